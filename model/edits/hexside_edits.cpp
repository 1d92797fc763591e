#include "model/edits/hexside_edits.h"

#include "model/edits/fresh_id.h"
#include "model/edits/map_lists.h"
#include "model/geometry/vertex.h"
#include "model/scenario/scenario.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

namespace model {

namespace {

using Chain = std::vector<Hexside>;

std::optional<std::size_t> sheetIndexOf(const Map& map, Hexside hexside) {
    for (const Hex hex : {hexside.first(), hexside.second()}) {
        const auto position = positionOf(map, hex);
        if (isPrinted(map, position.sheet, position.column, position.row)) return position.sheet;
    }
    return std::nullopt;
}

void removeFromLists(Map& map, const Chain& hexsides,
                     const std::function<bool(const HexsideList&)>& matches) {
    for (auto& list : map.hexsides) {
        if (!matches(*list)) continue;
        for (const Hexside hexside : hexsides) {
            const DirectedHexside side = canonical(hexside);
            if (!list->hexsides.containsEither(side)) continue;
            list.edit([&](HexsideList& changed) {
                changed.hexsides.erase(side);
                changed.hexsides.erase(side.reversed());
            });
        }
    }
    std::erase_if(map.hexsides, [&](const Shared<HexsideList>& list) {
        return matches(*list) && list->hexsides.empty() && list->about.extras.empty();
    });
}

void addToList(Map& map, DirectedHexside side, const HexsideTypeId& type, bool uphillFirst) {
    const auto sheet = sheetIndexOf(map, side.hexside());
    if (!sheet) return;
    for (const auto& list : map.hexsides)
        if (list->type == type && list->uphillFirst == uphillFirst && list->hexsides.contains(side))
            return;
    removeFromLists(map, {side.hexside()},
                    [&](const HexsideList& list) { return list.type == type; });
    const SheetId name = listSheet(map, *sheet);
    const auto target = std::find_if(
        map.hexsides.rbegin(), map.hexsides.rend(), [&](const Shared<HexsideList>& list) {
            return list->type == type && list->uphillFirst == uphillFirst &&
                   (list->sheet.empty() || list->sheet == name) &&
                   takesDrawing(map, *sheet, list->about.basis);
        });
    if (target != map.hexsides.rend()) {
        target->edit([&](HexsideList& list) { list.hexsides.insert(side); });
        return;
    }
    HexsideList fresh{name, type, uphillFirst, {}, {}};
    fresh.hexsides.insert(side);
    map.hexsides.push_back(Shared<HexsideList>(std::move(fresh)));
}

bool carries(const Map& map, const HexsideTypeId& type, Hexside hexside) {
    return std::any_of(map.watercourses.begin(), map.watercourses.end(), [&](const auto& water) {
        return water->type == type && std::find(water->hexsides.begin(), water->hexsides.end(),
                                                hexside) != water->hexsides.end();
    });
}

/// Whether a chain can go on with the hexside behind its last one: at the free corner.
bool goesOn(const Chain& chain, Hexside next) {
    if (chain.empty() || !shareCorner(chain.back(), next)) return false;
    if (chain.size() == 1) return true;
    const auto before = verticesOf(chain[chain.size() - 2]);
    for (const Vertex corner : verticesOf(chain.back())) {
        const bool isFree = std::find(before.begin(), before.end(), corner) == before.end();
        const auto ends = verticesOf(next);
        if (isFree && std::find(ends.begin(), ends.end(), corner) != ends.end()) return true;
    }
    return false;
}

/// `drawn` put at the end of the chain, or in front of it; false when it touches neither end.
bool extend(Chain& chain, Chain drawn) {
    for (const bool drawnBackwards : {false, true}) {
        if (drawnBackwards) std::reverse(drawn.begin(), drawn.end());
        if (goesOn(chain, drawn.front())) {
            chain.insert(chain.end(), drawn.begin(), drawn.end());
            return true;
        }
        Chain reversed(chain.rbegin(), chain.rend());
        if (goesOn(reversed, drawn.back())) {
            chain.insert(chain.begin(), drawn.begin(), drawn.end());
            return true;
        }
    }
    return false;
}

/// Texts that could not be read stand at a position of the chain; they move along with it.
void moveMisfits(Annotations& about, std::size_t by) {
    for (Misfit& misfit : about.extras.misfits)
        if (misfit.field == "hexsides") misfit.position += by;
}

void drawPart(Map& map, const Chain& drawn, const HexsideTypeId& type) {
    const auto sheet = sheetIndexOf(map, drawn.front());
    if (!sheet) return;
    for (auto& water : map.watercourses) {
        if (water->type != type) continue;
        Chain chain = water->hexsides;
        if (!extend(chain, drawn)) continue;
        water.edit([&](Watercourse& changed) {
            if (changed.hexsides.front() != chain.front()) moveMisfits(changed.about, drawn.size());
            changed.hexsides = std::move(chain);
        });
        return;
    }
    Watercourse fresh;
    fresh.id = freshId(map.watercourses, type.text);
    fresh.sheet = listSheet(map, *sheet);
    fresh.type = type;
    fresh.hexsides = drawn;
    map.watercourses.push_back(Shared<Watercourse>(std::move(fresh)));
}

struct Remainder {
    std::size_t begin = 0; ///< in the whole chain
    Chain hexsides;
};

/// The pieces that remain of a chain when some hexsides are taken out.
std::vector<Remainder> remains(const Chain& chain, const std::set<Hexside>& erased) {
    std::vector<Remainder> pieces;
    bool goesOn = false;
    for (std::size_t i = 0; i < chain.size(); ++i) {
        const bool stays = !erased.contains(chain[i]);
        if (stays && !goesOn) pieces.push_back({i, {}});
        if (stays) pieces.back().hexsides.push_back(chain[i]);
        goesOn = stays;
    }
    return pieces;
}

/// The piece that keeps a text which could not be read: where it stood, or the one before. The
/// first keeps what belongs to the whole.
std::size_t pieceFor(const Misfit& misfit, const std::vector<Remainder>& pieces) {
    if (misfit.field == "to") return pieces.size() - 1;
    std::size_t piece = 0;
    if (misfit.field == "hexsides")
        while (piece + 1 < pieces.size() && pieces[piece + 1].begin <= misfit.position)
            ++piece;
    return piece;
}

std::vector<Watercourse> piecesOf(const Watercourse& water, const std::set<Hexside>& erased) {
    const auto remainders = remains(water.hexsides, erased);
    std::vector<Watercourse> pieces;
    for (const Remainder& remainder : remainders) {
        // The first piece keeps the comments; declared ends stay at their ends.
        Watercourse piece = water;
        if (!pieces.empty()) piece.about.extras = {};
        piece.about.extras.misfits.clear();
        piece.hexsides = remainder.hexsides;
        if (remainder.begin > 0) piece.from.reset();
        if (remainder.begin + remainder.hexsides.size() < water.hexsides.size()) piece.to.reset();
        pieces.push_back(std::move(piece));
    }
    if (pieces.empty()) {
        // Nothing is left but what its author wrote besides.
        if (water.about.extras.empty()) return {};
        pieces.push_back(water);
        pieces.back().hexsides.clear();
        return pieces;
    }
    for (const Misfit& misfit : water.about.extras.misfits) {
        const std::size_t index = pieceFor(misfit, remainders);
        const std::size_t begin = remainders[index].begin;
        Misfit moved = misfit;
        moved.position = std::min(misfit.position - std::min(misfit.position, begin),
                                  remainders[index].hexsides.size());
        pieces[index].about.extras.misfits.push_back(std::move(moved));
    }
    return pieces;
}

/// Of one type, or of all when there is none.
void eraseWaterFrom(Map& map, const std::set<Hexside>& erased, const HexsideTypeId& type = {}) {
    std::vector<Shared<Watercourse>> kept;
    const auto before = map.watercourses; // new pieces join the map while their ids are chosen
    for (const auto& water : before) {
        const bool met = (type.empty() || water->type == type) &&
                         std::any_of(water->hexsides.begin(), water->hexsides.end(),
                                     [&](Hexside hexside) { return erased.contains(hexside); });
        if (!met) {
            kept.push_back(water);
            continue;
        }
        auto pieces = piecesOf(*water, erased);
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            if (i > 0) pieces[i].id = freshId(map.watercourses, water->type.text);
            kept.push_back(Shared<Watercourse>(pieces[i]));
            if (i > 0) map.watercourses.push_back(kept.back()); // its id is taken from now on
        }
    }
    map.watercourses = std::move(kept);
}

/// What two records of the file held besides, in the one that they become.
void addExtras(Extras& extras, const Extras& more) {
    const auto append = [](auto& list, const auto& others) {
        list.insert(list.end(), others.begin(), others.end());
    };
    append(extras.before, more.before);
    append(extras.inside, more.inside);
    append(extras.misfits, more.misfits);
    for (const auto& attribute : more.attributes)
        if (std::none_of(extras.attributes.begin(), extras.attributes.end(),
                         [&](const auto& own) { return own.name == attribute.name; }))
            extras.attributes.push_back(attribute);
}

} // namespace

bool shareCorner(Hexside a, Hexside b) {
    if (a == b) return false;
    const auto first = verticesOf(a);
    const auto second = verticesOf(b);
    return std::find_first_of(first.begin(), first.end(), second.begin(), second.end()) !=
           first.end();
}

Edit addHexsides(std::vector<DirectedHexside> hexsides, HexsideTypeId type, bool uphillFirst) {
    const auto add = [hexsides = std::move(hexsides), type, uphillFirst](Scenario& scenario) {
        scenario.map.edit([&](Map& map) {
            for (const DirectedHexside side : hexsides)
                addToList(map, uphillFirst ? side : canonical(side.hexside()), type, uphillFirst);
        });
    };
    return {tr("Draw {feature}", {{"feature", type.text}}), add};
}

Edit removeHexsides(std::vector<Hexside> hexsides, HexsideTypeId type) {
    const auto remove = [hexsides = std::move(hexsides), type](Scenario& scenario) {
        scenario.map.edit([&](Map& map) {
            removeFromLists(map, hexsides,
                            [&](const HexsideList& list) { return list.type == type; });
        });
    };
    return {tr("Erase {feature}", {{"feature", type.text}}), remove};
}

Edit clearHexsides(std::vector<Hexside> hexsides) {
    return {tr("Clear hexsides"), [hexsides = std::move(hexsides)](Scenario& scenario) {
                scenario.map.edit([&](Map& map) {
                    removeFromLists(map, hexsides, [](const HexsideList&) { return true; });
                    eraseWaterFrom(map, {hexsides.begin(), hexsides.end()});
                });
            }};
}

Edit drawWatercourse(std::vector<Hexside> chain, HexsideTypeId type) {
    const auto draw = [chain = std::move(chain), type](Scenario& scenario) {
        scenario.map.edit([&](Map& map) {
            // Hexsides that carry the water already split what is drawn.
            Chain part;
            for (const Hexside hexside : chain) {
                const bool repeated = std::find(part.begin(), part.end(), hexside) != part.end();
                if (carries(map, type, hexside) || repeated) {
                    if (!part.empty()) drawPart(map, part, type);
                    part.clear();
                } else {
                    part.push_back(hexside);
                }
            }
            if (!part.empty()) drawPart(map, part, type);
        });
    };
    return {tr("Draw {feature}", {{"feature", type.text}}), draw};
}

Edit eraseWater(std::vector<Hexside> hexsides) {
    return {tr("Erase water"), [hexsides = std::move(hexsides)](Scenario& scenario) {
                scenario.map.edit([&](Map& map) {
                    eraseWaterFrom(map, {hexsides.begin(), hexsides.end()});
                });
            }};
}

Edit eraseWater(std::vector<Hexside> hexsides, HexsideTypeId type) {
    const auto erase = [hexsides = std::move(hexsides), type](Scenario& scenario) {
        scenario.map.edit([&](Map& map) {
            eraseWaterFrom(map, {hexsides.begin(), hexsides.end()}, type);
        });
    };
    return {tr("Erase {feature}", {{"feature", type.text}}), erase};
}

Edit joinWatercourses(WatercourseId upper, WatercourseId lower, Hexside gap) {
    const auto join = [upper = std::move(upper), lower = std::move(lower),
                       gap](Scenario& scenario) {
        scenario.map.edit([&](Map& map) {
            const auto named = [&](const WatercourseId& id) {
                return std::find_if(map.watercourses.begin(), map.watercourses.end(),
                                    [&](const auto& water) { return water->id == id; });
            };
            const auto first = named(upper);
            const auto second = named(lower);
            if (first == map.watercourses.end() || second == map.watercourses.end()) return;
            if (first == second) {
                first->edit([&](Watercourse& water) { water.hexsides.push_back(gap); });
                return;
            }
            const Watercourse tail = **second;
            first->edit([&](Watercourse& water) {
                if (std::find(water.hexsides.begin(), water.hexsides.end(), gap) ==
                    water.hexsides.end())
                    water.hexsides.push_back(gap);
                Annotations about = tail.about;
                moveMisfits(about, water.hexsides.size());
                addExtras(water.about.extras, about.extras);
                water.hexsides.insert(water.hexsides.end(), tail.hexsides.begin(),
                                      tail.hexsides.end());
                water.to = tail.to;
                if (water.name.empty()) water.name = tail.name;
            });
            map.watercourses.erase(second);
        });
    };
    return {tr("Fill the gap of the watercourse"), join};
}

} // namespace model
