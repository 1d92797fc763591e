#include "tests/support/findings.h"
#include "tests/support/rulesets.h"
#include "tests/support/scenario_builder.h"
#include "tests/support/small_map.h"
#include "validators/validator.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;
using testing_support::fixed;
using testing_support::found;
using testing_support::piedmont;
using testing_support::ScenarioBuilder;
using testing_support::theOnly;
using testing_support::titles;
using testing_support::twoSheets;
using validators::validate;

/// A piece of the unit `a` whose hex is the text.
ScenarioBuilder astray(const std::string& text, model::Map map = testing_support::smallMap(9, 9)) {
    ScenarioBuilder battle(std::move(map));
    battle.infantry("a").with([&](model::Scenario& scenario) {
        scenario.arrangement.edit([&](model::Arrangement& arrangement) {
            model::Piece piece;
            piece.unit = model::UnitId("a");
            piece.about.extras.misfits = {{"at", text, model::MisfitKind::hex, 0, {}}};
            arrangement.pieces.push_back(model::Shared<model::Piece>(std::move(piece)));
        });
    });
    return battle;
}

/// A list of woods with an item that is none.
ScenarioBuilder woodsWith(const std::string& text, model::MisfitKind kind = model::MisfitKind::hex,
                          model::Map map = testing_support::smallMap(9, 9),
                          const std::string& sheet = {}) {
    ScenarioBuilder battle(std::move(map));
    battle.with([&](model::Scenario& scenario) {
        scenario.map.edit([&](model::Map& edited) {
            model::TerrainList list;
            list.type = model::TerrainId("woods");
            list.sheet = model::SheetId(sheet);
            list.about.extras.misfits = {{"hexes", text, kind, 0, {}}};
            edited.terrain.push_back(model::Shared<model::TerrainList>(std::move(list)));
        });
    });
    return battle;
}

TEST(HexIdFormat, OffersNoDigitsWhereAMapCountsRowsInLetters) {
    for (const char* pattern : {"LCC", "AL"}) {
        auto map = testing_support::smallMap(9, 9);
        map.grid.numbering.pattern = pattern;
        const auto report = validate(woodsWith("23", model::MisfitKind::hex, map), piedmont());
        EXPECT_THAT(titles(theOnly(report, "grid.hex-id-format")), testing::SizeIs(1)) << pattern;
    }
}

TEST(UnknownSheet, SaysThatAMapHasNoneInsteadOfListingThem) {
    model::Map map;
    map.grid.numbering.pattern = "S-CCRR";
    const auto report = validate(woodsWith("E-0101", model::MisfitKind::hex, map), piedmont());
    const auto& reported = theOnly(report, "grid.unknown-sheet");
    EXPECT_THAT(model::text(reported.finding.message), testing::EndsWith("this map has none"));
}

TEST(HexOffMap, PointsAtThePieceAndOffersTheNearestHex) {
    const auto battle = astray("1105");
    const auto report = validate(battle, piedmont());
    const auto& reported = theOnly(report, "grid.hex-off-map");
    EXPECT_EQ(testing_support::identity(reported), "unit a part at");
    EXPECT_EQ(testing_support::argument(reported, "found"), "1105");
    const auto mended = fixed(battle, reported);
    EXPECT_THAT(found(validate(mended, piedmont()), "grid.hex-off-map"), IsEmpty());
    EXPECT_EQ(distance(*mended.arrangement->pieces[0]->at, model::hexAt(*mended.map, 0, 11, 5)), 2);
}

TEST(HexOffMap, OffersSurelyToTakeTextThatReadsNow) {
    const auto battle = astray("0505");
    const auto report = validate(battle, nullptr);
    const auto& reported = theOnly(report, "grid.hex-off-map");
    ASSERT_FALSE(reported.finding.fixes.empty());
    EXPECT_TRUE(reported.finding.fixes[0].sure);
    const auto mended = fixed(battle, reported);
    EXPECT_EQ(mended.arrangement->pieces[0]->at, battle.hex("0505"));
    EXPECT_THAT(found(validate(mended, nullptr), "grid.hex-off-map"), IsEmpty());
}

TEST(HexOffMap, NamesAListItemByItsTextAndAllListsThatHoldIt) {
    auto battle = woodsWith("9901");
    battle.with([](model::Scenario& scenario) {
        scenario.map.edit([](model::Map& map) {
            auto marsh = *map.terrain[0];
            marsh.type = model::TerrainId("marsh");
            map.terrain.push_back(model::Shared<model::TerrainList>(std::move(marsh)));
        });
    });
    const auto report = validate(battle, piedmont());
    const auto& reported = theOnly(report, "grid.hex-off-map");
    EXPECT_EQ(testing_support::identity(reported), "hex 9901");
    EXPECT_EQ(testing_support::argument(reported, "where"), "terrain woods and terrain marsh");
}

TEST(HexOffMap, SpellsAnItemOfASheetWithItsLetter) {
    const auto battle = woodsWith("0110", model::MisfitKind::hex, twoSheets(), "E");
    EXPECT_THAT(found(validate(battle, piedmont()), "grid.hex-off-map"), ElementsAre("hex E-0110"))
        << "column 01 of E has ten rows, so the text reads and waits to be taken";
    const auto even = woodsWith("0210", model::MisfitKind::hex, twoSheets(), "E");
    EXPECT_THAT(found(validate(even, piedmont()), "grid.hex-off-map"), ElementsAre("hex E-0210"));
}

TEST(HexOffMap, FindsWhatAShrunkSheetLeavesOutside) {
    ScenarioBuilder battle(testing_support::smallMap(9, 9));
    battle.infantry("a b").put("a", "0909").put("b", "0808").terrain("woods", "0909 0808");
    battle.watercourse("w", "river", "0809/0909");
    const auto shrink = [](model::Scenario& scenario) {
        scenario.map.edit([](model::Map& map) { map.sheets[0].columns.last = 8; });
    };
    EXPECT_THAT(found(validate(battle, nullptr), "grid.hex-off-map"), IsEmpty());
    battle.with(shrink);
    EXPECT_THAT(found(validate(battle, nullptr), "grid.hex-off-map"),
                UnorderedElementsAre("hex 0909", "unit a part at"))
        << "the hexside still has one hex on the map";
}

TEST(HexOffMap, FindsAPieceOnAClosedHex) {
    ScenarioBuilder battle(testing_support::smallMap(9, 9));
    battle.infantry("a").put("a", "0505").with([](model::Scenario& scenario) {
        scenario.map.edit([](model::Map& map) {
            model::ClosedList closed;
            closed.hexes.insert(testing_support::at(map, "0505"));
            map.closed.push_back(model::Shared<model::ClosedList>(std::move(closed)));
        });
    });
    EXPECT_THAT(found(validate(battle, nullptr), "grid.hex-off-map"),
                ElementsAre("unit a part at"));
}

TEST(HexOffMap, IsSilentWhereThereIsNoMap) {
    ScenarioBuilder battle(testing_support::smallMap(9, 9));
    battle.infantry("a").put("a", "0505").with([](model::Scenario& scenario) {
        scenario.map.edit([](model::Map& map) { map.sheets.clear(); });
    });
    EXPECT_THAT(found(validate(battle, nullptr), "grid.hex-off-map"), IsEmpty());
}

TEST(HexIdFormat, OffersThePaddedNumber) {
    auto map = testing_support::smallMap(20, 20);
    map.grid.numbering.pattern = "C.RR";
    for (const char* text : {"1205", "12-5", "12.5"}) {
        const auto battle = astray(text, map);
        const auto report = validate(battle, nullptr);
        const auto& reported = theOnly(report, "grid.hex-id-format");
        EXPECT_THAT(titles(reported), testing::Contains("Take it as 12.05")) << text;
        EXPECT_EQ(fixed(battle, reported).arrangement->pieces[0]->at,
                  testing_support::at(map, "12.05"));
    }
}

TEST(HexIdFormat, OffersNothingButToDropWhatHasNoNumbers) {
    const auto battle = astray("the hill");
    const auto report = validate(battle, nullptr);
    const auto& reported = theOnly(report, "grid.hex-id-format");
    EXPECT_THAT(titles(reported), ElementsAre("Drop the hill"));
    EXPECT_THAT(found(validate(fixed(battle, reported), nullptr), "grid.hex-id-format"), IsEmpty());
}

TEST(SheetLetterMissing, OffersTheSheetsInPlayThatHaveTheHex) {
    auto battle = woodsWith("0210", model::MisfitKind::hex, twoSheets());
    const auto report = validate(battle, piedmont());
    EXPECT_THAT(titles(theOnly(report, "grid.sheet-letter-missing")),
                ElementsAre("Take it as W-0210", "Drop 0210"))
        << "column 02 of E ends at row 9";
}

TEST(DuplicateEntry, IsDroppedSurelyWhenItSaysTheSame) {
    auto battle = woodsWith("0505", model::MisfitKind::duplicate);
    battle.with([](model::Scenario& scenario) {
        scenario.map.edit([](model::Map& map) {
            const auto hex = testing_support::at(map, "0505");
            map.terrain[0].edit([&](model::TerrainList& list) { list.hexes.insert(hex); });
        });
    });
    const auto report = validate(battle, nullptr);
    const auto& reported = theOnly(report, "grid.duplicate-entry");
    ASSERT_EQ(reported.finding.fixes.size(), 1u);
    EXPECT_TRUE(reported.finding.fixes[0].sure);
    const auto mended = fixed(battle, reported);
    EXPECT_THAT(found(validate(mended, nullptr), "grid.duplicate-entry"), IsEmpty());
    EXPECT_TRUE(mended.map->terrain[0]->hexes.contains(battle.hex("0505")));
}

TEST(DuplicateEntry, FindsTwoSpansOfAKindOnOneHexside) {
    ScenarioBuilder battle;
    battle.with([&](model::Scenario& scenario) {
        const auto hexside = battle.hexside("1010/1011");
        scenario.map.edit([&](model::Map& map) {
            for (const char* type : {"bridge", "trestle", "bridge"}) {
                model::Span span;
                span.type = model::SpanTypeId(type);
                span.at = hexside;
                map.spans.push_back(model::Shared<model::Span>(std::move(span)));
            }
        });
    });
    const auto report = validate(battle, nullptr);
    EXPECT_EQ(testing_support::argument(theOnly(report, "grid.duplicate-entry"), "found"),
              "bridge and bridge");
}

// T-094: what lies on a sheet that is not in play is left out, and nothing else is said of it.

TEST(SheetNotInPlay, IsInfoAndNothingElse) {
    ScenarioBuilder battle(twoSheets());
    battle.units("pontoon", "pontoon-train", testing_support::Of{"P"}).infantry("a");
    battle.infantry("x", testing_support::Of{"P"});
    battle.put("pontoon", "W-0505").put("a", "E-0505").put("x", "E-0202");
    battle.with([](model::Scenario& scenario) { scenario.sheetsInPlay = {model::SheetId("E")}; });
    const auto report = validate(battle, piedmont());
    ASSERT_EQ(report.findings.size(), 1u);
    EXPECT_EQ(report.findings[0].finding.check, "grid.sheet-not-in-play");
    EXPECT_EQ(testing_support::identity(report.findings[0]), "unit pontoon");
    EXPECT_EQ(report.findings[0].finding.severity, model::Severity::info);
    EXPECT_EQ(report.findings[0].finding.rule.text, "25.29");

    battle.with([](model::Scenario& scenario) { scenario.sheetsInPlay.clear(); });
    EXPECT_THAT(found(validate(battle, piedmont()), "grid.sheet-not-in-play"), IsEmpty());
}

TEST(ColumnLengths, FollowTheShiftAndWhereRowsAreCountedFrom) {
    struct Sheet {
        int odd, even;
        model::Parity lowered;
        model::RowsFrom from;
        bool sound;
    };
    using model::Parity;
    using model::RowsFrom;
    for (const auto& one : {Sheet{34, 33, Parity::even, RowsFrom::north, true},
                            Sheet{34, 34, Parity::even, RowsFrom::north, true},
                            Sheet{33, 34, Parity::even, RowsFrom::north, false},
                            Sheet{34, 32, Parity::even, RowsFrom::north, false},
                            Sheet{33, 34, Parity::odd, RowsFrom::north, true},
                            Sheet{34, 33, Parity::odd, RowsFrom::north, false},
                            Sheet{33, 34, Parity::even, RowsFrom::south, true},
                            Sheet{34, 33, Parity::even, RowsFrom::south, false}}) {
        auto map = testing_support::smallMap(10, 10);
        map.sheets[0].oddRows = {1, one.odd};
        map.sheets[0].evenRows = {1, one.even};
        map.grid.numbering.shifted = one.lowered;
        map.grid.numbering.rows = one.from;
        const auto report = validate(ScenarioBuilder(map), nullptr);
        EXPECT_EQ(found(report, "grid.column-lengths").empty(), one.sound)
            << one.odd << " and " << one.even;
    }
}

} // namespace
