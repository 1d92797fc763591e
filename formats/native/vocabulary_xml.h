#pragma once
// The vocabulary of a ruleset as XML: terrain, hexsides, roads, spans, kinds of places, classes of
// units and letters of supply sources.

#include "formats/native/xml_cursor.h"
#include "formats/native/xml_writer.h"
#include "model/ruleset/ruleset.h"

namespace formats {

/// False when the element is none of the vocabulary.
bool readVocabulary(Cursor& element, model::Ruleset& ruleset);
void writeVocabulary(XmlWriter& writer, const model::Ruleset& ruleset);

} // namespace formats
