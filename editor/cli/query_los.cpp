#include "editor/cli/answer_texts.h"
#include "editor/cli/query.h"
#include "validators/rules/sight_fan.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include <fmt/format.h>

namespace editor::cli {

namespace {

using validators::SightLine;
using validators::SightMode;
using validators::SightStep;
using validators::Situation;
using validators::Verdict;

struct Options : QueryOptions {
    std::string from, to, turn;
    bool artillery = false;

    SightMode mode() const { return artillery ? SightMode::artillery : SightMode::units; }
};

std::string_view wordOf(validators::SightDecision decision) {
    switch (decision) {
    case validators::SightDecision::plain:
        return "plain";
    case validators::SightDecision::juncture:
        return "juncture";
    case validators::SightDecision::alongHexside:
        return "along-hexside";
    }
    return {};
}

/// How the line meets a thing, and what: `crosses`, ("hex", "1009").
struct Met {
    std::string_view how;
    model::Subject what;
};
Met metAt(const model::LineStep& step) {
    if (const auto* hex = std::get_if<model::CrossedHex>(&step)) return {"crosses", hex->hex};
    if (const auto* side = std::get_if<model::CrossedHexside>(&step))
        return {"crosses", side->hexside};
    if (const auto* passed = std::get_if<model::PassedVertex>(&step))
        return {"passes", passed->vertex};
    return {"follows", std::get<model::FollowedHexside>(step).hexside};
}

Json jsonOf(const Situation& situation, const model::Subject& subject) {
    const auto [kind, id] = model::spelling(situation.map(), subject);
    return {{kind, id}};
}

std::string verdictText(const Situation& situation, const SightLine& line) {
    std::string text(verdictWord(line.verdict, "clear", "blocked"));
    if (!line.what.empty()) text += fmt::format(" by {}", line.what);
    if (line.blocker)
        text += fmt::format(" at {}", model::spelling(situation.map(), *line.blocker).second);
    return text + cited(line.clause);
}

std::string asText(const Situation& situation, model::Hex from, model::Hex to,
                   const SightLine& line) {
    std::string text = fmt::format("{} to {}: {}\n", situation.label(from), situation.label(to),
                                   verdictText(situation, line));
    for (const std::string& figure : line.missing)
        text += fmt::format("  not stated: {}\n", figure);
    if (line.decidedAt)
        text += fmt::format("  decided at {}\n",
                            model::spelling(situation.map(), *line.decidedAt).second);
    for (const SightStep& step : line.steps) {
        const auto [how, what] = metAt(step.step);
        text += fmt::format("  {} {}", how, model::spelling(situation.map(), what).second);
        if (!step.what.empty())
            text += fmt::format(": {}{}", step.what,
                                step.blocks == Verdict::yes ? cited(step.clause) : ", undecided");
        text += '\n';
    }
    return text;
}

Json asJson(const Situation& situation, model::Hex from, model::Hex to, const SightLine& line) {
    Json json{{"from", situation.label(from)},
              {"to", situation.label(to)},
              {"is", verdictWord(line.verdict, "clear", "blocked")},
              {"distance", line.distance}};
    if (!line.what.empty()) json["what"] = line.what;
    if (line.blocker) json["at"] = jsonOf(situation, *line.blocker);
    if (!line.clause.empty()) json["by"] = ruleAsJson(line.clause);
    json["decision"] = wordOf(line.decision);
    if (line.decidedAt) json["decidedAt"] = jsonOf(situation, *line.decidedAt);
    json["missing"] = line.missing;
    json["steps"] = Json::array();
    for (const SightStep& step : line.steps) {
        const auto [how, what] = metAt(step.step);
        const std::string_view blocks = step.blocks == Verdict::yes  ? "yes"
                                        : step.blocks == Verdict::no ? "no"
                                                                     : "undecided";
        Json one{{"how", how}, {"at", jsonOf(situation, what)}, {"blocks", blocks}};
        if (!step.what.empty()) one["what"] = step.what;
        if (!step.clause.empty()) one["by"] = ruleAsJson(step.clause);
        json["steps"].push_back(std::move(one));
    }
    return json;
}

void answerLine(const Situation& situation, model::Hex from, model::Hex to, const Options& options,
                Run& run) {
    const SightLine line = sightLine(situation, from, to, options.mode());
    run.print(options.format == "json" ? asJson(situation, from, to, line).dump(2) + '\n'
                                       : asText(situation, from, to, line));
}

void answerFan(const Situation& situation, model::Hex from, const Options& options, Run& run) {
    const auto fan = sightFan(situation, from, options.mode());
    if (options.format == "json") {
        Json json{{"from", situation.label(from)},
                  {"range", fan.range.hexes ? Json(*fan.range.hexes) : Json()}};
        json["hexes"] = Json::array();
        for (const auto& line : fan.lines)
            json["hexes"].push_back({{"hex", situation.label(line.hex)},
                                     {"is", verdictWord(line.out.verdict, "clear", "blocked")},
                                     {"back", verdictWord(line.back.verdict, "clear", "blocked")}});
        run.print(json.dump(2) + '\n');
        return;
    }
    std::string text = fmt::format("{}: {}{}\n", situation.label(from),
                                   fan.range.hexes ? fmt::format("range {}", *fan.range.hexes)
                                                   : std::string("how far it sees is not stated"),
                                   cited(fan.range.clause));
    for (const auto& line : fan.lines) {
        text +=
            fmt::format("  {}: {}", situation.label(line.hex), verdictText(situation, line.out));
        if (line.back.verdict != line.out.verdict)
            text += fmt::format("; back: {}", verdictText(situation, line.back));
        text += '\n';
    }
    run.print(text);
}

void answer(const OpenedScenario& opened, const Options& options, Run& run) {
    const auto from = hexNamed(*opened.scenario->map, "--from", options.from, run);
    if (!from) return;
    std::optional<model::Hex> to;
    if (!options.to.empty()) {
        to = hexNamed(*opened.scenario->map, "--to", options.to, run);
        if (!to) return;
    }
    const Situation situation(*opened.scenario, opened.inUse.ruleset.get(), options.turn);
    if (!hasTurn(situation, options.turn, run)) return;
    if (to)
        answerLine(situation, *from, *to, options, run);
    else
        answerFan(situation, *from, options, run);
}

} // namespace

Action declareLosQuery(CLI::App& command) {
    auto options = std::make_shared<Options>();
    addPath(command, options->path, "A scenario or map");
    command.add_option("--from", options->from, "The hex that looks, as printed")
        ->required()
        ->type_name("HEX");
    command.add_option("--to", options->to, "The hex looked at; unless stated all within range")
        ->type_name("HEX");
    command.add_flag("--artillery", options->artillery, "As a battery sees its target");
    addTurn(command, options->turn);
    return answering(command, std::move(options), answer);
}

} // namespace editor::cli
