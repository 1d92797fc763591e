// What must hold after any sequence of edits, for whole and local checks alike.

#include "model/document.h"
#include "model/edits/force_edits.h"
#include "model/edits/grid_edits.h"
#include "model/edits/hexside_edits.h"
#include "model/edits/road_edits.h"
#include "model/edits/setup_edits.h"
#include "model/edits/terrain_edits.h"
#include "model/edits/text_edits.h"
#include "tests/support/findings.h"
#include "tests/support/rulesets.h"
#include "tests/support/scenario_builder.h"
#include "tests/support/small_map.h"
#include "validators/validator.h"

#include <gtest/gtest.h>

#include <array>
#include <functional>
#include <memory>
#include <random>

namespace {

using testing_support::described;
using testing_support::Of;
using testing_support::piedmont;
using testing_support::ScenarioBuilder;
using validators::validate;
using validators::Validator;

/// A little of everything, in a corner so small that edits meet.
model::Scenario littleOfEverything() {
    ScenarioBuilder battle(testing_support::smallMap(6, 6));
    battle.corps("AG").divisionFormation("II").corps("A-I", "A").division("1AG", "AG");
    battle.infantry("a b c", Of{"F", "AG", "1AG"}).infantry("p q", Of{"F", "II"});
    battle.units("L", "commander").units("t", "baggage-train").units("v w", "vedette");
    battle.infantry("x y", Of{"A", "A-I"}).infantry("z", Of{"P"});
    battle.terrain("woods", "0202 0303").terrain("marsh", "0303").terrain("wodos", "0404");
    battle.terrain("chateau", "0505");
    battle.watercourse("one", "river", "0201/0301 0201/0302 0202/0302");
    battle.watercourse("two", "river", "0203/0303 0203/0304 0204/0304");
    battle.watercourse("three", "stream", "0401/0501 0401/0502");
    battle.with([&](model::Scenario& scenario) {
        model::drawRoad({battle.hex("0201"), battle.hex("0202"), battle.hex("0302")},
                        model::RoadTypeId("road"))
            .apply(scenario);
        model::addSpans({battle.hexside("0202/0302")}, model::SpanTypeId("trestle"))
            .apply(scenario);
        model::setLevel({battle.hex("0303"), battle.hex("0304")}, 1).apply(scenario);
        scenario.map.edit([&](model::Map& map) {
            model::Place place;
            place.id = model::PlaceId("here");
            place.name = "Caldiero";
            place.kind = "town";
            place.at = {battle.hex("0404"), battle.hex("0405")};
            map.places.push_back(model::Shared<model::Place>(std::move(place)));
        });
    });
    battle.setup("fixed", "F", "a ghost", "0101").setup("list", "C", "x z", "0601 0602");
    battle.arrival("late", "C", "y");
    battle.put("a b p L v", "0505").put("x z c y", "0303").put("t w", "0202");
    battle.with([](model::Scenario& scenario) {
        scenario.arrangement.edit([](model::Arrangement& arrangement) {
            model::Piece astray;
            astray.unit = model::UnitId("q");
            astray.about.extras.misfits = {{"at", "0707", model::MisfitKind::hex, 0, {}}};
            arrangement.pieces.push_back(model::Shared<model::Piece>(std::move(astray)));
        });
        scenario.map.edit([](model::Map& map) {
            map.terrain[0].edit([](model::TerrainList& list) {
                list.about.extras.misfits = {{"hexes", "0909", model::MisfitKind::hex, 0, {}},
                                             {"hexes", "02x02", model::MisfitKind::hex, 0, {}}};
            });
        });
    });
    return battle;
}

/// A seeded stream of edits like those of the editor.
class RandomEdits {
public:
    explicit RandomEdits(unsigned seed) : random_(seed) {}

    int below(int limit) { return std::uniform_int_distribution<int>(0, limit - 1)(random_); }

    model::Edit next(const model::Scenario& now) {
        switch (below(33)) {
        case 0:
            return model::paintTerrain(hexes(now), terrain(), {});
        case 1:
            return model::paintTerrain(hexes(now), terrain(), {terrain(), terrain()});
        case 2:
            return model::eraseTerrain(hexes(now));
        case 3:
            return model::drawWatercourse(chain(now), water());
        case 4:
            return model::drawWatercourse({hexside(now)}, water());
        case 5:
            return model::eraseWater({hexside(now), hexside(now)});
        case 6:
            return model::placeUnits({unit(), unit()}, hex(now));
        case 7:
            return model::removeFromMap({unit()});
        case 8:
            return model::setRoadMarch(unit(), below(2) == 0);
        case 9:
            return changeUnit();
        case 10:
            return model::setOverride(
                pick({"stacking.armies-mix", "stacking.leader-with-train", "stacking.none"}),
                pick({"yes", "no", ""}), {});
        case 11:
            return mend(now);
        case 12:
            return resize();
        case 13:
            return declareEnds();
        case 14:
            return flipMoment();
        case 15:
            return model::drawRoad(path(now), roadType());
        case 16:
            return model::eraseRoads({hex(now)}, {hexside(now)});
        case 17:
            return turnRoadEnd();
        case 18:
            return model::addSpans({hexside(now), hexside(now)}, spanType());
        case 19:
            return model::removeSpans({hexside(now), hexside(now), hexside(now)});
        case 20:
            return model::setLevel(hexes(now),
                                   below(4) == 0 ? std::nullopt : std::optional(below(3)));
        case 21:
        case 22:
            return drawSide(now);
        case 23:
            return model::removeHexsides({hexside(now), hexside(now)}, sideType());
        case 24:
            return changePlace(now);
        case 25:
            return addPlace(now);
        case 26:
            return changeVictoryHex(now);
        case 27:
            return publish();
        case 28:
            return changeOutline(now);
        case 29:
            return changeSource(now);
        case 30:
            return model::switchShiftedColumns();
        case 31:
            return model::resizeSheet(model::SheetId("main"), {1, 4 + below(6)}, {1, 4 + below(6)},
                                      {1, 4 + below(6)});
        default:
            return model::setClosed({hex(now)}, below(2) == 0);
        }
    }

private:
    std::string pick(std::initializer_list<const char*> words) {
        return *(words.begin() + below(static_cast<int>(words.size())));
    }
    model::TerrainId terrain() {
        return model::TerrainId(pick({"woods", "marsh", "wodos", "chateau", "lake", "hilltop",
                                      "hill", "town", "walled-town", "castle"}));
    }
    model::RoadTypeId roadType() { return model::RoadTypeId(pick({"road", "trail", "track"})); }
    model::SpanTypeId spanType() {
        return model::SpanTypeId(pick({"bridge", "trestle", "ford", "viaduct"}));
    }
    model::HexsideTypeId sideType() {
        return model::HexsideTypeId(pick({"slope", "slope", "crest", "lake-side", "wall", "gate",
                                          "dragons-teeth", "trench", "sunken-road", "river"}));
    }
    model::HexsideTypeId water() { return model::HexsideTypeId(pick({"river", "stream"})); }
    model::UnitId unit() {
        return model::UnitId(pick({"a", "b", "c", "p", "q", "L", "t", "v", "w", "x", "y", "z"}));
    }
    model::Hex hex(const model::Scenario& now) {
        const auto all = model::printedHexes(*now.map);
        return all[static_cast<std::size_t>(below(static_cast<int>(all.size())))];
    }
    std::vector<model::Hex> hexes(const model::Scenario& now) {
        std::vector<model::Hex> some;
        for (int i = 0, count = 1 + below(4); i < count; ++i)
            some.push_back(hex(now));
        return some;
    }
    model::Hexside hexside(const model::Scenario& now) {
        return model::Hexside(hex(now),
                              model::hexsideDirections[static_cast<std::size_t>(below(6))]);
    }
    std::vector<model::Hexside> chain(const model::Scenario& now) {
        std::vector<model::Hexside> all{hexside(now)};
        for (int i = below(5); i > 0; --i) {
            const auto corners = model::verticesOf(all.back());
            const auto next = corners[static_cast<std::size_t>(below(2))].hexsides();
            all.push_back(next[static_cast<std::size_t>(below(3))]);
        }
        return all;
    }
    std::vector<model::Hex> path(const model::Scenario& now) {
        std::vector<model::Hex> all{hex(now)};
        for (int i = 1 + below(4); i > 0; --i)
            all.push_back(model::neighbour(
                all.back(), model::hexsideDirections[static_cast<std::size_t>(below(6))]));
        return all;
    }
    model::Edit drawSide(const model::Scenario& now) {
        const auto side = hexside(now);
        const auto from = below(2) == 0 ? side.first() : side.second();
        const auto type = sideType();
        return model::addHexsides({{from, side.directionFrom(from)}}, type,
                                  type.text == "slope" && below(4) != 0);
    }
    model::Edit turnRoadEnd() {
        const auto toward = model::hexsideDirections[static_cast<std::size_t>(below(6))];
        const bool on = below(3) != 0;
        const auto which = static_cast<std::size_t>(below(4));
        return {model::tr("Turn"), [=](model::Scenario& scenario) {
                    scenario.map.edit([&](model::Map& map) {
                        if (which >= map.roads.size()) return;
                        map.roads[which].edit([&](model::Road& road) {
                            road.afterLast = on ? std::optional(toward) : std::nullopt;
                            road.main = on;
                        });
                    });
                }};
    }
    model::Edit changeMap(const char* name, std::function<void(model::Map&)> change) {
        return {model::tr(name), [change = std::move(change)](model::Scenario& scenario) {
                    scenario.map.edit(change);
                }};
    }
    model::Edit changePlace(const model::Scenario& now) {
        const auto at = hexes(now);
        const auto kind = pick({"town", "walled-town", "fort", "village", "mill", "bridgehead"});
        const auto name = pick({"Caldiero", "Rocca", "Marengo", "Mill"});
        const auto which = static_cast<std::size_t>(below(3));
        return changeMap("Change place", [=](model::Map& map) {
            if (which >= map.places.size()) return;
            map.places[which].edit([&](model::Place& place) {
                place.at = at;
                place.kind = kind;
                place.name = name;
            });
        });
    }
    model::Edit addPlace(const model::Scenario& now) {
        model::Place place;
        place.id = model::PlaceId("p" + std::to_string(below(1000000)));
        place.name = pick({"Caldiero", "Vago", "Mill"});
        place.kind = pick({"town", "village", "walled-town"});
        place.at = hexes(now);
        const bool drop = below(3) == 0;
        return changeMap("Add place", [=](model::Map& map) {
            if (drop && !map.places.empty())
                map.places.pop_back();
            else
                map.places.push_back(model::Shared<model::Place>(place));
        });
    }
    model::Edit changeVictoryHex(const model::Scenario& now) {
        model::VictoryHex victory;
        victory.at = hex(now);
        victory.points = 1 + below(3);
        return changeMap("Change victory hex", [=](model::Map& map) {
            if (map.victoryHexes.size() > 2) map.victoryHexes.clear();
            map.victoryHexes.push_back(model::Shared<model::VictoryHex>(victory));
        });
    }
    model::Edit changeSource(const model::Scenario& now) {
        model::SupplySource source;
        source.letter = pick({"A", "B"});
        source.id = model::SourceId(source.letter + std::to_string(below(1000000)));
        source.at = hex(now);
        return changeMap("Change source", [=](model::Map& map) {
            if (map.sources.size() > 2) map.sources.clear();
            map.sources.push_back(model::Shared<model::SupplySource>(source));
        });
    }
    model::Edit publish() {
        const auto published = pick({"", "caldiero", "marengo", "piedmont"});
        return changeMap("Publish", [=](model::Map& map) { map.published = published; });
    }
    model::Edit changeOutline(const model::Scenario& now) {
        model::Outline outline;
        outline.id = model::OutlineId("o" + std::to_string(below(1000000)));
        outline.type = terrain();
        outline.at = hex(now);
        return changeMap("Change outline", [=](model::Map& map) {
            if (map.outlines.size() > 2) map.outlines.clear();
            map.outlines.push_back(model::Shared<model::Outline>(outline));
        });
    }
    /// Where pieces gather, so that stacks are too large often enough.
    model::Hex crossroads(const model::Scenario& now) {
        return model::hexAt(*now.map, 0, 3, 2 + below(2));
    }
    model::Edit changeUnit() {
        const auto attribute = pick({"name", "class", "formation", "division", "strength"});
        if (attribute == "class")
            return model::setUnitAttribute(unit(), attribute,
                                           pick({"infantry", "vedette", "artillery", "officer"}));
        return model::setUnitAttribute(unit(), attribute, pick({"AG", "II", "1AG", "1", "9", ""}));
    }
    model::Edit mend(const model::Scenario& now) {
        const auto misfits = model::misfits(now);
        if (misfits.empty()) return model::setTitle("nothing to mend");
        const auto& one =
            misfits[static_cast<std::size_t>(below(static_cast<int>(misfits.size())))];
        if (below(3) == 0) return model::dropMisfit(one.record, one.misfit);
        return model::adoptMisfit(one.record, one.misfit, below(2) == 0 ? "0303" : "");
    }
    model::Edit resize() {
        const int columns = 4 + below(6), rows = 4 + below(6);
        return {model::tr("Resize"), [columns, rows](model::Scenario& scenario) {
                    scenario.map.edit([&](model::Map& map) {
                        map.sheets[0].columns.last = columns;
                        map.sheets[0].oddRows.last = rows;
                        map.sheets[0].evenRows.last = rows;
                    });
                }};
    }
    model::Edit declareEnds() {
        const bool on = below(2) == 0;
        return {model::tr("Declare"), [on](model::Scenario& scenario) {
                    scenario.map.edit([&](model::Map& map) {
                        if (map.watercourses.empty()) return;
                        map.watercourses[0].edit([&](model::Watercourse& water) {
                            water.to = on ? std::optional(model::WaterEnd::lake) : std::nullopt;
                            water.from = on ? std::nullopt : std::optional(model::WaterEnd::source);
                        });
                    });
                }};
    }
    static model::Edit flipMoment() {
        return {model::tr("Flip"), [](model::Scenario& scenario) {
                    scenario.moment = scenario.moment == model::Moment::setup
                                          ? model::Moment::play
                                          : model::Moment::setup;
                }};
    }

    std::mt19937 random_;
};

/// Seeds take turns with the games.
std::shared_ptr<const model::Ruleset> rulesetFor(unsigned seed) {
    static const std::array rulesets{piedmont(), testing_support::ruleset("nbs-marengo"),
                                     testing_support::ruleset("caldiero"), piedmont()};
    return rulesets[seed % rulesets.size()];
}

class AfterRandomEdits : public testing::TestWithParam<unsigned> {};

TEST_P(AfterRandomEdits, IncrementalResultsEqualFullOnes) {
    RandomEdits edits(GetParam());
    model::Document document(littleOfEverything());
    Validator validator(rulesetFor(GetParam()));
    validator.update(document.scenario());
    validator.run();
    const auto connection = document.changed.connect(
        [&](const model::Change& change) { validator.update(document.scenario(), change); });
    for (int step = 0; step < 60; ++step) {
        const auto edit = edits.next(document.scenario());
        const bool undo = edits.below(8) == 0 && document.canUndo();
        undo ? document.undo() : document.apply(edit);
        // Now and then several changes come before the next run, or a run is cut short.
        if (edits.below(4) == 0) continue;
        if (edits.below(5) == 0) {
            int asked = 0;
            validator.run([&] { return ++asked > 7; });
            continue;
        }
        ASSERT_TRUE(validator.run());
        ASSERT_EQ(described(validator.report()),
                  described(validate(document.scenario(), rulesetFor(GetParam()))))
            << "seed " << GetParam() << ", step " << step << ", "
            << (undo ? "undo" : model::text(edit.name));
    }
}

TEST_P(AfterRandomEdits, UndoRestoresTheReport) {
    RandomEdits edits(GetParam() + 1000);
    const model::Scenario start = littleOfEverything();
    model::Document document(start);
    for (int step = 0; step < 15; ++step)
        document.apply(edits.next(document.scenario()));
    document.goTo(0);
    EXPECT_TRUE(document.scenario() == start);
    EXPECT_EQ(described(validate(document.scenario(), rulesetFor(GetParam()))),
              described(validate(start, rulesetFor(GetParam()))));
}

TEST_P(AfterRandomEdits, EachFindingHasItsOwnIdentityAndItsPlaceInTheOrder) {
    RandomEdits edits(GetParam() + 2000);
    model::Document document(littleOfEverything());
    for (int step = 0; step < 15; ++step)
        document.apply(edits.next(document.scenario()));
    const auto report = validate(document.scenario(), rulesetFor(GetParam()));
    for (std::size_t i = 1; i < report.findings.size(); ++i)
        EXPECT_TRUE(
            model::reportedBefore(report.findings[i - 1].finding, report.findings[i].finding))
            << testing_support::described(report.findings[i]);
}

TEST(IncrementalRun, SeesASlopeThatIsDrawnAsAWatercourse) {
    ScenarioBuilder battle(testing_support::smallMap(6, 6));
    model::Document document(battle.scenario());
    Validator validator(piedmont());
    validator.update(document.scenario());
    validator.run();
    const auto connection = document.changed.connect(
        [&](const model::Change& change) { validator.update(document.scenario(), change); });
    document.apply(
        model::drawWatercourse({battle.hexside("0303/0304")}, model::HexsideTypeId("slope")));
    validator.run();
    EXPECT_EQ(testing_support::found(validator.report(), "slopes.no-uphill"),
              std::vector<std::string>{"hexside 0303/0304"});
    EXPECT_EQ(described(validator.report()), described(validate(document.scenario(), piedmont())));
}

INSTANTIATE_TEST_SUITE_P(Seeds, AfterRandomEdits, testing::Range(1u, 33u));

} // namespace
