#include "model/forces/unit_attributes.h"

#include <gtest/gtest.h>

#include <set>

using namespace model;

namespace {

TEST(UnitAttributes, WriteWhatTheyRead) {
    for (const UnitAttribute& attribute : unitAttributes()) {
        const bool isFigure = std::holds_alternative<UnitFigure>(attribute.member);
        const auto texts = isFigure ? std::vector<std::string>{"4", "0", "missing", ""}
                                    : std::vector<std::string>{"A P", "word", ""};
        for (const std::string& text : texts) {
            Unit unit;
            EXPECT_TRUE(setAttribute(attribute, unit, text)) << attribute.name;
            EXPECT_EQ(attributeText(attribute, unit), text) << attribute.name;
        }
    }
}

TEST(UnitAttributes, ReachAMemberOfTheirOwnEach) {
    std::set<std::string_view> names;
    for (const UnitAttribute& attribute : unitAttributes()) {
        EXPECT_TRUE(names.insert(attribute.name).second) << attribute.name;
        Unit unit;
        setAttribute(attribute, unit, "7");
        for (const UnitAttribute& other : unitAttributes())
            EXPECT_EQ(attributeText(other, unit), &other == &attribute ? "7" : "") << other.name;
    }
}

TEST(UnitAttributes, RefuseTextThatIsNoFigureAndKeepTheUnit) {
    const auto* strength = findUnitAttribute("strength");
    ASSERT_NE(strength, nullptr);
    Unit unit;
    ASSERT_TRUE(setAttribute(*strength, unit, "4"));
    for (const char* text : {"3½", "+4", "4.5", "1e3", "nan", " 4", "99999999999"}) {
        EXPECT_FALSE(setAttribute(*strength, unit, text)) << text;
        EXPECT_EQ(attributeText(*strength, unit), "4");
    }
}

TEST(UnitAttributes, TellMissingFromNotStated) {
    const auto* strength = findUnitAttribute("strength");
    Unit unit;
    EXPECT_FALSE(figureOf(*strength, unit)->isStated());
    setAttribute(*strength, unit, "missing");
    EXPECT_TRUE(figureOf(*strength, unit)->isMissing());
    EXPECT_FALSE(figureOf(*strength, unit)->hasValue());
}

} // namespace
