#pragma once
// What people read for the types of a ruleset: "Woods", not `woods`.

#include "editor/session.h"

#include <string>
#include <vector>

namespace editor {

/// The name that the ruleset gives a terrain, hexside, road or span type; its id when it has none.
template <class TypeId>
std::string nameOf(const Session& session, const TypeId& id) {
    return model::nameOf(session.ruleset().get(), id);
}

/// With commas between.
template <class TypeId>
std::string namesOf(const Session& session, const std::vector<TypeId>& ids) {
    std::string names;
    for (const auto& id : ids)
        names += (names.empty() ? "" : ", ") + nameOf(session, id);
    return names;
}

/// The name of an edit as people read it: types by their names, "Paint Walled town".
model::Message named(const Session& session, model::Message edit);

} // namespace editor
