#pragma once
// Holds the copied part of a map under the pointer and puts it down with a click. Keys turn and
// mirror it.

#include "editor/tools/tool.h"

namespace editor {

class PasteTool final : public Tool {
public:
    using Tool::Tool;
    std::vector<formats::Shape> shapes() const override;
    model::Message status() const override;

private:
    void begin(const Pick& pick) override { extend(pick); }
    void extend(const Pick& pick) override;
    void forget() override { shown_.reset(); }
    bool use(Key key) override;
    void show(model::Hex hex);

    std::optional<model::Hex> shown_; ///< where the preview of the stroke lies
};

} // namespace editor
