#include "model/ruleset/ruleset.h"

#include "model/scenario/scenario.h"

#include <gtest/gtest.h>

#include <set>

using namespace model;

namespace {

TerrainType terrain(std::string_view id, std::string name, std::string colour,
                    std::string pattern) {
    TerrainType type;
    type.id = TerrainId(id);
    type.name = std::move(name);
    type.colour = std::move(colour);
    type.pattern = std::move(pattern);
    return type;
}

Ruleset series() {
    Ruleset ruleset;
    ruleset.id = RulesetId("series");
    ruleset.layers = {{"series", "Series", "1"}};
    ruleset.terrain = {terrain("woods", "Woods", "#00ff00", "trees"),
                       terrain("marsh", "Marsh", "#0000ff", "reeds")};
    StackByClassTable table;
    table.rows = {{2, {}, {}, {}, {}, {"S", "3.21"}}};
    ruleset.stacking = table;
    ruleset.sight = SightByJunctures{};
    ruleset.supply = TwoStageSupply{};
    ruleset.checks = {{"stacking.limit", {"S", "3.2"}, std::nullopt, 1},
                      {"setup.unplaced", {"S", "25"}, std::nullopt, 2}};
    return ruleset;
}

TEST(ExcludedBy, HoldsWhicheverOfTheTwoTheRulesetSaysItOf) {
    Ruleset ruleset = series();
    ruleset.terrain.push_back(terrain("town", "Town", "#ff0000", "buildings"));
    ruleset.terrain[0].excludes = {TerrainId("marsh"), TerrainId("gone")};
    ruleset.terrain[2].excludes = {TerrainId("woods")};
    EXPECT_EQ(excludedBy(ruleset, TerrainId("woods")),
              (std::vector{TerrainId("marsh"), TerrainId("town")}));
    EXPECT_EQ(excludedBy(ruleset, TerrainId("marsh")), std::vector{TerrainId("woods")});
    EXPECT_TRUE(excludedBy(ruleset, TerrainId("unheard-of")).empty());
}

TEST(ExcludedBy, NamesATerrainOnceThatBothSayItOf) {
    Ruleset ruleset = series();
    ruleset.terrain[0].excludes = {TerrainId("marsh")};
    ruleset.terrain[1].excludes = {TerrainId("woods")};
    EXPECT_EQ(excludedBy(ruleset, TerrainId("woods")), std::vector{TerrainId("marsh")});
}

TEST(Extended, LaysKeyedListsByKey) {
    Ruleset game;
    game.id = RulesetId("game");
    game.layers = {{"game", "Game", "2"}};
    game.terrain = {terrain("marsh", "Swamp", "#111111", "reeds"),
                    terrain("orchard", "Orchard", "#222222", "rows")};
    game.checks = {{"setup.unplaced", {"G", "25.22"}, Severity::info, 3}};
    const Ruleset merged = extended(series(), game);
    EXPECT_EQ(merged.id, RulesetId("game"));
    ASSERT_EQ(merged.terrain.size(), 3u);
    EXPECT_EQ(merged.terrain[1].name, "Swamp");
    EXPECT_EQ(merged.terrain[2].name, "Orchard");
    EXPECT_EQ(findListed(merged, "setup.unplaced")->rule.text, "25.22");
    EXPECT_EQ(findListed(merged, "setup.unplaced")->severity, Severity::info);
    EXPECT_EQ(findListed(merged, "stacking.limit")->rule.text, "3.2");
    ASSERT_EQ(merged.layers.size(), 2u);
    EXPECT_EQ(merged.layers[0].id, "game");
}

TEST(Extended, KeepsTheRowsOfATableUnlessTheGameGivesItsOwn) {
    Ruleset game;
    game.stacking = StackByClassTable{};
    const auto kept = extended(series(), game);
    EXPECT_EQ(std::get<StackByClassTable>(kept.stacking).rows.size(), 1u);
    std::get<StackByClassTable>(game.stacking).rows = {{4, {}, {}, {}, {}, {"G", "1"}},
                                                       {5, {}, {}, {}, {}, {"G", "2"}}};
    const auto replaced = extended(series(), game);
    EXPECT_EQ(std::get<StackByClassTable>(replaced.stacking).rows.size(), 2u);
}

TEST(Extended, KeepsTheFiguresOfTheMapUnlessTheGameGivesItsOwn) {
    Ruleset below = series();
    findFigure("map.slope-step")->set(below, "2", {"S", "16.2e"}, "series");
    findFigure("map.across")->set(below, "200 yd", {"S", "4.0"}, "series");
    Ruleset game;
    findFigure("map.slope-step")->set(game, "3", {"G", "1.1b"}, "game");
    const Ruleset merged = extended(below, game);
    EXPECT_EQ(merged.map.slopeStep, (Figure<int>{3, {"G", "1.1b"}, "game"}));
    EXPECT_EQ(merged.map.across, (Figure<std::string>{"200 yd", {"S", "4.0"}, "series"}));
}

TEST(Extended, MergesFiguresByNameWithTheirLayer) {
    Ruleset below = series();
    findFigure("stacking.leader-with-train")->set(below, "no", {"S", "18.12"}, "series");
    Ruleset game;
    game.stacking = StackByClassTable{};
    findFigure("stacking.armies-mix")->set(game, "no", {"G", "25.17"}, "game");
    const Ruleset merged = extended(below, game);
    const auto& table = std::get<StackByClassTable>(merged.stacking);
    EXPECT_FALSE(table.armiesMix.value);
    EXPECT_EQ(table.armiesMix.rule.text, "25.17");
    EXPECT_EQ(table.armiesMix.layer, "game");
    EXPECT_FALSE(table.leaderBesideTrain.value);
    EXPECT_EQ(table.leaderBesideTrain.layer, "series");
}

TEST(Overridden, AppliesHouseRulesAndReportsTheOthers) {
    std::vector<Override> overrides{{"stacking.leader-of", "formation", {}},
                                    {"stacking.leader-off", "formation", {}},
                                    {"stacking.armies-mix", "maybe", {}}};
    std::vector<RefusedOverride> refused;
    const Ruleset ruleset = overridden(series(), overrides, refused);
    EXPECT_EQ(std::get<StackByClassTable>(ruleset.stacking).leaderOf.value, LeaderOf::formation);
    EXPECT_EQ(std::get<StackByClassTable>(ruleset.stacking).leaderOf.layer, "house rule");
    ASSERT_EQ(refused.size(), 2u);
    EXPECT_EQ(refused[0].index, 1u);
    EXPECT_TRUE(refused[0].unknownFigure);
    EXPECT_EQ(refused[1].index, 2u);
    EXPECT_EQ(refused[1].allowed, "yes no");
}

/// Not a range and not a kind of text.
bool namesItsValues(const FigureRow& row) {
    return row.values.find("..") == std::string_view::npos && !row.values.starts_with('<');
}

TEST(Figures, WriteWhatTheyReadAndStateTheirDefault) {
    std::set<std::string_view> names;
    for (const FigureRow& row : allFigures()) {
        EXPECT_TRUE(names.insert(row.name).second) << row.name;
        Ruleset ruleset = series();
        EXPECT_EQ(row.text(ruleset), row.standard) << row.name;
        EXPECT_FALSE(row.isSet(ruleset));
        if (!namesItsValues(row)) continue;
        std::string_view values = row.values;
        while (!values.empty()) {
            const auto end = std::min(values.find(' '), values.size());
            const auto value = values.substr(0, end);
            EXPECT_TRUE(row.set(ruleset, value, {"B", "1"}, "layer"));
            EXPECT_EQ(row.text(ruleset), value);
            EXPECT_EQ(row.layer(ruleset), "layer");
            values.remove_prefix(std::min(end + 1, values.size()));
        }
    }
    Ruleset ruleset = series();
    for (const FigureRow& row : allFigures()) {
        if (row.values == "<formations>") continue; // any words
        EXPECT_FALSE(row.set(ruleset, "no such value", {}, "layer")) << row.name;
    }
}

TEST(Figures, OfMapsTakeNumbersWithinBoundsAndMeasures) {
    const auto takes = [](std::string_view figure, std::string_view value) {
        Ruleset ruleset;
        const FigureRow* row = findFigure(figure);
        if (!row->set(ruleset, value, {"B", "1.3"}, "layer")) return false;
        EXPECT_EQ(row->text(ruleset), value);
        EXPECT_EQ(row->rule(ruleset).text, "1.3");
        EXPECT_EQ(row->layer(ruleset), "layer");
        return true;
    };
    EXPECT_TRUE(takes("map.slope-step", "1"));
    EXPECT_TRUE(takes("map.slope-step", "99"));
    for (const std::string_view wrong : {"", "0", "100", "-1", "1 "})
        EXPECT_FALSE(takes("map.slope-step", wrong)) << wrong;
    EXPECT_TRUE(takes("map.least-shown", "0"));
    EXPECT_TRUE(takes("map.least-shown", "100"));
    EXPECT_FALSE(takes("map.least-shown", "101"));
    EXPECT_TRUE(takes("map.across", "480 m"));
    EXPECT_TRUE(takes("map.on-paper", "16 mm"));
    for (const std::string_view wrong : {"", "480", "480m", "m", "480  m", "0 m", "480 ells"})
        EXPECT_FALSE(takes("map.across", wrong)) << wrong;
    EXPECT_TRUE(takes("map.paper", "297 x 210 mm"));
    for (const std::string_view wrong : {"", "297 mm", "297 x 210", "x 210 mm", "297 x mm"})
        EXPECT_FALSE(takes("map.paper", wrong)) << wrong;
}

TEST(Figures, OfAMechanismThatTheRulesetLacksTakeNoValue) {
    Ruleset empty;
    EXPECT_FALSE(findFigure("stacking.armies-mix")->set(empty, "no", {}, "game"));
}

} // namespace
