#include "formats/native/xml_writer.h"

#include "formats/native/raw_xml.h"
#include "formats/native/words.h"

#include <algorithm>
#include <cassert>

namespace formats {

std::vector<std::string> misfitTexts(const model::Annotations& about, std::string_view field) {
    std::vector<std::string> texts;
    for (const model::Misfit& misfit : about.extras.misfits)
        if (misfit.field == field) texts.push_back(misfit.text);
    return texts;
}

XmlWriter::XmlWriter() : out_("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n") {}

void XmlWriter::indent(std::size_t depth) {
    out_.append(2 * depth, ' ');
}

void XmlWriter::begin(std::string_view element, const model::Annotations& about) {
    if (!open_.empty()) closeTag(true);
    for (const std::string& comment : about.extras.before) {
        indent(open_.size());
        out_ += comment + "\n";
    }
    indent(open_.size());
    out_ += "<" + std::string(element);
    open_.push_back({std::string(element), &about});
}

void XmlWriter::begin(std::string_view element) {
    static const model::Annotations nothing;
    begin(element, nothing);
}

void XmlWriter::attribute(std::string_view name, std::string_view value) {
    assert(!open_.empty() && open_.back().state == Open::inTag);
    if (!value.empty()) {
        out_ += " " + std::string(name) + "=\"" + escapedAttribute(value) + "\"";
        return;
    }
    const auto texts = misfitTexts(*open_.back().about, name);
    if (texts.empty()) return;
    out_ += " " + std::string(name) + "=\"" + escapedAttribute(texts.front()) + "\"";
}

void XmlWriter::listAttribute(std::string_view name, std::vector<std::string> items) {
    for (const std::string& misfit : misfitTexts(*open_.back().about, name))
        items.push_back(misfit);
    attribute(name, joined(items));
}

/// Ends the start tag: with the attributes that every record can have, then `>`.
void XmlWriter::closeTag(bool below) {
    Open& open = open_.back();
    if (open.state == Open::inTag) {
        attribute("basis", word(open.about->basis));
        attribute("rule", open.about->rule);
        for (const model::UnknownAttribute& unknown : open.about->extras.attributes)
            out_ += " " + unknown.name + "=\"" + escapedAttribute(unknown.value) + "\"";
        out_ += below ? ">\n" : ">";
    } else if (below && open.state == Open::onLine) {
        out_ += "\n";
    }
    open.state = below ? Open::below : Open::onLine;
}

void XmlWriter::lines(const std::vector<std::string>& lines) {
    for (const std::string& line : lines) {
        closeTag(true);
        indent(open_.size());
        out_ += escapedText(line) + "\n";
    }
}

void XmlWriter::text(std::string_view text) {
    if (text.empty()) return;
    closeTag(false);
    out_ += escapedText(text);
}

void XmlWriter::end() {
    const Open open = open_.back();
    if (open.state == Open::inTag && open.about->extras.inside.empty()) {
        closeTag(false);
        out_.pop_back();
        out_ += "/>\n";
        open_.pop_back();
        return;
    }
    for (const std::string& inside : open.about->extras.inside) {
        closeTag(true);
        indent(open_.size());
        out_ += inside + "\n";
    }
    const bool below = open_.back().state == Open::below;
    open_.pop_back();
    if (below) indent(open_.size());
    out_ += "</" + open.element + ">\n";
}

void XmlWriter::textElement(std::string_view element, std::string_view content) {
    if (content.empty()) return;
    begin(element);
    text(content);
    end();
}

} // namespace formats
