#pragma once
// Draws rivers along hexsides, from corner to corner. A stroke that begins at an end of a
// watercourse of the chosen type extends it there, any other makes a new one. Erasing (or Control)
// takes hexsides away and splits what they connected.

#include "editor/tools/tool.h"

#include <optional>
#include <vector>

namespace editor {

class WatercourseTool final : public Tool {
public:
    using Tool::Tool;
    std::vector<formats::Shape> shapes() const override;
    model::Message status() const override;

private:
    void begin(const Pick& pick) override;
    void extend(const Pick& pick) override;
    void forget() override;
    void show();

    bool erasing_ = false;
    model::HexsideTypeId type_;
    std::vector<model::Vertex> corners_;   ///< of the line drawn, from its beginning
    std::vector<model::Hexside> hexsides_; ///< between them, or those to erase
};

/// The hexside between two corners; nothing when none joins them.
std::optional<model::Hexside> hexsideAlong(model::Vertex a, model::Vertex b);

/// A shortest way along hexsides that touch a hex in play, as the corners it visits, both ends
/// included; among equals the one that keeps closest to the straight line. Empty when there is
/// none.
std::vector<model::Vertex> pathAlongHexsides(const model::Extent& extent, model::Vertex from,
                                             model::Vertex to);

} // namespace editor
