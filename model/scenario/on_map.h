#pragma once
// The state of the map in this scenario: works, damage, roadblocks and control. Rules read it
// merged with the printed map, never alone.

#include "model/annotations.h"
#include "model/geometry/hex.h"
#include "model/id.h"
#include "model/map/hex_set.h"
#include "model/shared.h"

#include <optional>
#include <string>
#include <vector>

namespace model {

struct ImprovedPosition {
    std::optional<Hex> at;
    bool underConstruction = false;
    Annotations about;
    bool operator==(const ImprovedPosition&) const = default;
};

struct Roadblock {
    SideId side;
    std::optional<Hex> at;
    std::optional<Hex> toward; ///< the neighbour across the defile hexside of its arrow
    Annotations about;
    bool operator==(const Roadblock&) const = default;
};

struct DamagedSpan {
    std::optional<Hexside> at;
    Annotations about;
    bool operator==(const DamagedSpan&) const = default;
};

/// A pontoon bridge that lies across a hexside (TLNB 18.3). It carries units from the turn after it
/// was laid; one that names no turn lies there from the start.
struct Pontoon {
    SideId side;
    std::optional<Hexside> at;
    std::string turn; ///< when it was laid
    Annotations about;
    bool operator==(const Pontoon&) const = default;
};

struct Control {
    SideId side;
    std::vector<Hex> at;
    Annotations about;
    bool operator==(const Control&) const = default;
};

struct OnMap {
    std::vector<Shared<ImprovedPosition>> improvedPositions;
    std::vector<Shared<Roadblock>> roadblocks;
    std::vector<Shared<DamagedSpan>> damaged;
    std::vector<Shared<Pontoon>> pontoons;
    std::vector<Shared<Control>> control;
    Annotations about;

    bool operator==(const OnMap&) const = default;
};

} // namespace model
