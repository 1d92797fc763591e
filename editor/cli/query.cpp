#include "editor/cli/query.h"

#include "model/map/labels.h"

#include <utility>
#include <vector>

#include <fmt/format.h>

namespace editor::cli {

namespace {

struct Question {
    const char* name;
    const char* about;
    Action (*declare)(CLI::App&);
};

constexpr Question questions[] = {
    {"entry", "Where a group may enter, what it pays and who waits", declareEntryQuery},
    {"hex", "All that is there in a hex and on its hexsides", declareHexQuery},
    {"los", "Does a hex see another, or what does it see?", declareLosQuery},
    {"path", "The shortest way from hex to hex, or along roads", declarePathQuery},
    {"reach", "How far a unit can move in a turn, or its way to one hex", declareReachQuery},
    {"stack", "May the pieces in a hex stand together?", declareStackQuery},
    {"supply", "Which units are in supply, and by which line?", declareSupplyQuery},
    {"turns", "The turns of the scenario", declareTurnsQuery},
    {"zoc", "The hexes in the zone of control of a unit", declareZocQuery},
};

Action declare(CLI::App& command) {
    std::vector<std::pair<CLI::App*, Action>> declared;
    for (const Question& question : questions) {
        CLI::App* asked = command.add_subcommand(question.name, question.about);
        declared.emplace_back(asked, question.declare(*asked));
    }
    command.require_subcommand(1);
    return [declared](Run& run) {
        for (const auto& [asked, answer] : declared)
            if (asked->parsed()) answer(run);
    };
}

} // namespace

void addUnit(CLI::App& command, std::string& unit) {
    command.add_option("--unit", unit, "The unit")->required()->type_name("ID");
}

void addTurn(CLI::App& command, std::string& turn) {
    command.add_option("--turn", turn, "At this turn; else at the first one")->type_name("TURN");
}

std::optional<model::Hex> hexNamed(const model::Map& map, std::string_view option,
                                   const std::string& label, Run& run) {
    const auto hex = model::readHex(map, label).value;
    if (!hex) run.refuse(fmt::format("{}: {}: the map has no such hex", option, label));
    return hex;
}

const validators::Standing* pieceNamed(const validators::Situation& situation,
                                       const std::string& unit, Run& run) {
    for (const auto& piece : situation.standing())
        if (piece.piece.unit.text == unit) return &piece;
    run.refuse(fmt::format("--unit: {}: no such unit stands on the map", unit));
    return nullptr;
}

const Subcommand queryCommand{
    "query", "Ask about a place, or ask a rule about it as the checks do",
    "An answer ends with status 0, whatever it says.\n"
    "\n"
    "Examples:\n"
    "  berthier-cli query entry --arrival C-2 --turn '12 Apr 11 AM' my.scenario.xml\n"
    "  berthier-cli query hex --at E-5030 samples/piedmont/montenotte.scenario.xml\n"
    "  berthier-cli query path --from E-4531 --to E-5030 --by roads my.map.xml\n"
    "  berthier-cli query reach --unit la-harpe my.scenario.xml --road-march\n"
    "  berthier-cli query los --from E-5030 --to E-4928 my.scenario.xml\n"
    "  berthier-cli query stack --at E-5030 --side F --moment play my.scenario.xml --format json\n"
    "  berthier-cli query supply --unit rampon-a my.scenario.xml\n",
    declare};

} // namespace editor::cli
