// Terrain, water, roads, slopes and places.

#include "tests/mutations/mutation.h"

#include "model/edits/hexside_edits.h"
#include "model/edits/place_edits.h"
#include "model/edits/road_edits.h"
#include "model/edits/terrain_edits.h"
#include "model/map/features.h"
#include "model/map/labels.h"

#include <algorithm>
#include <array>

namespace mutations {

namespace {

using model::Hex;
using model::Hexside;
using model::Map;
using model::Scenario;

constexpr std::string_view montenotte = "piedmont/montenotte";
constexpr std::string_view marengo = "marengo/frontal-assault";
constexpr std::string_view caldiero = "caldiero/caldiero";

std::string spelled(const Map& map, Hex hex) {
    return "hex " + model::label(map, hex);
}
std::string spelled(const Map& map, Hexside hexside) {
    return "hexside " + model::label(map, hexside);
}

template <class T>
const T& anyOf(const std::vector<T>& all, Random& random) {
    return all[std::uniform_int_distribution<std::size_t>(0, all.size() - 1)(random)];
}

Hex anyHex(const Map& map, Random& random) {
    return anyOf(model::printedHexes(map), random);
}

bool isInside(const Map& map, Hex hex) {
    const auto around = model::neighbours(hex);
    return std::all_of(around.begin(), around.end(),
                       [&](Hex next) { return model::sheetOf(map, next) != nullptr; });
}

bool isRoad(const Map& map, Hexside hexside) {
    return std::any_of(map.roads.begin(), map.roads.end(), [&](const auto& road) {
        for (std::size_t i = 1; i < road->hexes.size(); ++i)
            if (model::hexsideBetween(road->hexes[i - 1], road->hexes[i]) == hexside) return true;
        return false;
    });
}

bool hasRoad(const Map& map, Hex hex) {
    return std::any_of(map.roads.begin(), map.roads.end(), [&](const auto& road) {
        return std::find(road->hexes.begin(), road->hexes.end(), hex) != road->hexes.end();
    });
}

bool hasSpan(const Map& map, Hexside hexside) {
    return std::any_of(map.spans.begin(), map.spans.end(),
                       [&](const auto& span) { return span->at == hexside; });
}

/// Nothing lies on the hex, its hexsides and those that meet them; away from the edge.
bool isEmptyCountry(const Map& map, Hex hex) {
    std::vector<Hex> near{hex};
    for (const Hex next : model::neighbours(hex))
        near.push_back(next);
    return std::all_of(near.begin(), near.end(), [&](Hex each) {
        if (!isInside(map, each) || hasRoad(map, each)) return false;
        return std::all_of(model::hexsideDirections.begin(), model::hexsideDirections.end(),
                           [&](model::Direction direction) {
                               return model::featuresAt(map, Hexside(each, direction)).empty();
                           });
    });
}

std::optional<Hex> emptyCountry(const Map& map, Random& random) {
    for (int i = 0; i < 400; ++i)
        if (const Hex hex = anyHex(map, random); isEmptyCountry(map, hex)) return hex;
    return std::nullopt;
}

Hexside anySide(Hex hex, Random& random) {
    return {hex,
            model::hexsideDirections[std::uniform_int_distribution<std::size_t>(0, 5)(random)]};
}

bool isWater(const Map& map, Hexside hexside, std::string_view type) {
    const auto features = model::featuresAt(map, hexside);
    return std::any_of(features.begin(), features.end(),
                       [&](const auto& feature) { return feature.type.text == type; });
}

/// A hexside in the midst of a watercourse of the type, without a span, with `more` of its
/// neighbours in the chain likewise.
std::optional<std::vector<Hexside>> midstream(const Map& map, std::string_view type, int count,
                                              Random& random) {
    std::vector<const model::Watercourse*> courses;
    for (const auto& course : map.watercourses)
        if (course->type.text == type && course->hexsides.size() > 8) courses.push_back(&*course);
    if (courses.empty()) return std::nullopt;
    const auto& course = *anyOf(courses, random);
    const auto last = course.hexsides.size() - 4 - static_cast<std::size_t>(count);
    const auto first =
        std::uniform_int_distribution<std::size_t>(3, std::max<std::size_t>(3, last))(random);
    std::vector<Hexside> some(course.hexsides.begin() + static_cast<std::ptrdiff_t>(first),
                              course.hexsides.begin() + static_cast<std::ptrdiff_t>(first) + count);
    // No other water meets it, so that what is left are two ends.
    for (const Hexside each : some) {
        if (hasSpan(map, each)) return std::nullopt;
        for (const auto vertex : model::verticesOf(each)) {
            int wet = 0;
            for (const Hexside other : vertex.hexsides())
                wet += isWater(map, other, "river") || isWater(map, other, "stream") ||
                       isWater(map, other, "creek");
            if (wet != 2) return std::nullopt;
        }
    }
    return some;
}

std::optional<std::string> gap(Scenario& scenario, Random& random) {
    const auto some = midstream(*scenario.map, "stream", 1, random);
    if (!some) return std::nullopt;
    model::eraseWater(*some).apply(scenario);
    return spelled(*scenario.map, some->front());
}

std::optional<std::string> twoKinds(Scenario& scenario, Random& random) {
    const auto some = midstream(*scenario.map, "river", 1, random);
    if (!some) return std::nullopt;
    model::addHexsides(
        {{some->front().first(), some->front().directionFrom(some->front().first())}},
        model::HexsideTypeId("stream"), false)
        .apply(scenario);
    return spelled(*scenario.map, some->front());
}

/// A span of the type on a hexside that a road crosses, or not, over nothing.
std::optional<std::string> drySpan(Scenario& scenario, Random& random, const char* type,
                                   bool onRoad) {
    const Map& map = *scenario.map;
    std::optional<Hexside> at;
    if (onRoad) {
        const auto& road = *anyOf(map.roads, random);
        if (road.hexes.size() < 2) return std::nullopt;
        const auto i = std::uniform_int_distribution<std::size_t>(1, road.hexes.size() - 1)(random);
        at = model::hexsideBetween(road.hexes[i - 1], road.hexes[i]);
    } else if (const auto hex = emptyCountry(map, random)) {
        at = anySide(*hex, random);
    }
    if (!at || !model::featuresAt(map, *at).empty() || hasSpan(map, *at)) return std::nullopt;
    model::addSpans({*at}, model::SpanTypeId(type)).apply(scenario);
    return spelled(*scenario.map, *at);
}

std::optional<std::string> bridgeWithoutWater(Scenario& scenario, Random& random) {
    return drySpan(scenario, random, "bridge", true);
}

std::optional<std::string> fordWithoutWater(Scenario& scenario, Random& random) {
    return drySpan(scenario, random, "ford", false);
}

std::optional<std::string> bridgeWithoutRoad(Scenario& scenario, Random& random) {
    const auto some = midstream(*scenario.map, "river", 1, random);
    if (!some || isRoad(*scenario.map, some->front())) return std::nullopt;
    model::addSpans(*some, model::SpanTypeId("bridge")).apply(scenario);
    return spelled(*scenario.map, some->front());
}

std::optional<std::string> withoutSpan(Scenario& scenario, Random& random, std::string_view type) {
    std::vector<Hexside> spans;
    for (const auto& span : scenario.map->spans)
        if (span->type.text == type && span->at && isRoad(*scenario.map, *span->at))
            spans.push_back(*span->at);
    const Hexside at = anyOf(spans, random);
    model::removeSpans({at}).apply(scenario);
    return spelled(*scenario.map, at);
}

std::optional<std::string> noBridge(Scenario& scenario, Random& random) {
    return withoutSpan(scenario, random, "bridge");
}

std::optional<std::string> noTrestle(Scenario& scenario, Random& random) {
    return withoutSpan(scenario, random, "trestle");
}

std::optional<std::string> fordAndBridge(Scenario& scenario, Random& random) {
    std::vector<Hexside> spans;
    for (const auto& span : scenario.map->spans)
        if (span->type.text == "bridge" && span->at) spans.push_back(*span->at);
    const Hexside at = anyOf(spans, random);
    model::addSpans({at}, model::SpanTypeId("ford")).apply(scenario);
    return spelled(*scenario.map, at);
}

std::optional<std::string> lakeSide(Scenario& scenario, Random& random) {
    const auto hex = emptyCountry(*scenario.map, random);
    if (!hex) return std::nullopt;
    const Hexside at = anySide(*hex, random);
    model::addHexsides({{*hex, at.directionFrom(*hex)}}, model::HexsideTypeId("lake-side"), false)
        .apply(scenario);
    return spelled(*scenario.map, at);
}

std::optional<std::string> noUphill(Scenario& scenario, Random& random) {
    const auto hex = emptyCountry(*scenario.map, random);
    if (!hex) return std::nullopt;
    const Hexside at = anySide(*hex, random);
    model::addHexsides({{*hex, at.directionFrom(*hex)}}, model::HexsideTypeId("slope"), false)
        .apply(scenario);
    return spelled(*scenario.map, at);
}

/// A slope that the levels on both sides ask for.
std::optional<model::DirectedHexside> anySlope(const Map& map, Random& random) {
    std::vector<model::DirectedHexside> slopes;
    for (const auto& list : map.hexsides)
        if (list->type.text == "slope" && list->uphillFirst)
            list->hexsides.forEach([&](model::DirectedHexside each) { slopes.push_back(each); });
    const auto slope = anyOf(slopes, random);
    const auto up = model::levelAt(map, slope.from), down = model::levelAt(map, slope.to());
    if (!up || *up <= down.value_or(0)) return std::nullopt;
    return slope;
}

std::optional<std::string> stepWithoutSlope(Scenario& scenario, Random& random) {
    const auto slope = anySlope(*scenario.map, random);
    if (!slope || model::featuresAt(*scenario.map, slope->hexside()).size() != 1)
        return std::nullopt;
    model::removeHexsides({slope->hexside()}, model::HexsideTypeId("slope")).apply(scenario);
    return spelled(*scenario.map, slope->hexside());
}

std::optional<std::string> uphillNotHigher(Scenario& scenario, Random& random) {
    const auto slope = anySlope(*scenario.map, random);
    if (!slope) return std::nullopt;
    model::removeHexsides({slope->hexside()}, model::HexsideTypeId("slope")).apply(scenario);
    model::addHexsides({slope->reversed()}, model::HexsideTypeId("slope"), true).apply(scenario);
    return spelled(*scenario.map, slope->hexside());
}

std::optional<std::string> plainHilltop(Scenario& scenario, Random& random) {
    const auto hex = emptyCountry(*scenario.map, random);
    if (!hex) return std::nullopt;
    model::paintTerrain({*hex}, model::TerrainId("hilltop"), {}).apply(scenario);
    return spelled(*scenario.map, *hex);
}

/// Each of three hexes is above the next.
std::optional<std::string> slopeRing(Scenario& scenario, Random& random) {
    const auto hex = emptyCountry(*scenario.map, random);
    if (!hex || model::levelAt(*scenario.map, *hex)) return std::nullopt;
    const auto b = model::neighbour(*hex, model::Direction{0});
    const auto c = model::neighbour(*hex, model::Direction{2});
    for (const Hex each : {b, c})
        if (model::levelAt(*scenario.map, each)) return std::nullopt;
    const auto from = [](Hex up, Hex down) {
        return model::DirectedHexside{up, *model::directionTo(up, down)};
    };
    model::addHexsides({from(*hex, b), from(b, c), from(c, *hex)}, model::HexsideTypeId("slope"),
                       true)
        .apply(scenario);
    std::array<Hex, 3> ring{*hex, b, c};
    std::sort(ring.begin(), ring.end());
    return spelled(*scenario.map, ring[0]) + ' ' + spelled(*scenario.map, ring[1]) + ' ' +
           spelled(*scenario.map, ring[2]);
}

std::optional<std::string> crestOnSlope(Scenario& scenario, Random& random) {
    const auto slope = anySlope(*scenario.map, random);
    if (!slope) return std::nullopt;
    model::addHexsides({*slope}, model::HexsideTypeId("crest"), false).apply(scenario);
    return spelled(*scenario.map, slope->hexside());
}

std::optional<std::string> wallOverRoad(Scenario& scenario, Random& random) {
    const auto& road = *anyOf(scenario.map->roads, random);
    if (road.hexes.size() < 3) return std::nullopt;
    const auto i = std::uniform_int_distribution<std::size_t>(1, road.hexes.size() - 1)(random);
    const Hex from = road.hexes[i - 1], to = road.hexes[i];
    const Hexside at = *model::hexsideBetween(from, to);
    if (!model::featuresAt(*scenario.map, at).empty()) return std::nullopt;
    model::addHexsides({{from, at.directionFrom(from)}}, model::HexsideTypeId("wall"), false)
        .apply(scenario);
    return spelled(*scenario.map, at);
}

/// From the north edge to the south between the third column and the fourth, which is lowered.
std::optional<std::string> riverAcross(Scenario& scenario, Random&) {
    const Map& map = *scenario.map;
    std::vector<Hexside> chain;
    constexpr int column = 3, rows = 13;
    for (int row = 1; row <= rows; ++row)
        for (const int other : {row - 1, row})
            if (const auto at = model::hexsideBetween(model::hexAt(map, 0, column, row),
                                                      model::hexAt(map, 0, column + 1, other)))
                chain.push_back(*at);
    model::drawWatercourse(chain, model::HexsideTypeId("river")).apply(scenario);
    return spelled(*scenario.map, model::hexAt(*scenario.map, 0, 1, 1));
}

std::optional<std::string> unknownTerrain(Scenario& scenario, Random& random) {
    const Hex hex = anyHex(*scenario.map, random);
    model::paintTerrain({hex}, model::TerrainId("heath"), {}).apply(scenario);
    return spelled(*scenario.map, hex);
}

std::optional<std::string> unknownType(Scenario& scenario, Random& random) {
    const auto hex = emptyCountry(*scenario.map, random);
    if (!hex) return std::nullopt;
    const Hexside at = anySide(*hex, random);
    model::addHexsides({{*hex, at.directionFrom(*hex)}}, model::HexsideTypeId("hedgerow"), false)
        .apply(scenario);
    return spelled(*scenario.map, at);
}

/// A river round one hex.
std::optional<std::string> unreachable(Scenario& scenario, Random& random) {
    const auto hex = emptyCountry(*scenario.map, random);
    if (!hex) return std::nullopt;
    std::vector<Hexside> ring;
    for (const auto direction : model::hexsideDirections)
        ring.emplace_back(*hex, direction);
    model::drawWatercourse(ring, model::HexsideTypeId("river")).apply(scenario);
    return spelled(*scenario.map, *hex);
}

std::optional<std::string> twoRoads(Scenario& scenario, Random& random) {
    const auto& road = *anyOf(scenario.map->roads, random);
    if (road.type.text != "road" || road.hexes.size() < 4) return std::nullopt;
    const auto i = std::uniform_int_distribution<std::size_t>(1, road.hexes.size() - 3)(random);
    const Hex a = road.hexes[i], b = road.hexes[i + 1];
    scenario.map.edit([&](Map& map) {
        model::Road other;
        other.id = model::RoadId("other");
        other.type = model::RoadTypeId("trail");
        other.hexes = {a, b};
        map.roads.push_back(model::Shared<model::Road>(std::move(other)));
    });
    return spelled(*scenario.map, *model::hexsideBetween(a, b));
}

std::optional<std::string> cutStream(Scenario& scenario, Random& random) {
    const auto some = midstream(*scenario.map, "river", 3, random);
    if (!some) return std::nullopt;
    // The two corners at which water is left.
    std::string expected;
    for (const Hexside end : {some->front(), some->back()}) {
        const Hexside inner = some->at(1);
        for (const auto vertex : model::verticesOf(end)) {
            const auto meets = model::verticesOf(inner);
            if (std::find(meets.begin(), meets.end(), vertex) != meets.end()) continue;
            for (const Hexside other : vertex.hexsides())
                if (other != end && isWater(*scenario.map, other, "river"))
                    expected += (expected.empty() ? "" : "; ") + spelled(*scenario.map, other) +
                                " corner " + model::label(*scenario.map, vertex);
        }
    }
    model::eraseWater(*some).apply(scenario);
    return expected;
}

/// A road of its own from the hex to one beside it, over nothing.
std::optional<std::string> strayRoad(Scenario& scenario, Random& random, bool fromRoad) {
    const Map& map = *scenario.map;
    const Hex from = anyHex(map, random);
    const Hexside over = anySide(from, random);
    const Hex to = over.first() == from ? over.second() : over.first();
    const auto isQuiet = [&](Hex hex) {
        return isInside(map, hex) && !hasRoad(map, hex) && model::terrainAt(map, hex).empty();
    };
    if (!isQuiet(to) || !model::featuresAt(map, over).empty()) return std::nullopt;
    if (fromRoad ? !hasRoad(map, from) || !isInside(map, from) : !isQuiet(from))
        return std::nullopt;
    scenario.map.edit([&](Map& changed) {
        model::Road road;
        road.id = model::RoadId("stray");
        road.type = model::RoadTypeId("trail");
        road.hexes = {from, to};
        changed.roads.push_back(model::Shared<model::Road>(std::move(road)));
    });
    if (fromRoad) return spelled(*scenario.map, to);
    return spelled(*scenario.map, std::min(from, to)) + ' ' +
           spelled(*scenario.map, std::max(from, to));
}

std::optional<std::string> isolatedRoad(Scenario& scenario, Random& random) {
    return strayRoad(scenario, random, false);
}

std::optional<std::string> openRoad(Scenario& scenario, Random& random) {
    return strayRoad(scenario, random, true);
}

constexpr Mutation all[] = {
    {.check = "rivers.gap", .sample = montenotte, .inject = gap},
    {.check = "rivers.gap", .sample = caldiero, .inject = gap},
    {.check = "rivers.open-end", .sample = montenotte, .inject = cutStream},
    {.check = "roads.isolated",
     .sample = montenotte,
     .follows = "roads.open-end",
     .because = "both its ends are in the open",
     .inject = isolatedRoad},
    {.check = "roads.open-end", .sample = montenotte, .inject = openRoad},
    {.check = "rivers.two-kinds", .sample = montenotte, .inject = twoKinds},
    {.check = "rivers.bridge-without-water", .sample = montenotte, .inject = bridgeWithoutWater},
    {.check = "rivers.bridge-without-water", .sample = caldiero, .inject = bridgeWithoutWater},
    {.check = "rivers.ford-without-water", .sample = montenotte, .inject = fordWithoutWater},
    {.check = "rivers.ford-and-bridge", .sample = montenotte, .inject = fordAndBridge},
    {.check = "rivers.lake-side-without-lake", .sample = montenotte, .inject = lakeSide},
    {.check = "roads.bridge-without-road", .sample = montenotte, .inject = bridgeWithoutRoad},
    {.check = "roads.no-bridge",
     .sample = montenotte,
     .follows = "supply.no-line supply.train-unlinked supply.foreign-train rivers.cuts-map",
     .because = "trunk lines need a bridge over a river (17.43)",
     .inject = noBridge},
    {.check = "roads.no-trestle",
     .sample = montenotte,
     .follows = "supply.no-line supply.train-unlinked supply.foreign-train",
     .because = "trunk lines need a trestle over a stream (17.43)",
     .inject = noTrestle},
    {.check = "roads.two-kinds", .sample = montenotte, .inject = twoRoads},
    {.check = "map.unknown-terrain",
     .sample = montenotte,
     .follows = "los.vertex-dependent los.blind-battery supply.no-line places.terrain-mismatch",
     .because = "nobody knows what such terrain does to sight",
     .inject = unknownTerrain},
    {.check = "map.unknown-terrain", .sample = marengo, .inject = unknownTerrain},
    {.check = "map.unknown-terrain", .sample = caldiero, .inject = unknownTerrain},
    {.check = "map.unknown-type", .sample = montenotte, .inject = unknownType},
    {.check = "map.unreachable-hex", .sample = montenotte, .inject = unreachable},
    {.check = "slopes.hilltop-wrong",
     .sample = montenotte,
     .follows = "los.vertex-dependent los.blind-battery",
     .because = "a hilltop blocks sight",
     .inject = plainHilltop},
    {.check = "slopes.cycle",
     .sample = caldiero,
     .follows = "slopes.hill-hex-missing",
     .because = "above a slope is a hill",
     .inject = slopeRing},
    {.check = "slopes.crest-misplaced",
     .sample = montenotte,
     .follows = "los.vertex-dependent los.blind-battery",
     .because = "a crest blocks sight",
     .inject = crestOnSlope},
    {"roads.one-sided", montenotte, "piedmont.map.xml", R"re(2433 2432 2431</road>)re",
     "2433 2432 2431:N</road>", "hexside E-2430/E-2431 hex E-2431"},
    {.check = "roads.over-barrier",
     .sample = montenotte,
     .follows = "supply.no-line supply.train-unlinked supply.foreign-train los.vertex-dependent "
                "los.blind-battery"
                " places.hexsides-missing",
     .because = "a wall bars lines and sight, and none is printed there (25.78)",
     .inject = wallOverRoad},
    {.check = "rivers.cuts-map",
     .sample = caldiero,
     .follows = "roads.no-bridge",
     .because = "the roads have no bridge either",
     .inject = riverAcross},
    {"rivers.uphill", marengo, "marengo.map.xml", R"re(<hexsides type="extreme-slope")re",
     R"(<levels level="0">5.07</levels><levels level="1">4.07 5.08</levels>$&)",
     "hexside 4.07/5.08 watercourse bormida", "slopes.step-without-slope slopes.level-missing",
     "levels beside each other ask for slopes"},
    {"slopes.level-missing", caldiero, "caldiero.map.xml",
     R"re((<levels level="3" basis="reconstructed">)\s*1203)re", "$1", "hex 1203",
     "slopes.step-without-slope slopes.uphill-not-higher slopes.hilltop-wrong",
     "its slopes are judged by its level"},
    {.check = "slopes.no-uphill",
     .sample = montenotte,
     .follows = "slopes.level-missing",
     .because = "a slope asks for levels",
     .inject = noUphill},
    {.check = "slopes.step-without-slope",
     .sample = montenotte,
     .follows = "los.vertex-dependent los.blind-battery slopes.hilltop-wrong",
     .because = "one sees farther without the slope",
     .inject = stepWithoutSlope},
    {.check = "slopes.uphill-not-higher",
     .sample = montenotte,
     .follows = "slopes.cycle los.vertex-dependent los.blind-battery slopes.hilltop-wrong "
                "rivers.uphill",
     .because = "with its neighbours it may lead uphill in a ring",
     .inject = uphillNotHigher},
    {"places.terrain-mismatch", montenotte, "piedmont.map.xml",
     R"re((<place id="(millesimo|rocchetta|cengio|piana|plodio)"[^>]*kind="town" at=)"E-(\d+)")re",
     R"($1"E-5001")", "hex E-5001 place $2"},
    {"map.terrain-conflict", montenotte, "piedmont.map.xml", R"re(<levels sheet="E" level="1")re",
     R"(<terrain sheet="E" type="marsh">0109</terrain>$&)", "hex E-0109"},
    {"roads.sunken-without-road", marengo, "marengo.map.xml", R"re(20.11/20.12)re", "$& 5.25/5.26",
     "hexside 5.25/5.26"},
    {"roads.main-road-missing", caldiero, "caldiero.map.xml", R"re( main="yes")re", "",
     "hex 0107 hex 2107"},
    {"places.hexsides-missing", marengo, "marengo.map.xml", R"re(1.22/1.23)re", "5.25/5.26 $&",
     "hexside 5.25/5.26"},
    {"places.missing", caldiero, "caldiero.map.xml",
     R"re(<place id="(?:zovo|mattia|lorgnan|vago)"[^>]*/>)re", "", "map caldiero"},
    {"places.not-connected", marengo, "marengo.map.xml",
     R"re((<place id="(spinetta)"[^>]*at=)"22.06..22.09")re", R"($1"22.06..22.07 22.09")",
     "hex 22.09 hex 22.07 hex 22.06 place $2"},
    {"slopes.hill-hex-missing", caldiero, "caldiero.map.xml", R"re(1201..1202 1204)re",
     "1201..1202",
     "hexside 1105/1204 hex 1204; hexside 1204/1205 hex 1204; hexside 1204/1305 hex 1204"},
};

} // namespace

std::span<const Mutation> mapMutations() {
    return all;
}

std::span<const Exception> exceptions() {
    static constexpr Exception list[] = {
        {"entry.battery-order", "no group of the samples has a battery of a corps"},
        {"entry.commander-late", "the sample has it as it stands: its commander comes by chance"},
        {"entry.impassable", "not put into a sample yet"},
        {"entry.no-alternative", "not put into a sample yet"},
        {"entry.not-enough-mp", "not put into a sample yet"},
        {"entry.turn-barred", "no day of the sample is barred (27.2)"},
        {"grid.partial-hex", "no sample has hexes that show in part"},
        {"grid.seam-parity", "no sample has two sheets"},
        {"grid.sheet-letter-missing", "no sample has two sheets"},
        {"grid.sheet-not-in-play", "no sample has two sheets"},
        {"grid.shift-contradicted", "another shift moves every hexside of a sample, too"},
        {"los.blind-battery", "the sample has it as it stands"},
        {"los.not-reciprocal", "not put into a sample yet"},
        {"los.undecidable", "not put into a sample yet"},
        {"los.vertex-dependent", "the sample has it as it stands"},
        {"oob.in-two-formations", "a file names one formation of a leader; another copy is told as "
                                  "a second unit"},
        {"places.fort-undecided", "no place of the samples is a fort of two kinds"},
        {"places.gate-count", "no sample has a walled place with gates"},
        {"places.hex-shared", "no place of the sample scores"},
        {"places.no-way-in", "no sample has a walled place"},
        {"places.wall-open", "no sample has a walled place"},
        {"read.bad-value", "said of ruleset and case files only"},
        {"read.missing-attribute", "said of ruleset and case files only"},
        {"read.missing-ruleset", "said where rulesets are looked for, not where files are read"},
        {"read.ruleset-ring", "said of ruleset files only"},
        {"read.too-deep", "in the tests of readers, for it takes 100,000 elements"},
        {"read.too-large", "in the tests of readers, for it takes a gigabyte"},
        {"read.unknown-question", "said of case files only"},
        {"read.wrong-root", "in the tests of readers"},
        {"setup.in-enemy-zoc", "all set-ups of the samples name one hex, which 25.28 allows"},
        {"supply.foreign-train", "not put into a sample yet"},
        {"supply.own-roadblock", "not put into a sample yet"},
        {"supply.train-unlinked", "not put into a sample yet"},
        {"zoc.engaged-at-start", "not put into a sample yet"},
    };
    return list;
}

} // namespace mutations
