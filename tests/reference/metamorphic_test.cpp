// What must not change a verdict does not: a battle seen in a mirror, with its records in another
// order, and under other numbers.

#include "model/edits/grid_edits.h"
#include "model/map/labels.h"
#include "tests/reference/small_map.h"
#include "tests/reference/smallest.h"
#include "tests/reference/to_scenario.h"
#include "tests/support/findings.h"
#include "tests/support/rulesets.h"
#include "validators/rules/ground.h"
#include "validators/rules/movement.h"
#include "validators/rules/sight_fan.h"
#include "validators/rules/supply.h"
#include "validators/validator.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>
#include <sstream>

#include <fmt/format.h>

using namespace reference;

namespace {

/// How a hex is called, so that answers of two battles can be compared.
using Called = std::function<std::string(const model::Map&, model::Hex)>;
using Answers = std::multiset<std::string>;

std::string plainly(const model::Map& map, model::Hex at) {
    return model::label(map, at);
}

std::string byPlane(const model::Map&, model::Hex at) {
    return fmt::format("{},{}", at.q, at.r);
}

Called mirrored(int columns) {
    return [columns](const model::Map& map, model::Hex at) {
        Hex hex = reference::hex(model::label(map, at));
        hex.column = columns + 1 - hex.column;
        return label(hex);
    };
}

void addReach(const validators::Situation& situation, const Called& called, Answers& answers) {
    const auto& ground = situation.ground();
    for (const auto& piece : situation.standing()) {
        const auto field = validators::reach(situation, piece);
        for (validators::Ground::Index i = 0; i < ground.size(); ++i)
            answers.insert(fmt::format("{} reaches {}: {} at {}", piece.piece.unit.text,
                                       called(situation.map(), ground.hexAt(i)),
                                       static_cast<int>(field.at(i)),
                                       field.halfPointsTo(i).value_or(-1)));
    }
}

/// Of two things that block at one vertex the one told first is named, so clauses are left out.
void addSight(const validators::Situation& situation, const Called& called, Answers& answers) {
    for (const model::Hex from : situation.extent().hexes())
        for (const auto mode : {validators::SightMode::units, validators::SightMode::artillery})
            for (const auto& line : validators::sightFan(situation, from, mode).lines)
                answers.insert(fmt::format("{} sees {} {}: {}", called(situation.map(), from),
                                           called(situation.map(), line.hex),
                                           static_cast<int>(mode),
                                           static_cast<int>(line.out.verdict)));
}

void addSupply(const validators::Situation& situation, Answers& answers) {
    for (const auto& unit : situation.supply().state().units)
        answers.insert(fmt::format("{} supplied: {}", unit.piece->piece.unit.text,
                                   static_cast<int>(unit.verdict)));
}

struct Named {
    const model::Map& map;
    const Called& called;

    std::string operator()(model::Hex hex) const { return called(map, hex); }
    std::string operator()(model::Hexside side) const {
        return joined({called(map, side.first()), called(map, side.second())});
    }
    std::string operator()(model::Vertex vertex) const {
        std::vector<std::string> parts;
        for (const model::Hex hex : vertex.hexes())
            parts.push_back(model::sheetOf(map, hex) ? called(map, hex) : "off");
        return joined(std::move(parts));
    }
    std::string operator()(const model::ObjectRef& object) const { return object.id; }

    static std::string joined(std::vector<std::string> parts) {
        std::sort(parts.begin(), parts.end());
        std::string text;
        for (const std::string& part : parts)
            text += part + '/';
        return text;
    }
};

void addFindings(const model::Scenario& scenario, const Called& called, Answers& answers) {
    const auto report = validators::validate(scenario, testing_support::piedmont());
    for (const auto& reported : report.findings) {
        std::vector<std::string> subjects;
        // Of a line with two junctures the one nearer to the hex of the lesser number is named.
        const bool onlyHexes = reported.finding.check == "los.vertex-dependent";
        for (const auto& subject : reported.finding.subjects)
            if (!onlyHexes || std::holds_alternative<model::Hex>(subject))
                subjects.push_back(std::visit(Named{*scenario.map, called}, subject));
        answers.insert(reported.finding.check + ": " + Named::joined(std::move(subjects)));
    }
}

Answers answersOf(const model::Scenario& scenario, const Called& called) {
    Answers answers;
    const validators::Situation situation(scenario, testing_support::piedmont().get());
    addReach(situation, called, answers);
    addSight(situation, called, answers);
    addSupply(situation, answers);
    addFindings(scenario, called, answers);
    return answers;
}

std::string firstDifference(const Answers& before, const Answers& after) {
    const auto [a, b] = std::mismatch(before.begin(), before.end(), after.begin(), after.end());
    return fmt::format("first {}\n now {}", a == before.end() ? "nothing" : *a,
                       b == after.end() ? "nothing" : *b);
}

/// East for west. The number of columns must be odd, so that columns stay lowered.
SmallMap inMirror(const SmallMap& map) {
    const auto turned = [&](Hex hex) { return Hex{map.columns + 1 - hex.column, hex.row}; };
    SmallMap mirror = map;
    mirror.terrain.clear();
    for (const auto& [hex, terrain] : map.terrain)
        mirror.terrain[turned(hex)] = terrain;
    mirror.level.clear();
    for (const auto& [hex, level] : map.level)
        mirror.level[turned(hex)] = level;
    mirror.borders.clear();
    for (const auto& [side, border] : map.borders) {
        Border& other = mirror.borders[Hexside(turned(side.first), turned(side.second))];
        other = border;
        if (border.uphill) other.uphill = turned(*border.uphill);
    }
    mirror.improved.clear();
    for (const Hex hex : map.improved)
        mirror.improved.insert(turned(hex));
    mirror.unfinished.clear();
    for (const Hex hex : map.unfinished)
        mirror.unfinished.insert(turned(hex));
    for (Piece& piece : mirror.pieces)
        if (piece.at) piece.at = turned(*piece.at);
    for (Source& source : mirror.sources)
        source.at = turned(source.at);
    return mirror;
}

/// The records of every list of the map and of the forces in another order.
void shuffle(model::Scenario& scenario, std::mt19937_64& random) {
    const auto mix = [&](auto& list) { std::shuffle(list.begin(), list.end(), random); };
    scenario.map.edit([&](model::Map& map) {
        mix(map.terrain);
        mix(map.levels);
        mix(map.hexsides);
        mix(map.watercourses);
        mix(map.roads);
        mix(map.spans);
        mix(map.places);
        mix(map.sources);
    });
    scenario.forces.edit([&](model::Forces& forces) { mix(forces.formations); });
    scenario.onMap.edit([&](model::OnMap& onMap) {
        mix(onMap.improvedPositions);
        mix(onMap.damaged);
        mix(onMap.pontoons);
    });
}

constexpr int battles = 40;

template <class Change>
void expectTheSame(std::uint64_t seed, Change change) {
    std::mt19937_64 random(seed + otherSeed());
    for (int i = 0; i < battles * timesAsMany(); ++i) {
        const SmallMap map = randomMap(random);
        std::string difference = change(map, random);
        ASSERT_EQ(difference, "") << "battle " << i << "\n" << inWords(map);
    }
}

TEST(Metamorphic, AMirrorChangesNoVerdict) {
    expectTheSame(11, [](SmallMap map, std::mt19937_64&) {
        if (map.columns % 2 == 0) return std::string();
        const auto before = answersOf(toScenario(map), plainly);
        const auto after = answersOf(toScenario(inMirror(map)), mirrored(map.columns));
        return before == after ? std::string() : firstDifference(before, after);
    });
}

TEST(Metamorphic, TheOrderOfRecordsChangesNoVerdict) {
    expectTheSame(12, [](const SmallMap& map, std::mt19937_64& random) {
        auto scenario = toScenario(map);
        const auto before = answersOf(scenario, plainly);
        shuffle(scenario, random);
        const auto after = answersOf(scenario, plainly);
        return before == after ? std::string() : firstDifference(before, after);
    });
}

TEST(Metamorphic, OtherNumbersChangeNoVerdict) {
    expectTheSame(13, [&](const SmallMap& map, std::mt19937_64&) {
        auto scenario = toScenario(map);
        const auto before = answersOf(scenario, byPlane);
        auto numbering = scenario.map->grid.numbering;
        numbering.pattern = "RR.CC";
        model::setNumbering(numbering).apply(scenario);
        const auto after = answersOf(scenario, byPlane);
        return before == after ? std::string() : firstDifference(before, after);
    });
}

/// The sheet as two, cut after a column and joined there.
void split(model::Scenario& scenario, int column) {
    scenario.map.edit([&](model::Map& map) {
        model::Sheet west = map.sheets.front(), east = west;
        const auto a = model::hexAt(map, 0, column, 1), b = model::hexAt(map, 0, column + 1, 1);
        west.columns.last = column;
        east.columns.first = column + 1;
        east.id = model::SheetId("Z");
        model::Join join;
        join.kind = model::JoinKind::next;
        join.first = model::JoinedHex{west.id, column, 1};
        join.second = model::JoinedHex{east.id, column + 1, 1};
        join.toward = *model::directionTo(a, b);
        map.sheets = {west, east};
        map.joins = {join};
        map.grid.numbering.pattern = "S-CCRR";
        model::placeSheets(map);
        ASSERT_EQ(map.sheets[0].origin, map.sheets[1].origin);
    });
}

TEST(Metamorphic, ASheetCutInTwoChangesNoVerdict) {
    expectTheSame(14, [&](const SmallMap& map, std::mt19937_64& random) {
        if (map.columns < 2) return std::string();
        auto scenario = toScenario(map);
        const auto before = answersOf(scenario, byPlane);
        split(scenario, 1 + static_cast<int>(random() % static_cast<unsigned>(map.columns - 1)));
        const auto after = answersOf(scenario, byPlane);
        return before == after ? std::string() : firstDifference(before, after);
    });
}

} // namespace
