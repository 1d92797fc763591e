#include "editor/cli/opening.h"

#include "formats/reports/report_text.h"
#include "validators/rules/turn_track.h"

#include <fmt/format.h>

namespace editor::cli {

OpenedScenario openOrComplain(const std::filesystem::path& path, const Paths& data, Run& run) {
    auto opened = openScenario(path, libraryOf(data));
    const model::Map map = opened.scenario ? *opened.scenario->map : model::Map{};
    for (const auto* list : {&opened.findings, &opened.inUse.findings})
        for (const auto& read : *list)
            if (read.finding.severity == model::Severity::error)
                run.complain(formats::findingLine(reported(map, read), path.string()));
    if (opened.unread) run.raise(Exit::unread);
    if (opened.inUse.broken) run.raise(Exit::noRuleset);
    return opened;
}

bool hasTurn(const validators::Situation& situation, const std::string& turn, Run& run) {
    if (turn.empty() || situation.track().isTurn(turn) != validators::Verdict::no) return true;
    run.refuse(fmt::format("--turn: {}: the track has no such turn", turn));
    return false;
}

} // namespace editor::cli
