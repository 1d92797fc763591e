#include "model/edits/setup_edits.h"

#include "model/edits/force_edits.h"
#include "tests/support/small_map.h"

#include <gtest/gtest.h>

using namespace model;
using testing_support::at;
using testing_support::smallMap;

namespace {

struct Field {
    Scenario scenario = testing_support::scenarioOn(smallMap());

    Field() {
        testing_support::addUnit(scenario, "a");
        testing_support::addUnit(scenario, "b");
        Setup setup;
        setup.id = SetupId("s");
        setup.units = {UnitId("b")};
        setup.zones.push_back({HexesZone{{at(*scenario.map, "0808")}}, {}});
        scenario.setups.push_back(Shared<Setup>(setup));
    }

    std::optional<Hex> where(std::string_view unit) const {
        for (const auto& placed : placedPieces(scenario))
            if (placed.piece.unit == UnitId(unit)) return placed.piece.at;
        return std::nullopt;
    }
};

TEST(PlaceUnits, PutsAUnitOnTheMapAndMovesIt) {
    Field field;
    placeUnits({UnitId("a")}, at(*field.scenario.map, "0505")).apply(field.scenario);
    EXPECT_EQ(field.where("a"), at(*field.scenario.map, "0505"));
    placeUnits({UnitId("a")}, at(*field.scenario.map, "0606")).apply(field.scenario);
    EXPECT_EQ(field.where("a"), at(*field.scenario.map, "0606"));
    EXPECT_EQ(field.scenario.arrangement->pieces.size(), 1u);
}

TEST(PlaceUnits, MovesAUnitThatItsSetupPlaces) {
    Field field;
    EXPECT_EQ(field.where("b"), at(*field.scenario.map, "0808"));
    placeUnits({UnitId("b")}, at(*field.scenario.map, "0707")).apply(field.scenario);
    EXPECT_EQ(field.where("b"), at(*field.scenario.map, "0707"));
    EXPECT_EQ(placedPieces(field.scenario).size(), 1u);
}

TEST(RemoveFromMap, TakesAUnitOutOfArrangementAndFixedSetup) {
    Field field;
    placeUnits({UnitId("a")}, at(*field.scenario.map, "0505")).apply(field.scenario);
    removeFromMap({UnitId("a"), UnitId("b")}).apply(field.scenario);
    EXPECT_TRUE(placedPieces(field.scenario).empty());
    EXPECT_TRUE(field.scenario.setups.empty());
}

TEST(SetReduced, GivesAUnitOfASetupAPieceOfItsOwn) {
    Field field;
    setReduced(UnitId("b"), true).apply(field.scenario);
    const auto placed = placedPieces(field.scenario);
    ASSERT_EQ(placed.size(), 1u);
    EXPECT_TRUE(placed[0].piece.reduced);
    EXPECT_EQ(placed[0].piece.at, at(*field.scenario.map, "0808"));
}

TEST(SetReduced, DoesNothingToAUnitThatIsNowhere) {
    Field field;
    const Scenario before = field.scenario;
    setReduced(UnitId("a"), true).apply(field.scenario);
    EXPECT_EQ(field.scenario, before);
}

TEST(RemovePiece, TakesOneOfTwo) {
    Field field;
    field.scenario.arrangement.edit([&](Arrangement& arrangement) {
        for (const char* hex : {"0101", "0202"}) {
            Piece piece;
            piece.unit = UnitId("a");
            piece.at = at(*field.scenario.map, hex);
            arrangement.pieces.push_back(Shared<Piece>(piece));
        }
    });
    removePiece(UnitId("a"), 1).apply(field.scenario);
    EXPECT_EQ(field.where("a"), at(*field.scenario.map, "0101"));
    EXPECT_EQ(field.scenario.arrangement->pieces.size(), 1u);
}

TEST(RenameUnit, FollowsEveryNaming) {
    Field field;
    setReduced(UnitId("b"), true).apply(field.scenario);
    renameUnit(UnitId("b"), UnitId("rampon")).apply(field.scenario);
    EXPECT_EQ(field.scenario.setups[0]->units, (std::vector<UnitId>{UnitId("rampon")}));
    EXPECT_EQ(field.scenario.arrangement->pieces[0]->unit, UnitId("rampon"));
    EXPECT_NE(find(*field.scenario.forces, UnitId("rampon")), nullptr);
    EXPECT_EQ(find(*field.scenario.forces, UnitId("b")), nullptr);
}

} // namespace
