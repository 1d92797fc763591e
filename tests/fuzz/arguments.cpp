#include "tests/fuzz/arguments.h"

#include <algorithm>
#include <array>

namespace fuzz {

using model::Hex;
using model::Hexside;

Hex Arguments::hex() {
    if (where_ == Where::onMap) return printedHex();
    const auto printed = model::printedHexes(*now_.map);
    const auto number = std::size_t{bytes_.next()};
    if (number < 240 && !printed.empty()) return printed[number % printed.size()];
    static const std::array<Hex, 4> off{{{0, -1}, {7, 3}, {-300, 200}, {40000, -20000}}};
    return off[number % off.size()];
}

Hex Arguments::printedHex() {
    const auto printed = model::printedHexes(*now_.map);
    return printed.empty() ? Hex{} : bytes_.of(printed);
}

std::vector<Hex> Arguments::printedHexes() {
    std::vector<Hex> some;
    for (int i = below(6); i > 0; --i) {
        const Hex one = printedHex();
        if (std::find(some.begin(), some.end(), one) == some.end()) some.push_back(one);
    }
    return some;
}

std::vector<Hex> Arguments::hexes() {
    std::vector<Hex> some;
    for (int i = below(6); i > 0; --i)
        some.push_back(hex());
    return some;
}

model::Direction Arguments::toward() {
    return model::hexsideDirections[static_cast<std::size_t>(below(6))];
}

Hexside Arguments::hexside() {
    const Hex at = hex();
    return {at, toward()};
}

std::vector<Hexside> Arguments::hexsides() {
    std::vector<Hexside> some;
    for (int i = below(5); i > 0; --i)
        some.push_back(hexside());
    return some;
}

std::vector<model::DirectedHexside> Arguments::directed() {
    std::vector<model::DirectedHexside> some;
    for (int i = below(5); i > 0; --i) {
        const Hex at = hex();
        some.push_back({at, toward()});
    }
    return some;
}

std::vector<Hex> Arguments::anyPath() {
    std::vector<Hex> all;
    for (int i = below(7); i > 0; --i)
        all.push_back(all.empty() || below(16) == 15 ? hex()
                                                     : model::neighbour(all.back(), toward()));
    return all;
}

std::vector<Hexside> Arguments::anyChain() {
    std::vector<Hexside> all;
    for (int i = below(7); i > 0; --i) {
        if (all.empty() || below(16) == 15) {
            all.push_back(hexside());
            continue;
        }
        const auto corners = model::verticesOf(all.back());
        const auto sides = corners[static_cast<std::size_t>(below(2))].hexsides();
        all.push_back(sides[static_cast<std::size_t>(below(3))]);
    }
    return all;
}

std::vector<Hex> Arguments::path() {
    return where_ == Where::onMap ? printedPath() : anyPath();
}

std::vector<Hexside> Arguments::chain() {
    return where_ == Where::onMap ? printedChain() : anyChain();
}

std::vector<Hex> Arguments::printedPath() {
    auto all = anyPath();
    std::erase_if(all, [this](Hex hex) { return !model::sheetOf(*now_.map, hex); });
    return all;
}

std::vector<Hexside> Arguments::printedChain() {
    auto all = anyChain();
    std::erase_if(all, [this](Hexside side) {
        return !model::sheetOf(*now_.map, side.first()) &&
               !model::sheetOf(*now_.map, side.second());
    });
    return all;
}

model::Vertex Arguments::vertex() {
    const Hex at = hex();
    return {at, model::cornerDirections[static_cast<std::size_t>(below(6))]};
}

model::LatticePoint Arguments::point() {
    const auto centre = model::latticePoint(hex());
    const int x = below(256) - 128;
    return {centre.x + x * 16, centre.y + (below(256) - 128) * 16};
}

std::string Arguments::text() {
    return word({"",           "a",         "0",      "7",       "-1",   "3½",
                 "999999999",  "two words", "<&>\"'", "0203",    "0909", "0203/0303",
                 "two\nlines", "tab\there", "Strà",   "missing", "yes",  "1..3",
                 "0101 0102",  "--",        "]]>",    "main",    "clear"});
}

model::TerrainId Arguments::terrain() {
    return model::TerrainId(word({"woods", "marsh", "clear", "chateau", "hilltop", "town", "lake",
                                  "wodos", "", "two words"}));
}

model::HexsideTypeId Arguments::hexsideType() {
    return model::HexsideTypeId(
        word({"slope", "river", "stream", "crest", "wall", "extreme-slope", "nothing", ""}));
}

model::RoadTypeId Arguments::roadType() {
    return model::RoadTypeId(word({"road", "trail", "track", ""}));
}

model::SpanTypeId Arguments::spanType() {
    return model::SpanTypeId(word({"bridge", "trestle", "ford", "viaduct", ""}));
}

model::UnitId Arguments::unit() {
    return model::UnitId(word({"a", "b", "p", "L", "t", "v", "x", "z", "nobody", "renamed"}));
}

std::vector<model::UnitId> Arguments::units() {
    std::vector<model::UnitId> some;
    for (int i = below(4); i > 0; --i)
        some.push_back(unit());
    return some;
}

model::SideId Arguments::side() {
    return model::SideId(word({"F", "C", "X", ""}));
}

std::string Arguments::turn() {
    return word({"12 Apr 5 AM", "12 Apr 6 AM", "12 Apr 11 PM", "13 Apr 5 AM", "1", "2", "yesterday",
                 "", "12 Apr 5 AM..12 Apr 9 AM"});
}

} // namespace fuzz
