#pragma once
// The one table of the attributes of a unit: name, kind and member. Reader, writer, properties
// panel, unit classes of rulesets and the attribute checks all read it.

#include "model/forces/unit.h"

#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace model {

using UnitFigure = Printed<int>& (*)(Unit&);
using UnitText = std::string& (*)(Unit&);
using UnitWords = std::vector<std::string>& (*)(Unit&);

struct UnitAttribute {
    std::string_view name;  ///< as in files: `strength`
    std::string_view title; ///< for people: "Strength"
    std::variant<UnitFigure, UnitText, UnitWords> member;
};

/// In the order in which they are written.
std::span<const UnitAttribute> unitAttributes();
const UnitAttribute* findUnitAttribute(std::string_view name);

/// The value as written in files; empty when not stated, `missing` when stated as missing.
std::string attributeText(const UnitAttribute& attribute, const Unit& unit);

/// Sets the member from its written form; false when the text is no value of its kind (the unit
/// is then unchanged). Empty text clears.
bool setAttribute(const UnitAttribute& attribute, Unit& unit, std::string_view text);

/// What a figure should have been, for misfits.
inline constexpr std::string_view figureExpected = "a whole number, or missing";

/// The figure of an integer attribute, nullptr for a textual one.
const Printed<int>* figureOf(const UnitAttribute& attribute, const Unit& unit);

} // namespace model
