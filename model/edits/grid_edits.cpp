#include "model/edits/grid_edits.h"

#include "model/edits/text_edits.h"
#include "model/map/labels.h"
#include "model/scenario/records.h"
#include "model/scenario/scenario.h"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <iterator>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace model {

namespace {

/// Takes hexes from one grid to another by their labels. The sheets of both are the same.
class Carrier {
public:
    Carrier(Map before, Map after) : before_(std::move(before)), after_(std::move(after)) {}

    std::optional<Hex> carried(Hex hex, const SheetId& sheet) const {
        const SheetPosition at = positionOf(before_, hex, sheet);
        if (!isPrinted(after_, at.sheet, at.column, at.row)) return std::nullopt;
        return hexAt(after_, at.sheet, at.column, at.row);
    }

    std::optional<DirectedHexside> carried(DirectedHexside side, const SheetId& sheet) const {
        if (!sheetOf(before_, side.from) && sheetOf(before_, side.to())) {
            const auto reversed = carried(side.reversed(), sheet);
            return reversed ? std::optional(reversed->reversed()) : std::nullopt;
        }
        const auto from = carried(side.from, sheet);
        if (!from) return std::nullopt;
        if (!sheetOf(before_, side.to())) return DirectedHexside{*from, side.toward};
        const auto to = carried(side.to(), sheet);
        const auto toward = to ? directionTo(*from, *to) : std::nullopt;
        if (!toward) return std::nullopt;
        return DirectedHexside{*from, *toward};
    }

    DirectedHexside asNamed(Hexside hexside) const { return model::asNamed(before_, hexside); }

    /// The label as the new numbering writes it.
    std::string text(Hex hex, const SheetId& sheet) const {
        const SheetPosition at = positionOf(before_, hex, sheet);
        std::string_view letter;
        if (at.sheet < before_.sheets.size() && before_.sheets[at.sheet].id != sheet)
            letter = before_.sheets[at.sheet].id.text;
        return after_.grid.numbering.label(letter, at.column, at.row);
    }

    std::string text(DirectedHexside side, const SheetId& sheet) const {
        if (sheetOf(before_, side.to()))
            return text(side.from, sheet) + '/' + text(side.to(), sheet);
        return text(side.from, sheet) + ':' +
               std::string(name(side.toward, after_.grid.numbering.orientation));
    }

    bool isBefore(Hex a, Hex b) const { return printedBefore(before_, a, b); }

    /// Whether the new grid has what the old one had not.
    bool readsOnlyNow(const Misfit& misfit, const SheetId& sheet) const {
        const auto faultIn = [&](const Map& map) {
            const bool isHexside =
                misfit.kind == MisfitKind::hexside || misfit.text.find('/') != std::string::npos;
            return isHexside ? readHexside(map, misfit.text, sheet).fault
                             : readHex(map, misfit.text, sheet).fault;
        };
        const bool isPlace = misfit.kind == MisfitKind::hex || misfit.kind == MisfitKind::hexside;
        return isPlace && faultIn(after_) == LabelFault::none &&
               faultIn(before_) != LabelFault::none;
    }

private:
    Map before_, after_;
};

/// Takes everything that a scenario places on its map along to another grid.
class Regrid {
public:
    Regrid(const Map& before, const Map& after) : carrier_(gridOf(before), gridOf(after)) {}

    void carry(Scenario& scenario) {
        scenario.map.edit([&](Map& map) { carryMap(map); });
        carryOnMap(scenario);
        carrySetups(scenario);
        carryArrivals(scenario);
        for (const auto& [record, misfit] : takeUp_)
            adoptMisfit(record, misfit).apply(scenario);
    }

private:
    void carryMap(Map& map) {
        forEach(map.terrain, RecordKind::terrain, [&](TerrainList& list) { hexes(list); });
        forEach(map.levels, RecordKind::levels, [&](LevelList& list) { hexes(list); });
        forEach(map.closed, RecordKind::closed, [&](ClosedList& list) { hexes(list); });
        forEach(map.partial, RecordKind::partial, [&](PartialList& list) { hexes(list); });
        forEach(map.hexsides, RecordKind::hexsides, [&](HexsideList& list) { hexsides(list); });
        forEach(map.watercourses, RecordKind::watercourse, [&](Watercourse& water) {
            chain(water.hexsides, "hexsides", MisfitKind::hexside, water.about, water.sheet);
        });
        forEach(map.roads, RecordKind::road, [&](Road& road) {
            chain(road.hexes, "hexes", MisfitKind::hex, road.about, road.sheet);
        });
        forEach(map.spans, RecordKind::span,
                [&](Span& span) { field(span.at, "at", span.about, span.sheet); });
        forEach(map.places, RecordKind::place,
                [&](Place& place) { list(place.at, "at", place.about); });
        forEach(map.entries, RecordKind::entry,
                [&](Entry& entry) { list(entry.at, "at", entry.about); });
        forEach(map.sources, RecordKind::source,
                [&](SupplySource& source) { field(source.at, "at", source.about); });
        forEach(map.victoryHexes, RecordKind::victoryHex,
                [&](VictoryHex& victory) { field(victory.at, "at", victory.about); });
        forEach(map.gatherPoints, RecordKind::gatherPoint,
                [&](GatherPoint& point) { field(point.at, "at", point.about); });
        forEach(map.boxes, RecordKind::box,
                [&](MapBox& box) { list(box.beside, "beside", box.about); });
        forEach(map.outlines, RecordKind::outline,
                [&](Outline& outline) { field(outline.at, "at", outline.about); });
        forEach(map.labels, RecordKind::label,
                [&](Label& label) { field(label.at, "at", label.about); });
        forEachNested(map.underlays, RecordKind::controlPoint, &Underlay::control,
                      [&](ControlPoint& point) { field(point.at, "at", point.about); });
    }

    void carryOnMap(Scenario& scenario) {
        OnMap onMap = *scenario.onMap;
        forEach(onMap.improvedPositions, RecordKind::improvedPosition,
                [&](ImprovedPosition& position) { field(position.at, "at", position.about); });
        forEach(onMap.roadblocks, RecordKind::roadblock, [&](Roadblock& roadblock) {
            field(roadblock.at, "at", roadblock.about);
            field(roadblock.toward, "toward", roadblock.about);
        });
        forEach(onMap.damaged, RecordKind::damaged,
                [&](DamagedSpan& damaged) { field(damaged.at, "at", damaged.about); });
        forEach(onMap.pontoons, RecordKind::pontoon,
                [&](Pontoon& pontoon) { field(pontoon.at, "at", pontoon.about); });
        forEach(onMap.control, RecordKind::control,
                [&](Control& control) { list(control.at, "at", control.about); });
        if (onMap != *scenario.onMap) scenario.onMap = Shared<OnMap>(std::move(onMap));
    }

    void carrySetups(Scenario& scenario) {
        forEachNested(scenario.setups, RecordKind::zone, &Setup::zones, [&](Zone& zone) {
            if (auto* hexes = std::get_if<HexesZone>(&zone.area))
                list(hexes->hexes, "at", zone.about);
            else
                list(std::get<WithinZone>(zone.area).of, "of", zone.about);
        });
        Arrangement arrangement = *scenario.arrangement;
        forEach(arrangement.pieces, RecordKind::piece,
                [&](Piece& piece) { field(piece.at, "at", piece.about); });
        if (arrangement != *scenario.arrangement)
            scenario.arrangement = Shared<Arrangement>(std::move(arrangement));
    }

    void carryArrivals(Scenario& scenario) {
        Schedule schedule = *scenario.schedule;
        forEachNested(schedule.arrivals, RecordKind::entryPoint, &Arrival::enter,
                      [&](EntryPoint& point) { list(point.at, "at", point.about); });
        if (schedule != *scenario.schedule)
            scenario.schedule = Shared<Schedule>(std::move(schedule));
    }

    // --- records ---

    /// A record that nothing changes stays shared with the map as it was.
    template <class T, class Change>
    void forEach(std::vector<Shared<T>>& records, RecordKind kind, Change change) {
        for (std::size_t i = 0; i < records.size(); ++i) {
            T changed = *records[i];
            change(changed);
            note({kind, i, 0}, changed.about, sheetIn(changed));
            if (changed != *records[i]) records[i] = Shared<T>(std::move(changed));
        }
    }

    template <class Owner, class T, class Change>
    void forEachNested(std::vector<Shared<Owner>>& owners, RecordKind kind,
                       std::vector<T> Owner::*part, Change change) {
        for (std::size_t i = 0; i < owners.size(); ++i) {
            Owner changed = *owners[i];
            std::vector<T>& records = changed.*part;
            for (std::size_t k = 0; k < records.size(); ++k) {
                change(records[k]);
                note({kind, i, k}, records[k].about, {});
            }
            if (changed != *owners[i]) owners[i] = Shared<Owner>(std::move(changed));
        }
    }

    template <class T>
    static SheetId sheetIn(const T& record) {
        if constexpr (requires { record.sheet; })
            return record.sheet;
        else
            return {};
    }

    /// Remembers the texts of the record that the new grid has.
    void note(RecordRef record, const Annotations& about, const SheetId& sheet) {
        const auto first = static_cast<std::ptrdiff_t>(takeUp_.size());
        for (const Misfit& misfit : about.extras.misfits)
            if (carrier_.readsOnlyNow(misfit, sheet)) takeUp_.emplace_back(record, misfit);
        // From the end of a chain, so that those before keep their positions.
        const bool isChain =
            record.kind == RecordKind::watercourse || record.kind == RecordKind::road;
        if (isChain) std::reverse(takeUp_.begin() + first, takeUp_.end());
    }

    // --- fields and lists ---

    static void keepText(Annotations& about, std::string_view name, std::string text,
                         MisfitKind kind, std::size_t position = 0) {
        about.extras.misfits.push_back(
            {std::string(name), std::move(text), kind, position, std::string{}});
    }

    void field(std::optional<Hex>& at, std::string_view name, Annotations& about) const {
        if (!at) return;
        const auto now = carrier_.carried(*at, {});
        if (!now) keepText(about, name, carrier_.text(*at, {}), MisfitKind::hex);
        at = now;
    }

    void field(std::optional<Hexside>& at, std::string_view name, Annotations& about,
               const SheetId& sheet = {}) const {
        if (!at) return;
        const DirectedHexside named = carrier_.asNamed(*at);
        const auto now = carrier_.carried(named, sheet);
        if (!now) keepText(about, name, carrier_.text(named, sheet), MisfitKind::hexside);
        at = now ? std::optional(now->hexside()) : std::nullopt;
    }

    void list(std::vector<Hex>& all, std::string_view name, Annotations& about) const {
        std::vector<Hex> good;
        for (const Hex hex : all)
            if (const auto now = carrier_.carried(hex, {}))
                good.push_back(*now);
            else
                keepText(about, name, carrier_.text(hex, {}), MisfitKind::hex);
        all = std::move(good);
    }

    template <class List>
    void hexes(List& list) const {
        std::vector<Hex> good, lost;
        list.hexes.forEach([&](Hex hex) {
            if (const auto now = carrier_.carried(hex, list.sheet))
                good.push_back(*now);
            else
                lost.push_back(hex);
        });
        list.hexes = {};
        list.hexes.insert(good);
        std::sort(lost.begin(), lost.end(), [&](Hex a, Hex b) { return carrier_.isBefore(a, b); });
        for (const Hex hex : lost)
            keepText(list.about, "hexes", carrier_.text(hex, list.sheet), MisfitKind::hex);
    }

    void hexsides(HexsideList& list) const {
        std::vector<DirectedHexside> good, lost;
        list.hexsides.forEach([&](DirectedHexside side) {
            const DirectedHexside named =
                list.uphillFirst ? side : carrier_.asNamed(side.hexside());
            const auto now = carrier_.carried(named, list.sheet);
            if (!now)
                lost.push_back(named);
            else if (list.uphillFirst)
                good.push_back(*now);
            else
                good.push_back(canonical(now->hexside()));
        });
        list.hexsides = {};
        for (const DirectedHexside side : good)
            list.hexsides.insert(side);
        std::sort(lost.begin(), lost.end(), [&](DirectedHexside a, DirectedHexside b) {
            return a.from == b.from ? a.toward < b.toward : carrier_.isBefore(a.from, b.from);
        });
        for (const DirectedHexside side : lost)
            keepText(list.about, "hexsides", carrier_.text(side, list.sheet), MisfitKind::hexside);
    }

    std::optional<Hex> along(Hex hex, const SheetId& sheet) const {
        return carrier_.carried(hex, sheet);
    }
    std::optional<Hexside> along(Hexside hexside, const SheetId& sheet) const {
        const auto now = carrier_.carried(carrier_.asNamed(hexside), sheet);
        return now ? std::optional(now->hexside()) : std::nullopt;
    }
    std::string textOf(Hex hex, const SheetId& sheet) const { return carrier_.text(hex, sheet); }
    std::string textOf(Hexside hexside, const SheetId& sheet) const {
        return carrier_.text(carrier_.asNamed(hexside), sheet);
    }

    /// Texts keep their places between the good items.
    template <class Item>
    void chain(std::vector<Item>& items, std::string_view name, MisfitKind kind, Annotations& about,
               const SheetId& sheet) const {
        std::vector<Misfit> texts;
        auto& misfits = about.extras.misfits;
        const auto isHere = [&](const Misfit& misfit) { return misfit.field == name; };
        std::copy_if(misfits.begin(), misfits.end(), std::back_inserter(texts), isHere);
        std::erase_if(misfits, isHere);
        std::stable_sort(texts.begin(), texts.end(),
                         [](const Misfit& a, const Misfit& b) { return a.position < b.position; });
        std::vector<Item> good;
        auto text = texts.begin();
        for (std::size_t i = 0; i <= items.size(); ++i) {
            const bool isEnd = i == items.size();
            for (; text != texts.end() && (isEnd || text->position <= i); ++text) {
                text->position = good.size();
                misfits.push_back(*text);
            }
            if (isEnd) break;
            if (const auto now = along(items[i], sheet))
                good.push_back(*now);
            else
                keepText(about, name, textOf(items[i], sheet), kind, good.size());
        }
        items = std::move(good);
    }

    Carrier carrier_;
    std::vector<std::pair<RecordRef, Misfit>> takeUp_;
};

/// Waivers name hexes by their labels; with another pattern these are written otherwise.
void respellWaivers(std::vector<Shared<Waiver>>& waivers, const HexNumbering& before,
                    const HexNumbering& after) {
    const auto respelled = [&](const std::string& text) {
        std::string spelling;
        for (std::size_t begin = 0; begin <= text.size();) {
            const auto end = std::min(text.find_first_of("/:", begin), text.size());
            const std::string part = text.substr(begin, end - begin);
            const auto parsed = before.parse(part);
            spelling += parsed ? after.label(parsed->sheet, parsed->column, parsed->row) : part;
            if (end < text.size()) spelling += text[end];
            begin = end + 1;
        }
        return spelling;
    };
    for (auto& waiver : waivers)
        waiver.edit([&](Waiver& changed) {
            for (auto& [kind, id] : changed.subjects)
                if (kind == "hex" || kind == "hexside" || kind == "corner") id = respelled(id);
        });
}

/// Changes the grid and carries along what stands on it.
void regrid(Scenario& scenario, const std::function<void(Map&)>& change) {
    const Shared<Map> before = scenario.map;
    Map after = gridOf(*before);
    change(after);
    placeSheets(after);
    Map changed = *before;
    changed.grid = after.grid;
    changed.sheets = after.sheets;
    changed.joins = after.joins;
    changed.sheetIndex = after.sheetIndex;
    if (changed == *before) return;
    if (before->grid.numbering.pattern != after.grid.numbering.pattern) {
        respellWaivers(changed.waivers, before->grid.numbering, after.grid.numbering);
        respellWaivers(scenario.waivers, before->grid.numbering, after.grid.numbering);
    }
    scenario.map = Shared<Map>(std::move(changed));
    Regrid(*before, after).carry(scenario);
}

Edit regridding(Message name, std::function<void(Map&)> change) {
    return {std::move(name),
            [change = std::move(change)](Scenario& scenario) { regrid(scenario, change); }};
}

auto findJoin(std::vector<Join>& joins, const Join& join) {
    return std::find(joins.begin(), joins.end(), join);
}

} // namespace

HexNumbering withOtherShift(HexNumbering numbering) {
    switch (numbering.shifted) {
    case Parity::even:
        numbering.shifted = Parity::odd;
        break;
    case Parity::odd:
        numbering.shifted = Parity::even;
        break;
    case Parity::each:
        numbering.shifted = Parity::rising;
        break;
    case Parity::rising:
        numbering.shifted = Parity::each;
        break;
    }
    return numbering;
}

Edit switchShiftedColumns() {
    return regridding(tr("Switch the shifted columns"),
                      [](Map& map) { map.grid.numbering = withOtherShift(map.grid.numbering); });
}

Edit setNumbering(HexNumbering numbering) {
    return regridding(tr("Set the numbering"), [numbering = std::move(numbering)](Map& map) {
        if (numbering.problem()) return;
        const Orientation orientation = map.grid.numbering.orientation;
        map.grid.numbering = numbering;
        map.grid.numbering.orientation = orientation;
    });
}

Edit resizeSheet(SheetId sheet, NumberRange columns, NumberRange oddRows, NumberRange evenRows) {
    const auto name = tr("Resize sheet {sheet}", {{"sheet", sheet.text}});
    return regridding(name, [=](Map& map) {
        const auto index = indexOf(map, sheet);
        if (!index) return;
        // A file has one way to say that there are none.
        const auto sound = [](NumberRange range) {
            return range.count() == 0 ? NumberRange{} : range;
        };
        map.sheets[*index].columns = sound(columns);
        map.sheets[*index].oddRows = sound(oddRows);
        map.sheets[*index].evenRows = sound(evenRows);
    });
}

Edit addJoin(Join join) {
    return regridding(tr("Join the sheets"), [join = std::move(join)](Map& map) {
        if (findJoin(map.joins, join) == map.joins.end()) map.joins.push_back(join);
    });
}

Edit dropJoin(Join join) {
    return regridding(tr("Drop the join"), [join = std::move(join)](Map& map) {
        const auto found = findJoin(map.joins, join);
        if (found != map.joins.end()) map.joins.erase(found);
    });
}

Edit replaceJoin(Join former, Join join) {
    return regridding(tr("Join the sheets another way"),
                      [former = std::move(former), join = std::move(join)](Map& map) {
                          const auto found = findJoin(map.joins, former);
                          if (found != map.joins.end()) *found = join;
                      });
}

Edit setScale(std::string across, std::string onPaper) {
    return {tr("Set the scale"),
            [across = std::move(across), onPaper = std::move(onPaper)](Scenario& scenario) {
                scenario.map.edit([&](Map& map) {
                    map.grid.across = across;
                    map.grid.onPaper = onPaper;
                });
            }};
}

} // namespace model
