#pragma once
// Closes printed hexes to play, half hexes at an edge for instance; erasing (or Control) opens them
// again. Unlike other tools it also works where a hex is closed.

#include "editor/tools/tool.h"

#include <optional>
#include <vector>

namespace editor {

class CloseTool final : public Tool {
public:
    using Tool::Tool;
    std::vector<formats::Shape> shapes() const override;
    model::Message status() const override;

private:
    void begin(const Pick& pick) override;
    void extend(const Pick& pick) override;
    void forget() override;

    bool closing_ = true;
    std::vector<model::Hex> hexes_;
    model::HexSet met_; ///< the same as a set
    std::optional<model::Hex> last_;
};

} // namespace editor
