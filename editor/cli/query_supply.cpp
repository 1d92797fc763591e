#include "editor/cli/answer_texts.h"
#include "editor/cli/query.h"
#include "validators/rules/supply_words.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace editor::cli {

namespace {

using validators::Situation;
using validators::SupplyLine;
using validators::SupplyMeans;

struct Options : QueryOptions {
    std::string unit, side, turn;
};

std::string_view wordOf(SupplyMeans means) {
    switch (means) {
    case SupplyMeans::none:
        return "none";
    case SupplyMeans::source:
        return "source";
    case SupplyMeans::ownTrain:
        return "own-train";
    case SupplyMeans::foreignTrain:
        return "foreign-train";
    }
    return {};
}

std::string called(const Situation& situation, const model::UnitId& unit) {
    return fmt::format("{} ({})", situation.name(unit), unit.text);
}

std::string asText(const Situation& situation, const model::UnitId& unit, const SupplyLine& line) {
    auto lines = fmt::format(
        "{}: {}{}\n", called(situation, unit), verdictWord(line.verdict, "in", "out"),
        line.clause.empty() ? std::string{}
                            : fmt::format(" ({} {})", line.clause.book, line.clause.text));
    const auto path = [&](std::string_view word, const std::vector<model::Hex>& hexes) {
        if (!hexes.empty())
            lines += fmt::format("  {}, {} hexes: {}\n", word, hexes.size() - 1,
                                 fmt::join(labelsOf(situation, hexes), " "));
    };
    path("forward line", line.forward);
    if (line.train)
        lines += fmt::format("  train: {}\n", called(situation, line.train->piece.unit));
    path("trunk line", line.trunk);
    if (line.source) lines += fmt::format("  source: {}\n", nameOf(situation, *line.source));
    if (line.verdict == validators::Verdict::no) {
        lines += fmt::format("  broken by: {}\n", worded(situation, line.broken));
        if (line.broken.length) lines += fmt::format("  length: {}\n", *line.broken.length);
        if (line.broken.nearest)
            lines += fmt::format("  nearest source: {}\n", nameOf(situation, *line.broken.nearest));
    }
    for (const auto& figure : line.missing)
        lines += fmt::format("  not stated: {}\n", figure);
    return lines;
}

Json asJson(const Situation& situation, const model::UnitId& unit, const SupplyLine& line) {
    Json json{{"unit", unit.text},
              {"is", verdictWord(line.verdict, "in", "out")},
              {"means", wordOf(line.means)}};
    if (!line.clause.empty()) json["by"] = {{"book", line.clause.book}, {"text", line.clause.text}};
    json["length"] = line.length() ? Json(*line.length()) : Json();
    json["forward"] = labelsOf(situation, line.forward);
    json["train"] = line.train ? Json(line.train->piece.unit.text) : Json();
    json["trunk"] = labelsOf(situation, line.trunk);
    json["source"] = line.source ? Json(line.source->id.text) : Json();
    if (line.verdict == validators::Verdict::no) {
        Json broken{{"why", validators::wordOf(line.broken.why)}};
        const std::string at = placeOf(situation, line.broken);
        broken["at"] = at.empty() ? Json() : Json(at);
        broken["units"] = Json::array();
        for (const auto* enemy : line.broken.blockers)
            broken["units"].push_back(enemy->piece.unit.text);
        broken["nearest"] = line.broken.nearest ? Json(line.broken.nearest->id.text) : Json();
        json["broken"] = std::move(broken);
    }
    json["missing"] = line.missing;
    return json;
}

/// The unit asked for, or the combat units of the side, or of all, in the order of the forces.
std::optional<std::vector<model::UnitId>> unitsOf(const Options& options,
                                                  const Situation& situation,
                                                  const validators::SupplyNet& net, Run& run) {
    std::vector<model::UnitId> units;
    if (!options.unit.empty()) {
        if (situation.unit(model::UnitId(options.unit)))
            return std::vector{model::UnitId(options.unit)};
        std::vector<std::string_view> known;
        for (const auto& facts : situation.units())
            known.push_back(facts.unit->id.text);
        run.refuse(fmt::format("--unit: {}: there is no such unit{}", options.unit,
                               didYouMean(known, options.unit)));
        return std::nullopt;
    }
    for (const auto& unit : net.state().units)
        if (std::find(units.begin(), units.end(), unit.piece->piece.unit) == units.end())
            units.push_back(unit.piece->piece.unit);
    return units;
}

bool isSide(const Options& options, const Situation& situation, Run& run) {
    if (options.side.empty()) return true;
    std::vector<std::string_view> known;
    for (const auto& side : situation.forces().sides)
        known.push_back(side.id.text);
    if (std::find(known.begin(), known.end(), options.side) != known.end()) return true;
    run.refuse(fmt::format("--side: {}: there is no such side{}", options.side,
                           didYouMean(known, options.side)));
    return false;
}

void answer(const OpenedScenario& opened, const Options& options, Run& run) {
    const Situation situation(*opened.scenario, opened.inUse.ruleset.get(), options.turn);
    if (!hasTurn(situation, options.turn, run) || !isSide(options, situation, run)) return;
    const validators::SupplyNet net(situation, model::SideId(options.side));
    const auto units = unitsOf(options, situation, net, run);
    if (!units) return;
    const std::string firstCheck = firstSupplyCheck(situation);
    Json json{{"turn", situation.turn()}, {"firstCheck", firstCheck}};
    json["units"] = Json::array();
    std::string lines;
    for (const auto& unit : *units) {
        const SupplyLine line = net.line(unit);
        json["units"].push_back(asJson(situation, unit, line));
        lines += asText(situation, unit, line);
    }
    if (lines.empty()) lines = "no combat unit stands on the map\n";
    if (!firstCheck.empty())
        lines += fmt::format("Units on the map at the start are in supply until {}.\n", firstCheck);
    run.print(options.format == "json" ? json.dump(2) + '\n' : lines);
}

} // namespace

Action declareSupplyQuery(CLI::App& command) {
    auto options = std::make_shared<Options>();
    addPath(command, options->path, "A scenario");
    auto* unit =
        command.add_option("--unit", options->unit, "Only this unit or train")->type_name("ID");
    command.add_option("--side", options->side, "Only the combat units of this side")
        ->type_name("ID")
        ->excludes(unit);
    addTurn(command, options->turn);
    return answering(command, std::move(options), answer);
}

} // namespace editor::cli
