#pragma once
// The case files of tests/cases, read as the programs read them.

#include "model/cases/expectation.h"
#include "model/read_findings.h"

#include <iosfwd>
#include <string>
#include <vector>

namespace testing_support {

struct ReadCaseFile {
    std::string name; ///< relative to tests/cases
    model::CaseFile file;
    std::vector<model::ReadFinding> findings; ///< of the reader; none in a sound file
};

/// In the order of their names.
const std::vector<ReadCaseFile>& caseFiles();

/// Every case of every file, with the file it stands in.
struct FoundCase {
    const ReadCaseFile* file;
    const model::Case* one;
};
const std::vector<FoundCase>& allCases();

/// So that GoogleTest names the case.
void PrintTo(const FoundCase& found, std::ostream* out);

} // namespace testing_support
