// The scenario holds what the small battle holds.

#include "tests/reference/to_scenario.h"

#include "model/map/labels.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace reference;

namespace {

TEST(ToScenario, TouchingHexesTouch) {
    const SmallMap map = plain(5, 4);
    const auto scenario = toScenario(map);
    EXPECT_EQ(model::printedHexes(*scenario.map).size(), 20U);
    for (const Hex a : map.hexes()) {
        EXPECT_EQ(model::label(*scenario.map, toModel(scenario, a)), label(a));
        for (const Hex b : map.hexes())
            EXPECT_EQ(model::distance(toModel(scenario, a), toModel(scenario, b)), distance(a, b));
    }
}

/// All that lies on the hexsides of the two, as words.
std::set<std::string> written(const SmallMap& map) {
    std::set<std::string> all;
    for (const auto& [side, border] : map.borders) {
        const std::string at = label(side.first) + "/" + label(side.second) + " ";
        const auto add = [&](bool is, const char* word) {
            if (is) all.insert(at + word);
        };
        add(border.river, "river");
        add(border.stream, "stream");
        add(border.lakeSide, "lake-side");
        add(border.crest, "crest");
        add(hasTeeth(map, side.first, side.second), "dragons-teeth");
        add(border.wall, "wall");
        add(border.gate, "gate");
        if (border.uphill) all.insert(at + "slope below " + label(*border.uphill));
    }
    return all;
}

std::set<std::string> written(const SmallMap& map, const model::Scenario& scenario) {
    std::set<std::string> all;
    for (const auto& [side, border] : map.borders)
        for (const auto& feature : model::featuresAt(*scenario.map, toModel(scenario, side))) {
            std::string text = label(side.first) + "/" + label(side.second) + " ";
            text += feature.type.text;
            if (feature.uphill)
                text += " below " + label(*feature.uphill == toModel(scenario, side.first)
                                              ? side.first
                                              : side.second);
            all.insert(text);
        }
    return all;
}

TEST(ToScenario, KeepsWhatRandomBattlesHold) {
    std::mt19937_64 random(1796);
    for (int i = 0; i < 50; ++i) {
        const SmallMap map = randomMap(random);
        const auto scenario = toScenario(map);
        EXPECT_EQ(written(map), written(map, scenario));
        for (const Hex hex : map.hexes()) {
            const auto found = model::terrainAt(*scenario.map, toModel(scenario, hex));
            const auto listed = map.terrain.find(hex);
            EXPECT_EQ(found.size(), listed == map.terrain.end() ? 0 : listed->second.size());
        }
        const auto onMap = std::count_if(map.pieces.begin(), map.pieces.end(),
                                         [](const Piece& one) { return one.at.has_value(); });
        EXPECT_EQ(scenario.arrangement->pieces.size(), static_cast<std::size_t>(onMap));
        EXPECT_EQ(scenario.forces->units.size(), map.pieces.size());
    }
}

} // namespace
