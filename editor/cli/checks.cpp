#include "editor/cli/check_rows.h"
#include "editor/cli/options.h"
#include "editor/cli/subcommand.h"

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace editor::cli {

namespace {

struct Options {
    std::string ruleset, format;
    Paths data;
};

/// The ruleset, and for a series the games that extend it.
Rulesets related(const Rulesets& rulesets, const std::string& id) {
    Rulesets found;
    for (const auto& ruleset : rulesets) {
        const auto& layers = ruleset->layers;
        if (std::any_of(layers.begin(), layers.end(),
                        [&](const auto& layer) { return layer.id == id; }))
            found.push_back(ruleset);
    }
    return found;
}

std::string listText(const CheckRow& row) {
    std::string rules;
    for (const auto& listing : row.listings)
        rules += fmt::format("{}{}", rules.empty() ? "" : "; ", textOf(listing, row.severity));
    return rules;
}

std::string asText(const std::vector<CheckRow>& rows) {
    std::string lines;
    for (const auto& row : rows) {
        lines += fmt::format("{} [{}] {}\n", row.id, kindOf(row), row.title);
        if (!row.listings.empty()) lines += fmt::format("    {}\n", listText(row));
    }
    return lines + fmt::format("{} checks\n", rows.size());
}

std::string asJson(const std::vector<CheckRow>& rows) {
    auto list = nlohmann::ordered_json::array();
    for (const auto& row : rows) {
        nlohmann::ordered_json json{{"id", row.id},
                                    {"title", row.title},
                                    {"help", row.help},
                                    {"severity", word(row.severity)},
                                    {"structural", row.structural}};
        json["rulesets"] = nlohmann::ordered_json::array();
        for (const auto& listing : row.listings)
            json["rulesets"].push_back(
                {{"id", listing.ruleset},
                 {"rule", {{"book", listing.rule.book}, {"text", listing.rule.text}}},
                 {"severity", word(listing.severity)}});
        list.push_back(std::move(json));
    }
    return list.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + '\n';
}

std::string asMarkdown(const std::vector<CheckRow>& rows) {
    std::string lines = "# Checks\n\n"
                        "Made by `berthier-cli checks --format markdown`. A check runs where the "
                        "ruleset of the scenario lists it; a structural one needs no rule of a "
                        "game and always runs. What readers say of files has the ids `read.*`.\n\n"
                        "| check | severity | what is wrong |\n|---|---|---|\n";
    for (const auto& row : rows) {
        std::string anchor(row.id); // as forges make them of headings
        std::erase(anchor, '.');
        lines +=
            fmt::format("| [{}](#{}) | {} | {} |\n", row.id, anchor, word(row.severity), row.title);
    }
    std::string_view area;
    for (const auto& row : rows) {
        if (row.area() != area) lines += fmt::format("\n## {}\n", area = row.area());
        lines +=
            fmt::format("\n### {}\n\n{} ({}).\n\n{}\n", row.id, row.title, kindOf(row), row.help);
        if (!row.listings.empty()) lines += fmt::format("\nRule: {}.\n", listText(row));
    }
    return lines;
}

void checks(const Options& options, Run& run) {
    auto rulesets = allRulesets(libraryOf(options.data), run);
    const bool isNarrowed = !options.ruleset.empty();
    if (isNarrowed) {
        std::vector<std::string_view> known;
        for (const auto& ruleset : rulesets)
            known.push_back(ruleset->id.text);
        if (std::find(known.begin(), known.end(), options.ruleset) == known.end()) {
            run.complain(fmt::format("{}: there is no such ruleset{}", options.ruleset,
                                     didYouMean(known, options.ruleset)));
            run.raise(Exit::noRuleset);
            return;
        }
        rulesets = related(rulesets, options.ruleset);
    }
    auto rows = checkRows(rulesets);
    if (isNarrowed)
        std::erase_if(rows,
                      [](const CheckRow& row) { return !row.structural && row.listings.empty(); });
    run.print(options.format == "json"       ? asJson(rows)
              : options.format == "markdown" ? asMarkdown(rows)
                                             : asText(rows));
}

Action declare(CLI::App& command) {
    auto options = std::make_shared<Options>();
    command
        .add_option("--ruleset", options->ruleset,
                    "Only the checks that run under this ruleset; of a series also those that "
                    "only its games list")
        ->type_name("ID");
    addFormat(command, options->format, {"text", "json", "markdown"});
    addData(command, options->data);
    return [options](Run& run) { checks(*options, run); };
}

} // namespace

const Subcommand checksCommand{"checks", "List all checks with their rules",
                               "Examples:\n"
                               "  berthier-cli checks\n"
                               "  berthier-cli checks --ruleset tlnb\n"
                               "  berthier-cli checks --format markdown > docs/checks.md\n",
                               declare};

} // namespace editor::cli
