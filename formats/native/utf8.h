#pragma once
// Which bytes are text in UTF-8 that XML can hold.

#include <cstddef>
#include <string>
#include <string_view>

namespace formats {

/// The offset of the first byte that begins no character of XML, or npos: broken UTF-8,
/// surrogates, and control characters other than tab, line feed and carriage return.
std::size_t firstBadByte(std::string_view text);

/// Every bad byte replaced by U+FFFD, so that what is written can be read.
std::string readableText(std::string_view text);

} // namespace formats
