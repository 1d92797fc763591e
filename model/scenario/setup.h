#pragma once
// A Setup is the instruction: which units may start where, and by which rule. An Arrangement is
// one trial of it: where each piece stands. A set-up whose only zone is one hex places its units
// without an arrangement.

#include "model/annotations.h"
#include "model/geometry/hex.h"
#include "model/id.h"
#include "model/shared.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace model {

/// These hexes, in the order written.
struct HexesZone {
    std::vector<Hex> hexes;
    bool operator==(const HexesZone&) const = default;
};

/// All hexes at most `within` hexes from one of the centres, or from any unit of a formation, or
/// from a unit.
struct WithinZone {
    int within = 0;
    std::vector<Hex> of;
    FormationId ofFormation;
    UnitId ofUnit;
    bool operator==(const WithinZone&) const = default;
};

struct Zone {
    std::variant<HexesZone, WithinZone> area;
    Annotations about;
    bool operator==(const Zone&) const = default;
};

struct Setup {
    SetupId id;
    SideId side;
    std::vector<UnitId> units;
    std::vector<Zone> zones; ///< they add up
    Annotations about;

    /// The hex at which its units stand without an arrangement.
    std::optional<Hex> fixedHex() const;

    bool operator==(const Setup&) const = default;
};

/// Which part of a unit a piece is.
enum class PiecePart { whole, vedette };

/// Where one piece stands. A piece whose hex could not be read has none (its text is a misfit).
struct Piece {
    UnitId unit;
    PiecePart part = PiecePart::whole;
    std::optional<Hex> at;
    bool reduced = false;
    bool roadMarch = false;
    Annotations about;

    bool operator==(const Piece&) const = default;
};

struct Arrangement {
    std::vector<Shared<Piece>> pieces; ///< order within a hex is the order of the stack, top first
    Annotations about;

    bool operator==(const Arrangement&) const = default;
};

} // namespace model
