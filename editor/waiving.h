#pragma once
// How a finding is waived: with the figure that was found, so that another figure reopens it, and
// in the file that its check reads.

#include "model/edits/edit.h"
#include "model/validation_report.h"

#include <string>

namespace editor {

/// What readers say, and findings about findings, cannot be waived.
bool canWaive(const model::ReportedFinding& finding);

model::Edit waive(const model::ReportedFinding& finding, std::string reason);

} // namespace editor
