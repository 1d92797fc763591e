#include "tests/bench/country.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <iterator>
#include <random>
#include <vector>

#include <fmt/format.h>

namespace bench {

namespace {

struct Place {
    int column = 0, row = 0;
};

std::string text(Place at) {
    return labelOf(at.column, at.row);
}

/// Every even column is lowered by half a hex.
std::array<Place, 3> northOf(Place at) {
    const int up = at.column % 2 == 0 ? at.row : at.row - 1;
    return {{{at.column, at.row - 1}, {at.column + 1, up}, {at.column - 1, up}}};
}

class Author {
public:
    Author(int columns, int rows, int units) : columns_(columns), rows_(rows), units_(units) {}

    Country write() {
        Country country;
        country.map = map();
        country.forces = forces();
        country.scenario = scenario();
        return country;
    }

private:
    bool isOn(Place at) const {
        return at.column >= 1 && at.column <= columns_ && at.row >= 1 && at.row <= rows_;
    }

    /// Rolling hills, 1 to 5.
    int level(Place at) const {
        const double wave = std::sin(at.column / 9.0) + std::cos(at.row / 7.0) +
                            std::sin((at.column + at.row) / 23.0);
        return 3 + static_cast<int>(std::lround(wave * 0.8));
    }

    const char* terrain(Place at) const {
        const double cover = std::sin(at.column / 5.0 + 2.0) * std::cos(at.row / 6.0);
        if (at.column % 25 == 12 && at.row % 12 == 6) return "town";
        if (cover > 0.45) return "woods";
        if (cover < -0.85) return "marsh";
        if (level(at) == 5 && at.column % 7 == 0 && at.row % 7 == 0) return "hilltop";
        return nullptr;
    }

    template <class Wanted>
    std::string hexList(Wanted wanted) const {
        std::string list;
        for (int column = 1; column <= columns_; ++column) {
            for (int row = 1; row <= rows_; ++row) {
                if (!wanted(Place{column, row})) continue;
                int last = row;
                while (last < rows_ && wanted(Place{column, last + 1}))
                    ++last;
                list += last == row
                            ? fmt::format(" {}", labelOf(column, row))
                            : fmt::format(" {}..{}", labelOf(column, row), labelOf(column, last));
                row = last;
            }
            list += '\n';
        }
        return list;
    }

    std::string map() {
        std::string xml = "<map format=\"1\" id=\"country\" vocabulary=\"tlnb-piedmont\">\n"
                          "<grid hexes=\"flat-top\" label=\"CCCCRRRR\" columns=\"from west\" "
                          "rows=\"from north\" lowered=\"even\"/>\n";
        xml += fmt::format("<sheet columns=\"1..{}\" rows=\"1..{}\" ground=\"clear\"/>\n", columns_,
                           rows_);
        for (const std::string type : {"woods", "marsh", "hilltop", "town"})
            xml += fmt::format("<terrain type=\"{}\">{}</terrain>\n", type, hexList([&](Place at) {
                                   const char* is = terrain(at);
                                   return is && type == is;
                               }));
        for (int height = 1; height <= 5; ++height)
            xml += fmt::format("<levels level=\"{}\">{}</levels>\n", height,
                               hexList([&](Place at) { return level(at) == height; }));
        xml += "<hexsides type=\"slope\" uphill=\"first\">\n";
        for (int column = 1; column <= columns_; ++column)
            for (int row = 1; row <= rows_; ++row)
                for (const Place north : northOf({column, row})) {
                    const Place here{column, row};
                    if (!isOn(north) || level(north) == level(here)) continue;
                    const bool up = level(north) > level(here);
                    xml += fmt::format("{}/{}\n", text(up ? north : here), text(up ? here : north));
                }
        xml += "</hexsides>\n" + water() + roads();
        for (int column = 12; column <= columns_; column += 25)
            for (int row = 6; row <= rows_; row += 12)
                xml +=
                    fmt::format("<place id=\"t{0}\" name=\"Town {0}\" kind=\"town\" at=\"{0}\"/>\n",
                                labelOf(column, row));
        xml += fmt::format("<supply-source id=\"F1\" letter=\"F\" at=\"{}\"/>\n",
                           labelOf(1, roadRow(rows_ / 2)));
        xml += fmt::format("<supply-source id=\"A1\" letter=\"A\" at=\"{}\"/>\n",
                           labelOf(columns_, roadRow(rows_ / 2)));
        return xml + "</map>\n";
    }

    static int roadRow(int row) { return std::max(1, row / 10) * 10; }

    /// From the north edge down between two columns; streams end in the middle of the map.
    std::string water() const {
        std::string xml;
        for (int column = 15; column + 1 < columns_; column += 16) {
            const bool isRiver = column % 32 == 15;
            const int last = isRiver ? rows_ : rows_ / 2;
            xml += fmt::format("<watercourse type=\"{}\" id=\"w{}\" from=\"edge\">\n",
                               isRiver ? "river" : "stream", column);
            for (int row = 1; row <= last; ++row) {
                if (row > 1)
                    xml +=
                        fmt::format("{}/{} ", labelOf(column, row), labelOf(column + 1, row - 1));
                xml += fmt::format("{}/{}\n", labelOf(column, row), labelOf(column + 1, row));
            }
            xml += "</watercourse>\n";
        }
        return xml;
    }

    /// From edge to edge along a row, with a bridge over every water.
    std::string roads() const {
        std::string xml, spans;
        for (int row = 10; row <= rows_; row += 10) {
            xml += fmt::format("<road type=\"road\" id=\"r{}\">", row);
            for (int column = 1; column <= columns_; ++column)
                xml += ' ' + labelOf(column, row);
            xml += "</road>\n";
            for (int column = 15; column + 1 < columns_; column += 16) {
                const bool isRiver = column % 32 == 15;
                if (!isRiver && row > rows_ / 2) continue;
                spans += fmt::format("<span type=\"{}\" at=\"{}/{}\"/>\n",
                                     isRiver ? "bridge" : "trestle", labelOf(column, row),
                                     labelOf(column + 1, row));
            }
        }
        return xml + spans;
    }

    static constexpr int corpsSize = 10;
    int corpsOfSide() const { return std::max(1, units_ / corpsSize / 2); }

    std::string forces() {
        std::string xml = "<forces format=\"1\" id=\"country\" vocabulary=\"tlnb-piedmont\">\n";
        for (const char side : {'F', 'C'}) {
            const char source = side == 'F' ? 'F' : 'A';
            xml += fmt::format("<side id=\"{}\"><army id=\"{}\" supplied-by=\"{}\">\n", side,
                               source, source);
            for (int corps = 1; corps <= corpsOfSide(); ++corps)
                xml += fmt::format("<formation id=\"{}{}\" size=\"corps\"/>\n", side, corps);
            for (int corps = 1; corps <= corpsOfSide(); ++corps)
                for (int unit = 0; unit < corpsSize; ++unit)
                    xml += counter(side, corps, unit);
            xml += "</army></side>\n";
        }
        return xml + "</forces>\n";
    }

    static std::string idOf(char side, int corps, int unit) {
        return fmt::format("{}{}-{}", side, corps, unit);
    }

    static std::string counter(char side, int corps, int unit) {
        const auto id = idOf(side, corps, unit);
        if (unit == 0)
            return fmt::format("<leader id=\"{}\" class=\"officer\" formation=\"{}{}\" "
                               "initiative=\"3\" move=\"6\"/>\n",
                               id, side, corps);
        if (unit == 1)
            return fmt::format(
                "<unit id=\"{}\" class=\"baggage-train\" formation=\"{}{}\" move=\"4\"/>\n", id,
                side, corps);
        const char* unitClass = unit == 2 ? "artillery" : unit == 3 ? "light-cavalry" : "infantry";
        return fmt::format("<unit id=\"{}\" class=\"{}\" formation=\"{}{}\" strength=\"3\" "
                           "initiative=\"4\" move=\"{}\"/>\n",
                           id, unitClass, side, corps, unit == 3 ? 6 : 4);
    }

    /// Corps in lines of a column each behind the front, which runs down the middle of the map.
    Place placeOf(char side, int corps, int pair) const {
        const int perLine = std::max(1, (rows_ - 2) / 5);
        const int line = (corps - 1) / perLine;
        const int row = 2 + (corps - 1) % perLine * 5 + pair;
        const int away = 2 + line * 3;
        return {columns_ / 2 + (side == 'F' ? -away : away), std::min(row, rows_)};
    }

    std::string scenario() {
        std::string xml = "<scenario format=\"1\" id=\"country\" ruleset=\"tlnb-piedmont\">\n"
                          "<map file=\"country.map.xml\"/>\n"
                          "<forces file=\"country.forces.xml\"/>\n"
                          "<turns from=\"12 Apr 7 AM\" to=\"13 Apr 3 PM\" first-player=\"F\"/>\n";
        for (const char side : {'F', 'C'})
            for (int corps = 1; corps <= corpsOfSide(); ++corps)
                for (int pair = 0; pair < corpsSize / 2; ++pair) {
                    const Place at = placeOf(side, corps, pair);
                    if (at.column < 1 || at.column > columns_) continue;
                    xml += fmt::format("<setup id=\"{0}\" side=\"{1}\" units=\"{0} {2}\"><zone "
                                       "at=\"{3}\"/></setup>\n",
                                       idOf(side, corps, pair * 2), side,
                                       idOf(side, corps, pair * 2 + 1), text(at));
                }
        return xml + "</scenario>\n";
    }

    int columns_, rows_, units_;
};

} // namespace

formats::Source Country::source() const {
    return {"country.scenario.xml", scenario,
            [this](std::string_view name) -> std::optional<std::string> {
                if (name == "country.map.xml") return map;
                if (name == "country.forces.xml") return forces;
                return std::nullopt;
            }};
}

Country country(int columns, int rows, int units) {
    return Author(columns, rows, units).write();
}

std::string labelOf(int column, int row) {
    return fmt::format("{:04}{:04}", column, row);
}

} // namespace bench
