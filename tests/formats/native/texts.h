#pragma once
// Native files as texts of a test, read without a disk.

#include "formats/native/native_file.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace formats {

inline Source sourceOf(std::string bytes, std::map<std::string, std::string> others = {},
                       std::string name = "test.xml") {
    return {std::move(name), std::move(bytes),
            [others = std::move(others)](std::string_view sibling) -> std::optional<std::string> {
                const auto found = others.find(std::string(sibling));
                if (found == others.end()) return std::nullopt;
                return found->second;
            }};
}

/// `read.unknown-name 3:5`, in the order of reading.
inline std::vector<std::string> idsAndPlaces(const std::vector<model::ReadFinding>& findings) {
    std::vector<std::string> result;
    for (const auto& found : findings)
        result.push_back(found.finding.check + " " + std::to_string(found.location.line) + ":" +
                         std::to_string(found.location.column));
    return result;
}

inline std::vector<std::string> ids(const std::vector<model::ReadFinding>& findings) {
    std::vector<std::string> result;
    for (const auto& found : findings)
        result.push_back(found.finding.check);
    return result;
}

/// A map of 20 columns and 10 rows with these elements on it.
inline std::string smallMap(std::string_view elements) {
    return "<map format=\"1\" id=\"m\">\n"
           "  <grid hexes=\"flat-top\" label=\"CCRR\" columns=\"from west\" rows=\"from north\" "
           "lowered=\"even\"/>\n"
           "  <sheet id=\"main\" columns=\"1..20\" rows=\"1..10\" ground=\"clear\"/>\n" +
           std::string(elements) + "</map>\n";
}

/// The map of a map file.
inline model::Map readMap(const std::string& bytes) {
    const auto result = readScenario(sourceOf(bytes));
    return result.value ? *result.value->map : model::Map{};
}

/// `field=text`, in the order of reading.
inline std::vector<std::string> misfits(const model::Annotations& about) {
    std::vector<std::string> result;
    for (const auto& misfit : about.extras.misfits)
        result.push_back(misfit.field + "=" + misfit.text);
    return result;
}

} // namespace formats
