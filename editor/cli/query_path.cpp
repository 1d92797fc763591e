#include "editor/cli/answer_texts.h"
#include "editor/cli/query.h"
#include "validators/rules/map_path.h"

#include <filesystem>
#include <memory>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace editor::cli {

namespace {

struct Options : QueryOptions {
    std::string from, to, by = "hexes";
};

void answer(const OpenedScenario& opened, const Options& options, Run& run) {
    const model::Map& map = *opened.scenario->map;
    const auto from = hexNamed(map, "--from", options.from, run);
    const auto to = hexNamed(map, "--to", options.to, run);
    if (!from || !to) return;
    const validators::Situation situation(*opened.scenario, opened.inUse.ruleset.get());
    const auto by = options.by == "roads" ? validators::PathBy::roads : validators::PathBy::hexes;
    const auto path = validators::shortestPath(situation, *from, *to, by);
    std::vector<std::string> labels;
    for (const model::Hex hex : path)
        labels.push_back(situation.label(hex));
    if (options.format == "json") {
        Json json{
            {"from", situation.label(*from)}, {"to", situation.label(*to)}, {"by", options.by}};
        json["length"] = path.empty() ? Json() : Json(path.size() - 1);
        json["hexes"] = labels;
        run.print(json.dump(2) + '\n');
    } else if (path.empty()) {
        run.print(fmt::format("{} to {}: no way {}\n", situation.label(*from), situation.label(*to),
                              by == validators::PathBy::roads ? "along roads" : "over the map"));
    } else {
        run.print(fmt::format("{} to {}: {} hexes\n  {}\n", situation.label(*from),
                              situation.label(*to), path.size() - 1, fmt::join(labels, " ")));
    }
}

} // namespace

Action declarePathQuery(CLI::App& command) {
    auto options = std::make_shared<Options>();
    addPath(command, options->path, "A map or scenario");
    command.add_option("--from", options->from, "The first hex, as printed")
        ->required()
        ->type_name("HEX");
    command.add_option("--to", options->to, "The last hex")->required()->type_name("HEX");
    command.add_option("--by", options->by, "Through hexes, or along roads only, hexes|roads")
        ->check(CLI::IsMember({"hexes", "roads"}).description(""))
        ->type_name("WORD");
    return answering(command, std::move(options), answer);
}

} // namespace editor::cli
