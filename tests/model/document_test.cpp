#include "model/document.h"

#include "model/edits/setup_edits.h"
#include "model/edits/terrain_edits.h"
#include "model/edits/text_edits.h"
#include "tests/support/small_map.h"

#include <gtest/gtest.h>

#include <random>

using namespace model;
using testing_support::at;
using testing_support::smallMap;

namespace {

Document openDocument() {
    return Document(testing_support::scenarioOn(smallMap()));
}

Edit woodsAt(const Document& document, std::string_view label) {
    return paintTerrain({at(*document.scenario().map, label)}, TerrainId("woods"), {});
}

TEST(Document, UndoesAndRedoesValues) {
    Document document = openDocument();
    const Scenario first = document.scenario();
    document.apply(setTitle("Dego"));
    const Scenario second = document.scenario();
    document.undo();
    EXPECT_EQ(document.scenario(), first);
    document.redo();
    EXPECT_EQ(document.scenario(), second);
    document.redo();
    EXPECT_EQ(document.scenario(), second);
}

TEST(Document, NamesUnitsInItsHistoryAsPeopleDo) {
    Scenario scenario = testing_support::scenarioOn(smallMap());
    testing_support::addUnit(scenario, "a");
    testing_support::addUnit(scenario, "b");
    scenario.forces.edit([](Forces& forces) {
        forces.units[0].edit([](Unit& unit) { unit.name = "Brigade Rampon"; });
    });
    Document document(scenario);
    const Hex hex = at(*scenario.map, "0505");
    document.apply(placeUnits({UnitId("a")}, hex));
    EXPECT_EQ(text(document.history()[1].name), "Place Brigade Rampon");
    document.apply(placeUnits({UnitId("b")}, hex));
    EXPECT_EQ(text(document.history()[2].name), "Place b") << "it has no name";
}

TEST(Document, MakesNoStepOfAnEditThatChangesNothing) {
    Document document = openDocument();
    document.apply({tr("Nothing"), [](Scenario&) {}});
    EXPECT_FALSE(document.canUndo());
    EXPECT_FALSE(document.isModified());
}

TEST(Document, ShowsAPreviewWithoutKeepingIt) {
    Document document = openDocument();
    const Scenario before = document.scenario();
    document.preview(woodsAt(document, "0505"));
    EXPECT_FALSE(terrainAt(*document.scenario().map, at(*before.map, "0505")).empty());
    EXPECT_EQ(document.committed(), before);
    document.cancel();
    EXPECT_EQ(document.scenario(), before);
    EXPECT_FALSE(document.canUndo());
}

TEST(Document, KeepsOnlyTheLastPreviewOfAStroke) {
    Document document = openDocument();
    document.preview(woodsAt(document, "0505"));
    document.preview(woodsAt(document, "0606"));
    document.commit();
    const Map& map = *document.scenario().map;
    EXPECT_TRUE(terrainAt(map, at(map, "0505")).empty());
    EXPECT_FALSE(terrainAt(map, at(map, "0606")).empty());
    EXPECT_EQ(document.history().size(), 2u);
}

TEST(Document, DropsThePreviewOnUndo) {
    Document document = openDocument();
    document.apply(setTitle("Dego"));
    document.preview(setTitle("Ceva"));
    document.undo();
    EXPECT_EQ(document.scenario().title, "");
    document.commit();
    EXPECT_EQ(document.scenario().title, "");
}

TEST(Document, IsModifiedUntilItsValueIsTheSavedOne) {
    Document document = openDocument();
    EXPECT_FALSE(document.isModified());
    document.apply(setTitle("Dego"));
    EXPECT_TRUE(document.isModified());
    document.markSaved();
    EXPECT_FALSE(document.isModified());
    document.undo();
    EXPECT_TRUE(document.isModified());
    document.redo();
    EXPECT_FALSE(document.isModified());
}

TEST(Document, StaysModifiedWhenTheSavedValueIsGone) {
    Document document = openDocument();
    document.apply(setTitle("Dego"));
    document.markSaved();
    document.undo();
    document.apply(setTitle("Ceva")); // the saved step is cut off
    EXPECT_TRUE(document.isModified());
    document.undo();
    EXPECT_TRUE(document.isModified());
    EXPECT_EQ(document.saved(), nullptr);
}

TEST(Document, TellsWhatChangedOncePerStep) {
    Document document = openDocument();
    std::vector<Parts> told;
    const auto connection =
        document.changed.connect([&](const Change& change) { told.push_back(change.parts); });
    document.preview(woodsAt(document, "0505"));
    document.commit();
    document.undo();
    EXPECT_EQ(told, (std::vector<Parts>{Part::terrain, Part::terrain}));
}

TEST(Document, ComesBackToEveryValueOfARandomHistory) {
    std::mt19937 random(11);
    Document document = openDocument();
    std::vector<Scenario> values{document.scenario()};
    const auto hexes = printedHexes(*document.scenario().map);
    std::uniform_int_distribution<std::size_t> pick(0, hexes.size() - 1);
    for (int i = 0; i < 60; ++i) {
        const Hex hex = hexes[pick(random)];
        if (i % 3 == 0)
            document.apply(eraseTerrain({hex, hexes[pick(random)]}));
        else
            document.apply(paintTerrain({hex}, TerrainId(i % 2 ? "woods" : "marsh"),
                                        {TerrainId(i % 2 ? "marsh" : "woods")}));
        if (!(document.scenario() == values.back())) values.push_back(document.scenario());
    }
    ASSERT_EQ(document.history().size(), values.size());
    for (std::size_t step = values.size(); step-- > 0;) {
        EXPECT_EQ(document.scenario(), values[step]);
        document.undo();
    }
    document.goTo(values.size() - 1);
    EXPECT_EQ(document.scenario(), values.back());
}

TEST(Signal, ForgetsAListenerWhoseConnectionIsGone) {
    Signal<int> signal;
    int heard = 0;
    auto connection = signal.connect([&](int value) { heard = value; });
    signal(1);
    connection.reset();
    signal(2);
    EXPECT_EQ(heard, 1);
}

TEST(Signal, LetsAListenerDropItself) {
    Signal<> signal;
    int calls = 0;
    Connection connection;
    connection = signal.connect([&] {
        ++calls;
        connection.reset();
    });
    signal();
    signal();
    EXPECT_EQ(calls, 1);
}

} // namespace
