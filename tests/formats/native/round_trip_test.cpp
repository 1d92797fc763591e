#include "formats/native/native_file.h"
#include "model/edits/grid_edits.h"
#include "model/scenario/records.h"
#include "tests/formats/native/random_scenario.h"
#include "tests/formats/native/texts.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <random>

using namespace formats;
using model::Scenario;

namespace {

/// Reads what writing gave, with the map and forces files beside it.
ReadResult<Scenario> readBack(const Scenario& scenario) {
    std::map<std::string, std::string> others;
    if (!scenario.mapFile.file.empty()) others[scenario.mapFile.file] = writeMap(*scenario.map);
    if (!scenario.forcesFile.file.empty())
        others[scenario.forcesFile.file] = writeForces(*scenario.forces);
    return readScenario(sourceOf(writeScenario(scenario), std::move(others)));
}

void expectSameParts(const Scenario& found, const Scenario& expected, unsigned seed) {
    EXPECT_EQ(writeMap(*found.map), writeMap(*expected.map)) << seed;
    EXPECT_EQ(writeForces(*found.forces), writeForces(*expected.forces)) << seed;
    EXPECT_EQ(writeScenario(found), writeScenario(expected)) << seed;
    EXPECT_TRUE(found.map == expected.map) << seed;
    EXPECT_TRUE(found.forces == expected.forces) << seed;
    EXPECT_TRUE(found.rules == expected.rules) << seed;
    EXPECT_TRUE(found.schedule == expected.schedule) << seed;
    EXPECT_TRUE(found.onMap == expected.onMap) << seed;
    EXPECT_TRUE(found.setups == expected.setups) << seed;
    EXPECT_TRUE(found.arrangement == expected.arrangement) << seed;
    EXPECT_TRUE(found.waivers == expected.waivers) << seed;
    EXPECT_TRUE(found == expected) << seed;
}

} // namespace

TEST(RoundTrip, GivesTheSameScenarioAgain) {
    for (unsigned seed = 1; seed <= 100; ++seed) {
        const Scenario scenario = RandomScenario(seed).scenario();
        const auto read = readBack(scenario);
        ASSERT_TRUE(read.value) << seed;
        expectSameParts(*read.value, scenario, seed);
        if (HasFailure()) return;
    }
}

TEST(RoundTrip, OfAScenarioWhoseGridWasChangedGivesTheSameFiles) {
    for (unsigned seed = 1; seed <= 60; ++seed) {
        Scenario scenario = RandomScenario(seed).scenario();
        const model::Sheet sheet = scenario.map->sheets.front();
        const auto shorter = [](model::NumberRange range) {
            range.last = range.first + range.count() / 2;
            return range;
        };
        const auto narrower = model::resizeSheet(sheet.id, shorter(sheet.columns),
                                                 shorter(sheet.oddRows), shorter(sheet.evenRows));
        for (const auto& edit : {narrower, model::switchShiftedColumns()}) {
            edit.apply(scenario);
            const auto read = readBack(scenario);
            ASSERT_TRUE(read.value) << seed;
            EXPECT_EQ(writeMap(*read.value->map), writeMap(*scenario.map)) << seed;
            EXPECT_EQ(writeScenario(*read.value), writeScenario(scenario)) << seed;
            EXPECT_EQ(model::misfits(*read.value).size(), model::misfits(scenario).size()) << seed;
            if (HasFailure()) return;
        }
    }
}

TEST(RoundTrip, KeepsTheEndsOfARoadWhoseHexesHaveAllLeftTheMap) {
    const std::string whole = smallMap("  <road type=\"road\" id=\"a\">2010:N :S</road>\n"
                                       "  <road type=\"road\" id=\"b\">1910:N 2010:S</road>\n");
    Scenario scenario = *readScenario(sourceOf(whole)).value;
    model::resizeSheet(model::SheetId("main"), {1, 10}, {1, 10}, {1, 10}).apply(scenario);
    Scenario again = *readScenario(sourceOf(writeMap(*scenario.map))).value;
    for (const auto& road : again.map->roads) {
        EXPECT_EQ(road->beforeFirst, model::Direction(0)) << road->id.text;
        EXPECT_EQ(road->afterLast, model::Direction(6)) << road->id.text;
    }
    model::resizeSheet(model::SheetId("main"), {1, 20}, {1, 10}, {1, 10}).apply(again);
    EXPECT_EQ(writeMap(*again.map), "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + whole);
}

TEST(RoundTrip, LeavesFilesAsTheyAreWhenNothingChanged) {
    const Scenario scenario = RandomScenario(7).scenario();
    const Scenario read = *readBack(scenario).value;
    EXPECT_TRUE(filesToWrite(read, &scenario, FileKind::scenario, "s.xml").empty());
}

TEST(RoundTrip, SurvivesAnyChangeOfBytes) {
    std::string original; // a short one that has some of everything
    for (unsigned seed = 1; seed < 40; ++seed) {
        Scenario scenario = RandomScenario(seed).scenario();
        scenario.mapFile = {};
        scenario.forcesFile = {};
        const std::string text = writeScenario(scenario);
        if (text.size() > 4000 && (original.empty() || text.size() < original.size()))
            original = text;
    }
    std::mt19937 random(20260101);
    const auto upTo = [&](std::size_t most) {
        return std::uniform_int_distribution<std::size_t>(0, most)(random);
    };
    static const std::string interesting = "<>&\"'/= \n0:.-x!?[]\xFF";
    int read = 0;
    for (int i = 0; i < 2000; ++i) {
        std::string bytes = original;
        for (std::size_t changes = upTo(3) + 1; changes > 0; --changes) {
            const std::size_t at = upTo(bytes.size() - 1);
            switch (upTo(3)) {
            case 0:
                bytes[at] = interesting[upTo(interesting.size() - 1)];
                break;
            case 1:
                bytes.erase(at, upTo(20));
                break;
            case 2:
                bytes.insert(at, bytes.substr(upTo(bytes.size() - 1), upTo(60)));
                break;
            default:
                bytes[at] = static_cast<char>('0' + upTo(74));
                break;
            }
            if (bytes.empty()) break;
        }
        const auto result = readScenario(sourceOf(bytes));
        if (!result.value) {
            EXPECT_FALSE(result.findings.empty()) << bytes;
            continue;
        }
        ++read;
        const std::string once = writeScenario(*result.value);
        const auto again = readScenario(sourceOf(once));
        ASSERT_TRUE(again.value) << bytes;
        ASSERT_EQ(writeScenario(*again.value), once) << bytes;
    }
    EXPECT_GT(read, 100);
}
