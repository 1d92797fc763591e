#pragma once
// Places the unit chosen in the order of battle where the map is pressed; dragging on before the
// release takes it along. A unit that stands somewhere is moved.

#include "editor/tools/tool.h"

namespace editor {

class UnitTool final : public Tool {
public:
    using Tool::Tool;
    model::Message status() const override;

private:
    void begin(const Pick& pick) override;
    void extend(const Pick& pick) override;
    void forget() override;

    model::UnitId unit_;
};

/// A unit dragged from the tree and dropped on a hex. False, and nothing done, when the forces do
/// not list it or the hex is not in play.
bool dropUnit(Session& session, const model::UnitId& unit, model::Hex hex);

} // namespace editor
