#pragma once
// What the parts of the painter look up: the records of a scenario joined with how the ruleset and
// the theme say they look, lines and pieces sorted by hex. Internal to the drawing.

#include "formats/drawing/hex_patch.h"
#include "formats/drawing/line_feature.h"
#include "formats/drawing/map_painter.h"
#include "formats/drawing/name_placement.h"

#include <algorithm>
#include <span>
#include <string>
#include <vector>

namespace formats {

/// All lists of one terrain.
struct TerrainGroup {
    model::TerrainId type;
    std::string pattern;
    Colour ground;
    Colour ink;
    double cover = 0.0;
    double opacity = 1.0;
    bool isOutlined = false; ///< outlines of it on the map say what it covers
    std::vector<const model::HexSet*> hexes;

    bool contains(model::Hex hex) const {
        return std::any_of(hexes.begin(), hexes.end(),
                           [&](const model::HexSet* set) { return set->contains(hex); });
    }
};

/// One step of the levels above the lowest ground: all lists of a level.
struct LevelStep {
    int level = 0;
    std::vector<const model::HexSet*> hexes;

    bool contains(model::Hex hex) const {
        return std::any_of(hexes.begin(), hexes.end(),
                           [&](const model::HexSet* set) { return set->contains(hex); });
    }
};

/// Something that lies on a hexside, or of a road, leads through it.
struct OnHexside {
    model::Hexside side;
    std::size_t kind = 0;
    /// For a slope its uphill hex, for a road that ends at the hexside the hex it lies in.
    std::optional<model::Hex> from;
};

/// Sorted by hexside, so that those near an area are found without looking at the rest.
class HexsideIndex {
public:
    std::vector<LineKind> kinds;
    std::vector<OnHexside> all;

    void sort();
    /// Calls visit(const OnHexside&) for those whose first hex lies in the rhombus.
    template <class Visit>
    void forEachIn(model::Hex least, model::Hex greatest, Visit&& visit) const {
        for (int q = least.q; q <= greatest.q; ++q) {
            const model::Hex first{q, least.r};
            auto at = std::lower_bound(
                all.begin(), all.end(), first,
                [](const OnHexside& entry, model::Hex hex) { return entry.side.first() < hex; });
            for (; at != all.end() && at->side.first().q == q && at->side.first().r <= greatest.r;
                 ++at)
                visit(*at);
        }
    }
};

struct DrawnPiece {
    model::Hex at;
    std::size_t piece = 0; ///< index into placedPieces
    model::PiecePart part = model::PiecePart::whole;
    bool reduced = false;
    const model::Unit* unit = nullptr; ///< null: the forces do not have it
    model::UnitId id;
    std::string symbol;
    std::size_t army = 0; ///< its place in the list of armies
};

/// An area, drawn as terrain, or a line, drawn as a feature of hexsides.
struct DrawnOutline {
    std::vector<model::LatticePoint> points;
    model::PlaneBox box; ///< in a layout with radius 1 and its origin at 0, 0
    bool isArea = true;
    bool isOpen = false;
    TerrainGroup area;
    LineKind line;
    model::Hex seat;
};

struct PreparedDrawing {
    model::Scenario scenario;
    std::shared_ptr<const model::Ruleset> ruleset;
    Theme theme;
    Layers layers;
    UnderlayPictures pictures;

    /// Sheets that joins tie together, as indices into the list of the map.
    std::vector<std::vector<std::size_t>> groups;
    std::vector<TerrainGroup> terrain;                          ///< in the order of drawing
    std::vector<TerrainGroup> grounds;                          ///< of the sheets, in their order
    std::vector<LevelStep> levels;                              ///< from the lowest above ground
    std::shared_ptr<const HexsideIndex> hexsides, water, roads; ///< of earlier values, too
    std::vector<DrawnOutline> outlines;                         ///< in the order of drawing
    std::unique_ptr<const PlacedNames> names;
    std::shared_ptr<const std::vector<DrawnPiece>>
        pieces; ///< by hex, the bottom one of a stack first

    /// `former`, of the same ruleset and theme, lends what was made of records that are the same
    /// still.
    PreparedDrawing(const model::Scenario& scenario, std::shared_ptr<const model::Ruleset> ruleset,
                    Theme theme, Layers layers, UnderlayPictures pictures,
                    const PreparedDrawing* former = nullptr);
    PreparedDrawing(const PreparedDrawing&) = delete;
    PreparedDrawing& operator=(const PreparedDrawing&) = delete;
    ~PreparedDrawing() = default;

    /// The hexes of a group of sheets in `near`; visible are those in `seen`.
    HexPatch patch(const model::HexLayout& layout, model::PlaneBox near, model::PlaneBox seen,
                   const std::vector<std::size_t>& sheets) const;
    std::span<const DrawnPiece> stack(model::Hex hex) const;
};

/// One drawing of one area: what every part of the painter is given.
struct Pass {
    cairo_t* cairo;
    const model::HexLayout& layout;
    model::PlaneBox area;
    const HexPatch& patch;
    const PreparedDrawing& drawing;

    double radius() const { return layout.radius; }
    const Theme& theme() const { return drawing.theme; }
    const model::Map& map() const { return *drawing.scenario.map; }
};

void paintGround(const Pass& pass);
void paintUnderlays(const Pass& pass);
void paintTerrain(const Pass& pass);
void paintOutlines(const Pass& pass);
void paintOutlineLines(const Pass& pass);
void paintLevels(const Pass& pass);
void paintBuildings(const Pass& pass);
void paintGrid(const Pass& pass);
void paintHexsides(const Pass& pass);
void paintWater(const Pass& pass);
void paintRoads(const Pass& pass);
void paintSpans(const Pass& pass);
void paintNumbers(const Pass& pass);
void paintVeils(const Pass& pass);
void paintPlaces(const Pass& pass);
void paintLabels(const Pass& pass);
void paintMarks(const Pass& pass);
void paintWorks(const Pass& pass);
void paintZones(const Pass& pass);
void paintUnits(const Pass& pass);

/// The squares of the counters of a stack, the bottom one first.
std::vector<model::PlaneBox> counterBoxes(std::size_t count, model::Hex hex,
                                          const model::HexLayout& layout);
/// Where roads and bridges cross a hexside: near its middle.
model::PlanePoint crossingOf(const model::HexLayout& layout, model::Hexside side);

/// Round the hexes of the sheets; nothing when they print none.
std::optional<model::PlaneBox> groupBox(const model::Map& map,
                                        const std::vector<std::size_t>& sheets,
                                        const model::HexLayout& layout);
/// Where a box off the map is drawn; nothing for one that is beside no edge.
std::optional<model::PlaneBox> boxPlace(const model::Map& map, const model::MapBox& box,
                                        const model::HexLayout& layout);

/// The colours of the army, else of the side, which are those of its first army; nothing when the
/// scenario has neither.
const CounterLook* lookOfOwner(const PreparedDrawing& drawing, const model::SideId& side,
                               const model::ArmyId& army);
/// The side's colours, or those of nobody.
const CounterLook& sideLook(const Pass& pass, const model::SideId& side);

/// The colour that a hex has on the whole.
TerrainGroup terrainLook(const Theme& theme, const model::Ruleset* ruleset,
                         const model::TerrainId& type);
/// A pattern of buildings or works, drawn over roads.
bool isStructure(const std::string& pattern);
/// Terrain of a lesser depth lies below.
int terrainDepth(const TerrainGroup& look);
std::vector<LevelStep> levelSteps(const model::Map& map);
/// How much the tint of each of this many steps hides what is below.
double levelAlpha(const Theme& theme, std::size_t steps);
const CounterLook& counterLook(const Theme& theme, std::size_t army);

} // namespace formats
