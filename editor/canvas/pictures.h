#pragma once
// Small pictures for panels, made by the painter of the map, so that a swatch looks like the map
// and a counter in a list like the one on it.

#include "model/forces/forces.h"
#include "model/ruleset/ruleset.h"

#include <wx/bitmap.h>

#include <memory>

namespace editor {

using RulesetPointer = std::shared_ptr<const model::Ruleset>;

/// A hex of the terrain; `size` is its width in logical pixels.
wxBitmap terrainPicture(const RulesetPointer& ruleset, const model::TerrainId& terrain, int size,
                        double scale);

/// Two hexes with the hexside, or the water, between them.
wxBitmap hexsidePicture(const RulesetPointer& ruleset, const model::HexsideType& type, wxSize size,
                        double scale);

/// A piece of the road.
wxBitmap roadPicture(const RulesetPointer& ruleset, const model::RoadType& type, wxSize size,
                     double scale);

/// The bridge or ford, with the road and the water that it joins.
wxBitmap spanPicture(const RulesetPointer& ruleset, const model::SpanType& type, wxSize size,
                     double scale);

/// The counter of a unit of these forces.
wxBitmap counterPicture(const RulesetPointer& ruleset, const model::Forces& forces,
                        const model::Unit& unit, int size, double scale);

} // namespace editor
