#include "model/edits/text_edits.h"

#include "model/forces/unit_attributes.h"
#include "model/map/labels.h"
#include "model/map/offsets.h"
#include "model/number.h"
#include "model/scenario/record_lists.h"

#include <algorithm>
#include <type_traits>
#include <utility>

namespace model {

namespace {

bool sameFault(const Misfit& a, const Misfit& b) {
    return a.field == b.field && a.text == b.text && a.kind == b.kind;
}

/// The misfit in its record: at its position, else the first one that says the same, since an edit
/// may come when the chain has changed. The end of the list when it is gone.
template <class Misfits>
auto findMisfit(Misfits& list, const Misfit& misfit) {
    const auto exact = std::find_if(list.begin(), list.end(), [&](const Misfit& each) {
        return sameFault(each, misfit) && each.position == misfit.position;
    });
    if (exact != list.end()) return exact;
    return std::find_if(list.begin(), list.end(),
                        [&](const Misfit& each) { return sameFault(each, misfit); });
}

bool has(const Annotations& about, const Misfit& misfit) {
    return findMisfit(about.extras.misfits, misfit) != about.extras.misfits.end();
}

void eraseMisfit(Annotations& about, const Misfit& misfit) {
    auto& list = about.extras.misfits;
    const auto found = findMisfit(list, misfit);
    if (found != list.end()) list.erase(found);
}

/// In a chain the texts behind an adopted one stand one place farther along.
void eraseAdopted(Annotations& about, const Misfit& misfit, bool inChain) {
    auto& list = about.extras.misfits;
    const auto found = findMisfit(list, misfit);
    if (found == list.end()) return;
    for (auto behind = list.erase(found); inChain && behind != list.end(); ++behind)
        if (behind->field == misfit.field) ++behind->position;
}

template <class T>
std::size_t insertPosition(const std::vector<T>& chain, const Misfit& misfit) {
    return std::min(misfit.position, chain.size());
}

/// One misfit and the text to read in its stead, tried on each kind of record.
class Adoption {
public:
    Adoption(const Map& map, const Misfit& misfit, const std::string& text)
        : map_(map), misfit_(misfit), text_(text) {}

    bool into(TerrainList& list) const { return intoSet(list.hexes, list.sheet); }
    bool into(LevelList& list) const { return intoSet(list.hexes, list.sheet); }
    bool into(ClosedList& list) const { return intoSet(list.hexes, list.sheet); }
    bool into(PartialList& list) const {
        return intoNumber("shows", list.shows, 0, 1, 99) || intoSet(list.hexes, list.sheet);
    }

    bool into(HexsideList& list) const {
        const auto side = readHexside(map_, text_, list.sheet).value;
        if (misfit_.field != "hexsides" || !side || list.hexsides.containsEither(*side))
            return false;
        const bool asWritten = list.uphillFirst || side->from == side->hexside().first();
        list.hexsides.insert(asWritten ? *side : side->reversed());
        return true;
    }

    bool into(Watercourse& water) const {
        const auto side = readHexside(map_, text_, water.sheet).value;
        if (misfit_.field != "hexsides" || !side) return false;
        const auto at = static_cast<std::ptrdiff_t>(insertPosition(water.hexsides, misfit_));
        water.hexsides.insert(water.hexsides.begin() + at, side->hexside());
        return true;
    }

    bool into(Road& road) const {
        const auto hex = readHex(map_, text_, road.sheet).value;
        if (misfit_.field != "hexes" || !hex) return false;
        const auto at = static_cast<std::ptrdiff_t>(insertPosition(road.hexes, misfit_));
        road.hexes.insert(road.hexes.begin() + at, *hex);
        return true;
    }

    bool into(Span& span) const {
        const auto side = readHexside(map_, text_, span.sheet).value;
        if (misfit_.field != "at" || !side || span.at) return false;
        span.at = side->hexside();
        return true;
    }

    bool into(Place& place) const { return intoList(place.at); }
    bool into(Entry& entry) const { return intoList(entry.at); }
    bool into(SupplySource& source) const { return intoField(source.at); }
    bool into(VictoryHex& victory) const {
        return intoField(victory.at) || intoFigure("points", victory.points);
    }
    bool into(GatherPoint& point) const { return intoField(point.at); }
    bool into(MapBox& box) const { return intoNamedList("beside", box.beside); }

    bool into(Outline& outline) const {
        if (misfit_.field != "points") return intoField(outline.at);
        const auto points = readOffsets(text_);
        if (!points || points->empty() || !outline.points.empty()) return false;
        outline.points = *points;
        return true;
    }

    bool into(Label& label) const {
        if (misfit_.field != "offset") {
            const Label standard;
            return intoField(label.at) ||
                   intoNumber("angle", label.angle, standard.angle, -180, 180) ||
                   intoNumber("size", label.size, standard.size, 25, 400);
        }
        const auto offset = readOffset(text_);
        if (!offset || label.offset != LatticePoint{}) return false;
        label.offset = *offset;
        return true;
    }

    bool into(Underlay& underlay) const {
        return intoNumber("opacity", underlay.opacity, Underlay{}.opacity, 0, 100);
    }
    bool into(ControlPoint& point) const {
        return intoField(point.at) || intoPixels("x", point.x) || intoPixels("y", point.y);
    }

    bool into(ImprovedPosition& position) const { return intoField(position.at); }
    bool into(Roadblock& roadblock) const {
        return misfit_.field == "toward" ? intoHex(roadblock.toward) : intoField(roadblock.at);
    }
    bool into(Control& control) const { return intoList(control.at); }
    bool into(Piece& piece) const { return intoField(piece.at); }
    bool into(EntryPoint& point) const { return intoList(point.at); }

    bool into(DamagedSpan& damaged) const { return intoSide(damaged.at); }
    bool into(Pontoon& pontoon) const { return intoSide(pontoon.at); }
    bool intoSide(std::optional<Hexside>& at) const {
        const auto side = readHexside(map_, text_).value;
        if (misfit_.field != "at" || !side || at) return false;
        at = side->hexside();
        return true;
    }

    bool into(Zone& zone) const {
        if (auto* list = std::get_if<HexesZone>(&zone.area)) return intoList(list->hexes);
        auto& within = std::get<WithinZone>(zone.area);
        return intoNamedList("of", within.of);
    }

    bool into(Unit& unit) const {
        const auto* attribute = findUnitAttribute(misfit_.field);
        return attribute && !text_.empty() && setAttribute(*attribute, unit, text_);
    }

    bool into(Formation& formation) const {
        return intoFigure("demoralized-at", formation.demoralizedAt);
    }

private:
    bool intoSet(HexSet& hexes, const SheetId& sheet) const {
        const auto hex = readHex(map_, text_, sheet).value;
        if (misfit_.field != "hexes" || !hex || hexes.contains(*hex)) return false;
        hexes.insert(*hex);
        return true;
    }

    bool intoHex(std::optional<Hex>& field) const {
        const auto hex = readHex(map_, text_).value;
        if (!hex || field) return false;
        field = hex;
        return true;
    }

    bool intoField(std::optional<Hex>& field) const {
        return misfit_.field == "at" && intoHex(field);
    }

    bool intoNamedList(std::string_view name, std::vector<Hex>& hexes) const {
        const auto hex = readHex(map_, text_).value;
        const bool there = hex && std::find(hexes.begin(), hexes.end(), *hex) != hexes.end();
        if (misfit_.field != name || !hex || there) return false;
        hexes.push_back(*hex);
        return true;
    }

    bool intoList(std::vector<Hex>& hexes) const { return intoNamedList("at", hexes); }

    /// Into a number that still is what the lack of one means.
    bool intoNumber(std::string_view name, int& number, int lacking, int least, int most) const {
        const auto value = readNumber(text_);
        if (misfit_.field != name || number != lacking || !value) return false;
        if (*value < least || *value > most) return false;
        number = *value;
        return true;
    }

    bool intoPixels(std::string_view name, double& pixels) const {
        const auto value = readDecimal(text_);
        if (misfit_.field != name || pixels != 0.0 || !value) return false;
        pixels = *value;
        return true;
    }

    bool intoFigure(std::string_view name, Printed<int>& figure) const {
        const auto value = readPrintedNumber(text_);
        if (misfit_.field != name || text_.empty() || !value) return false;
        figure = *value;
        return true;
    }

    const Map& map_;
    const Misfit& misfit_;
    const std::string& text_;
};

template <class T>
concept Adopting = requires(const Adoption& adoption, T& record) {
    adoption.into(record);
};

template <Adopting T>
bool adoptIn(std::vector<Shared<T>>& records, std::size_t index, const Adoption& adoption,
             const Misfit& misfit) {
    constexpr bool isChain = std::is_same_v<T, Watercourse> || std::is_same_v<T, Road>;
    if (index >= records.size() || !has(records[index]->about, misfit)) return false;
    T changed = *records[index];
    if (!adoption.into(changed)) return false;
    eraseAdopted(changed.about, misfit, isChain);
    records[index] = Shared<T>(std::move(changed));
    return true;
}

/// Records into which nothing is adopted.
template <class Records>
bool adoptIn(Records&, std::size_t, const Adoption&, const Misfit&) {
    return false;
}

template <class T>
bool adoptNested(std::vector<T>& records, std::size_t index, const Adoption& adoption,
                 const Misfit& misfit) {
    if (index >= records.size() || !has(records[index].about, misfit)) return false;
    if (!adoption.into(records[index])) return false;
    eraseMisfit(records[index].about, misfit);
    return true;
}

/// Edits a copy of the shared part and keeps it when something was adopted.
template <class Part, class Adopt>
bool keepIfAdopted(Shared<Part>& part, Adopt adopt) {
    Part changed = *part;
    if (!adopt(changed)) return false;
    part = Shared<Part>(std::move(changed));
    return true;
}

bool adopt(Scenario& scenario, RecordRef at, const Misfit& misfit, const std::string& text) {
    const Shared<Map> map = scenario.map;
    const Adoption adoption(*map, misfit, text);
    const auto inOwner = [&](auto& owners, auto part) {
        if (at.index >= owners.size()) return false;
        return keepIfAdopted(owners[at.index], [&](auto& owner) {
            return adoptNested(owner.*part, at.within, adoption, misfit);
        });
    };
    switch (at.kind) {
    case RecordKind::piece:
        return keepIfAdopted(scenario.arrangement, [&](Arrangement& arrangement) {
            return adoptIn(arrangement.pieces, at.index, adoption, misfit);
        });
    case RecordKind::zone:
        return inOwner(scenario.setups, &Setup::zones);
    case RecordKind::entryPoint:
        return keepIfAdopted(scenario.schedule, [&](Schedule& schedule) {
            return inOwner(schedule.arrivals, &Arrival::enter);
        });
    case RecordKind::controlPoint:
        return keepIfAdopted(scenario.map, [&](Map& changed) {
            return inOwner(changed.underlays, &Underlay::control);
        });
    default:
        break;
    }
    bool done = false;
    const auto adoptFrom = [&](RecordKind kind, auto& records) {
        if (kind == at.kind) done = adoptIn(records, at.index, adoption, misfit);
    };
    if (belongsToMap(at.kind))
        return keepIfAdopted(scenario.map, [&](Map& changed) {
            forEachMapList(changed, adoptFrom);
            return done;
        });
    if (belongsToForces(at.kind))
        return keepIfAdopted(scenario.forces, [&](Forces& forces) {
            forEachForcesList(forces, adoptFrom);
            return done;
        });
    return keepIfAdopted(scenario.onMap, [&](OnMap& onMap) {
        forEachOnMapList(onMap, adoptFrom);
        return done;
    });
}

template <class List, class Set>
void removeEmpty(std::vector<Shared<List>>& lists, Set List::*members) {
    std::erase_if(lists, [members](const Shared<List>& list) {
        return ((*list).*members).empty() && list->about.extras.empty();
    });
}

/// A list of the map that has become empty is not written.
void removeListsThatSayNothing(Scenario& scenario, RecordKind kind) {
    const auto edit = [&scenario](auto change) { scenario.map.edit(change); };
    if (kind == RecordKind::terrain)
        edit([](Map& map) { removeEmpty(map.terrain, &TerrainList::hexes); });
    if (kind == RecordKind::levels)
        edit([](Map& map) { removeEmpty(map.levels, &LevelList::hexes); });
    if (kind == RecordKind::closed)
        edit([](Map& map) { removeEmpty(map.closed, &ClosedList::hexes); });
    if (kind == RecordKind::partial)
        edit([](Map& map) { removeEmpty(map.partial, &PartialList::hexes); });
    if (kind == RecordKind::hexsides)
        edit([](Map& map) { removeEmpty(map.hexsides, &HexsideList::hexsides); });
}

} // namespace

Edit adoptMisfit(RecordRef record, Misfit misfit, std::string mended) {
    std::string text = mended.empty() ? misfit.text : std::move(mended);
    const auto name = tr("Adopt \"{text}\"", {{"text", text}});
    return {name, [record, misfit = std::move(misfit), text = std::move(text)](Scenario& scenario) {
                adopt(scenario, record, misfit, text);
            }};
}

bool canAdopt(const Scenario& scenario, RecordRef record, const Misfit& misfit,
              const std::string& mended) {
    Scenario trial = scenario;
    return adopt(trial, record, misfit, mended.empty() ? misfit.text : mended);
}

Edit dropMisfit(RecordRef record, Misfit misfit) {
    const auto name = tr("Drop \"{text}\"", {{"text", misfit.text}});
    return {name, [record, misfit = std::move(misfit)](Scenario& scenario) {
                editAnnotations(scenario, record,
                                [&](Annotations& about) { eraseMisfit(about, misfit); });
                removeListsThatSayNothing(scenario, record.kind);
            }};
}

Edit setTitle(std::string title) {
    return {tr("Set the title"),
            [title = std::move(title)](Scenario& scenario) { scenario.title = title; }};
}

Edit addWaiver(Waiver waiver, bool inMap) {
    const auto name = tr("Waive {check}", {{"check", waiver.check}});
    return {name, [waiver = std::move(waiver), inMap](Scenario& scenario) {
                const Shared<Waiver> fresh(waiver);
                if (inMap)
                    scenario.map.edit([&](Map& map) { map.waivers.push_back(fresh); });
                else
                    scenario.waivers.push_back(fresh);
            }};
}

Edit removeWaiver(std::string check, Waiver waiver) {
    const auto name = tr("Withdraw the waiver of {check}", {{"check", check}});
    return {name, [check = std::move(check), waiver = std::move(waiver)](Scenario& scenario) {
                const auto same = [&](const Shared<Waiver>& each) {
                    return each->check == check && each->subjects == waiver.subjects &&
                           each->part == waiver.part;
                };
                std::erase_if(scenario.waivers, same);
                scenario.map.edit([&](Map& map) { std::erase_if(map.waivers, same); });
            }};
}

Edit setOption(OptionId option, bool on) {
    const auto name = on ? tr("Turn option {option} on", {{"option", option.text}})
                         : tr("Turn option {option} off", {{"option", option.text}});
    return {name, [option = std::move(option), on](Scenario& scenario) {
                scenario.rules.edit([&](Rules& rules) {
                    const auto found =
                        std::find_if(rules.options.begin(), rules.options.end(),
                                     [&](const Option& each) { return each.id == option; });
                    if (on && found == rules.options.end())
                        rules.options.push_back({option, {}});
                    else if (!on && found != rules.options.end())
                        rules.options.erase(found);
                });
            }};
}

Edit setOverride(std::string figure, std::string value, std::string rule) {
    const auto name = tr("Set {figure}", {{"figure", figure}});
    return {name, [figure = std::move(figure), value = std::move(value),
                   rule = std::move(rule)](Scenario& scenario) {
                scenario.rules.edit([&](Rules& rules) {
                    const auto found =
                        std::find_if(rules.overrides.begin(), rules.overrides.end(),
                                     [&](const Override& each) { return each.figure == figure; });
                    if (value.empty()) {
                        if (found != rules.overrides.end()) rules.overrides.erase(found);
                    } else if (found != rules.overrides.end()) {
                        found->value = value;
                        found->about.rule = rule;
                    } else {
                        Override fresh{figure, value, {}};
                        fresh.about.rule = rule;
                        rules.overrides.push_back(std::move(fresh));
                    }
                });
            }};
}

} // namespace model
