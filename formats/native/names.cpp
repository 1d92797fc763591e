#include "formats/native/names.h"

#include "model/forces/unit_attributes.h"
#include "model/subject.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <numeric>

namespace formats {

namespace {

constexpr std::string_view subjectWords = "hex hexside corner";
constexpr std::string_view commonAttributes = "basis rule";

constexpr std::array scenarioTable{
    // the map
    ElementNames{"map", "format id vocabulary published file sheets",
                 "title note grid sheet join terrain levels closed partial hexsides watercourse "
                 "road span place entry supply-source victory-hex gather-point box outline label "
                 "underlay waiver",
                 "", "corners"},
    ElementNames{"title", "", ""},
    ElementNames{"grid", "hexes label columns rows lowered indented across on-paper", ""},
    ElementNames{"sheet", "id columns rows odd-rows even-rows ground", "", "name file"},
    ElementNames{"join", "sheets same next toward", ""},
    ElementNames{"terrain", "sheet type", ""},
    ElementNames{"levels", "sheet level", ""},
    ElementNames{"closed", "sheet", ""},
    ElementNames{"partial", "sheet shows", ""},
    ElementNames{"hexsides", "sheet type uphill", ""},
    ElementNames{"watercourse", "sheet type id name from to", ""},
    ElementNames{"road", "sheet type id name main", ""},
    ElementNames{"span", "sheet type id name at stone", ""},
    ElementNames{"place", "id name kind at", ""},
    ElementNames{"entry", "id name letter army side at edge", ""},
    ElementNames{"supply-source", "id name letter side army at edge", ""},
    ElementNames{"victory-hex", "at points", "", "side"},
    ElementNames{"gather-point", "id side letter at", ""},
    ElementNames{"box", "id name beside", ""},
    ElementNames{"outline", "id type name open at points", ""},
    ElementNames{"label", "at offset kind angle size", ""},
    ElementNames{"underlay", "file opacity", "control"},
    ElementNames{"waiver", "check part found", ""},
    // the forces
    ElementNames{"forces", "format id vocabulary file", "title side", "", "note"},
    ElementNames{"side", "id name supplied-by", "army formation division unit leader"},
    ElementNames{"army", "id name supplied-by", "formation division unit leader"},
    ElementNames{"formation", "id name size under own-officer demoralized-at", "", "boxes"},
    ElementNames{"division", "id name formation", ""},
    ElementNames{"unit", "id name class formation division", "",
                 "kind size morale skirmishers boxes gun-points calibre weight mobility flags "
                 "command-range"},
    ElementNames{"leader", "id name class formation division", "",
                 "kind size rank flags command-range"},
    // the scenario
    ElementNames{
        "scenario", "format id ruleset published moment",
        "title note map forces option override turns turn weather on-map setup arrangement "
        "arrival waiver",
        "turn", "losses attach chain acting order goal no-order victory together"},
    ElementNames{"note", "", ""},
    ElementNames{"option", "id", ""},
    ElementNames{"override", "figure value", ""},
    ElementNames{"turns", "from to stated first-player", "", "first-set-up"},
    ElementNames{"turn", "at hours kind weather", "", "visibility"},
    ElementNames{"weather", "turn is", ""},
    ElementNames{"on-map", "", "improved-position roadblock damaged pontoon control", "",
                 "fire closed destroyed points-not-counted"},
    ElementNames{"improved-position", "at under-construction", "", "side"},
    ElementNames{"roadblock", "side at toward", ""},
    ElementNames{"damaged", "at", ""},
    ElementNames{"pontoon", "side at turn", ""},
    ElementNames{"control", "side at x y", ""}, // who holds hexes; a point of an underlay
    ElementNames{"setup", "id side units", "zone", "all-of except with", "only"},
    ElementNames{"zone", "at within of of-formation of-unit", "",
                 "columns rows of-place place road gather-point entry edge"},
    ElementNames{"arrangement", "", "put"},
    ElementNames{"put", "unit part at reduced road-march", "",
                 "facing tactical-formation strength order limbered marks toward box"},
    ElementNames{"arrival", "id side turn alt road-march units", "enter",
                 "from every dice at-least option optional"},
    ElementNames{"enter", "hours entry at", ""},
};

constexpr std::array rulesetTable{
    ElementNames{"ruleset", "format id extends name edition book",
                 "terrain hexside road span place-kind unit-class source-letter map stacking "
                 "movement zone-of-control line-of-sight supply entry turn-track weather switch "
                 "option published published-map check",
                 "",
                 "note command setup-rules turns victory table fire-levels together combat losses "
                 "orders"},
    ElementNames{"terrain",
                 "id name colour pattern excludes water enterable hill hilltop slope-below highest "
                 "blocks-sight light-cover drawn zoc-into",
                 "", "height blocks cost"},
    ElementNames{
        "hexside",
        "id name colour pattern water uphill span unmarked-ends road passable rise "
        "within-level sight at-edge along-road encloses zoc supply sight-beside artillery-over "
        "freezes-to "
        "borders excludes",
        "", "cost"},
    ElementNames{"road", "id name colour pattern excludes", "", "main"},
    ElementNames{"span", "id name crosses needs-road open-damaged excludes", ""},
    ElementNames{"place-kind", "id name terrain every-hex hexes enclosed classed", ""},
    ElementNames{"unit-class", "id name counts-as moves zoc commands-army symbol", "attribute"},
    ElementNames{"attribute", "name needed min max fixed", "", "values"},
    ElementNames{"source-letter", "id means", ""},
    ElementNames{"map", "", "figure"},
    ElementNames{"stacking", "kind", "row beside alone keeps-effect figure",
                 "level gun-points full-skirmishers"},
    ElementNames{"movement", "", "cost limit figure"},
    ElementNames{"cost",
                 "into across along over pontoon-over foot mounted unless add uphill each "
                 "road-march or-as damaged ford closed-to always",
                 ""},
    ElementNames{"limit", "for option spares damaged-spans wading slope-hexes enemy-zones mounted",
                 ""},
    ElementNames{"zone-of-control", "", "figure"},
    ElementNames{"supply", "kind", "train direct-only either-army figure"},
    ElementNames{"train", "class", ""},
    ElementNames{"direct-only", "formations published", ""},
    ElementNames{"either-army", "unit", ""},
    ElementNames{"line-of-sight", "kind", "clauses figure"},
    ElementNames{"clauses", "hexes slopes hexsides junctures artillery-slopes artillery-hexsides",
                 ""},
    ElementNames{"entry", "", "figure"},
    ElementNames{"turn-track", "", "turn turn-kind"},
    ElementNames{"turn", "label starts hours kind part weather", ""},
    ElementNames{"turn-kind", "is sight foot mounted least-hours most-hours weather", ""},
    ElementNames{"weather", "id name sight freezes allowance doubles at-night", ""},
    ElementNames{"row", "units infantry cavalry artillery when", ""},
    ElementNames{"beside", "class at-most", ""},
    ElementNames{"alone", "class", ""},
    ElementNames{"keeps-effect", "terrain infantry cavalry artillery train unless-alone", ""},
    ElementNames{"figure", "name side value", "", "from to"},
    ElementNames{"switch", "id figure values", ""},
    ElementNames{"option", "id name", "", "side points-to points figure value"},
    ElementNames{"published", "id", "figure list", "", "note"},
    ElementNames{"list", "name", "", "side"},
    ElementNames{"published-map", "id", "place touching"},
    ElementNames{"place", "name aliases kind terrain lacks at hexsides gates needed", ""},
    ElementNames{"touching", "hexes mutual", ""},
    ElementNames{"check", "id severity", "", "", "severity"},
};

constexpr std::string_view caseContent =
    "title grid sheet join terrain levels closed partial hexsides watercourse road span place "
    "entry supply-source victory-hex gather-point box outline label underlay side option override "
    "turns turn weather improved-position roadblock damaged pontoon control setup put arrival "
    "waiver";
constexpr std::string_view laterCaseContent =
    "note losses attach chain acting order goal no-order fire destroyed";

constexpr std::array caseTable{
    ElementNames{"cases", "format ruleset about", "given case", "", "note"},
    ElementNames{"given", "id given moment published published-map", caseContent, "turn",
                 laterCaseContent},
    ElementNames{"case", "id given moment published published-map", caseContent, "turn",
                 laterCaseContent},
    ElementNames{"then", "moment published published-map", caseContent, "turn", laterCaseContent},
    ElementNames{
        "expect", "",
        "finding stack label neighbours distance state zone zoc step reach allowance sight "
        "fan supply entry arrives turns"},
};

constexpr std::array questionTable{
    ElementNames{"finding", "check part found allowed severity by none", ""},
    ElementNames{"stack", "at side is by units missing", ""},
    ElementNames{"label", "text is", ""},
    ElementNames{"neighbours", "of are", ""},
    ElementNames{"distance", "from to is", ""},
    ElementNames{"state", "figure is by layer", ""},
    ElementNames{"zone", "setup count are with without", ""},
    ElementNames{"zoc", "unit side are with without missing", ""},
    ElementNames{"step", "unit from to is by missing road-march", ""},
    ElementNames{"reach", "unit to is cost path by missing road-march", ""},
    ElementNames{"allowance", "unit is by missing", ""},
    ElementNames{"sight", "from to artillery is at by missing", ""},
    ElementNames{"fan", "from artillery are with without", ""},
    ElementNames{"supply", "unit is through length at by exactly missing", ""},
    ElementNames{"entry", "arrival is at costs waits ends missing", ""},
    ElementNames{"arrives", "arrival turn at chance", ""},
    ElementNames{"turns", "kind count are", ""},
};

std::size_t editDistance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({row[j] + 1, row[j - 1] + 1, replaced});
        }
    }
    return row[b.size()];
}

} // namespace

NameTable scenarioNames() {
    return scenarioTable;
}
NameTable rulesetNames() {
    return rulesetTable;
}
NameTable caseNames() {
    return caseTable;
}
NameTable questionNames() {
    return questionTable;
}

const ElementNames* findElement(NameTable table, std::string_view element) {
    const auto found = std::find_if(table.begin(), table.end(), [&](const ElementNames& names) {
        return names.element == element;
    });
    return found == table.end() ? nullptr : &*found;
}

std::vector<std::string_view> wordsOf(std::string_view list) {
    constexpr std::string_view blanks = " \t\r\n";
    std::vector<std::string_view> words;
    for (std::size_t begin = list.find_first_not_of(blanks); begin != std::string_view::npos;) {
        const std::size_t end = std::min(list.find_first_of(blanks, begin), list.size());
        words.push_back(list.substr(begin, end - begin));
        begin = list.find_first_not_of(blanks, end);
    }
    return words;
}

bool hasWord(std::string_view list, std::string_view word) {
    const auto words = wordsOf(list);
    return std::find(words.begin(), words.end(), word) != words.end();
}

bool isSubjectName(std::string_view name) {
    return hasWord(subjectWords, name) || model::objectKind(name).has_value();
}

bool knowsAttribute(const ElementNames& element, std::string_view name) {
    if (hasWord(element.attributes, name) || hasWord(commonAttributes, name)) return true;
    if (element.element == "unit" || element.element == "leader")
        return model::findUnitAttribute(name) != nullptr;
    if (element.element == "waiver" || element.element == "finding") return isSubjectName(name);
    return false;
}

std::string nearestName(const std::vector<std::string_view>& candidates, std::string_view name) {
    constexpr std::size_t longest = 40; // longer names are no slip of the pen
    if (name.size() > longest) return {};
    std::string_view best;
    std::size_t least = name.size() / 3 + 1;
    for (const std::string_view candidate : candidates) {
        const std::size_t distance = editDistance(candidate, name);
        if (distance > least || (distance == least && !best.empty())) continue;
        least = distance;
        best = candidate;
    }
    return std::string(best);
}

std::vector<std::string_view> attributeOrder(const ElementNames& element) {
    auto order = wordsOf(element.attributes);
    if (element.element == "unit" || element.element == "leader")
        for (const model::UnitAttribute& attribute : model::unitAttributes())
            if (!hasWord(element.attributes, attribute.name)) order.push_back(attribute.name);
    for (const std::string_view word : wordsOf(commonAttributes))
        order.push_back(word);
    return order;
}

std::string nearestAttribute(const ElementNames& element, std::string_view name) {
    auto candidates = attributeOrder(element);
    for (const std::string_view word : wordsOf(element.laterAttributes))
        candidates.push_back(word);
    return nearestName(candidates, name);
}

std::string nearestChild(const ElementNames& element, std::string_view name) {
    auto candidates = wordsOf(element.children);
    for (const std::string_view word : wordsOf(element.laterChildren))
        candidates.push_back(word);
    return nearestName(candidates, name);
}

} // namespace formats
