#pragma once
// <zone-of-control> of ruleset files.

#include "formats/native/ruleset_records.h"

namespace formats {

void readZoneOfControl(Cursor& element, model::Ruleset& ruleset);
void writeZoneOfControl(XmlWriter& writer, const model::Ruleset& ruleset);

} // namespace formats
