#pragma once
// <entry> of ruleset files.

#include "formats/native/ruleset_records.h"

namespace formats {

void readEntry(Cursor& element, model::Ruleset& ruleset);
void writeEntry(XmlWriter& writer, const model::Ruleset& ruleset);

} // namespace formats
