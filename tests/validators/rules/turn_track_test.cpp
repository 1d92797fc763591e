#include "validators/rules/turn_track.h"

#include "model/ruleset/ruleset.h"
#include "tests/support/rulesets.h"
#include "tests/support/scenario_builder.h"
#include "validators/rules/conditions.h"
#include "validators/rules/situation.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace {

using testing::ElementsAre;
using testing_support::piedmont;
using testing_support::ScenarioBuilder;
using validators::daysBetween;
using validators::LabelDate;
using validators::partsOf;
using validators::Situation;
using validators::Track;
using validators::TrackFault;
using validators::Verdict;

model::Scenario lasting(const std::string& from, const std::string& to) {
    return ScenarioBuilder()
        .with([&](model::Scenario& scenario) {
            scenario.schedule.edit([&](model::Schedule& schedule) {
                schedule.turns.from = from;
                schedule.turns.to = to;
            });
        })
        .scenario();
}

/// A game that prints no day: all its turns are listed.
model::Scenario listing(const std::vector<std::string>& labels) {
    return ScenarioBuilder()
        .with([&](model::Scenario& scenario) {
            scenario.schedule.edit([&](model::Schedule& schedule) {
                for (const auto& label : labels)
                    schedule.listed.push_back({label, {}, "", "", {}});
            });
        })
        .scenario();
}

std::vector<std::string> labels(const Track& track) {
    std::vector<std::string> all;
    for (const auto& turn : track.turns())
        all.push_back(turn.label);
    return all;
}

struct Duration {
    const char *from, *to;
    std::size_t turns;
};

class Durations : public testing::TestWithParam<Duration> {};

TEST_P(Durations, CountBothEnds) {
    const auto& [from, to, turns] = GetParam();
    const auto scenario = lasting(from, to);
    const Situation situation(scenario, piedmont().get());
    EXPECT_EQ(situation.track().turns().size(), turns) << from << " to " << to;
}

// 27.11, 27.51, 28.11, 29.11, 30.11, 31.11, 32.11.
INSTANTIATE_TEST_SUITE_P(AsPrinted, Durations,
                         testing::Values(Duration{"12 Apr 7 AM", "13 Apr 3 PM", 25},
                                         Duration{"11 Apr 7 AM", "13 Apr 3 PM", 41},
                                         Duration{"15 Apr 7 AM", "15 Apr 7-8 PM", 13},
                                         Duration{"19 Apr 3 AM", "19 Apr 7-8 PM", 14},
                                         Duration{"21 Apr 7 AM", "21 Apr 6 PM", 12},
                                         Duration{"16 Apr 7 AM", "16 Apr 7-8 PM", 13},
                                         Duration{"11 Apr 7 AM", "21 Apr 6 PM", 172}));

TEST(TurnTrack, ChangesItsDateAtMidnight) {
    const auto scenario = lasting("12 Apr 7-8 PM", "13 Apr 7 AM");
    const Situation situation(scenario, piedmont().get());
    EXPECT_THAT(
        labels(situation.track()),
        ElementsAre("12 Apr 7-8 PM", "12 Apr 9 PM", "13 Apr 12 M", "13 Apr 3 AM", "13 Apr 7 AM"));
}

TEST(TurnTrack, GoesOnWithoutDates) {
    const auto scenario = lasting("9 PM", "7 AM");
    const Situation situation(scenario, piedmont().get());
    EXPECT_THAT(labels(situation.track()), ElementsAre("9 PM", "12 M", "3 AM", "7 AM"));
}

TEST(TurnTrack, SaysWhyItIsNotKnown) {
    const auto fault = [](const std::string& from, const std::string& to) {
        const auto scenario = lasting(from, to);
        return Situation(scenario, piedmont().get()).track().fault();
    };
    EXPECT_EQ(fault("", ""), TrackFault::unstated);
    EXPECT_EQ(fault("12 Apr 7 XM", "12 Apr 7 AM"), TrackFault::unknownFrom);
    EXPECT_EQ(fault("12 Apr 7 AM", "Easter 7 AM"), TrackFault::unknownTo);
    EXPECT_EQ(fault("12 Apr 7 AM", "11 Apr 7 AM"), TrackFault::endsFirst);
    EXPECT_EQ(fault("28 Feb 7 AM", "1 Mar 7 AM"), TrackFault::unknownLength);
    EXPECT_EQ(fault("28 Feb 1796 7 AM", "1 Mar 1796 7 AM"), TrackFault::none);
}

TEST(TurnTrack, FindsLabelsHoweverTheyAreWritten) {
    const auto scenario = lasting("11 Apr 7 AM", "13 Apr 3 PM");
    const Situation situation(scenario, piedmont().get());
    const Track& track = situation.track();
    EXPECT_EQ(track.indexOf("11 Apr 7 AM"), 0u);
    EXPECT_EQ(track.indexOf("12 April 7 AM"), 16u);
    EXPECT_EQ(track.indexOf("12 Apr., 7 AM"), 16u);
    EXPECT_EQ(track.indexOf("9 AM"), 2u); // of the first day
    EXPECT_EQ(track.indexOf("13 Apr 4 PM"), std::nullopt);
    EXPECT_EQ(track.sideOf("13 Apr 4 PM"), 1);
    EXPECT_EQ(track.sideOf("11 Apr 3 AM"), -1);
    EXPECT_EQ(track.sideOf("12 Apr 7 AM"), std::nullopt);
    EXPECT_EQ(track.isTurn("14 Apr 7 AM"), Verdict::yes);
    EXPECT_EQ(track.isTurn("14 Apr 7 XM"), Verdict::no);
}

TEST(TurnTrack, ReadsSpansOpenAtEitherEnd) {
    const auto scenario = lasting("12 Apr 7 AM", "13 Apr 3 PM");
    const Situation situation(scenario, piedmont().get());
    const Track& track = situation.track();
    const auto span = track.spanOf("7 AM..10 AM");
    ASSERT_TRUE(span);
    EXPECT_EQ(span->first, 0u);
    EXPECT_EQ(span->last, 3u);
    EXPECT_EQ(track.spanOf("4 PM..")->last, 24u);
    EXPECT_EQ(track.spanOf("..12 Apr 8 AM")->last, 1u);
    EXPECT_EQ(track.spanOf("10 AM..9 AM").has_value(), false);
    EXPECT_EQ(track.spanOf("8 XM..").has_value(), false);
}

TEST(TurnTrack, ListsItselfWhereTheGamePrintsNoDay) {
    auto scenario = listing({"9:00 am", "9:30 am", "10:00 am"});
    EXPECT_THAT(labels(Situation(scenario, nullptr).track()),
                ElementsAre("9:00 am", "9:30 am", "10:00 am"));
    scenario.schedule.edit([](model::Schedule& schedule) { schedule.turns.from = "9:30 am"; });
    EXPECT_THAT(labels(Situation(scenario, nullptr).track()), ElementsAre("9:30 am", "10:00 am"));
    EXPECT_EQ(Situation(listing({}), nullptr).track().fault(), TrackFault::unlisted);
}

TEST(TurnTrack, TakesLabelsApart) {
    const model::TurnTrack none;
    EXPECT_EQ(partsOf(none, "09:30").minute, 570);
    EXPECT_EQ(partsOf(none, "12:15 pm").minute, 735);
    EXPECT_EQ(partsOf(none, "12:15 am").minute, 15);
    EXPECT_EQ(partsOf(none, "14 Jun 9:00 am").dateText, "14 Jun");
    EXPECT_EQ(partsOf(none, "14 Jun 9:00 am").minute, 540);
    EXPECT_EQ(partsOf(none, "dusk").minute, std::nullopt);
    EXPECT_EQ(partsOf(none, "31 Apr 9:00 am").date.has_value(), false);
}

TEST(TurnTrack, CountsDaysOverTheEndOfAYear) {
    EXPECT_EQ(daysBetween(LabelDate{30, 12, {}}, LabelDate{2, 1, {}}), 3);
    EXPECT_EQ(daysBetween(LabelDate{2, 1, {}}, LabelDate{30, 12, {}}), -3);
    EXPECT_EQ(daysBetween(LabelDate{28, 2, 1800}, LabelDate{1, 3, 1800}), 1);
    EXPECT_EQ(daysBetween(LabelDate{28, 2, 1796}, LabelDate{1, 3, 1796}), 2);
    EXPECT_EQ(daysBetween(LabelDate{28, 2, {}}, LabelDate{1, 3, {}}), std::nullopt);
}

std::string weatherOn(const model::Scenario& scenario, const model::Ruleset& ruleset,
                      const std::string& turn) {
    const Situation situation(scenario, &ruleset, turn);
    const auto conditions = validators::conditionsOf(situation);
    return conditions.weather ? conditions.weather->id : "none";
}

TEST(Weather, HoldsOverSpansAndItsOwnTurnGoesFirst) {
    auto scenario = lasting("12 Apr 7 AM", "13 Apr 3 PM");
    scenario.schedule.edit([](model::Schedule& schedule) {
        schedule.weather.push_back({"12 Apr 7 AM..12 Apr 12 N", "rain", {}});
        schedule.weather.push_back({"12 Apr 9 AM", "snow", {}});
    });
    EXPECT_EQ(weatherOn(scenario, *piedmont(), "12 Apr 7 AM"), "rain");
    EXPECT_EQ(weatherOn(scenario, *piedmont(), "12 Apr 9 AM"), "snow");
    EXPECT_EQ(weatherOn(scenario, *piedmont(), "12 Apr 12 N"), "rain");
    EXPECT_EQ(weatherOn(scenario, *piedmont(), "12 Apr 1 PM"), "fair");
}

// 23.14; 25.72 takes its effects away.
TEST(Weather, OfTheNightIsMudAfterAThunderstormElseFair) {
    const auto series = testing_support::ruleset("tlnb");
    auto scenario = lasting("12 Apr 7 AM", "13 Apr 3 PM");
    const auto with = [&](const std::string& turn, const std::string& weather) {
        auto changed = scenario;
        changed.schedule.edit([&](model::Schedule& schedule) {
            schedule.weather.push_back({turn, weather, {}});
        });
        return changed;
    };
    const auto storm = with("12 Apr 7-8 PM", "thunderstorm");
    EXPECT_EQ(weatherOn(storm, *series, "12 Apr 9 PM"), "mud");
    EXPECT_EQ(weatherOn(storm, *series, "13 Apr 3 AM"), "mud");
    EXPECT_EQ(weatherOn(storm, *series, "13 Apr 7 AM"), "fair");
    EXPECT_EQ(weatherOn(storm, *piedmont(), "12 Apr 9 PM"), "none");
    const auto snow = with("12 Apr 7 AM..", "snow");
    EXPECT_EQ(weatherOn(snow, *series, "12 Apr 9 PM"), "fair");
    EXPECT_EQ(weatherOn(snow, *series, "12 Apr 6 PM"), "snow");
}

// Caldiero 0.12 gives its weather by spans of hours, and prints no day in the ruleset.
TEST(Weather, OfASpanOfHoursNeedsNoTrack) {
    auto scenario = lasting("09:00", "17:00");
    scenario.schedule.edit([](model::Schedule& schedule) {
        schedule.weather.push_back({"09:00..12:00", "fair", {}});
        schedule.weather.push_back({"13:00..17:00", "snow", {}});
    });
    model::Ruleset ruleset;
    ruleset.weather = {{"fair", {}, {}, false, 0, {}, {}, {}},
                       {"snow", {}, 1, true, 0, {}, {}, {}}};
    EXPECT_EQ(weatherOn(scenario, ruleset, "12:00"), "fair");
    EXPECT_EQ(weatherOn(scenario, ruleset, "13:00"), "snow");
}

} // namespace
