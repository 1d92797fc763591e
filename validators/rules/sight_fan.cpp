#include "validators/rules/sight_fan.h"

#include "validators/rules/sight_ground.h"

#include <algorithm>
#include <variant>

namespace validators {

using model::Hex;
using model::Hexside;

SightFan sightFan(const Situation& situation, Hex from, SightMode mode) {
    SightFan fan{from, sightRange(situation), {}};
    if (!fan.range.hexes) return fan;
    // Neighbours may see each other even where nobody sees farther.
    for (const Hex hex : model::hexesWithin(from, std::max(1, *fan.range.hexes)))
        if (hex != from && situation.ground().indexOf(hex) != Ground::none)
            fan.lines.push_back({hex, sightLine(situation, fan.range, from, hex, mode),
                                 sightLine(situation, fan.range, hex, from, mode)});
    return fan;
}

std::vector<Verdict> sightOfSide(const Situation& situation, const model::SideId& side) {
    const Ground& ground = situation.ground();
    std::vector<Verdict> seen(ground.size(), Verdict::no);
    const SightRange range = sightRange(situation);
    if (!range.hexes) {
        seen.assign(ground.size(), Verdict::undecided);
        return seen;
    }
    const SightGround sight(situation);
    for (const Hex from : situation.occupiedHexes()) {
        const Verdict looks = sight.hasUnits(from, side).is;
        if (looks == Verdict::no) continue;
        for (const Hex to : model::hexesWithin(from, std::max(1, *range.hexes))) {
            const auto index = ground.indexOf(to);
            if (index == Ground::none || seen[index] == Verdict::yes) continue;
            const SightLine line = sightLine(situation, range, from, to, SightMode::units);
            if (line.verdict == Verdict::no) continue;
            const bool surely = looks == Verdict::yes && line.verdict == Verdict::yes;
            seen[index] = surely ? Verdict::yes : Verdict::undecided;
        }
    }
    return seen;
}

Verdict hasUnits(const Situation& situation, Hex hex, const model::SideId& side) {
    return SightGround(situation).hasUnits(hex, side).is;
}

namespace {

/// 13.2: over a river that nothing crosses; 25.77: over a wall.
Verdict mayFireAtNeighbour(const Situation& situation, Hexside side) {
    const SideState* state = SightGround(situation).at(side);
    if (!state) return Verdict::no;
    const auto any = [&](auto isMeant) {
        return std::any_of(state->features.begin(), state->features.end(),
                           [&](const SideFeature& each) { return isMeant(*each.type); });
    };
    if (any([](const auto& type) { return type.artilleryOver; })) return Verdict::yes;
    const bool river = any([](const auto& type) { return type.water && !type.passable; });
    if (!river) return state->unknownFeature ? Verdict::undecided : Verdict::no;
    if (state->unknownFeature || state->damaged) return Verdict::undecided;
    return state->span || state->pontoon ? Verdict::no : Verdict::yes;
}

} // namespace

Verdict canFireAt(const Situation& situation, Hex battery, Hex target) {
    const auto* rule = situation.ruleset()
                           ? std::get_if<model::SightByJunctures>(&situation.ruleset()->sight)
                           : nullptr;
    if (!rule || !rule->fireFrom.isSet() || !rule->fireTo.isSet()) return Verdict::undecided;
    const int hexes = model::distance(battery, target);
    if (hexes > rule->fireTo.value || hexes == 0) return Verdict::no;
    const bool near = hexes < rule->fireFrom.value;
    if (near && hexes > 1) return Verdict::no;
    const Verdict within =
        near ? mayFireAtNeighbour(situation, *model::hexsideBetween(battery, target))
             : Verdict::yes;
    if (within == Verdict::no) return within;
    const Verdict sight = sightLine(situation, battery, target, SightMode::artillery).verdict;
    if (sight == Verdict::no) return sight;
    return within == Verdict::yes ? sight : Verdict::undecided;
}

} // namespace validators
