#include "tests/support/case_files.h"

#include "formats/file_io.h"
#include "formats/native/native_file.h"

#include <algorithm>
#include <filesystem>
#include <ostream>

namespace testing_support {

namespace {

std::vector<ReadCaseFile> readAll() {
    const std::filesystem::path folder = std::filesystem::path(TESTS_FOLDER) / "cases";
    std::vector<std::filesystem::path> paths;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
        if (entry.path().string().ends_with(".cases.xml")) paths.push_back(entry.path());
    std::sort(paths.begin(), paths.end());
    std::vector<ReadCaseFile> files;
    for (const auto& path : paths) {
        auto read = formats::readCases(formats::openSource(path));
        files.push_back({std::filesystem::relative(path, folder).string(),
                         read.value.value_or(model::CaseFile{}), std::move(read.findings)});
    }
    return files;
}

} // namespace

const std::vector<ReadCaseFile>& caseFiles() {
    static const auto files = readAll();
    return files;
}

const std::vector<FoundCase>& allCases() {
    static const auto cases = [] {
        std::vector<FoundCase> all;
        for (const auto& file : caseFiles())
            for (const auto& one : file.file.cases)
                all.push_back({&file, &one});
        return all;
    }();
    return cases;
}

void PrintTo(const FoundCase& found, std::ostream* out) {
    *out << found.file->name << ": " << found.one->id;
}

} // namespace testing_support
