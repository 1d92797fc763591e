#pragma once
// An element of a file on its way to becoming a record. It gives attributes and content by name,
// keeps text that is wrong as misfits, whatever nobody asked for as extras, and notes where
// everything stands. It never changes the tree.

#include "formats/native/names.h"
#include "formats/native/words.h"
#include "formats/native/xml_file.h"
#include "model/annotations.h"
#include "model/file_location.h"
#include "model/map/labels.h"
#include "model/map/map.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace formats {

/// What the reading of one file shares.
struct Reading {
    const XmlFile& file;
    NameTable names;
    std::vector<model::ReadFinding>& findings;
    model::Locations& locations;
    bool isCaseFile = false; ///< ids may name several like things, records may be added to

    /// The things that an id names: itself, in case files each of its words.
    std::vector<std::string> namedBy(const std::string& id) const;

    void report(std::string_view id, model::FileLocation location, model::Message message,
                std::string part = {});
};

/// A word of a list, with its place in the whole content.
struct Item {
    std::string text;
    std::size_t position = 0;
};

class Cursor {
public:
    Cursor(Reading& reading, pugi::xml_node node, std::vector<std::string> before = {});

    std::string name() const { return node_.name(); }
    bool is(std::string_view name) const { return name == node_.name(); }
    pugi::xml_node node() const { return node_; }
    model::FileLocation location() const { return reading_->file.locationOf(node_); }
    Reading& reading() const { return *reading_; }

    /// What findings about this record point at; its attributes are fields of it.
    void stands(std::string kind, std::string id);

    bool has(std::string_view attribute) const;
    /// As written; empty when absent. Counts as read, like all that follow.
    std::string text(std::string_view attribute);
    std::vector<std::string> words(std::string_view attribute);
    template <class Id>
    Id id(std::string_view attribute) {
        return Id(text(attribute));
    }
    template <class Id>
    std::vector<Id> ids(std::string_view attribute) {
        std::vector<Id> result;
        for (const std::string& word : words(attribute))
            result.emplace_back(word);
        return result;
    }
    bool yesNo(std::string_view attribute, bool standard = false);
    std::optional<bool> yesNoIfStated(std::string_view attribute);
    std::optional<int> number(std::string_view attribute, int least = 0, int most = largestNumber);
    model::Printed<int> figure(std::string_view attribute, int least = 0);
    template <class T>
    std::optional<T> choice(std::string_view attribute, const Words<T>& words) {
        const std::string written = text(attribute);
        if (!has(attribute)) return std::nullopt;
        const std::optional<T> meaning = meaningOf(words, written);
        if (!meaning) misfit(attribute, written, model::MisfitKind::value, alternatives(words));
        return meaning;
    }
    std::optional<model::Direction> direction(std::string_view attribute,
                                              model::Orientation orientation);
    std::optional<model::Hex> hex(std::string_view attribute, const model::Map& map,
                                  const model::SheetId& sheet = {});
    std::optional<model::DirectedHexside> hexside(std::string_view attribute, const model::Map& map,
                                                  const model::SheetId& sheet = {});
    std::vector<model::Hex> hexes(std::string_view attribute, const model::Map& map);

    /// The text of the element; texts that a comment splits are joined, the ends trimmed.
    /// Comments within go before the element.
    std::string content();
    std::vector<Item> items();

    /// Child elements, each with the comments in front of it. Those that hold no record
    /// (`withoutRecord`) leave their comments to the next one. Loose text is kept.
    std::vector<Cursor> children(std::string_view withoutRecord = {});
    /// Keeps a child that nobody understands, with a finding unless its name is known to come.
    void keepUnknown(Cursor& child);
    /// Keeps a child as it is, without a finding.
    void keep(Cursor& child);
    /// Keeps a second one of what belongs once.
    void keepSecond(Cursor& child);
    /// True when it has nothing but text: only then a plain string can hold it.
    bool isPlainText() const;
    /// Reads a child that is a title, or a note where there are some; keeps what cannot be held.
    bool readText(Cursor& child, std::string& title, std::vector<std::string>* notes = nullptr);
    bool hasAny(std::string_view attributes) const;

    void misfit(std::string_view field, std::string text, model::MisfitKind kind,
                std::string expected = {}, std::size_t position = 0);
    /// The same for an item of the content, which knows its own place.
    void misfit(std::string_view field, const Item& item, model::MisfitKind kind,
                std::string expected = {}, std::size_t position = 0);

    /// Reads basis and rule, and keeps what nobody asked for.
    model::Annotations finish();

private:
    void takeJoinedText();
    model::FileLocation locationOf(const Item& item);
    void note(const model::FileLocation& location, std::string_view field);
    void keepText(std::string_view text);
    void reportUnknownAttribute(pugi::xml_attribute attribute);

    struct Piece {
        std::size_t position; ///< in the joined text
        const char* text;
    };

    Reading* reading_;
    pugi::xml_node node_;
    std::string kind_, id_;
    std::vector<std::string> asked_;
    bool contentRead_ = false;
    std::string joined_;
    std::vector<Piece> pieces_;
    /// Where the last item stood whose place was asked for; the next one comes behind it.
    std::optional<std::pair<std::size_t, model::FileLocation>> lastPlace_;
    std::vector<std::string> lastComments_;
    model::Extras extras_;
};

/// Gives each element to `take`, which reads it and says so; the others remain.
template <class Take>
void takeElements(std::vector<Cursor>& elements, Take take) {
    std::vector<Cursor> rest;
    for (Cursor& element : elements)
        if (!take(element)) rest.push_back(std::move(element));
    elements = std::move(rest);
}

/// Words of files for the hex labels that cannot be read.
std::string expectedFor(model::LabelFault fault);

} // namespace formats
