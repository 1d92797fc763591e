#pragma once
// The parameters of a new map or scenario, and the value made of them.

#include "formats/native/native_file.h"
#include "model/message.h"
#include "model/scenario/scenario.h"

#include <optional>
#include <string>

namespace editor {

struct NewDocument {
    formats::FileKind kind = formats::FileKind::scenario; ///< or a map alone
    std::string title;
    int columns = 24;
    int rows = 18;
    std::string pattern = "CCRR"; ///< of labels, see model::HexNumbering
    model::Orientation orientation = model::Orientation::flatTop;
    /// Which columns stand half a hex lower (pointy-top: which rows half a hex to the right).
    model::Parity shifted = model::Parity::even;
    model::RulesetId ruleset;
    model::TerrainId ground{"clear"};
};

/// No map that people make is larger.
inline constexpr int mostColumnsOrRows = 9999;

/// Why nothing can be made of the parameters, for the dialog; nothing when they are sound.
std::optional<model::Message> problem(const NewDocument& wanted);

/// `wanted` must have no problem.
model::Scenario newScenario(const NewDocument& wanted);

} // namespace editor
