#include "model/edits/hexside_edits.h"

#include "tests/support/small_map.h"

#include <gtest/gtest.h>

using namespace model;
using testing_support::at;
using testing_support::smallMap;

namespace {

const HexsideTypeId river("river");
const HexsideTypeId slope("slope");

std::vector<Hexside> chain(const Map& map, const std::vector<std::string>& labels) {
    std::vector<Hexside> hexsides;
    for (const std::string& text : labels)
        hexsides.push_back(readHexside(map, text).value.value().hexside());
    return hexsides;
}

struct River {
    Scenario scenario = testing_support::scenarioOn(smallMap());

    void draw(const std::vector<std::string>& labels) {
        drawWatercourse(chain(*scenario.map, labels), river).apply(scenario);
    }
    void erase(const std::vector<std::string>& labels) {
        eraseWater(chain(*scenario.map, labels)).apply(scenario);
    }
    std::vector<std::string> labels(std::size_t index) const {
        std::vector<std::string> all;
        for (const Hexside hexside : scenario.map->watercourses.at(index)->hexsides)
            all.push_back(label(*scenario.map, hexside));
        return all;
    }
};

// Around 1010 clockwise: 1009/1010, 1010/1110, 1010/1111, 1010/1011, 0911/1010, 0910/1010.
TEST(DrawWatercourse, BeginsANewOne) {
    River water;
    water.draw({"1009/1010", "1010/1110"});
    ASSERT_EQ(water.scenario.map->watercourses.size(), 1u);
    EXPECT_EQ(water.scenario.map->watercourses[0]->id, WatercourseId("river-1"));
    EXPECT_EQ(water.labels(0), (std::vector<std::string>{"1009/1010", "1010/1110"}));
}

TEST(DrawWatercourse, LengthensTheOneItTouchesAtEitherEnd) {
    River water;
    water.draw({"1010/1110", "1010/1111"});
    water.draw({"1010/1011"});
    water.draw({"0910/1010", "1009/1010"}); // its last one touches the first of the river
    ASSERT_EQ(water.scenario.map->watercourses.size(), 1u);
    EXPECT_EQ(water.labels(0), (std::vector<std::string>{"0910/1010", "1009/1010", "1010/1110",
                                                         "1010/1111", "1010/1011"}));
}

TEST(DrawWatercourse, TurnsWhatWasDrawnBackwards) {
    River water;
    water.draw({"1010/1110", "1010/1111"});
    water.draw({"0911/1010", "1010/1011"}); // drawn towards the mouth of the river
    ASSERT_EQ(water.scenario.map->watercourses.size(), 1u);
    EXPECT_EQ(water.labels(0),
              (std::vector<std::string>{"1010/1110", "1010/1111", "1010/1011", "0911/1010"}));
}

TEST(DrawWatercourse, DoesNotJoinAtACornerThatTheRiverHasPassed) {
    River water;
    water.draw({"1009/1010", "1010/1110", "1010/1111"});
    water.draw({"1110/1111"}); // leaves the corner between the second and the third
    EXPECT_EQ(water.scenario.map->watercourses.size(), 2u);
}

TEST(DrawWatercourse, DrawsNothingTwice) {
    River water;
    water.draw({"1010/1110", "1010/1111"});
    const Scenario before = water.scenario;
    water.draw({"1010/1111", "1010/1110"});
    EXPECT_EQ(water.scenario, before);
}

TEST(EraseWater, SplitsTheOneItCuts) {
    River water;
    water.draw({"0910/1010", "1009/1010", "1010/1110", "1010/1111", "1010/1011"});
    water.scenario.map.edit([](Map& map) {
        map.watercourses[0].edit([](Watercourse& bormida) {
            bormida.name = "Bormida";
            bormida.from = WaterEnd::source;
            bormida.to = WaterEnd::edge;
        });
    });
    water.erase({"1010/1110"});
    ASSERT_EQ(water.scenario.map->watercourses.size(), 2u);
    const auto& upper = *water.scenario.map->watercourses[0];
    const auto& lower = *water.scenario.map->watercourses[1];
    EXPECT_EQ(water.labels(0), (std::vector<std::string>{"0910/1010", "1009/1010"}));
    EXPECT_EQ(water.labels(1), (std::vector<std::string>{"1010/1111", "1010/1011"}));
    EXPECT_EQ(upper.name, "Bormida");
    EXPECT_EQ(lower.name, "Bormida");
    EXPECT_EQ(upper.from, WaterEnd::source);
    EXPECT_EQ(upper.to, std::nullopt);
    EXPECT_EQ(lower.from, std::nullopt);
    EXPECT_EQ(lower.to, WaterEnd::edge);
    EXPECT_NE(upper.id, lower.id);
}

TEST(EraseWater, MaySplitSeveralAtOnce) {
    River water;
    water.draw({"1009/1010", "1010/1110", "1010/1111"});
    water.draw({"0505/0604", "0504/0604", "0604/0704"});
    water.draw({"1515/1614", "1514/1614", "1614/1714"});
    ASSERT_EQ(water.scenario.map->watercourses.size(), 3u);
    water.erase({"1010/1110", "0504/0604", "1514/1614"});
    ASSERT_EQ(water.scenario.map->watercourses.size(), 6u);
    for (std::size_t i = 0; i < 6; ++i)
        EXPECT_EQ(water.labels(i).size(), 1u);
}

TEST(EraseWater, OfAllHexsidesLeavesNothing) {
    River water;
    const Scenario before = water.scenario;
    water.draw({"1010/1110", "1010/1111"});
    water.erase({"1010/1110", "1010/1111"});
    EXPECT_EQ(water.scenario, before);
}

TEST(JoinWatercourses, FillsTheGapAndKeepsTheLowerEnd) {
    River water;
    water.draw({"0910/1010", "1009/1010", "1010/1110", "1010/1111", "1010/1011"});
    const auto whole = water.labels(0);
    water.erase({"1010/1110"});
    joinWatercourses(water.scenario.map->watercourses[0]->id,
                     water.scenario.map->watercourses[1]->id,
                     chain(*water.scenario.map, {"1010/1110"}).front())
        .apply(water.scenario);
    ASSERT_EQ(water.scenario.map->watercourses.size(), 1u);
    EXPECT_EQ(water.labels(0), whole);
}

TEST(AddHexsides, OfASlopeTheOtherWayRoundReplacesIt) {
    Scenario scenario = testing_support::scenarioOn(smallMap());
    const auto side = readHexside(*scenario.map, "1010/1009").value.value();
    addHexsides({side}, slope, true).apply(scenario);
    EXPECT_EQ(featuresAt(*scenario.map, side.hexside()),
              (std::vector<HexsideFeature>{{slope, at(*scenario.map, "1010")}}));
    addHexsides({side.reversed()}, slope, true).apply(scenario);
    EXPECT_EQ(featuresAt(*scenario.map, side.hexside()),
              (std::vector<HexsideFeature>{{slope, at(*scenario.map, "1009")}}));
}

TEST(RemoveHexsides, RestoresTheMap) {
    Scenario scenario = testing_support::scenarioOn(smallMap());
    const Scenario before = scenario;
    const auto side = readHexside(*scenario.map, "1010/1009").value.value();
    addHexsides({side}, slope, true).apply(scenario);
    removeHexsides({side.hexside()}, slope).apply(scenario);
    EXPECT_EQ(scenario, before);
    addHexsides({side}, slope, true).apply(scenario);
    drawWatercourse({side.hexside()}, river).apply(scenario);
    clearHexsides({side.hexside()}).apply(scenario);
    EXPECT_EQ(scenario, before);
}

// What somebody wrote in a watercourse beside its hexsides must outlive every stroke.

Misfit unread(const char* text, std::size_t position) {
    return {"hexsides", text, MisfitKind::hexside, position, {}};
}

struct AnnotatedRiver : River {
    /// Four hexsides around 1010; texts that could not be read stand behind the first and third.
    AnnotatedRiver() {
        draw({"1009/1010", "1010/1110", "1010/1111", "1010/1011"});
        scenario.map.edit([](Map& map) {
            map.watercourses[0].edit([](Watercourse& water) {
                water.about.extras.before = {"<!-- surveyed -->"};
                water.about.extras.misfits = {unread("bad-1", 1), unread("bad-3", 3)};
            });
        });
    }
    const Extras& extras(std::size_t index) const {
        return scenario.map->watercourses.at(index)->about.extras;
    }
};

TEST(EraseWater, LeavesUnreadTextsInThePiecesWhereTheyStood) {
    AnnotatedRiver water;
    water.erase({"1010/1110"});
    ASSERT_EQ(water.scenario.map->watercourses.size(), 2u);
    EXPECT_EQ(water.extras(0).before, (std::vector<std::string>{"<!-- surveyed -->"}));
    EXPECT_EQ(water.extras(0).misfits, (std::vector<Misfit>{unread("bad-1", 1)}));
    EXPECT_TRUE(water.extras(1).before.empty());
    EXPECT_EQ(water.extras(1).misfits, (std::vector<Misfit>{unread("bad-3", 1)}));
}

TEST(EraseWater, OfAllHexsidesKeepsWhatItsAuthorWrote) {
    AnnotatedRiver water;
    water.erase({"1009/1010", "1010/1110", "1010/1111", "1010/1011"});
    ASSERT_EQ(water.scenario.map->watercourses.size(), 1u);
    EXPECT_TRUE(water.labels(0).empty());
    EXPECT_EQ(water.extras(0).before.size(), 1u);
    EXPECT_EQ(water.extras(0).misfits.size(), 2u);
}

TEST(DrawWatercourse, InFrontMovesUnreadTextsAlong) {
    AnnotatedRiver water;
    water.draw({"0910/1010"});
    EXPECT_EQ(water.labels(0).front(), "0910/1010");
    EXPECT_EQ(water.extras(0).misfits,
              (std::vector<Misfit>{unread("bad-1", 2), unread("bad-3", 4)}));
}

TEST(JoinWatercourses, KeepsNameCommentsAndUnreadTextsOfTheLowerOne) {
    AnnotatedRiver water;
    water.erase({"1010/1110"});
    water.scenario.map.edit([](Map& map) {
        map.watercourses[1].edit([](Watercourse& lower) {
            lower.name = "Bormida";
            lower.about.extras.before = {"<!-- lower -->"};
        });
    });
    joinWatercourses(water.scenario.map->watercourses[0]->id,
                     water.scenario.map->watercourses[1]->id,
                     chain(*water.scenario.map, {"1010/1110"}).front())
        .apply(water.scenario);
    ASSERT_EQ(water.scenario.map->watercourses.size(), 1u);
    EXPECT_EQ(water.scenario.map->watercourses[0]->name, "Bormida");
    EXPECT_EQ(water.extras(0).before,
              (std::vector<std::string>{"<!-- surveyed -->", "<!-- lower -->"}));
    EXPECT_EQ(water.extras(0).misfits,
              (std::vector<Misfit>{unread("bad-1", 1), unread("bad-3", 3)}));
}

} // namespace
