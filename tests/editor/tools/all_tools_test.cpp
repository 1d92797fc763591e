#include "editor/tools/all_tools.h"

#include "editor/region_actions.h"
#include "model/edits/level_edits.h"
#include "model/edits/terrain_edits.h"
#include "tests/editor/desk.h"

#include <gtest/gtest.h>

#include <set>

using namespace editor;
using namespace editor::testing;

namespace {

TEST(AllTools, HaveDistinctIdsAndSayWhatTheyDo) {
    std::set<std::string_view> ids;
    for (const auto& row : allTools()) {
        EXPECT_TRUE(ids.insert(row.id).second) << row.id;
        EXPECT_FALSE(row.title.empty() || row.help.empty() || row.icon.empty()) << row.id;
        EXPECT_EQ(findTool(row.id), &row);
    }
    EXPECT_EQ(findTool("no-such-tool"), nullptr);
}

TEST(AllTools, AClickWithNothingChosenChangesNothing) {
    Desk desk;
    // These put something down without asking what: a level, a place, a label.
    const std::set<Palette> needNothing{Palette::levels, Palette::places, Palette::entries,
                                        Palette::victory, Palette::labels};
    for (const auto& row : allTools()) {
        if (needNothing.contains(row.palette) || row.id == "closed") continue;
        const auto tool = row.make(desk.session);
        tool->hover(centreOf(desk.session, "0404"));
        stroke(*tool, {insideHexside(desk.session, "0404", model::Direction(0))});
        EXPECT_FALSE(desk.session.isModified()) << row.id;
    }
}

TEST(AllTools, OnePutAwayInMidStrokeLeavesNoPreview) {
    Desk desk;
    desk.session.toolSettings().terrain = model::TerrainId("woods");
    auto tool = findTool("terrain")->make(desk.session);
    tool->press(centreOf(desk.session, "0404"));
    EXPECT_TRUE(desk.session.document().hasPreview());
    tool.reset();
    EXPECT_FALSE(desk.session.document().hasPreview());
    EXPECT_FALSE(desk.session.isModified());
}

/// Everything is chosen that a tool could want, so that each of them begins a stroke.
struct Workshop : Desk {
    Workshop() {
        addUnits({"rampon"});
        const auto copied = hexOf(session, "0303");
        session.apply(model::paintTerrain({copied}, model::TerrainId("woods"), {}));
        session.selection().select(model::Subject(copied));
        copySelection(session);
        auto& settings = session.toolSettings();
        settings.work = model::Work::improvedPosition;
        settings.terrain = model::TerrainId("town");
        settings.hexside = model::HexsideTypeId("crest");
        settings.water = model::HexsideTypeId("river");
        settings.road = model::RoadTypeId("road");
        settings.span = model::SpanTypeId("bridge");
        settings.outline = model::TerrainId("woods");
        settings.levelChange = LevelChange::raise;
        settings.side = model::SideId("F");
        settings.unit = model::UnitId("rampon");
        session.selection().clear();
    }
    /// From hexside to hexside, corner to corner and hex to hex.
    void startStroke(Tool& tool) {
        const model::Hex hex = hexOf(session, "0505");
        tool.press(cornerOf(session, {hex, model::Direction(1)}));
        tool.drag(insideHexside(session, "0505", model::Direction(2)));
        tool.drag(cornerOf(session, {hex, model::Direction(3)}));
        tool.drag(centreOf(session, "0606"));
    }
    void endStroke(Tool& tool) {
        tool.drag(centreOf(session, "0706"));
        tool.release(centreOf(session, "0706"));
    }
};

/// What breaks into a stroke, and how many steps it leaves of its own.
struct Interruption {
    const char* name;
    void (*happen)(Workshop&, std::unique_ptr<Tool>&);
    int steps;
};

void escape(Workshop&, std::unique_ptr<Tool>& tool) {
    tool->cancel();
}
void change(Workshop&, std::unique_ptr<Tool>& tool) {
    tool.reset();
}
void pasteElsewhere(Workshop& desk, std::unique_ptr<Tool>&) {
    paste(desk.session, hexOf(desk.session, "0207"));
}
void editElsewhere(Workshop& desk, std::unique_ptr<Tool>&) {
    desk.session.apply(model::setLevel({hexOf(desk.session, "0202")}, 3));
}

constexpr Interruption interruptions[] = {{"Escape", escape, 0},
                                          {"another tool", change, 0},
                                          {"a paste", pasteElsewhere, 1},
                                          {"an edit", editElsewhere, 1}};

TEST(AllTools, AStrokeThatIsBrokenIntoLeavesNothing) {
    for (const auto& row : allTools())
        for (const auto& interruption : interruptions) {
            Workshop desk;
            auto tool = row.make(desk.session);
            const auto before = desk.session.document().now();
            desk.startStroke(*tool);
            interruption.happen(desk, tool);
            EXPECT_FALSE(desk.session.document().hasPreview())
                << row.id << ", " << interruption.name;
            if (tool) {
                EXPECT_FALSE(tool->inStroke()) << row.id << ", " << interruption.name;
                desk.endStroke(*tool);
                EXPECT_TRUE(tool->shapes().empty() || !tool->inStroke());
            }
            EXPECT_FALSE(desk.session.document().hasPreview())
                << row.id << ", " << interruption.name;
            EXPECT_EQ(desk.session.document().now(),
                      before + static_cast<std::size_t>(interruption.steps))
                << row.id << ", " << interruption.name;
        }
}

TEST(AllTools, UndoInAStrokeDropsTheStrokeAndNothingElse) {
    int drawing = 0;
    for (const auto& row : allTools()) {
        Workshop desk;
        const auto tool = row.make(desk.session);
        desk.startStroke(*tool);
        const bool drew = desk.session.document().hasPreview();
        drawing += drew ? 1 : 0;
        const auto before = desk.session.document().now();
        desk.session.undo();
        EXPECT_FALSE(tool->inStroke()) << row.id;
        EXPECT_FALSE(desk.session.document().hasPreview()) << row.id;
        EXPECT_EQ(desk.session.document().now(), drew ? before : before - 1) << row.id;
        desk.endStroke(*tool);
        EXPECT_EQ(desk.session.document().now(), drew ? before : before - 1) << row.id;
    }
    EXPECT_GE(drawing, 8) << "strokes that draw are what this is about";
}

TEST(AllTools, AfterABrokenStrokeTheNextIsOneStepThatUndoTakesBack) {
    for (const auto& row : allTools()) {
        Workshop desk;
        const auto tool = row.make(desk.session);
        desk.startStroke(*tool);
        tool->cancel();
        const auto before = desk.session.document().now();
        const auto scenario = desk.session.scenario();
        desk.startStroke(*tool);
        desk.endStroke(*tool);
        tool->key(Key::enter);
        EXPECT_LE(desk.session.document().now(), before + 1) << row.id;
        while (desk.session.document().now() > before)
            desk.session.undo();
        EXPECT_TRUE(desk.session.scenario() == scenario) << row.id;
    }
}

/// Two sheets without a join lie thousands of columns apart; the canvas shows one of them, but a
/// key may show the other in mid-stroke.
TEST(AllTools, AStrokeToASheetThatIsNotJoinedStaysOnTheMap) {
    for (const auto& row : allTools()) {
        Workshop desk;
        desk.apply([](model::Scenario& scenario) {
            scenario.map.edit([](model::Map& map) {
                map.grid.numbering.pattern = "S-CCRR";
                map.sheets[0].id = model::SheetId("W");
                map.sheets.push_back(map.sheets[0]);
                map.sheets[1].id = model::SheetId("E");
                placeSheets(map);
            });
        });
        const auto tool = row.make(desk.session);
        const auto before = desk.session.document().now();
        tool->press(centreOf(desk.session, "W-0505"));
        tool->drag(centreOf(desk.session, "E-0505"));
        tool->release(centreOf(desk.session, "E-0505"));
        tool->key(Key::enter);
        EXPECT_LE(desk.session.document().now(), before + 1) << row.id;
        const auto& map = *desk.session.scenario().map;
        for (const auto& list : map.terrain)
            list->hexes.forEach(
                [&](model::Hex hex) { EXPECT_TRUE(desk.session.extent().isOnMap(hex)) << row.id; });
        for (const auto& road : map.roads)
            for (const model::Hex hex : road->hexes)
                EXPECT_TRUE(desk.session.extent().isOnMap(hex)) << row.id;
    }
}

} // namespace
