#include "editor/cli/answer_texts.h"
#include "editor/cli/query.h"
#include "validators/rules/stacking.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

namespace editor::cli {

namespace {

struct Options : QueryOptions {
    std::string at, side, moment;
};

struct Counted {
    std::string_view name;
    int validators::StackCount::*count;
};
constexpr std::array<Counted, 8> counted{{
    {"units", &validators::StackCount::units},
    {"infantry", &validators::StackCount::infantry},
    {"cavalry", &validators::StackCount::cavalry},
    {"artillery", &validators::StackCount::artillery},
    {"vedettes", &validators::StackCount::vedettes},
    {"trains", &validators::StackCount::trains},
    {"leaders", &validators::StackCount::leaders},
    {"unknown", &validators::StackCount::unknown},
}};

std::string asText(const validators::Situation& situation, model::Hex hex,
                   const model::SideId& side, const validators::StackCount& stack) {
    auto lines = fmt::format("{} {}: {}{}\n", situation.label(hex), side.text,
                             verdictWord(stack.verdict, "legal", "illegal"), cited(stack.clause));
    for (const auto& fault : stack.faults)
        lines += fmt::format("  {} {}, at most {}{}\n", fault.found, fault.counted, fault.allowed,
                             cited(fault.clause));
    for (const auto& figure : stack.missing)
        lines += fmt::format("  not stated: {}\n", figure);
    if (stack.onlyByLeader) lines += "  not without its leader\n";
    for (const auto* standing : stack.pieces)
        lines += fmt::format("  {} ({})\n", situation.name(standing->piece.unit),
                             standing->piece.unit.text);
    for (const auto& [name, count] : counted)
        if (stack.*count > 0) lines += fmt::format("  {}: {}\n", name, stack.*count);
    return lines;
}

Json asJson(const validators::Situation& situation, model::Hex hex, const model::SideId& side,
            const validators::StackCount& stack) {
    Json json{{"hex", situation.label(hex)},
              {"side", side.text},
              {"is", verdictWord(stack.verdict, "legal", "illegal")}};
    if (!stack.clause.empty()) json["by"] = ruleAsJson(stack.clause);
    json["onlyByLeader"] = stack.onlyByLeader;
    json["faults"] = Json::array();
    for (const auto& fault : stack.faults)
        json["faults"].push_back({{"counted", fault.counted},
                                  {"found", fault.found},
                                  {"allowed", fault.allowed},
                                  {"by", ruleAsJson(fault.clause)}});
    json["missing"] = stack.missing;
    json["pieces"] = Json::array();
    for (const auto* standing : stack.pieces)
        json["pieces"].push_back(standing->piece.unit.text);
    for (const auto& [name, count] : counted)
        json["counts"][std::string(name)] = stack.*count;
    return json;
}

/// The side asked for, or all that have pieces there.
std::optional<std::vector<model::SideId>>
sidesOf(const Options& options, const validators::Situation& situation, model::Hex hex, Run& run) {
    if (options.side.empty()) return validators::sidesAt(situation, hex);
    std::vector<std::string_view> known;
    for (const auto& side : situation.forces().sides)
        known.push_back(side.id.text);
    if (std::find(known.begin(), known.end(), options.side) != known.end())
        return std::vector{model::SideId(options.side)};
    run.refuse(fmt::format("--side: {}: there is no such side{}", options.side,
                           didYouMean(known, options.side)));
    return std::nullopt;
}

void answer(const OpenedScenario& opened, const Options& options, Run& run) {
    const auto hex = hexNamed(*opened.scenario->map, "--at", options.at, run);
    if (!hex) return;
    const auto moment = options.moment.empty() ? opened.scenario->moment
                                               : (options.moment == "play" ? model::Moment::play
                                                                           : model::Moment::setup);
    const validators::Situation situation(*opened.scenario, opened.inUse.ruleset.get(), {}, moment);
    const auto sides = sidesOf(options, situation, *hex, run);
    if (!sides) return;

    auto list = Json::array();
    std::string lines;
    for (const auto& side : *sides) {
        const auto stack = validators::stackAt(situation, *hex, side);
        list.push_back(asJson(situation, *hex, side, stack));
        lines += asText(situation, *hex, side, stack);
    }
    if (lines.empty()) lines = fmt::format("{}: nobody\n", situation.label(*hex));
    run.print(options.format == "json" ? list.dump(2) + '\n' : lines);
}

} // namespace

Action declareStackQuery(CLI::App& command) {
    auto options = std::make_shared<Options>();
    addPath(command, options->path, "A scenario");
    command.add_option("--at", options->at, "The hex, as printed")->required()->type_name("HEX");
    command.add_option("--side", options->side, "Only the pieces of this side")->type_name("ID");
    command
        .add_option("--moment", options->moment,
                    "Judged before the first move or in play, setup|play; else as the scenario "
                    "says")
        ->check(CLI::IsMember({"setup", "play"}).description(""))
        ->type_name("WORD");
    return answering(command, std::move(options), answer);
}

} // namespace editor::cli
