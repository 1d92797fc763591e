#include "model/edits/level_edits.h"

#include "model/edits/hexside_edits.h"
#include "model/edits/terrain_edits.h"
#include "tests/support/small_map.h"

#include <gtest/gtest.h>

using namespace model;
using testing_support::allAt;
using testing_support::at;
using testing_support::smallMap;

namespace {

const HexsideTypeId slope("slope");
const HexsideTypeId cliff("cliff");

struct Ground {
    Scenario scenario = testing_support::scenarioOn(smallMap());

    const Map& map() const { return *scenario.map; }
    void set(const std::vector<std::string>& labels, int level) {
        setLevel(allAt(map(), labels), level).apply(scenario);
    }
    std::optional<int> level(const char* label) const { return levelAt(map(), at(map(), label)); }
    DirectedHexside side(const char* label) const {
        return readHexside(map(), label).value.value();
    }
    std::vector<HexsideFeature> features(const char* label) const {
        return featuresAt(map(), side(label).hexside());
    }
    void slopes(const std::vector<std::string>& labels, int step = 1) {
        slopesFromLevels(allAt(map(), labels), {slope, step, true, {cliff}}).apply(scenario);
    }
};

TEST(ChangeLevels, RaisesEachFromWhereItIs) {
    Ground ground;
    ground.set({"0505"}, 3);
    ground.set({"0506"}, -1);
    changeLevels(allAt(ground.map(), {"0505", "0506", "0507"}), 1).apply(ground.scenario);
    EXPECT_EQ(ground.level("0505"), 4);
    EXPECT_EQ(ground.level("0506"), 0);
    EXPECT_EQ(ground.level("0507"), 1); // it had none
    changeLevels(allAt(ground.map(), {"0505"}), -1).apply(ground.scenario);
    EXPECT_EQ(ground.level("0505"), 3);
}

TEST(SmoothLevels, TakesAPeakDownToTheMeanOfItsSurroundings) {
    Ground ground;
    const auto around = neighbours(at(ground.map(), "0505"));
    setLevel({around.begin(), around.end()}, 1).apply(ground.scenario);
    ground.set({"0505"}, 8);
    smoothLevels(allAt(ground.map(), {"0505"})).apply(ground.scenario);
    EXPECT_EQ(ground.level("0505"), 2); // (8 + 6) / 7
}

TEST(SmoothLevels, RoundsHalvesTowardsItsOwnLevelAndReadsBeforeItWrites) {
    Ground ground;
    ground.set({"0505"}, -2);
    ground.set({"0506"}, -1);
    smoothLevels(allAt(ground.map(), {"0505", "0506", "0509"})).apply(ground.scenario);
    EXPECT_EQ(ground.level("0505"), -2);
    EXPECT_EQ(ground.level("0506"), -1);
    EXPECT_EQ(ground.level("0509"), std::nullopt);
}

TEST(SlopesFromLevels, RiseToTheHigherHex) {
    Ground ground;
    ground.set({"0505"}, 2);
    ground.set({"0506"}, 1);
    ground.slopes({"0506"});
    const auto features = ground.features("0505/0506");
    ASSERT_EQ(features.size(), 1u);
    EXPECT_EQ(features[0].type, slope);
    EXPECT_EQ(features[0].uphill, at(ground.map(), "0505"));
}

TEST(SlopesFromLevels, NeedTheWholeStep) {
    Ground ground;
    ground.set({"0505"}, 2);
    ground.set({"0506"}, 1);
    ground.set({"0507"}, -1);
    ground.slopes({"0505", "0506", "0507"}, 2);
    EXPECT_TRUE(ground.features("0505/0506").empty());
    EXPECT_EQ(ground.features("0506/0507").size(), 1u);
}

TEST(SlopesFromLevels, TakeWrongOnesAwayAndTurnThoseTheWrongWayRound) {
    Ground ground;
    ground.set({"0505", "0506"}, 1);
    ground.set({"0507"}, 3);
    addHexsides({ground.side("0505/0506"), ground.side("0506/0507")}, slope, true)
        .apply(ground.scenario);
    ground.slopes({"0506"});
    EXPECT_TRUE(ground.features("0505/0506").empty());
    ASSERT_EQ(ground.features("0506/0507").size(), 1u);
    EXPECT_EQ(ground.features("0506/0507")[0].uphill, at(ground.map(), "0507"));
}

TEST(SlopesFromLevels, LeaveOtherFeaturesAndUnknownLevelsAlone) {
    Ground ground;
    ground.set({"0505"}, 1);
    ground.set({"0504"}, 2);
    addHexsides({ground.side("0505/0506")}, slope, true).apply(ground.scenario);
    addHexsides({ground.side("0504/0505")}, cliff, false).apply(ground.scenario);
    const Scenario before = ground.scenario;
    ground.slopes({"0504", "0505", "0506"});
    EXPECT_EQ(ground.scenario, before);
}

} // namespace
