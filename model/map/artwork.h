#pragma once
// What is only looked at: lettering that belongs to no place, and the scanned picture under the
// map.

#include "model/annotations.h"
#include "model/geometry/lattice_point.h"
#include "model/id.h"

#include <optional>
#include <string>
#include <vector>

namespace model {

/// Free lettering: the name of a region, a range of hills, a caption.
struct Label {
    std::string text;
    std::string kind;      ///< a word for the theme: region, water, height, note
    std::optional<Hex> at; ///< the hex from whose centre it is placed
    LatticePoint offset;   ///< of the middle of the text
    int angle = 0;         ///< degrees clockwise from level, -180 to 180
    int size = 100;        ///< per cent of the size of its kind, 25 to 400
    Annotations about;

    bool operator==(const Label&) const = default;
};

/// A pixel of the picture and the centre of the hex that it shows.
struct ControlPoint {
    std::optional<Hex> at;
    double x = 0.0; ///< pixels from the left of the picture
    double y = 0.0; ///< pixels from its top
    Annotations about;

    bool operator==(const ControlPoint&) const = default;
};

/// A scanned map under the drawing, laid by its control points.
struct Underlay {
    std::string file;  ///< relative to the file of the map
    int opacity = 100; ///< per cent
    std::vector<ControlPoint> control;
    Annotations about;

    bool operator==(const Underlay&) const = default;
};

} // namespace model
