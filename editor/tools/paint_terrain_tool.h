#pragma once
// Paints the chosen terrain with a brush of radius 0 to 3, or takes it away (erase, or Control).
// With Shift, and as the fill tool always, it fills the connected hexes of like terrain.

#include "editor/tools/tool.h"
#include "model/map/hex_set.h"

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
    void brushAlong(model::Hex from, model::Hex to);
    void show();

    Mode mode_;
    bool erasing_ = false, filling_ = false;
    model::TerrainId terrain_;
    std::vector<model::Hex> hexes_; ///< of the stroke, each once
    model::HexSet painted_;         ///< the same as a set
    std::optional<model::Hex> last_;
};

/// The hexes in play connected with `start` that hold the same terrains as it.
std::vector<model::Hex> connectedLikeTerrain(const model::Map& map, const model::Extent& extent,
                                             model::Hex start);

} // namespace editor
