#include "formats/drawing/render.h"
#include "editor/cli/opening.h"
#include "editor/cli/options.h"
#include "editor/cli/overlay_pictures.h"
#include "editor/cli/subcommand.h"
#include "model/map/labels.h"

#include <algorithm>
#include <array>
#include <iterator>
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
    double dpi = 0.0, hexSize = 0.0, hexMillimetres = 0.0;
    std::string format, layers, area, sheet, turn;
    std::vector<std::string> overlays;
    Paths data;
};

using Layer = bool formats::Layers::*;
constexpr std::array<std::pair<std::string_view, Layer>, 17> layerNames{{
    {"terrain", &formats::Layers::terrain},
    {"levels", &formats::Layers::levels},
    {"grid", &formats::Layers::grid},
    {"numbers", &formats::Layers::numbers},
    {"hexsides", &formats::Layers::hexsides},
    {"water", &formats::Layers::water},
    {"roads", &formats::Layers::roads},
    {"spans", &formats::Layers::spans},
    {"outlines", &formats::Layers::outlines},
    {"partial", &formats::Layers::partial},
    {"labels", &formats::Layers::labels},
    {"underlay", &formats::Layers::underlay},
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

constexpr std::array<std::pair<std::string_view, formats::PictureFormat>, 3> pictureFormats{{
    {"png", formats::PictureFormat::png},
    {"svg", formats::PictureFormat::svg},
    {"pdf", formats::PictureFormat::pdf},
}};

/// The one asked for, else that of the file's name, else PNG.
std::optional<formats::PictureFormat> formatOf(const Options& options, Run& run) {
    std::string word = options.format;
    const std::string extension = options.output.extension().string();
    if (word.empty() && extension.size() > 1) word = extension.substr(1);
    std::transform(word.begin(), word.end(), word.begin(), [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    });
    if (word.empty()) return formats::PictureFormat::png;
    for (const auto& [name, format] : pictureFormats)
        if (name == word) return format;
    run.refuse(fmt::format("--output: {}: a picture is png, svg or pdf; name one with --format",
                           options.output.string()));
    return std::nullopt;
}

/// The scanned pictures of the map; one that is missing is complained about and draws nothing.
formats::UnderlayPictures underlaysOf(const OpenedScenario& opened, Run& run) {
    const auto folder = mapFolder(*opened.scenario, opened.path);
    auto read = formats::readUnderlays(*opened.scenario->map, folder);
    for (const auto& name : read.unread) {
        run.complain(
            fmt::format("{}: the picture under the map cannot be read", (folder / name).string()));
        run.raise(Exit::unread);
    }
    return std::move(read.pictures);
}

std::vector<formats::Shape> marksOf(const OpenedScenario& opened) {
    std::vector<model::Finding> findings;
    for (const auto& reported : judged(opened).findings)
        if (!reported.waived) findings.push_back(reported.finding);
    return formats::findingShapes(*opened.scenario, findings);
}

void render(const Options& options, Run& run) {
    formats::RenderOptions wanted;
    const auto format = formatOf(options, run);
    if (!format) return;
    const auto layers = layersOf(options.layers, run);
    if (!layers) return;
    const auto opened = openOrComplain(options.path, options.data, run);
    if (!opened.scenario) return;
    const auto corners = cornersOf(options.area, *opened.scenario->map, run);
    if (!corners) return;
    const auto sheets = sheetsOf(options.sheet, *opened.scenario, run);
    if (!sheets) return;

    wanted.format = *format;
    wanted.hexMillimetres = options.hexMillimetres;
    if (layers->underlay) wanted.pictures = underlaysOf(opened, run);
    wanted.sheets = *sheets;
    wanted.layers = *layers;
    wanted.around = *corners;
    wanted.dpi = options.dpi;
    // Opposite sides of a hex are sqrt(3) radii apart.
    wanted.pixelsPerRadius = options.hexSize / std::numbers::sqrt3;
    if (layers->findings) wanted.shapes = marksOf(opened);
    const validators::Situation situation(*opened.scenario, opened.inUse.ruleset.get(),
                                          options.turn);
    if (!hasTurn(situation, options.turn, run)) return;
    auto answers = overlayShapes(situation, options.overlays, run);
    if (!answers) return;
    std::move(answers->begin(), answers->end(), std::back_inserter(wanted.shapes));
    const auto picture = formats::renderMap(*opened.scenario, opened.inUse.ruleset, wanted);
    if (picture.bytes.empty()) {
        run.refuse(text(picture.refusal));
        return;
    }
    run.put(options.output, picture.bytes);
}

Action declare(CLI::App& command) {
    auto options = std::make_shared<Options>();
    addPath(command, options->path, "A scenario, a map, or forces");
    addOutput(command, options->output, "The picture to write, - to print it");
    command.get_option("--output")->required();
    command
        .add_option("--format", options->format,
                    "png, svg or pdf; unless stated what the name of the picture ends with")
        ->check(CLI::IsMember({"png", "svg", "pdf"}).description(""))
        ->type_name("FORMAT");
    auto* dpi = command
                    .add_option("--dpi", options->dpi,
                                "Dots per inch of a PNG, at the size of hexes on paper; 150 "
                                "unless stated where --hex-mm is")
                    ->check(CLI::Range(1.0, 4800.0).description(""))
                    ->type_name("N");
    auto* millimetres =
        command
            .add_option("--hex-mm", options->hexMillimetres,
                        "Millimetres on paper between two opposite sides of a hex; unless stated "
                        "what the map says, 16 for SVG and PDF of a map that does not")
            ->check(CLI::Range(1.0, 500.0).description(""))
            ->type_name("N");
    command
        .add_option("--hex-size", options->hexSize,
                    "Pixels of a PNG between two opposite sides of a hex")
        ->check(CLI::Range(1.0, 2000.0).description(""))
        ->type_name("PX")
        ->excludes(dpi)
        ->excludes(millimetres);
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
    command
        .add_option("--overlay", options->overlays,
                    "What the rules say, drawn over the map; may be given several times: "
                    "reach:UNIT, zoc, zoc:SIDE, zoc:UNIT, los:HEX, los:UNIT, supply, supply:SIDE, "
                    "supply:UNIT, entry")
        ->type_name("OVERLAY");
    command.add_option("--turn", options->turn, "The turn that overlays are asked for; the first")
        ->type_name("TURN");
    addData(command, options->data);
    return [options](Run& run) { render(*options, run); };
}

} // namespace

const Subcommand renderCommand{
    "render", "Draw a map or scenario as PNG, SVG or PDF",
    "Examples:\n"
    "  berthier-cli render samples/piedmont/montenotte.scenario.xml -o montenotte.png\n"
    "  berthier-cli render my.map.xml -o my.pdf --hex-mm 16\n"
    "  berthier-cli render my.map.xml -o corner.png --area E-4020..E-5030 --hex-size 60\n"
    "  berthier-cli render my.scenario.xml -o map.png --layers no-units,no-zones\n"
    "  berthier-cli render my.scenario.xml -o findings.png --layers terrain,grid,units,findings\n"
    "  berthier-cli render my.scenario.xml -o sight.png --overlay los:E-5030 --turn '12 Apr 9 "
    "PM'\n",
    declare};

} // namespace editor::cli
