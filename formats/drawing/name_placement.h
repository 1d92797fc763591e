#pragma once
// Where the names of places are written: beside the place, clear of counters, signs and the names
// of greater places. Decided once for all tiles of a size, so that tiles fit together. Internal to
// the drawing.

#include "formats/drawing/pen.h"
#include "model/geometry/hex_layout.h"

#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

namespace formats {

struct PreparedDrawing;

/// A name where it is written, in the plane of a layout whose origin is 0, 0.
struct PlacedName {
    std::string text;
    FontStyle style;
    model::PlaneBox box; ///< round the text, without its halo

    bool operator==(const PlacedName&) const = default;
};

/// The names of one drawing, placed anew for each radius that is asked for. Safe from several
/// threads.
class PlacedNames {
public:
    explicit PlacedNames(const PreparedDrawing& drawing) : drawing_(drawing) {}

    using Names = std::vector<PlacedName>;
    std::shared_ptr<const Names> at(double radius) const;

private:
    const PreparedDrawing& drawing_;
    mutable std::mutex mutex_;
    mutable std::vector<double> widths_; ///< of the places' names, in ems
    mutable std::vector<std::pair<double, std::shared_ptr<const Names>>> known_;
};

} // namespace formats
