#pragma once
// <line-of-sight> of ruleset files.

#include "formats/native/ruleset_records.h"

namespace formats {

void readSight(Cursor& element, model::Ruleset& ruleset);
void writeSight(XmlWriter& writer, const model::Ruleset& ruleset);

} // namespace formats
