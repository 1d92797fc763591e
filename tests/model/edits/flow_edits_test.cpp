#include "model/edits/flow_edits.h"
#include "model/edits/hexside_edits.h"
#include "model/edits/road_edits.h"
#include "model/edits/span_edits.h"
#include "tests/support/small_map.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using model::Hexside;
using model::WaterEnd;
using testing::ElementsAre;

Hexside side(const model::Scenario& scenario, std::string_view label) {
    return model::readHexside(*scenario.map, label).value.value().hexside();
}

/// A river along three hexsides, from a lake to the edge.
model::Scenario withRiver() {
    auto scenario = testing_support::scenarioOn(testing_support::smallMap());
    model::drawWatercourse(
        {side(scenario, "1009/1109"), side(scenario, "1009/1110"), side(scenario, "1010/1110")},
        model::HexsideTypeId("river"))
        .apply(scenario);
    scenario.map.edit([](model::Map& map) {
        map.watercourses[0].edit([](model::Watercourse& water) {
            water.from = WaterEnd::lake;
            water.to = WaterEnd::edge;
            water.about.extras.misfits = {{"hexsides", "10x10", model::MisfitKind::hexside, 1, {}}};
        });
    });
    return scenario;
}

const model::Watercourse& river(const model::Scenario& scenario) {
    return *scenario.map->watercourses.at(0);
}

TEST(ReverseFlow, TurnsChainAndEndsAndKeepsTextsInTheirPlace) {
    auto scenario = withRiver();
    model::reverseFlow(river(scenario).id).apply(scenario);
    EXPECT_THAT(river(scenario).hexsides,
                ElementsAre(side(scenario, "1010/1110"), side(scenario, "1009/1110"),
                            side(scenario, "1009/1109")));
    EXPECT_EQ(river(scenario).from, WaterEnd::edge);
    EXPECT_EQ(river(scenario).to, WaterEnd::lake);
    // It stood after one hexside and before two; now it stands after two.
    EXPECT_EQ(river(scenario).about.extras.misfits.at(0).position, 2u);
}

TEST(ReverseFlow, TwiceIsAsBefore) {
    auto scenario = withRiver();
    const auto before = scenario;
    for (int i = 0; i < 2; ++i)
        model::reverseFlow(river(scenario).id).apply(scenario);
    EXPECT_TRUE(scenario == before);
}

TEST(ReverseFlow, OfAWatercourseThatIsGoneDoesNothing) {
    auto scenario = withRiver();
    const auto before = scenario;
    model::reverseFlow(model::WatercourseId("gone")).apply(scenario);
    EXPECT_TRUE(scenario == before);
}

TEST(MarkSource, AtTheUpperEndLeavesTheFlow) {
    auto scenario = withRiver();
    const auto chain = river(scenario).hexsides;
    const auto corner = model::readVertex(*scenario.map, "1008/1009/1109").value.value();
    model::markSource(river(scenario).id, corner).apply(scenario);
    EXPECT_EQ(river(scenario).hexsides, chain);
    EXPECT_EQ(river(scenario).from, WaterEnd::source);
    EXPECT_EQ(river(scenario).to, WaterEnd::edge);
}

TEST(MarkSource, AtTheLowerEndTurnsTheFlow) {
    auto scenario = withRiver();
    const auto corner = model::readVertex(*scenario.map, "1010/1110/1111").value.value();
    model::markSource(river(scenario).id, corner).apply(scenario);
    EXPECT_EQ(river(scenario).hexsides.front(), side(scenario, "1010/1110"));
    EXPECT_EQ(river(scenario).from, WaterEnd::source);
    EXPECT_EQ(river(scenario).to, WaterEnd::lake);
}

TEST(EraseWaterOfAType, LeavesTheOtherOnTheSameHexside) {
    auto scenario = withRiver();
    const auto at = side(scenario, "1009/1110");
    model::drawWatercourse({at}, model::HexsideTypeId("stream")).apply(scenario);
    model::eraseWater({at}, model::HexsideTypeId("river")).apply(scenario);
    const auto features = model::featuresAt(*scenario.map, at);
    ASSERT_EQ(features.size(), 1u);
    EXPECT_EQ(features[0].type.text, "stream");
}

TEST(ChangeSpanType, KeepsWhatElseIsWrittenOfTheSpan) {
    auto scenario = withRiver();
    const auto at = side(scenario, "1009/1110");
    const model::SpanTypeId bridge("bridge"), trestle("trestle");
    model::addSpans({at}, bridge, true).apply(scenario);
    model::changeSpanType(at, bridge, trestle).apply(scenario);
    ASSERT_EQ(scenario.map->spans.size(), 1u);
    EXPECT_EQ(scenario.map->spans[0]->type, trestle);
    EXPECT_TRUE(scenario.map->spans[0]->stone);
    const auto before = scenario;
    model::changeSpanType(at, bridge, trestle).apply(scenario); // there is none any more
    EXPECT_TRUE(scenario == before);
}

} // namespace
