#include "tests/reference/smallest.h"

#include <sstream>

namespace reference {

namespace {

using Shows = std::function<bool(const SmallMap&)>;

/// Keeps the change when the quarrel is still there.
template <class Change>
bool tryTo(SmallMap& map, const Shows& shows, Change&& change) {
    SmallMap less = map;
    change(less);
    if (!shows(less)) return false;
    map = std::move(less);
    return true;
}

/// Tries to do without each member of a list or set.
template <class Member>
bool dropEach(SmallMap& map, const Shows& shows, Member member) {
    bool dropped = false;
    for (std::size_t i = (map.*member).size(); i-- > 0;)
        dropped |= tryTo(map, shows, [&](SmallMap& less) {
            auto& all = less.*member;
            all.erase(std::next(all.begin(), static_cast<std::ptrdiff_t>(i)));
        });
    return dropped;
}

/// Tries to do without each thing that lies on a hexside.
bool simplifyBorders(SmallMap& map, const Shows& shows) {
    bool simpler = false;
    const auto sides = map.borders;
    for (const auto& [side, before] : sides) {
        const auto without = [&, at = side](bool is, void (*clear)(Border&)) {
            if (is) simpler |= tryTo(map, shows, [&](SmallMap& less) { clear(less.borders[at]); });
        };
        without(before.river, [](Border& one) { one.river = false; });
        without(before.stream, [](Border& one) { one.stream = false; });
        without(before.crest, [](Border& one) { one.crest = false; });
        without(before.uphill.has_value(), [](Border& one) { one.uphill = std::nullopt; });
        without(before.span != Span::none, [](Border& one) {
            one.span = Span::none;
            one.damaged = false;
        });
        without(before.damaged, [](Border& one) { one.damaged = false; });
        without(before.pontoon.has_value(), [](Border& one) { one.pontoon = std::nullopt; });
        without(before.road, [](Border& one) { one.road = false; });
        without(before.trail, [](Border& one) { one.trail = false; });
    }
    return simpler;
}

bool simplifyTime(SmallMap& map, const Shows& shows) {
    bool simpler = false;
    if (map.weather != Weather::fair)
        simpler |= tryTo(map, shows, [](SmallMap& less) { less.weather = Weather::fair; });
    if (map.turn != Turn::day)
        simpler |= tryTo(map, shows, [](SmallMap& less) { less.turn = Turn::day; });
    return simpler;
}

const char* word(Terrain terrain) {
    switch (terrain) {
    case Terrain::clear:
        return "clear";
    case Terrain::woods:
        return "woods";
    case Terrain::marsh:
        return "marsh";
    case Terrain::orchard:
        return "orchard";
    case Terrain::town:
        return "town";
    case Terrain::chateau:
        return "chateau";
    case Terrain::walledTown:
        return "walled town";
    case Terrain::hilltop:
        return "hilltop";
    case Terrain::lake:
        return "lake";
    }
    return "";
}

const char* word(Kind kind) {
    switch (kind) {
    case Kind::infantry:
        return "infantry";
    case Kind::heavyCavalry:
        return "heavy cavalry";
    case Kind::cavalry:
        return "cavalry";
    case Kind::lightCavalry:
        return "light cavalry";
    case Kind::artillery:
        return "artillery";
    case Kind::horseArtillery:
        return "horse artillery";
    case Kind::vedette:
        return "vedette";
    case Kind::baggageTrain:
        return "baggage train";
    case Kind::pontoonTrain:
        return "pontoon train";
    case Kind::commander:
        return "commander";
    case Kind::officer:
        return "officer";
    }
    return "";
}

const char* word(Weather weather) {
    switch (weather) {
    case Weather::fair:
        return "fair";
    case Weather::fog:
        return "fog";
    case Weather::rain:
        return "rain";
    case Weather::thunderstorm:
        return "thunderstorm";
    case Weather::duststorm:
        return "duststorm";
    case Weather::mud:
        return "mud";
    case Weather::heat:
        return "heat";
    case Weather::frost:
        return "frost";
    case Weather::snow:
        return "snow";
    case Weather::snowstorm:
        return "snowstorm";
    }
    return "";
}

const char* word(Turn turn) {
    switch (turn) {
    case Turn::day:
        return "day";
    case Turn::twilight:
        return "twilight";
    case Turn::night:
        return "night";
    }
    return "";
}

void tell(std::ostream& out, Hexside side, const Border& border) {
    out << label(side.first) << "/" << label(side.second) << ":";
    const auto add = [&](bool is, const char* what) {
        if (is) out << " " << what;
    };
    add(border.river, "river");
    add(border.stream, "stream");
    add(border.lakeSide, "lake side");
    add(border.crest, "crest");
    add(border.teeth, "teeth");
    add(border.wall, "wall");
    add(border.gate, "gate");
    if (border.uphill) out << " slope up to " << label(*border.uphill);
    add(border.damaged, "damaged");
    add(border.span == Span::bridge, "bridge");
    add(border.span == Span::trestle, "trestle");
    add(border.span == Span::ford, "ford");
    if (border.pontoon) out << " pontoon of " << *border.pontoon;
    add(border.road, "road");
    add(border.trail, "trail");
    out << "\n";
}

void tell(std::ostream& out, const Piece& piece) {
    out << (piece.at ? label(*piece.at) : "off the map") << ": " << piece.id << " " << piece.army
        << " " << word(piece.kind);
    if (!piece.formation.empty()) out << " of " << piece.formation;
    if (!piece.division.empty()) out << ", division " << piece.division;
    out << ", moves " << piece.moves;
    if (piece.roadMarch) out << ", in road march";
    for (const char one : piece.suppliedBy)
        out << ", supplied by " << one;
    out << "\n";
}

} // namespace

SmallMap smallest(SmallMap map, const Shows& shows) {
    for (bool smaller = true; smaller;) {
        smaller = dropEach(map, shows, &SmallMap::pieces);
        smaller |= dropEach(map, shows, &SmallMap::borders);
        smaller |= dropEach(map, shows, &SmallMap::terrain);
        smaller |= dropEach(map, shows, &SmallMap::level);
        smaller |= dropEach(map, shows, &SmallMap::improved);
        smaller |= dropEach(map, shows, &SmallMap::unfinished);
        smaller |= dropEach(map, shows, &SmallMap::sources);
        smaller |= simplifyBorders(map, shows);
        smaller |= simplifyTime(map, shows);
    }
    return map;
}

std::string inWords(const SmallMap& map) {
    std::ostringstream out;
    out << map.columns << " columns, " << map.rows << " rows, " << word(map.weather) << ", "
        << word(map.turn);
    if (map.frenchKnowFords)
        out << (*map.frenchKnowFords ? ", fords open to the French"
                                     : ", fords closed to the French");
    out << "\n";
    for (const auto& [hex, terrains] : map.terrain) {
        out << label(hex) << ":";
        for (const Terrain one : terrains)
            out << " " << word(one);
        out << "\n";
    }
    for (const auto& [hex, level] : map.level)
        out << label(hex) << ": level " << level << "\n";
    for (const Hex hex : map.improved)
        out << label(hex) << ": improved position\n";
    for (const Hex hex : map.unfinished)
        out << label(hex) << ": improved position in construction\n";
    for (const auto& [side, border] : map.borders)
        tell(out, side, border);
    for (const Source& source : map.sources)
        out << label(source.at) << ": source " << source.letter << "\n";
    for (const Piece& piece : map.pieces)
        tell(out, piece);
    return out.str();
}

} // namespace reference
