#pragma once
// How the watercourses of a map hang together at the corners of hexes: where one ends openly, where
// one is broken, and which records are one course. Ends at the map edge, at water in a hex and
// ends that their author declared are no open ones.

#include "model/geometry/vertex.h"
#include "validators/rules/hexes_with.h"
#include "validators/rules/situation.h"

#include <map>
#include <set>
#include <vector>

namespace validators {

std::string nameOf(const model::Watercourse& water);

/// Where water stops.
struct OpenEnd {
    model::Vertex corner;
    model::Hexside hexside;
    const model::Watercourse* water = nullptr;
};

/// One hexside without water between two open ends of one kind.
struct WaterGap {
    model::Hexside at;
    const model::Watercourse* one = nullptr;
    const model::Watercourse* other = nullptr; ///< may be the same
};

/// Two hexsides that follow each other in one watercourse and have no common corner.
struct WaterBreak {
    model::Hexside before, after;
    const model::Watercourse* water = nullptr;
};

/// Records of one kind that continue each other, with the ends of them all.
struct Course {
    const model::HexsideType* type = nullptr; ///< null: the ruleset does not know it
    std::vector<OpenEnd> ends;
};

class WaterNet {
public:
    explicit WaterNet(const Situation& situation);

    const std::vector<WaterGap>& gaps() const { return gaps_; }
    const std::vector<WaterBreak>& breaks() const { return breaks_; }
    /// Open ends that belong to no gap or break, course by course.
    std::vector<Course> coursesWithOpenEnds() const;

private:
    using Laid = std::vector<const LaidFeature*>;

    void declareEnds(const model::Watercourse& water);
    bool isSettled(model::Vertex corner) const;
    /// Nothing but one hexside of water meets the corner, and nobody says that it should end.
    bool isOpen(model::Vertex corner) const;
    /// The only hexside of its kind at the corner, which is not settled.
    const LaidFeature* endOfKind(model::Vertex corner, const model::HexsideTypeId& kind) const;
    void findGaps();
    /// One gap lies between the two, which is told already.
    bool isNarrow(model::Hexside before, model::Hexside after) const;
    void findBreaks(const model::Watercourse& water);
    std::vector<model::Vertex> openCornersOf(model::Hexside hexside) const;

    const Situation& situation_;
    HexesWith standingWater_;
    std::map<model::Vertex, Laid> corners_;
    std::set<model::Vertex> declared_, broken_;
    std::vector<WaterGap> gaps_;
    std::map<model::Vertex, std::vector<model::Hexside>> gapsAt_; ///< by either end
    std::vector<WaterBreak> breaks_;
};

} // namespace validators
