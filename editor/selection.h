#pragma once
// What is selected in one document: hexes, hexsides, vertices, units, formations and other
// objects, in the order in which they were chosen. It survives edits and undo as long as its
// subjects exist.

#include "model/map/extent.h"
#include "model/scenario/scenario.h"
#include "model/signal.h"
#include "model/subject.h"

#include <optional>
#include <vector>

namespace editor {

class Selection {
public:
    const std::vector<model::Subject>& subjects() const { return subjects_; }
    bool empty() const { return subjects_.empty(); }
    bool contains(const model::Subject& subject) const;

    /// The last one chosen of its kind.
    std::optional<model::Hex> hex() const;
    std::optional<model::Hexside> hexside() const;
    std::optional<model::UnitId> unit() const;
    /// All that are selected, in the order chosen.
    std::vector<model::Hex> hexes() const;
    std::vector<model::UnitId> units() const;

    void select(const model::Subject& subject);
    void select(std::vector<model::Subject> subjects);
    void toggle(const model::Subject& subject);
    void clear();
    /// Drops the subjects that are gone.
    void keepWhatExists(const model::Scenario& scenario, const model::Extent& extent);

    model::Signal<> changed;

private:
    void replace(std::vector<model::Subject> subjects);

    std::vector<model::Subject> subjects_;
};

model::Subject subjectOf(const model::UnitId& unit);

/// False only for hexes off the map, among which closed ones are not, and for objects that a
/// scenario lists and this one does not.
bool exists(const model::Scenario& scenario, const model::Extent& extent,
            const model::Subject& subject);

} // namespace editor
