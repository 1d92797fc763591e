#include "editor/cli/check_rows.h"

#include "model/read_findings.h"
#include "validators/checks/bind_checks.h"

#include <algorithm>

#include <fmt/format.h>

namespace editor::cli {

namespace {

const model::Ruleset* seriesOf(const model::Ruleset& game, const Rulesets& rulesets) {
    const auto found = std::find_if(rulesets.begin(), rulesets.end(), [&](const auto& ruleset) {
        return ruleset->id == game.extends;
    });
    return found == rulesets.end() ? nullptr : found->get();
}

std::vector<Listing> listingsOf(std::string_view check, model::Severity usual,
                                const Rulesets& rulesets) {
    std::vector<Listing> listings;
    for (const auto& ruleset : rulesets) {
        const auto* listed = model::findListed(*ruleset, check);
        if (!listed) continue;
        const auto* series = seriesOf(*ruleset, rulesets);
        const auto* inSeries = series ? model::findListed(*series, check) : nullptr;
        if (inSeries && inSeries->rule == listed->rule && inSeries->severity == listed->severity)
            continue;
        listings.push_back({ruleset->id.text, listed->rule, listed->severity.value_or(usual)});
    }
    return listings;
}

bool isBroken(const model::Ruleset* ruleset, std::vector<model::ReadFinding> findings, Run& run) {
    for (auto& unknown : validators::bindChecks(ruleset).unknownIds)
        findings.push_back(std::move(unknown));
    bool broken = !ruleset;
    for (const auto& read : findings) {
        if (read.finding.severity != model::Severity::error) continue;
        run.complain(fmt::format("{}: {}", text(read.location), text(read.finding.message)));
        broken = true;
    }
    return broken;
}

} // namespace

Rulesets allRulesets(const formats::RulesetLibrary& library, Run& run) {
    Rulesets rulesets;
    for (const auto& id : library.ids()) {
        auto loaded = library.load(model::RulesetId(id));
        if (isBroken(loaded.ruleset.get(), loaded.findings, run)) run.raise(Exit::noRuleset);
        if (loaded.ruleset) rulesets.push_back(std::move(loaded.ruleset));
    }
    return rulesets;
}

std::vector<CheckRow> checkRows(const Rulesets& rulesets) {
    std::vector<CheckRow> rows;
    for (const auto& check : validators::allChecks())
        rows.push_back({check.id, check.title, check.help, check.severity, check.structural, false,
                        listingsOf(check.id, check.severity, rulesets)});
    for (const auto& check : model::readChecks())
        rows.push_back({check.id, check.title, check.help, check.severity, true, true, {}});
    std::sort(rows.begin(), rows.end(),
              [](const CheckRow& a, const CheckRow& b) { return a.id < b.id; });
    return rows;
}

std::string kindOf(const CheckRow& row) {
    return fmt::format("{}{}", word(row.severity),
                       row.ofReading    ? ", said by the readers of files"
                       : row.structural ? ", structural"
                                        : "");
}

std::string textOf(const Listing& listing, model::Severity usual) {
    const auto rule = listing.rule.empty()
                          ? std::string("no rule number")
                          : fmt::format("{} {}", listing.rule.book, listing.rule.text);
    const auto change =
        listing.severity == usual ? std::string{} : fmt::format(", {}", word(listing.severity));
    return fmt::format("{} ({}{})", rule, listing.ruleset, change);
}

} // namespace editor::cli
