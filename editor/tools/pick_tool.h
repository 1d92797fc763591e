#pragma once
// Takes up what lies under the pointer: the next stroke of the other tools paints with it. Nothing
// of the map changes.

#include "editor/tools/tool.h"

namespace editor {

class PickTool final : public Tool {
public:
    using Tool::Tool;
    std::vector<formats::Shape> shapes() const override;
    model::Message status() const override;

private:
    void begin(const Pick&) override {}
    void extend(const Pick&) override {}
    void finish(const Pick& pick) override;
};

/// The settings with what is under the pointer chosen: terrain and level of the hex, its road, and
/// the feature or water of a hexside near the pointer. What is not there is kept.
ToolSettings settingsFrom(const Session& session, const Pick& pick);

} // namespace editor
