#pragma once
// <turn-track> and <weather> of ruleset files.

#include "formats/native/ruleset_records.h"

namespace formats {

void readTurnTrack(Cursor& element, model::Ruleset& ruleset);
void readWeather(Cursor& element, model::Ruleset& ruleset);
void writeTurnTrack(XmlWriter& writer, const model::Ruleset& ruleset);
void writeWeather(XmlWriter& writer, const model::Ruleset& ruleset);

} // namespace formats
