// What hostile and broken files do to the readers: one finding, no value, no crash.

#include "formats/native/native_file.h"
#include "formats/native/xml_file.h"
#include "tests/formats/native/texts.h"

#include <gmock/gmock.h>

#include <string>

using namespace formats;
using testing::ElementsAre;
using testing::IsEmpty;

namespace {

std::vector<std::string> refusal(const std::string& bytes) {
    const auto result = readScenario(sourceOf(bytes));
    EXPECT_FALSE(result.value.has_value());
    EXPECT_TRUE(result.failed());
    return idsAndPlaces(result.findings);
}

std::string repeated(std::string_view text, std::size_t times) {
    std::string result;
    for (std::size_t i = 0; i < times; ++i)
        result += text;
    return result;
}

} // namespace

TEST(XmlFile, RefusesAnEmptyFile) {
    EXPECT_THAT(refusal(""), ElementsAre("read.not-well-formed 1:1"));
    EXPECT_THAT(refusal("  \n "), ElementsAre(testing::StartsWith("read.not-well-formed")));
}

TEST(XmlFile, RefusesBytesThatAreNoText) {
    EXPECT_THAT(refusal(std::string("\x7f"
                                    "ELF\x02\x01\0\0",
                                    8)),
                ElementsAre("read.encoding 1:5"));
    EXPECT_THAT(refusal("<map>\xC3\x28</map>"), ElementsAre("read.encoding 1:6"));
    EXPECT_THAT(refusal("<map>\xED\xA0\x80</map>"), ElementsAre("read.encoding 1:6"));
    EXPECT_THAT(refusal("<map>\xC0\x80</map>"), ElementsAre("read.encoding 1:6"));
}

TEST(XmlFile, RefusesOtherEncodings) {
    EXPECT_THAT(refusal(std::string("\xFF\xFE<\0m\0", 6)), ElementsAre("read.encoding 1:1"));
    EXPECT_THAT(refusal(std::string("\0<\0m", 4)), ElementsAre("read.encoding 1:1"));
    EXPECT_THAT(refusal("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><map/>"),
                ElementsAre(testing::StartsWith("read.encoding")));
}

TEST(XmlFile, ReadsAFileWithAByteOrderMark) {
    const auto result = readScenario(sourceOf("\xEF\xBB\xBF" + smallMap("")));
    EXPECT_TRUE(result.value.has_value());
    EXPECT_THAT(result.findings, IsEmpty());
}

TEST(XmlFile, RefusesADoctypeWithoutExpandingIt) {
    EXPECT_THAT(refusal("<?xml version=\"1.0\"?>\n<!DOCTYPE lolz [<!ENTITY a \"lol\"><!ENTITY b "
                        "\"&a;&a;&a;&a;&a;\">]>\n<map>&b;</map>"),
                ElementsAre("read.doctype 2:1"));
}

TEST(XmlFile, RefusesWhatIsNotWellFormed) {
    for (const char* bytes :
         {"<map", "<map><title>", "<map></forces>", "<map a=b/>", "<map a='1/>", "<map/>text",
          "text<map/>", "<map>&nothing;</map>", "<map>&#0;</map>", "<map a='<'/>",
          "<map>&#xFFFFFFFFFFFFF;</map>", "<map><!-- never closed</map>"})
        EXPECT_THAT(refusal(bytes), ElementsAre(testing::StartsWith("read.not-well-formed")))
            << bytes;
}

TEST(XmlFile, RefusesASecondRoot) {
    EXPECT_THAT(refusal("<map/>\n<map/>"), ElementsAre("read.two-roots 2:1"));
}

TEST(XmlFile, RefusesAnAttributeGivenTwice) {
    EXPECT_THAT(refusal("<map>\n  <sheet id='a' id='b'/>\n</map>"),
                ElementsAre("read.duplicate-attribute 2:3"));
}

TEST(XmlFile, RefusesAWrongRoot) {
    EXPECT_THAT(refusal("<svg/>"), ElementsAre("read.wrong-root 1:1"));
    EXPECT_THAT(refusal("<ruleset format='1' id='r'/>"), ElementsAre("read.wrong-root 1:1"));
}

TEST(XmlFile, CountsDepthByALoop) {
    EXPECT_THAT(refusal(repeated("<map>", 100'000) + repeated("</map>", 100'000)),
                ElementsAre("read.too-deep 1:321"));
    // 64 deep is deep enough, and whatever is in there survives.
    const std::string deep = smallMap("  " + repeated("<x:a>", 62) + repeated("</x:a>", 62) + "\n");
    const auto result = readScenario(sourceOf(deep));
    ASSERT_TRUE(result.value.has_value());
    EXPECT_THAT(result.findings, IsEmpty());
    const std::string text = writeMap(*result.value->map);
    EXPECT_EQ(writeMap(*readScenario(sourceOf(text)).value->map), text);
}

TEST(XmlFile, ReadsAnAttributeOfTenMegabytes) {
    const std::string name(10'000'000, 'n');
    const auto result =
        readScenario(sourceOf(smallMap("  <place id=\"p\" name=\"" + name + "\"/>\n")));
    ASSERT_TRUE(result.value.has_value());
    EXPECT_EQ(result.value->map->places.at(0)->name.size(), name.size());
}

TEST(XmlFile, FindsLinesAndColumnsInCharacters) {
    std::vector<model::ReadFinding> findings;
    const auto file =
        XmlFile::open("f", "<a>\r\n  <b name=\"\xC3\xA9\" c=\"1\"/>\r\n</a>", findings);
    ASSERT_TRUE(file);
    const auto b = file->root().child("b");
    EXPECT_EQ(file->locationOf(b), (model::FileLocation{"f", 2, 3}));
    EXPECT_EQ(file->locationOf(b.attribute("c")), (model::FileLocation{"f", 2, 15}));
}

TEST(FileKind, IsSaidByTheRoot) {
    EXPECT_EQ(fileKind("<map/>"), FileKind::map);
    EXPECT_EQ(fileKind("<!-- c --><forces/>"), FileKind::forces);
    EXPECT_EQ(fileKind("<scenario/>"), FileKind::scenario);
    EXPECT_EQ(fileKind("<ruleset/>"), FileKind::ruleset);
    EXPECT_EQ(fileKind("<cases/>"), FileKind::cases);
    EXPECT_EQ(fileKind("<other/>"), std::nullopt);
    EXPECT_EQ(fileKind("<map>"), std::nullopt);
}

TEST(XmlFile, FindsColumnsFarAlongOneLine) {
    // Two bytes each, so that bytes, blocks of bytes and characters come apart.
    const std::string text = repeated("\xC3\xA9", 1000);
    std::vector<model::ReadFinding> findings;
    const auto file = XmlFile::open("f", "<a>\n<b>" + text + "</b><c/></a>", findings);
    ASSERT_TRUE(file);
    EXPECT_EQ(file->locationOf(file->root().child("c")), (model::FileLocation{"f", 2, 1008}));
}
