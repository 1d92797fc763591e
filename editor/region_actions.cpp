#include "editor/region_actions.h"

#include "model/edits/level_edits.h"
#include "model/edits/region_edits.h"
#include "model/edits/terrain_edits.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace editor {

namespace {

/// The one nearest to the middle of them.
model::Hex middleOf(const std::vector<model::Hex>& hexes) {
    long long q = 0;
    long long r = 0;
    for (const model::Hex hex : hexes) {
        q += hex.q;
        r += hex.r;
    }
    const auto count = static_cast<long long>(hexes.size());
    const model::Hex mean{static_cast<int>(q / count), static_cast<int>(r / count)};
    return *std::min_element(hexes.begin(), hexes.end(), [&](model::Hex a, model::Hex b) {
        return std::pair(distance(a, mean), a) < std::pair(distance(b, mean), b);
    });
}

} // namespace

std::vector<model::Hex> hexesOf(const Session& session, Where where) {
    return where == Where::wholeMap ? session.extent().hexes() : session.selection().hexes();
}

void selectAllHexes(Session& session) {
    const auto& hexes = session.extent().hexes();
    session.selection().select(std::vector<model::Subject>(hexes.begin(), hexes.end()));
}

bool fillSelection(Session& session) {
    const auto& terrain = session.toolSettings().terrain;
    const auto hexes = hexesOf(session, Where::selection);
    if (terrain.empty() || hexes.empty()) return false;
    const auto& ruleset = session.ruleset();
    session.apply(model::paintTerrain(
        hexes, terrain, ruleset ? excludedBy(*ruleset, terrain) : std::vector<model::TerrainId>()));
    return true;
}

bool replaceTerrain(Session& session, const model::TerrainId& from, const model::TerrainId& to,
                    Where where) {
    auto hexes = hexesOf(session, where);
    if (from.empty() || to.empty() || hexes.empty()) return false;
    const auto& ruleset = session.ruleset();
    const auto excluded = ruleset ? excludedBy(*ruleset, to) : std::vector<model::TerrainId>();
    session.apply(model::replaceTerrain(from, to, excluded, std::move(hexes)));
    return true;
}

namespace {

/// The first hexside type that is directed uphill; null when there is none.
const model::HexsideType* slopeType(const model::Ruleset& ruleset) {
    const auto found = std::find_if(ruleset.hexsides.begin(), ruleset.hexsides.end(),
                                    [](const model::HexsideType& type) { return type.uphill; });
    return found == ruleset.hexsides.end() ? nullptr : &*found;
}

} // namespace

bool drawSlopesFromLevels(Session& session, Where where) {
    const auto ruleset = session.ruleset();
    const auto* slope = ruleset ? slopeType(*ruleset) : nullptr;
    auto hexes = hexesOf(session, where);
    if (!slope || hexes.empty()) return false;
    model::SlopeDrawing drawing{slope->id, ruleset->map.slopeStep.value, true, {}};
    for (const auto& type : ruleset->hexsides)
        if (type.rise || type.uphill) drawing.alsoRises.push_back(type.id);
    session.apply(model::slopesFromLevels(std::move(hexes), std::move(drawing)));
    return true;
}

bool copySelection(Session& session) {
    const auto hexes = hexesOf(session, Where::selection);
    if (hexes.empty()) return false;
    auto& settings = session.toolSettings();
    settings.copied = std::make_shared<const model::MapFragment>(
        model::copyOf(*session.scenario().map, hexes, middleOf(hexes)));
    settings.pasteTurns = 0;
    settings.pasteMirrored = false;
    return true;
}

bool cutSelection(Session& session) {
    return copySelection(session) && clearSelection(session);
}

bool clearSelection(Session& session) {
    const auto hexes = hexesOf(session, Where::selection);
    if (hexes.empty()) return false;
    session.apply(model::clearRegion(hexes));
    return true;
}

bool paste(Session& session, model::Hex at) {
    const auto& settings = session.toolSettings();
    if (!settings.copied || settings.copied->empty()) return false;
    const model::Placement placement{at, settings.pasteTurns, settings.pasteMirrored};
    session.apply(model::pasteFragment(*settings.copied, placement));
    std::vector<model::Subject> covered;
    settings.copied->hexes.forEach([&](model::Hex hex) {
        if (session.extent().isOnMap(placement(hex))) covered.emplace_back(placement(hex));
    });
    session.selection().select(std::move(covered));
    return true;
}

} // namespace editor
