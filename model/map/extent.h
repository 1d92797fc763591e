#pragma once
// The hexes in play: what the map prints on the sheets that the scenario uses, without closed
// hexes. Edge, neighbours and `isOnMap` are asked here, never of the Map.

#include "model/map/map.h"

#include <optional>
#include <vector>

namespace model {

class Extent {
public:
    /// `sheetsInPlay` empty: all sheets.
    Extent(const Map& map, const std::vector<SheetId>& sheetsInPlay);

    bool isOnMap(Hex hex) const;
    bool isInPlay(const SheetId& sheet) const;
    /// On the first sheet in play that prints the hex, closed or not; nothing when none does. A hex
    /// of a shared column is in play with either of its sheets.
    std::optional<SheetPosition> positionOf(Hex hex) const;

    /// A hex in play with a neighbour that is not.
    bool isOnEdge(Hex hex) const;
    /// The hexsides through which one would leave the hexes in play, clockwise from direction 0;
    /// none for a hex out of play.
    std::vector<Direction> edgeDirections(Hex hex) const;
    /// The edges of the map on which a hex in play lies, clockwise from N: N, E, S or W, two at a
    /// corner. On flat-top hexes it lies on the east edge when neither of its two eastern
    /// neighbours is in play.
    std::vector<Direction> mapEdges(Hex hex) const;

    /// The hexes in play that touch it, clockwise from direction 0.
    std::vector<Hex> neighbours(Hex hex) const;
    /// The hexes in play at exactly this distance, clockwise from the one straight in direction 0.
    std::vector<Hex> ring(Hex centre, int radius) const;
    /// Each once, sheet by sheet.
    const std::vector<Hex>& hexes() const { return hexes_; }

private:
    Map grid_;                 ///< numbering and sheets only
    SheetIndex sheets_;        ///< those in play
    std::vector<bool> inPlay_; ///< by sheet
    HexSet closed_;
    std::vector<Hex> hexes_;
};

/// A set of hexes that a local check looks at, or the whole map.
class Region {
public:
    static Region everywhere() { return Region(true, {}); }
    static Region of(const std::vector<Hex>& hexes) {
        HexSet set;
        set.insert(hexes);
        return Region(false, std::move(set));
    }

    bool isEverywhere() const { return everywhere_; }
    bool contains(Hex hex) const { return everywhere_ || hexes_.contains(hex); }
    /// Either hex of the hexside lies in it.
    bool touches(Hexside hexside) const {
        return contains(hexside.first()) || contains(hexside.second());
    }
    const HexSet& hexes() const { return hexes_; }
    /// Everything within `radius` hexes of it.
    Region grown(int radius) const;

private:
    Region(bool everywhere, HexSet hexes) : everywhere_(everywhere), hexes_(std::move(hexes)) {}

    bool everywhere_ = false;
    HexSet hexes_;
};

} // namespace model
