#pragma once
// Which hex is the higher one across a slope, what is a hilltop or a slope hex, and where slopes
// lead uphill in a ring.

#include "validators/rules/hexes_with.h"
#include "validators/rules/situation.h"

#include <optional>
#include <unordered_set>
#include <vector>

namespace validators {

bool isSlope(const LaidFeature& feature);
/// Neither declared uphill nor flat: a crest.
bool isCrest(const LaidFeature& feature);

/// As declared, else as the levels of both hexes say; nothing where neither does.
std::optional<model::Hex> uphillSide(const PrintedLines& lines, model::Hexside at,
                                     std::optional<model::Hex> declared);
inline std::optional<model::Hex> uphillSide(const PrintedLines& lines, const LaidFeature& feature) {
    return uphillSide(lines, feature.at, feature.uphill);
}

/// The same slope is drawn the other way round as well; grid.duplicate-entry says so.
bool isDrawnBothWays(const PrintedLines& lines, const LaidFeature& feature);

/// The declared uphill hex with both levels, where they contradict it.
struct Contradiction {
    model::Hex uphill, other;
    int level = 0, otherLevel = 0;
};
std::optional<Contradiction> contradiction(const PrintedLines& lines, const LaidFeature& feature);

/// The hexes that overlook a slope or are marked as hilltops, and those at the foot of one.
class Heights {
public:
    explicit Heights(const Situation& situation);

    bool isHilltop(model::Hex hex) const { return above_.contains(hex) || marked_.contains(hex); }
    bool isSlopeHex(model::Hex hex) const { return below_.contains(hex); }

private:
    HexesWith marked_;
    std::unordered_set<model::Hex> above_, below_;
};

/// Rings of hexes each of which is uphill of the one before, shortest first at their smallest hex.
/// Slopes that contradict given levels are left out: something else is wrong with them.
std::vector<std::vector<model::Hex>> slopeRings(const Situation& situation);

} // namespace validators
