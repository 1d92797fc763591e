// The checks of the sheets of a map, where a case file cannot say it: fixes, and rulesets of other
// figures.

#include "tests/support/findings.h"
#include "tests/support/rulesets.h"
#include "tests/support/scenario_builder.h"
#include "tests/support/small_map.h"
#include "validators/validator.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using model::Join;
using model::JoinedHex;
using model::JoinKind;
using model::SheetId;
using testing::ElementsAre;
using testing::IsEmpty;
using testing_support::argument;
using testing_support::fixed;
using testing_support::found;
using testing_support::identity;
using testing_support::ScenarioBuilder;
using testing_support::theOnly;
using testing_support::titles;
using testing_support::twoSheets;
using validators::validate;

JoinedHex hex(std::string_view sheet, int column, int row) {
    return {SheetId(sheet), column, row};
}

Join next(JoinedHex first, JoinedHex second, std::string_view toward) {
    return {JoinKind::next,
            model::parseDirection(toward, model::Orientation::flatTop),
            first,
            second,
            {}};
}

Join same(JoinedHex first, JoinedHex second) {
    return {JoinKind::same, std::nullopt, first, second, {}};
}

/// Sheets W and E of 10 columns, joined so.
ScenarioBuilder joined(std::vector<Join> joins) {
    model::Map map = twoSheets();
    map.joins = std::move(joins);
    placeSheets(map);
    return ScenarioBuilder(std::move(map));
}

std::string message(const model::ReportedFinding& reported) {
    return model::text(reported.finding.message);
}

TEST(SeamParity, IsSilentWhereTheSheetsFit) {
    for (const Join& join :
         {next(hex("W", 10, 4), hex("E", 1, 4), "NE"), next(hex("W", 3, 10), hex("E", 5, 1), "S"),
          same(hex("W", 9, 1), hex("E", 1, 1))})
        EXPECT_THAT(found(validate(joined({join}), nullptr), "grid.seam-parity"), IsEmpty());
}

TEST(SeamParity, OfColumnsShiftedAlikeNamesBoth) { // TLNB 32.32
    const auto battle = joined({next(hex("W", 9, 4), hex("E", 1, 4), "NE")});
    const auto report = validate(battle, nullptr);
    const auto& reported = theOnly(report, "grid.seam-parity");
    EXPECT_EQ(identity(reported), "hex W-0904 hex E-0104 part join");
    EXPECT_EQ(message(reported), "join W-0904/E-0104: columns 9 and 1 are shifted alike, so they "
                                 "cannot lie side by side");
    EXPECT_EQ(reported.finding.severity, model::Severity::error);
    EXPECT_EQ(titles(reported).back(), "Drop the join");
    const auto dropped = fixed(battle, reported, titles(reported).size() - 1);
    EXPECT_TRUE(dropped.map->joins.empty());
    EXPECT_THAT(found(validate(dropped, nullptr), "grid.seam-parity"), IsEmpty());
}

TEST(SeamParity, OfASharedColumnNeedsTheSameShift) {
    const auto battle = joined({same(hex("W", 10, 1), hex("E", 1, 1))});
    const auto report = validate(battle, nullptr);
    const auto& reported = theOnly(report, "grid.seam-parity");
    EXPECT_EQ(message(reported), "join W-1001/E-0101: of columns 10 and 1 one is shifted, so they "
                                 "cannot be one column");
    // Columns 10 and 1 do fit beside each other, through either eastern hexside.
    EXPECT_THAT(titles(reported),
                ElementsAre("Lay E-0101 NE of W-1001", "Lay E-0101 SE of W-1001", "Drop the join"));
    const auto mended = fixed(battle, reported);
    EXPECT_THAT(found(validate(mended, nullptr), "grid.seam-parity"), IsEmpty());
    EXPECT_EQ(distance(testing_support::at(*mended.map, "W-1001"),
                       testing_support::at(*mended.map, "E-0101")),
              1);
}

TEST(SeamParity, OffersTheDirectionThatIsMissing) {
    const auto battle =
        joined({{JoinKind::next, std::nullopt, hex("W", 10, 4), hex("E", 1, 4), {}}});
    const auto report = validate(battle, nullptr);
    const auto& reported = theOnly(report, "grid.seam-parity");
    EXPECT_THAT(message(reported), testing::HasSubstr("through which hexside"));
    EXPECT_THAT(titles(reported),
                ElementsAre("Lay E-0104 NE of W-1004", "Lay E-0104 SE of W-1004", "Drop the join"));
}

TEST(SeamParity, NamesTheLaterOfTwoJoinsThatContradict) {
    const auto battle = joined(
        {next(hex("W", 10, 4), hex("E", 1, 4), "NE"), next(hex("W", 10, 6), hex("E", 1, 6), "SE")});
    const auto report = validate(battle, nullptr);
    const auto& reported = theOnly(report, "grid.seam-parity");
    EXPECT_EQ(identity(reported), "hex W-1006 hex E-0106 part join");
    EXPECT_THAT(message(reported), testing::HasSubstr("earlier joins lay sheet E elsewhere"));
    ASSERT_THAT(titles(reported), ElementsAre("Lay E-0106 NE of W-1006", "Drop the join"));
    const auto mended = fixed(battle, reported);
    EXPECT_EQ(mended.map->joins.size(), 2u);
    EXPECT_THAT(found(validate(mended, nullptr), "grid.seam-parity"), IsEmpty());
}

TEST(SeamParity, NamesSheetsAndHexesThatAreNone) {
    const auto report = validate(joined({same(hex("W", 9, 1), hex("X", 1, 1))}), nullptr);
    const auto& unknown = theOnly(report, "grid.seam-parity");
    EXPECT_EQ(identity(unknown), "hex W-0901 part join");
    EXPECT_EQ(argument(unknown, "found"), "X");
    EXPECT_THAT(titles(unknown), ElementsAre("Drop the join"));

    const auto beyond = validate(joined({same(hex("W", 9, 1), hex("E", 1, 11))}), nullptr);
    EXPECT_EQ(identity(theOnly(beyond, "grid.seam-parity")), "hex W-0901 sheet E part join");
    EXPECT_EQ(argument(theOnly(beyond, "grid.seam-parity"), "found"), "E-0111");

    const auto itself = validate(joined({same(hex("W", 9, 1), hex("W", 1, 1))}), nullptr);
    EXPECT_THAT(message(theOnly(itself, "grid.seam-parity")),
                testing::HasSubstr("not joined with itself"));
}

TEST(SeamParity, LeavesTextThatCouldNotBeReadToOthers) {
    Join join;
    EXPECT_EQ(found(validate(joined({join}), nullptr), "grid.seam-parity").size(), 1u);
    join.about.extras.misfits = {{"same", "here", model::MisfitKind::value, 0, {}}};
    EXPECT_THAT(found(validate(joined({join}), nullptr), "grid.seam-parity"), IsEmpty());
}

// --- rows ---

TEST(ColumnLengths, OfASheetWithoutRowsAreFound) {
    auto map = testing_support::smallMap(10, 10);
    map.sheets[0].oddRows = map.sheets[0].evenRows = {};
    const auto report = validate(ScenarioBuilder(map), nullptr);
    EXPECT_EQ(message(theOnly(report, "grid.column-lengths")),
              "sheet main has no rows, so it has no hex");
    map = testing_support::smallMap(10, 10);
    map.sheets[0].columns = {};
    const auto empty = validate(ScenarioBuilder(map), nullptr);
    EXPECT_EQ(message(theOnly(empty, "grid.column-lengths")),
              "sheet main has no columns, so it has no hex");
    map.grid.numbering.orientation = model::Orientation::pointyTop;
    EXPECT_EQ(found(validate(ScenarioBuilder(map), nullptr), "grid.column-lengths").size(), 1u);
    map.sheets[0].about.extras.misfits = {{"columns", "many", model::MisfitKind::value, 0, {}}};
    EXPECT_THAT(found(validate(ScenarioBuilder(map), nullptr), "grid.column-lengths"), IsEmpty())
        << "another check reports the text";
}

TEST(ColumnLengths, OfColumnsThatAreEmptyAreFoundToo) {
    auto map = testing_support::smallMap(10, 10);
    map.sheets[0].evenRows = {};
    EXPECT_EQ(found(validate(ScenarioBuilder(map), nullptr), "grid.column-lengths").size(), 1u);
    map.sheets[0].columns = {3, 3};
    EXPECT_THAT(found(validate(ScenarioBuilder(map), nullptr), "grid.column-lengths"), IsEmpty())
        << "a sheet of one column has no even ones";
}

TEST(ColumnLengths, AreSetEitherWay) {
    auto map = testing_support::smallMap(10, 10);
    map.sheets[0].evenRows = {1, 12};
    ScenarioBuilder battle(map);
    battle.infantry("a").put("a", "0212");
    const auto report = validate(battle, nullptr);
    const auto& reported = theOnly(report, "grid.column-lengths");
    EXPECT_THAT(titles(reported),
                ElementsAre("Give even columns 10 rows", "Give even columns 9 rows"));
    for (const std::size_t i : {0u, 1u}) {
        const auto mended = fixed(battle, reported, i);
        const auto after = validate(mended, nullptr);
        EXPECT_THAT(found(after, "grid.column-lengths"), IsEmpty());
        EXPECT_THAT(found(after, "grid.hex-off-map"), ElementsAre("unit a part at"))
            << "what stood in row 12 is kept as text";
    }
}

TEST(ColumnLengths, OfObliqueAxesCompareTheFirstTwoColumns) {
    struct One {
        int odd, even;
        model::Parity shifted;
        bool sound;
    };
    using model::Parity;
    for (const auto& one : {One{10, 10, Parity::each, true}, One{10, 9, Parity::each, true},
                            One{9, 10, Parity::each, false}, One{9, 10, Parity::rising, true},
                            One{10, 9, Parity::rising, false}}) {
        auto map = testing_support::smallMap(10, 10);
        map.grid.numbering.shifted = one.shifted;
        map.grid.numbering.pattern = "CC.RR";
        map.sheets[0].oddRows = {20, 19 + one.odd};
        map.sheets[0].evenRows = {20, 19 + one.even};
        EXPECT_EQ(found(validate(ScenarioBuilder(map), nullptr), "grid.column-lengths").empty(),
                  one.sound)
            << one.odd << " and " << one.even;
    }
}

// --- hexsides ---

TEST(HexsideNotAdjacent, OffersToSwitchTheColumnsWhenThatMendsAll) {
    const auto withTexts = [](const std::vector<std::string>& texts) {
        ScenarioBuilder battle(testing_support::smallMap(9, 9));
        battle.with([&](model::Scenario& scenario) {
            scenario.map.edit([&](model::Map& map) {
                model::HexsideList list;
                list.type = model::HexsideTypeId("crest");
                for (const auto& text : texts)
                    list.about.extras.misfits.push_back(
                        {"hexsides", text, model::MisfitKind::hexside, 0, {}});
                map.hexsides.emplace_back(std::move(list));
            });
        });
        return battle;
    };
    // With odd columns lowered 0303 touches 0404.
    const auto battle = withTexts({"0303/0404", "0505/0606"});
    const auto report = validate(battle, nullptr);
    ASSERT_EQ(found(report, "grid.hexside-not-adjacent").size(), 2u);
    const auto& first = report.findings.front();
    EXPECT_THAT(titles(first),
                ElementsAre("Drop 0303/0404", "Switch the shifted columns of the map"));
    const auto mended = fixed(battle, first, 1);
    EXPECT_THAT(validate(mended, nullptr).findings, IsEmpty());
    EXPECT_TRUE(mended.map->hexsides[0]->hexsides.containsEither(
        model::readHexside(*mended.map, "0303/0404").value.value()));

    const auto other = validate(withTexts({"0303/0404", "0505/0909"}), nullptr);
    for (const auto& reported : other.findings)
        EXPECT_EQ(reported.finding.fixes.size(), 1u);
}

// --- published groups ---

model::Ruleset marengo() {
    model::Ruleset ruleset;
    ruleset.checks = {{"grid.shift-contradicted", {"N", "1.1a"}, {}, 1}};
    model::PublishedMap map;
    map.id = "marengo";
    map.groups = {{{"17.14", "18.13", "18.14"}, true, {"N", "4.2"}},
                  {{"39.23", "40.23", "41.23"}, false, {"N", "4.2"}},
                  {{"61.12", "99.12"}, false, {"N", "4.2"}}};
    ruleset.publishedMaps = {map};
    return ruleset;
}

/// NBS 1.1a: rows counted from the south; even columns stand up, so the odd ones are lowered.
ScenarioBuilder marengoMap(model::Parity shifted, const std::string& published = "marengo") {
    model::Map map = testing_support::smallMap(66, 34);
    map.grid.numbering = {model::Orientation::flatTop, "C.RR", model::ColumnsFrom::west,
                          model::RowsFrom::south, shifted};
    map.published = published;
    ScenarioBuilder battle(std::move(map));
    battle.terrain("town", "17.14 18.13");
    return battle;
}

TEST(ShiftContradicted, NamesTheGroupsThatAreTornAndSwitchesTheColumns) {
    const auto ruleset = std::make_shared<const model::Ruleset>(marengo());
    const auto wrong = marengoMap(model::Parity::even);
    const auto report = validate(wrong, ruleset);
    const auto& reported = theOnly(report, "grid.shift-contradicted");
    EXPECT_EQ(identity(reported), "map small");
    EXPECT_EQ(argument(reported, "found"), "17.14 18.13 18.14 (4.2)");
    ASSERT_THAT(titles(reported), ElementsAre("Switch the shifted columns of the map"));
    const auto mended = fixed(wrong, reported);
    EXPECT_THAT(found(validate(mended, ruleset), "grid.shift-contradicted"), IsEmpty());
    const auto& woods = mended.map->terrain[0]->hexes;
    for (const char* label : {"17.14", "18.13"})
        EXPECT_TRUE(woods.contains(testing_support::at(*mended.map, label))) << label;
}

TEST(ShiftContradicted, IsSilentWhereTheGroupsTouchOrNothingIsPublished) {
    const auto ruleset = std::make_shared<const model::Ruleset>(marengo());
    const char* check = "grid.shift-contradicted";
    EXPECT_THAT(found(validate(marengoMap(model::Parity::odd), ruleset), check), IsEmpty());
    EXPECT_THAT(found(validate(marengoMap(model::Parity::even, ""), ruleset), check), IsEmpty());
    EXPECT_THAT(found(validate(marengoMap(model::Parity::even, "other"), ruleset), check),
                IsEmpty());
}

// --- partial hexes ---

model::Ruleset halfShown(int least = 50) {
    model::Ruleset ruleset;
    ruleset.checks = {{"grid.partial-hex", {"N", "1.1b"}, {}, 1}};
    ruleset.map.leastShown = {least, {"N", "1.1b"}, "nbs"};
    return ruleset;
}

ScenarioBuilder showing(int percent, bool isClosed) {
    model::Map map = testing_support::smallMap(9, 9);
    model::PartialList partial;
    partial.shows = percent;
    partial.hexes.insert(testing_support::at(map, "0101"));
    map.partial.emplace_back(partial);
    model::ClosedList closed;
    if (isClosed) closed.hexes.insert(testing_support::at(map, "0101"));
    map.closed.emplace_back(closed);
    return ScenarioBuilder(std::move(map));
}

TEST(PartialHex, IsPlayableWhenHalfOfItShows) { // NBS 1.1b
    const auto ruleset = std::make_shared<const model::Ruleset>(halfShown());
    struct One {
        int shows;
        bool isClosed, isSound;
    };
    for (const auto& one : {One{50, false, true}, One{49, false, false}, One{49, true, true},
                            One{50, true, false}, One{99, false, true}, One{1, true, true}}) {
        const auto battle = showing(one.shows, one.isClosed);
        const auto report = validate(battle, ruleset);
        EXPECT_EQ(found(report, "grid.partial-hex").empty(), one.isSound) << one.shows;
        if (one.isSound) continue;
        const auto& reported = theOnly(report, "grid.partial-hex");
        EXPECT_EQ(identity(reported), "hex 0101");
        EXPECT_EQ(argument(reported, "found"), std::to_string(one.shows));
        EXPECT_EQ(argument(reported, "allowed"), "50");
        const auto mended = fixed(battle, reported);
        EXPECT_THAT(found(validate(mended, ruleset), "grid.partial-hex"), IsEmpty());
    }
    const auto third = std::make_shared<const model::Ruleset>(halfShown(33));
    EXPECT_THAT(found(validate(showing(40, false), third), "grid.partial-hex"), IsEmpty());
}

// --- scale ---

model::Ruleset onA4() { // Caldiero 1.1, 1.2
    model::Ruleset ruleset;
    ruleset.checks = {{"grid.scale", {"C", "1.2"}, {}, 1}};
    ruleset.map.across = {"480 m", {"C", "1.2"}, "caldiero"};
    ruleset.map.onPaper = {"16 mm", {"C", "1.2"}, "caldiero"};
    ruleset.map.paper = {"297 x 210 mm", {"C", "1.1"}, "caldiero"};
    return ruleset;
}

std::vector<std::string> scaleOf(const std::string& across, const std::string& onPaper,
                                 int columns = 20, int rows = 12) {
    model::Map map = testing_support::smallMap(columns, rows);
    map.grid.across = across;
    map.grid.onPaper = onPaper;
    return found(
        validate(ScenarioBuilder(std::move(map)), std::make_shared<const model::Ruleset>(onA4())),
        "grid.scale");
}

TEST(Scale, IsThatOfTheGameInAnyUnit) {
    EXPECT_THAT(scaleOf("480 m", "16 mm"), IsEmpty());
    EXPECT_THAT(scaleOf("525 yards", "1.6 cm"), IsEmpty());
    EXPECT_THAT(scaleOf("", ""), IsEmpty()) << "nothing is said";
    EXPECT_THAT(scaleOf("500 m", "16 mm"), ElementsAre("map small part across"));
    EXPECT_THAT(scaleOf("480 m", "15 mm"), ElementsAre("map small part on-paper"));
}

TEST(Scale, IsSetToThatOfTheGame) {
    const auto ruleset = std::make_shared<const model::Ruleset>(onA4());
    model::Map map = testing_support::smallMap(20, 12);
    map.grid.across = "500 m";
    map.grid.onPaper = "16 mm";
    const ScenarioBuilder battle(std::move(map));
    const auto report = validate(battle, ruleset);
    const auto& reported = theOnly(report, "grid.scale");
    EXPECT_EQ(reported.finding.rule.text, "1.2");
    const auto mended = fixed(battle, reported);
    EXPECT_EQ(mended.map->grid.across, "480 m");
    EXPECT_EQ(mended.map->grid.onPaper, "16 mm");
    EXPECT_THAT(found(validate(mended, ruleset), "grid.scale"), IsEmpty());
}

TEST(Scale, OfASheetThatHasNoRoomOnThePaperIsFound) {
    EXPECT_THAT(scaleOf("480 m", "16 mm", 22, 13), IsEmpty());
    EXPECT_THAT(scaleOf("480 m", "16 mm", 23, 13), ElementsAre("sheet main part paper"));
}

// --- numbers without letters ---

TEST(SheetLetterMissing, OfNumbersThatTwoSheetsHaveIsMendedByWritingTheLetter) {
    model::Map map = twoSheets();
    map.grid.numbering.pattern = "CCRR";
    ScenarioBuilder battle(map);
    battle.infantry("a").with([&](model::Scenario& scenario) {
        scenario.arrangement.edit([&](model::Arrangement& arrangement) {
            model::Piece piece;
            piece.unit = model::UnitId("a");
            piece.at = model::hexAt(map, 1, 3, 3);
            arrangement.pieces.emplace_back(std::move(piece));
        });
    });
    const auto report = validate(battle, nullptr);
    const auto& reported = theOnly(report, "grid.sheet-letter-missing");
    EXPECT_EQ(identity(reported), "sheet E");
    EXPECT_EQ(argument(reported, "found"), "0101");
    const auto mended = fixed(battle, reported);
    EXPECT_THAT(found(validate(mended, nullptr), "grid.sheet-letter-missing"), IsEmpty());
    EXPECT_EQ(model::label(*mended.map, *mended.arrangement->pieces[0]->at), "E-0303");

    map.sheets[1].columns = {11, 20};
    EXPECT_THAT(found(validate(ScenarioBuilder(map), nullptr), "grid.sheet-letter-missing"),
                IsEmpty())
        << "the numbers run on from sheet to sheet";
}

// --- shared columns and sheets in play ---

TEST(SharedColumn, IsInPlayWithEitherSheet) {
    auto battle = joined({same(hex("W", 9, 1), hex("E", 1, 1))});
    battle.infantry("a b").put("a", "E-0105").put("b", "W-0805");
    battle.with([](model::Scenario& scenario) { scenario.sheetsInPlay = {SheetId("E")}; });
    const auto report = validate(battle, testing_support::piedmont());
    EXPECT_THAT(found(report, "grid.sheet-not-in-play"), ElementsAre("unit b"));
    EXPECT_THAT(found(report, "grid.hex-off-map"), IsEmpty());
}

} // namespace
