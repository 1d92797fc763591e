#include "model/scenario/records.h"

#include "tests/support/small_map.h"

#include <gtest/gtest.h>

#include <set>

using namespace model;
using testing_support::smallMap;

namespace {

/// A scenario with one record of every kind.
Scenario fullScenario() {
    Map map = smallMap();
    map.terrain.resize(1);
    map.levels.resize(1);
    map.joins.resize(1);
    map.closed.resize(1);
    map.partial.resize(1);
    map.hexsides.resize(1);
    map.watercourses.resize(1);
    map.roads.resize(1);
    map.spans.resize(1);
    map.places.resize(1);
    map.entries.resize(1);
    map.sources.resize(1);
    map.victoryHexes.resize(1);
    map.gatherPoints.resize(1);
    map.boxes.resize(1);
    map.outlines.resize(1);
    map.labels.resize(1);
    Underlay underlay;
    underlay.control.resize(1);
    map.underlays.push_back(Shared<Underlay>(underlay));
    map.waivers.resize(1);
    Scenario scenario = testing_support::scenarioOn(std::move(map));
    scenario.forces.edit([](Forces& forces) {
        forces.sides.resize(1);
        forces.armies.resize(1);
        forces.formations.resize(1);
        forces.divisions.resize(1);
        forces.units.resize(1);
    });
    scenario.rules.edit([](Rules& rules) {
        rules.options.resize(1);
        rules.overrides.resize(1);
    });
    scenario.schedule.edit([](Schedule& schedule) {
        schedule.listed.resize(1);
        schedule.weather.resize(1);
        Arrival arrival;
        arrival.enter.resize(1);
        schedule.arrivals.push_back(Shared<Arrival>(arrival));
    });
    scenario.onMap.edit([](OnMap& onMap) {
        onMap.improvedPositions.resize(1);
        onMap.roadblocks.resize(1);
        onMap.damaged.resize(1);
        onMap.pontoons.resize(1);
        onMap.control.resize(1);
    });
    Setup setup;
    setup.zones.resize(1);
    scenario.setups.push_back(Shared<Setup>(setup));
    scenario.arrangement.edit([](Arrangement& arrangement) { arrangement.pieces.resize(1); });
    scenario.waivers.resize(1);
    return scenario;
}

TEST(Records, AreAllVisitedOnce) {
    std::set<RecordRef> seen;
    std::set<RecordKind> kinds;
    forEachRecord(fullScenario(), [&](RecordRef record, const Annotations&) {
        EXPECT_TRUE(seen.insert(record).second);
        kinds.insert(record.kind);
    });
    EXPECT_EQ(kinds.size(), static_cast<std::size_t>(RecordKind::waiver) + 1);
}

TEST(Records, CanAllBeEdited) {
    const Scenario original = fullScenario();
    std::vector<RecordRef> records;
    forEachRecord(original,
                  [&](RecordRef record, const Annotations&) { records.push_back(record); });
    for (const RecordRef record : records) {
        Scenario scenario = original;
        editAnnotations(scenario, record, [](Annotations& about) {
            about.extras.misfits.push_back({"field", "wrong", MisfitKind::value, 0, {}});
        });
        const auto found = misfits(scenario);
        ASSERT_EQ(found.size(), 1u);
        EXPECT_EQ(found.front().record, record);
        EXPECT_EQ(found.front().misfit.text, "wrong");
        EXPECT_NE(scenario, original);
    }
}

TEST(Records, WithAnIdAreFindingsOfTheirOwn) {
    Scenario scenario = fullScenario();
    scenario.map.edit([](Map& map) {
        map.gatherPoints[0].edit([](GatherPoint& point) { point.id = GatherPointId("F-A"); });
        map.boxes[0].edit([](MapBox& box) { box.id = BoxId("mantua"); });
        map.outlines[0].edit([](Outline& outline) { outline.id = OutlineId("wood"); });
    });
    const auto object = [&](RecordKind kind) { return objectOf(scenario, {kind, 0, 0}); };
    EXPECT_EQ(object(RecordKind::gatherPoint), (ObjectRef{ObjectKind::gatherPoint, "F-A"}));
    EXPECT_EQ(object(RecordKind::box), (ObjectRef{ObjectKind::box, "mantua"}));
    EXPECT_EQ(object(RecordKind::outline), (ObjectRef{ObjectKind::outline, "wood"}));
    // A span without an id, and what never has one, belong to their map.
    for (const RecordKind kind : {RecordKind::span, RecordKind::join, RecordKind::label,
                                  RecordKind::underlay, RecordKind::controlPoint})
        EXPECT_EQ(object(kind), (ObjectRef{ObjectKind::map, "small"}));
    scenario.map.edit([](Map& map) { map.spans[0].edit([](Span& span) { span.id = "lodi"; }); });
    EXPECT_EQ(object(RecordKind::span), (ObjectRef{ObjectKind::span, "lodi"}));
}

TEST(Records, ThatAreGoneAreLeftAlone) {
    Scenario scenario = fullScenario();
    const Scenario before = scenario;
    editAnnotations(scenario, {RecordKind::unit, 9, 0},
                    [](Annotations& about) { about.rule = "1"; });
    editAnnotations(scenario, {RecordKind::zone, 0, 9},
                    [](Annotations& about) { about.rule = "1"; });
    EXPECT_EQ(scenario, before);
}

} // namespace
