#pragma once
// Paints the chosen terrain with a brush of radius 0 to 3, or takes it away (erase, or Control).
// With Shift, and as the fill tool always, it fills the connected hexes of like terrain.

#include "editor/tools/brush_stroke.h"
#include "editor/tools/tool.h"

#include <vector>

namespace editor {

class PaintTerrainTool final : public Tool {
public:
    enum class Mode { brush, fill };
    explicit PaintTerrainTool(Session& session, Mode mode = Mode::brush);

    std::vector<formats::Shape> shapes() const override;
    model::Message status() const override;

private:
    void begin(const Pick& pick) override;
    void extend(const Pick& pick) override;
    void forget() override;
    void show(const std::vector<model::Hex>& hexes);

    Mode mode_;
    bool erasing_ = false, filling_ = false;
    model::TerrainId terrain_;
    BrushStroke stroke_;
};

/// The hexes in play connected with `start` that hold the same terrains as it.
std::vector<model::Hex> connectedLikeTerrain(const model::Map& map, const model::Extent& extent,
                                             model::Hex start);

} // namespace editor
