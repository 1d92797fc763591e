#include "editor/tools/type_names.h"

namespace editor {

namespace {

/// The first vocabulary that has the word.
std::string nameOfFeature(const Session& session, const std::string& id) {
    for (const std::string& name :
         {nameOf(session, model::HexsideTypeId(id)), nameOf(session, model::RoadTypeId(id)),
          nameOf(session, model::SpanTypeId(id))})
        if (name != id) return name;
    return id;
}

} // namespace

model::Message named(const Session& session, model::Message edit) {
    for (auto& [argument, value] : edit.arguments) {
        if (argument == "terrain") value = nameOf(session, model::TerrainId(value));
        if (argument == "feature") value = nameOfFeature(session, value);
    }
    return edit;
}

} // namespace editor
