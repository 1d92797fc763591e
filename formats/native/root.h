#pragma once
// What the readers of all native files do with the root element: its format, and the comments
// that stand outside of it.

#include "formats/native/xml_cursor.h"

#include <string>
#include <vector>

namespace formats {

/// The format that this program writes.
inline constexpr int nativeFormat = 1;

/// With the comments above the root.
Cursor rootCursor(Reading& reading);

/// Reports a format that this program does not know; guessing there would lose work.
bool isNewer(Reading& reading, Cursor& root);

/// Comments behind the root go to the end of it.
void addRest(Reading& reading, model::Annotations& about);

void wrongRoot(const XmlFile& file, const std::string& expected,
               std::vector<model::ReadFinding>& findings);

} // namespace formats
