// Hexes, hexsides, sheets and their numbering: labels that the map does not have, and what is
// described twice. What lies beyond the map and what is wrong with the sheets stands beside.

#include "model/edits/grid_edits.h"
#include "validators/checks/all_checks.h"
#include "validators/checks/findings.h"
#include "validators/checks/grid_ids.h"
#include "validators/checks/grid_off_map.h"
#include "validators/checks/grid_sheets.h"
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
    if (numbers.size() == 1 && rowDigits > 0 && numbers[0].size() > rowDigits) {
        const auto split = numbers[0].size() - rowDigits;
        numbers = {numbers[0].substr(0, split), numbers[0].substr(split)};
    }
    constexpr std::size_t mostDigits = 6;
    if (numbers.size() != 2 || numbers[0].size() > mostDigits || numbers[1].size() > mostDigits)
        return {};
    return numbering.label(sheet, std::stoi(numbers[0]), std::stoi(numbers[1]));
}

void hexIdFormat(const Situation& situation, Findings& findings) {
    const MisfitGroups grouped = labelsWith(situation, LabelFault::notALabel);
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
        findings.add(model::tr(situation.map().sheets.empty()
                                   ? "{where}: {found} is on no sheet, for this map has none"
                                   : "{where}: {found} is on no sheet of this map, which has "
                                     "{expected}",
                               {{"where", places(situation, group)},
                                {"found", texts(group)},
                                {"expected", sheetIds(situation.map())}}),
                     {subject.subject}, {.part = subject.part, .fixes = std::move(fixes)});
    }
}

/// A number that two sheets have for different hexes.
std::optional<std::string> commonNumber(const model::Map& map, const model::Sheet& a,
                                        const model::Sheet& b) {
    if (a.origin == b.origin) return std::nullopt;
    const auto both = [](model::NumberRange x, model::NumberRange y) {
        return model::NumberRange{std::max(x.first, y.first), std::min(x.last, y.last)};
    };
    const auto columns = both(model::columnsOf(map, a), model::columnsOf(map, b));
    for (int column = columns.first; column <= columns.last; ++column) {
        const auto rows = both(model::rowsOf(map, a, column), model::rowsOf(map, b, column));
        if (rows.count() > 0) return map.grid.numbering.label({}, column, rows.first);
    }
    return std::nullopt;
}

/// Labels without a letter must be different on all sheets.
void reportCommonNumbers(const model::Map& map, Findings& findings) {
    model::HexNumbering lettered = map.grid.numbering;
    lettered.pattern = "S-" + lettered.pattern;
    for (std::size_t i = 1; i < map.sheets.size(); ++i)
        for (std::size_t k = 0; k < i; ++k) {
            const auto number = commonNumber(map, map.sheets[k], map.sheets[i]);
            if (!number) continue;
            std::vector<Fix> fixes;
            if (!lettered.problem())
                fixes.push_back({model::tr("Write the sheet before each number"), false,
                                 model::setNumbering(lettered)});
            findings.add(model::tr("sheets {other} and {sheet} both have a hex {found}, and labels "
                                   "do not say on which sheet they are",
                                   {{"other", map.sheets[k].id.text},
                                    {"sheet", map.sheets[i].id.text},
                                    {"found", *number}}),
                         {model::ObjectRef{model::ObjectKind::sheet, map.sheets[i].id.text}},
                         {.fixes = std::move(fixes)});
            break;
        }
}

void sheetLetterMissing(const Situation& situation, Findings& findings) {
    if (!situation.map().grid.numbering.namesSheet())
        reportCommonNumbers(situation.map(), findings);
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

/// Whether all these hexes would touch if the other columns were shifted.
bool touchWithOtherShift(const Situation& situation, const MisfitGroups& groups) {
    model::Map other = situation.map();
    other.grid.numbering = model::withOtherShift(other.grid.numbering);
    model::placeSheets(other);
    return std::all_of(groups.begin(), groups.end(), [&](const auto& group) {
        return std::all_of(group.second.begin(), group.second.end(), [&](const auto& found) {
            const auto sheet = sheetContext(situation.scenario(), found.record);
            return model::readHexside(other, found.misfit.text, sheet).fault == LabelFault::none;
        });
    });
}

void hexsideNotAdjacent(const Situation& situation, Findings& findings) {
    const MisfitGroups groups = labelsWith(situation, LabelFault::notAdjacent);
    const bool mendedByShift = !groups.empty() && touchWithOtherShift(situation, groups);
    for (const auto& [subject, group] : groups) {
        std::vector<Fix> fixes;
        for (const auto& found : group)
            fixes.push_back(dropFix(found, false));
        if (mendedByShift)
            fixes.push_back({model::tr("Switch the shifted columns of the map"), false,
                             model::switchShiftedColumns()});
        findings.add(model::tr("{where}: {found}: these hexes do not touch",
                               {{"where", places(situation, group)}, {"found", texts(group)}}),
                     {subject.subject}, {.part = subject.part, .fixes = std::move(fixes)});
    }
}

/// The duplicate says what is there already, so dropping it loses nothing.
bool saysTheSame(const Situation& situation, const FoundMisfit& found) {
    if (found.record.kind != model::RecordKind::levels) return true;
    const model::Map& map = situation.map();
    const auto& list = *map.levels[found.record.index];
    const auto hex = model::readHex(map, found.misfit.text, list.sheet).value;
    return hex && model::levelAt(map, *hex) == list.level;
}

/// Values by key, of which those of keys with several matter. Most keys of a map have one, so
/// nothing is made of them.
template <class Key, class Value>
class Several {
public:
    void add(Key key, Value value) { entries_.emplace_back(std::move(key), std::move(value)); }

    /// In the order of the keys, the values in that of their adding: `visit(key, words)`.
    template <class Worded, class Visit>
    void forEach(Worded worded, Visit visit) {
        const auto before = [](const auto& a, const auto& b) { return a.first < b.first; };
        if (!std::is_sorted(entries_.begin(), entries_.end(), before))
            std::stable_sort(entries_.begin(), entries_.end(), before);
        for (auto first = entries_.begin(); first != entries_.end();) {
            const auto last = std::find_if(
                first, entries_.end(), [&](const auto& each) { return first->first < each.first; });
            if (last - first > 1) {
                std::vector<std::string> words;
                for (auto each = first; each != last; ++each)
                    words.push_back(worded(*each));
                visit(first->first, words);
            }
            first = last;
        }
    }

private:
    std::vector<std::pair<Key, Value>> entries_;
};

/// What stands more than once in the value itself, though each record reads well.
class Repeated {
public:
    explicit Repeated(const Situation& situation) : situation_(situation) {
        const model::Map& map = situation.map();
        for (const auto& list : map.levels)
            list->hexes.forEach([&](model::Hex hex) { levels_.add(hex, list->level); });
        for (const auto& span : map.spans)
            if (span->at) spans_.add({*span->at, span->type.text}, {});
        for (const auto& victory : map.victoryHexes)
            if (victory->at) victory_.add(*victory->at, {});
        for (const auto& list : map.hexsides)
            if (list->uphillFirst)
                list->hexsides.forEach([&](model::DirectedHexside side) {
                    slopes_.add({side.hexside(), list->type.text}, side.from);
                });
    }

    /// `visit(subject, words)`.
    template <class Visit>
    void forEach(Visit visit) {
        const auto atKey = [&](const auto& key, const auto& words) {
            if constexpr (std::is_same_v<std::decay_t<decltype(key)>, OfType>)
                visit(model::Subject(key.first), words);
            else
                visit(model::Subject(key), words);
        };
        levels_.forEach([](const auto& each) { return "level " + std::to_string(each.second); },
                        atKey);
        victory_.forEach([](const auto&) { return std::string("victory hex"); }, atKey);
        spans_.forEach([](const auto& each) { return std::string(each.first.second); }, atKey);
        slopes_.forEach(
            [&](const auto& each) {
                return std::string(each.first.second) + " uphill to " +
                       situation_.label(each.second);
            },
            atKey);
    }

private:
    using OfType = std::pair<model::Hexside, std::string_view>;
    struct Nothing {};

    const Situation& situation_;
    Several<model::Hex, int> levels_;
    Several<model::Hex, Nothing> victory_;
    Several<OfType, Nothing> spans_;
    Several<OfType, model::Hex> slopes_;
};

void duplicateEntry(const Situation& situation, Findings& findings) {
    MisfitGroups grouped;
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

    repeatedIds(situation, findings);
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
     "two spans of a kind, or slopes up both ways. Or two objects of the map of one kind have the "
     "same id, and whatever names it means the first. Only one can be meant.",
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
    {"grid.partial-hex", "Playable although too little of it shows",
     "A hex at the edge of a sheet that shows only in part is playable although it shows less than "
     "the rules ask, or closed although it shows as much.",
     model::Severity::warning, model::Part::grid | model::Parts(model::Part::rules), partialHex},
    {"grid.scale", "Not to the scale of the game",
     "The map says another size of its hexes than the rulebook, or is larger than the printed "
     "sheet. Ranges and movement are made for hexes of that size.",
     model::Severity::info, model::Part::grid | model::Parts(model::Part::rules), mapScale},
    {"grid.seam-parity", "Joined sheets do not fit together",
     "Two sheets are joined in columns that cannot meet there: where sheets lie side by side one "
     "column must be shifted and the other not, and a shared column must be shifted on both. Or "
     "the join names what the map does not have, or contradicts an earlier join. The sheets then "
     "lie apart, or as the earlier join says.",
     model::Severity::error, model::Part::grid, seamParity, true},
    {"grid.sheet-letter-missing", "Hex without its sheet",
     "The map has several sheets, and a hex does not say on which of them it lies, or labels have "
     "no letter although two sheets have the same number.",
     model::Severity::warning, everything, sheetLetterMissing, true},
    {"grid.sheet-not-in-play", "On a sheet that is not in play",
     "A unit, improved position or roadblock lies on a sheet that this scenario does not use. It "
     "is left out of play, which is right for a list that serves several battles.",
     model::Severity::info,
     model::Part::grid | model::Part::setup | model::Parts(model::Part::onMap) |
         model::Part::forces,
     sheetNotInPlay},
    {"grid.shift-contradicted", "Published hexes do not touch",
     "The rulebook shows groups of hexes that touch. With the shift that the map gives to its "
     "columns they do not, so the other columns are the shifted ones, and every neighbour is "
     "wrong.",
     model::Severity::warning,
     model::Part::grid | model::Part::texts | model::Parts(model::Part::rules), shiftContradicted},
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
