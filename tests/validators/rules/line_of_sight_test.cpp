#include "validators/rules/sight_fan.h"

#include "model/edits/hexside_edits.h"
#include "model/edits/terrain_edits.h"
#include "model/number.h"
#include "tests/support/rulesets.h"
#include "tests/support/scenario_builder.h"
#include "validators/rules/ground.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <random>
#include <set>
#include <string>
#include <variant>
#include <vector>

namespace {

using model::Hex;
using model::Hexside;
using model::Shared;
using testing::ElementsAre;
using testing_support::piedmont;
using testing_support::ScenarioBuilder;
using validators::SightBlock;
using validators::SightDecision;
using validators::SightLine;
using validators::SightMode;
using validators::Situation;
using validators::Verdict;

ScenarioBuilder& hexsides(ScenarioBuilder& field, const char* type, const char* labels,
                          bool uphillFirst = false) {
    return field.with([&](model::Scenario& scenario) {
        std::vector<model::DirectedHexside> sides;
        for (const auto& label : model::wordsOf(labels))
            sides.push_back(*model::readHexside(*scenario.map, label).value);
        model::addHexsides(sides, model::HexsideTypeId(type), uphillFirst).apply(scenario);
    });
}

SightLine look(const ScenarioBuilder& field, const char* from, const char* to,
               SightMode mode = SightMode::units) {
    const Situation situation(field, piedmont().get());
    return sightLine(situation, field.hex(from), field.hex(to), mode);
}

// The answer

TEST(LineOfSight, SaysWhatItMeetsInOrder) {
    ScenarioBuilder field;
    const SightLine line = look(field.terrain("woods", "1009"), "1010", "1007");
    ASSERT_EQ(line.steps.size(), 5u);
    EXPECT_EQ(line.steps[0].step,
              model::LineStep(model::CrossedHexside{field.hexside("1010/1009")}));
    EXPECT_EQ(line.steps[1].step, model::LineStep(model::CrossedHex{field.hex("1009")}));
    EXPECT_EQ(line.steps[1].blocks, Verdict::yes);
    EXPECT_EQ(line.steps[1].what, "Woods");
    EXPECT_EQ(line.steps[3].blocks, Verdict::no);
    EXPECT_EQ(line.blocker, model::Subject(field.hex("1009")));
    EXPECT_EQ(line.by, SightBlock::terrain);
    EXPECT_EQ(line.clause.text, "8.42");
    EXPECT_EQ(line.distance, 3);
}

TEST(LineOfSight, NamesTheFirstOfSeveralBlockers) {
    ScenarioBuilder field;
    field.terrain("woods", "1008");
    const SightLine line = look(hexsides(field, "crest", "1008/1009"), "1010", "1007");
    EXPECT_EQ(line.by, SightBlock::hexside);
    EXPECT_EQ(line.blocker, model::Subject(field.hexside("1008/1009")));
}

TEST(LineOfSight, IsDecidedAtAJunctureWhenNothingElseBlocks) {
    ScenarioBuilder field;
    hexsides(field, "crest", "1110/1111 1111/1210");
    const SightLine line = look(field, "1010", "1210");
    EXPECT_EQ(line.verdict, Verdict::no);
    EXPECT_EQ(line.decision, SightDecision::juncture);
    EXPECT_EQ(line.decidedAt, line.blocker);
}

TEST(LineOfSight, OnOpenGroundNothingDecides) {
    const SightLine line = look(ScenarioBuilder{}, "1010", "1210");
    EXPECT_EQ(line.verdict, Verdict::yes);
    EXPECT_EQ(line.decision, SightDecision::plain);
}

TEST(LineOfSight, IsDecidedAlongAHexsideWithOneObstacleBesideIt) {
    ScenarioBuilder field;
    const SightLine line = look(field.terrain("woods", "1110"), "1010", "1210");
    EXPECT_EQ(line.verdict, Verdict::yes);
    EXPECT_EQ(line.decision, SightDecision::alongHexside);
    EXPECT_EQ(line.decidedAt, model::Subject(field.hexside("1110/1111")));
}

TEST(LineOfSight, WithoutARulesetNobodyKnows) {
    const ScenarioBuilder field;
    const Situation situation(field, nullptr);
    const auto line = sightLine(situation, field.hex("1010"), field.hex("1009"), SightMode::units);
    EXPECT_EQ(line.verdict, Verdict::undecided);
    EXPECT_THAT(line.missing, ElementsAre("line-of-sight"));
}

TEST(LineOfSight, WithoutTheRangeNobodyKnows) {
    const ScenarioBuilder field;
    model::Ruleset ruleset = *piedmont();
    std::get<model::SightByJunctures>(ruleset.sight).range = {};
    const Situation situation(field, &ruleset);
    const auto line = sightLine(situation, field.hex("1010"), field.hex("1008"), SightMode::units);
    EXPECT_THAT(line.missing, ElementsAre("line-of-sight.range"));
}

TEST(LineOfSight, EndsAtTheMapEdge) {
    const ScenarioBuilder field;
    const Situation situation(field, piedmont().get());
    const Hex edge = field.hex("1001");
    const Hex beyond = model::neighbour(edge, model::Direction{0});
    EXPECT_EQ(sightLine(situation, edge, beyond, SightMode::units).verdict, Verdict::no);
    for (const auto& line : sightFan(situation, edge, SightMode::units).lines)
        EXPECT_TRUE(situation.extent().isOnMap(line.hex));
}

// 8.41, in every direction

TEST(SightFan, OnOpenGroundHasAllHexesWithinRange) {
    const ScenarioBuilder field;
    const Situation situation(field, piedmont().get());
    const auto fan = sightFan(situation, field.hex("1010"), SightMode::units);
    EXPECT_EQ(fan.range.hexes, 3);
    EXPECT_EQ(fan.lines.size(), 36u); // 6 + 12 + 18
    for (const auto& line : fan.lines) {
        EXPECT_EQ(line.out.verdict, Verdict::yes);
        EXPECT_EQ(line.back.verdict, Verdict::yes);
    }
}

TEST(SightFan, SeesDownAHillAndIsNotSeen) {
    ScenarioBuilder field;
    hexsides(field, "slope", "1010/1009", true);
    const Situation situation(field, piedmont().get());
    const auto fan = sightFan(situation, field.hex("1010"), SightMode::units);
    const auto below = std::find_if(fan.lines.begin(), fan.lines.end(), [&](const auto& line) {
        return line.hex == field.hex("1008");
    });
    ASSERT_NE(below, fan.lines.end());
    EXPECT_EQ(below->out.verdict, Verdict::yes);
    EXPECT_EQ(below->back.verdict, Verdict::no);
}

TEST(SightOfSide, IsWhatAnyOfItsUnitsSees) {
    ScenarioBuilder field;
    field.infantry("a").units("chief", "commander").put("a", "1010").put("chief", "2020");
    const Situation situation(field, piedmont().get());
    const auto seen = sightOfSide(situation, model::SideId("F"));
    const auto at = [&](const char* label) {
        return seen[situation.ground().indexOf(field.hex(label))];
    };
    EXPECT_EQ(at("1010"), Verdict::yes);
    EXPECT_EQ(at("1007"), Verdict::yes);
    EXPECT_EQ(at("1006"), Verdict::no);
    EXPECT_EQ(at("2020"), Verdict::no); // leaders are no units
    EXPECT_EQ(std::count(seen.begin(), seen.end(), Verdict::yes), 37);
}

// 13.2 with 25.77

Verdict fire(const ScenarioBuilder& field, const char* from, const char* to) {
    const Situation situation(field, piedmont().get());
    return canFireAt(situation, field.hex(from), field.hex(to));
}

TEST(CanFireAt, FromTwoToThreeHexes) {
    const ScenarioBuilder field;
    EXPECT_EQ(fire(field, "1010", "1009"), Verdict::no);
    EXPECT_EQ(fire(field, "1010", "1008"), Verdict::yes);
    EXPECT_EQ(fire(field, "1010", "1007"), Verdict::yes);
    EXPECT_EQ(fire(field, "1010", "1006"), Verdict::no);
}

TEST(CanFireAt, ANeighbourOverARiverWithoutBridge) {
    ScenarioBuilder field;
    field.watercourse("r", "river", "1010/1009");
    EXPECT_EQ(fire(field, "1010", "1009"), Verdict::yes);
    EXPECT_EQ(fire(field, "1010", "1110"), Verdict::no);
    field.with([&](model::Scenario& scenario) {
        scenario.map.edit([&](model::Map& map) {
            model::Span bridge;
            bridge.type = model::SpanTypeId("bridge");
            bridge.at = field.hexside("1010/1009");
            map.spans.push_back(Shared<model::Span>(bridge));
        });
    });
    EXPECT_EQ(fire(field, "1010", "1009"), Verdict::no);
}

TEST(CanFireAt, ANeighbourOverAWall) {
    ScenarioBuilder field;
    hexsides(field, "wall", "1010/1009");
    hexsides(field, "dragons-teeth", "1010/1009 1010/1011");
    EXPECT_EQ(fire(field, "1010", "1009"), Verdict::yes);
    EXPECT_EQ(fire(field, "1010", "1011"), Verdict::no);
}

// Laws, over random ground

/// Something that lies in a hex, or on the hexside to one beside it; the first hex is uphill.
struct Thing {
    std::string type;
    Hex at, toward;
    int level = 0;
};

bool isOf(const Thing& thing, std::initializer_list<const char*> types) {
    return std::any_of(types.begin(), types.end(),
                       [&](const char* type) { return thing.type == type; });
}

using Place = std::function<Hex(Hex)>;

/// Slopes are directed only when `directed`, and levels given only then.
ScenarioBuilder ground(const std::vector<Thing>& things, const Place& place, bool directed = true) {
    ScenarioBuilder field;
    field.infantry("u0 u1 u2 u3 u4 u5 u6 u7 u8 u9");
    int unit = 0;
    field.with([&](model::Scenario& scenario) {
        for (const Thing& thing : things) {
            const Hex at = place(thing.at);
            if (isOf(thing, {"woods", "orchard", "hilltop"})) {
                model::paintTerrain({at}, model::TerrainId(thing.type), {}).apply(scenario);
            } else if (thing.type == "level") {
                if (directed) model::setLevel({at}, thing.level).apply(scenario);
            } else if (thing.type == "unit") {
                scenario.arrangement.edit([&](model::Arrangement& arrangement) {
                    model::Piece piece;
                    piece.unit = model::UnitId("u" + std::to_string(unit++ % 10));
                    piece.at = at;
                    arrangement.pieces.push_back(Shared<model::Piece>(std::move(piece)));
                });
            } else {
                const bool uphill = directed && thing.type == "slope";
                const auto toward = *model::directionTo(at, place(thing.toward));
                model::addHexsides({{at, toward}}, model::HexsideTypeId(thing.type), uphill)
                    .apply(scenario);
            }
        }
    });
    return field;
}

class RandomGround : public testing::TestWithParam<unsigned> {
protected:
    std::mt19937 random{GetParam()};
    const Hex centre = ScenarioBuilder{}.hex("2020");

    int upTo(int most) { return std::uniform_int_distribution<int>(0, most)(random); }

    std::vector<Thing> things() {
        static const std::vector<std::string> types{
            "woods", "orchard", "hilltop", "unit",          "slope", "slope", "slope",
            "slope", "crest",   "crest",   "dragons-teeth", "level", "level"};
        const auto hexes = model::hexesWithin(centre, 4);
        std::vector<Thing> all;
        std::set<Hexside> sloped;
        const int count = 4 + upTo(24);
        for (int i = 0; i < count; ++i) {
            Thing thing;
            thing.type = types[static_cast<std::size_t>(upTo(static_cast<int>(types.size()) - 1))];
            thing.at = hexes[static_cast<std::size_t>(upTo(static_cast<int>(hexes.size()) - 1))];
            thing.toward = model::neighbour(thing.at, model::Direction{2 * upTo(5)});
            thing.level = upTo(2);
            const Hexside side = *model::hexsideBetween(thing.at, thing.toward);
            if (thing.type == "slope" && !sloped.insert(side).second) continue;
            all.push_back(std::move(thing));
        }
        return all;
    }

    static std::vector<Verdict> verdicts(const ScenarioBuilder& field, Hex from,
                                         const std::vector<Hex>& hexes) {
        const Situation situation(field, piedmont().get());
        std::vector<Verdict> all;
        for (const Hex to : hexes)
            for (const SightMode mode : {SightMode::units, SightMode::artillery}) {
                all.push_back(sightLine(situation, from, to, mode).verdict);
                all.push_back(sightLine(situation, to, from, mode).verdict);
            }
        return all;
    }
};

TEST_P(RandomGround, TurnedAndMirroredIsSeenAlike) {
    const auto all = things();
    const auto targets = model::hexesWithin(centre, 3);
    const auto upright = verdicts(ground(all, [](Hex hex) { return hex; }), centre, targets);
    for (int turn = 0; turn < 6; ++turn)
        for (const bool mirrored : {false, true}) {
            const Place place = [&](Hex hex) {
                Hex d = hex - centre;
                if (mirrored) d = {-d.q, d.q + d.r};
                for (int i = 0; i < turn; ++i)
                    d = {-d.r, d.q + d.r};
                return centre + d;
            };
            std::vector<Hex> there;
            for (const Hex hex : targets)
                there.push_back(place(hex));
            EXPECT_EQ(verdicts(ground(all, place), centre, there), upright)
                << "turned " << turn << (mirrored ? ", mirrored" : "");
        }
}

TEST_P(RandomGround, WhatIsDecidedHoldsWhateverTheHeights) {
    auto all = things();
    const Place same = [](Hex hex) { return hex; };
    const auto targets = model::hexesWithin(centre, 3);
    const auto before = verdicts(ground(all, same, false), centre, targets);
    for (int i = 0; i < 8; ++i) {
        for (Thing& thing : all)
            if (thing.type == "slope" && upTo(1) == 1) std::swap(thing.at, thing.toward);
        auto complete = all;
        for (const Hex hex : model::hexesWithin(centre, 4))
            complete.push_back({"level", hex, hex, upTo(2)});
        const auto after = verdicts(ground(complete, same), centre, targets);
        for (std::size_t k = 0; k < before.size(); ++k) {
            EXPECT_NE(after[k], Verdict::undecided);
            if (before[k] != Verdict::undecided) {
                EXPECT_EQ(before[k], after[k]);
            }
        }
    }
}

TEST_P(RandomGround, WoodsNeverOpenALine) {
    auto all = things();
    const Place same = [](Hex hex) { return hex; };
    const auto targets = model::hexesWithin(centre, 3);
    const auto before = verdicts(ground(all, same), centre, targets);
    const auto hexes = model::hexesWithin(centre, 3);
    all.push_back({"woods", hexes[static_cast<std::size_t>(upTo(36))], {}, 0});
    const auto after = verdicts(ground(all, same), centre, targets);
    for (std::size_t k = 0; k < before.size(); ++k)
        if (before[k] == Verdict::no) {
            EXPECT_EQ(after[k], Verdict::no);
        }
}

INSTANTIATE_TEST_SUITE_P(Seeds, RandomGround, testing::Range(0u, 10u));

} // namespace
