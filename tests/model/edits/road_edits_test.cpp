#include "model/edits/road_edits.h"

#include "tests/support/small_map.h"

#include <gtest/gtest.h>

using namespace model;
using testing_support::allAt;
using testing_support::at;
using testing_support::smallMap;

namespace {

const RoadTypeId road("road");
const RoadTypeId trail("trail");
const SpanTypeId bridge("bridge");
const Direction north{0};
const Direction south{6};

struct Roads {
    Scenario scenario = testing_support::scenarioOn(smallMap());

    const Map& map() const { return *scenario.map; }
    void draw(const std::vector<std::string>& labels, RoadEnds ends = {},
              const RoadTypeId& type = road) {
        drawRoad(allAt(map(), labels), type, ends).apply(scenario);
    }
    void erase(const std::vector<std::string>& hexes, const std::vector<std::string>& links) {
        eraseRoads(allAt(map(), hexes), sides(links)).apply(scenario);
    }
    std::vector<Hexside> sides(const std::vector<std::string>& labels) const {
        std::vector<Hexside> all;
        for (const auto& text : labels)
            all.push_back(readHexside(map(), text).value.value().hexside());
        return all;
    }
    std::vector<std::string> labels(std::size_t index) const {
        std::vector<std::string> all;
        for (const Hex hex : map().roads.at(index)->hexes)
            all.push_back(label(map(), hex));
        return all;
    }
    template <class Change>
    void change(std::size_t index, Change change) {
        scenario.map.edit([&](Map& edited) { edited.roads[index].edit(change); });
    }
};

using Labels = std::vector<std::string>;

TEST(DrawRoad, BeginsANewOneWithAFreeId) {
    Roads roads;
    roads.draw({"0505", "0506", "0507"});
    roads.draw({"0905", "0906"});
    ASSERT_EQ(roads.map().roads.size(), 2u);
    EXPECT_EQ(roads.map().roads[0]->id, RoadId("road-1"));
    EXPECT_EQ(roads.map().roads[1]->id, RoadId("road-2"));
    EXPECT_EQ(roads.labels(0), (Labels{"0505", "0506", "0507"}));
}

TEST(DrawRoad, LengthensTheOneItTouchesAtEitherEndAndEitherWayRound) {
    Roads roads;
    roads.draw({"0505", "0506"});
    roads.draw({"0506", "0507"});
    roads.draw({"0508", "0507"});
    roads.draw({"0504", "0505"});
    roads.draw({"0504", "0503"});
    ASSERT_EQ(roads.map().roads.size(), 1u);
    EXPECT_EQ(roads.labels(0), (Labels{"0503", "0504", "0505", "0506", "0507", "0508"}));
}

TEST(DrawRoad, ABranchFromTheMiddleIsARoadOfItsOwn) {
    Roads roads;
    roads.draw({"0505", "0506", "0507"});
    roads.draw({"0506", "0606"});
    ASSERT_EQ(roads.map().roads.size(), 2u);
    EXPECT_EQ(roads.labels(0), (Labels{"0505", "0506", "0507"}));
    EXPECT_EQ(roads.labels(1), (Labels{"0506", "0606"}));
}

TEST(DrawRoad, ATrailDoesNotLengthenARoad) {
    Roads roads;
    roads.draw({"0505", "0506"});
    roads.draw({"0506", "0507"}, {}, trail);
    ASSERT_EQ(roads.map().roads.size(), 2u);
    EXPECT_EQ(roads.map().roads[1]->type, trail);
}

TEST(DrawRoad, DrawsNoLinkTwice) {
    Roads roads;
    roads.draw({"0505", "0506", "0507"});
    const Scenario before = roads.scenario;
    roads.draw({"0507", "0506", "0505"});
    EXPECT_EQ(roads.scenario, before);
    roads.draw({"0504", "0505", "0506", "0606"});
    ASSERT_EQ(roads.map().roads.size(), 2u);
    EXPECT_EQ(roads.labels(0), (Labels{"0504", "0505", "0506", "0507"}));
    EXPECT_EQ(roads.labels(1), (Labels{"0506", "0606"}));
}

TEST(DrawRoad, LeadsOffTheMapWhereItsEndSaysSo) {
    Roads roads;
    roads.draw({"0502", "0501"}, {{}, north});
    ASSERT_EQ(roads.map().roads.size(), 1u);
    EXPECT_EQ(roads.map().roads[0]->afterLast, north);
    EXPECT_EQ(roads.map().roads[0]->beforeFirst, std::nullopt);
    // Nothing is put behind an end that leads off the map.
    roads.draw({"0501", "0601"});
    ASSERT_EQ(roads.map().roads.size(), 2u);
    EXPECT_EQ(roads.labels(0), (Labels{"0502", "0501"}));
    // Drawn towards the end, the way off comes before the first hex.
    roads.draw({"0502", "0503"});
    EXPECT_EQ(roads.labels(0), (Labels{"0503", "0502", "0501"}));
    EXPECT_EQ(roads.map().roads[0]->afterLast, north);
}

TEST(DrawRoad, AnEndAloneMakesTheRoadLeadOffTheMap) {
    Roads roads;
    roads.draw({"0502", "0501"});
    roads.draw({"0501"}, {{}, north});
    ASSERT_EQ(roads.map().roads.size(), 1u);
    EXPECT_EQ(roads.map().roads[0]->afterLast, north);
}

TEST(DrawRoad, TakesUpAHalfLinkThatPointsAlongIt) {
    Roads roads;
    roads.draw({"0505", "0506"}, {{}, south});
    roads.draw({"0506", "0507"}, {});
    // The half link is that very link, so nothing is missing.
    ASSERT_EQ(roads.map().roads.size(), 1u);
    EXPECT_EQ(roads.labels(0), (Labels{"0505", "0506"}));
}

TEST(DrawRoad, LeavesARoadOfAnotherBasisAlone) {
    Roads roads;
    roads.draw({"0505", "0506"});
    roads.change(0, [](Road& changed) { changed.about.basis = Basis::reconstructed; });
    roads.draw({"0506", "0507"});
    EXPECT_EQ(roads.map().roads.size(), 2u);
}

TEST(DrawRoad, KeepsTheOrderOfTextsThatCouldNotBeRead) {
    Roads roads;
    roads.draw({"0505", "0506"});
    roads.change(0, [](Road& changed) {
        changed.about.extras.misfits.push_back({"hexes", "o506", MisfitKind::hex, 1, ""});
    });
    roads.draw({"0503", "0504", "0505"});
    EXPECT_EQ(roads.map().roads[0]->about.extras.misfits.at(0).position, 3u);
}

TEST(EraseRoads, AHexInTheMiddleMakesTwo) {
    Roads roads;
    roads.draw({"0503", "0504", "0505", "0506", "0507"}, {north, south});
    roads.change(0, [](Road& changed) { changed.name = "Post road"; });
    roads.erase({"0505"}, {});
    ASSERT_EQ(roads.map().roads.size(), 2u);
    EXPECT_EQ(roads.labels(0), (Labels{"0503", "0504"}));
    EXPECT_EQ(roads.labels(1), (Labels{"0506", "0507"}));
    const auto& upper = *roads.map().roads[0];
    const auto& lower = *roads.map().roads[1];
    EXPECT_NE(upper.id, lower.id);
    EXPECT_EQ(upper.name, "Post road");
    EXPECT_EQ(lower.name, "Post road");
    EXPECT_EQ(upper.beforeFirst, north);
    EXPECT_EQ(upper.afterLast, std::nullopt);
    EXPECT_EQ(lower.beforeFirst, std::nullopt);
    EXPECT_EQ(lower.afterLast, south);
}

TEST(EraseRoads, ALinkLeavesBothItsHexes) {
    Roads roads;
    roads.draw({"0503", "0504", "0505", "0506"});
    roads.erase({}, {"0504/0505"});
    ASSERT_EQ(roads.map().roads.size(), 2u);
    EXPECT_EQ(roads.labels(0), (Labels{"0503", "0504"}));
    EXPECT_EQ(roads.labels(1), (Labels{"0505", "0506"}));
}

TEST(EraseRoads, ASingleHexThatLeadsNowhereIsNoRoad) {
    Roads roads;
    roads.draw({"0503", "0504", "0505"});
    roads.erase({}, {"0503/0504"});
    ASSERT_EQ(roads.map().roads.size(), 1u);
    EXPECT_EQ(roads.labels(0), (Labels{"0504", "0505"}));
    roads.erase({"0504"}, {});
    EXPECT_TRUE(roads.map().roads.empty());
}

TEST(EraseRoads, TheMapEdgeTakesTheWayOff) {
    Roads roads;
    roads.draw({"0502", "0501"}, {{}, north});
    roads.erase({}, {"0501:N"});
    ASSERT_EQ(roads.map().roads.size(), 1u);
    EXPECT_EQ(roads.map().roads[0]->afterLast, std::nullopt);
    EXPECT_EQ(roads.labels(0), (Labels{"0502", "0501"}));
}

TEST(EraseRoads, KeepsOtherTypesWhenOneIsNamed) {
    Roads roads;
    roads.draw({"0503", "0504"});
    roads.draw({"0503", "0504"}, {}, trail);
    eraseRoads({}, roads.sides({"0503/0504"}), road).apply(roads.scenario);
    ASSERT_EQ(roads.map().roads.size(), 1u);
    EXPECT_EQ(roads.map().roads[0]->type, trail);
}

TEST(EraseRoads, CommentsOutliveTheRoad) {
    Roads roads;
    roads.draw({"0503", "0504"});
    roads.change(0, [](Road& changed) { changed.about.extras.before.push_back("<!-- old -->"); });
    roads.erase({"0503", "0504"}, {});
    ASSERT_EQ(roads.map().roads.size(), 1u);
    EXPECT_TRUE(roads.map().roads[0]->hexes.empty());
}

TEST(AddSpans, PutsOneOfATypeOnAHexside) {
    Roads roads;
    addSpans(roads.sides({"0503/0504"}), bridge, true).apply(roads.scenario);
    addSpans(roads.sides({"0503/0504"}), bridge, false).apply(roads.scenario);
    ASSERT_EQ(roads.map().spans.size(), 1u);
    EXPECT_TRUE(roads.map().spans[0]->stone);
    setSpanStone(roads.sides({"0503/0504"}), false).apply(roads.scenario);
    EXPECT_FALSE(roads.map().spans[0]->stone);
    removeSpans(roads.sides({"0503/0504"})).apply(roads.scenario);
    EXPECT_TRUE(roads.map().spans.empty());
}

TEST(RemoveBareSpans, KeepsThoseThatARoadStillCrosses) {
    Roads roads;
    roads.draw({"0503", "0504"});
    addSpans(roads.sides({"0503/0504", "0504/0505", "0505/0506"}), bridge).apply(roads.scenario);
    addSpans(roads.sides({"0504/0505"}), SpanTypeId("ford")).apply(roads.scenario);
    removeBareSpans(roads.sides({"0503/0504", "0504/0505"}), {bridge}).apply(roads.scenario);
    ASSERT_EQ(roads.map().spans.size(), 3u);
    EXPECT_EQ(roads.map().spans[0]->at, roads.sides({"0503/0504"})[0]);
    EXPECT_EQ(roads.map().spans[1]->at, roads.sides({"0505/0506"})[0]);
    EXPECT_EQ(roads.map().spans[2]->type, SpanTypeId("ford"));
}

} // namespace
