#pragma once
// <supply> of ruleset files.

#include "formats/native/ruleset_records.h"

namespace formats {

void readSupply(Cursor& element, model::Ruleset& ruleset);
void writeSupply(XmlWriter& writer, const model::Ruleset& ruleset);

} // namespace formats
