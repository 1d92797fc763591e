#pragma once
// Paints the chosen hexside feature on the hexsides that the pointer passes, or takes it away
// (erase, or Control). The uphill side of a slope is the hex under the pointer.

#include "editor/tools/tool.h"
#include "model/map/hex_set.h"

#include <vector>

namespace editor {

class HexsideTool final : public Tool {
public:
    using Tool::Tool;
    std::vector<formats::Shape> shapes() const override;
    model::Message status() const override;

private:
    void begin(const Pick& pick) override;
    void extend(const Pick& pick) override;
    void forget() override;

    bool erasing_ = false;
    model::HexsideTypeId type_;
    std::vector<model::DirectedHexside> hexsides_; ///< each hexside once
};

} // namespace editor
