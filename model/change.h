#pragma once
// What differs between two scenarios: which parts, and which hexes of the map. Computed by
// comparing values, so no edit can forget to say what it did.

#include "model/map/extent.h"
#include "model/scenario/scenario.h"

#include <cstdint>
#include <vector>

namespace model {

/// A part of a scenario that a check may read.
enum class Part : std::uint16_t {
    texts = 1,    ///< ids, titles, notes, file names, annotations of the roots
    grid = 2,     ///< numbering, sheets, sheets in play, closed and partial hexes
    terrain = 4,  ///< terrain and levels
    hexsides = 8, ///< hexside features and spans
    lines = 16,   ///< watercourses, roads and outlines
    places = 32,  ///< all that stands in a hex by name or letter, boxes, labels and underlays
    forces = 64,
    setup = 128, ///< set-ups, arrangement and moment
    onMap = 256,
    schedule = 512, ///< turns, weather, arrivals
    rules = 1024,   ///< ruleset, options, overrides
    waivers = 2048,
};

class Parts {
public:
    constexpr Parts() = default;
    constexpr Parts(Part part) : bits_(static_cast<std::uint16_t>(part)) {}
    static constexpr Parts all() {
        Parts parts;
        parts.bits_ = 0x0fff;
        return parts;
    }
    static constexpr Parts map();

    constexpr bool empty() const { return bits_ == 0; }
    constexpr bool overlaps(Parts other) const { return (bits_ & other.bits_) != 0; }
    constexpr bool isWithin(Parts other) const { return (bits_ & ~other.bits_) == 0; }
    constexpr Parts& operator|=(Parts other) {
        bits_ = static_cast<std::uint16_t>(bits_ | other.bits_);
        return *this;
    }
    friend constexpr Parts operator|(Parts a, Parts b) { return a |= b; }
    bool operator==(const Parts&) const = default;

private:
    std::uint16_t bits_ = 0;
};

constexpr Parts operator|(Part a, Part b) {
    return Parts(a) | Parts(b);
}

constexpr Parts Parts::map() {
    return Part::grid | Part::terrain | Parts(Part::hexsides) | Part::lines | Part::places;
}

struct Change {
    Parts parts;
    /// Hexes whose printed content or pieces differ; everything when the grid differs.
    Region hexes = Region::of({});

    bool empty() const { return parts.empty(); }
};

Change diff(const Scenario& before, const Scenario& after);

} // namespace model
