#include "validators/checks/misfit_text.h"

#include "model/edits/text_edits.h"
#include "validators/checks/findings.h"

#include <algorithm>

namespace validators {

namespace {

using model::FoundMisfit;
using model::RecordKind;

template <class T>
model::SheetId sheetIn(const std::vector<model::Shared<T>>& records, std::size_t index) {
    return index < records.size() ? records[index]->sheet : model::SheetId{};
}

template <class T>
std::string typeIn(const std::vector<model::Shared<T>>& records, std::size_t index) {
    return index < records.size() ? records[index]->type.text : std::string{};
}

/// With the letter of the sheet under which it is written, so that it is the same text nowhere
/// else; a hexside part by part.
std::string qualified(const Situation& situation, const std::string& text,
                      const model::SheetId& sheet) {
    if (sheet.empty()) return text;
    const auto& numbering = situation.map().grid.numbering;
    std::string result;
    for (std::size_t begin = 0; begin <= text.size();) {
        const auto slash = std::min(text.find('/', begin), text.size());
        const std::string part = text.substr(begin, slash - begin);
        const auto parsed = numbering.parse(part);
        if (begin > 0) result += '/';
        result += parsed && parsed->sheet.empty()
                      ? numbering.label(sheet.text, parsed->column, parsed->row)
                      : part;
        begin = slash + 1;
    }
    return result;
}

template <class List>
bool couldHoldHex(const Situation& situation, const std::vector<model::Shared<List>>& lists,
                  const FoundMisfit& found, const std::string& text) {
    if (found.record.index >= lists.size() || found.misfit.field != "hexes") return false;
    const List& list = *lists[found.record.index];
    const auto hex = model::readHex(situation.map(), text, list.sheet).value;
    return hex && !list.hexes.contains(*hex);
}

/// Whether the record takes the text. Lists, which may have thousands of texts beside their hexes,
/// are asked directly; to try the edit would copy all of them for each.
bool couldHold(const Situation& situation, const FoundMisfit& found, const std::string& text) {
    const model::Map& map = situation.map();
    switch (found.record.kind) {
    case RecordKind::terrain:
        return couldHoldHex(situation, map.terrain, found, text);
    case RecordKind::levels:
        return couldHoldHex(situation, map.levels, found, text);
    case RecordKind::closed:
        return couldHoldHex(situation, map.closed, found, text);
    case RecordKind::partial:
        if (found.misfit.field != "hexes") break;
        return couldHoldHex(situation, map.partial, found, text);
    case RecordKind::hexsides: {
        if (found.record.index >= map.hexsides.size() || found.misfit.field != "hexsides")
            return false;
        const auto& list = *map.hexsides[found.record.index];
        const auto side = model::readHexside(map, text, list.sheet).value;
        return side && !list.hexsides.containsEither(*side);
    }
    default:
        break;
    }
    return model::canAdopt(situation.scenario(), found.record, found.misfit, text);
}

} // namespace

model::SheetId sheetContext(const model::Scenario& scenario, model::RecordRef record) {
    const model::Map& map = *scenario.map;
    switch (record.kind) {
    case RecordKind::terrain:
        return sheetIn(map.terrain, record.index);
    case RecordKind::levels:
        return sheetIn(map.levels, record.index);
    case RecordKind::closed:
        return sheetIn(map.closed, record.index);
    case RecordKind::partial:
        return sheetIn(map.partial, record.index);
    case RecordKind::hexsides:
        return sheetIn(map.hexsides, record.index);
    case RecordKind::watercourse:
        return sheetIn(map.watercourses, record.index);
    case RecordKind::road:
        return sheetIn(map.roads, record.index);
    case RecordKind::span:
        return sheetIn(map.spans, record.index);
    default:
        return {};
    }
}

model::LabelFault labelFault(const Situation& situation, const model::FoundMisfit& found) {
    const auto sheet = sheetContext(situation.scenario(), found.record);
    const auto& text = found.misfit.text;
    if (found.misfit.kind == model::MisfitKind::hexside || text.find('/') != std::string::npos)
        return model::readHexside(situation.map(), text, sheet).fault;
    return model::readHex(situation.map(), text, sheet).fault;
}

MisfitSubject subjectOf(const Situation& situation, const model::FoundMisfit& found) {
    const auto object = model::objectOf(situation.scenario(), found.record);
    const bool hasId = object.kind != model::ObjectKind::scenario &&
                       object.kind != model::ObjectKind::map &&
                       object.kind != model::ObjectKind::forces;
    const bool inList = found.misfit.field == "hexes" || found.misfit.field == "hexsides";
    if (hasId && !inList) return {object, found.misfit.field};
    if (found.misfit.kind == model::MisfitKind::value) return {object, found.misfit.field};
    const auto kind = found.misfit.kind == model::MisfitKind::hexside
                          ? model::ObjectKind::hexsideText
                          : model::ObjectKind::hexText;
    const auto sheet = sheetContext(situation.scenario(), found.record);
    return {model::ObjectRef{kind, qualified(situation, found.misfit.text, sheet)}, {}};
}

MisfitGroups labelsWith(const Situation& situation, model::LabelFault fault) {
    MisfitGroups groups;
    for (const auto& found : situation.misfits()) {
        if (found.misfit.kind == model::MisfitKind::value || labelFault(situation, found) != fault)
            continue;
        groups[subjectOf(situation, found)].push_back(found);
    }
    return groups;
}

std::string texts(const std::vector<model::FoundMisfit>& group) {
    std::vector<std::string> all;
    for (const auto& found : group)
        if (std::find(all.begin(), all.end(), found.misfit.text) == all.end())
            all.push_back(found.misfit.text);
    return listed(all);
}

std::string places(const Situation& situation, const std::vector<model::FoundMisfit>& group) {
    std::vector<std::string> all;
    for (const auto& found : group) {
        auto where = place(situation, found.record);
        if (std::find(all.begin(), all.end(), where) == all.end()) all.push_back(std::move(where));
    }
    return listed(all);
}

std::string place(const Situation& situation, model::RecordRef record) {
    const model::Scenario& scenario = situation.scenario();
    const model::Map& map = *scenario.map;
    switch (record.kind) {
    case RecordKind::grid:
        return "grid";
    case RecordKind::terrain:
        return "terrain " + typeIn(map.terrain, record.index);
    case RecordKind::levels:
        return "level " + std::to_string(record.index < map.levels.size()
                                             ? map.levels[record.index]->level
                                             : 0);
    case RecordKind::closed:
        return "closed hexes";
    case RecordKind::partial:
        return "partial hexes";
    case RecordKind::join:
        return "join";
    case RecordKind::label:
        return "label";
    case RecordKind::underlay:
        return "underlay";
    case RecordKind::controlPoint:
        return "control point";
    case RecordKind::hexsides:
        return "hexsides " + typeIn(map.hexsides, record.index);
    case RecordKind::span: {
        const bool isNamed =
            record.index < map.spans.size() && !map.spans[record.index]->id.empty();
        return "span " + (isNamed ? map.spans[record.index]->id : typeIn(map.spans, record.index));
    }
    case RecordKind::victoryHex:
        return "victory hex";
    case RecordKind::turns:
        return "turns";
    case RecordKind::improvedPosition:
        return "improved position";
    case RecordKind::roadblock:
        return "roadblock";
    case RecordKind::damaged:
        return "damaged span";
    case RecordKind::control:
        return "control";
    default:
        break;
    }
    const auto object = model::objectOf(scenario, record);
    const std::string kind(model::word(object.kind));
    return object.id.empty() ? kind : kind + " " + object.id;
}

std::vector<model::Fix> adoptFix(const Situation& situation, const model::FoundMisfit& found,
                                 const std::string& mended, bool sure) {
    const std::string& text = mended.empty() ? found.misfit.text : mended;
    if (!couldHold(situation, found, text)) return {};
    return {{model::tr("Take it as {text}", {{"text", text}}), sure,
             model::adoptMisfit(found.record, found.misfit, mended)}};
}

model::Fix dropFix(const model::FoundMisfit& found, bool sure) {
    return {model::tr("Drop {text}", {{"text", found.misfit.text}}), sure,
            model::dropMisfit(found.record, found.misfit)};
}

} // namespace validators
