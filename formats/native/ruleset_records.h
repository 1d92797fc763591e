#pragma once
// What the readers and writers of all parts of a ruleset share: a record needs its key, has its
// rule in the book of the file, and is there once.

#include "formats/native/xml_cursor.h"
#include "formats/native/xml_writer.h"
#include "model/ruleset/ruleset.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace formats {

/// The attribute, or a finding that it is missing.
std::string needed(Cursor& element, std::string_view attribute);

/// Findings for what finish() kept as wrong text: there is no check that would report it.
void reportMisfits(Cursor& element, const model::Annotations& about);

/// Ends the record: reports the values that could not be read, and gives the rule.
model::RuleRef finish(Cursor& element, const model::Ruleset& ruleset);

/// A `<figure>` within the element of its mechanism, `stacking.` with the dot.
void readFigure(Cursor& element, std::string_view mechanism, model::Ruleset& ruleset);
void writeFigures(XmlWriter& writer, std::string_view mechanism, const model::Ruleset& ruleset);

void writeNumber(XmlWriter& writer, std::string_view name, std::optional<int> value);
/// Yes or no, and nothing where that is what an absent attribute means.
void writeYesNo(XmlWriter& writer, std::string_view name, bool value, bool standard = false);
void endRecord(XmlWriter& writer, const model::RuleRef& rule);

void reportGivenTwice(Cursor& element, const std::string& key);

/// Adds the record unless its key is there already or it has none, which is reported.
template <class Record>
void addRecord(Cursor& element, std::vector<Record>& records, Record record) {
    const auto keyOf = [](const Record& each) {
        if constexpr (requires { each.id.text; })
            return each.id.text;
        else
            return each.id;
    };
    const std::string key = keyOf(record);
    if (key.empty()) return;
    const bool isThere = std::any_of(records.begin(), records.end(),
                                     [&](const Record& other) { return keyOf(other) == key; });
    if (isThere)
        reportGivenTwice(element, key);
    else
        records.push_back(std::move(record));
}

} // namespace formats
