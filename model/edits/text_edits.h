#pragma once
// Edits of what the file says: text that did not fit its field is adopted or dropped, titles are
// set, findings are waived, options and house rules chosen.

#include "model/edits/edit.h"
#include "model/id.h"
#include "model/map/waiver.h"
#include "model/scenario/records.h"

#include <string>

namespace model {

/// Reads the misfit's text, or a mended text, again and puts the value where the field or list
/// wants it. Does nothing when the text still cannot be held there.
Edit adoptMisfit(RecordRef record, Misfit misfit, std::string mended = {});
/// Whether adoptMisfit would change the scenario.
bool canAdopt(const Scenario& scenario, RecordRef record, const Misfit& misfit,
              const std::string& mended = {});

Edit dropMisfit(RecordRef record, Misfit misfit);

Edit setTitle(std::string title);

/// `inMap`: kept in the map file, for checks that read nothing but the map.
Edit addWaiver(Waiver waiver, bool inMap);
Edit removeWaiver(std::string check, Waiver waiver);

Edit setOption(OptionId option, bool on);
/// An empty value takes the override away.
Edit setOverride(std::string figure, std::string value, std::string rule);

} // namespace model
