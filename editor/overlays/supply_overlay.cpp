#include "editor/overlays/answer_words.h"
#include "editor/overlays/rule_overlays.h"
#include "validators/rules/supply.h"
#include "validators/rules/supply_words.h"

#include <algorithm>

namespace editor {

using formats::Role;
using model::tr;
using validators::SupplyLine;
using validators::SupplyMeans;
using validators::Verdict;

namespace {

std::string meansOf(const Situation& situation, const SupplyLine& line) {
    const auto source = [&] {
        if (!line.source) return std::string("a source");
        return "source " + validators::nameOf(situation, *line.source);
    };
    switch (line.means) {
    case SupplyMeans::source:
        return "by " + source();
    case SupplyMeans::ownTrain:
    case SupplyMeans::foreignTrain:
        return line.train ? "by " + situation.name(line.train->piece.unit) : "by a train";
    case SupplyMeans::none:
        break;
    }
    return {};
}

model::Message textOf(const Situation& situation, const model::UnitId& unit,
                      const SupplyLine& line) {
    const auto name = situation.name(unit);
    if (line.verdict == Verdict::undecided)
        return tr("{unit}: supply undecided, {missing} is not stated",
                  {{"unit", name}, {"missing", joined(line.missing)}});
    const auto length = line.length();
    const std::string hexes = length ? ", " + std::to_string(*length) + " hexes" : "";
    if (line.verdict == Verdict::yes)
        return tr("{unit}: in supply {means}{hexes}{rule}", {{"unit", name},
                                                             {"means", meansOf(situation, line)},
                                                             {"hexes", hexes},
                                                             {"rule", cited(line.clause)}});
    return tr("{unit}: out of supply, {why}{rule}",
              {{"unit", name},
               {"why", validators::worded(situation, line.broken)},
               {"rule", cited(line.clause)}});
}

void addLine(OverlayPicture& picture, const SupplyLine& line) {
    if (line.forward.size() > 1)
        picture.shapes.emplace_back(formats::pathThrough(line.forward, lookOf(Role::path)));
    if (line.trunk.size() > 1) {
        formats::Look look = lookOf(Role::path);
        constexpr double heavier = 1.6;
        look.width = heavier;
        picture.shapes.emplace_back(formats::pathThrough(line.trunk, look));
    }
    if (const auto* hex = std::get_if<model::Hex>(&line.broken.at))
        picture.shapes.emplace_back(formats::HexOutline{{*hex}, lookOf(Role::blocked)});
    if (const auto* side = std::get_if<model::Hexside>(&line.broken.at))
        picture.shapes.emplace_back(formats::HexsideStroke{{*side}, lookOf(Role::blocked)});
}

} // namespace

OverlayPicture supplyPicture(const Situation& situation, std::optional<model::SideId> side,
                             const model::UnitId& unit, std::optional<model::Hex> pointer) {
    OverlayPicture picture;
    const validators::SupplyNet& net = situation.supply();
    formats::HexFill in{{}, lookOf(Role::allowed)};
    formats::HexFill out{{}, lookOf(Role::blocked)};
    formats::HexOutline open{{}, lookOf(Role::hover)};
    open.look.dash = formats::Dash::dashed;
    for (const auto& each : net.state().units) {
        if (side && each.piece->facts->side != *side) continue;
        auto& hexes = each.verdict == Verdict::yes  ? in.hexes
                      : each.verdict == Verdict::no ? out.hexes
                                                    : open.hexes;
        if (std::find(hexes.begin(), hexes.end(), each.piece->at) == hexes.end())
            hexes.push_back(each.piece->at);
    }
    if (!in.hexes.empty()) picture.shapes.emplace_back(std::move(in));
    if (!out.hexes.empty()) picture.shapes.emplace_back(std::move(out));
    if (!open.hexes.empty()) picture.shapes.emplace_back(std::move(open));

    // The line of the unit under the pointer, else of the one that is selected.
    model::UnitId traced = unit;
    if (pointer)
        for (const auto& standing : situation.standingAt(*pointer))
            if (standing.facts && !standing.facts->isLeader) {
                traced = standing.piece.unit;
                break;
            }
    if (!traced.empty() && standingOf(situation, traced)) {
        const SupplyLine line = net.line(traced);
        addLine(picture, line);
        picture.text = textOf(situation, traced, line);
    }
    return picture;
}

OverlayPicture supplyOverlay(const OverlayInput& input) {
    const auto unit = selectedUnit(input.session);
    return supplyPicture(input.session.situation(), std::nullopt, unit.value_or(model::UnitId{}),
                         input.hex);
}

} // namespace editor
