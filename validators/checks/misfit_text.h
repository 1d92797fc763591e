#pragma once
// Texts of a file that their fields could not hold, seen by the checks: what each should have
// been, where it stands, what a finding about it points at, and how to mend or drop it.

#include "model/finding.h"
#include "model/map/labels.h"
#include "validators/rules/situation.h"

#include <map>
#include <string>
#include <vector>

namespace validators {

/// Why a label cannot be held on the present grid; `none`: it reads now.
model::LabelFault labelFault(const Situation& situation, const model::FoundMisfit& found);

/// What a finding points at: the object whose field it is, or the text itself in lists and in
/// records without an id. `part` is then the field, or empty.
struct MisfitSubject {
    model::Subject subject;
    std::string part;
    auto operator<=>(const MisfitSubject&) const = default;
};
MisfitSubject subjectOf(const Situation& situation, const model::FoundMisfit& found);

/// Labels of one fault, those that point at the same thing together.
using MisfitGroups = std::map<MisfitSubject, std::vector<model::FoundMisfit>>;
MisfitGroups labelsWith(const Situation& situation, model::LabelFault fault);

/// The texts of a group and the records in which they stand, for people.
std::string texts(const std::vector<model::FoundMisfit>& group);
std::string places(const Situation& situation, const std::vector<model::FoundMisfit>& group);

/// `terrain woods`, `unit rampon-a`: for people.
std::string place(const Situation& situation, model::RecordRef record);

/// The sheet under which the record is written; empty on most records.
model::SheetId sheetContext(const model::Scenario& scenario, model::RecordRef record);

/// The text taken as it is, or as `mended`, if the record can hold it then.
std::vector<model::Fix> adoptFix(const Situation& situation, const model::FoundMisfit& found,
                                 const std::string& mended, bool sure);
model::Fix dropFix(const model::FoundMisfit& found, bool sure);

} // namespace validators
