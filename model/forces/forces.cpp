#include "model/forces/forces.h"

#include <algorithm>

namespace model {

namespace {

template <class T, class Key>
const T* findShared(const std::vector<Shared<T>>& records, const Key& id) {
    const auto found = std::find_if(records.begin(), records.end(),
                                    [&](const Shared<T>& record) { return record->id == id; });
    return found == records.end() ? nullptr : &**found;
}

template <class T, class Key>
const T* findPlain(const std::vector<T>& records, const Key& id) {
    const auto found = std::find_if(records.begin(), records.end(),
                                    [&](const T& record) { return record.id == id; });
    return found == records.end() ? nullptr : &*found;
}

} // namespace

const Unit* find(const Forces& forces, const UnitId& id) {
    return findShared(forces.units, id);
}
const Formation* find(const Forces& forces, const FormationId& id) {
    return findShared(forces.formations, id);
}
const Division* find(const Forces& forces, const DivisionId& id) {
    return findShared(forces.divisions, id);
}
const Army* find(const Forces& forces, const ArmyId& id) {
    return findPlain(forces.armies, id);
}
const Side* find(const Forces& forces, const SideId& id) {
    return findPlain(forces.sides, id);
}

} // namespace model
