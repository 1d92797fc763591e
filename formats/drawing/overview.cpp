#include "formats/drawing/overview.h"

#include "formats/drawing/prepared_drawing.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace formats {

using model::Hex;
using model::HexLayout;
using model::PlanePoint;

namespace {

std::uint32_t pixelOf(Colour colour) {
    const auto part = [](double value) {
        return static_cast<std::uint32_t>(std::lround(255.0 * std::clamp(value, 0.0, 1.0)));
    };
    return 0xFF000000U | (part(colour.red) << 16U) | (part(colour.green) << 8U) | part(colour.blue);
}

Colour meanOf(const TerrainGroup& look) {
    return mixed(look.ground, look.ink, look.cover);
}

Colour colourOf(std::uint32_t pixel) {
    const auto part = [pixel](unsigned shift) { return ((pixel >> shift) & 0xFFU) / 255.0; };
    return {part(16), part(8), part(0), 1.0};
}

} // namespace

/// One table a sheet, dense in axial coordinates of rows shifted so that it stays a rectangle.
struct Overview::Colours {
    struct SheetColours {
        int firstColumn = 0, lastColumn = -1;
        int firstRow = 0, lastRow = -1; ///< of r + floor(q / 2)
        std::vector<std::uint32_t> pixels;
        std::uint32_t ground = 0;

        bool covers(Hex hex) const {
            const int row = rowOf(hex);
            return hex.q >= firstColumn && hex.q <= lastColumn && row >= firstRow && row <= lastRow;
        }
        static int rowOf(Hex hex) { return hex.r + (hex.q >> 1); }
        std::uint32_t& operator[](Hex hex) {
            return pixels[static_cast<std::size_t>(hex.q - firstColumn) *
                              static_cast<std::size_t>(lastRow - firstRow + 1) +
                          static_cast<std::size_t>(rowOf(hex) - firstRow)];
        }
        std::uint32_t at(Hex hex) const { return const_cast<SheetColours&>(*this)[hex]; }
    };

    std::vector<SheetColours> sheets;
    std::uint32_t paper = 0;
    std::size_t levels = 0; ///< steps of them, on which each step's tint depends

    std::uint32_t at(Hex hex) const {
        for (const SheetColours& sheet : sheets)
            if (sheet.covers(hex))
                if (const std::uint32_t pixel = sheet.at(hex); pixel != 0) return pixel;
        return paper;
    }
    SheetColours* sheetWith(Hex hex) {
        for (SheetColours& sheet : sheets)
            if (sheet.covers(hex) && sheet.at(hex) != 0) return &sheet;
        return nullptr;
    }
};

namespace {

/// The layers of colour over the ground of a hex, from the lowest up.
class Coats {
public:
    Coats(const model::Map& map, const model::Ruleset* ruleset, const Theme& theme,
          const Layers& layers)
        : theme_(theme) {
        if (layers.levels) steps_ = levelSteps(map);
        alpha_ = levelAlpha(theme, steps_.size());
        if (!layers.terrain) return;
        for (const auto& list : map.terrain)
            terrain_.emplace_back(terrainLook(theme, ruleset, list->type), &list->hexes);
        std::stable_sort(terrain_.begin(), terrain_.end(), [](const auto& a, const auto& b) {
            return terrainDepth(a.first) < terrainDepth(b.first);
        });
    }

    std::size_t levels() const { return steps_.size(); }

    /// `visit(hexes, over)`: where `over` changes the colour below.
    template <class Visit>
    void forEach(Visit visit) const {
        for (std::size_t i = 0; i < steps_.size(); ++i) {
            const double share = 1.0 - std::pow(1.0 - alpha_, static_cast<double>(i + 1));
            for (const model::HexSet* set : steps_[i].hexes)
                visit(*set, [&](std::uint32_t below) {
                    return pixelOf(mixed(colourOf(below), theme_.levelTint, share));
                });
        }
        for (const auto& coat : terrain_) {
            const TerrainGroup& look = coat.first;
            visit(*coat.second, [&](std::uint32_t below) {
                const Colour ground = mixed(colourOf(below), look.ground, look.opacity);
                return pixelOf(mixed(ground, look.ink, look.cover));
            });
        }
    }

private:
    const Theme& theme_;
    std::vector<LevelStep> steps_;
    double alpha_ = 0.0;
    std::vector<std::pair<TerrainGroup, const model::HexSet*>> terrain_;
};

} // namespace

Overview::Overview(const model::Scenario& scenario, std::shared_ptr<const model::Ruleset> ruleset,
                   Theme theme, Layers layers)
    : ruleset_(std::move(ruleset)), theme_(std::move(theme)), layers_(layers) {
    read(scenario);
}

void Overview::read(const model::Scenario& scenario) {
    auto colours = std::make_unique<Colours>();
    const model::Map& map = *scenario.map;
    colours->paper = pixelOf(theme_.paper);
    for (const model::Sheet& sheet : map.sheets) {
        const TerrainGroup ground = terrainLook(theme_, ruleset_.get(), sheet.ground);
        const std::vector<Hex> hexes = printedHexes(map, sheet);
        Colours::SheetColours table;
        table.ground = pixelOf(layers_.terrain ? meanOf(ground) : theme_.ground);
        if (!hexes.empty()) {
            using Table = Colours::SheetColours;
            table.firstColumn = table.lastColumn = hexes.front().q;
            table.firstRow = table.lastRow = Table::rowOf(hexes.front());
            for (const Hex hex : hexes) {
                table.firstColumn = std::min(table.firstColumn, hex.q);
                table.lastColumn = std::max(table.lastColumn, hex.q);
                table.firstRow = std::min(table.firstRow, Table::rowOf(hex));
                table.lastRow = std::max(table.lastRow, Table::rowOf(hex));
            }
            table.pixels.resize(static_cast<std::size_t>(table.lastColumn - table.firstColumn + 1) *
                                static_cast<std::size_t>(table.lastRow - table.firstRow + 1));
            for (const Hex hex : hexes)
                table[hex] = table.ground;
        }
        colours->sheets.push_back(std::move(table));
    }

    const Coats coats(map, ruleset_.get(), theme_, layers_);
    colours->levels = coats.levels();
    coats.forEach([&](const model::HexSet& hexes, const auto& over) {
        hexes.forEach([&](Hex hex) {
            if (auto* sheet = colours->sheetWith(hex)) (*sheet)[hex] = over((*sheet)[hex]);
        });
    });
    colours_ = std::move(colours);
}

void Overview::follow(const model::Scenario& scenario, const model::Change& change) {
    using model::Part;
    if (!change.parts.overlaps(Part::grid | Part::terrain)) return;
    const Coats coats(*scenario.map, ruleset_.get(), theme_, layers_);
    if (change.parts.overlaps(Part::grid) || change.hexes.isEverywhere() ||
        coats.levels() != colours_->levels) {
        read(scenario);
        return;
    }
    for (const Hex hex : change.hexes.hexes().hexes()) {
        auto* sheet = colours_->sheetWith(hex);
        if (!sheet) continue;
        std::uint32_t colour = sheet->ground;
        coats.forEach([&](const model::HexSet& hexes, const auto& over) {
            if (hexes.contains(hex)) colour = over(colour);
        });
        (*sheet)[hex] = colour;
    }
}

Overview::~Overview() = default;
Overview::Overview(Overview&&) noexcept = default;
Overview& Overview::operator=(Overview&&) noexcept = default;

std::uint32_t Overview::colourAt(Hex hex) const {
    return colours_->at(hex);
}

namespace {

/// Fills one hex as horizontal runs: a pixel belongs to the hex that its middle lies in.
void fillHex(PixelView view, const HexLayout& layout, PlanePoint topLeft, Hex hex,
             std::uint32_t pixel) {
    const PlanePoint plane = layout.centre(hex);
    const double cx = plane.x - topLeft.x;
    const double cy = plane.y - topLeft.y;
    const double r = layout.radius;
    const bool flat = layout.orientation == model::Orientation::flatTop;
    const double half = flat ? r * 0.86602540378443865 : r;
    const int first = std::max(0, static_cast<int>(std::ceil(cy - half - 0.5)));
    const int last = std::min(view.height, static_cast<int>(std::ceil(cy + half - 0.5)));
    for (int y = first; y < last; ++y) {
        const double off = std::abs(y + 0.5 - cy);
        const double reach =
            flat ? r - off / 1.7320508075688772
                 : std::min(r * 0.86602540378443865, (r - off) * 1.7320508075688772);
        const int from = std::max(0, static_cast<int>(std::ceil(cx - reach - 0.5 - 1e-6)));
        const int to = std::min(view.width, static_cast<int>(std::ceil(cx + reach - 0.5 + 1e-6)));
        std::uint32_t* row = view.pixels + static_cast<std::ptrdiff_t>(y) * view.stride;
        if (from < to) std::fill(row + from, row + to, pixel);
    }
}

} // namespace

void Overview::fill(PixelView view, const HexLayout& layout, PlanePoint topLeft) const {
    for (int y = 0; y < view.height; ++y) {
        std::uint32_t* row = view.pixels + static_cast<std::ptrdiff_t>(y) * view.stride;
        std::fill(row, row + view.width, colours_->paper);
    }
    if (layout.radius >= 1.5) {
        const model::PlaneBox area{topLeft.x, topLeft.y, topLeft.x + view.width,
                                   topLeft.y + view.height};
        for (const Hex hex : layout.hexesIn(area)) {
            const std::uint32_t pixel = colours_->at(hex);
            if (pixel != colours_->paper) fillHex(view, layout, topLeft, hex, pixel);
        }
        return;
    }
    // Smaller than pixels: what lies under the middle of each.
    for (int y = 0; y < view.height; ++y) {
        std::uint32_t* row = view.pixels + static_cast<std::ptrdiff_t>(y) * view.stride;
        for (int x = 0; x < view.width; ++x)
            row[x] =
                colours_->at(layout.nearestHex({topLeft.x + x + 0.5, topLeft.y + y + 0.5}).what);
    }
}

} // namespace formats
