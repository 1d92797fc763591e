#include "formats/drawing/map_painter.h"

#include "tests/formats/drawing/drawn.h"

#include <gtest/gtest.h>

#include <functional>
#include <optional>

using namespace formats;
using namespace drawn;
using model::Hex;
using model::PlaneBox;

namespace {

constexpr double radius = 24.0;

/// Round all pixels that differ.
std::optional<PlaneBox> changed(const Picture& a, const Picture& b) {
    std::optional<PlaneBox> box;
    for (int y = 0; y < a.height; ++y)
        for (int x = 0; x < a.width; ++x) {
            const model::PlanePoint at{double(x), double(y)};
            if (a.at(at) == b.at(at)) continue;
            if (!box) box = PlaneBox{at.x, at.y, at.x, at.y};
            box = PlaneBox{std::min(box->left, at.x), std::min(box->top, at.y),
                           std::max(box->right, at.x), std::max(box->bottom, at.y)};
        }
    return box;
}

PlaneBox unitedOf(const std::vector<Hex>& hexes, const model::HexLayout& layout, double margin) {
    PlaneBox all = layout.bounds(hexes.front());
    for (const Hex hex : hexes) {
        const PlaneBox box = layout.bounds(hex);
        all = {std::min(all.left, box.left), std::min(all.top, box.top),
               std::max(all.right, box.right), std::max(all.bottom, box.bottom)};
    }
    return {all.left - margin, all.top - margin, all.right + margin, all.bottom + margin};
}

struct Feature {
    std::string name;
    std::function<void(model::Map&)> add;
    std::vector<Hex> hexes; ///< nothing else changes
    bool Layers::*layer;
};

std::vector<Feature> allFeatures(const model::Scenario& scenario) {
    const Hex here = at(scenario, 4, 4);
    const Hex south = at(scenario, 4, 5);
    const Hex edge = at(scenario, 1, 4);
    std::vector<Feature> features;
    for (const char* type : {"slope", "extreme-slope"})
        features.push_back({type,
                            [=](model::Map& map) {
                                model::HexsideList list;
                                list.type = model::HexsideTypeId(type);
                                list.uphillFirst = true;
                                list.hexsides.insert({here, *directionTo(here, south)});
                                map.hexsides.push_back(list);
                            },
                            {here, south},
                            &Layers::hexsides});
    for (const char* type :
         {"woods", "vineyard", "orchard", "walled-farm", "village", "town", "redoubt", "castle"})
        features.push_back({type,
                            [=](model::Map& map) {
                                model::TerrainList list;
                                list.type = model::TerrainId(type);
                                list.hexes.insert(here);
                                map.terrain.push_back(list);
                            },
                            {here},
                            &Layers::terrain});
    features.push_back({"half hex",
                        [=](model::Map& map) {
                            model::PartialList list;
                            list.shows = 50;
                            list.hexes.insert(edge);
                            map.partial.push_back(list);
                        },
                        {edge},
                        &Layers::partial});
    features.push_back({"closed hex",
                        [=](model::Map& map) {
                            model::ClosedList list;
                            list.hexes.insert(here);
                            map.closed.push_back(list);
                        },
                        {here},
                        &Layers::partial});
    for (const bool open : {false, true})
        features.push_back({open ? "open outline" : "outline",
                            [=](model::Map& map) {
                                model::Outline outline;
                                outline.type = model::TerrainId("woods");
                                outline.at = here;
                                outline.open = open;
                                outline.points = {{-800, -400}, {700, -500}, {600, 600}};
                                map.outlines.push_back(outline);
                            },
                            {here},
                            &Layers::outlines});
    features.push_back({"label",
                        [=](model::Map& map) {
                            model::Label label;
                            label.text = "Langhe";
                            label.kind = "note";
                            label.at = here;
                            label.angle = 30;
                            map.labels.push_back(label);
                        },
                        {here, south, at(scenario, 4, 3)},
                        &Layers::labels});
    features.push_back({"gather point",
                        [=](model::Map& map) {
                            model::GatherPoint point;
                            point.letter = "B";
                            point.at = here;
                            map.gatherPoints.push_back(point);
                        },
                        {here},
                        &Layers::places});
    features.push_back({"entry",
                        [=](model::Map& map) {
                            model::Entry entry;
                            entry.letter = "C";
                            entry.at = {edge};
                            map.entries.push_back(entry);
                        },
                        {edge},
                        &Layers::places});
    features.push_back({"source",
                        [=](model::Map& map) {
                            model::SupplySource source;
                            source.letter = "F";
                            source.at = edge;
                            map.sources.push_back(source);
                        },
                        {edge},
                        &Layers::places});
    return features;
}

} // namespace

TEST(MapFeatures, EachIsDrawnInItsHexesAndNowhereElse) {
    const model::Scenario plain = emptyScenario(8, 8);
    const auto layout = layoutFor(plain, radius);
    const Picture before = paintWhole(plain, radius);
    for (const Feature& feature : allFeatures(plain)) {
        model::Scenario with = plain;
        with.map.edit(feature.add);
        const auto box = changed(before, paintWhole(with, radius));
        ASSERT_TRUE(box) << feature.name;
        const PlaneBox allowed = unitedOf(feature.hexes, layout, 0.25 * radius);
        EXPECT_GE(box->left, allowed.left) << feature.name;
        EXPECT_GE(box->top, allowed.top) << feature.name;
        EXPECT_LE(box->right, allowed.right) << feature.name;
        EXPECT_LE(box->bottom, allowed.bottom) << feature.name;
        Layers without;
        without.*feature.layer = false;
        EXPECT_EQ(paintWhole(with, radius, without), paintWhole(plain, radius, without))
            << feature.name;
    }
}

TEST(MapFeatures, ASlopeLiesOnItsDownhillSide) {
    const model::Scenario plain = emptyScenario(8, 8);
    const auto features = allFeatures(plain);
    model::Scenario with = plain, steep = plain;
    with.map.edit(features[0].add);
    steep.map.edit(features[1].add);
    const auto layout = layoutFor(plain, radius);
    const Picture before = paintWhole(plain, radius);
    const auto box = changed(before, paintWhole(with, radius));
    const auto heavier = changed(before, paintWhole(steep, radius));
    ASSERT_TRUE(box && heavier);
    const double side = layout.bounds(at(plain, 4, 4)).bottom;
    EXPECT_GT(box->bottom - side, side - box->top) << "uphill is north";
    EXPECT_GT(heavier->bottom, box->bottom);
}

TEST(MapFeatures, AGateIsAGapInTheWall) {
    auto ruleset = std::make_shared<model::Ruleset>();
    for (const char* pattern : {"wall", "gate"}) {
        model::HexsideType type;
        type.id = model::HexsideTypeId(pattern);
        type.pattern = pattern;
        type.colour = "#404040";
        ruleset->hexsides.push_back(type);
    }
    const auto pictureOf = [&](const char* type) {
        model::Scenario scenario = emptyScenario(5, 5);
        scenario.map.edit([&](model::Map& map) {
            model::HexsideList list;
            list.type = model::HexsideTypeId(type);
            list.hexsides.insert({hexAt(map, 0, 3, 3), model::Direction(6)});
            map.hexsides.push_back(list);
        });
        Layers layers;
        layers.grid = false;
        const MapPainter painter(scenario, ruleset, classicTheme(), layers);
        return paint(painter, layoutFor(scenario, 40.0), 300, 360);
    };
    const model::Scenario plain = emptyScenario(5, 5);
    const auto layout = layoutFor(plain, 40.0);
    const auto ends = layout.ends(model::Hexside(at(plain, 3, 3), model::Direction(6)));
    const model::PlanePoint middle{(ends[0].x + ends[1].x) / 2, (ends[0].y + ends[1].y) / 2};
    const Mean ground = meanOf(classicTheme().ground);
    EXPECT_GT(difference(meanAround(pictureOf("wall"), middle, 2.0), ground), 60.0);
    EXPECT_LT(difference(meanAround(pictureOf("gate"), middle, 2.0), ground), 10.0);
}

TEST(MapFeatures, AnOutlineIsDrawnWhereItsPointsAre) {
    model::Scenario scenario = emptyScenario(8, 8);
    const Hex hex = at(scenario, 4, 4);
    scenario.map.edit([&](model::Map& map) {
        model::Outline outline;
        outline.type = model::TerrainId("lake");
        outline.at = hex;
        // From the centre to the east corner and beyond, half a hex high.
        outline.points = {{0, -500}, {3000, -500}, {3000, 500}, {0, 500}};
        map.outlines.push_back(outline);
    });
    const auto layout = layoutFor(scenario, radius);
    Layers bare;
    bare.grid = bare.numbers = false;
    const Picture picture = paintWhole(scenario, radius, bare);
    const Mean lake = meanOf(patternLook(classicTheme(), "water").ground);
    const auto pointAt = [&](std::int64_t x, std::int64_t y) {
        return layout.position(latticePoint(hex) + model::LatticePoint{x, y});
    };
    for (const std::int64_t x : {700, 1500, 2300})
        EXPECT_LT(difference(meanAround(picture, pointAt(x, 0), 1.0), lake), 40.0) << x;
    const Mean ground = meanOf(classicTheme().ground);
    EXPECT_LT(difference(meanAround(picture, pointAt(-500, 0), 1.0), ground), 3.0);
    EXPECT_LT(difference(meanAround(picture, pointAt(1500, 900), 1.0), ground), 3.0);
}

TEST(MapFeatures, HalfOfAHalfHexIsVeiledAtTheEdge) {
    model::Scenario plain = emptyScenario(5, 5);
    model::Scenario half = plain;
    const Hex north = at(plain, 3, 1);
    half.map.edit([&](model::Map& map) {
        model::PartialList list;
        list.shows = 50;
        list.hexes.insert(north);
        map.partial.push_back(list);
    });
    Layers bare;
    bare.grid = bare.numbers = false;
    const auto box = changed(paintWhole(plain, radius, bare), paintWhole(half, radius, bare));
    ASSERT_TRUE(box);
    const auto layout = layoutFor(plain, radius);
    EXPECT_NEAR(box->bottom, layout.centre(north).y, 2.0) << "its northern half";
    EXPECT_NEAR(box->top, layout.bounds(north).top, 2.0);
}

TEST(Names, KeepClearOfCountersAndOfEachOther) {
    model::Scenario scenario = emptyScenario(12, 12);
    const auto name = [&](const char* text, const char* kind, Hex hex) {
        scenario.map.edit([&](model::Map& map) {
            model::Place place;
            place.id = model::PlaceId(text);
            place.name = text;
            place.kind = kind;
            place.at = {hex};
            map.places.push_back(place);
        });
    };
    name("Montezemolo", "town", at(scenario, 6, 6));
    const MapPainter alone(scenario, nullptr);
    const auto layout = layoutFor(scenario, radius);
    // The name is wider than its hex: it reaches over the counter to the south-east.
    const Hex beside = neighbour(at(scenario, 6, 6), model::Direction(4));
    addUnit(scenario, "rampon", beside);
    const MapPainter crowded(scenario, nullptr);
    const auto moved = crowded.movedNames(alone, layout);
    ASSERT_EQ(moved.size(), 2U) << "from one place to another";
    const auto counter = crowded.countersAt(beside, layout).front().box;
    EXPECT_LT(moved[0].top, counter.bottom);
    EXPECT_GT(moved[0].bottom, counter.top);
    const bool clear = moved[1].right - 0.3 * radius <= counter.left ||
                       moved[1].left + 0.3 * radius >= counter.right ||
                       moved[1].bottom - 0.3 * radius - 3 <= counter.top ||
                       moved[1].top + 0.3 * radius >= counter.bottom;
    EXPECT_TRUE(clear);
    EXPECT_TRUE(crowded.movedNames(crowded, layout).empty());
}

TEST(Names, HalvesShowWhatTheWholeShows) {
    model::Scenario scenario = country();
    scenario.map.edit([&](model::Map& map) {
        for (int column = 1; column <= 13; column += 2) {
            model::Place place;
            place.name = "Montezemolo " + std::to_string(column);
            place.id = model::PlaceId(place.name);
            place.kind = "village";
            place.at = {hexAt(map, 0, column, 5)};
            map.places.push_back(place);
        }
        model::Label label;
        label.text = "LANGHE";
        label.kind = "region";
        label.at = hexAt(map, 0, 7, 5);
        label.angle = -20;
        map.labels.push_back(label);
    });
    const MapPainter painter(scenario, nullptr);
    const auto layout = layoutFor(scenario, 20.0);
    const Picture whole = paintWhole(scenario, 20.0);
    const Picture tiled = paint(painter, layout, whole.width, whole.height, 90);
    std::size_t different = 0;
    for (std::size_t i = 0; i < whole.pixels.size(); ++i) {
        int most = 0;
        for (const unsigned shift : {0U, 8U, 16U})
            most = std::max(most, std::abs(static_cast<int>((whole.pixels[i] >> shift) & 0xFFU) -
                                           static_cast<int>((tiled.pixels[i] >> shift) & 0xFFU)));
        if (most > 16) ++different;
    }
    EXPECT_LE(different, whole.pixels.size() / 500);
}
