#include "formats/native/xml_cursor.h"

#include "formats/native/label_lists.h"
#include "formats/native/raw_xml.h"

#include <algorithm>
#include <cassert>

namespace formats {

using model::MisfitKind;
using model::tr;

namespace {

bool isText(pugi::xml_node node) {
    return node.type() == pugi::node_pcdata || node.type() == pugi::node_cdata;
}

bool isComment(pugi::xml_node node) {
    return node.type() == pugi::node_comment || node.type() == pugi::node_pi;
}

/// Names with a namespace, and the declarations of namespaces, are data of others.
bool isForeign(std::string_view name) {
    return name.find(':') != std::string_view::npos || name == "xmlns";
}

} // namespace

void Reading::report(std::string_view id, model::FileLocation location, model::Message message,
                     std::string part) {
    findings.push_back(readFinding(id, std::move(location), std::move(message), std::move(part)));
}

std::vector<std::string> Reading::namedBy(const std::string& id) const {
    if (!isCaseFile) return {id};
    std::vector<std::string> ids;
    for (const std::string_view word : wordsOf(id))
        ids.emplace_back(word);
    return ids;
}

std::string expectedFor(model::LabelFault fault) {
    switch (fault) {
    case model::LabelFault::unknownSheet:
        return "the letter of a sheet of the map";
    case model::LabelFault::letterMissing:
        return "the letter of a sheet in front";
    case model::LabelFault::offMap:
        return "a hex of the map";
    case model::LabelFault::notAdjacent:
        return "hexes that touch";
    case model::LabelFault::notALabel:
    case model::LabelFault::none:
        break;
    }
    return "a hex as the map prints it";
}

Cursor::Cursor(Reading& reading, pugi::xml_node node, std::vector<std::string> before)
    : reading_(&reading), node_(node) {
    extras_.before = std::move(before);
}

void Cursor::stands(std::string kind, std::string id) {
    kind_ = std::move(kind);
    id_ = std::move(id);
    reading_->locations.add(kind_, id_, "", location());
}

void Cursor::note(const model::FileLocation& location, std::string_view field) {
    if (!kind_.empty()) reading_->locations.add(kind_, id_, std::string(field), location);
}

bool Cursor::has(std::string_view attribute) const {
    return !node_.attribute(std::string(attribute).c_str()).empty();
}

bool Cursor::readText(Cursor& child, std::string& title, std::vector<std::string>* notes) {
    const bool isTitle = child.is("title");
    if (!isTitle && (notes == nullptr || !child.is("note"))) return false;
    const bool isPlain = child.isPlainText();
    const std::string content = isPlain ? child.content() : std::string();
    // Its attributes, or a note that is empty, have no place in a plain text.
    if (isTitle && !title.empty())
        keepSecond(child);
    else if (!isPlain || (!isTitle && content.empty()))
        keep(child);
    else if (isTitle)
        title = content;
    else
        notes->push_back(content);
    return true;
}

bool Cursor::hasAny(std::string_view attributes) const {
    const auto names = wordsOf(attributes);
    return std::any_of(names.begin(), names.end(), [&](auto name) { return has(name); });
}

std::string Cursor::text(std::string_view attribute) {
    // The tables of names are what documents and near names are made from.
    assert(findElement(reading_->names, node_.name()) == nullptr ||
           knowsAttribute(*findElement(reading_->names, node_.name()), attribute));
    asked_.emplace_back(attribute);
    const pugi::xml_attribute found = node_.attribute(asked_.back().c_str());
    if (!found) return {};
    note(reading_->file.locationOf(found), attribute);
    return found.value();
}

std::vector<std::string> Cursor::words(std::string_view attribute) {
    const std::string written = text(attribute);
    std::vector<std::string> result;
    for (const std::string_view word : wordsOf(written))
        result.emplace_back(word);
    return result;
}

bool Cursor::yesNo(std::string_view attribute, bool standard) {
    return yesNoIfStated(attribute).value_or(standard);
}

std::optional<bool> Cursor::yesNoIfStated(std::string_view attribute) {
    return choice<bool>(attribute, {{"yes", true}, {"no", false}});
}

std::optional<int> Cursor::number(std::string_view attribute, int least, int most) {
    const std::string written = text(attribute);
    if (!has(attribute)) return std::nullopt;
    const std::optional<int> value = wholeNumber(written, least, most);
    if (!value) {
        std::string expected = "a whole number";
        if (least >= 0 || most < largestNumber) expected += " from " + std::to_string(least);
        if (most < largestNumber) expected += " to " + std::to_string(most);
        misfit(attribute, written, MisfitKind::value, std::move(expected));
    }
    return value;
}

model::Printed<int> Cursor::figure(std::string_view attribute, int least) {
    const pugi::xml_attribute found = node_.attribute(std::string(attribute).c_str());
    if (std::string_view(found.value()) == "missing") {
        text(attribute);
        return model::Printed<int>::missing();
    }
    const std::optional<int> value = number(attribute, least);
    return value ? model::Printed<int>(*value) : model::Printed<int>();
}

std::optional<model::Direction> Cursor::direction(std::string_view attribute,
                                                  model::Orientation orientation) {
    const std::string written = text(attribute);
    if (!has(attribute)) return std::nullopt;
    const auto direction = model::parseDirection(written, orientation);
    if (!direction) misfit(attribute, written, MisfitKind::value, "a direction of the compass");
    return direction;
}

std::optional<model::Hex> Cursor::hex(std::string_view attribute, const model::Map& map,
                                      const model::SheetId& sheet) {
    const std::string written = text(attribute);
    if (!has(attribute)) return std::nullopt;
    const auto reading = model::readHex(map, written, sheet);
    if (!reading.value)
        misfit(attribute, written, MisfitKind::hex, expectedFor(reading.fault));
    else
        reading_->locations.add("hex", model::label(map, *reading.value), "", location());
    return reading.value;
}

std::optional<model::DirectedHexside>
Cursor::hexside(std::string_view attribute, const model::Map& map, const model::SheetId& sheet) {
    const std::string written = text(attribute);
    if (!has(attribute)) return std::nullopt;
    const auto reading = model::readHexside(map, written, sheet);
    if (!reading.value) misfit(attribute, written, MisfitKind::hexside, expectedFor(reading.fault));
    return reading.value;
}

std::vector<model::Hex> Cursor::hexes(std::string_view attribute, const model::Map& map) {
    HexListReader list(map, {});
    for (const std::string& word : words(attribute))
        list.read(word, [&](std::string text, MisfitKind kind, std::string expected) {
            misfit(attribute, std::move(text), kind, std::move(expected));
        });
    for (const model::Hex hex : list.inOrder())
        reading_->locations.add("hex", model::label(map, hex), "", location());
    return list.inOrder();
}

void Cursor::takeJoinedText() {
    if (std::exchange(contentRead_, true)) return;
    for (const pugi::xml_node child : node_.children()) {
        if (isText(child)) {
            pieces_.push_back({joined_.size(), child.value()});
            joined_ += child.value();
        } else if (isComment(child)) {
            extras_.before.push_back(rawXml(child));
        } else {
            Cursor unknown(*reading_, child);
            keepUnknown(unknown);
        }
    }
}

std::string Cursor::content() {
    takeJoinedText();
    const auto words = wordsOf(joined_);
    if (words.empty()) return {};
    const char* begin = words.front().data();
    return {begin, words.back().data() + words.back().size()};
}

std::vector<Item> Cursor::items() {
    takeJoinedText();
    std::vector<Item> items;
    for (const std::string_view word : wordsOf(joined_))
        items.push_back(
            {std::string(word), static_cast<std::size_t>(word.data() - joined_.data())});
    return items;
}

model::FileLocation Cursor::locationOf(const Item& item) {
    // Line ends may be shorter here than in the file, so lines are counted, not bytes.
    const auto next = std::find_if(pieces_.begin(), pieces_.end(), [&](const Piece& piece) {
        return piece.position > item.position;
    });
    if (next == pieces_.begin()) return location();
    const Piece& piece = *(next - 1);
    const bool goesOn =
        lastPlace_ && lastPlace_->first >= piece.position && lastPlace_->first <= item.position;
    auto [position, place] =
        goesOn ? *lastPlace_
               : std::pair(piece.position,
                           reading_->file.locationAt(reading_->file.offsetOf(piece.text)));
    for (std::size_t i = position; i < item.position; ++i) {
        if (joined_[i] == '\n') {
            ++place.line;
            place.column = 1;
        } else if ((static_cast<unsigned char>(joined_[i]) & 0xC0U) != 0x80U) {
            ++place.column;
        }
    }
    lastPlace_.emplace(item.position, place);
    return place;
}

std::vector<Cursor> Cursor::children(std::string_view withoutRecord) {
    contentRead_ = true;
    std::vector<Cursor> result;
    std::vector<std::string> comments;
    for (const pugi::xml_node child : node_.children()) {
        if (isText(child)) {
            keepText(child.value());
        } else if (isComment(child)) {
            comments.push_back(rawXml(child));
        } else if (hasWord(withoutRecord, child.name())) {
            result.emplace_back(*reading_, child);
        } else {
            result.emplace_back(*reading_, child, std::exchange(comments, {}));
        }
        if (!result.empty()) {
            result.back().kind_ = kind_;
            result.back().id_ = id_;
        }
    }
    // Kept now, they would stand before unknown elements that came before them.
    lastComments_ = std::move(comments);
    return result;
}

void Cursor::keepText(std::string_view text) {
    const auto words = wordsOf(text);
    if (words.empty()) return;
    std::string loose;
    for (const std::string_view word : words)
        loose += (loose.empty() ? "" : " ") + std::string(word);
    reading_->report("read.unexpected-content", location(),
                     tr("text where only elements belong, in <{name}>: {text}",
                        {{"name", name()}, {"text", loose}}),
                     name());
    loose = escapedText(loose);
    // Two texts in a row would be one when they are read again.
    if (!extras_.inside.empty() && !extras_.inside.back().starts_with('<'))
        extras_.inside.back() += " " + loose;
    else
        extras_.inside.push_back(std::move(loose));
}

void Cursor::keep(Cursor& child) {
    for (std::string& comment : child.extras_.before)
        extras_.inside.push_back(std::move(comment));
    child.extras_.before.clear();
    extras_.inside.push_back(rawXml(child.node_));
}

void Cursor::keepUnknown(Cursor& child) {
    const ElementNames* names = findElement(reading_->names, name());
    // A case whose content is not understood must not pass in silence.
    const bool isToCome = names != nullptr && hasWord(names->laterChildren, child.name());
    const bool isSilent = isForeign(child.name()) || (isToCome && !reading_->isCaseFile);
    if (!isSilent) {
        const std::string near = names != nullptr ? nearestChild(*names, child.name()) : "";
        reading_->report("read.unknown-name", child.location(),
                         near.empty() ? tr("unknown element <{name}>", {{"name", child.name()}})
                                      : tr("unknown element <{name}>; is <{near}> meant?",
                                           {{"name", child.name()}, {"near", near}}),
                         child.name());
    }
    keep(child);
}

void Cursor::keepSecond(Cursor& child) {
    reading_->report("read.given-twice", child.location(),
                     tr("a second <{name}>; the first one is read", {{"name", child.name()}}),
                     child.name());
    keep(child);
}

bool Cursor::isPlainText() const {
    return node_.attributes_begin() == node_.attributes_end() &&
           std::all_of(node_.begin(), node_.end(),
                       [](pugi::xml_node child) { return isText(child) || isComment(child); });
}

void Cursor::misfit(std::string_view field, std::string text, MisfitKind kind, std::string expected,
                    std::size_t position) {
    const pugi::xml_attribute attribute = node_.attribute(std::string(field).c_str());
    const model::FileLocation place = attribute ? reading_->file.locationOf(attribute) : location();
    note(place, field);
    reading_->locations.add("text", text, "", place);
    extras_.misfits.push_back(
        {std::string(field), std::move(text), kind, position, std::move(expected)});
}

void Cursor::misfit(std::string_view field, const Item& item, MisfitKind kind, std::string expected,
                    std::size_t position) {
    const model::FileLocation place = locationOf(item);
    note(place, field);
    reading_->locations.add("text", item.text, "", place);
    extras_.misfits.push_back({std::string(field), item.text, kind, position, std::move(expected)});
}

void Cursor::reportUnknownAttribute(pugi::xml_attribute attribute) {
    const std::string unknown = attribute.name();
    const ElementNames* names = findElement(reading_->names, name());
    const bool isToCome = names != nullptr && hasWord(names->laterAttributes, unknown);
    if (isForeign(unknown) || (isToCome && !reading_->isCaseFile)) return;
    if (names != nullptr && knowsAttribute(*names, unknown)) {
        reading_->report("read.unexpected-content", reading_->file.locationOf(attribute),
                         tr("`{name}` of <{element}> says nothing here",
                            {{"name", unknown}, {"element", name()}}),
                         unknown);
        return;
    }
    const std::string near = names != nullptr ? nearestAttribute(*names, unknown) : "";
    reading_->report("read.unknown-name", reading_->file.locationOf(attribute),
                     near.empty() ? tr("unknown attribute `{name}` of <{element}>",
                                       {{"name", unknown}, {"element", name()}})
                                  : tr("unknown attribute `{name}` of <{element}>; is `{near}` "
                                       "meant?",
                                       {{"name", unknown}, {"element", name()}, {"near", near}}),
                     unknown);
}

model::Annotations Cursor::finish() {
    model::Annotations about;
    about.basis = choice(std::string_view("basis"), basisWords()).value_or(model::Basis::unstated);
    about.rule = text("rule");
    for (const pugi::xml_attribute attribute : node_.attributes()) {
        if (std::find(asked_.begin(), asked_.end(), attribute.name()) != asked_.end()) continue;
        reportUnknownAttribute(attribute);
        extras_.attributes.push_back({attribute.name(), attribute.value()});
    }
    if (!contentRead_)
        for (Cursor& child : children())
            keepUnknown(child);
    for (std::string& comment : lastComments_)
        extras_.inside.push_back(std::move(comment));
    about.extras = std::move(extras_);
    return about;
}

} // namespace formats
