#pragma once
// Sets what a scenario adds to the map with a click: improved positions, roadblocks, damage,
// pontoons and who controls a hex. Damage and pontoons take the nearest hexside of the hex, the
// arrow of a roadblock points across it. Erasing (or Control) takes the like away.

#include "editor/tools/tool.h"
#include "model/edits/work_edits.h"

#include <optional>

namespace editor {

class WorkTool final : public Tool {
public:
    using Tool::Tool;
    std::vector<formats::Shape> shapes() const override;
    model::Message status() const override;

private:
    void begin(const Pick& pick) override;
    void extend(const Pick&) override {}
    /// Where the chosen work would go; nothing where it cannot.
    std::optional<model::WorkPlace> placeAt(const Pick& pick) const;
};

/// What people read: "Improved position".
model::Message titleOf(model::Work work);
/// It lies on a hexside, or points across one.
bool isOnHexside(model::Work work);
bool hasSide(model::Work work);

} // namespace editor
