#pragma once
// What a line of sight asks of hexes and hexsides: which hex is a hilltop, which lies at the foot
// of a slope, whether units stand in it. Every answer may be undecided and then names what is
// missing. What of it blocks a line is said in line_of_sight.

#include "validators/rules/ground.h"
#include "validators/rules/situation.h"
#include "validators/verdict.h"

#include <string>

namespace validators {

/// A three-valued statement with the figures it lacks, which are empty unless it is undecided.
struct Fact {
    Verdict is = Verdict::no;
    MissingFigures missing;

    static Fact of(bool holds) { return {holds ? Verdict::yes : Verdict::no, {}}; }
    static Fact unknown(std::string figure) { return {Verdict::undecided, {std::move(figure)}}; }
    bool isSure() const { return is == Verdict::yes; }
    bool isPossible() const { return is != Verdict::no; }
};

Fact bothOf(Fact a, Fact b);
Fact eitherOf(Fact a, Fact b);
Fact notSo(Fact fact);

/// A figure that a Fact names, when it is a level or an uphill side.
bool isOfHeights(const std::string& figure);
bool isLevel(const std::string& figure);

class SightGround {
public:
    explicit SightGround(const Situation& situation)
        : situation_(situation), ground_(situation.ground()) {}

    bool isInPlay(model::Hex hex) const { return ground_.indexOf(hex) != Ground::none; }
    /// Null where neither hex is in play, and for a plain hexside.
    const SideState* at(model::Hexside side) const;

    /// Above a slope, or marked as hilltop.
    Fact isHilltop(model::Hex hex) const { return heights(hex).top; }
    /// At the foot of a slope.
    Fact isSlopeHex(model::Hex hex) const { return heights(hex).foot; }
    /// One of the two: a slope without direction makes the hex surely one of them.
    Fact isOnSlope(model::Hex hex) const { return heights(hex).either; }
    /// The slope rises to the hex, which is one of the two of the hexside.
    Fact risesTo(model::Hex hex, model::Hexside side, const SideFeature& slope) const;
    /// Any slope of the hexside does.
    Fact looksDownAcross(model::Hex hex, model::Hexside side) const;
    /// The level of the first hex is known to be no lower, or the same.
    Fact isNoLower(model::Hex hex, model::Hex other) const;
    Fact isLevel(model::Hex hex, model::Hex other) const;

    const std::vector<const model::TerrainType*>& terrain(model::Hex hex) const {
        return ground_.terrain(ground_.indexOf(hex));
    }
    /// `terrain vines` when the ruleset does not know one of the hex; else empty.
    std::string unknownTerrain(model::Hex hex) const;
    /// `hexside type hedge`, likewise.
    std::string unknownFeature(model::Hexside side) const;

    /// Pieces that are no leaders stand in the hex; `side` empty: of any side.
    Fact hasUnits(model::Hex hex, const model::SideId& side = {}) const;

private:
    struct Heights {
        Fact top, foot, either;
    };
    Heights heights(model::Hex hex) const;
    Fact compared(model::Hex hex, model::Hex other, bool (*holds)(int, int)) const;

    const Situation& situation_;
    const Ground& ground_;
};

} // namespace validators
