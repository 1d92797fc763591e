#include "tests/editor/cli/program.h"

#include <cstdint>

#include <gtest/gtest.h>

// format and render: what is made of files.

namespace tests {
namespace {

/// Two ways to write one thing: a map inside a scenario needs no format.
std::string untidy() {
    return replaced(legalScenario(), "<map id=", "<map format=\"1\" id=");
}

TEST(Format, WritesTheCanonicalFormAndKeepsTheFormerFile) {
    const Folder folder;
    const auto outcome = run({"format", folder.write("a.scenario.xml", untidy())});
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_EQ(folder.read("a.scenario.xml"), legalScenario());
    EXPECT_EQ(folder.read("a.scenario.xml.bak"), untidy());
}

TEST(Format, LeavesACanonicalFileAlone) {
    const Folder folder;
    const auto file = folder.write("a.scenario.xml", legalScenario());
    const auto outcome = run({"format", file});
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_EQ(outcome.out, "");
    EXPECT_FALSE(std::filesystem::exists(file + ".bak"));
}

TEST(Format, CheckTellsAndChangesNothing) {
    const Folder folder;
    const auto file = folder.write("a.scenario.xml", untidy());
    const auto tidy = folder.write("b.scenario.xml", legalScenario());
    const auto outcome = run({"format", "--check", folder.path()});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_EQ(outcome.out, file + ": not in canonical form\n");
    EXPECT_EQ(folder.read("a.scenario.xml"), untidy());
    EXPECT_EQ(run({"format", "--check", tidy}).status, 0);
}

TEST(Format, RefusesAFileThatCannotBeRead) {
    const Folder folder;
    const auto broken = folder.write("a.map.xml", "<map format=\"1\"><grid></map>");
    const auto outcome = run({"format", broken, folder.write("b.scenario.xml", untidy())});
    EXPECT_EQ(outcome.status, 3);
    EXPECT_EQ(folder.read("a.map.xml"), "<map format=\"1\"><grid></map>");
    EXPECT_EQ(folder.read("b.scenario.xml"), legalScenario()) << "the other one is written";
    EXPECT_TRUE(outcome.complains("left as it is")) << outcome.err;
}

TEST(Format, RefusesAFileOfALaterFormat) {
    const Folder folder;
    const auto later = replaced(legalScenario(), "format=\"1\"", "format=\"99\"");
    EXPECT_EQ(run({"format", folder.write("a.scenario.xml", later)}).status, 3);
    EXPECT_EQ(folder.read("a.scenario.xml"), later);
}

TEST(Format, WritesElsewhere) {
    const Folder folder;
    const auto file = folder.write("a.scenario.xml", untidy());
    EXPECT_EQ(run({"format", file, "--output", "-"}).out, legalScenario());
    EXPECT_EQ(run({"format", file, "-o", folder.path("b.xml")}).status, 0);
    EXPECT_EQ(folder.read("b.xml"), legalScenario());
    EXPECT_EQ(folder.read("a.scenario.xml"), untidy());
    EXPECT_EQ(run({"format", file, file, "-o", "-"}).status, 2);
    EXPECT_EQ(run({"format", file, "--check", "-o", "-"}).status, 2);
}

struct Size {
    std::uint32_t width = 0, height = 0;
};

/// From the header of a PNG file.
Size sizeOf(const std::string& png) {
    if (png.size() < 24 || png.compare(1, 3, "PNG") != 0) return {};
    const auto number = [&](std::size_t at) {
        std::uint32_t value = 0;
        for (std::size_t i = 0; i < 4; ++i)
            value = value << 8U | static_cast<unsigned char>(png[at + i]);
        return value;
    };
    return {number(16), number(20)};
}

/// A scenario and its pictures.
struct Picture {
    Folder folder;
    std::string file;

    explicit Picture(const std::string& scenario = legalScenario())
        : file(folder.write("a.scenario.xml", scenario)) {}

    int status(const std::vector<std::string>& options) const {
        std::vector<std::string> arguments{"render", file, "-o", folder.path("a.png")};
        arguments.insert(arguments.end(), options.begin(), options.end());
        return run(arguments).status;
    }
    std::string with(const std::vector<std::string>& options) const {
        return status(options) == 0 ? folder.read("a.png") : std::string{};
    }
};

TEST(Render, HexesAreAsLargeAsAskedFor) {
    const Picture picture;
    // Ten rows, the shifted columns half a hex lower, and a margin of less than a hex on each side.
    const auto small = sizeOf(picture.with({"--hex-size", "40"}));
    const auto large = sizeOf(picture.with({"--hex-size", "80"}));
    EXPECT_GE(small.height, 420U);
    EXPECT_LE(small.height, 500U);
    EXPECT_NEAR(large.height, 2 * small.height, 4);
    EXPECT_NEAR(large.width, 2 * small.width, 4);
}

TEST(Render, AnAreaIsAPartOfTheMap) {
    const Picture picture;
    const auto whole = sizeOf(picture.with({"--hex-size", "40"}));
    const auto part = sizeOf(picture.with({"--hex-size", "40", "--area", "0404..0606"}));
    EXPECT_GE(part.height, 120U) << "three rows";
    EXPECT_LT(part.height, whole.height);
    EXPECT_LT(part.width, whole.width);
    EXPECT_EQ(picture.status({"--area", "0404..9999"}), 2);
}

TEST(Render, OfASheetLeavesTheOthersOut) {
    const std::string clear = "ground=\"clear\"/>";
    const Picture picture(replaced(legalScenario(), clear,
                                   clear + "<sheet id=\"far\" columns=\"1..3\" rows=\"1..3\"/>"));
    EXPECT_EQ(picture.status({}), 2) << "sheets lie too far apart for one picture";
    EXPECT_EQ(picture.status({"--format", "pdf"}), 2);
    EXPECT_EQ(picture.status({"--format", "pdf", "--sheet", "far"}), 0);
    const auto far = sizeOf(picture.with({"--hex-size", "40", "--sheet", "far"}));
    EXPECT_GE(far.height, 120U) << "three rows";
    EXPECT_LT(far.height, 240U);
    EXPECT_EQ(picture.status({"--sheet", "farr"}), 2);
}

TEST(Render, LayersAreLeftOutOrNamed) {
    const Picture picture;
    const std::string names =
        "terrain,levels,grid,numbers,hexsides,water,roads,spans,places,works,zones";
    const auto all = picture.with({});
    const auto withoutUnits = picture.with({"--layers", "no-units"});
    EXPECT_GT(withoutUnits.size(), 0U);
    EXPECT_NE(withoutUnits, all);
    EXPECT_EQ(picture.with({"--layers", names}), withoutUnits);
    EXPECT_EQ(picture.with({"--layers", names + ",units"}), all);
    EXPECT_EQ(picture.status({"--layers", "trees"}), 2);
}

TEST(Render, MarksFindingsWhenTheirLayerIsNamed) {
    const Picture picture(enemiesTogether());
    const auto marked = picture.with({"--layers", "grid,findings"});
    EXPECT_GT(marked.size(), 0U);
    EXPECT_NE(marked, picture.with({"--layers", "grid"}));
}

TEST(Render, DpiAndHexSizeExcludeEachOther) {
    const Picture picture;
    EXPECT_EQ(picture.status({"--dpi", "150"}), 0);
    EXPECT_EQ(picture.status({"--dpi", "150", "--hex-size", "40"}), 2);
    EXPECT_EQ(picture.status({"--dpi", "0"}), 2);
}

TEST(Render, HexesAreAsLargeOnPaperAsAskedFor) {
    const Picture picture;
    // At 254 dots per inch a millimetre is ten pixels.
    const auto onPaper = sizeOf(picture.with({"--hex-mm", "4", "--dpi", "254"}));
    const auto inPixels = sizeOf(picture.with({"--hex-size", "40"}));
    EXPECT_EQ(onPaper.width, inPixels.width);
    EXPECT_EQ(onPaper.height, inPixels.height);
    EXPECT_EQ(picture.status({"--hex-mm", "4", "--hex-size", "40"}), 2);
}

TEST(Render, TheNameOfThePictureSaysItsFormat) {
    const Picture picture;
    const auto drawn = [&](const std::string& name) {
        EXPECT_EQ(run({"render", picture.file, "-o", picture.folder.path(name)}).status, 0);
        return picture.folder.read(name);
    };
    EXPECT_TRUE(drawn("map.pdf").starts_with("%PDF-"));
    EXPECT_NE(drawn("map.SVG").find("<g id=\"terrain\">"), std::string::npos);
    EXPECT_GT(sizeOf(drawn("map")).width, 0U) << "PNG where it says nothing";
    EXPECT_EQ(run({"render", picture.file, "-o", picture.folder.path("map.jpg")}).status, 2);
    EXPECT_TRUE(
        run({"render", picture.file, "-o", "-", "--format", "pdf"}).out.starts_with("%PDF-"));
    EXPECT_EQ(run({"render", picture.file, "-o", "-", "--format", "gif"}).status, 2);
    EXPECT_EQ(run({"render", picture.file, "-o", picture.folder.path("no/folder/map.pdf")}).status,
              4);
}

TEST(Render, PrintsThePictureWhenAsked) {
    const Picture picture;
    EXPECT_EQ(run({"render", picture.file, "-o", "-"}).out, picture.with({}));
    EXPECT_EQ(run({"render", picture.file}).status, 2) << "where to is not guessed";
}

TEST(Render, DrawsWithTheRulesetOfADataFolder) {
    const Folder data;
    data.write("tlnb.xml", "<ruleset format=\"1\" id=\"tlnb\" name=\"Mine\" book=\"M\">"
                           "<terrain id=\"clear\" name=\"Clear\" colour=\"#ff0000\" "
                           "pattern=\"none\"/></ruleset>");
    const Picture picture;
    const auto red = picture.with({"--data", data.path()});
    EXPECT_GT(red.size(), 0U);
    EXPECT_NE(red, picture.with({}));
}

} // namespace
} // namespace tests
