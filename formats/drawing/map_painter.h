#pragma once
// Draws a scenario on any Cairo surface: canvas tile, PNG, SVG, PDF. It is made anew after each
// edit and never changes; making it costs in proportion to the lines and pieces that changed, not
// to hexes, and several threads may draw with one painter, each on a surface of its own. What is
// drawn grows with the radius of the layout: see the levels of detail below.

#include "formats/drawing/layers.h"
#include "formats/drawing/shape.h"
#include "formats/drawing/theme.h"
#include "formats/drawing/underlay.h"
#include "model/geometry/hex_layout.h"
#include "model/ruleset/ruleset.h"
#include "model/scenario/scenario.h"

#include <cairo.h>

#include <cstddef>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace formats {

/// From which radius, in pixels, a part of the drawing appears.
namespace detail_radius {
inline constexpr double lines = 3.0; ///< below: the overview of overview.h
inline constexpr double counters = 5.0;
inline constexpr double grid = 6.0;
inline constexpr double names = 7.0;
inline constexpr double text = 14.0; ///< hex numbers, text on counters
} // namespace detail_radius

/// One piece as it is drawn: its square in the plane of the layout.
struct Counter {
    std::size_t piece = 0; ///< index into model::placedPieces(scenario)
    model::UnitId unit;
    model::PiecePart part = model::PiecePart::whole;
    model::Hex at;
    model::PlaneBox box;

    bool operator==(const Counter&) const = default;
};

/// Sheets that joins tie together, and the box round their hexes with a small margin.
struct SheetGroup {
    std::vector<model::SheetId> sheets;
    model::PlaneBox box;

    bool operator==(const SheetGroup&) const = default;
};

struct PreparedDrawing; // what the parts of the painter look up

class MapPainter {
public:
    /// How far what is drawn for a hex may reach from its centre, in radii; names reach further.
    static constexpr double reach = 2.2;
    static constexpr double nameReach = 9.0;

    MapPainter(const model::Scenario& scenario, std::shared_ptr<const model::Ruleset> ruleset,
               Theme theme = classicTheme(), Layers layers = {}, UnderlayPictures pictures = {});
    /// After an edit: all but the scenario as before. What the edit left alone is not prepared
    /// again.
    MapPainter(const model::Scenario& scenario, const MapPainter& former);
    ~MapPainter();
    MapPainter(MapPainter&&) noexcept;
    MapPainter& operator=(MapPainter&&) noexcept;

    /// Draws everything in the area, which is in the plane of the layout and is covered whole; one
    /// unit of the layout is one unit of the context. Drawing two halves gives the same picture as
    /// drawing the whole.
    void paint(cairo_t* cairo, const model::HexLayout& layout, model::PlaneBox area) const;

    /// What `paint` draws, from the bottom to the top: the ids of the parts that the layers show.
    std::vector<std::string_view> parts() const;
    /// Draws one of them.
    void paintPart(cairo_t* cairo, const model::HexLayout& layout, model::PlaneBox area,
                   std::string_view part) const;

    /// Draws the shapes, first ones first, over whatever is there.
    void paintShapes(cairo_t* cairo, const model::HexLayout& layout,
                     const std::vector<Shape>& shapes) const;

    /// The groups in the order of their first sheets. Groups lie very far apart, so a window fits
    /// the one it shows and not `extentBox` of all, and a picture is made of each.
    std::vector<SheetGroup> groups(const model::HexLayout& layout) const;
    /// Round the printed hexes of these sheets, of all when none is named, with a small margin;
    /// round the origin's hex when there are none.
    model::PlaneBox extentBox(const model::HexLayout& layout,
                              const std::vector<model::SheetId>& sheets = {}) const;

    /// The boxes round names of places that are not where `before` has them, old and new ones. An
    /// edit may move names beyond its own reach, as they keep clear of each other.
    std::vector<model::PlaneBox> movedNames(const MapPainter& before,
                                            const model::HexLayout& layout) const;

    /// The counters of a hex as they are drawn, the bottom one first. None when the layer is off.
    std::vector<Counter> countersAt(model::Hex hex, const model::HexLayout& layout) const;
    /// The uppermost counter drawn over the point.
    std::optional<Counter> pieceAt(model::PlanePoint point, const model::HexLayout& layout) const;

    const Theme& theme() const;
    const Layers& layers() const;

private:
    std::unique_ptr<const PreparedDrawing> prepared_;
};

/// Draws shapes without a map.
void paintShapes(cairo_t* cairo, const model::HexLayout& layout, const Theme& theme,
                 const std::vector<Shape>& shapes);

} // namespace formats
