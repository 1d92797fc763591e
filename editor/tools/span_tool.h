#pragma once
// Puts bridges, trestles and fords on hexsides with a click, the chosen type or, when none is
// chosen, the one that the water there takes. Erasing (or Control) takes them away.

#include "editor/tools/tool.h"

#include <optional>

namespace editor {

class SpanTool final : public Tool {
public:
    using Tool::Tool;
    std::vector<formats::Shape> shapes() const override;
    model::Message status() const override;

private:
    void begin(const Pick& pick) override;
    void extend(const Pick&) override {}
};

/// The span that lies on the hexside, or null.
const model::Span* spanAt(const model::Map& map, model::Hexside side);

/// The span that a road needs to cross the water of a hexside on which no span lies.
std::optional<model::SpanTypeId> missingSpan(const model::Ruleset& ruleset, const model::Map& map,
                                             model::Hexside side);

} // namespace editor
