#include "formats/drawing/render.h"

#include "formats/drawing/map_painter.h"
#include "formats/drawing/png.h"
#include "formats/drawing/svg.h"

#include <cairo-pdf.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <numbers>
#include <stdexcept>

namespace formats {

using model::HexLayout;
using model::PlaneBox;

namespace {

constexpr double millimetresPerInch = 25.4;
constexpr double usualDpi = 150.0;
constexpr double usualHexMillimetres = 16.0;
/// What is drawn for paper is drawn as if its pixels were so small, so that the least widths and
/// sizes of letters are fit for print.
constexpr double unitsPerInch = 150.0;
constexpr double pointsPerUnit = 72.0 / unitsPerInch;

/// `16 mm`: the distance between the centres of two hexes.
std::optional<double> millimetres(const std::string& onPaper) {
    double number = 0.0;
    const char* last = onPaper.data() + onPaper.size();
    const auto [end, fault] = std::from_chars(onPaper.data(), last, number);
    if (fault != std::errc{} || number <= 0.0) return std::nullopt;
    std::string_view unit(end, static_cast<std::size_t>(last - end));
    while (!unit.empty() && unit.front() == ' ')
        unit.remove_prefix(1);
    if (unit == "mm") return number;
    if (unit == "cm") return number * 10.0;
    if (unit == "in") return number * millimetresPerInch;
    return std::nullopt;
}

struct Scale {
    double radius = 20.0;
    double dpi = 0.0; ///< to be written into a PNG
};

Scale scaleOf(const model::Map& map, const RenderOptions& options) {
    std::optional<double> across = options.hexMillimetres > 0.0
                                       ? std::optional(options.hexMillimetres)
                                       : millimetres(map.grid.onPaper);
    // Opposite sides of a hex are sqrt(3) radii apart.
    const auto radiusAt = [&](double perInch) {
        return across.value_or(usualHexMillimetres) / millimetresPerInch * perInch /
               std::numbers::sqrt3;
    };
    if (options.format != PictureFormat::png) return {radiusAt(unitsPerInch), unitsPerInch};
    if (options.pixelsPerRadius > 0.0) return {options.pixelsPerRadius, options.dpi};
    if (options.hexMillimetres > 0.0 || (options.dpi > 0.0 && across)) {
        const double dpi = options.dpi > 0.0 ? options.dpi : usualDpi;
        return {radiusAt(dpi), dpi};
    }
    return {20.0, options.dpi};
}

PlaneBox areaOf(const MapPainter& painter, const HexLayout& layout, const RenderOptions& options) {
    if (options.around.empty()) return painter.extentBox(layout, options.sheets);
    PlaneBox area = layout.bounds(options.around.front());
    for (const model::Hex hex : options.around) {
        const PlaneBox box = layout.bounds(hex);
        area = {std::min(area.left, box.left), std::min(area.top, box.top),
                std::max(area.right, box.right), std::max(area.bottom, box.bottom)};
    }
    const double margin = 0.6 * layout.radius;
    return {area.left - margin, area.top - margin, area.right + margin, area.bottom + margin};
}

/// What is drawn, and where.
struct Drawing {
    const MapPainter& painter;
    HexLayout layout;
    double across, down; ///< in units of the layout
    const std::vector<Shape>& shapes;
    std::string title;

    PlaneBox area() const { return {0.0, 0.0, across, down}; }
};

std::optional<model::Message> refusalOf(double width, double height) {
    const double largest = largestPictureSide;
    // Cairo's images end at 32,767 pixels a side; height goes by bands, width does not.
    if (width <= 32'767.0 && height <= largest) return std::nullopt;
    const auto figure = [](double value) { return std::to_string(std::llround(value)); };
    return model::tr(
        "The picture would be {width} x {height} pixels; at most {across} x {down} can be made",
        {{"width", figure(width)},
         {"height", figure(height)},
         {"across", "32767"},
         {"down", figure(largest)}});
}

void renderPng(const Drawing& drawing, double dpi, RenderedMap& rendered) {
    const double width = std::ceil(drawing.across);
    const double height = std::ceil(drawing.down);
    if (const auto refusal = refusalOf(width, height)) {
        rendered.refusal = *refusal;
        return;
    }
    rendered.width = static_cast<int>(width);
    rendered.height = static_cast<int>(height);
    rendered.bytes =
        drawPng(rendered.width, rendered.height, dpi, [&](cairo_t* cairo, PlaneBox band) {
            drawing.painter.paint(cairo, drawing.layout, band);
            drawing.painter.paintShapes(cairo, drawing.layout, drawing.shapes);
        });
}

std::string svgOf(const Drawing& drawing) {
    std::vector<SvgLayer> layers;
    for (const std::string_view part : drawing.painter.parts())
        layers.push_back({std::string(part), [&drawing, part](cairo_t* cairo) {
                              cairo_scale(cairo, pointsPerUnit, pointsPerUnit);
                              drawing.painter.paintPart(cairo, drawing.layout, drawing.area(),
                                                        part);
                          }});
    if (!drawing.shapes.empty())
        layers.push_back({"findings", [&drawing](cairo_t* cairo) {
                              cairo_scale(cairo, pointsPerUnit, pointsPerUnit);
                              drawing.painter.paintShapes(cairo, drawing.layout, drawing.shapes);
                          }});
    return drawSvg({drawing.across * pointsPerUnit, drawing.down * pointsPerUnit, drawing.title},
                   layers);
}

cairo_status_t take(void* bytes, const unsigned char* data, unsigned length) {
    static_cast<std::string*>(bytes)->append(reinterpret_cast<const char*>(data), length);
    return CAIRO_STATUS_SUCCESS;
}

struct Release {
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
    void operator()(cairo_t* cairo) const { cairo_destroy(cairo); }
};

std::string pdfOf(const Drawing& drawing) {
    std::string bytes;
    const std::unique_ptr<cairo_surface_t, Release> surface(cairo_pdf_surface_create_for_stream(
        take, &bytes, drawing.across * pointsPerUnit, drawing.down * pointsPerUnit));
    // Later versions hide the size of pages in compressed objects; nothing drawn needs them.
    cairo_pdf_surface_restrict_to_version(surface.get(), CAIRO_PDF_VERSION_1_4);
    if (!drawing.title.empty())
        cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_TITLE,
                                       drawing.title.c_str());
    // No date: the same map is the same file whenever it is drawn.
    cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATE_DATE, "");
    const std::unique_ptr<cairo_t, Release> cairo(cairo_create(surface.get()));
    cairo_scale(cairo.get(), pointsPerUnit, pointsPerUnit);
    drawing.painter.paint(cairo.get(), drawing.layout, drawing.area());
    drawing.painter.paintShapes(cairo.get(), drawing.layout, drawing.shapes);
    cairo_surface_finish(surface.get());
    if (cairo_surface_status(surface.get()) != CAIRO_STATUS_SUCCESS)
        throw std::runtime_error("the picture cannot be drawn as PDF");
    return bytes;
}

std::string titleOf(const model::Scenario& scenario) {
    for (const std::string& title : {scenario.title, scenario.map->title, scenario.map->id})
        if (!title.empty()) return title;
    return {};
}

/// Sheets that no join ties together lie too far apart for one picture.
std::optional<model::Message> apart(const MapPainter& painter, const HexLayout& layout,
                                    const std::vector<model::SheetId>& wanted) {
    std::vector<std::string> first;
    for (const SheetGroup& group : painter.groups(layout)) {
        const auto drawn =
            std::find_if(group.sheets.begin(), group.sheets.end(), [&](const model::SheetId& id) {
                return wanted.empty() ||
                       std::find(wanted.begin(), wanted.end(), id) != wanted.end();
            });
        if (drawn != group.sheets.end()) first.push_back(drawn->text);
    }
    if (first.size() < 2) return std::nullopt;
    return model::tr("Sheets {first} and {second} lie apart, since no join ties them: name the "
                     "sheet to draw",
                     {{"first", first[0]}, {"second", first[1]}});
}

} // namespace

RenderedMap renderMap(const model::Scenario& scenario,
                      std::shared_ptr<const model::Ruleset> ruleset, const RenderOptions& options) {
    const MapPainter painter(scenario, std::move(ruleset), options.theme, options.layers,
                             options.pictures);
    const Scale scale = scaleOf(*scenario.map, options);
    HexLayout layout;
    layout.orientation = scenario.map->grid.numbering.orientation;
    layout.radius = scale.radius;
    RenderedMap rendered;
    if (options.around.empty()) {
        if (const auto refusal = apart(painter, layout, options.sheets)) {
            rendered.refusal = *refusal;
            return rendered;
        }
    }
    const PlaneBox area = areaOf(painter, layout, options);
    layout.origin = {-area.left, -area.top};
    const Drawing drawing{
        painter,        layout,           area.right - area.left, area.bottom - area.top,
        options.shapes, titleOf(scenario)};

    if (options.format == PictureFormat::png) {
        renderPng(drawing, scale.dpi, rendered);
        return rendered;
    }
    rendered.acrossMillimetres = drawing.across / unitsPerInch * millimetresPerInch;
    rendered.downMillimetres = drawing.down / unitsPerInch * millimetresPerInch;
    rendered.bytes = options.format == PictureFormat::svg ? svgOf(drawing) : pdfOf(drawing);
    return rendered;
}

} // namespace formats
