#pragma once
// A finding as the editor shows it: of the last report, or of reading the file. It is stale while
// its check has not yet run on the value that is shown.

#include "model/validation_report.h"

namespace editor {

struct ShownFinding {
    model::ReportedFinding reported;
    bool stale = false;
    bool ofReading = false; ///< said by the reader of the file or of the ruleset

    const model::Finding& finding() const { return reported.finding; }
};

} // namespace editor
