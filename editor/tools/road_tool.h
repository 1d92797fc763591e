#pragma once
// Draws roads from hex to hex on the shortest way, along roads that are there where that is as
// short. It brings the spans of the water it crosses (not with Alt), and dragged over the map edge
// it leads off the map. Erasing (or Control) takes the links that the pointer crosses, a click all
// links of the hex, and the spans that served them.

#include "editor/tools/tool.h"
#include "model/edits/road_edits.h"

#include <utility>
#include <vector>

namespace editor {

class RoadTool final : public Tool {
public:
    using Tool::Tool;
    std::vector<formats::Shape> shapes() const override;
    model::Message status() const override;

private:
    using Spans = std::vector<std::pair<model::Hexside, model::SpanTypeId>>;

    void begin(const Pick& pick) override;
    void extend(const Pick& pick) override;
    void finish(const Pick& pick) override;
    void forget() override;
    void erase(const Pick& pick);
    void drawTo(model::Hex hex);
    void leaveTo(model::Hex outside);
    void step(model::Hex hex);
    void show();
    Spans spans() const;

    bool erasing_ = false;
    bool withSpans_ = true;
    model::RoadTypeId type_;
    model::Hex last_;                   ///< where the pointer was
    std::vector<model::Hex> chain_;     ///< of the road drawn
    model::RoadEnds ends_;              ///< where it leads off the map
    std::vector<model::Hexside> links_; ///< to erase
};

} // namespace editor
