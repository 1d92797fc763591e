#pragma once
// Rulesets as XML. They are only read by the programs, so what a ruleset cannot hold is a finding
// and is not kept in the value.

#include "formats/native/xml_writer.h"
#include "model/ruleset/ruleset.h"

namespace formats {

void writeRuleset(XmlWriter& writer, const model::Ruleset& ruleset);

} // namespace formats
