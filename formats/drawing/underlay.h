#pragma once
// The scanned picture under a map: read from its file, and laid by its control points. The painter
// reads no files; whoever makes it reads the pictures once and passes them on.

#include "model/geometry/hex_layout.h"
#include "model/map/map.h"

#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace formats {

/// Pixels as Cairo keeps them in CAIRO_FORMAT_ARGB32, row by row.
struct UnderlayPicture {
    int width = 0;
    int height = 0;
    std::vector<std::uint32_t> pixels;
};

/// By the file that the map names.
using UnderlayPictures = std::map<std::string, std::shared_ptr<const UnderlayPicture>>;

struct ReadUnderlays {
    UnderlayPictures pictures;
    std::vector<std::string> unread; ///< files that are missing or no PNG; they draw nothing
};

/// Null when the bytes are no PNG.
std::shared_ptr<const UnderlayPicture> readPicture(std::istream& stream);
/// Null when the file is missing or no PNG.
std::shared_ptr<const UnderlayPicture> readPicture(const std::filesystem::path& path);

/// Reads the PNG files of the map; their names are relative to `folder`, that of the map's file.
ReadUnderlays readUnderlays(const model::Map& map, const std::filesystem::path& folder);

/// Where a pixel lies in the plane of a layout with radius 1 and its origin at 0, 0.
struct PicturePlacing {
    double xx = 1.0, xy = 0.0, x0 = 0.0; ///< x = xx * column + xy * row + x0
    double yx = 0.0, yy = 1.0, y0 = 0.0;

    model::PlanePoint at(double column, double row) const {
        return {xx * column + xy * row + x0, yx * column + yy * row + y0};
    }
    bool operator==(const PicturePlacing&) const = default;
};

/// The placing that fits the control points best: turned and scaled by two, sheared as well by
/// three or more that lie on no line. Nothing where fewer than two points differ.
std::optional<PicturePlacing> placingOf(const model::Underlay& underlay,
                                        model::Orientation orientation);

} // namespace formats
