#include "editor/cli/answer_texts.h"
#include "editor/cli/query.h"
#include "validators/rules/movement.h"

#include <memory>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace editor::cli {

namespace {

using validators::Verdict;

struct Options : QueryOptions {
    std::string unit, to, turn;
    bool roadMarch = false;
};

std::string pointsOf(const validators::Allowance& allowance) {
    if (!allowance.points.hasValue()) return "movement points not stated";
    return fmt::format("{} movement points{}", *allowance.points, cited(allowance.clause));
}

std::string textOf(const validators::StepCost& cost) {
    return cost.halfPoints.hasValue() ? model::pointsText(*cost.halfPoints) : "undecided";
}

std::string lineAsText(const validators::Situation& situation, const Options& options,
                       model::Hex to, const validators::ReachLine& line) {
    std::string text = fmt::format("{} to {}: {}", situation.name(model::UnitId(options.unit)),
                                   situation.label(to), verdictWord(line.verdict, "yes", "no"));
    if (line.halfPoints) text += fmt::format(", {}", model::pointsText(*line.halfPoints));
    text += fmt::format(" of {}\n", pointsOf(line.allowance));
    if (line.verdict == Verdict::no && !line.tooFar)
        text += fmt::format("  barred{}\n", cited(line.clause));
    for (const auto& step : line.steps) {
        text += fmt::format("  {}: {}", situation.label(step.to), textOf(step.cost));
        for (const auto& part : step.cost.parts)
            text += fmt::format(", {} {}{}", part.what, model::pointsText(part.halfPoints),
                                cited(part.clause));
        text += '\n';
    }
    for (const auto& figure : line.missing)
        text += fmt::format("  not stated: {}\n", figure);
    return text;
}

Json lineAsJson(const validators::Situation& situation, const Options& options, model::Hex to,
                const validators::ReachLine& line) {
    Json json{{"unit", options.unit},
              {"to", situation.label(to)},
              {"is", verdictWord(line.verdict, "yes", "no")},
              {"tooFar", line.tooFar}};
    json["halfPoints"] = line.halfPoints ? Json(*line.halfPoints) : Json();
    if (!line.clause.empty()) json["by"] = ruleAsJson(line.clause);
    json["steps"] = Json::array();
    for (const auto& step : line.steps) {
        Json told{{"to", situation.label(step.to)},
                  {"roadMarch", step.state == validators::MarchState::roadMarch},
                  {"parts", Json::array()}};
        for (const auto& part : step.cost.parts)
            told["parts"].push_back({{"what", part.what},
                                     {"halfPoints", part.halfPoints},
                                     {"by", ruleAsJson(part.clause)}});
        json["steps"].push_back(std::move(told));
    }
    json["missing"] = line.missing;
    return json;
}

/// Every hex of the field with its cost, in the order of the net.
struct Listed {
    std::vector<std::pair<std::string, std::string>> sure; ///< label and points
    std::vector<std::string> open;
};

Listed listed(const validators::Situation& situation, const validators::ReachField& field) {
    Listed hexes;
    const auto& ground = situation.ground();
    for (validators::Ground::Index at = 0; at < ground.size(); ++at) {
        const Verdict verdict = field.at(at);
        if (verdict == Verdict::no) continue;
        const auto label = situation.label(ground.hexAt(at));
        if (verdict == Verdict::undecided) {
            hexes.open.push_back(label);
            continue;
        }
        const auto cost = field.halfPointsTo(at);
        hexes.sure.emplace_back(label, cost ? model::pointsText(*cost) : "undecided");
    }
    return hexes;
}

std::string fieldAsText(const validators::Situation& situation, const Options& options,
                        const validators::ReachField& field,
                        const validators::MissingFigures& missing) {
    const Listed hexes = listed(situation, field);
    std::string text =
        fmt::format("{}: {} hexes, {}\n", situation.name(model::UnitId(options.unit)),
                    hexes.sure.size(), pointsOf(field.allowance));
    for (const auto& [label, points] : hexes.sure)
        text += fmt::format("  {}: {}\n", label, points);
    if (!hexes.open.empty()) text += fmt::format("  undecided: {}\n", fmt::join(hexes.open, " "));
    for (const auto& figure : missing)
        text += fmt::format("  not stated: {}\n", figure);
    return text;
}

Json fieldAsJson(const validators::Situation& situation, const Options& options,
                 const validators::ReachField& field, const validators::MissingFigures& missing) {
    const Listed hexes = listed(situation, field);
    Json json{{"unit", options.unit}, {"turn", situation.turn()}};
    const auto& points = field.allowance.points;
    json["allowance"] = points.hasValue() ? Json(*points) : Json();
    json["hexes"] = Json::array();
    for (const auto& [label, cost] : hexes.sure)
        json["hexes"].push_back({{"hex", label}, {"points", cost}});
    json["undecided"] = hexes.open;
    json["missing"] = missing;
    return json;
}

void answer(const OpenedScenario& opened, const Options& options, Run& run) {
    const validators::Situation situation(*opened.scenario, opened.inUse.ruleset.get(),
                                          options.turn);
    if (!hasTurn(situation, options.turn, run)) return;
    const auto* found = pieceNamed(situation, options.unit, run);
    if (!found) return;
    validators::Standing piece = *found;
    piece.piece.roadMarch = piece.piece.roadMarch || options.roadMarch;
    const bool asJson = options.format == "json";
    if (options.to.empty()) {
        const auto field = validators::reach(situation, piece);
        const auto missing = validators::missingFigures(situation, piece, field);
        run.print(asJson ? fieldAsJson(situation, options, field, missing).dump(2) + '\n'
                         : fieldAsText(situation, options, field, missing));
        return;
    }
    const auto to = hexNamed(*opened.scenario->map, "--to", options.to, run);
    if (!to) return;
    const auto line = validators::reachLine(situation, piece, *to);
    run.print(asJson ? lineAsJson(situation, options, *to, line).dump(2) + '\n'
                     : lineAsText(situation, options, *to, line));
}

} // namespace

Action declareReachQuery(CLI::App& command) {
    auto options = std::make_shared<Options>();
    addPath(command, options->path, "A scenario");
    addUnit(command, options->unit);
    command.add_option("--to", options->to, "Only the way to this hex, with its reasons")
        ->type_name("HEX");
    addTurn(command, options->turn);
    command.add_flag("--road-march", options->roadMarch, "It starts in road march");
    return answering(command, std::move(options), answer);
}

} // namespace editor::cli
