#include "editor/new_document.h"

#include <string_view>
#include <utility>

namespace editor {

using model::tr;

namespace {

model::HexNumbering numberingOf(const NewDocument& wanted) {
    model::HexNumbering numbering;
    numbering.orientation = wanted.orientation;
    numbering.pattern = wanted.pattern;
    numbering.shifted = wanted.shifted;
    return numbering;
}

bool hasSheetLetter(const NewDocument& wanted) {
    return numberingOf(wanted).namesSheet();
}

/// A word of letters, digits and hyphens, as ids are.
std::string idOf(std::string_view title) {
    std::string id;
    for (const char c : title) {
        const bool upper = c >= 'A' && c <= 'Z';
        const bool kept = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
        if (upper)
            id += static_cast<char>(c - 'A' + 'a');
        else if (kept)
            id += c;
        else if (!id.empty() && id.back() != '-')
            id += '-';
    }
    while (!id.empty() && id.back() == '-')
        id.pop_back();
    return id.empty() ? "untitled" : id;
}

model::Map mapOf(const NewDocument& wanted) {
    model::Map map;
    map.id = idOf(wanted.title);
    map.vocabulary = wanted.ruleset;
    map.title = wanted.title;
    map.grid.numbering = numberingOf(wanted);
    model::Sheet sheet;
    sheet.id = model::SheetId(hasSheetLetter(wanted) ? "A" : "main");
    sheet.columns = {1, wanted.columns};
    sheet.oddRows = sheet.evenRows = {1, wanted.rows};
    sheet.ground = wanted.ground;
    map.sheets.push_back(std::move(sheet));
    return map;
}

} // namespace

std::optional<model::Message> problem(const NewDocument& wanted) {
    const auto most = std::to_string(mostColumnsOrRows);
    if (wanted.columns < 1 || wanted.columns > mostColumnsOrRows)
        return tr("The number of columns must be from 1 to {most}.", {{"most", most}});
    if (wanted.rows < 1 || wanted.rows > mostColumnsOrRows)
        return tr("The number of rows must be from 1 to {most}.", {{"most", most}});

    const auto numbering = numberingOf(wanted);
    if (numbering.problem())
        return tr("Hex numbers of the pattern {pattern} could not be read back.",
                  {{"pattern", wanted.pattern}});
    if (!numbering.canLabel(wanted.columns, wanted.rows))
        return tr("The pattern {pattern} has too few digits for {columns} columns and {rows} rows.",
                  {{"pattern", wanted.pattern},
                   {"columns", std::to_string(wanted.columns)},
                   {"rows", std::to_string(wanted.rows)}});
    return std::nullopt;
}

model::Scenario newScenario(const NewDocument& wanted) {
    model::Scenario scenario;
    scenario.map = mapOf(wanted);
    if (wanted.kind == formats::FileKind::map) return scenario;

    scenario.id = idOf(wanted.title);
    scenario.title = wanted.title;
    scenario.rules.edit([&](model::Rules& rules) { rules.ruleset = wanted.ruleset; });
    scenario.forces.edit([&](model::Forces& forces) {
        forces.id = scenario.id;
        forces.vocabulary = wanted.ruleset;
        forces.title = wanted.title;
    });
    return scenario;
}

} // namespace editor
