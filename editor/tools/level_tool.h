#pragma once
// Shapes the ground with a brush: sets, clears, raises, lowers or smooths the levels of the hexes
// that the pointer passes. Control clears; Shift lowers instead of raising, and the other way
// round.

#include "editor/tools/brush_stroke.h"
#include "editor/tools/tool.h"

namespace editor {

class LevelTool final : public Tool {
public:
    using Tool::Tool;
    std::vector<formats::Shape> shapes() const override;
    model::Message status() const override;

private:
    void begin(const Pick& pick) override;
    void extend(const Pick& pick) override;
    void forget() override { stroke_ = {}; }

    LevelChange change_ = LevelChange::set;
    BrushStroke stroke_;
};

} // namespace editor
