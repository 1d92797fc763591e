#pragma once
// Waivers as XML: they stand in maps and in scenarios.

#include "formats/native/xml_cursor.h"
#include "formats/native/xml_writer.h"
#include "model/map/waiver.h"

#include <string>
#include <utility>
#include <vector>

namespace formats {

model::Waiver readWaiver(Cursor& element);
/// The subjects of a waiver or of a finding that is expected, in the order of the file.
std::vector<std::pair<std::string, std::string>> readSubjects(Cursor& element);

void writeWaiver(XmlWriter& writer, const model::Waiver& waiver);

} // namespace formats
