#include "formats/native/names.h"

#include "formats/file_io.h"
#include "model/forces/unit_attributes.h"
#include "tests/support/data_folder.h"

#include <gmock/gmock.h>

using namespace formats;

namespace {

std::string schema(const std::string& name) {
    return readFile(testing_support::dataFolder() / "schemas" / name);
}

void expectMentioned(NameTable table, const std::string& schemas) {
    const auto expect = [&](std::string_view kind, std::string_view name) {
        const std::string text = "<xs:" + std::string(kind) + " name=\"" + std::string(name) + "\"";
        EXPECT_THAT(schemas, testing::HasSubstr(text));
    };
    for (const ElementNames& names : table) {
        expect("element", names.element);
        for (const auto attribute : wordsOf(names.attributes))
            expect("attribute", attribute);
        for (const auto attribute : wordsOf(names.laterAttributes))
            expect("attribute", attribute);
        for (const auto child : wordsOf(names.children))
            expect("element", child);
        for (const auto child : wordsOf(names.laterChildren))
            expect("element", child);
    }
}

} // namespace

TEST(Names, ThatReadersKnowStandInTheSchemas) {
    expectMentioned(scenarioNames(),
                    schema("map.xsd") + schema("forces.xsd") + schema("scenario.xsd"));
    expectMentioned(rulesetNames(), schema("ruleset.xsd"));
    expectMentioned(caseNames(), schema("cases.xsd"));
    expectMentioned(questionNames(), schema("cases.xsd"));
    for (const model::UnitAttribute& attribute : model::unitAttributes())
        EXPECT_THAT(schema("forces.xsd"),
                    testing::HasSubstr("name=\"" + std::string(attribute.name) + "\""));
}

TEST(Names, OfChildrenAreElementsOfTheTable) {
    for (const NameTable table : {scenarioNames(), rulesetNames()})
        for (const ElementNames& names : table)
            for (const auto child : wordsOf(names.children))
                EXPECT_NE(findElement(table, child), nullptr) << child;
}

TEST(Names, ThatAreNearAreFound) {
    const ElementNames& unit = *findElement(scenarioNames(), "unit");
    EXPECT_EQ(nearestAttribute(unit, "strenght"), "strength");
    EXPECT_EQ(nearestAttribute(unit, "Name"), "name");
    EXPECT_EQ(nearestAttribute(unit, "zzzzzz"), "");
    EXPECT_EQ(nearestAttribute(unit, std::string(100'000, 'n')), "");
    EXPECT_EQ(nearestChild(*findElement(scenarioNames(), "map"), "hexside"), "hexsides");
}

TEST(Names, OfSubjectsAreAttributesOfAWaiver) {
    const ElementNames& waiver = *findElement(scenarioNames(), "waiver");
    for (const char* name : {"hex", "hexside", "corner", "unit", "place", "turn", "check"})
        EXPECT_TRUE(knowsAttribute(waiver, name)) << name;
    EXPECT_FALSE(knowsAttribute(waiver, "strength"));
}
