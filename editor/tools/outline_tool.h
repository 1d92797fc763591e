#pragma once
// Draws outlines point by point: a double click, Enter or a click on the first point ends one. An
// outline of a hexside type is a line, of any other type an area. A point of an outline is dragged
// to another place, deleted with Control, and with Alt a new one is put on an edge. Shift holds on
// to the corners and centres of hexes.

#include "editor/tools/tool.h"
#include "model/geometry/lattice_point.h"
#include "model/map/outline.h"

#include <optional>
#include <vector>

namespace editor {

class OutlineTool final : public Tool {
public:
    using Tool::Tool;
    std::vector<formats::Shape> shapes() const override;
    model::Message status() const override;

private:
    /// A point of an outline, or where a new one would go.
    struct Grip {
        model::OutlineId outline;
        std::size_t index = 0;
        model::LatticePoint point;
    };

    void begin(const Pick& pick) override;
    void extend(const Pick& pick) override;
    bool goesOn() const override { return !points_.empty() && !closed_; }
    void close() override;
    bool use(Key key) override;
    void forget() override;
    void addPoint(const Pick& pick);
    void show();
    std::optional<Grip> pointUnder(const Pick& pick) const;
    std::optional<Grip> edgeUnder(const Pick& pick) const;
    bool isLine(const model::TerrainId& type) const;

    std::vector<model::LatticePoint> points_; ///< of the outline being drawn
    std::optional<model::Hex> anchor_;        ///< the first hex of the map that it touched
    model::TerrainId type_;
    bool closed_ = false;
    std::optional<Grip> grip_; ///< the point in hand
    bool inserting_ = false;
};

} // namespace editor
