#include "editor/overlays/stack_strength.h"

#include "editor/tools/unit_tool.h"
#include "tests/editor/desk.h"

#include <gtest/gtest.h>

using namespace editor;
using namespace editor::testing;

namespace {

struct Table : Desk {
    OverlayPicture at(const char* hex) { return stackStrength({session, hexOf(session, hex)}); }
    void put(std::initializer_list<const char*> units, const char* hex) {
        for (const char* unit : units)
            ASSERT_TRUE(dropUnit(session, model::UnitId(unit), hexOf(session, hex)));
    }
};

formats::Role roleOf(const OverlayPicture& picture) {
    return std::get<formats::HexOutline>(picture.shapes.at(0)).look.role;
}

TEST(StackStrength, AnEmptyHexSaysNothing) {
    Table desk;
    EXPECT_TRUE(desk.at("0303").shapes.empty());
    EXPECT_TRUE(desk.at("0303").text.pattern.empty());
    EXPECT_TRUE(stackStrength({desk.session, std::nullopt}).shapes.empty());
}

// TLNB 3.21: without a leader two units may stack.
TEST(StackStrength, TwoUnrelatedUnitsMayStack) {
    Table desk;
    desk.addUnits({"a", "b"});
    desk.put({"a", "b"}, "0303");
    const auto picture = desk.at("0303");
    EXPECT_EQ(roleOf(picture), formats::Role::allowed);
    EXPECT_EQ(picture.text.argument("pieces"), "2 infantry");
    EXPECT_EQ(picture.text.argument("hex"), "0303");
    EXPECT_FALSE(picture.text.argument("rule").empty());
}

TEST(StackStrength, ThreeUnrelatedUnitsAreTooMany) {
    Table desk;
    desk.addUnits({"a", "b", "c"});
    desk.put({"a", "b", "c"}, "0303");
    // Without divisions the source leaves it open whether they are of one; so give them three.
    desk.apply([](model::Scenario& scenario) {
        scenario.forces.edit([](model::Forces& forces) {
            for (auto& unit : forces.units)
                unit.edit(
                    [](model::Unit& each) { each.division = model::DivisionId(each.id.text); });
        });
    });
    const auto picture = desk.at("0303");
    EXPECT_EQ(roleOf(picture), formats::Role::blocked);
    EXPECT_EQ(picture.text.argument("found"), "3");
    EXPECT_EQ(picture.text.argument("allowed"), "2");
    EXPECT_FALSE(picture.text.argument("rule").empty());
}

} // namespace
