#pragma once
// What the pointer is at, in the terms of the map: point, hex, nearest hexside and corner, the
// piece under it, and where the drag began. Tools get picks and never see a window or a pixel.

#include "model/geometry/hex_layout.h"
#include "model/id.h"
#include "model/scenario/setup.h"

#include <optional>

namespace editor {

struct Modifiers {
    bool shift = false, control = false, alt = false;
    bool operator==(const Modifiers&) const = default;
};

struct PickedPiece {
    model::UnitId unit;
    model::PiecePart part = model::PiecePart::whole;
    model::Hex at;
    bool operator==(const PickedPiece&) const = default;
};

/// A point of the plane with what is nearest to it.
struct Spot {
    model::PlanePoint point;
    model::LatticePoint lattice;            ///< the same, in the plane of outlines and labels
    model::Hex hex;                         ///< of the endless lattice
    bool onMap = false;                     ///< the hex is in play
    bool isPrinted = false;                 ///< it is in play or closed
    model::Nearest<model::Hexside> hexside; ///< distances in units of the plane
    model::Nearest<model::Vertex> vertex;
    std::optional<PickedPiece> piece; ///< the topmost counter that contains the point
};

struct Pick {
    Spot at;
    std::optional<Spot> from; ///< where the button went down; nothing while it is up
    Modifiers modifiers;
    double tolerance = 0; ///< how far beside a thing still means the thing, in units of the plane
    double radius = 1;    ///< of a hex, in units of the plane

    double toleranceInRadii() const { return tolerance / radius; }
    bool isNearHexside() const { return at.hexside.distance <= tolerance; }
    bool isNearVertex() const { return at.vertex.distance <= tolerance; }
};

} // namespace editor
