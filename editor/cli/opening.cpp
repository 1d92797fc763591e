#include "editor/cli/opening.h"

#include "formats/reports/report_text.h"

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

} // namespace editor::cli
