#pragma once
// The table of tools, in the order of the tool bar.

#include "editor/tools/tool.h"

#include <memory>
#include <span>
#include <string_view>

namespace editor {

/// What the palette panel offers while the tool is in hand.
enum class Palette {
    none,
    selection, ///< rectangle or lasso
    terrain,
    levels,
    hexsides,
    water,
    roads,
    spans,
    places,
    entries, ///< side and letter, also of supply sources and gather points
    victory,
    labels,
    works, ///< which work, and whose
    outlines,
    units,
};

struct ToolRow {
    std::string_view id, title, help;
    std::string_view icon; ///< a word: arrow brush bucket hexside river counter road level ...
    Palette palette = Palette::none;
    std::unique_ptr<Tool> (*make)(Session&);
};

std::span<const ToolRow> allTools();
const ToolRow* findTool(std::string_view id);

} // namespace editor
