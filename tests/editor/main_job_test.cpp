// The work of an afternoon without a window: open the sample, draw on its map, stack too much, mend
// it, go back and forth, save, and find everything again.

#include "editor/session.h"
#include "editor/tools/paint_terrain_tool.h"
#include "editor/tools/unit_tool.h"
#include "editor/tools/watercourse_tool.h"
#include "tests/editor/desk.h"
#include "tests/editor/temp_folder.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cstdlib>

using namespace editor;
using namespace editor::testing;
using ::testing::Contains;
using ::testing::IsSupersetOf;

namespace {

/// A copy of the shipped sample, so that saving harms nobody.
struct Afternoon {
    TempFolder folder;
    MainQueue queue;
    formats::RulesetLibrary library{formats::dataFolders({})};
    std::filesystem::path path = folder / "montenotte.scenario.xml";
    std::unique_ptr<Session> session;

    Afternoon() {
        const char* data = std::getenv("BERTHIER_DATA");
        if (!data) return;
        std::filesystem::copy(std::filesystem::path(data) / "samples" / "piedmont", folder.path(),
                              std::filesystem::copy_options::recursive);
        session = Session::open(path, library, queue.post()).session;
    }
    bool waitForFindings() {
        return queue.runUntil([this] { return session->isValidated(); });
    }
    /// "check hex" of every finding that is shown.
    std::vector<std::string> findings() const {
        std::vector<std::string> said;
        for (const auto& shown : session->findings()) {
            std::string line = shown.finding().check;
            for (const auto& [kind, id] : shown.reported.spellings)
                line += " " + id;
            said.push_back(line);
        }
        std::sort(said.begin(), said.end());
        return said;
    }
    const model::Finding* finding(std::string_view check, std::string_view hex) const {
        for (const auto& shown : session->findings())
            if (shown.finding().check == check &&
                shown.finding().subjects.front() == model::Subject(hexOf(*session, hex)))
                return &shown.finding();
        return nullptr;
    }
};

std::size_t waterOn(const model::Map& map) {
    std::size_t hexsides = 0;
    for (const auto& water : map.watercourses)
        hexsides += water->hexsides.size();
    return hexsides;
}

/// Five hexsides from the western corner of the hex along its south side and that of its eastern
/// neighbours.
std::vector<Pick> riverOfFive(const Session& session, std::string_view label) {
    const model::Hex hex = hexOf(session, label);
    const model::Hex next = neighbour(hex, model::Direction(4));
    const model::Vertex corners[] = {{hex, model::Direction(9)},  {hex, model::Direction(7)},
                                     {hex, model::Direction(5)},  {next, model::Direction(7)},
                                     {next, model::Direction(5)}, {next, model::Direction(3)}};
    std::vector<Pick> picks;
    for (const auto& corner : corners)
        picks.push_back(cornerOf(session, corner));
    return picks;
}

TEST(MainJob, DrawStackMendUndoSaveAndFindItAgain) {
    Afternoon afternoon;
    ASSERT_TRUE(afternoon.session) << "set BERTHIER_DATA to share/berthier of the build";
    Session& session = *afternoon.session;
    ASSERT_TRUE(session.ruleset());
    ASSERT_TRUE(afternoon.waitForFindings());
    const model::Scenario opened = session.scenario();

    // Woods on clear ground beside the road.
    ASSERT_TRUE(terrainAt(session, "E-5502").empty());
    session.toolSettings().terrain = model::TerrainId("woods");
    PaintTerrainTool brush(session);
    stroke(brush, {centreOf(session, "E-5502"), centreOf(session, "E-5602")});
    EXPECT_THAT(terrainAt(session, "E-5502"), Contains("woods"));

    // A river of five hexsides where there was none.
    const auto waterBefore = waterOn(*session.scenario().map);
    session.toolSettings().water = model::HexsideTypeId("river");
    WatercourseTool river(session);
    const auto line = riverOfFive(session, "E-5504");
    stroke(river, line);
    EXPECT_EQ(waterOn(*session.scenario().map), waterBefore + 5);

    // Rampon (2nd division) and a battery stand in the redoubt; Menard (1st division) is one too
    // many without a leader, which 25.22 allows at set-up and wants put right in the first move.
    ASSERT_EQ(placeOfUnit(session, "rampon-a"), "E-5030");
    ASSERT_EQ(placeOfUnit(session, "F-1st"), "E-5030");
    ASSERT_TRUE(afternoon.waitForFindings());
    ASSERT_FALSE(afternoon.finding("setup.overstacked", "E-5030"));
    ASSERT_TRUE(dropUnit(session, model::UnitId("menard-b"), hexOf(session, "E-5030")));
    ASSERT_TRUE(afternoon.waitForFindings());
    const auto* tooMany = afternoon.finding("setup.overstacked", "E-5030");
    ASSERT_TRUE(tooMany);
    EXPECT_EQ(tooMany->severity, model::Severity::warning);
    EXPECT_FALSE(tooMany->rule.text.empty());
    EXPECT_EQ(tooMany->message.argument("found"), "3");
    EXPECT_EQ(tooMany->message.argument("allowed"), "2");

    // Its fix.
    ASSERT_FALSE(tooMany->fixes.empty());
    const model::Edit fix = tooMany->fixes.front().edit;
    session.apply(fix);
    ASSERT_TRUE(afternoon.waitForFindings());
    EXPECT_FALSE(afternoon.finding("setup.overstacked", "E-5030"));

    // Back to the beginning and forth again.
    const model::Scenario done = session.scenario();
    EXPECT_EQ(session.document().now(), 4u);
    for (int i = 0; i < 4; ++i)
        session.undo();
    EXPECT_TRUE(session.scenario() == opened);
    EXPECT_FALSE(session.isModified());
    for (int i = 0; i < 4; ++i)
        session.redo();
    EXPECT_TRUE(session.scenario() == done);
    EXPECT_TRUE(session.isModified());

    // Saved and opened again.
    ASSERT_TRUE(afternoon.waitForFindings());
    const auto said = afternoon.findings();
    EXPECT_EQ(session.save().kind, SaveOutcome::saved);
    EXPECT_FALSE(session.isModified());
    afternoon.session =
        Session::open(afternoon.path, afternoon.library, afternoon.queue.post()).session;
    ASSERT_TRUE(afternoon.session);
    EXPECT_TRUE(afternoon.session->scenario() == done);
    ASSERT_TRUE(afternoon.waitForFindings());
    EXPECT_EQ(afternoon.findings(), said);
}

TEST(MainJob, SavingTheMapLeavesTheOrderOfBattleAlone) {
    Afternoon afternoon;
    ASSERT_TRUE(afternoon.session) << "set BERTHIER_DATA to share/berthier of the build";
    const auto forces = afternoon.folder / "piedmont.forces.xml";
    const auto scenario = afternoon.path;
    const auto forcesBefore = std::filesystem::last_write_time(forces);
    const auto scenarioBefore = std::filesystem::last_write_time(scenario);
    Session& session = *afternoon.session;
    session.toolSettings().terrain = model::TerrainId("woods");
    PaintTerrainTool brush(session);
    stroke(brush, {centreOf(session, "E-5502")});
    EXPECT_EQ(session.save().kind, SaveOutcome::saved);
    EXPECT_EQ(std::filesystem::last_write_time(forces), forcesBefore);
    EXPECT_EQ(std::filesystem::last_write_time(scenario), scenarioBefore);
    EXPECT_NE(readText(afternoon.folder / "piedmont.map.xml").find("5502"), std::string::npos);
}

} // namespace
