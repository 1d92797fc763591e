#pragma once
// The scanned picture under the map as the window adds it, and its control points as people write
// them: `E-0101 312 288; E-6101 8140 288`, hex and pixels from the left and the top.

#include "editor/session.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace editor {

/// Lays the picture over the first sheet, tied at three corners of it, in one step of history. The
/// map names it relative to its own file. Throws std::runtime_error when it is no PNG that can be
/// read.
void addUnderlay(Session& session, const std::filesystem::path& picture);

std::string controlText(const model::Map& map, const std::vector<model::ControlPoint>& points);
/// Nothing when a point is not a hex of the map and two numbers.
std::optional<std::vector<model::ControlPoint>> readControl(const model::Map& map,
                                                            std::string_view text);

} // namespace editor
