#pragma once
// What overlays and markers ask the painter to draw over the map: plain values in hexes and lattice
// points, so that whoever makes them knows neither pixels nor Cairo, and a test can compare them.
// What a shape looks like is said by its role, which the theme knows.

#include "formats/drawing/colour.h"
#include "model/finding.h"
#include "model/geometry/hex.h"
#include "model/geometry/hexside.h"
#include "model/geometry/lattice_point.h"
#include "model/geometry/vertex.h"
#include "model/scenario/scenario.h"

#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace formats {

/// Why a shape is drawn.
enum class Role {
    hover,
    selection,
    preview, ///< what a tool is about to change
    findingError,
    findingWarning,
    findingInfo,
    reach,
    path,
    blocked,
    allowed,
    zone,
    measure,
};

enum class Dash { solid, dashed, dotted };

/// The role's look in the theme, changed where a member is set.
struct Look {
    Role role = Role::selection;
    std::optional<Colour> colour;
    double width = 1.0; ///< times the width of the role
    std::optional<Dash> dash;

    bool operator==(const Look&) const = default;
};

/// The area of the hexes, without borders between them.
struct HexFill {
    std::vector<model::Hex> hexes;
    Look look;
    bool operator==(const HexFill&) const = default;
};

/// The border round the hexes, also round holes among them.
struct HexOutline {
    std::vector<model::Hex> hexes;
    Look look;
    bool operator==(const HexOutline&) const = default;
};

struct HexsideStroke {
    std::vector<model::Hexside> hexsides;
    Look look;
    bool operator==(const HexsideStroke&) const = default;
};

/// A line through points, or the area they enclose.
struct Path {
    std::vector<model::LatticePoint> points;
    Look look;
    bool closed = false;
    bool filled = false;
    bool arrow = false; ///< a head at the last point
    bool operator==(const Path&) const = default;
};

struct Circle {
    model::LatticePoint centre;
    double radius = 0.3; ///< times the radius of a hex
    Look look;
    bool filled = false;
    bool operator==(const Circle&) const = default;
};

/// Text centred on a point, with a halo.
struct Text {
    model::LatticePoint at;
    std::string text;
    double size = 0.4; ///< height, times the radius of a hex
    Look look;
    bool operator==(const Text&) const = default;
};

/// A small round sign at a corner of a hex and a ring inside the hex: something is to be said here.
struct Badge {
    model::Hex at;
    std::string text; ///< one or two characters, or none: the role's own sign
    Look look;
    bool operator==(const Badge&) const = default;
};

using Shape = std::variant<HexFill, HexOutline, HexsideStroke, Path, Circle, Text, Badge>;

/// A line through the centres of the hexes.
Path pathThrough(const std::vector<model::Hex>& hexes, Look look);

/// Marks for findings: one badge a hex, in the look of the gravest finding there; hexsides and
/// corners are marked themselves. Findings that point at nothing on the map give no mark.
std::vector<Shape> findingShapes(const model::Scenario& scenario,
                                 std::span<const model::Finding> findings);

} // namespace formats
