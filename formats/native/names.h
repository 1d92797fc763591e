#pragma once
// The names of the native files: which attributes and elements each element has, and which ones
// are set down for it and not read yet. Readers, near names of findings and the test of the
// documents look here.

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace formats {

/// Lists are words with blanks between, attributes in the order in which they are written. Every
/// element may have `basis` and `rule` beside its own.
struct ElementNames {
    std::string_view element;
    std::string_view attributes;
    std::string_view children;
    std::string_view laterAttributes = {}; ///< kept without a finding
    std::string_view laterChildren = {};
};

using NameTable = std::span<const ElementNames>;

NameTable scenarioNames(); ///< map, forces and scenario with all they contain
NameTable rulesetNames();
NameTable caseNames(); ///< cases, given, case, then and expect
/// The questions of `<expect>`.
NameTable questionNames();

const ElementNames* findElement(NameTable table, std::string_view element);

std::vector<std::string_view> wordsOf(std::string_view list);
bool hasWord(std::string_view list, std::string_view word);

/// Own, common and open-ended ones: figures of a unit, subjects of a waiver or finding.
bool knowsAttribute(const ElementNames& element, std::string_view name);
/// The attributes in the order in which they are written, common ones last; without subjects.
std::vector<std::string_view> attributeOrder(const ElementNames& element);
/// The kinds of subject as attributes: hex, hexside, corner, unit ...
bool isSubjectName(std::string_view name);

/// The candidate that was probably meant, empty when none is near.
std::string nearestName(const std::vector<std::string_view>& candidates, std::string_view name);
std::string nearestAttribute(const ElementNames& element, std::string_view name);
std::string nearestChild(const ElementNames& element, std::string_view name);

} // namespace formats
