#include "formats/native/raw_xml.h"

#include "formats/native/names.h"
#include "formats/native/utf8.h"

#include <algorithm>
#include <vector>

namespace formats {

namespace {

std::string escaped(std::string_view text, bool isAttribute) {
    std::string result;
    for (const char c : readableText(text)) {
        switch (c) {
        case '&':
            result += "&amp;";
            break;
        case '<':
            result += "&lt;";
            break;
        case '>':
            result += "&gt;";
            break;
        case '\r':
            result += "&#13;";
            break;
        case '"':
            result += isAttribute ? "&quot;" : "\"";
            break;
        case '\n':
            result += isAttribute ? "&#10;" : "\n";
            break;
        case '\t':
            result += isAttribute ? "&#9;" : "\t";
            break;
        default:
            result += c;
        }
    }
    return result;
}

std::string instruction(pugi::xml_node node) {
    const std::string value = node.value();
    return "<?" + std::string(node.name()) + (value.empty() ? "" : " " + value) + "?>";
}

bool isText(pugi::xml_node node) {
    return node.type() == pugi::node_pcdata || node.type() == pugi::node_cdata;
}

/// Depth was measured when the file was opened.
void append(std::string& out, pugi::xml_node node) {
    if (isText(node)) {
        out += escapedText(node.value());
    } else if (node.type() == pugi::node_comment) {
        out += "<!--" + std::string(node.value()) + "-->";
    } else if (node.type() == pugi::node_pi) {
        out += instruction(node);
    } else if (node.type() == pugi::node_element) {
        out += "<" + std::string(node.name());
        for (const pugi::xml_attribute attribute : node.attributes())
            out += " " + std::string(attribute.name()) + "=\"" +
                   escapedAttribute(attribute.value()) + "\"";
        if (!node.first_child()) {
            out += "/>";
            return;
        }
        out += ">";
        for (const pugi::xml_node child : node.children())
            append(out, child);
        out += "</" + std::string(node.name()) + ">";
    }
}

bool isBlank(std::string_view text) {
    return wordsOf(text).empty();
}

std::string_view trimmed(std::string_view text) {
    const auto words = wordsOf(text);
    if (words.empty()) return {};
    const char* begin = words.front().data();
    return {begin, static_cast<std::size_t>(words.back().data() + words.back().size() - begin)};
}

/// Known names in the order of the table; the subjects of a finding follow its check.
std::vector<pugi::xml_attribute> orderedAttributes(pugi::xml_node node, NameTable table) {
    std::vector<pugi::xml_attribute> attributes(node.attributes_begin(), node.attributes_end());
    const ElementNames* names = findElement(table, node.name());
    if (names == nullptr) return attributes;
    const std::vector<std::string_view> order = attributeOrder(*names);
    const auto rank = [&](pugi::xml_attribute attribute) {
        const auto found =
            std::find(order.begin(), order.end(), std::string_view(attribute.name()));
        if (found == order.end() && knowsAttribute(*names, attribute.name()))
            return std::ptrdiff_t{1};
        return 2 * (found - order.begin());
    };
    std::stable_sort(attributes.begin(), attributes.end(),
                     [&](auto a, auto b) { return rank(a) < rank(b); });
    return attributes;
}

NameTable tableFor(pugi::xml_node node, NameTable parent) {
    const std::string_view name = node.name();
    if (name == "ruleset") return rulesetNames();
    if (name == "expect") return questionNames();
    if (findElement(caseNames(), name) && parent.data() != questionNames().data())
        return caseNames();
    return parent;
}

class Tidied {
public:
    std::string write(const pugi::xml_document& document) {
        out_ = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
        for (const pugi::xml_node node : document.children())
            if (node.type() != pugi::node_declaration) line(node, 0, scenarioNames());
        return std::move(out_);
    }

private:
    void line(pugi::xml_node node, std::size_t depth, NameTable table) {
        out_.append(2 * depth, ' ');
        if (node.type() == pugi::node_element)
            element(node, depth, tableFor(node, table));
        else if (isText(node))
            out_ += escapedText(trimmed(node.value()));
        else
            append(out_, node);
        out_ += "\n";
    }

    void element(pugi::xml_node node, std::size_t depth, NameTable table) {
        const NameTable names =
            findElement(table, node.name()) == nullptr && table.data() == caseNames().data()
                ? scenarioNames()
                : table;
        out_ += "<" + std::string(node.name());
        for (const pugi::xml_attribute attribute : orderedAttributes(node, names))
            out_ += " " + std::string(attribute.name()) + "=\"" +
                    escapedAttribute(attribute.value()) + "\"";
        std::vector<pugi::xml_node> content;
        std::string words;
        bool onlyText = true;
        for (const pugi::xml_node child : node.children()) {
            if (isText(child) && isBlank(child.value())) continue;
            content.push_back(child);
            if (isText(child))
                words += child.value();
            else
                onlyText = false;
        }
        if (content.empty()) {
            out_ += "/>";
            return;
        }
        out_ += ">";
        if (onlyText && words.find_first_not_of(" \t") == words.find('\n')) {
            lines(words, depth + 1);
            out_.append(2 * depth, ' ');
        } else if (onlyText) {
            out_ += escapedText(trimmed(words));
        } else {
            out_ += "\n";
            for (const pugi::xml_node child : content)
                line(child, depth + 1, table);
            out_.append(2 * depth, ' ');
        }
        out_ += "</" + std::string(node.name()) + ">";
    }

    /// A text that begins below its tag stays there, line by line.
    void lines(std::string_view text, std::size_t depth) {
        out_ += "\n";
        for (std::size_t begin = 0; begin < text.size();) {
            const std::size_t end = std::min(text.find('\n', begin), text.size());
            const std::string_view line = trimmed(text.substr(begin, end - begin));
            if (!line.empty()) {
                out_.append(2 * depth, ' ');
                out_ += escapedText(line) + "\n";
            }
            begin = end + 1;
        }
    }

    std::string out_;
};

} // namespace

std::string escapedAttribute(std::string_view value) {
    return escaped(value, true);
}

std::string escapedText(std::string_view text) {
    return escaped(text, false);
}

std::string rawXml(pugi::xml_node node) {
    std::string out;
    append(out, node);
    return out;
}

std::string tidiedXml(const pugi::xml_document& document) {
    return Tidied().write(document);
}

} // namespace formats
