#include "editor/overlays/answer_words.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace editor {

std::string cited(const model::RuleRef& rule) {
    return rule.text.empty() ? std::string{} : " (" + rule.text + ")";
}

std::string joined(const validators::MissingFigures& missing) {
    std::string text;
    for (const auto& figure : missing)
        text += (text.empty() ? "" : ", ") + figure;
    return text.empty() ? "the rule" : text;
}

std::optional<model::UnitId> selectedUnit(const Session& session) {
    if (const auto unit = session.selection().unit()) return unit;
    const auto hex = session.selection().hex();
    if (!hex) return std::nullopt;
    const auto standing = session.situation().standingAt(*hex);
    if (standing.empty()) return std::nullopt;
    return standing.front().piece.unit;
}

const validators::Standing* standingOf(const validators::Situation& situation,
                                       const model::UnitId& unit) {
    const auto& all = situation.standing();
    const auto found = std::find_if(all.begin(), all.end(), [&](const auto& each) {
        return each.piece.unit == unit && each.piece.part == model::PiecePart::whole;
    });
    return found == all.end() ? nullptr : &*found;
}

formats::Colour colourOf(const validators::Situation& situation, const model::SideId& side) {
    constexpr std::array<formats::Colour, 4> colours{{{0.16, 0.36, 0.68, 1.0},
                                                      {0.72, 0.26, 0.16, 1.0},
                                                      {0.20, 0.48, 0.28, 1.0},
                                                      {0.52, 0.28, 0.58, 1.0}}};
    const auto& sides = situation.forces().sides;
    const auto found =
        std::find_if(sides.begin(), sides.end(), [&](const auto& each) { return each.id == side; });
    return colours[static_cast<std::size_t>(std::distance(sides.begin(), found)) % colours.size()];
}

formats::Look lookOf(formats::Role role) {
    return {role, {}, 1.0, {}};
}

} // namespace editor
