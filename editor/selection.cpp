#include "editor/selection.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

namespace editor {

using model::ObjectKind;

namespace {

template <class T>
std::optional<T> lastOf(const std::vector<model::Subject>& subjects) {
    for (auto subject = subjects.rbegin(); subject != subjects.rend(); ++subject)
        if (const T* found = std::get_if<T>(&*subject)) return *found;
    return std::nullopt;
}

const model::ObjectRef* asUnit(const model::Subject& subject) {
    const auto* object = std::get_if<model::ObjectRef>(&subject);
    return object && object->kind == ObjectKind::unit ? object : nullptr;
}

template <class List>
bool lists(const List& list, const std::string& id) {
    return std::any_of(list.begin(), list.end(), [&](const auto& item) {
        if constexpr (requires { item->id; })
            return item->id.text == id;
        else
            return item.id.text == id;
    });
}

bool exists(const model::Scenario& scenario, const model::ObjectRef& object) {
    const model::Map& map = *scenario.map;
    const model::Forces& forces = *scenario.forces;
    switch (object.kind) {
    case ObjectKind::sheet:
        return lists(map.sheets, object.id);
    case ObjectKind::place:
        return lists(map.places, object.id);
    case ObjectKind::watercourse:
        return lists(map.watercourses, object.id);
    case ObjectKind::road:
        return lists(map.roads, object.id);
    case ObjectKind::entry:
        return lists(map.entries, object.id);
    case ObjectKind::source:
        return lists(map.sources, object.id);
    case ObjectKind::gatherPoint:
        return lists(map.gatherPoints, object.id);
    case ObjectKind::box:
        return lists(map.boxes, object.id);
    case ObjectKind::outline:
        return lists(map.outlines, object.id);
    case ObjectKind::side:
        return lists(forces.sides, object.id);
    case ObjectKind::army:
        return lists(forces.armies, object.id);
    case ObjectKind::formation:
        return lists(forces.formations, object.id);
    case ObjectKind::division:
        return lists(forces.divisions, object.id);
    case ObjectKind::unit:
        return lists(forces.units, object.id);
    case ObjectKind::setup:
        return lists(scenario.setups, object.id);
    case ObjectKind::arrival:
        return lists(scenario.schedule->arrivals, object.id);
    default:
        return true;
    }
}

} // namespace

bool Selection::contains(const model::Subject& subject) const {
    return std::find(subjects_.begin(), subjects_.end(), subject) != subjects_.end();
}

std::optional<model::Hex> Selection::hex() const {
    return lastOf<model::Hex>(subjects_);
}

std::optional<model::Hexside> Selection::hexside() const {
    return lastOf<model::Hexside>(subjects_);
}

std::optional<model::UnitId> Selection::unit() const {
    const auto all = units();
    if (all.empty()) return std::nullopt;
    return all.back();
}

std::vector<model::Hex> Selection::hexes() const {
    std::vector<model::Hex> all;
    for (const auto& subject : subjects_)
        if (const auto* hex = std::get_if<model::Hex>(&subject)) all.push_back(*hex);
    return all;
}

std::vector<model::UnitId> Selection::units() const {
    std::vector<model::UnitId> all;
    for (const auto& subject : subjects_)
        if (const auto* unit = asUnit(subject)) all.emplace_back(unit->id);
    return all;
}

void Selection::select(const model::Subject& subject) {
    replace({subject});
}

void Selection::select(std::vector<model::Subject> subjects) {
    std::vector<model::Subject> once;
    std::set<model::Subject> seen; // a selection may be all hexes of a map
    for (auto& subject : subjects)
        if (seen.insert(subject).second) once.push_back(std::move(subject));
    replace(std::move(once));
}

void Selection::toggle(const model::Subject& subject) {
    auto subjects = subjects_;
    if (std::erase(subjects, subject) == 0) subjects.push_back(subject);
    replace(std::move(subjects));
}

void Selection::clear() {
    replace({});
}

void Selection::keepWhatExists(const model::Scenario& scenario, const model::Extent& extent) {
    auto subjects = subjects_;
    std::erase_if(subjects,
                  [&](const auto& subject) { return !exists(scenario, extent, subject); });
    replace(std::move(subjects));
}

void Selection::replace(std::vector<model::Subject> subjects) {
    if (subjects == subjects_) return;
    subjects_ = std::move(subjects);
    changed();
}

model::Subject subjectOf(const model::UnitId& unit) {
    return model::ObjectRef{ObjectKind::unit, unit.text};
}

bool exists(const model::Scenario& scenario, const model::Extent& extent,
            const model::Subject& subject) {
    if (const auto* hex = std::get_if<model::Hex>(&subject))
        return extent.positionOf(*hex).has_value();
    if (const auto* hexside = std::get_if<model::Hexside>(&subject))
        return extent.isOnMap(hexside->first()) || extent.isOnMap(hexside->second());
    if (const auto* vertex = std::get_if<model::Vertex>(&subject)) {
        const auto hexes = vertex->hexes();
        return std::any_of(hexes.begin(), hexes.end(),
                           [&](model::Hex hex) { return extent.isOnMap(hex); });
    }
    return exists(scenario, std::get<model::ObjectRef>(subject));
}

} // namespace editor
