#include "editor/waiving.h"

#include "model/change.h"
#include "model/edits/text_edits.h"
#include "validators/checks/check.h"

#include <utility>

namespace editor {

bool canWaive(const model::ReportedFinding& finding) {
    return !finding.waived && validators::findCheck(finding.finding.check) != nullptr;
}

model::Edit waive(const model::ReportedFinding& finding, std::string reason) {
    model::Waiver waiver;
    waiver.check = finding.finding.check;
    waiver.subjects = finding.spellings;
    waiver.part = finding.finding.part;
    waiver.found = std::string(finding.finding.message.argument("found"));
    waiver.reason = std::move(reason);
    const auto* check = validators::findCheck(waiver.check);
    const bool inMap = check && check->reads.isWithin(model::Parts::map());
    auto edit = model::addWaiver(std::move(waiver), inMap);
    if (check) edit.name = model::tr("Waive: {check}", {{"check", std::string(check->title)}});
    return edit;
}

} // namespace editor
