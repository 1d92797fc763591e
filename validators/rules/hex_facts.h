#pragma once
// All that is there in one hex and on its six hexsides: what the map prints, what the scenario adds
// and who stands there. Nothing is judged.

#include "validators/rules/situation.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace validators {

/// One hexside, seen from the hex that is asked about.
struct HexsideFacts {
    model::Direction direction;
    model::Hexside side;
    model::Hex beyond;
    bool isEdge = false;                         ///< what is beyond is not in play
    std::vector<model::HexsideFeature> features; ///< without watercourses
    std::vector<const model::Watercourse*> water;
    std::vector<const model::Road*> roads; ///< that cross it, or lead off the map through it
    std::vector<const model::Span*> spans;
    bool damaged = false;                    ///< its span is, in this scenario
    const model::Pontoon* pontoon = nullptr; ///< that lies across it, in this scenario

    bool empty() const {
        return features.empty() && water.empty() && roads.empty() && spans.empty() && !damaged &&
               !pontoon;
    }
};

/// Pointers are into the scenario of the situation, in the order of its lists.
struct HexFacts {
    model::Hex hex;
    std::vector<std::string> labels; ///< one for each sheet that prints it
    bool inPlay = false;
    bool closed = false;
    std::optional<int> shows;              ///< per cent of it that the sheet shows, where not all
    std::vector<model::TerrainId> terrain; ///< with the ground where no list names one
    std::optional<int> level;
    std::vector<const model::Place*> places;
    std::vector<const model::Entry*> entries;
    std::vector<const model::SupplySource*> sources;
    std::vector<const model::VictoryHex*> victoryHexes;
    std::vector<const model::GatherPoint*> gatherPoints;
    std::vector<const model::Outline*> outlines; ///< anchored here
    std::vector<const model::ImprovedPosition*> improvedPositions;
    std::vector<const model::Roadblock*> roadblocks;
    std::vector<model::SideId> control;
    std::span<const Standing> pieces;
    std::array<HexsideFacts, 6> hexsides; ///< in the order of hexsideDirections
};

HexFacts factsOf(const Situation& situation, model::Hex hex);

} // namespace validators
