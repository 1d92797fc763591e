#pragma once
// What the map prints, as rows that can be changed: all that stands in a hex or lies on a hexside,
// and the map itself with its sheets and underlays.

#include "editor/panels/property_rows.h"
#include "editor/session.h"

namespace editor {

void showTerrain(PropertyRows& rows, Session& session, model::Hex hex);
/// Places, letters, roads, outlines and lettering of the hex, each in a section of its own.
void showThingsIn(PropertyRows& rows, Session& session, model::Hex hex);
/// Features, water and crossings.
void showHexside(PropertyRows& rows, Session& session, model::Hexside hexside);
void showMap(PropertyRows& rows, Session& session);

} // namespace editor
