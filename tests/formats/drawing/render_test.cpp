#include "formats/drawing/render.h"

#include "tests/formats/drawing/decoded_png.h"
#include "tests/formats/drawing/drawn.h"

#include <gtest/gtest.h>
#include <pugixml.hpp>

#include <set>

using namespace formats;
using namespace drawn;

namespace {

void addIds(pugi::xml_node node, std::vector<std::string>& ids) {
    if (const auto id = node.attribute("id")) ids.emplace_back(id.value());
    for (const pugi::xml_node child : node.children())
        addIds(child, ids);
}

/// Every `#id` that an attribute refers to.
void addReferences(pugi::xml_node node, std::set<std::string>& ids) {
    for (const pugi::xml_attribute attribute : node.attributes()) {
        std::string value = attribute.value();
        if (std::string(attribute.name()) == "xlink:href" && value.starts_with('#'))
            ids.insert(value.substr(1));
        for (auto at = value.find("url(#"); at != std::string::npos;
             at = value.find("url(#", at + 1))
            ids.insert(value.substr(at + 5, value.find(')', at) - at - 5));
    }
    for (const pugi::xml_node child : node.children())
        addReferences(child, ids);
}

RenderedMap rendered(const model::Scenario& scenario, PictureFormat format, double millimetres) {
    RenderOptions options;
    options.format = format;
    options.hexMillimetres = millimetres;
    return renderMap(scenario, nullptr, options);
}

/// Of 3 x 3 flat-top hexes: five radii and three and a half hexes, with 0.6 radii around.
double acrossThree(double hex) {
    return 6.2 * hex / std::sqrt(3.0);
}
double downThree(double hex) {
    return 3.5 * hex + 1.2 * hex / std::sqrt(3.0);
}

} // namespace

TEST(Render, SixteenMillimetresAtThreeHundredDpiAreThatWide) {
    model::Scenario scenario = emptyScenario(3, 3);
    scenario.map.edit([](model::Map& map) { map.grid.onPaper = "16 mm"; });
    RenderOptions options;
    options.dpi = 300.0;
    const RenderedMap rendered = renderMap(scenario, nullptr, options);
    const auto decoded = decode(rendered.bytes);
    EXPECT_EQ(decoded.width, rendered.width);
    EXPECT_EQ(decoded.height, rendered.height);
    // From side to side a hex measures 16 mm = 188.98 pixels, its radius is that by root 3. Three
    // columns are 5 radii wide, three rows and a shift 3.5 hexes high; 0.6 radii of margin around.
    const double side = 16.0 / 25.4 * 300.0;
    const double radius = side / std::sqrt(3.0);
    EXPECT_NEAR(decoded.width, 5.0 * radius + 1.2 * radius, 1.0);
    EXPECT_NEAR(decoded.height, 3.5 * side + 1.2 * radius, 1.0);
}

TEST(Render, BandsLeaveNoSeam) {
    // Wide enough that the picture is drawn in several bands.
    const model::Scenario scenario = emptyScenario(240, 4);
    RenderOptions options;
    options.pixelsPerRadius = 70.0;
    const auto decoded = decode(renderMap(scenario, nullptr, options).bytes);
    ASSERT_GT(decoded.width * decoded.height, 8'000'000);
    const model::HexLayout layout = layoutFor(scenario, 70.0);
    const auto ground = meanOf(patternLook(classicTheme(), "none").ground);
    for (const auto hex : printedHexes(*scenario.map)) {
        const auto centre = layout.centre(hex);
        for (double down = -30; down <= 30; down += 1.0) {
            const std::size_t i = 3 * (static_cast<std::size_t>(centre.y + down) *
                                           static_cast<std::size_t>(decoded.width) +
                                       static_cast<std::size_t>(centre.x));
            const Mean pixel{double(decoded.rgb[i]), double(decoded.rgb[i + 1]),
                             double(decoded.rgb[i + 2])};
            ASSERT_LT(difference(pixel, ground), 3.0);
        }
    }
}

TEST(Render, RefusesAPictureThatIsTooLarge) {
    RenderOptions options;
    options.pixelsPerRadius = 1000.0;
    const RenderedMap rendered = renderMap(emptyScenario(60, 34), nullptr, options);
    EXPECT_TRUE(rendered.bytes.empty());
    EXPECT_EQ(rendered.refusal.argument("across"), "32767");
}

TEST(Render, MillimetresAndDotsGiveTheExactSizeInPixels) {
    RenderOptions options;
    options.hexMillimetres = 20.0;
    options.dpi = 254.0; // ten pixels a millimetre
    const RenderedMap picture = renderMap(emptyScenario(3, 3), nullptr, options);
    const auto decoded = decode(picture.bytes);
    EXPECT_EQ(decoded.width, static_cast<int>(std::ceil(acrossThree(200.0))));
    EXPECT_EQ(decoded.height, static_cast<int>(std::ceil(downThree(200.0))));
    EXPECT_NEAR(decoded.dpi, 254.0, 0.02);
}

TEST(Render, SvgHasTheLayersAsGroupsInOrder) {
    const model::Scenario scenario = country();
    const RenderedMap picture = rendered(scenario, PictureFormat::svg, 16.0);
    pugi::xml_document document;
    ASSERT_TRUE(document.load_buffer(picture.bytes.data(), picture.bytes.size()));
    std::vector<std::string> groups;
    for (const pugi::xml_node group : document.child("svg").children("g"))
        groups.emplace_back(group.attribute("id").value());
    EXPECT_EQ(groups, (std::vector<std::string>{
                          "paper", "ground",   "underlay",      "levels", "terrain", "outlines",
                          "grid",  "hexsides", "outline-lines", "water",  "roads",   "buildings",
                          "spans", "partial",  "numbers",       "labels", "zones",   "works",
                          "marks", "names",    "units"}));
    for (const char* drawnOn : {"terrain", "grid", "water", "roads", "numbers", "units"})
        EXPECT_FALSE(
            document.child("svg").find_child_by_attribute("g", "id", drawnOn).first_child().empty())
            << drawnOn;
}

TEST(Render, SvgUsesEachIdOnceAndRefersToNoOther) {
    const RenderedMap picture = rendered(country(), PictureFormat::svg, 16.0);
    pugi::xml_document document;
    ASSERT_TRUE(document.load_buffer(picture.bytes.data(), picture.bytes.size()));
    std::vector<std::string> ids;
    addIds(document, ids);
    const std::set<std::string> different(ids.begin(), ids.end());
    EXPECT_EQ(different.size(), ids.size());
    std::set<std::string> references;
    addReferences(document, references);
    EXPECT_FALSE(references.empty()); // glyphs
    for (const std::string& reference : references)
        EXPECT_TRUE(different.count(reference)) << reference;
}

TEST(Render, SvgHoldsOfALineOnlyWhatThePictureShows) {
    const auto bytesWithLineTo = [](std::int64_t end) {
        model::Scenario scenario = emptyScenario(3, 3);
        scenario.map.edit([&](model::Map& map) {
            model::Outline line;
            line.type = model::TerrainId("woods");
            line.at = model::hexAt(map, 0, 2, 2);
            line.open = true;
            line.points = {{0, 0}, {end, 0}};
            map.outlines.push_back(line);
        });
        return rendered(scenario, PictureFormat::svg, 16.0).bytes.size();
    };
    EXPECT_LT(bytesWithLineTo(99'999'999), 2 * bytesWithLineTo(99'999));
}

TEST(Render, SvgIsAsLargeAsTheMapOnPaper) {
    const RenderedMap picture = rendered(emptyScenario(3, 3), PictureFormat::svg, 16.0);
    pugi::xml_document document;
    ASSERT_TRUE(document.load_buffer(picture.bytes.data(), picture.bytes.size()));
    const std::string width = document.child("svg").attribute("width").value();
    const std::string height = document.child("svg").attribute("height").value();
    EXPECT_TRUE(width.ends_with("mm"));
    EXPECT_NEAR(std::stod(width), acrossThree(16.0), 0.001);
    EXPECT_NEAR(std::stod(height), downThree(16.0), 0.001);
    EXPECT_NEAR(picture.acrossMillimetres, acrossThree(16.0), 1e-9);
}

TEST(Render, SvgLeavesOutTheLayersThatAreOff) {
    RenderOptions options;
    options.format = PictureFormat::svg;
    options.layers.grid = options.layers.places = false;
    const RenderedMap picture = renderMap(country(), nullptr, options);
    for (const char* id : {"id=\"grid\"", "id=\"names\"", "id=\"marks\""})
        EXPECT_EQ(picture.bytes.find(id), std::string::npos) << id;
    EXPECT_NE(picture.bytes.find("id=\"terrain\""), std::string::npos);
}

TEST(Render, PdfPageIsAsLargeAsTheMapOnPaper) {
    model::Scenario scenario = emptyScenario(3, 3);
    scenario.title = "Montenotte";
    const RenderedMap picture = rendered(scenario, PictureFormat::pdf, 16.0);
    EXPECT_TRUE(picture.bytes.starts_with("%PDF-"));
    const auto at = picture.bytes.find("/MediaBox [ 0 0 ");
    ASSERT_NE(at, std::string::npos);
    const char* from = picture.bytes.c_str() + at + std::string("/MediaBox [ 0 0 ").size();
    char* end = nullptr;
    const double across = std::strtod(from, &end) / 72.0 * 25.4;
    const double down = std::strtod(end, nullptr) / 72.0 * 25.4;
    EXPECT_NEAR(across, acrossThree(16.0), 0.1);
    EXPECT_NEAR(down, downThree(16.0), 0.1);
    EXPECT_NE(picture.bytes.find("Montenotte"), std::string::npos) << "the title";
}

TEST(Render, TheSameMapGivesTheSameBytes) {
    const model::Scenario scenario = country();
    for (const auto format : {PictureFormat::png, PictureFormat::svg, PictureFormat::pdf})
        EXPECT_EQ(rendered(scenario, format, 12.0).bytes, rendered(scenario, format, 12.0).bytes);
}

TEST(Render, TheSizeOnPaperIsThatOfTheMapUnlessAskedFor) {
    model::Scenario scenario = emptyScenario(3, 3);
    scenario.map.edit([](model::Map& map) { map.grid.onPaper = "10 mm"; });
    EXPECT_NEAR(rendered(scenario, PictureFormat::pdf, 0.0).acrossMillimetres, acrossThree(10.0),
                1e-9);
    EXPECT_NEAR(rendered(scenario, PictureFormat::pdf, 8.0).acrossMillimetres, acrossThree(8.0),
                1e-9);
}
