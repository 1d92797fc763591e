#include "editor/tools/select_tool.h"

#include "editor/tools/unit_tool.h"
#include "model/edits/terrain_edits.h"
#include "tests/editor/desk.h"

#include <gmock/gmock.h>

#include <algorithm>

using namespace editor;
using namespace editor::testing;
using ::testing::ElementsAre;
using ::testing::UnorderedElementsAre;

namespace {

constexpr Modifiers control{false, true, false};
constexpr Modifiers shift{true, false, false};
constexpr Modifiers alt{false, false, true};

/// Three units, two of them stacked in 0303.
struct Table : Desk {
    SelectTool tool{session};

    Table() {
        addUnits({"rampon", "cervoni", "menard"});
        dropUnit(session, model::UnitId("rampon"), hexOf(session, "0303"));
        dropUnit(session, model::UnitId("cervoni"), hexOf(session, "0303"));
        dropUnit(session, model::UnitId("menard"), hexOf(session, "0505"));
        session.selection().clear();
    }
    std::size_t steps() { return session.document().now(); }
};

model::Subject unit(const char* id) {
    return subjectOf(model::UnitId(id));
}

TEST(SelectTool, AClickOnAPieceSelectsIt) {
    Table desk;
    stroke(desk.tool, {onPiece(desk.session, "cervoni", "0303")});
    EXPECT_THAT(desk.session.selection().subjects(), ElementsAre(unit("cervoni")));
}

TEST(SelectTool, AClickBesideThePiecesSelectsHexAndStack) {
    Table desk;
    stroke(desk.tool, {centreOf(desk.session, "0303")});
    EXPECT_THAT(desk.session.selection().subjects(),
                UnorderedElementsAre(model::Subject(hexOf(desk.session, "0303")), unit("rampon"),
                                     unit("cervoni")));
}

TEST(SelectTool, ControlAddsToTheSelection) {
    Table desk;
    stroke(desk.tool, {onPiece(desk.session, "cervoni", "0303")});
    stroke(desk.tool, {onPiece(desk.session, "menard", "0505", control)});
    EXPECT_THAT(desk.session.selection().subjects(), ElementsAre(unit("cervoni"), unit("menard")));
}

TEST(SelectTool, AVedetteIsDraggedAloneAndItsUnitStays) {
    Table desk;
    desk.apply([&](model::Scenario& scenario) {
        model::Piece vedette;
        vedette.unit = model::UnitId("rampon");
        vedette.part = model::PiecePart::vedette;
        vedette.at = hexOf(desk.session, "0404");
        scenario.arrangement.edit(
            [&](model::Arrangement& all) { all.pieces.emplace_back(vedette); });
    });
    const auto before = desk.steps();
    auto pick = onPiece(desk.session, "rampon", "0404");
    pick.at.piece->part = model::PiecePart::vedette;
    stroke(desk.tool, {pick, centreOf(desk.session, "0606")});
    EXPECT_EQ(desk.steps(), before + 1);
    const auto& pieces = desk.session.scenario().arrangement->pieces;
    for (const auto& piece : pieces) {
        if (piece->unit != model::UnitId("rampon")) continue;
        const bool vedette = piece->part == model::PiecePart::vedette;
        EXPECT_EQ(piece->at, hexOf(desk.session, vedette ? "0606" : "0303"));
    }
    EXPECT_THAT(desk.session.selection().subjects(), ElementsAre(unit("rampon")));
}

TEST(SelectTool, AltSelectsAHexside) {
    Table desk;
    const model::Direction north{0};
    stroke(desk.tool, {insideHexside(desk.session, "0404", north, alt)});
    EXPECT_EQ(desk.session.selection().hexside(),
              model::Hexside(hexOf(desk.session, "0404"), north));
}

TEST(SelectTool, AClickBeyondTheMapSelectsNothing) {
    Table desk;
    stroke(desk.tool, {onPiece(desk.session, "cervoni", "0303")});
    stroke(desk.tool, {pickAtPoint(desk.session, {-1000.0, -1000.0})});
    EXPECT_TRUE(desk.session.selection().empty());
}

TEST(SelectTool, DraggingAPieceMovesItAlone) {
    Table desk;
    const auto before = desk.steps();
    stroke(desk.tool, {onPiece(desk.session, "cervoni", "0303"), centreOf(desk.session, "0404"),
                       centreOf(desk.session, "0606")});
    EXPECT_EQ(placeOfUnit(desk.session, "cervoni"), "0606");
    EXPECT_EQ(placeOfUnit(desk.session, "rampon"), "0303");
    EXPECT_EQ(desk.steps(), before + 1);
    desk.session.undo();
    EXPECT_EQ(placeOfUnit(desk.session, "cervoni"), "0303");
}

TEST(SelectTool, DraggingWithShiftMovesTheStack) {
    Table desk;
    const auto before = desk.steps();
    stroke(desk.tool,
           {onPiece(desk.session, "cervoni", "0303", shift), centreOf(desk.session, "0606")});
    EXPECT_EQ(placeOfUnit(desk.session, "cervoni"), "0606");
    EXPECT_EQ(placeOfUnit(desk.session, "rampon"), "0606");
    EXPECT_EQ(placeOfUnit(desk.session, "menard"), "0505");
    EXPECT_EQ(desk.steps(), before + 1);
}

TEST(SelectTool, AMoveShowsBeforeTheReleaseAndEscapeRestoresIt) {
    Table desk;
    const model::Scenario before = desk.session.scenario();
    desk.tool.press(onPiece(desk.session, "cervoni", "0303"));
    desk.tool.drag(centreOf(desk.session, "0606"));
    EXPECT_EQ(placeOfUnit(desk.session, "cervoni"), "0606");
    desk.tool.cancel();
    EXPECT_TRUE(desk.session.scenario() == before);
    desk.tool.release(centreOf(desk.session, "0606"));
    EXPECT_TRUE(desk.session.scenario() == before);
}

TEST(SelectTool, UndoInMidDragPutsThePieceBackAndUndoesNothingElse) {
    Table desk;
    const auto before = desk.steps();
    desk.tool.press(onPiece(desk.session, "cervoni", "0303"));
    desk.tool.drag(centreOf(desk.session, "0606"));
    desk.session.undo();
    EXPECT_EQ(placeOfUnit(desk.session, "cervoni"), "0303");
    EXPECT_EQ(desk.steps(), before);
    desk.tool.drag(centreOf(desk.session, "0607"));
    EXPECT_EQ(placeOfUnit(desk.session, "cervoni"), "0303");
}

TEST(SelectTool, BroughtBackToItsHexAPieceHasNotMoved) {
    Table desk;
    const auto before = desk.steps();
    stroke(desk.tool, {onPiece(desk.session, "cervoni", "0303"), centreOf(desk.session, "0404"),
                       centreOf(desk.session, "0303")});
    EXPECT_EQ(placeOfUnit(desk.session, "cervoni"), "0303");
    EXPECT_EQ(desk.steps(), before);
}

TEST(SelectTool, APieceDroppedBeyondTheMapStaysWhereItWas) {
    Table desk;
    const auto before = desk.steps();
    stroke(desk.tool, {onPiece(desk.session, "cervoni", "0303"),
                       pickAtPoint(desk.session, {-1000.0, -1000.0})});
    EXPECT_EQ(placeOfUnit(desk.session, "cervoni"), "0303");
    EXPECT_EQ(desk.steps(), before);
}

struct Choosing : Desk {
    SelectTool tool{session};

    std::vector<std::string> chosen() {
        std::vector<std::string> labels;
        for (const model::Hex hex : session.selection().hexes())
            labels.push_back(model::label(*session.scenario().map, hex));
        std::sort(labels.begin(), labels.end());
        return labels;
    }
    /// Beside the centre of the hex, in radii.
    Pick beside(const char* label, double x, double y, Modifiers modifiers) {
        const auto centre = layout().centre(hexOf(session, label));
        return pickAtPoint(
            session, {centre.x + x * layout().radius, centre.y + y * layout().radius}, modifiers);
    }
};

TEST(SelectTool, DraggingWithShiftSelectsTheHexesOfARectangle) {
    Choosing desk;
    stroke(desk.tool,
           {desk.beside("0303", -0.5, -0.2, shift), desk.beside("0404", 0.5, 0.2, shift)});
    // The even column stands half a hex lower: of it 0403 and 0404, and of the odd one 0303, 0304.
    EXPECT_EQ(desk.chosen(), (std::vector<std::string>{"0303", "0304", "0403", "0404"}));
    EXPECT_FALSE(desk.session.isModified());
}

TEST(SelectTool, WithControlTheRectangleIsAdded) {
    Choosing desk;
    desk.session.selection().select(model::Subject(hexOf(desk.session, "0808")));
    const Modifiers both{true, true, false};
    stroke(desk.tool, {desk.beside("0303", -0.5, -0.2, both), desk.beside("0303", 0.5, 1.0, both)});
    EXPECT_EQ(desk.chosen(), (std::vector<std::string>{"0303", "0808"}));
}

TEST(SelectTool, ALassoSelectsWhatItGoesRound) {
    Choosing desk;
    desk.session.toolSettings().lasso = true;
    // A triangle that leaves out the lower right of its box.
    stroke(desk.tool,
           {desk.beside("0303", -0.5, -0.5, shift), desk.beside("0603", 0.0, -0.5, shift),
            desk.beside("0306", -0.5, 0.5, shift)});
    const auto chosen = desk.chosen();
    const auto has = [&](const char* label) {
        return std::find(chosen.begin(), chosen.end(), label) != chosen.end();
    };
    EXPECT_TRUE(has("0303"));
    EXPECT_TRUE(has("0304"));
    EXPECT_TRUE(has("0403"));
    EXPECT_FALSE(has("0606"));
    EXPECT_FALSE(has("0505"));
}

TEST(SelectTool, AClosedHexIsSelectedAndOpenedAgain) {
    Table desk;
    const auto hex = hexOf(desk.session, "0408");
    desk.session.apply(model::setClosed({hex}, true));
    stroke(desk.tool, {centreOf(desk.session, "0408")});
    EXPECT_THAT(desk.session.selection().subjects(), ElementsAre(model::Subject(hex)));
    desk.session.apply(model::setClosed(desk.session.selection().hexes(), false));
    EXPECT_TRUE(desk.session.extent().isOnMap(hex));
    EXPECT_THAT(desk.session.selection().subjects(), ElementsAre(model::Subject(hex)));
}

TEST(SelectTool, ARectangleTakesClosedHexesOnlyWhereItHoldsNoOthers) {
    Table desk;
    const std::vector<model::Hex> closed{hexOf(desk.session, "0608"), hexOf(desk.session, "0708")};
    desk.session.apply(model::setClosed(closed, true));
    // A little beyond the centres; even columns stand half a hex lower.
    const double bottom = layout().centre(closed[0]).y + 5.0;
    const auto round = [&](const char* from, const char* to) {
        const auto start = layout().centre(hexOf(desk.session, from));
        const auto end = layout().centre(hexOf(desk.session, to));
        stroke(desk.tool, {pickAtPoint(desk.session, {start.x - 5.0, bottom}, shift),
                           pickAtPoint(desk.session, {end.x + 5.0, end.y - 5.0}, shift)});
        return desk.session.selection().hexes();
    };
    EXPECT_THAT(round("0608", "0708"), UnorderedElementsAre(closed[0], closed[1]));
    EXPECT_THAT(round("0508", "0708"), ElementsAre(hexOf(desk.session, "0508")));
}

TEST(SelectTool, NothingBeyondTheSheetIsSelected) {
    Table desk;
    auto pick = centreOf(desk.session, "0101");
    pick = pickAtPoint(desk.session, {pick.at.point.x - 40.0, pick.at.point.y});
    stroke(desk.tool, {pick});
    EXPECT_TRUE(desk.session.selection().empty());
}

} // namespace
