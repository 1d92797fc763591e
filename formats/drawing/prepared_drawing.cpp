#include "formats/drawing/prepared_drawing.h"

#include <array>
#include <map>
#include <numeric>
#include <unordered_map>

namespace formats {

using model::Hex;
using model::Hexside;
using model::Ruleset;

namespace {

/// The order in which patterns lie on each other.
int depthOf(const std::string& pattern) {
    static const std::vector<std::string> order{"height", "none",  "rows",      "vines",   "reeds",
                                                "trees",  "water", "buildings", "village", "farm",
                                                "manor",  "fort",  "castle"};
    const auto found = std::find(order.begin(), order.end(), pattern);
    return found == order.end() ? 1 : static_cast<int>(found - order.begin());
}

double widthFor(const std::vector<WidthByWord>& widths, const std::string& id, double standard) {
    for (const WidthByWord& entry : widths)
        if (id.find(entry.word) != std::string::npos) return entry.width;
    return standard;
}

template <class List, class TypeId>
std::size_t kindOf(std::vector<std::string>& names, List& kinds, const TypeId& type,
                   const LineKind& look) {
    const auto found = std::find(names.begin(), names.end(), type.text);
    if (found != names.end()) return static_cast<std::size_t>(found - names.begin());
    names.push_back(type.text);
    kinds.push_back(look);
    return kinds.size() - 1;
}

bool looksLikeWater(const Theme& theme, const std::string& id) {
    return std::any_of(theme.waterWidths.begin(), theme.waterWidths.end(),
                       [&](const auto& entry) { return id.find(entry.word) != std::string::npos; });
}

LineKind waterLook(const Theme& theme, const Ruleset* ruleset, const model::HexsideTypeId& id) {
    LineKind look{"line", theme.water, widthFor(theme.waterWidths, id.text, theme.waterWidth),
                  false, 1.0};
    const model::HexsideType* type = ruleset == nullptr ? nullptr : find(*ruleset, id);
    if (type != nullptr) look.colour = parseColour(type->colour).value_or(theme.water);
    return look;
}

LineKind hexsideLook(const Theme& theme, const Ruleset* ruleset, const model::HexsideTypeId& id,
                     bool uphill) {
    LineKind look{uphill ? "ticks" : "line", theme.slope, 0.07, false,
                  widthFor(theme.slopeWeights, id.text, 1.0)};
    const model::HexsideType* type = ruleset == nullptr ? nullptr : find(*ruleset, id);
    if (type == nullptr) return look;
    if (!type->pattern.empty()) look.pattern = type->pattern;
    look.colour = parseColour(type->colour).value_or(theme.slope);
    return look;
}

LineKind roadLook(const Theme& theme, const Ruleset* ruleset, const model::Road& road) {
    const double width = widthFor(theme.roadWidths, road.type.text, theme.roadWidth);
    LineKind look{"solid", theme.roadFill, width, width <= theme.trailWidth, 1.0};
    const model::RoadType* type = ruleset == nullptr ? nullptr : find(*ruleset, road.type);
    if (type != nullptr && !type->pattern.empty()) look.dashed = type->pattern == "dashes";
    // A cased road keeps its light fill: the colour of a type tells trails apart.
    if (look.dashed) look.colour = theme.trail;
    if (type != nullptr && look.dashed)
        look.colour = parseColour(type->colour).value_or(theme.trail);
    if (road.main && !look.dashed) {
        look.width *= 1.35;
        look.colour = theme.mainRoadFill;
    }
    return look;
}

/// The same objects, not only equal ones: quick to say, and pointers into them stay good.
template <class T>
bool areSame(const std::vector<model::Shared<T>>& a, const std::vector<model::Shared<T>>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const auto& x, const auto& y) { return x.sameAs(y); });
}

void prepareHexsides(PreparedDrawing& drawing) {
    HexsideIndex ofWater, ofHexsides;
    const model::Map& map = *drawing.scenario.map;
    const Ruleset* ruleset = drawing.ruleset.get();
    const Theme& theme = drawing.theme;
    std::vector<std::string> waters, others;
    for (const auto& course : map.watercourses) {
        const std::size_t kind =
            kindOf(waters, ofWater.kinds, course->type, waterLook(theme, ruleset, course->type));
        for (const Hexside side : course->hexsides)
            ofWater.all.push_back({side, kind, std::nullopt});
    }
    for (const auto& list : map.hexsides) {
        const model::HexsideType* type = ruleset == nullptr ? nullptr : find(*ruleset, list->type);
        const bool water = type == nullptr ? looksLikeWater(theme, list->type.text) : type->water;
        HexsideIndex& index = water ? ofWater : ofHexsides;
        const std::size_t kind =
            water ? kindOf(waters, index.kinds, list->type, waterLook(theme, ruleset, list->type))
                  : kindOf(others, index.kinds, list->type,
                           hexsideLook(theme, ruleset, list->type, list->uphillFirst));
        list->hexsides.forEach([&](model::DirectedHexside side) {
            index.all.push_back(
                {side.hexside(), kind,
                 list->uphillFirst ? std::optional<Hex>(side.from) : std::optional<Hex>()});
        });
    }
    ofWater.sort();
    ofHexsides.sort();
    drawing.water = std::make_shared<const HexsideIndex>(std::move(ofWater));
    drawing.hexsides = std::make_shared<const HexsideIndex>(std::move(ofHexsides));
}

void prepareRoads(PreparedDrawing& drawing) {
    std::vector<std::string> names;
    HexsideIndex roads;
    for (const auto& road : drawing.scenario.map->roads) {
        const model::RoadTypeId named(road->main ? road->type.text + " main" : road->type.text);
        const std::size_t kind = kindOf(names, roads.kinds, named,
                                        roadLook(drawing.theme, drawing.ruleset.get(), *road));
        const auto& hexes = road->hexes;
        for (std::size_t i = 0; i + 1 < hexes.size(); ++i)
            if (const auto side = hexsideBetween(hexes[i], hexes[i + 1]))
                roads.all.push_back({*side, kind, std::nullopt});
        if (hexes.empty()) continue;
        if (road->beforeFirst && road->beforeFirst->isHexside())
            roads.all.push_back({Hexside(hexes.front(), *road->beforeFirst), kind, hexes.front()});
        if (road->afterLast && road->afterLast->isHexside())
            roads.all.push_back({Hexside(hexes.back(), *road->afterLast), kind, hexes.back()});
    }
    roads.sort();
    drawing.roads = std::make_shared<const HexsideIndex>(std::move(roads));
}

/// The look of a line with exact points: of its hexside type, else a hedge.
LineKind outlineLook(const PreparedDrawing& drawing, const model::TerrainId& id,
                     const TerrainGroup& terrain) {
    const Ruleset* ruleset = drawing.ruleset.get();
    const model::HexsideTypeId asHexside(id.text);
    if (ruleset != nullptr && find(*ruleset, asHexside) != nullptr)
        return hexsideLook(drawing.theme, ruleset, asHexside, false);
    return {"hedge", mixed(terrain.ink, {0.25, 0.40, 0.18, 1.0}, 0.5), 0.07, false, 1.0};
}

void prepareOutlines(PreparedDrawing& drawing) {
    const Ruleset* ruleset = drawing.ruleset.get();
    const model::HexLayout unit{drawing.scenario.map->grid.numbering.orientation, 1.0, {}};
    for (const auto& outline : drawing.scenario.map->outlines) {
        if (!outline->at || outline->points.size() < 2) continue;
        DrawnOutline drawn;
        drawn.seat = *outline->at;
        drawn.points = pointsOf(*outline);
        const model::PlanePoint start = unit.position(drawn.points.front());
        model::PlaneBox& box = drawn.box;
        box = {start.x, start.y, start.x, start.y};
        for (const model::LatticePoint point : drawn.points) {
            const model::PlanePoint at = unit.position(point);
            box = {std::min(box.left, at.x), std::min(box.top, at.y), std::max(box.right, at.x),
                   std::max(box.bottom, at.y)};
        }
        drawn.area = terrainLook(drawing.theme, ruleset, outline->type);
        drawn.line = outlineLook(drawing, outline->type, drawn.area);
        drawn.isOpen = outline->open;
        drawn.isArea = !outline->open && drawn.points.size() > 2;
        // A tree border is a line, however it is closed.
        if (ruleset != nullptr && find(*ruleset, outline->type) == nullptr &&
            find(*ruleset, model::HexsideTypeId(outline->type.text)) != nullptr)
            drawn.isArea = false;
        if (drawn.isArea && ruleset != nullptr) {
            const model::TerrainType* type = find(*ruleset, outline->type);
            for (TerrainGroup& group : drawing.terrain)
                if (type != nullptr && type->drawn && group.type == type->id)
                    group.isOutlined = true;
        }
        drawing.outlines.push_back(std::move(drawn));
    }
    std::stable_sort(drawing.outlines.begin(), drawing.outlines.end(),
                     [](const DrawnOutline& a, const DrawnOutline& b) {
                         return terrainDepth(a.area) < terrainDepth(b.area);
                     });
}

std::string symbolOf(const Ruleset* ruleset, const model::Unit& unit) {
    const model::UnitClass* type = ruleset == nullptr ? nullptr : find(*ruleset, unit.unitClass);
    if (type != nullptr && !type->symbol.empty()) return type->symbol;
    if (type != nullptr && !type->countsAs.empty()) return type->countsAs;
    const std::string& id = unit.unitClass.text;
    for (const std::string word : {"infantry", "cavalry", "artillery", "train", "vedette"})
        if (id.find(word) != std::string::npos) return word;
    return unit.isLeader ? "leader" : "";
}

void preparePieces(PreparedDrawing& drawing) {
    const model::Forces& forces = *drawing.scenario.forces;
    std::unordered_map<model::UnitId, const model::Unit*> units;
    for (const auto& unit : forces.units)
        units.emplace(unit->id, &*unit);
    std::map<model::ArmyId, std::size_t> armies;
    for (std::size_t i = 0; i < forces.armies.size(); ++i)
        armies.emplace(forces.armies[i].id, i);

    std::vector<DrawnPiece> pieces;
    const std::vector<model::PlacedPiece> placed = placedPieces(drawing.scenario);
    for (std::size_t i = 0; i < placed.size(); ++i) {
        const model::Piece& piece = placed[i].piece;
        if (!piece.at) continue;
        DrawnPiece drawn{*piece.at, i, piece.part, piece.reduced, nullptr, piece.unit, {}, 0};
        if (const auto found = units.find(piece.unit); found != units.end()) {
            drawn.unit = found->second;
            drawn.symbol = piece.part == model::PiecePart::vedette
                               ? "vedette"
                               : symbolOf(drawing.ruleset.get(), *drawn.unit);
            if (const auto army = armies.find(drawn.unit->army); army != armies.end())
                drawn.army = army->second;
        }
        pieces.push_back(std::move(drawn));
    }
    // Stacks are written with the top piece first and drawn from the bottom.
    std::reverse(pieces.begin(), pieces.end());
    std::stable_sort(pieces.begin(), pieces.end(),
                     [](const DrawnPiece& a, const DrawnPiece& b) { return a.at < b.at; });
    drawing.pieces = std::make_shared<const std::vector<DrawnPiece>>(std::move(pieces));
}

/// In the order of their first sheets.
std::vector<std::vector<std::size_t>> groupsOf(const model::Map& map) {
    std::vector<std::size_t> groupOf(map.sheets.size());
    std::iota(groupOf.begin(), groupOf.end(), std::size_t{0});
    for (const model::Join& join : map.joins) {
        if (faultOf(map, join) != model::JoinFault::none) continue;
        const std::size_t a = groupOf[*indexOf(map, join.first->sheet)];
        const std::size_t b = groupOf[*indexOf(map, join.second->sheet)];
        std::replace(groupOf.begin(), groupOf.end(), std::max(a, b), std::min(a, b));
    }
    std::map<std::size_t, std::vector<std::size_t>> byFirst;
    for (std::size_t i = 0; i < groupOf.size(); ++i)
        byFirst[groupOf[i]].push_back(i);
    std::vector<std::vector<std::size_t>> groups;
    for (auto& [first, sheets] : byFirst)
        groups.push_back(std::move(sheets));
    return groups;
}

} // namespace

void HexsideIndex::sort() {
    std::stable_sort(all.begin(), all.end(),
                     [](const OnHexside& a, const OnHexside& b) { return a.side < b.side; });
}

TerrainGroup terrainLook(const Theme& theme, const Ruleset* ruleset, const model::TerrainId& type) {
    TerrainGroup look;
    look.type = type;
    const model::TerrainType* known = ruleset == nullptr ? nullptr : find(*ruleset, type);
    if (known != nullptr) {
        look.pattern = known->pattern.empty() ? "none" : known->pattern;
    } else {
        look.pattern = "none";
        for (const PatternLook& pattern : theme.patterns)
            for (const std::string& word : pattern.words)
                if (type.text.find(word) != std::string::npos) look.pattern = pattern.pattern;
    }
    const PatternLook& pattern = patternLook(theme, look.pattern);
    look.ground = pattern.ground;
    look.ink = pattern.ink;
    look.cover = pattern.cover;
    look.opacity = pattern.opacity;
    if (known != nullptr)
        if (const auto colour = parseColour(known->colour)) {
            // A town's colour is that of its houses.
            (isStructure(look.pattern) ? look.ink : look.ground) = *colour;
        }
    return look;
}

bool isStructure(const std::string& pattern) {
    static constexpr std::array<std::string_view, 6> words{"buildings", "village", "farm",
                                                           "manor",     "fort",    "castle"};
    return std::find(words.begin(), words.end(), pattern) != words.end();
}

int terrainDepth(const TerrainGroup& look) {
    return depthOf(look.pattern);
}

std::vector<LevelStep> levelSteps(const model::Map& map) {
    std::map<int, LevelStep> byLevel;
    for (const auto& list : map.levels) {
        if (list->level <= 0) continue;
        LevelStep& step = byLevel[list->level];
        step.level = list->level;
        step.hexes.push_back(&list->hexes);
    }
    std::vector<LevelStep> steps;
    for (auto& [level, step] : byLevel)
        steps.push_back(std::move(step));
    return steps;
}

double levelAlpha(const Theme& theme, std::size_t steps) {
    const double strongest = 0.12 * theme.strongestLevel;
    return steps == 0 ? 0.0 : std::min(0.16, strongest / static_cast<double>(steps));
}

const CounterLook& counterLook(const Theme& theme, std::size_t army) {
    static const CounterLook plain{{1, 1, 1, 1}, {0, 0, 0, 1}, {0, 0, 0, 1}};
    return theme.counters.empty() ? plain : theme.counters[army % theme.counters.size()];
}

const CounterLook* lookOfOwner(const PreparedDrawing& drawing, const model::SideId& side,
                               const model::ArmyId& army) {
    const auto& armies = drawing.scenario.forces->armies;
    for (std::size_t i = 0; i < armies.size(); ++i)
        if (!army.empty() && armies[i].id == army) return &counterLook(drawing.theme, i);
    for (std::size_t i = 0; i < armies.size(); ++i)
        if (!side.empty() && armies[i].side == side) return &counterLook(drawing.theme, i);
    return nullptr;
}

const CounterLook& sideLook(const Pass& pass, const model::SideId& side) {
    const CounterLook* known = lookOfOwner(pass.drawing, side, {});
    const std::size_t armies = pass.drawing.scenario.forces->armies.size();
    return known == nullptr ? counterLook(pass.theme(), armies) : *known;
}

PreparedDrawing::PreparedDrawing(const model::Scenario& given, std::shared_ptr<const Ruleset> rules,
                                 Theme look, Layers shown, UnderlayPictures underlays,
                                 const PreparedDrawing* former)
    : scenario(given), ruleset(std::move(rules)), theme(std::move(look)), layers(shown),
      pictures(std::move(underlays)), names(std::make_unique<const PlacedNames>(*this)) {
    const model::Map& map = *scenario.map;
    for (const auto& list : map.terrain) {
        auto group = std::find_if(terrain.begin(), terrain.end(),
                                  [&](const TerrainGroup& g) { return g.type == list->type; });
        if (group == terrain.end())
            group = terrain.insert(group, terrainLook(theme, ruleset.get(), list->type));
        group->hexes.push_back(&list->hexes);
    }
    std::stable_sort(terrain.begin(), terrain.end(),
                     [](const TerrainGroup& a, const TerrainGroup& b) {
                         return terrainDepth(a) < terrainDepth(b);
                     });
    for (const model::Sheet& sheet : map.sheets)
        grounds.push_back(terrainLook(theme, ruleset.get(), sheet.ground));
    groups = groupsOf(map);
    levels = levelSteps(map);
    const model::Map* before = former ? &*former->scenario.map : nullptr;
    if (before && areSame(before->hexsides, map.hexsides) &&
        areSame(before->watercourses, map.watercourses)) {
        hexsides = former->hexsides;
        water = former->water;
    } else {
        prepareHexsides(*this);
    }
    if (before && areSame(before->roads, map.roads))
        roads = former->roads;
    else
        prepareRoads(*this);
    prepareOutlines(*this);
    if (former && former->scenario.forces.sameAs(scenario.forces) &&
        former->scenario.arrangement.sameAs(scenario.arrangement) &&
        areSame(former->scenario.setups, scenario.setups))
        pieces = former->pieces;
    else
        preparePieces(*this);
}

HexPatch PreparedDrawing::patch(const model::HexLayout& layout, model::PlaneBox near,
                                model::PlaneBox seen,
                                const std::vector<std::size_t>& sheets) const {
    const model::Map& map = *scenario.map;
    const auto sheetWith = [&](Hex hex) -> std::uint8_t {
        for (const std::size_t index : sheets)
            if (positionOn(map, index, hex))
                return static_cast<std::uint8_t>(std::min<std::size_t>(index + 1, 255));
        return 0;
    };
    HexPatch patch;
    std::vector<std::uint8_t> sheetsOfHexes;
    Hex least{}, greatest{-1, -1};
    for (const Hex hex : layout.hexesIn(near)) {
        const std::uint8_t sheet = sheetWith(hex);
        if (sheet == 0) continue;
        if (patch.hexes.empty()) least = greatest = hex;
        least = {std::min(least.q, hex.q), std::min(least.r, hex.r)};
        greatest = {std::max(greatest.q, hex.q), std::max(greatest.r, hex.r)};
        patch.hexes.push_back(hex);
        sheetsOfHexes.push_back(sheet);
    }
    patch.printed = HexFlags(least, greatest);
    const double margin = 1.15 * layout.radius;
    for (std::size_t i = 0; i < patch.hexes.size(); ++i) {
        const Hex hex = patch.hexes[i];
        patch.printed[hex] = sheetsOfHexes[i];
        const model::PlanePoint at = layout.centre(hex);
        if (at.x > seen.left - margin && at.x < seen.right + margin && at.y > seen.top - margin &&
            at.y < seen.bottom + margin)
            patch.visible.push_back(hex);
    }
    return patch;
}

std::span<const DrawnPiece> PreparedDrawing::stack(Hex hex) const {
    const auto before = [](const auto& a, const auto& b) {
        if constexpr (std::is_same_v<std::decay_t<decltype(a)>, Hex>)
            return a < b.at;
        else
            return a.at < b;
    };
    const auto first = std::lower_bound(pieces->begin(), pieces->end(), hex, before);
    const auto last = std::upper_bound(first, pieces->end(), hex, before);
    return {first, last};
}

} // namespace formats
