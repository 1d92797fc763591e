#include "validators/checks/grid_sheets.h"

#include "model/edits/grid_edits.h"
#include "model/edits/setup_edits.h"
#include "model/edits/terrain_edits.h"
#include "model/map/joined_hexes.h"
#include "model/map/labels.h"
#include "validators/checks/findings.h"
#include "validators/rules/enclosures.h"
#include "validators/rules/map_scale.h"
#include "validators/rules/situation.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace validators {

void sheetNotInPlay(const Situation& situation, Findings& findings) {
    const auto sheetLeftOut = [&](model::Hex hex) -> const model::Sheet* {
        if (situation.extent().positionOf(hex)) return nullptr;
        return model::sheetOf(situation.map(), hex);
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

namespace {

/// A sheet whose numbers could not be read is the business of another check.
bool isStated(const model::Sheet& sheet) {
    const auto& misfits = sheet.about.extras.misfits;
    return std::none_of(misfits.begin(), misfits.end(), [](const model::Misfit& misfit) {
        return misfit.field == "columns" || misfit.field.ends_with("rows");
    });
}

/// The columns that stand half a hex farther along the rows have as many rows as the others or one
/// less.
std::vector<model::Fix> lengthFixes(const model::Sheet& sheet, bool evenFarther) {
    std::vector<model::Fix> fixes;
    for (const int less : {0, 1}) {
        model::NumberRange odd = sheet.oddRows;
        model::NumberRange even = sheet.evenRows;
        if (evenFarther)
            even.last = even.first + odd.count() - less - 1;
        else
            odd.last = odd.first + even.count() - less - 1;
        const int count = evenFarther ? even.count() : odd.count();
        if (count == 0) continue;
        fixes.push_back({model::tr(evenFarther ? "Give even columns {rows} rows"
                                               : "Give odd columns {rows} rows",
                                   {{"rows", std::to_string(count)}}),
                         false, model::resizeSheet(sheet.id, sheet.columns, odd, even)});
    }
    return fixes;
}

void reportEmpty(const model::Sheet& sheet, Findings& findings) {
    const bool noColumns = sheet.columns.count() == 0;
    findings.add(model::tr(noColumns ? "sheet {sheet} has no columns, so it has no hex"
                                     : "sheet {sheet} has no rows, so it has no hex",
                           {{"sheet", sheet.id.text}, {"found", "0"}, {"allowed", "1 or more"}}),
                 {model::ObjectRef{model::ObjectKind::sheet, sheet.id.text}});
}

bool isOblique(const model::HexNumbering& numbering) {
    return numbering.shifted == model::Parity::each || numbering.shifted == model::Parity::rising;
}

/// Whether even columns stand half a hex farther along the rows than odd ones; with oblique axes
/// the second column stands farther than the first, or the first than the second.
bool isEvenFarther(const model::HexNumbering& numbering, const model::Sheet& sheet) {
    const bool fromNorth = numbering.rows == model::RowsFrom::north;
    if (!isOblique(numbering)) return (numbering.shifted == model::Parity::even) == fromNorth;
    const bool secondFarther = (numbering.shifted == model::Parity::each) == fromNorth;
    const bool secondIsEven = sheet.columns.first % 2 != 0;
    return secondFarther == secondIsEven;
}

} // namespace

void columnLengths(const Situation& situation, Findings& findings) {
    const model::Map& map = situation.map();
    const auto& numbering = map.grid.numbering;
    for (const auto& sheet : map.sheets) {
        if (!isStated(sheet)) continue;
        if (model::printedHexes(map, sheet).empty()) {
            reportEmpty(sheet, findings);
            continue;
        }
        if (numbering.orientation == model::Orientation::pointyTop) continue;
        if (sheet.columns.count() < 2) continue;
        const bool evenFarther = isEvenFarther(numbering, sheet);
        const int odd = sheet.oddRows.count();
        const int even = sheet.evenRows.count();
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
            {model::ObjectRef{model::ObjectKind::sheet, sheet.id.text}},
            {.fixes = lengthFixes(sheet, evenFarther)});
    }
}

// --- joins ---

namespace {

using model::Join;
using model::JoinFault;
using model::JoinKind;

std::string label(const model::Map& map, const model::JoinedHex& hex) {
    return model::label(map.grid.numbering, hex);
}

/// `C-2101/E-0101`: which join it is.
std::string spelled(const model::Map& map, const Join& join) {
    return label(map, *join.first) + '/' + label(map, *join.second);
}

/// Its hexes, or the sheets where there is no such hex, or the map.
std::vector<model::Subject> subjectsOf(const model::Map& map, const Join& join) {
    std::vector<model::Subject> subjects;
    for (const auto& end : {*join.first, *join.second}) {
        const auto sheet = model::indexOf(map, end.sheet);
        if (!sheet) continue;
        if (model::isPrinted(map, *sheet, end.column, end.row))
            subjects.emplace_back(model::hexAt(map, *sheet, end.column, end.row));
        else
            subjects.emplace_back(model::ObjectRef{model::ObjectKind::sheet, end.sheet.text});
    }
    if (subjects.empty()) subjects.emplace_back(model::ObjectRef{model::ObjectKind::map, map.id});
    return subjects;
}

std::string notOnItsSheet(const model::Map& map, const Join& join) {
    std::vector<std::string> missing;
    for (const auto& end : {*join.first, *join.second}) {
        const auto sheet = model::indexOf(map, end.sheet);
        if (!sheet || !model::isPrinted(map, *sheet, end.column, end.row))
            missing.push_back(label(map, end));
    }
    return listed(missing);
}

std::string unknownSheets(const model::Map& map, const Join& join) {
    std::vector<std::string> unknown;
    for (const auto& end : {*join.first, *join.second})
        if (!model::indexOf(map, end.sheet)) unknown.push_back(end.sheet.text);
    return listed(unknown);
}

model::Message worded(const model::Map& map, const Join& join, JoinFault fault) {
    const bool isFlatTop = map.grid.numbering.orientation == model::Orientation::flatTop;
    const auto line = [&](const model::JoinedHex& hex) {
        return std::to_string(isFlatTop ? hex.column : hex.row);
    };
    const std::string seam = spelled(map, join);
    switch (fault) {
    case JoinFault::unknownSheet: {
        const std::string unknown = unknownSheets(map, join);
        if (unknown.empty())
            return model::tr("join {seam}: a sheet is not joined with itself",
                             {{"seam", seam}, {"found", join.first->sheet.text}});
        return model::tr("join {seam}: the map has no sheet {found}",
                         {{"seam", seam}, {"found", unknown}});
    }
    case JoinFault::notPrinted:
        return model::tr("join {seam}: {found} is not on its sheet",
                         {{"seam", seam}, {"found", notOnItsSheet(map, join)}});
    case JoinFault::noDirection:
        return model::tr("join {seam}: it does not say through which hexside the two hexes touch",
                         {{"seam", seam}});
    case JoinFault::parity: {
        const bool alike = join.kind == JoinKind::next;
        const bool across =
            alike && (isFlatTop ? join.toward->index() % 6 != 0 : join.toward->index() % 6 != 4);
        const char* pattern =
            across
                ? (isFlatTop ? "join {seam}: columns {found} are shifted alike, so they cannot "
                               "lie side by side"
                             : "join {seam}: rows {found} are shifted alike, so they cannot lie "
                               "side by side")
                : (isFlatTop ? "join {seam}: of columns {found} one is shifted, so they cannot be "
                               "one column"
                             : "join {seam}: of rows {found} one is shifted, so they cannot be "
                               "one row");
        return model::tr(
            pattern, {{"seam", seam}, {"found", line(*join.first) + " and " + line(*join.second)}});
    }
    case JoinFault::contradicted:
        return model::tr("join {seam}: earlier joins lay sheet {found} elsewhere",
                         {{"seam", seam}, {"found", join.second->sheet.text}});
    case JoinFault::none:
        break;
    }
    return {};
}

/// Whether two sheets have a hex in common.
bool overlap(const model::Map& map, const model::SheetId& a, const model::SheetId& b) {
    const auto first = model::indexOf(map, a);
    const auto second = model::indexOf(map, b);
    if (!first || !second) return false;
    const auto hexes = model::printedHexes(map, map.sheets[*first]);
    return std::any_of(hexes.begin(), hexes.end(), [&](model::Hex hex) {
        return model::positionOn(map, *second, hex).has_value();
    });
}

/// The hexsides through which the two hexes may touch, when everything fits then.
void offerDirections(const model::Map& map, std::size_t index, std::vector<model::Fix>& fixes) {
    const Join& join = map.joins[index];
    for (const model::Direction direction : model::hexsideDirections) {
        if (join.kind == JoinKind::next && join.toward == direction) continue;
        Join other = join;
        other.kind = JoinKind::next;
        other.toward = direction;
        model::Map trial = map;
        trial.joins[index] = other;
        model::placeSheets(trial);
        if (model::faultOf(trial, other) != JoinFault::none) continue;
        if (overlap(trial, join.first->sheet, join.second->sheet)) continue;
        const auto toward = model::name(direction, map.grid.numbering.orientation);
        fixes.push_back(
            {model::tr("Lay {second} {direction} of {first}", {{"second", label(map, *join.second)},
                                                               {"direction", std::string(toward)},
                                                               {"first", label(map, *join.first)}}),
             false, model::replaceJoin(join, other)});
    }
}

} // namespace

void seamParity(const Situation& situation, Findings& findings) {
    const model::Map& map = situation.map();
    std::set<std::string> seen;
    for (std::size_t i = 0; i < map.joins.size(); ++i) {
        const Join& join = map.joins[i];
        if (!join.first || !join.second) {
            // A text that could not be read is found by another check.
            if (join.about.extras.misfits.empty() && seen.insert(std::string()).second)
                findings.add(
                    model::tr("a join does not say which hexes of which sheets meet"),
                    {model::ObjectRef{model::ObjectKind::map, map.id}},
                    {.part = "join",
                     .fixes = {{model::tr("Drop the join"), false, model::dropJoin(join)}}});
            continue;
        }
        const JoinFault fault = model::faultOf(map, join);
        if (fault == JoinFault::none || !seen.insert(spelled(map, join)).second) continue;
        std::vector<model::Fix> fixes;
        const bool hasHexes = fault != JoinFault::unknownSheet && fault != JoinFault::notPrinted;
        if (hasHexes) offerDirections(map, i, fixes);
        fixes.push_back({model::tr("Drop the join"), false, model::dropJoin(join)});
        findings.add(worded(map, join, fault), subjectsOf(map, join),
                     {.part = "join", .fixes = std::move(fixes)});
        if (findings.cancelled()) return;
    }
}

// --- what is published ---

namespace {

/// Hexes that should touch; nothing where the map does not have them all.
std::optional<std::vector<model::Hex>> hexesOf(const model::Map& map,
                                               const model::PublishedGroup& group) {
    std::vector<model::Hex> hexes;
    for (const std::string& text : group.hexes) {
        const auto hex = model::readHex(map, text).value;
        if (!hex) return std::nullopt;
        hexes.push_back(*hex);
    }
    return hexes;
}

bool touch(const std::vector<model::Hex>& hexes, bool mutual) {
    if (mutual) {
        for (std::size_t i = 0; i < hexes.size(); ++i)
            for (std::size_t k = i + 1; k < hexes.size(); ++k)
                if (distance(hexes[i], hexes[k]) != 1) return false;
        return true;
    }
    for (std::size_t i = 1; i < hexes.size(); ++i)
        if (distance(hexes[i - 1], hexes[i]) != 1) return false;
    return true;
}

/// Groups that the numbering of the map tears apart.
std::vector<const model::PublishedGroup*> torn(const model::Map& map,
                                               const model::PublishedMap& published) {
    std::vector<const model::PublishedGroup*> groups;
    for (const auto& group : published.groups)
        if (const auto hexes = hexesOf(map, group); hexes && !touch(*hexes, group.mutual))
            groups.push_back(&group);
    return groups;
}

std::string joinedBySpaces(const std::vector<std::string>& words) {
    std::string text;
    for (const auto& word : words)
        text += (text.empty() ? "" : " ") + word;
    return text;
}

} // namespace

void shiftContradicted(const Situation& situation, Findings& findings) {
    const model::Map& map = situation.map();
    const model::PublishedMap* published = publishedMap(situation);
    if (!published) return;
    const auto groups = torn(map, *published);
    if (groups.empty()) return;
    model::Map other = map;
    other.grid.numbering = model::withOtherShift(other.grid.numbering);
    model::placeSheets(other);
    std::vector<model::Fix> fixes;
    if (torn(other, *published).empty())
        fixes.push_back({model::tr("Switch the shifted columns of the map"), false,
                         model::switchShiftedColumns()});
    std::vector<std::string> named;
    for (const auto* group : groups)
        named.push_back(joinedBySpaces(group->hexes) + cited(group->rule));
    findings.add(model::tr("with the shift of the columns as it is these published hexes do not "
                           "touch: {found}",
                           {{"found", listed(named)}}),
                 {model::ObjectRef{model::ObjectKind::map, map.id}},
                 {.rule = groups.front()->rule, .fixes = std::move(fixes)});
}

void partialHex(const Situation& situation, Findings& findings) {
    if (!situation.ruleset()) return;
    const model::Map& map = situation.map();
    const auto& least = situation.ruleset()->map.leastShown;
    model::HexSet closed;
    for (const auto& list : map.closed)
        closed.insert(list->hexes.hexes());
    model::HexSet seen;
    for (const auto& list : map.partial)
        list->hexes.forEach([&](model::Hex hex) {
            if (seen.contains(hex) || !model::sheetOf(map, hex)) return;
            seen.insert(hex);
            const bool isClosed = closed.contains(hex);
            const bool mayBePlayed = list->shows >= least.value;
            if (isClosed != mayBePlayed) return;
            findings.add(
                model::tr(isClosed ? "{hex}: {found} % of it shows, at least {allowed} % "
                                     "make it playable, but it is closed"
                                   : "{hex}: only {found} % of it shows, at least "
                                     "{allowed} % make it playable, and it is not closed",
                          {{"hex", situation.label(hex)},
                           {"found", std::to_string(list->shows)},
                           {"allowed", std::to_string(least.value)}}),
                {hex},
                {.rule = least.rule,
                 .fixes = {{isClosed ? model::tr("Open the hex") : model::tr("Close the hex"),
                            false, model::setClosed({hex}, !isClosed)}}});
        });
}

// --- scale ---

void mapScale(const Situation& situation, Findings& findings) {
    if (!situation.ruleset()) return;
    const model::Map& map = situation.map();
    const model::MapRule& rule = situation.ruleset()->map;
    const model::ObjectRef subject{model::ObjectKind::map, map.id};
    const auto compare = [&](const std::string& written, const model::Figure<std::string>& figure,
                             const char* part, const char* pattern, const model::Edit& edit) {
        if (written.empty() || figure.value.empty() || sameLength(written, figure.value)) return;
        findings.add(
            model::tr(pattern, {{"found", written}, {"allowed", figure.value}}), {subject},
            {.part = part,
             .rule = figure.rule,
             .fixes = {{model::tr("Set {value}", {{"value", figure.value}}), false, edit}}});
    };
    compare(map.grid.across, rule.across, "across",
            "a hex measures {found} in the field, in this game {allowed}",
            model::setScale(rule.across.value, map.grid.onPaper));
    compare(map.grid.onPaper, rule.onPaper, "on-paper",
            "a hex measures {found} on the map, in this game {allowed}",
            model::setScale(map.grid.across, rule.onPaper.value));

    const auto hex = length(rule.onPaper.value);
    const auto paper = paperSize(rule.paper.value);
    if (!hex || !paper) return;
    for (const auto& sheet : map.sheets) {
        const PaperSize size = sizeOnPaper(map, sheet, *hex);
        if (fits(size, *paper, map.grid.numbering.orientation, *hex)) continue;
        findings.add(
            model::tr("sheet {sheet} would measure {found} with hexes of {hex}, the printed "
                      "one measures {allowed}",
                      {{"sheet", sheet.id.text},
                       {"found", text(size)},
                       {"hex", rule.onPaper.value},
                       {"allowed", rule.paper.value}}),
            {model::ObjectRef{model::ObjectKind::sheet, sheet.id.text}},
            {.part = "paper", .rule = rule.paper.rule});
    }
}

} // namespace validators
