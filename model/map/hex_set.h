#pragma once
// Sets of hexes and of hexsides over the plane, in shared blocks. A HexsideSet is directed: it
// holds pairs (hex, direction), so it can say from which side a slope is uphill. Features without
// direction use only the canonical pair of their hexside.

#include "model/geometry/direction.h"
#include "model/geometry/hexside.h"
#include "model/map/hex_layer.h"

#include <cstdint>
#include <span>
#include <vector>

namespace model {

class HexSet {
public:
    bool contains(Hex hex) const { return layer_.at(hex) != 0; }
    void insert(Hex hex) { layer_.set(hex, 1); }
    void erase(Hex hex) { layer_.set(hex, 0); }
    void insert(std::span<const Hex> hexes) {
        layer_.update(hexes, [](std::uint8_t& value) { value = 1; });
    }
    void erase(std::span<const Hex> hexes) {
        layer_.update(hexes, [](std::uint8_t& value) { value = 0; });
    }
    bool empty() const { return layer_.empty(); }

    template <class Visit>
    void forEach(Visit&& visit) const {
        layer_.forEach([&](Hex hex, std::uint8_t) { visit(hex); });
    }
    std::vector<Hex> hexes() const {
        std::vector<Hex> all;
        forEach([&](Hex hex) { all.push_back(hex); });
        return all;
    }

    template <class Visit>
    static void forEachDifference(const HexSet& a, const HexSet& b, Visit&& visit) {
        HexLayer<std::uint8_t>::forEachDifference(a.layer_, b.layer_, visit);
    }
    bool operator==(const HexSet&) const = default;

private:
    HexLayer<std::uint8_t> layer_;
};

/// A hexside seen from one of its hexes: for a slope, `from` is the uphill hex.
struct DirectedHexside {
    Hex from;
    Direction toward; ///< a hexside direction

    Hexside hexside() const { return Hexside(from, toward); }
    Hex to() const { return neighbour(from, toward); }
    DirectedHexside reversed() const { return {to(), toward.opposite()}; }
    auto operator<=>(const DirectedHexside&) const = default;
};

/// How a set without direction holds the hexside: seen from its first hex.
inline DirectedHexside canonical(Hexside hexside) {
    return {hexside.first(), hexside.directionFrom(hexside.first())};
}

class HexsideSet {
public:
    bool contains(DirectedHexside side) const {
        return (layer_.at(side.from) & bit(side.toward)) != 0;
    }
    bool containsEither(DirectedHexside side) const {
        return contains(side) || contains(side.reversed());
    }
    void insert(DirectedHexside side) {
        layer_.set(side.from, static_cast<std::uint8_t>(layer_.at(side.from) | bit(side.toward)));
    }
    void erase(DirectedHexside side) {
        layer_.set(side.from, static_cast<std::uint8_t>(layer_.at(side.from) & ~bit(side.toward)));
    }
    bool empty() const { return layer_.empty(); }

    /// Calls visit(DirectedHexside) for every member.
    template <class Visit>
    void forEach(Visit&& visit) const {
        layer_.forEach([&](Hex hex, std::uint8_t bits) {
            for (const Direction direction : hexsideDirections)
                if ((bits & bit(direction)) != 0) visit(DirectedHexside{hex, direction});
        });
    }

    /// Calls visit(Hex) for every hex whose stored sides differ.
    template <class Visit>
    static void forEachDifference(const HexsideSet& a, const HexsideSet& b, Visit&& visit) {
        HexLayer<std::uint8_t>::forEachDifference(a.layer_, b.layer_, visit);
    }
    bool operator==(const HexsideSet&) const = default;

private:
    static std::uint8_t bit(Direction direction) {
        return static_cast<std::uint8_t>(1u << (direction.index() / 2));
    }

    HexLayer<std::uint8_t> layer_;
};

} // namespace model
