#include "editor/actions/all_actions.h"

#include <algorithm>
#include <array>
#include <utility>

namespace editor {

namespace {

std::vector<const Action*> joined() {
    std::vector<const Action*> all;
    for (const auto& area :
         {fileActions(), editActions(), viewActions(), checkActions(), helpActions()})
        for (const Action& action : area)
            all.push_back(&action);
    return all;
}

constexpr std::array<std::pair<std::string_view, std::string_view>, 19> toolShortcuts{{
    {"select", "V"},  {"terrain", "B"},  {"fill", "G"},          {"levels", "L"},
    {"closed", "C"},  {"hexsides", "H"}, {"watercourses", "R"},  {"roads", "D"},
    {"spans", "S"},   {"outlines", "O"}, {"places", "P"},        {"entries", "E"},
    {"sources", "W"}, {"victory", "Y"},  {"gather-points", "A"}, {"labels", "T"},
    {"works", "K"},   {"pick", "I"},     {"units", "U"},
}};

} // namespace

const std::vector<const Action*>& allActions() {
    static const std::vector<const Action*> all = joined();
    return all;
}

const Action* findAction(std::string_view id) {
    const auto& all = allActions();
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const Action* action) { return action->id == id; });
    return found == all.end() ? nullptr : *found;
}

std::string_view title(Menu menu) {
    switch (menu) {
    case Menu::file:
        return "&File";
    case Menu::edit:
        return "&Edit";
    case Menu::view:
        return "&View";
    case Menu::check:
        return "&Check";
    case Menu::help:
        return "&Help";
    }
    return {};
}

std::string_view toolShortcut(std::string_view tool) {
    for (const auto& [id, key] : toolShortcuts)
        if (id == tool) return key;
    return {};
}

} // namespace editor
