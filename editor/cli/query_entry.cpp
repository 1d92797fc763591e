#include "editor/cli/answer_texts.h"
#include "editor/cli/query.h"
#include "validators/rules/entry.h"

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace editor::cli {

namespace {

using validators::EntryPlan;
using validators::Situation;
using validators::Verdict;

struct Options : QueryOptions {
    std::string arrival, turn;
};

std::vector<std::string> idsOf(const std::vector<model::UnitId>& units) {
    std::vector<std::string> ids;
    for (const auto& unit : units)
        ids.push_back(unit.text);
    return ids;
}

std::string wordOf(const validators::EntryPayment& payment) {
    if (payment.enters == Verdict::undecided) return "undecided";
    if (payment.enters == Verdict::yes)
        return payment.byLeastMovement ? "enters by the least movement" : "enters";
    if (payment.barred) return "waits, may not enter such ground";
    if (payment.keptOut) return "waits, may not enter an enemy zone";
    const auto why = payment.noRoom ? "waits, no room on the road" : "waits";
    return payment.entersOn.empty() ? why : fmt::format("{}, enters {}", why, payment.entersOn);
}

std::string chanceText(const validators::EntryChance& chance) {
    if (!chance.each) return "not stated: " + chance.missing;
    std::string text = validators::text(*chance.each);
    for (const auto& condition : chance.conditions)
        text += ", " + condition;
    return text + cited(chance.clause);
}

std::string asText(const Situation& situation, const EntryPlan& plan,
                   const validators::EntryChance& chance) {
    auto lines = fmt::format("{} on {}: {}\n", plan.arrival->id.text, plan.turn, word(plan.way));
    if (plan.isPreview) lines += "  a preview: pieces stand as in the set-up\n";
    lines += fmt::format("  chance: {}\n", chanceText(chance));
    for (const auto& state : plan.states) {
        lines += fmt::format("  scheduled at {}", situation.label(state.hex));
        if (!state.why.empty()) lines += fmt::format(": {}{}", state.why, cited(state.clause));
        lines += '\n';
        if (!state.instead.empty())
            lines +=
                fmt::format("    or at {}\n", fmt::join(labelsOf(situation, state.instead), " "));
    }
    for (const auto& payment : plan.payments) {
        lines += fmt::format(
            "  {}. {}: {} points, {}{}", payment.number, fmt::join(idsOf(payment.units), " "),
            payment.halfPoints.hasValue() ? validators::entryPointsText(*payment.halfPoints)
                                          : "unknown",
            wordOf(payment), cited(payment.clause));
        if (payment.ends) lines += fmt::format(", ends at {}", situation.label(*payment.ends));
        lines += '\n';
    }
    for (const auto& figure : plan.missing)
        lines += fmt::format("  not stated: {}\n", figure);
    return lines;
}

Json jsonOf(const Situation& situation, const EntryPlan& plan,
            const validators::EntryChance& chance) {
    Json json{{"arrival", plan.arrival->id.text},
              {"turn", plan.turn},
              {"is", word(plan.way)},
              {"preview", plan.isPreview}};
    json["chance"] = chance.each ? Json(validators::text(*chance.each)) : Json();
    json["conditions"] = chance.conditions;
    json["scheduled"] = labelsOf(situation, plan.scheduled.hexes);
    json["at"] = labelsOf(situation, plan.mayEnterBy);
    json["hexes"] = Json::array();
    for (const auto& state : plan.states)
        json["hexes"].push_back({{"hex", situation.label(state.hex)},
                                 {"why", state.why},
                                 {"instead", labelsOf(situation, state.instead)}});
    json["payments"] = Json::array();
    for (const auto& payment : plan.payments) {
        Json one{{"units", idsOf(payment.units)}, {"number", payment.number}};
        one["points"] = payment.halfPoints.hasValue()
                            ? Json(validators::entryPointsText(*payment.halfPoints))
                            : Json();
        one["is"] = wordOf(payment);
        if (!payment.clause.empty())
            one["by"] = {{"book", payment.clause.book}, {"text", payment.clause.text}};
        if (payment.ends) one["ends"] = situation.label(*payment.ends);
        json["payments"].push_back(std::move(one));
    }
    json["missing"] = plan.missing;
    return json;
}

/// The group asked for, those that may come on the turn asked for, or all.
std::vector<const model::Arrival*> groupsOf(const Situation& situation, const Options& options,
                                            Run& run) {
    if (options.arrival.empty()) return validators::arrivalsOn(situation, options.turn);
    std::vector<const model::Arrival*> groups;
    std::vector<std::string_view> known;
    for (const auto& arrival : situation.scenario().schedule->arrivals) {
        known.push_back(arrival->id.text);
        if (arrival->id.text == options.arrival) groups.push_back(&*arrival);
    }
    if (groups.empty())
        run.refuse(fmt::format("--arrival: {}: there is no such arrival{}", options.arrival,
                               didYouMean(known, options.arrival)));
    return groups;
}

void answer(const OpenedScenario& opened, const Options& options, Run& run) {
    const Situation situation(*opened.scenario, opened.inUse.ruleset.get());
    if (!hasTurn(situation, options.turn, run)) return;
    validators::EntryPlanner planner(situation);
    auto list = Json::array();
    std::string lines;
    for (const auto* arrival : groupsOf(situation, options, run)) {
        const EntryPlan plan = planner.plan(*arrival, options.turn);
        const auto chance = entryChance(situation, *arrival, plan.turn);
        list.push_back(jsonOf(situation, plan, chance));
        lines += asText(situation, plan, chance);
    }
    if (lines.empty() && options.arrival.empty())
        lines = options.turn.empty() ? "no group arrives\n"
                                     : fmt::format("no group comes on {}\n", options.turn);
    run.print(options.format == "json" ? list.dump(2) + '\n' : lines);
}

// --- turns ---

std::string textOf(const validators::PlayedTurn& turn) {
    auto line = fmt::format("{}: {}", turn.label, model::word(turn.kind));
    if (turn.hours) line += fmt::format(", {} h", *turn.hours);
    if (turn.weather) line += ", weather";
    return line + '\n';
}

void answerTurns(const OpenedScenario& opened, const Options& options, Run& run) {
    const Situation situation(*opened.scenario, opened.inUse.ruleset.get());
    const auto& turns = situation.track().turns();
    auto list = Json::array();
    std::string lines =
        turns.empty() ? "the turns are not known\n" : fmt::format("{} turns\n", turns.size());
    for (const auto& turn : turns) {
        lines += "  " + textOf(turn);
        list.push_back({{"turn", turn.label},
                        {"kind", model::word(turn.kind)},
                        {"hours", turn.hours ? Json(*turn.hours) : Json()},
                        {"weather", turn.weather}});
    }
    run.print(options.format == "json" ? list.dump(2) + '\n' : lines);
}

} // namespace

Action declareEntryQuery(CLI::App& command) {
    auto options = std::make_shared<Options>();
    addPath(command, options->path, "A scenario");
    command.add_option("--arrival", options->arrival, "Only this group")->type_name("ID");
    command
        .add_option("--turn", options->turn,
                    "The groups that may come on this turn; with --arrival that group on this turn")
        ->type_name("TURN");
    return answering(command, std::move(options), answer);
}

Action declareTurnsQuery(CLI::App& command) {
    auto options = std::make_shared<Options>();
    addPath(command, options->path, "A scenario");
    return answering(command, std::move(options), answerTurns);
}

} // namespace editor::cli
