#include "editor/cli/opening.h"
#include "editor/cli/options.h"
#include "editor/cli/subcommand.h"
#include "formats/drawing/png.h"
#include "model/map/labels.h"

#include <algorithm>
#include <array>
#include <memory>
#include <numbers>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

namespace editor::cli {

namespace {

struct Options {
    std::filesystem::path path, output;
    double dpi = 0.0, hexSize = 0.0;
    std::string layers, area, sheet;
    Paths data;
};

using Layer = bool formats::Layers::*;
constexpr std::array<std::pair<std::string_view, Layer>, 13> layerNames{{
    {"terrain", &formats::Layers::terrain},
    {"levels", &formats::Layers::levels},
    {"grid", &formats::Layers::grid},
    {"numbers", &formats::Layers::numbers},
    {"hexsides", &formats::Layers::hexsides},
    {"water", &formats::Layers::water},
    {"roads", &formats::Layers::roads},
    {"spans", &formats::Layers::spans},
    {"places", &formats::Layers::places},
    {"works", &formats::Layers::works},
    {"zones", &formats::Layers::zones},
    {"units", &formats::Layers::units},
    {"findings", &formats::Layers::findings},
}};

std::vector<std::string> wordsOf(std::string_view list) {
    std::vector<std::string> words(1);
    for (const char letter : list) {
        if (letter == ',')
            words.emplace_back();
        else
            words.back() += letter;
    }
    return words;
}

void setAll(formats::Layers& layers, bool shown) {
    for (const auto& [name, layer] : layerNames)
        layers.*layer = shown;
}

/// Everything but the marks of findings, where nothing is said. A list that begins with a name
/// shows only what it names; one that begins with `no-` takes away.
std::optional<formats::Layers> layersOf(const std::string& list, Run& run) {
    formats::Layers layers;
    layers.findings = false;
    if (list.empty()) return layers;
    if (!list.starts_with("no-")) setAll(layers, false);
    for (const auto& word : wordsOf(list)) {
        const bool shown = !word.starts_with("no-");
        const auto name = shown ? word : word.substr(3);
        std::vector<std::string_view> known;
        Layer found = nullptr;
        for (const auto& [each, layer] : layerNames) {
            known.push_back(each);
            if (each == name) found = layer;
        }
        if (!found) {
            run.refuse(fmt::format("--layers: {}: there is no such layer{}", name,
                                   didYouMean(known, name)));
            return std::nullopt;
        }
        layers.*found = shown;
    }
    return layers;
}

/// The two corners of the area.
std::optional<std::vector<model::Hex>> cornersOf(const std::string& area, const model::Map& map,
                                                 Run& run) {
    std::vector<model::Hex> corners;
    if (area.empty()) return corners;
    const auto dots = area.find("..");
    const auto first = area.substr(0, dots);
    const auto last = dots == std::string::npos ? first : area.substr(dots + 2);
    for (const auto& label : {first, last}) {
        const auto read = model::readHex(map, label);
        if (!read.value) {
            run.refuse(fmt::format("--area: {}: the map has no such hex", label));
            return std::nullopt;
        }
        corners.push_back(*read.value);
    }
    return corners;
}

/// The sheet asked for, else those in play. Empty: all of them.
std::optional<std::vector<model::SheetId>> sheetsOf(const std::string& asked,
                                                    const model::Scenario& scenario, Run& run) {
    std::vector<std::string_view> known;
    for (const auto& sheet : scenario.map->sheets)
        known.push_back(sheet.id.text);
    if (asked.empty()) {
        std::vector<model::SheetId> inPlay;
        for (const auto& sheet : scenario.sheetsInPlay)
            if (std::find(known.begin(), known.end(), sheet.text) != known.end())
                inPlay.push_back(sheet);
        return inPlay;
    }
    if (std::find(known.begin(), known.end(), asked) != known.end())
        return std::vector{model::SheetId(asked)};
    run.refuse(
        fmt::format("--sheet: {}: the map has no such sheet{}", asked, didYouMean(known, asked)));
    return std::nullopt;
}

std::vector<formats::Shape> marksOf(const OpenedScenario& opened) {
    std::vector<model::Finding> findings;
    for (const auto& reported : judged(opened).findings)
        if (!reported.waived) findings.push_back(reported.finding);
    return formats::findingShapes(*opened.scenario, findings);
}

void render(const Options& options, Run& run) {
    formats::RenderOptions wanted;
    const auto layers = layersOf(options.layers, run);
    if (!layers) return;
    const auto opened = openOrComplain(options.path, options.data, run);
    if (!opened.scenario) return;
    const auto corners = cornersOf(options.area, *opened.scenario->map, run);
    if (!corners) return;
    const auto sheets = sheetsOf(options.sheet, *opened.scenario, run);
    if (!sheets) return;

    wanted.sheets = *sheets;
    wanted.layers = *layers;
    wanted.around = *corners;
    wanted.dpi = options.dpi;
    // Opposite sides of a hex are sqrt(3) radii apart.
    wanted.pixelsPerRadius = options.hexSize / std::numbers::sqrt3;
    if (layers->findings) wanted.shapes = marksOf(opened);
    const auto picture = formats::renderMap(*opened.scenario, opened.inUse.ruleset, wanted);
    if (picture.png.empty()) {
        run.refuse(text(picture.refusal));
        return;
    }
    run.put(options.output, picture.png);
}

Action declare(CLI::App& command) {
    auto options = std::make_shared<Options>();
    addPath(command, options->path, "A scenario, a map, or forces");
    addOutput(command, options->output, "The picture to write, - to print it");
    command.get_option("--output")->required();
    auto* dpi = command
                    .add_option("--dpi", options->dpi,
                                "Dots per inch, at the size that the map prints its hexes at")
                    ->check(CLI::Range(1.0, 4800.0).description(""))
                    ->type_name("N");
    command
        .add_option("--hex-size", options->hexSize, "Pixels between two opposite sides of a hex")
        ->check(CLI::Range(1.0, 2000.0).description(""))
        ->type_name("PX")
        ->excludes(dpi);
    std::string names;
    for (const auto& [name, layer] : layerNames)
        names += fmt::format("{}{}", names.empty() ? "" : " ", name);
    command
        .add_option("--layers", options->layers,
                    "What to draw, with commas between; names alone draw only these, no-NAME "
                    "leaves one out; all but findings unless stated. Layers: " +
                        names)
        ->type_name("LIST");
    command.add_option("--area", options->area, "Only from this hex to that one")
        ->type_name("HEX..HEX");
    command
        .add_option("--sheet", options->sheet,
                    "Only this sheet; needed where sheets that no join ties together are in play "
                    "and no area "
                    "is given")
        ->type_name("ID");
    addData(command, options->data);
    return [options](Run& run) { render(*options, run); };
}

} // namespace

const Subcommand renderCommand{
    "render", "Draw a map or scenario as PNG",
    "Examples:\n"
    "  berthier-cli render samples/piedmont/montenotte.scenario.xml -o montenotte.png\n"
    "  berthier-cli render my.map.xml -o corner.png --area E-4020..E-5030 --hex-size 60\n"
    "  berthier-cli render my.scenario.xml -o map.png --layers no-units,no-zones\n"
    "  berthier-cli render my.scenario.xml -o findings.png --layers terrain,grid,units,findings\n",
    declare};

} // namespace editor::cli
