// Ground, terrain and levels of the hexes.

#include "formats/drawing/pen.h"
#include "formats/drawing/prepared_drawing.h"
#include "formats/drawing/terrain_symbols.h"

#include <cmath>

namespace formats {

using model::Direction;
using model::Hex;
using model::PlanePoint;

namespace {

struct Members {
    HexFlags flags;
    std::vector<Hex> hexes;
    std::vector<Hex> visible; ///< symbols of the others would be cut off
};

template <class Contains>
Members membersOf(const Pass& pass, Contains&& contains) {
    Members members{pass.patch.table<std::uint8_t>(), {}, {}};
    for (const Hex hex : pass.patch.hexes) {
        if (!contains(hex)) continue;
        members.flags[hex] = 1;
        members.hexes.push_back(hex);
    }
    for (const Hex hex : pass.patch.visible)
        if (members.flags.at(hex) != 0) members.visible.push_back(hex);
    return members;
}

/// In radii: how far a point lies from the centre of its hex in a direction.
double along(const Pass& pass, PlanePoint at, Direction toward) {
    const double turn = pass.layout.orientation == model::Orientation::flatTop ? -90.0 : -120.0;
    const double angle = (turn + 30.0 * toward.index()) * 3.14159265358979323846 / 180.0;
    return at.x * std::cos(angle) + at.y * std::sin(angle);
}

TerrainArea areaOf(const Pass& pass, const Members& members, BorderStyle style) {
    TerrainArea area{members.visible, {}, {}, false};
    area.holds = [&pass, &members](Hex hex, PlanePoint at, double margin) {
        for (const Direction toward : model::hexsideDirections)
            if (members.flags.at(model::neighbour(hex, toward)) == 0 &&
                along(pass, at, toward) > 0.866 - margin)
                return false;
        return true;
    };
    area.addBorder = [&pass, &members, style] {
        addBorder(pass.cairo, pass.layout, members.flags, members.hexes, style);
    };
    return area;
}

} // namespace

void paintGround(const Pass& pass) {
    const bool isBare = !pass.drawing.layers.terrain;
    const auto& grounds = pass.drawing.grounds;
    std::vector<bool> done(grounds.size(), false);
    for (std::size_t i = 0; i < grounds.size(); ++i) {
        if (done[i]) continue;
        // Sheets of one ground are one area; without terrain all are.
        const auto isAlike = [&](std::size_t sheet) {
            return isBare || grounds[std::min(sheet, grounds.size() - 1)].type == grounds[i].type;
        };
        for (std::size_t k = i; k < grounds.size(); ++k)
            done[k] = done[k] || isAlike(k);
        const Members members =
            membersOf(pass, [&](Hex hex) { return isAlike(pass.patch.printed.at(hex) - 1U); });
        if (members.hexes.empty()) continue;
        const TerrainArea area = areaOf(pass, members, {});
        area.addBorder();
        setColour(pass.cairo, isBare ? pass.theme().ground : grounds[i].ground);
        cairo_fill(pass.cairo);
        if (!isBare && grounds[i].pattern != "none") paintSymbols(pass, area, grounds[i]);
    }
}

void paintTerrain(const Pass& pass) {
    for (const TerrainGroup& group : pass.drawing.terrain) {
        const Members members = membersOf(pass, [&](Hex hex) { return group.contains(hex); });
        if (members.hexes.empty()) continue;
        const TerrainArea area = areaOf(pass, members, borderOf(group.pattern, pass.radius()));
        area.addBorder();
        // Where symbols are too small, their share of ink colours the ground.
        const bool plain = pass.radius() < 7.0;
        const Colour ground = plain ? mixed(group.ground, group.ink, group.cover) : group.ground;
        setColour(pass.cairo, withAlpha(ground, group.isOutlined ? 0.3 : group.opacity));
        cairo_fill(pass.cairo);
        // Where outlines say what the terrain covers, its symbols stand in them.
        if (group.isOutlined) continue;
        cairo_set_antialias(pass.cairo, CAIRO_ANTIALIAS_FAST);
        paintSymbols(pass, area, group);
        cairo_set_antialias(pass.cairo, CAIRO_ANTIALIAS_DEFAULT);
    }
}

void paintLevels(const Pass& pass) {
    const auto& steps = pass.drawing.levels;
    const double alpha = levelAlpha(pass.theme(), steps.size());
    HexFlags heights = pass.patch.table<std::uint8_t>();
    for (const Hex hex : pass.patch.hexes)
        for (std::size_t i = 0; i < steps.size(); ++i)
            if (steps[i].contains(hex)) heights[hex] = static_cast<std::uint8_t>(i + 1);
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const Members members = membersOf(pass, [&](Hex hex) { return heights.at(hex) > i; });
        if (members.hexes.empty()) continue;
        addBorder(pass.cairo, pass.layout, members.flags, members.hexes, {1.0, 0.08, 71});
        cairo_set_antialias(pass.cairo, CAIRO_ANTIALIAS_FAST);
        setColour(pass.cairo, withAlpha(pass.theme().levelTint, alpha));
        if (pass.radius() < detail_radius::grid) {
            cairo_fill(pass.cairo);
            continue;
        }
        cairo_fill_preserve(pass.cairo);
        setColour(pass.cairo, withAlpha(pass.theme().slope, 0.22));
        cairo_set_line_width(pass.cairo, std::max(0.5, 0.03 * pass.radius()));
        cairo_stroke(pass.cairo);
    }
    cairo_set_antialias(pass.cairo, CAIRO_ANTIALIAS_DEFAULT);
}

} // namespace formats
