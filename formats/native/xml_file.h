#pragma once
// The bytes of a file as a tree of XML that is safe to walk: UTF-8, well-formed, one root, no
// doctype, no attribute twice, not deeper than `deepest`. Everything that breaks this is one
// finding, and there is no tree.

#include "model/file_location.h"
#include "model/read_findings.h"

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <pugixml.hpp>

namespace formats {

inline constexpr int deepestXml = 64;
inline constexpr std::size_t largestXml = std::size_t{256} << 20;

/// A finding of the table `read.*` with its severity; `part` tells findings of one file apart.
model::ReadFinding readFinding(std::string_view id, model::FileLocation location,
                               model::Message message, std::string part = {});

class XmlFile {
public:
    /// Null when the file is refused; the finding says why.
    static std::unique_ptr<XmlFile> open(std::string name, std::string_view bytes,
                                         std::vector<model::ReadFinding>& findings);

    pugi::xml_node root() const { return document_.document_element(); }
    const pugi::xml_document& document() const { return document_; }
    const std::string& name() const { return name_; }

    /// Where the tag of an element, or another node, begins.
    model::FileLocation locationOf(pugi::xml_node node) const;
    model::FileLocation locationOf(pugi::xml_attribute attribute) const;
    model::FileLocation locationAt(std::size_t offset) const;
    /// The byte offset in the file of a text that the tree gave.
    std::size_t offsetOf(const char* text) const;

private:
    XmlFile(std::string name, std::string_view bytes);
    bool isSound(std::vector<model::ReadFinding>& findings) const;
    std::size_t charactersUpTo(std::size_t offset) const;

    std::string name_;
    std::string original_; ///< the tree changes its own copy in place
    std::string parsed_;
    std::vector<std::size_t> lines_; ///< offsets of the beginnings of lines
    /// Characters before every block of bytes, so that a file in one line is no slower.
    std::vector<std::size_t> charactersBefore_;
    pugi::xml_document document_;
};

} // namespace formats
