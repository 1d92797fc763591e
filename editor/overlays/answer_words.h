#pragma once
// Words that the overlays of rules share.

#include "editor/overlays/overlay.h"
#include "model/rule_ref.h"
#include "validators/rules/situation.h"
#include "validators/verdict.h"

#include <optional>
#include <string>
#include <vector>

namespace editor {

/// ` (7.22)`, or nothing.
std::string cited(const model::RuleRef& rule);
std::string joined(const validators::MissingFigures& missing);
/// The unit that is selected, else the uppermost one in the selected hex.
std::optional<model::UnitId> selectedUnit(const Session& session);
/// Where the piece of the unit stands; null: not on the map.
const validators::Standing* standingOf(const validators::Situation& situation,
                                       const model::UnitId& unit);
/// A colour for each side, in the order of the forces.
formats::Colour colourOf(const validators::Situation& situation, const model::SideId& side);
formats::Look lookOf(formats::Role role);

} // namespace editor
