#include "formats/native/xml_file.h"

#include "formats/native/utf8.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>

namespace formats {

using model::FileLocation;
using model::ReadFinding;
using model::tr;

ReadFinding readFinding(std::string_view id, FileLocation location, model::Message message,
                        std::string part) {
    ReadFinding result;
    result.finding.check = std::string(id);
    result.finding.part = std::move(part);
    if (const model::ReadCheck* check = model::findReadCheck(id))
        result.finding.severity = check->severity;
    result.finding.message = std::move(message);
    result.finding.subjects.push_back(model::ObjectRef{model::ObjectKind::file, location.file});
    result.location = std::move(location);
    return result;
}

namespace {

constexpr auto npos = std::string_view::npos;

constexpr std::size_t blockOfBytes = 256;

bool beginsCharacter(char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
}

struct Fault {
    std::string_view id;
    std::size_t offset = 0;
    model::Message message;
};

bool isCharacter(std::uint32_t code) {
    if (code < 0x20) return code == '\t' || code == '\n' || code == '\r';
    return code <= 0x10FFFF && !(code >= 0xD800 && code <= 0xDFFF) && code != 0xFFFE &&
           code != 0xFFFF;
}

/// `name` stands between & and ; and is one of the five of XML, or a number of a character.
bool isReference(std::string_view name) {
    if (name == "amp" || name == "lt" || name == "gt" || name == "quot" || name == "apos")
        return true;
    if (name.size() < 2 || name.front() != '#') return false;
    const bool hexadecimal = name[1] == 'x';
    const std::string_view digits = name.substr(hexadecimal ? 2 : 1);
    std::uint32_t code = 0;
    const auto [end, error] =
        std::from_chars(digits.data(), digits.data() + digits.size(), code, hexadecimal ? 16 : 10);
    return error == std::errc{} && end == digits.data() + digits.size() && isCharacter(code);
}

/// What the parser would accept or drop without a word: doctypes, text outside of the root,
/// references that nobody defines, `<` within a value.
class MarkupScan {
public:
    explicit MarkupScan(std::string_view text) : text_(text) {}

    std::optional<Fault> run() {
        while (at_ < text_.size() && !fault_)
            step();
        return fault_;
    }

private:
    void step() {
        const char c = text_[at_];
        if (c != '<') {
            character(c);
            ++at_;
        } else if (startsWith("<!--")) {
            skipTo("-->");
        } else if (startsWith("<![CDATA[")) {
            if (depth_ == 0) refuse(at_, tr("text outside of the root element"));
            skipTo("]]>");
        } else if (startsWith("<?")) {
            skipTo("?>");
        } else if (startsWith("<!")) {
            fault_ = Fault{"read.doctype", at_, tr("document type declarations are not read")};
        } else {
            tag();
        }
    }

    void tag() {
        depth_ += startsWith("</") ? -1 : 1;
        char quote = 0;
        for (++at_; at_ < text_.size() && !fault_; ++at_) {
            const char c = text_[at_];
            if (c == '<') return refuse(at_, tr("`<` within a tag"));
            if (c == '&') reference();
            if (quote != 0) {
                if (c == quote) quote = 0;
            } else if (c == '"' || c == '\'') {
                quote = c;
            } else if (c == '>') {
                if (text_[at_ - 1] == '/') --depth_;
                ++at_;
                return;
            }
        }
    }

    void character(char c) {
        if (c == '&') reference();
        const bool blank = c == ' ' || c == '\t' || c == '\n' || c == '\r';
        if (!blank && depth_ <= 0) refuse(at_, tr("text outside of the root element"));
    }

    void reference() {
        constexpr std::size_t longest = 12;
        const std::size_t end = text_.substr(at_ + 1, longest).find(';');
        if (end == npos || !isReference(text_.substr(at_ + 1, end)))
            refuse(at_, tr("`&` begins no character reference"));
    }

    void refuse(std::size_t offset, model::Message message) {
        fault_ = Fault{"read.not-well-formed", offset, std::move(message)};
    }
    bool startsWith(std::string_view word) const {
        return text_.compare(at_, word.size(), word) == 0;
    }
    void skipTo(std::string_view end) {
        const std::size_t found = text_.find(end, at_);
        at_ = found == npos ? text_.size() : found + end.size();
    }

    std::string_view text_;
    std::size_t at_ = 0;
    long depth_ = 0;
    std::optional<Fault> fault_;
};

std::optional<Fault> encodingFault(std::string_view text) {
    if (text.size() >= 2) {
        const auto first = static_cast<unsigned char>(text[0]);
        const auto second = static_cast<unsigned char>(text[1]);
        const bool marked = (first == 0xFE && second == 0xFF) || (first == 0xFF && second == 0xFE);
        if (marked || (first == 0 && second == '<') || (first == '<' && second == 0))
            return Fault{"read.encoding", 0, tr("the file is UTF-16, expected UTF-8")};
    }
    const std::size_t bad = firstBadByte(text);
    if (bad == npos) return std::nullopt;
    return Fault{"read.encoding", bad, tr("a byte that is no text in UTF-8")};
}

bool isUtf8Name(std::string_view encoding) {
    std::string lower;
    for (const char c : encoding)
        lower += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return lower.empty() || lower == "utf-8" || lower == "us-ascii";
}

bool hasDuplicate(pugi::xml_node node, std::vector<std::string_view>& names) {
    names.clear();
    for (const pugi::xml_attribute attribute : node.attributes())
        names.emplace_back(attribute.name());
    std::sort(names.begin(), names.end());
    return std::adjacent_find(names.begin(), names.end()) != names.end();
}

} // namespace

XmlFile::XmlFile(std::string name, std::string_view bytes)
    : name_(std::move(name)), original_(bytes) {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    if (original_.starts_with(mark)) original_.erase(0, mark.size());
    parsed_ = original_;
    lines_.push_back(0);
    std::size_t characters = 0;
    for (std::size_t i = 0; i < original_.size(); ++i) {
        if (i % blockOfBytes == 0) charactersBefore_.push_back(characters);
        if (beginsCharacter(original_[i])) ++characters;
        if (original_[i] == '\n') lines_.push_back(i + 1);
    }
    charactersBefore_.push_back(characters);
}

std::unique_ptr<XmlFile> XmlFile::open(std::string name, std::string_view bytes,
                                       std::vector<ReadFinding>& findings) {
    if (bytes.size() > largestXml) {
        findings.push_back(readFinding(
            "read.too-large", {name, 0, 0},
            tr("{found} bytes, at most {allowed}", {{"found", std::to_string(bytes.size())},
                                                    {"allowed", std::to_string(largestXml)}})));
        return nullptr;
    }
    std::unique_ptr<XmlFile> file(new XmlFile(std::move(name), bytes));
    std::optional<Fault> fault = encodingFault(file->original_);
    if (!fault) fault = MarkupScan(file->original_).run();
    if (fault) {
        findings.push_back(readFinding(fault->id, file->locationAt(fault->offset), fault->message));
        return nullptr;
    }
    const pugi::xml_parse_result result = file->document_.load_buffer_inplace(
        file->parsed_.data(), file->parsed_.size(), pugi::parse_full | pugi::parse_ws_pcdata,
        pugi::encoding_utf8);
    if (!result) {
        const auto offset = static_cast<std::size_t>(std::max<std::ptrdiff_t>(result.offset, 0));
        findings.push_back(
            readFinding("read.not-well-formed", file->locationAt(offset),
                        tr("not well-formed: {reason}", {{"reason", result.description()}})));
        return nullptr;
    }
    if (!file->isSound(findings)) return nullptr;
    return file;
}

bool XmlFile::isSound(std::vector<ReadFinding>& findings) const {
    bool rootSeen = false;
    for (const pugi::xml_node node : document_.children()) {
        if (node.type() == pugi::node_declaration &&
            !isUtf8Name(node.attribute("encoding").value())) {
            findings.push_back(
                readFinding("read.encoding", locationOf(node),
                            tr("the file is {found}, expected UTF-8",
                               {{"found", std::string(node.attribute("encoding").value())}})));
            return false;
        }
        if (node.type() == pugi::node_element && std::exchange(rootSeen, true)) {
            findings.push_back(readFinding(
                "read.two-roots", locationOf(node),
                tr("a second root element, <{name}>", {{"name", std::string(node.name())}})));
            return false;
        }
    }
    // By a loop: recursion over a tree that nobody has measured yet could overflow.
    int depth = 1;
    std::vector<std::string_view> names;
    for (pugi::xml_node node = root(); node;) {
        if (depth > deepestXml) {
            findings.push_back(readFinding("read.too-deep", locationOf(node),
                                           tr("elements stand more than {allowed} deep",
                                              {{"allowed", std::to_string(deepestXml)}})));
            return false;
        }
        if (hasDuplicate(node, names)) {
            findings.push_back(readFinding(
                "read.duplicate-attribute", locationOf(node),
                tr("<{name}> has an attribute twice", {{"name", std::string(node.name())}})));
            return false;
        }
        if (node.first_child()) {
            node = node.first_child();
            ++depth;
            continue;
        }
        while (node && node != root() && !node.next_sibling()) {
            node = node.parent();
            --depth;
        }
        node = node == root() ? pugi::xml_node() : node.next_sibling();
    }
    return true;
}

FileLocation XmlFile::locationAt(std::size_t offset) const {
    offset = std::min(offset, original_.size());
    const auto next = std::upper_bound(lines_.begin(), lines_.end(), offset);
    const auto line = next - lines_.begin();
    const auto characters = charactersUpTo(offset) - charactersUpTo(*(next - 1));
    return {name_, static_cast<int>(line), static_cast<int>(characters) + 1};
}

std::size_t XmlFile::charactersUpTo(std::size_t offset) const {
    const std::size_t block = offset / blockOfBytes;
    const std::size_t begin = block * blockOfBytes;
    const std::string_view rest = std::string_view(original_).substr(begin, offset - begin);
    return charactersBefore_[block] +
           static_cast<std::size_t>(std::count_if(rest.begin(), rest.end(), beginsCharacter));
}

std::size_t XmlFile::offsetOf(const char* text) const {
    const std::less<const char*> before;
    const char* begin = parsed_.data();
    if (before(text, begin) || !before(text, begin + parsed_.size())) return 0;
    return static_cast<std::size_t>(text - begin);
}

FileLocation XmlFile::locationOf(pugi::xml_node node) const {
    const bool isNamed = node.type() == pugi::node_element || node.type() == pugi::node_pi ||
                         node.type() == pugi::node_declaration;
    const std::size_t offset = offsetOf(isNamed ? node.name() : node.value());
    const std::size_t before = node.type() == pugi::node_element ? 1 : 0;
    return locationAt(offset - std::min(offset, before));
}

FileLocation XmlFile::locationOf(pugi::xml_attribute attribute) const {
    return locationAt(offsetOf(attribute.name()));
}

} // namespace formats
