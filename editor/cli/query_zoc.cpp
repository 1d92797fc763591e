#include "editor/cli/answer_texts.h"
#include "editor/cli/query.h"
#include "validators/rules/zone_of_control.h"

#include <algorithm>
#include <memory>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace editor::cli {

namespace {

struct Options : QueryOptions {
    std::string unit, turn;
};

struct Zone {
    std::set<model::Hex> hexes, open;
    std::set<std::string> missing;
};

/// Of all its pieces, its vedettes among them.
Zone zoneOf(const validators::Situation& situation, const std::string& unit) {
    Zone zone;
    for (const auto& piece : situation.standing()) {
        if (piece.piece.unit.text != unit) continue;
        const auto hexes = validators::zoneOfControl(situation, piece);
        const auto open = validators::openZoneOfControl(situation, piece);
        zone.hexes.insert(hexes.begin(), hexes.end());
        zone.open.insert(open.hexes.begin(), open.hexes.end());
        zone.missing.insert(open.missing.begin(), open.missing.end());
    }
    for (const model::Hex hex : zone.hexes)
        zone.open.erase(hex);
    return zone;
}

void answer(const OpenedScenario& opened, const Options& options, Run& run) {
    const validators::Situation situation(*opened.scenario, opened.inUse.ruleset.get(),
                                          options.turn);
    if (!hasTurn(situation, options.turn, run)) return;
    if (!pieceNamed(situation, options.unit, run)) return;
    const Zone zone = zoneOf(situation, options.unit);
    const auto hexes = labelsOf(situation, zone.hexes);
    const auto open = labelsOf(situation, zone.open);
    if (options.format == "json") {
        const Json json{{"unit", options.unit},
                        {"turn", situation.turn()},
                        {"hexes", hexes},
                        {"undecided", open},
                        {"missing", zone.missing}};
        run.print(json.dump(2) + '\n');
        return;
    }
    std::string text =
        fmt::format("{}: {} hexes\n", situation.name(model::UnitId(options.unit)), hexes.size());
    if (!hexes.empty()) text += fmt::format("  {}\n", fmt::join(hexes, " "));
    if (!open.empty()) text += fmt::format("  undecided: {}\n", fmt::join(open, " "));
    for (const auto& figure : zone.missing)
        text += fmt::format("  not stated: {}\n", figure);
    run.print(text);
}

} // namespace

Action declareZocQuery(CLI::App& command) {
    auto options = std::make_shared<Options>();
    addPath(command, options->path, "A scenario");
    addUnit(command, options->unit);
    addTurn(command, options->turn);
    return answering(command, std::move(options), answer);
}

} // namespace editor::cli
