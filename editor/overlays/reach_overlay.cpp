#include "editor/overlays/answer_words.h"
#include "editor/overlays/rule_overlays.h"
#include "validators/rules/movement.h"

namespace editor {

using formats::Role;
using model::tr;
using validators::Verdict;

namespace {

constexpr double costSize = 0.34;

model::Message textOf(const Situation& situation, const model::UnitId& unit, model::Hex hex,
                      const validators::ReachLine& line) {
    const auto where = situation.label(hex);
    const auto name = situation.name(unit);
    if (line.verdict == Verdict::no && line.tooFar && line.halfPoints)
        return tr("{unit} to {hex}: {cost} movement points, more than it has",
                  {{"unit", name}, {"hex", where}, {"cost", model::pointsText(*line.halfPoints)}});
    if (line.verdict == Verdict::no)
        return tr("{unit} cannot get to {hex}{rule}",
                  {{"unit", name}, {"hex", where}, {"rule", cited(line.clause)}});
    if (line.verdict == Verdict::undecided)
        return tr("{unit} to {hex}: undecided, {missing} is not stated",
                  {{"unit", name}, {"hex", where}, {"missing", joined(line.missing)}});
    return tr(
        "{unit} to {hex}: {cost} of {allowance} movement points{rule}",
        {{"unit", name},
         {"hex", where},
         {"cost", line.halfPoints ? model::pointsText(*line.halfPoints) : "an unknown number"},
         {"allowance", line.allowance.points.hasValue() ? std::to_string(*line.allowance.points)
                                                        : "an unknown number"},
         {"rule", cited(line.allowance.clause)}});
}

} // namespace

OverlayPicture reachPicture(const Situation& situation, const model::UnitId& unit,
                            std::optional<model::Hex> pointer) {
    OverlayPicture picture;
    const auto* piece = standingOf(situation, unit);
    if (!piece) return picture;
    const auto field = validators::reach(situation, *piece);
    const auto& ground = situation.ground();
    formats::HexFill surely{{}, lookOf(Role::reach)};
    formats::HexOutline possibly{{}, lookOf(Role::reach)};
    possibly.look.dash = formats::Dash::dashed;
    std::vector<formats::Shape> costs;
    for (validators::Ground::Index i = 0; i < ground.size(); ++i) {
        const Verdict verdict = field.at(i);
        if (verdict == Verdict::no) continue;
        const model::Hex hex = ground.hexAt(i);
        if (verdict == Verdict::undecided) {
            possibly.hexes.push_back(hex);
            continue;
        }
        surely.hexes.push_back(hex);
        if (const auto cost = field.halfPointsTo(i); cost && i != field.start)
            costs.emplace_back(formats::Text{model::latticePoint(hex), model::pointsText(*cost),
                                             costSize, lookOf(Role::reach)});
    }
    if (!surely.hexes.empty()) picture.shapes.emplace_back(std::move(surely));
    if (!possibly.hexes.empty()) picture.shapes.emplace_back(std::move(possibly));
    picture.shapes.insert(picture.shapes.end(), costs.begin(), costs.end());
    if (pointer && *pointer != piece->at) {
        const auto line = validators::reachLine(situation, *piece, *pointer);
        if (line.path.size() > 1 && line.verdict != Verdict::no) {
            auto path = formats::pathThrough(line.path, lookOf(Role::path));
            path.arrow = true;
            picture.shapes.emplace_back(std::move(path));
        }
        picture.text = textOf(situation, unit, *pointer, line);
    }
    return picture;
}

OverlayPicture reachOverlay(const OverlayInput& input) {
    const auto unit = selectedUnit(input.session);
    return unit ? reachPicture(input.session.situation(), *unit, input.hex) : OverlayPicture{};
}

} // namespace editor
