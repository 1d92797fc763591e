#pragma once
// The table of actions, joined from the tables of the areas, in the order of the menus. Tools are
// no actions: they have a table of their own (tools/all_tools.h).

#include "editor/actions/action.h"

#include <span>
#include <string_view>
#include <vector>

namespace editor {

std::span<const Action> fileActions();
std::span<const Action> editActions();
std::span<const Action> viewActions();
std::span<const Action> checkActions();
std::span<const Action> helpActions();

const std::vector<const Action*>& allActions();
const Action* findAction(std::string_view id);

std::string_view title(Menu menu);

/// The letter key that takes up a tool, by its id; empty for a tool without one.
std::string_view toolShortcut(std::string_view tool);

} // namespace editor
