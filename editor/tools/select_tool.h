#pragma once
// Selects what is clicked: a piece, a stack, a hex, or with Alt a hexside. Dragging a piece moves
// it, with what is selected in the same stack; dragging a stack by its hex, or a piece of it with
// Shift, moves all of it. A vedette moves alone. Dragging with Shift beside the pieces selects the
// hexes of a rectangle, or those that the stroke goes round (lasso); with Control they are added.

#include "editor/tools/tool.h"

#include <vector>

namespace editor {

class SelectTool final : public Tool {
public:
    using Tool::Tool;
    std::vector<formats::Shape> shapes() const override;
    model::Message status() const override;

private:
    void begin(const Pick& pick) override;
    void extend(const Pick& pick) override;
    void finish(const Pick& pick) override;
    void forget() override;
    std::vector<model::LatticePoint> border() const;
    const std::vector<model::Hex>& hexesInside() const;

    std::vector<model::UnitId> moving_; ///< top of the stack first
    std::optional<PickedPiece> part_;   ///< a vedette moves alone, instead of them
    std::optional<model::Hex> from_;
    std::vector<model::LatticePoint> round_; ///< the way of a stroke that selects hexes
    mutable std::optional<std::vector<model::Hex>> inside_; ///< once asked for, until it moves on
    bool moved_ = false; ///< the pointer left the hex in which it went down
};

} // namespace editor
