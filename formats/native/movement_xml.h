#pragma once
// <movement> of ruleset files.

#include "formats/native/ruleset_records.h"

namespace formats {

void readMovement(Cursor& element, model::Ruleset& ruleset);
void writeMovement(XmlWriter& writer, const model::Ruleset& ruleset);

} // namespace formats
