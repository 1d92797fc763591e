#include "editor/waiving.h"

#include "model/scenario/scenario.h"

#include <gtest/gtest.h>

namespace editor {
namespace {

model::ReportedFinding findingOf(const char* check, const char* found) {
    model::ReportedFinding reported;
    reported.finding.check = check;
    reported.finding.part = "strength";
    reported.finding.message = model::tr("{found} units", {{"found", found}});
    reported.spellings = {{"hex", "0101"}};
    return reported;
}

TEST(Waiving, KeepsCheckSubjectsPartFigureAndReason) {
    model::Scenario scenario;
    waive(findingOf("setup.overstacked", "4"), "as printed").apply(scenario);
    ASSERT_EQ(scenario.waivers.size(), 1U);
    const model::Waiver& waiver = *scenario.waivers.front();
    EXPECT_EQ(waiver.check, "setup.overstacked");
    EXPECT_EQ(waiver.part, "strength");
    EXPECT_EQ(waiver.found, "4");
    EXPECT_EQ(waiver.reason, "as printed");
    EXPECT_EQ(waiver.subjects.front().second, "0101");
}

TEST(Waiving, StoresWaiversOfMapChecksWithTheMap) {
    model::Scenario scenario;
    waive(findingOf("map.terrain-conflict", ""), "the print has both").apply(scenario);
    EXPECT_TRUE(scenario.waivers.empty());
    EXPECT_EQ(scenario.map->waivers.size(), 1U);
}

TEST(Waiving, DoesNotOfferToWaiveWhatReadersSayOrWhatIsWaived) {
    EXPECT_FALSE(canWaive(findingOf("read.unknown-element", "")));
    auto finding = findingOf("setup.overstacked", "4");
    EXPECT_TRUE(canWaive(finding));
    finding.waived = true;
    EXPECT_FALSE(canWaive(finding));
}

} // namespace
} // namespace editor
