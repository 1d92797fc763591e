#pragma once
// What a game says of maps as such: how steep a step of levels must be to need a slope, how much of
// a half hex must show, and the measures of the printed map.

#include "model/rule_ref.h"
#include "model/ruleset/figure.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace model {

struct MapRule {
    RuleRef rule;
    /// From which difference in level two neighbours need a slope or crest between them.
    Figure<int> slopeStep{1, {}, {}};
    /// Within how many hexes of a hilltop a hill needs a level; 0: levels are needed only where a
    /// line of sight between two hilltops depends on them.
    Figure<int> levelsNearHilltop{0, {}, {}};
    /// Per cent of an edge hex that must show for it to be playable (NBS 1.1b).
    Figure<int> leastShown{50, {}, {}};
    /// What a hex measures in the field, `480 m`, and on paper, `16 mm`; empty: nothing is said.
    Figure<std::string> across, onPaper;
    /// The size of the sheet, `297 x 210 mm`; empty: nothing is said.
    Figure<std::string> paper;

    bool operator==(const MapRule&) const = default;
};

std::span<const FigureRow> mapFigures();

/// A place that the rules of a published map name.
struct PublishedPlace {
    std::string name;
    std::vector<std::string> aliases; ///< other spellings that are the same place
    std::string kind;                 ///< the place kind it must be; empty: any
    std::string terrain;              ///< a terrain each of its hexes must hold; empty: any
    std::string lacks;                ///< a terrain none of its hexes may hold
    std::vector<std::string> hexes;   ///< as printed; empty: the rules name none
    std::string hexsides;             ///< a hexside type that at least one of its hexsides carries
    std::optional<int> gates;         ///< hexsides in its ring that are gates
    bool needed = true;               ///< a map without it is wrong
    RuleRef rule;
    bool operator==(const PublishedPlace&) const = default;
};

/// Hexes that the rules show as one place, so that they touch: each of them two others, or in a
/// chain.
struct PublishedGroup {
    std::vector<std::string> hexes; ///< as printed
    bool mutual = false;            ///< every two of them touch
    RuleRef rule;
    bool operator==(const PublishedGroup&) const = default;
};

/// Figures printed for a published map; a map says which one it is (Map::published).
struct PublishedMap {
    std::string id;
    std::vector<PublishedPlace> places;
    std::vector<PublishedGroup> groups;
    bool operator==(const PublishedMap&) const = default;
};

} // namespace model
