#include "validators/rules/sight_ground.h"

#include "validators/rules/slopes.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace validators {

namespace {

using model::Hex;
using model::Hexside;

constexpr std::string_view levelOf = "level of ";
constexpr std::string_view uphillOf = "uphill side of ";

void append(MissingFigures& all, const MissingFigures& more) {
    for (const std::string& figure : more)
        if (std::find(all.begin(), all.end(), figure) == all.end()) all.push_back(figure);
}

Fact undecided(Fact a, const Fact& b) {
    Fact fact{Verdict::undecided, {}};
    if (a.is == Verdict::undecided) fact.missing = std::move(a.missing);
    if (b.is == Verdict::undecided) append(fact.missing, b.missing);
    return fact;
}

} // namespace

Fact bothOf(Fact a, Fact b) {
    if (a.is == Verdict::no || b.is == Verdict::no) return {};
    if (a.is == Verdict::yes && b.is == Verdict::yes) return Fact::of(true);
    return undecided(std::move(a), b);
}

Fact eitherOf(Fact a, Fact b) {
    if (a.is == Verdict::yes || b.is == Verdict::yes) return Fact::of(true);
    if (a.is == Verdict::no && b.is == Verdict::no) return {};
    return undecided(std::move(a), b);
}

Fact notSo(Fact fact) {
    if (fact.is != Verdict::undecided)
        fact.is = fact.is == Verdict::yes ? Verdict::no : Verdict::yes;
    return fact;
}

bool isLevel(const std::string& figure) {
    return figure.starts_with(levelOf);
}

bool isOfHeights(const std::string& figure) {
    return isLevel(figure) || figure.starts_with(uphillOf);
}

const SideState* SightGround::at(Hexside side) const {
    for (const Hex hex : {side.first(), side.second()}) {
        const Ground::Index index = ground_.indexOf(hex);
        if (index == Ground::none) continue;
        const auto direction = static_cast<std::size_t>(side.directionFrom(hex).index() / 2);
        return ground_.isPlain(index, direction) ? nullptr : &ground_.side(index, direction);
    }
    return nullptr;
}

SightGround::Heights SightGround::heights(Hex hex) const {
    Heights heights;
    const Ground::Index index = ground_.indexOf(hex);
    if (index == Ground::none) return heights;
    for (const model::TerrainType* type : ground_.terrain(index))
        if (type->hilltop) heights.top = Fact::of(true);
    if (const std::string unknown = unknownTerrain(hex); !unknown.empty())
        heights.top = eitherOf(std::move(heights.top), Fact::unknown(unknown));
    for (std::size_t d = 0; d < model::hexsideDirections.size(); ++d) {
        if (ground_.isPlain(index, d)) continue;
        const Hexside side(hex, model::hexsideDirections[d]);
        const SideState& state = ground_.side(index, d);
        for (const SideFeature& feature : state.features) {
            if (!feature.printed->uphill) continue;
            const Fact up = risesTo(hex, side, feature);
            heights.top = eitherOf(std::move(heights.top), up);
            heights.foot = eitherOf(std::move(heights.foot), notSo(up));
            heights.either = Fact::of(true);
        }
        if (const std::string unknown = unknownFeature(side); !unknown.empty()) {
            heights.top = eitherOf(std::move(heights.top), Fact::unknown(unknown));
            heights.foot = eitherOf(std::move(heights.foot), Fact::unknown(unknown));
        }
    }
    heights.either = eitherOf(std::move(heights.either), eitherOf(heights.top, heights.foot));
    return heights;
}

Fact SightGround::risesTo(Hex hex, Hexside side, const SideFeature& slope) const {
    const auto high = uphillSide(situation_.lines(), side, slope.uphill);
    if (!high) return Fact::unknown(std::string(uphillOf) + situation_.label(side));
    return Fact::of(*high == hex);
}

Fact SightGround::looksDownAcross(Hex hex, Hexside side) const {
    Fact fact;
    if (const SideState* state = at(side))
        for (const SideFeature& feature : state->features)
            if (feature.printed->uphill)
                fact = eitherOf(std::move(fact), risesTo(hex, side, feature));
    return fact;
}

Fact SightGround::compared(Hex hex, Hex other, bool (*holds)(int, int)) const {
    const auto level = situation_.lines().levelAt(hex);
    const auto otherLevel = situation_.lines().levelAt(other);
    if (level && otherLevel) return Fact::of(holds(*level, *otherLevel));
    Fact fact{Verdict::undecided, {}};
    if (!level) fact.missing.push_back(std::string(levelOf) + situation_.label(hex));
    if (!otherLevel) fact.missing.push_back(std::string(levelOf) + situation_.label(other));
    return fact;
}

Fact SightGround::isNoLower(Hex hex, Hex other) const {
    return compared(hex, other, [](int a, int b) { return a >= b; });
}

Fact SightGround::isLevel(Hex hex, Hex other) const {
    return compared(hex, other, [](int a, int b) { return a == b; });
}

std::string SightGround::unknownTerrain(Hex hex) const {
    const Ground::Index index = ground_.indexOf(hex);
    if (index == Ground::none || !ground_.hasUnknownTerrain(index)) return {};
    for (const model::TerrainId& id : situation_.terrainAt(hex))
        if (!id.empty() && (!situation_.ruleset() || !model::find(*situation_.ruleset(), id)))
            return "terrain " + id.text;
    return "terrain of " + situation_.label(hex);
}

std::string SightGround::unknownFeature(Hexside side) const {
    const SideState* state = at(side);
    if (!state || !state->unknownFeature) return {};
    // A span of unknown type hinders no sight.
    for (const LaidFeature& feature : situation_.lines().featuresAt(side))
        if (!feature.type) return "hexside type " + feature.id->text;
    return {};
}

Fact SightGround::hasUnits(Hex hex, const model::SideId& side) const {
    Fact fact;
    for (const Standing& standing : situation_.standingAt(hex)) {
        const UnitFacts* facts = standing.facts;
        if (!facts) {
            fact = eitherOf(std::move(fact), Fact::unknown("unit " + standing.piece.unit.text));
            continue;
        }
        if (!side.empty() && facts->side != side) continue;
        // Glossary: combat units, vedettes and trains are units, leaders are not.
        if (standing.piece.part == model::PiecePart::vedette) return Fact::of(true);
        if (facts->isLeader) continue;
        if (facts->unitClass) return Fact::of(true);
        fact = eitherOf(std::move(fact), Fact::unknown("class of " + standing.piece.unit.text));
    }
    return fact;
}

} // namespace validators
