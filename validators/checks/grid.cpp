// Hexes, hexsides, sheets and their numbering: labels that the map does not have, and what lies
// beyond it.

#include "model/edits/hexside_edits.h"
#include "model/edits/setup_edits.h"
#include "model/edits/terrain_edits.h"
#include "validators/checks/all_checks.h"
#include "validators/checks/findings.h"
#include "validators/checks/misfit_text.h"
#include "validators/rules/situation.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <optional>

namespace validators {

namespace {

using model::Fix;
using model::FoundMisfit;
using model::LabelFault;
using model::MisfitKind;

/// Misfits of one fault, those that point at the same thing together.
using Grouped = std::map<MisfitSubject, std::vector<FoundMisfit>>;

Grouped labelsWith(const Situation& situation, LabelFault fault) {
    Grouped grouped;
    for (const auto& found : situation.misfits()) {
        if (found.misfit.kind == MisfitKind::value || labelFault(situation, found) != fault)
            continue;
        grouped[subjectOf(situation, found)].push_back(found);
    }
    return grouped;
}

std::string texts(const std::vector<FoundMisfit>& group) {
    std::vector<std::string> all;
    for (const auto& found : group)
        if (std::find(all.begin(), all.end(), found.misfit.text) == all.end())
            all.push_back(found.misfit.text);
    return listed(all);
}

std::string places(const Situation& situation, const std::vector<FoundMisfit>& group) {
    std::vector<std::string> all;
    for (const auto& found : group) {
        auto where = place(situation, found.record);
        if (std::find(all.begin(), all.end(), where) == all.end()) all.push_back(std::move(where));
    }
    return listed(all);
}

void append(std::vector<Fix>& fixes, std::vector<Fix> more) {
    for (auto& fix : more)
        fixes.push_back(std::move(fix));
}

std::string firstLabel(const model::Map& map) {
    const auto hexes = map.sheets.empty() ? std::vector<model::Hex>{}
                                          : model::printedHexes(map, map.sheets.front());
    return hexes.empty() ? map.grid.numbering.pattern : model::label(map, hexes.front());
}

/// The text with its digits put where the pattern wants them: `12.5` for `C.RR` is 12.05, `1205`
/// is 12.05 too.
std::string padded(const model::Map& map, const std::string& text) {
    std::string sheet;
    std::vector<std::string> numbers;
    bool inNumber = false;
    for (const char c : text) {
        const bool digit = std::isdigit(static_cast<unsigned char>(c)) != 0;
        if (digit && !inNumber) numbers.emplace_back();
        if (digit) numbers.back() += c;
        if (std::isalpha(static_cast<unsigned char>(c)) != 0 && numbers.empty()) sheet += c;
        inNumber = digit;
    }
    const auto& numbering = map.grid.numbering;
    const auto rowDigits = static_cast<std::size_t>(
        std::count(numbering.pattern.begin(), numbering.pattern.end(), 'R'));
    if (numbers.size() == 1 && numbers[0].size() > rowDigits) {
        const auto split = numbers[0].size() - rowDigits;
        numbers = {numbers[0].substr(0, split), numbers[0].substr(split)};
    }
    constexpr std::size_t mostDigits = 6;
    if (numbers.size() != 2 || numbers[0].size() > mostDigits || numbers[1].size() > mostDigits)
        return {};
    return numbering.label(sheet, std::stoi(numbers[0]), std::stoi(numbers[1]));
}

void hexIdFormat(const Situation& situation, Findings& findings) {
    const Grouped grouped = labelsWith(situation, LabelFault::notALabel);
    const auto expected = grouped.empty() ? std::string{} : firstLabel(situation.map());
    for (const auto& [subject, group] : grouped) {
        std::vector<Fix> fixes;
        for (const auto& found : group) {
            const auto mended = padded(situation.map(), found.misfit.text);
            if (!mended.empty()) append(fixes, adoptFix(situation, found, mended, false));
            fixes.push_back(dropFix(found, false));
        }
        findings.add(model::tr("{where}: \"{found}\" is no hex of this map, whose numbers are "
                               "written like {expected}",
                               {{"where", places(situation, group)},
                                {"found", texts(group)},
                                {"expected", expected}}),
                     {subject.subject}, {.part = subject.part, .fixes = std::move(fixes)});
    }
}

/// The same number on each sheet that has it.
void offerSheets(const Situation& situation, const FoundMisfit& found, std::vector<Fix>& fixes) {
    const model::Map& map = situation.map();
    const auto parsed = map.grid.numbering.parse(found.misfit.text);
    if (!parsed) return;
    for (const auto& sheet : map.sheets) {
        if (!situation.extent().isInPlay(sheet.id)) continue;
        const auto label = map.grid.numbering.label(sheet.id.text, parsed->column, parsed->row);
        append(fixes, adoptFix(situation, found, label, false));
    }
}

std::string sheetIds(const model::Map& map) {
    std::vector<std::string> ids;
    for (const auto& sheet : map.sheets)
        ids.push_back(sheet.id.text);
    return listed(ids);
}

void unknownSheet(const Situation& situation, Findings& findings) {
    for (const auto& [subject, group] : labelsWith(situation, LabelFault::unknownSheet)) {
        std::vector<Fix> fixes;
        for (const auto& found : group) {
            offerSheets(situation, found, fixes);
            fixes.push_back(dropFix(found, false));
        }
        findings.add(model::tr("{where}: {found} is on no sheet of this map, which has {expected}",
                               {{"where", places(situation, group)},
                                {"found", texts(group)},
                                {"expected", sheetIds(situation.map())}}),
                     {subject.subject}, {.part = subject.part, .fixes = std::move(fixes)});
    }
}

void sheetLetterMissing(const Situation& situation, Findings& findings) {
    for (const auto& [subject, group] : labelsWith(situation, LabelFault::letterMissing)) {
        std::vector<Fix> fixes;
        for (const auto& found : group) {
            offerSheets(situation, found, fixes);
            fixes.push_back(dropFix(found, false));
        }
        findings.add(model::tr("{where}: {found} does not say on which of the sheets {expected}",
                               {{"where", places(situation, group)},
                                {"found", texts(group)},
                                {"expected", sheetIds(situation.map())}}),
                     {subject.subject}, {.part = subject.part, .fixes = std::move(fixes)});
    }
}

void hexsideNotAdjacent(const Situation& situation, Findings& findings) {
    for (const auto& [subject, group] : labelsWith(situation, LabelFault::notAdjacent)) {
        std::vector<Fix> fixes;
        for (const auto& found : group)
            fixes.push_back(dropFix(found, false));
        findings.add(model::tr("{where}: {found}: these hexes do not touch",
                               {{"where", places(situation, group)}, {"found", texts(group)}}),
                     {subject.subject}, {.part = subject.part, .fixes = std::move(fixes)});
    }
}

// --- beyond the map ---

/// Finds the hex in play that is nearest to one out of play. It lies on the edge of what is in
/// play, for one with all its neighbours has a nearer one among them.
class NearestInPlay {
public:
    explicit NearestInPlay(const Situation& situation) : extent_(situation.extent()) {}

    std::optional<model::Hex> to(model::Hex from) {
        if (!edge_) collectEdge();
        std::optional<model::Hex> nearest;
        for (const model::Hex hex : *edge_)
            if (!nearest || distance(from, hex) < distance(from, *nearest)) nearest = hex;
        return nearest;
    }

private:
    void collectEdge() {
        edge_.emplace();
        for (const model::Hex hex : extent_.hexes())
            if (extent_.isOnEdge(hex)) edge_->push_back(hex);
    }

    const model::Extent& extent_;
    std::optional<std::vector<model::Hex>> edge_; ///< once somebody asks
};

/// Text that was off the map when it was read: what it says now, or the nearest hex there is.
void offerHex(const Situation& situation, NearestInPlay& nearest, const FoundMisfit& found,
              std::vector<Fix>& fixes) {
    auto asItIs = adoptFix(situation, found, {}, true);
    const bool readsNow = !asItIs.empty();
    append(fixes, std::move(asItIs));
    const model::Map& map = situation.map();
    const auto parsed = map.grid.numbering.parse(found.misfit.text);
    if (readsNow || !parsed) return;
    for (std::size_t i = 0; i < map.sheets.size(); ++i) {
        if (!parsed->sheet.empty() && parsed->sheet != map.sheets[i].id.text) continue;
        const auto hex = nearest.to(model::hexAt(map, i, parsed->column, parsed->row));
        if (hex) append(fixes, adoptFix(situation, found, model::label(map, *hex), false));
        return;
    }
}

/// Off the map, or text that was and now could be held: somebody must say so.
Grouped offMapTexts(const Situation& situation) {
    auto grouped = labelsWith(situation, LabelFault::offMap);
    for (const auto& [subject, group] : labelsWith(situation, LabelFault::none))
        for (const auto& found : group)
            if (found.misfit.kind != MisfitKind::duplicate &&
                !adoptFix(situation, found, {}, true).empty())
                grouped[subject].push_back(found);
    return grouped;
}

void reportOffMapTexts(const Situation& situation, Findings& findings) {
    NearestInPlay nearest(situation);
    for (const auto& [subject, group] : offMapTexts(situation)) {
        std::vector<Fix> fixes;
        bool readsNow = true;
        for (const auto& found : group) {
            offerHex(situation, nearest, found, fixes);
            fixes.push_back(dropFix(found, false));
            readsNow = readsNow && labelFault(situation, found) == LabelFault::none;
        }
        findings.add(
            model::tr(readsNow ? "{where}: {found} was not on the map when it was read; now it is"
                               : "{where}: {found} is not on the map",
                      {{"where", places(situation, group)}, {"found", texts(group)}}),
            {subject.subject}, {.part = subject.part, .fixes = std::move(fixes)});
    }
}

/// Collects what lies beyond the map, one entry for each thing to point at.
class BeyondTheMap {
public:
    explicit BeyondTheMap(const Situation& situation)
        : situation_(situation), map_(situation.map()), nearest_(situation) {}

    void lookAtMap() {
        for (const auto& list : map_.terrain)
            list->hexes.forEach([&](model::Hex hex) {
                look(hex, list->type.text, [&] { return model::eraseTerrain({hex}, list->type); });
            });
        for (const auto& list : map_.levels)
            list->hexes.forEach([&](model::Hex hex) {
                look(hex, "level", [&] { return model::setLevel({hex}, std::nullopt); });
            });
        for (const auto& list : map_.closed)
            list->hexes.forEach([&](model::Hex hex) {
                look(hex, "closed", [&] { return model::setClosed({hex}, false); });
            });
        for (const auto& list : map_.hexsides)
            list->hexsides.forEach([&](model::DirectedHexside side) {
                look(side.hexside(), list->type.text,
                     [&] { return model::removeHexsides({side.hexside()}, list->type); });
            });
        for (const auto& water : map_.watercourses)
            for (const model::Hexside hexside : water->hexsides)
                look(hexside, water->type.text, [&] { return model::eraseWater({hexside}); });
        for (const auto& road : map_.roads)
            lookAtAll(road->hexes, "road " + road->id.text);
        for (const auto& span : map_.spans)
            if (span->at) look(*span->at, span->type.text);
        for (const auto& place : map_.places)
            lookAtAll(place->at, "place " + place->id.text);
        for (const auto& entry : map_.entries)
            lookAtAll(entry->at, "entry " + entry->id.text);
        for (const auto& source : map_.sources)
            look(source->at, "supply source " + source->id.text);
        for (const auto& victory : map_.victoryHexes)
            look(victory->at, "victory hex");
    }

    void lookAtScenario() {
        const model::Scenario& scenario = situation_.scenario();
        for (const auto& position : scenario.onMap->improvedPositions)
            look(position->at, "improved position");
        for (const auto& roadblock : scenario.onMap->roadblocks)
            look(roadblock->at, "roadblock");
        for (const auto& damaged : scenario.onMap->damaged)
            if (damaged->at) look(*damaged->at, "damaged span");
        for (const auto& control : scenario.onMap->control)
            lookAtAll(control->at, "control of " + control->side.text);
        for (const auto& arrival : scenario.schedule->arrivals)
            for (const auto& point : arrival->enter)
                lookAtAll(point.at, "arrival " + arrival->id.text);
        for (const auto& setup : scenario.setups)
            for (const auto& zone : setup->zones)
                lookAtAll(hexesOf(zone), "set-up " + setup->id.text);
        for (const auto& piece : scenario.arrangement->pieces)
            lookAt(*piece);
    }

    void report(Findings& findings) {
        for (auto& [key, entry] : entries_) {
            const auto& [subject, part] = key;
            findings.add(model::tr(entry.printed ? "{where}: {found} is not a hex to play on"
                                                 : "{where}: {found} is not on the map",
                                   {{"where", listed(entry.what)}, {"found", entry.label}}),
                         {subject}, {.part = part, .fixes = std::move(entry.fixes)});
        }
    }

private:
    struct Entry {
        std::string label;
        std::vector<std::string> what;
        std::vector<Fix> fixes;
        bool printed = false; ///< but closed
    };
    using Key = std::pair<model::Subject, std::string>;

    static std::vector<model::Hex> hexesOf(const model::Zone& zone) {
        if (const auto* list = std::get_if<model::HexesZone>(&zone.area)) return list->hexes;
        return std::get<model::WithinZone>(zone.area).of;
    }

    bool isPrinted(model::Hex hex) const { return model::sheetOf(map_, hex) != nullptr; }

    Entry& note(model::Subject subject, std::string part, std::string label,
                const std::string& what) {
        Entry& entry = entries_[{std::move(subject), std::move(part)}];
        entry.label = std::move(label);
        if (std::find(entry.what.begin(), entry.what.end(), what) == entry.what.end())
            entry.what.push_back(what);
        return entry;
    }

    void look(model::Hex hex, const std::string& what) {
        if (!isPrinted(hex)) note(hex, {}, situation_.label(hex), what);
    }
    void look(const std::optional<model::Hex>& hex, const std::string& what) {
        if (hex) look(*hex, what);
    }
    void look(model::Hexside hexside, const std::string& what) {
        if (!isPrinted(hexside.first()) && !isPrinted(hexside.second()))
            note(hexside, {}, situation_.label(hexside), what);
    }
    template <class Place, class MakeEdit>
    void look(Place at, const std::string& what, MakeEdit erase) {
        const auto before = entries_.size();
        look(at, what);
        const auto found = entries_.find({model::Subject(at), std::string{}});
        if (found == entries_.end()) return;
        if (entries_.size() > before || found->second.what.back() == what)
            found->second.fixes.push_back(
                {model::tr("Delete the {what}", {{"what", what}}), false, erase()});
    }
    void lookAtAll(const std::vector<model::Hex>& hexes, const std::string& what) {
        for (const model::Hex hex : hexes)
            look(hex, what);
    }

    void lookAt(const model::Piece& piece) {
        if (!piece.at) return;
        const model::Sheet* sheet = model::sheetOf(map_, *piece.at);
        const bool outOfPlay = sheet && !situation_.extent().isInPlay(sheet->id);
        if (outOfPlay || situation_.extent().isOnMap(*piece.at)) return;
        const model::ObjectRef unit{model::ObjectKind::unit, piece.unit.text};
        Entry& entry = note(unit, "at", situation_.label(*piece.at), situation_.name(piece.unit));
        entry.printed = sheet != nullptr;
        if (const auto nearest = nearest_.to(*piece.at))
            entry.fixes.push_back(
                {model::tr("Move to {hex}", {{"hex", situation_.label(*nearest)}}), false,
                 model::placeUnits({piece.unit}, *nearest)});
        entry.fixes.push_back(
            {model::tr("Take off the map"), false, model::removeFromMap({piece.unit})});
    }

    const Situation& situation_;
    const model::Map& map_;
    NearestInPlay nearest_;
    std::map<Key, Entry> entries_;
};

void hexOffMap(const Situation& situation, Findings& findings) {
    reportOffMapTexts(situation, findings);
    if (situation.map().sheets.empty()) return; // no map to be off
    BeyondTheMap beyond(situation);
    beyond.lookAtMap();
    if (findings.cancelled()) return;
    beyond.lookAtScenario();
    beyond.report(findings);
}

// --- described twice ---

/// The duplicate says what is there already, so dropping it loses nothing.
bool saysTheSame(const Situation& situation, const FoundMisfit& found) {
    if (found.record.kind != model::RecordKind::levels) return true;
    const model::Map& map = situation.map();
    const auto& list = *map.levels[found.record.index];
    const auto hex = model::readHex(map, found.misfit.text, list.sheet).value;
    return hex && model::levelAt(map, *hex) == list.level;
}

/// What stands more than once in the value itself, though each record reads well.
class Repeated {
public:
    explicit Repeated(const Situation& situation) : map_(situation.map()) {
        for (const auto& list : map_.levels)
            list->hexes.forEach([&](model::Hex hex) {
                levels_[hex].push_back("level " + std::to_string(list->level));
            });
        for (const auto& span : map_.spans)
            if (span->at) spans_[{*span->at, span->type.text}].push_back(span->type.text);
        for (const auto& victory : map_.victoryHexes)
            if (victory->at) victory_[*victory->at].emplace_back("victory hex");
        for (const auto& list : map_.hexsides)
            if (list->uphillFirst)
                list->hexsides.forEach([&](model::DirectedHexside side) {
                    slopes_[{side.hexside(), list->type.text}].push_back(
                        list->type.text + " uphill to " + situation.label(side.from));
                });
    }

    template <class Visit>
    void forEach(Visit visit) const {
        visitAll(
            levels_, [](model::Hex hex) { return model::Subject(hex); }, visit);
        visitAll(
            victory_, [](model::Hex hex) { return model::Subject(hex); }, visit);
        visitAll(
            spans_, [](const auto& key) { return model::Subject(key.first); }, visit);
        visitAll(
            slopes_, [](const auto& key) { return model::Subject(key.first); }, visit);
    }

private:
    template <class Table, class ToSubject, class Visit>
    static void visitAll(const Table& table, ToSubject subject, Visit& visit) {
        for (const auto& [key, contents] : table)
            if (contents.size() > 1) visit(subject(key), contents);
    }

    using Contents = std::vector<std::string>;
    const model::Map& map_;
    std::map<model::Hex, Contents> levels_, victory_;
    std::map<std::pair<model::Hexside, std::string>, Contents> spans_, slopes_;
};

void duplicateEntry(const Situation& situation, Findings& findings) {
    Grouped grouped;
    for (const auto& found : situation.misfits())
        if (found.misfit.kind == MisfitKind::duplicate &&
            labelFault(situation, found) == LabelFault::none)
            grouped[subjectOf(situation, found)].push_back(found);
    for (const auto& [subject, group] : grouped) {
        std::vector<Fix> fixes;
        for (const auto& found : group)
            fixes.push_back(dropFix(found, saysTheSame(situation, found)));
        findings.add(model::tr("{where}: {found} is given twice",
                               {{"where", places(situation, group)}, {"found", texts(group)}}),
                     {subject.subject}, {.part = subject.part, .fixes = std::move(fixes)});
    }

    std::map<model::Subject, std::vector<std::string>> twice;
    Repeated(situation).forEach([&](const model::Subject& subject, const auto& contents) {
        auto& all = twice[subject];
        all.insert(all.end(), contents.begin(), contents.end());
    });
    for (const auto& [subject, contents] : twice)
        findings.add(model::tr("{where}: described twice, as {found}",
                               {{"where", model::spelling(situation.map(), subject).second},
                                {"found", listed(contents)}}),
                     {subject}, {.part = "content"});
}

// --- sheets ---

/// What the scenario names on printed sheets that it does not use.
void sheetNotInPlay(const Situation& situation, Findings& findings) {
    const auto sheetLeftOut = [&](model::Hex hex) -> const model::Sheet* {
        const model::Sheet* sheet = model::sheetOf(situation.map(), hex);
        return sheet && !situation.extent().isInPlay(sheet->id) ? sheet : nullptr;
    };
    const auto pattern = "{what} at {hex}: sheet {found} is not in play, so it is left out";
    std::map<model::UnitId, model::Hex> units;
    for (const auto& placed : model::placedPieces(situation.scenario()))
        if (placed.piece.at && sheetLeftOut(*placed.piece.at))
            units.emplace(placed.piece.unit, *placed.piece.at);
    for (const auto& [unit, hex] : units)
        findings.add(
            model::tr(pattern, {{"what", situation.name(unit)},
                                {"hex", situation.label(hex)},
                                {"found", sheetLeftOut(hex)->id.text}}),
            {model::ObjectRef{model::ObjectKind::unit, unit.text}},
            {.fixes = {{model::tr("Take off the map"), false, model::removeFromMap({unit})}}});

    std::map<model::Hex, std::vector<std::string>> works;
    for (const auto& position : situation.scenario().onMap->improvedPositions)
        if (position->at) works[*position->at].emplace_back("improved position");
    for (const auto& roadblock : situation.scenario().onMap->roadblocks)
        if (roadblock->at) works[*roadblock->at].emplace_back("roadblock");
    for (const auto& [hex, what] : works)
        if (const model::Sheet* sheet = sheetLeftOut(hex))
            findings.add(model::tr(pattern, {{"what", listed(what)},
                                             {"hex", situation.label(hex)},
                                             {"found", sheet->id.text}}),
                         {hex});
}

/// On a sheet with straight edges the columns that stand half a hex farther along the rows have
/// as many rows as the others or one less.
void columnLengths(const Situation& situation, Findings& findings) {
    const auto& numbering = situation.map().grid.numbering;
    if (numbering.orientation == model::Orientation::pointyTop) return;
    const bool evenFarther =
        (numbering.shifted == model::Parity::even) == (numbering.rows == model::RowsFrom::north);
    for (const auto& sheet : situation.map().sheets) {
        const int odd = sheet.oddRows.count();
        const int even = sheet.evenRows.count();
        if (odd == 0 || even == 0 || sheet.columns.count() < 2) continue;
        const int less = evenFarther ? odd - even : even - odd;
        if (less == 0 || less == 1) continue;
        findings.add(
            model::tr("sheet {sheet}: {odd} rows in odd columns and {even} in even ones; {which} "
                      "columns stand half a hex farther, so they have as many rows or one less",
                      {{"sheet", sheet.id.text},
                       {"odd", std::to_string(odd)},
                       {"even", std::to_string(even)},
                       {"which", evenFarther ? "even" : "odd"},
                       {"found", std::to_string(less)},
                       {"allowed", "0 or 1"}}),
            {model::ObjectRef{model::ObjectKind::sheet, sheet.id.text}});
    }
}

constexpr model::Parts everything = model::Parts::all();

constexpr auto checks = std::to_array<Check>({
    {"grid.column-lengths", "Rows do not fit the shifted columns",
     "On a sheet with straight edges the columns that stand half a hex lower have as many rows as "
     "the others or one less. Another difference means that a number of rows or the shift is "
     "wrong, and with it every neighbour.",
     model::Severity::warning, model::Part::grid, columnLengths, true},
    {"grid.duplicate-entry", "Described twice",
     "One hex or hexside carries the same thing twice: it stands twice in a list, has two levels, "
     "two spans of a kind, or slopes up both ways. Only one can be meant.",
     model::Severity::error, everything, duplicateEntry, true},
    {"grid.hex-id-format", "Not a hex number of this map",
     "A text that should name a hex or hexside is not written in the numbering of the map. It is "
     "kept as it stands, and no rule sees it until it is mended.",
     model::Severity::error, everything, hexIdFormat, true},
    {"grid.hex-off-map", "Not on the map",
     "A feature, unit, group or rule names a hex or hexside that the map does not have, or a "
     "piece stands on a hex that is closed. The last row of odd and even columns may differ.",
     model::Severity::error, everything, hexOffMap, true},
    {"grid.hexside-not-adjacent", "These hexes do not touch",
     "A hexside is given by two hexes that do not touch. Where many are, the shift of the columns "
     "is the wrong one.",
     model::Severity::error, everything, hexsideNotAdjacent, true},
    {"grid.sheet-letter-missing", "Hex without its sheet",
     "The map has several sheets, and a hex does not say on which of them it lies.",
     model::Severity::warning, everything, sheetLetterMissing, true},
    {"grid.sheet-not-in-play", "On a sheet that is not in play",
     "A unit, improved position or roadblock lies on a sheet that this scenario does not use. It "
     "is left out of play, which is right for a list that serves several battles.",
     model::Severity::info,
     model::Part::grid | model::Part::setup | model::Parts(model::Part::onMap) |
         model::Part::forces,
     sheetNotInPlay},
    {"grid.unknown-sheet", "No such sheet",
     "A hex has the letter of a sheet that the map does not have. Either the letter is wrong or "
     "the "
     "sheet is missing.",
     model::Severity::error, everything, unknownSheet, true},
});

} // namespace

std::span<const Check> gridChecks() {
    return checks;
}

} // namespace validators
