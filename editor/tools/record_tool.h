#pragma once
// Sets down what stands in hexes by name or letter: places, entries, supply sources, victory hexes,
// gather points and labels. A click on empty ground adds one and selects it, so that the properties
// panel can name it; a click on one selects it, a drag moves it. With Shift a click gives the
// selected place or entry one more hex, or takes it away again. Erasing (or Control) deletes.

#include "editor/tools/tool.h"
#include "model/map/map.h"

#include <optional>

namespace editor {

/// Record is one of Place, Entry, SupplySource, VictoryHex, GatherPoint, Label.
template <class Record>
class RecordTool final : public Tool {
public:
    using Tool::Tool;
    std::vector<formats::Shape> shapes() const override;
    model::Message status() const override;

private:
    void begin(const Pick& pick) override;
    void extend(const Pick& pick) override;
    void finish(const Pick& pick) override;
    void forget() override;
    /// The last one of the hex, which is drawn on top.
    const Record* at(model::Hex hex) const;
    void toggleHex(model::Hex hex);

    std::optional<Record> taken_; ///< what the press was on
    std::optional<model::Hex> from_;
    bool done_ = false; ///< the press was all
};

extern template class RecordTool<model::Place>;
extern template class RecordTool<model::Entry>;
extern template class RecordTool<model::SupplySource>;
extern template class RecordTool<model::VictoryHex>;
extern template class RecordTool<model::GatherPoint>;
extern template class RecordTool<model::Label>;

} // namespace editor
