#include "editor/tools/record_tool.h"

#include "tests/editor/desk.h"

#include <gtest/gtest.h>

using namespace editor;
using namespace editor::testing;

namespace {

const Modifiers shift{true, false, false};
const Modifiers control{false, true, false};

template <class Record>
struct Setting : Desk {
    RecordTool<Record> tool{session};

    Pick at(const char* label, Modifiers modifiers = {}) {
        return centreOf(session, label, modifiers);
    }
    const model::Map& map() { return *session.scenario().map; }
    model::Hex hex(const char* label) { return hexOf(session, label); }
    std::size_t steps() { return session.document().now(); }
};

TEST(PlaceTool, AClickAddsAPlaceAndSelectsIt) {
    Setting<model::Place> desk;
    desk.session.toolSettings().placeKind = "town";
    stroke(desk.tool, {desk.at("0404")});
    ASSERT_EQ(desk.map().places.size(), 1u);
    const auto& place = *desk.map().places[0];
    EXPECT_EQ(place.name, "New place");
    EXPECT_EQ(place.kind, "town");
    EXPECT_EQ(place.at, std::vector{desk.hex("0404")});
    EXPECT_EQ(
        desk.session.selection().subjects(),
        (std::vector<model::Subject>{model::ObjectRef{model::ObjectKind::place, place.id.text}}));
    EXPECT_EQ(desk.steps(), 1u);
}

TEST(PlaceTool, AClickOnAPlaceSelectsIt) {
    Setting<model::Place> desk;
    stroke(desk.tool, {desk.at("0404")});
    stroke(desk.tool, {desk.at("0505")});
    stroke(desk.tool, {desk.at("0404")});
    EXPECT_EQ(desk.map().places.size(), 2u);
    EXPECT_EQ(desk.steps(), 2u);
    EXPECT_TRUE(desk.session.selection().contains(
        model::ObjectRef{model::ObjectKind::place, desk.map().places[0]->id.text}));
}

TEST(PlaceTool, ADragMovesIt) {
    Setting<model::Place> desk;
    stroke(desk.tool, {desk.at("0404")});
    stroke(desk.tool, {desk.at("0404"), desk.at("0405"), desk.at("0406")});
    ASSERT_EQ(desk.map().places.size(), 1u);
    EXPECT_EQ(desk.map().places[0]->at, std::vector{desk.hex("0406")});
    EXPECT_EQ(desk.steps(), 2u);
}

TEST(PlaceTool, ADragBackOrOffTheMapLeavesItWhereItWas) {
    Setting<model::Place> desk;
    stroke(desk.tool, {desk.at("0404")});
    stroke(desk.tool, {desk.at("0404"), desk.at("0405"), desk.at("0404")});
    EXPECT_EQ(desk.map().places.size(), 1u);
    EXPECT_EQ(desk.map().places[0]->at, std::vector{desk.hex("0404")});
    EXPECT_EQ(desk.steps(), 1u);
}

TEST(PlaceTool, ShiftGivesTheSelectedPlaceAnotherHex) {
    Setting<model::Place> desk;
    stroke(desk.tool, {desk.at("0404")});
    stroke(desk.tool, {desk.at("0405", shift)});
    ASSERT_EQ(desk.map().places.size(), 1u);
    EXPECT_EQ(desk.map().places[0]->at, (std::vector{desk.hex("0404"), desk.hex("0405")}));
    stroke(desk.tool, {desk.at("0404", shift)});
    EXPECT_EQ(desk.map().places[0]->at, std::vector{desk.hex("0405")});
    stroke(desk.tool, {desk.at("0405", shift)}); // the last one stays
    EXPECT_EQ(desk.map().places[0]->at, std::vector{desk.hex("0405")});
}

TEST(PlaceTool, ControlDeletes) {
    Setting<model::Place> desk;
    stroke(desk.tool, {desk.at("0404")});
    stroke(desk.tool, {desk.at("0505", control)});
    EXPECT_EQ(desk.map().places.size(), 1u);
    stroke(desk.tool, {desk.at("0404", control)});
    EXPECT_TRUE(desk.map().places.empty());
    EXPECT_TRUE(desk.session.selection().empty());
}

TEST(PlaceTool, EscapeWhileDraggingLeavesItWhereItWas) {
    Setting<model::Place> desk;
    stroke(desk.tool, {desk.at("0404")});
    desk.tool.press(desk.at("0404"));
    desk.tool.drag(desk.at("0406"));
    EXPECT_EQ(desk.map().places[0]->at, std::vector{desk.hex("0406")});
    desk.tool.cancel();
    EXPECT_EQ(desk.map().places[0]->at, std::vector{desk.hex("0404")});
}

TEST(EntryTool, NewOnesHaveLetterAndSideOfThePalette) {
    Setting<model::Entry> desk;
    desk.session.toolSettings().letter = "A";
    desk.session.toolSettings().side = model::SideId("F");
    stroke(desk.tool, {desk.at("0401")});
    ASSERT_EQ(desk.map().entries.size(), 1u);
    EXPECT_EQ(desk.map().entries[0]->letter, "A");
    EXPECT_EQ(desk.map().entries[0]->side, model::SideId("F"));
    desk.tool.hover(desk.at("0401"));
    EXPECT_EQ(text(desk.tool.status()), "0401: entry A");
}

TEST(SupplySourceTool, ADragMovesTheSource) {
    Setting<model::SupplySource> desk;
    stroke(desk.tool, {desk.at("0401")});
    stroke(desk.tool, {desk.at("0401"), desk.at("0501")});
    ASSERT_EQ(desk.map().sources.size(), 1u);
    EXPECT_EQ(desk.map().sources[0]->at, desk.hex("0501"));
}

TEST(VictoryTool, AClickGivesTheHexTheChosenPoints) {
    Setting<model::VictoryHex> desk;
    desk.session.toolSettings().victoryPoints = 5;
    stroke(desk.tool, {desk.at("0404")});
    ASSERT_EQ(desk.map().victoryHexes.size(), 1u);
    EXPECT_EQ(desk.map().victoryHexes[0]->points.value(), 5);
    EXPECT_EQ(desk.session.selection().hex(), desk.hex("0404"));
}

TEST(GatherPointTool, AddsTheLetter) {
    Setting<model::GatherPoint> desk;
    desk.session.toolSettings().letter = "B";
    stroke(desk.tool, {desk.at("0404")});
    ASSERT_EQ(desk.map().gatherPoints.size(), 1u);
    EXPECT_EQ(desk.map().gatherPoints[0]->letter, "B");
}

TEST(LabelTool, AddsAndMovesALabelWithTheHexThatHoldsIt) {
    Setting<model::Label> desk;
    desk.session.toolSettings().labelKind = "water";
    stroke(desk.tool, {desk.at("0404")});
    stroke(desk.tool, {desk.at("0404"), desk.at("0405")});
    ASSERT_EQ(desk.map().labels.size(), 1u);
    EXPECT_EQ(desk.map().labels[0]->kind, "water");
    EXPECT_EQ(desk.map().labels[0]->at, desk.hex("0405"));
}

} // namespace
