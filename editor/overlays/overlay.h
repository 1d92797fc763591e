#pragma once
// An overlay answers a question of the rules as a picture over the map: shapes and a text. It asks
// validators/rules, so it cannot disagree with the checks. A function and a row, nothing to keep.

#include "editor/session.h"
#include "formats/drawing/shape.h"
#include "model/message.h"

#include <optional>
#include <string_view>
#include <vector>

namespace editor {

struct OverlayInput {
    const Session& session;
    std::optional<model::Hex> hex; ///< under the pointer, in play
};

struct OverlayPicture {
    std::vector<formats::Shape> shapes;
    model::Message text; ///< one line for the status bar; empty pattern: nothing to say
};

struct Overlay {
    std::string_view id, title, help;
    bool followsPointer = false; ///< draw again when the hex under the pointer is another
    bool shownAtFirst = false;
    OverlayPicture (*draw)(const OverlayInput&);
};

} // namespace editor
