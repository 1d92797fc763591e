#pragma once
// Draws the chosen hexside feature along hexsides: a click takes the one under the pointer, a drag
// the connected chain of those that it follows. A slope rises to the side on which the pointer went
// down, all along the chain; Shift turns it. Erasing (or Control) takes the feature away.

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
    void follow(model::Hexside side);
    void show();
    bool isDirected() const;

    bool erasing_ = false;
    bool flipped_ = false;
    model::HexsideTypeId type_;
    model::Hex beside_;                 ///< the hex of the first hexside at which the press was
    std::vector<model::Hexside> chain_; ///< in the order of the stroke
};

/// The hexsides of a chain, each from its hex on one side of the line: the side of `beside`, a hex
/// of the first.
std::vector<model::DirectedHexside> directedAlong(const std::vector<model::Hexside>& chain,
                                                  model::Hex beside);

} // namespace editor
