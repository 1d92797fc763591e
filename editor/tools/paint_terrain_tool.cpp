#include "editor/tools/paint_terrain_tool.h"

#include "model/edits/terrain_edits.h"
#include "model/geometry/lattice_point.h"
#include "model/map/labels.h"

#include <algorithm>
#include <cstdlib>

namespace editor {

using model::tr;

namespace {

/// How far the point lies beside the line, in units that only compare.
std::int64_t besideLine(model::LatticePoint from, model::LatticePoint to,
                        model::LatticePoint point) {
    const auto line = to - from;
    const auto arm = point - from;
    const auto unit = model::LatticePoint::unit;
    return std::abs((line.x / unit) * (arm.y / unit) - (line.y / unit) * (arm.x / unit));
}

/// From hex to hex, so that a quick stroke has no holes; both ends included.
std::vector<model::Hex> hexesAlong(model::Hex from, model::Hex to) {
    std::vector<model::Hex> hexes{from};
    while (hexes.back() != to) {
        const int left = distance(hexes.back(), to);
        std::optional<model::Hex> best;
        std::int64_t bestBeside = 0;
        for (const model::Hex next : neighbours(hexes.back())) {
            if (distance(next, to) >= left) continue;
            const auto beside =
                besideLine(latticePoint(from), latticePoint(to), latticePoint(next));
            if (best && beside >= bestBeside) continue;
            best = next;
            bestBeside = beside;
        }
        hexes.push_back(*best);
    }
    return hexes;
}

/// Sorted; the ground where no list names a terrain.
std::vector<model::TerrainId> contentOf(const model::Map& map, model::Hex hex) {
    auto terrains = model::terrainAt(map, hex);
    if (terrains.empty())
        if (const auto* sheet = model::sheetOf(map, hex)) terrains.push_back(sheet->ground);
    std::sort(terrains.begin(), terrains.end());
    return terrains;
}

} // namespace

PaintTerrainTool::PaintTerrainTool(Session& session, Mode mode) : Tool(session), mode_(mode) {}

void PaintTerrainTool::begin(const Pick& pick) {
    terrain_ = session().toolSettings().terrain;
    erasing_ = session().toolSettings().erase || pick.modifiers.control;
    filling_ = mode_ == Mode::fill || pick.modifiers.shift;
    if (!filling_) return extend(pick);
    if (!pick.at.onMap) return;
    hexes_ = connectedLikeTerrain(*session().scenario().map, session().extent(), pick.at.hex);
    show();
}

void PaintTerrainTool::extend(const Pick& pick) {
    if (filling_) return;
    const auto known = hexes_.size();
    brushAlong(last_.value_or(pick.at.hex), pick.at.hex);
    last_ = pick.at.hex;
    if (hexes_.size() != known) show();
}

void PaintTerrainTool::brushAlong(model::Hex from, model::Hex to) {
    const int radius =
        std::clamp(session().toolSettings().brushRadius, 0, ToolSettings::largestBrush);
    for (const model::Hex centre : hexesAlong(from, to))
        for (const model::Hex hex : hexesWithin(centre, radius)) {
            if (!session().extent().isOnMap(hex) || painted_.contains(hex)) continue;
            painted_.insert(hex);
            hexes_.push_back(hex);
        }
}

void PaintTerrainTool::show() {
    const auto ruleset = session().ruleset();
    if (erasing_)
        document().preview(
            model::eraseTerrain(hexes_, terrain_.empty() ? std::nullopt : std::optional(terrain_)));
    else if (!terrain_.empty())
        document().preview(model::paintTerrain(hexes_, terrain_,
                                               ruleset ? excludedBy(*ruleset, terrain_)
                                                       : std::vector<model::TerrainId>()));
}

void PaintTerrainTool::forget() {
    hexes_.clear();
    painted_ = {};
    last_.reset();
    filling_ = false;
}

std::vector<formats::Shape> PaintTerrainTool::shapes() const {
    if (!pointer() || !pointer()->at.onMap) return {};
    formats::HexOutline brush;
    brush.look.role = formats::Role::hover;
    const int radius = mode_ == Mode::fill ? 0 : session().toolSettings().brushRadius;
    for (const model::Hex hex : hexesWithin(pointer()->at.hex, radius))
        if (session().extent().isOnMap(hex)) brush.hexes.push_back(hex);
    return {brush};
}

model::Message PaintTerrainTool::status() const {
    if (!pointer() || !pointer()->at.onMap) return {};
    const auto& map = *session().scenario().map;
    std::string holds;
    for (const auto& terrain : contentOf(map, pointer()->at.hex))
        holds += (holds.empty() ? "" : ", ") + terrain.text;
    return tr("{hex}: {terrain}",
              {{"hex", model::label(map, pointer()->at.hex)}, {"terrain", holds}});
}

std::vector<model::Hex> connectedLikeTerrain(const model::Map& map, const model::Extent& extent,
                                             model::Hex start) {
    if (!extent.isOnMap(start)) return {};
    const auto like = contentOf(map, start);
    std::vector<model::Hex> found{start};
    model::HexSet seen;
    seen.insert(start);
    for (std::size_t next = 0; next < found.size(); ++next)
        for (const model::Hex hex : extent.neighbours(found[next])) {
            if (seen.contains(hex)) continue;
            seen.insert(hex);
            if (contentOf(map, hex) == like) found.push_back(hex);
        }
    return found;
}

} // namespace editor
