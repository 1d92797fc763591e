#include "editor/background_validator.h"

#include "tests/editor/desk.h"
#include "validators/validator.h"

#include <gtest/gtest.h>

using namespace editor;
using namespace editor::testing;

namespace {

/// Two units of one id, which is wrong in any game.
model::Scenario scenarioWithTwins() {
    auto scenario = newScenario(smallScenario());
    scenario.forces.edit([](model::Forces& forces) {
        model::Unit unit;
        unit.id = model::UnitId("twin");
        forces.units.push_back(model::Shared<model::Unit>(unit));
        forces.units.push_back(model::Shared<model::Unit>(unit));
    });
    return scenario;
}

std::vector<std::string> checksOf(const model::ValidationReport& report) {
    std::vector<std::string> checks;
    for (const auto& found : report.findings)
        checks.push_back(found.finding.check);
    return checks;
}

TEST(BackgroundValidator, SaysWhatAPlainValidationSays) {
    MainQueue queue;
    std::optional<ValidationResult> result;
    BackgroundValidator validator(nullptr, model::Parts::all(), queue.post(),
                                  [&](const auto& r) { result = r; });
    validator.request(scenarioWithTwins());
    ASSERT_TRUE(queue.runUntil([&] { return result && result->finished(); }));
    const auto plain = validators::validate(scenarioWithTwins(), nullptr);
    EXPECT_FALSE(plain.findings.empty());
    EXPECT_EQ(checksOf(result->report), checksOf(plain));
}

TEST(BackgroundValidator, OnlyTheNewestRequestIsAnswered) {
    MainQueue queue;
    std::vector<std::uint64_t> answered;
    BackgroundValidator validator(nullptr, model::Parts::all(), queue.post(),
                                  [&](const auto& r) { answered.push_back(r.request); });
    for (int i = 0; i < 50; ++i)
        validator.request(i % 2 ? scenarioWithTwins() : newScenario(smallScenario()));
    ASSERT_TRUE(queue.runUntil([&] { return !answered.empty(); }));
    EXPECT_EQ(answered, std::vector<std::uint64_t>{50});
}

TEST(BackgroundValidator, AResultThatWaitsIsDroppedWhenTheValueHasChanged) {
    MainQueue queue;
    std::optional<ValidationResult> result;
    BackgroundValidator validator(nullptr, model::Parts::all(), queue.post(),
                                  [&](const auto& r) { result = r; });
    validator.request(scenarioWithTwins());
    ASSERT_TRUE(queue.waitForCall()); // the result for the twins is ready, but nobody saw it yet
    validator.request(newScenario(smallScenario()));
    ASSERT_TRUE(queue.runUntil([&] { return result.has_value(); }));
    EXPECT_EQ(result->request, 2u);
    EXPECT_EQ(checksOf(result->report),
              checksOf(validators::validate(newScenario(smallScenario()), nullptr)));
}

TEST(BackgroundValidator, ReplacedRequestsLeaveNoChangeUnseen) {
    MainQueue queue;
    std::optional<ValidationResult> result;
    BackgroundValidator validator(nullptr, model::Parts::all(), queue.post(),
                                  [&](const auto& r) { result = r; });
    validator.request(newScenario(smallScenario()));
    ASSERT_TRUE(queue.runUntil([&] { return result && result->finished(); }));
    // The twins come in a request that is replaced; the next differs from it in the title only.
    auto titled = scenarioWithTwins();
    titled.title = "Other";
    validator.request(scenarioWithTwins());
    const auto last = validator.request(titled);
    ASSERT_TRUE(queue.runUntil([&] { return result->request == last && result->finished(); }));
    EXPECT_EQ(checksOf(result->report), checksOf(validators::validate(titled, nullptr)));
}

TEST(BackgroundValidator, NothingIsDeliveredAfterItsEnd) {
    MainQueue queue;
    int delivered = 0;
    {
        BackgroundValidator validator(nullptr, model::Parts::all(), queue.post(),
                                      [&](const auto&) { ++delivered; });
        validator.request(scenarioWithTwins());
        ASSERT_TRUE(queue.waitForCall());
    }
    queue.runQueued();
    EXPECT_EQ(delivered, 0);
}

TEST(BackgroundValidator, EndsWhileItWorks) {
    MainQueue queue;
    int delivered = 0;
    for (int i = 0; i < 20; ++i) {
        BackgroundValidator validator(nullptr, model::Parts::all(), queue.post(),
                                      [&](const auto&) { ++delivered; });
        validator.request(scenarioWithTwins());
    }
    queue.runQueued();
    EXPECT_EQ(delivered, 0);
}

} // namespace
