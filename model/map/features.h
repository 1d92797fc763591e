#pragma once
// The outlines of a map in its plane, found by place: woods under a line of sight, lines along a
// hexside. The verdicts are exact, and what only touches counts as met, unless a question says
// `entering`. Made from a map that does not change meanwhile.

#include "model/geometry/lattice_predicates.h"
#include "model/map/map.h"

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

namespace model {

/// Why an outline is none. A line has at least two points, an area three that span one.
enum class OutlineFault { none, noAnchor, tooFewPoints, crossesItself };
OutlineFault faultOf(const Outline& outline);

class Features {
public:
    explicit Features(const Map& map);

    // Outlines are named by their place in Map::outlines and given in ascending order.

    /// Those whose box meets the box; a superset of what lies there.
    std::vector<std::size_t> near(LatticeBox box) const;
    std::vector<std::size_t> meeting(LatticeSegment segment) const;
    std::vector<std::size_t> at(LatticePoint point) const;
    std::vector<std::size_t> reaching(Hex hex) const;
    std::vector<std::size_t> reaching(Hexside hexside) const;
    /// Those that share more with the hex than its border.
    std::vector<std::size_t> entering(Hex hex) const;

    bool meets(std::size_t outline, LatticeSegment segment) const;
    bool reaches(std::size_t outline, Hex hex) const;
    bool enters(std::size_t outline, Hex hex) const;

    /// The printed hexes that the outline touches, or enters, ascending.
    std::vector<Hex> hexesTouched(std::size_t outline) const;
    std::vector<Hex> hexesEntered(std::size_t outline) const;

private:
    struct Placed {
        bool open = false;
        std::vector<LatticePoint> points;
    };
    struct Tree;

    Map grid_; ///< numbering and sheets only
    std::vector<LatticeBox> sheets_;
    std::vector<Placed> outlines_;
    std::shared_ptr<const Tree> tree_;
};

} // namespace model
