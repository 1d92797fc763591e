#pragma once
// What a rulebook prints for its own scenarios and maps, as XML.

#include "formats/native/xml_cursor.h"
#include "formats/native/xml_writer.h"
#include "model/ruleset/ruleset.h"

namespace formats {

/// False when the element is neither a published scenario nor a published map.
bool readPublished(Cursor& element, model::Ruleset& ruleset);
void writePublished(XmlWriter& writer, const model::Ruleset& ruleset);

} // namespace formats
