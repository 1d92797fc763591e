#include "editor/tools/paste_tool.h"

#include "model/edits/region_edits.h"
#include "model/map/labels.h"

namespace editor {

using model::tr;

void PasteTool::extend(const Pick& pick) {
    if (pick.at.onMap) {
        if (shown_ != pick.at.hex) show(pick.at.hex);
        return;
    }
    shown_.reset();
    if (document().hasPreview()) document().cancel();
}

void PasteTool::show(model::Hex hex) {
    const auto& settings = session().toolSettings();
    if (!settings.copied || settings.copied->empty()) return;
    shown_ = hex;
    document().preview(
        model::pasteFragment(*settings.copied, {hex, settings.pasteTurns, settings.pasteMirrored}));
}

bool PasteTool::use(Key key) {
    auto& settings = session().toolSettings();
    if (!settings.copied) return false;
    switch (key) {
    case Key::turnLeft:
        settings.pasteTurns = (settings.pasteTurns + 5) % 6;
        break;
    case Key::turnRight:
        settings.pasteTurns = (settings.pasteTurns + 1) % 6;
        break;
    case Key::mirror:
        // Seen on the screen, whichever way it is turned.
        settings.pasteMirrored = !settings.pasteMirrored;
        settings.pasteTurns = (6 - settings.pasteTurns) % 6;
        break;
    default:
        return false;
    }
    if (inStroke() && pointer() && pointer()->at.onMap) show(pointer()->at.hex);
    return true;
}

std::vector<formats::Shape> PasteTool::shapes() const {
    const auto& settings = session().toolSettings();
    if (!settings.copied || !pointer() || !pointer()->at.onMap) return {};
    const model::Placement placement{pointer()->at.hex, settings.pasteTurns,
                                     settings.pasteMirrored};
    formats::HexOutline covered;
    covered.look.role = formats::Role::preview;
    settings.copied->hexes.forEach([&](model::Hex hex) {
        if (session().extent().isOnMap(placement(hex))) covered.hexes.push_back(placement(hex));
    });
    return {covered};
}

model::Message PasteTool::status() const {
    const auto& settings = session().toolSettings();
    if (!settings.copied) return tr("Copy some selected hexes first.");
    if (!pointer() || !pointer()->at.onMap) return {};
    return tr("{hex}: paste {count} hexes",
              {{"hex", model::label(*session().scenario().map, pointer()->at.hex)},
               {"count", std::to_string(settings.copied->hexes.hexes().size())}});
}

} // namespace editor
