#pragma once
// XML as text: escaping, and the writing of nodes that no reader understands.

#include <string>
#include <string_view>

#include <pugixml.hpp>

namespace formats {

/// Characters that XML cannot hold become U+FFFD. Line feeds and tabs of an attribute become
/// references, since they would come back as blanks.
std::string escapedAttribute(std::string_view value);
std::string escapedText(std::string_view text);

/// An element with all it contains, a comment or a processing instruction, in one spelling and
/// without any change to its white space. CDATA becomes text.
std::string rawXml(pugi::xml_node node);

/// A whole file with two blanks a level, one element a line and its attributes in the order of
/// the tables of names; what they do not know follows in the order of the file.
std::string tidiedXml(const pugi::xml_document& document);

} // namespace formats
