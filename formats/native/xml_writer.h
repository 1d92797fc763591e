#pragma once
// Writes the canonical form: two blanks a level, an element without content on one line, no
// attribute that is empty, unknown content after the known. A record's annotations are written
// with it, and the text of a misfit stands where its field is empty.

#include "model/annotations.h"

#include <string>
#include <string_view>
#include <vector>

namespace formats {

class XmlWriter {
public:
    XmlWriter();

    /// Comments of `about` come first; its basis, rule and unknown content at the end. `about`
    /// must live until end().
    void begin(std::string_view element, const model::Annotations& about);
    /// An element without annotations.
    void begin(std::string_view element);
    /// Nothing when empty, unless a misfit of that name stands there.
    void attribute(std::string_view name, std::string_view value);
    /// Misfit texts of a list follow its good items.
    void listAttribute(std::string_view name, std::vector<std::string> items);
    void lines(const std::vector<std::string>& lines);
    /// Content on the line of the tags.
    void text(std::string_view text);
    void end();

    /// `<title>Montenotte</title>`, nothing when empty.
    void textElement(std::string_view element, std::string_view text);

    std::string take() { return std::move(out_); }

private:
    struct Open {
        std::string element;
        const model::Annotations* about = nullptr;
        enum { inTag, onLine, below } state = inTag;
    };

    void indent(std::size_t depth);
    void closeTag(bool below);

    std::string out_;
    std::vector<Open> open_;
};

/// The misfits of a field, as written.
std::vector<std::string> misfitTexts(const model::Annotations& about, std::string_view field);

} // namespace formats
