#include "model/forces/unit_attributes.h"

#include "model/number.h"

#include <algorithm>
#include <array>

namespace model {

namespace {

using Words = std::vector<std::string>;

constexpr auto attributes = std::to_array<UnitAttribute>({
    {"name", "Name", +[](Unit& unit) -> std::string& { return unit.name; }},
    {"class", "Class", +[](Unit& unit) -> std::string& { return unit.unitClass.text; }},
    {"formation", "Formation", +[](Unit& unit) -> std::string& { return unit.formation.text; }},
    {"division", "Division", +[](Unit& unit) -> std::string& { return unit.division.text; }},
    {"supplied-by", "Supplied by", +[](Unit& unit) -> Words& { return unit.suppliedBy; }},
    {"strength", "Strength", +[](Unit& unit) -> Printed<int>& { return unit.combat.strength; }},
    {"reduced", "Reduced strength",
     +[](Unit& unit) -> Printed<int>& { return unit.combat.reduced; }},
    {"initiative", "Initiative",
     +[](Unit& unit) -> Printed<int>& { return unit.combat.initiative; }},
    {"rating", "Command rating", +[](Unit& unit) -> Printed<int>& { return unit.rating.rating; }},
    {"command-range", "Command range",
     +[](Unit& unit) -> Printed<int>& { return unit.rating.range; }},
    {"move", "Movement points", +[](Unit& unit) -> Printed<int>& { return unit.mobility.move; }},
    {"vedettes", "Vedettes", +[](Unit& unit) -> Printed<int>& { return unit.vedettes.number; }},
    {"parent", "Parent unit",
     +[](Unit& unit) -> std::string& { return unit.vedettes.parent.text; }},
});

// Members are reached through one accessor for reading and writing; a reader changes nothing.
template <class Access>
auto& memberOf(const Unit& unit, Access access) {
    return access(const_cast<Unit&>(unit)); // NOLINT(cppcoreguidelines-pro-type-const-cast)
}

std::string joined(const Words& words) {
    std::string all;
    for (const std::string& word : words)
        all += (all.empty() ? "" : " ") + word;
    return all;
}

} // namespace

std::span<const UnitAttribute> unitAttributes() {
    return attributes;
}

const UnitAttribute* findUnitAttribute(std::string_view name) {
    const auto found = std::find_if(attributes.begin(), attributes.end(),
                                    [&](const auto& attribute) { return attribute.name == name; });
    return found == attributes.end() ? nullptr : &*found;
}

std::string attributeText(const UnitAttribute& attribute, const Unit& unit) {
    if (const auto* figure = figureOf(attribute, unit))
        return figure->isMissing()  ? "missing"
               : figure->hasValue() ? std::to_string(**figure)
                                    : std::string{};
    if (const auto* text = std::get_if<UnitText>(&attribute.member)) return memberOf(unit, *text);
    return joined(memberOf(unit, std::get<UnitWords>(attribute.member)));
}

bool setAttribute(const UnitAttribute& attribute, Unit& unit, std::string_view text) {
    if (const auto* access = std::get_if<UnitFigure>(&attribute.member)) {
        const auto figure = readPrintedNumber(text);
        if (!figure) return false;
        (*access)(unit) = *figure;
    } else if (const auto* word = std::get_if<UnitText>(&attribute.member)) {
        (*word)(unit) = text;
    } else {
        std::get<UnitWords>(attribute.member)(unit) = wordsOf(text);
    }
    return true;
}

const Printed<int>* figureOf(const UnitAttribute& attribute, const Unit& unit) {
    const auto* access = std::get_if<UnitFigure>(&attribute.member);
    return access ? &memberOf(unit, *access) : nullptr;
}

} // namespace model
