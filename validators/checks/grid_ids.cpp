#include "validators/checks/grid_ids.h"

#include "model/edits/record_edits.h"
#include "model/subject.h"
#include "validators/checks/findings.h"
#include "validators/rules/situation.h"

#include <map>
#include <string>
#include <type_traits>
#include <vector>

namespace validators {

namespace {

/// Of a record or of a constant one.
template <class Record>
auto& idOf(Record& record) {
    if constexpr (std::is_same_v<std::remove_const_t<Record>, model::Span>)
        return record.id;
    else
        return record.id.text;
}

template <class Record>
using PlacesById = std::map<std::string, std::vector<const Record*>>;

/// Of those that have an id.
template <class Record>
PlacesById<Record> byId(const std::vector<model::Shared<Record>>& records) {
    PlacesById<Record> places;
    for (const auto& record : records)
        if (!idOf(*record).empty()) places[idOf(*record)].push_back(&*record);
    return places;
}

template <class Record>
std::string freeId(const PlacesById<Record>& taken, const std::string& id) {
    for (int number = 2;; ++number) {
        const std::string candidate = id + "-" + std::to_string(number);
        if (!taken.contains(candidate)) return candidate;
    }
}

/// Whatever names the id means the first, so the last one is renamed or goes; surely where it says
/// the same as another.
template <class Record>
std::vector<model::Fix> fixesFor(const PlacesById<Record>& all, const std::string& id) {
    const auto& places = all.at(id);
    const Record& last = *places.back();
    bool saysTheSame = false;
    for (const Record* other : places)
        saysTheSame = saysTheSame || (other != &last && *other == last);
    Record renamed = last;
    idOf(renamed) = freeId(all, id);
    const model::Fix rename{model::tr("Rename the last one {id}", {{"id", idOf(renamed)}}), false,
                            model::changeRecord(last, renamed)};
    const model::Fix drop{model::tr("Delete the last one"), saysTheSame, model::removeRecord(last)};
    return saysTheSame ? std::vector{drop} : std::vector{rename, drop};
}

void report(model::ObjectKind kind, const std::string& id, std::size_t count,
            std::vector<model::Fix> fixes, Findings& findings) {
    findings.add(
        model::tr("{kind} {id}: {found} have this id", {{"kind", std::string(model::word(kind))},
                                                        {"id", id},
                                                        {"found", std::to_string(count)},
                                                        {"allowed", "1"}}),
        {model::ObjectRef{kind, id}}, {.part = "id", .fixes = std::move(fixes)});
}

template <class Record>
void reportIn(model::ObjectKind kind, const std::vector<model::Shared<Record>>& records,
              Findings& findings) {
    const auto all = byId(records);
    for (const auto& [id, places] : all)
        if (places.size() > 1) report(kind, id, places.size(), fixesFor(all, id), findings);
}

/// Which of them another id would make the one that labels mean is not known.
void reportSheets(const model::Map& map, Findings& findings) {
    std::map<std::string, std::size_t> count;
    for (const auto& sheet : map.sheets)
        if (!sheet.id.empty()) ++count[sheet.id.text];
    for (const auto& [id, sheets] : count)
        if (sheets > 1) report(model::ObjectKind::sheet, id, sheets, {}, findings);
}

} // namespace

void repeatedIds(const Situation& situation, Findings& findings) {
    using model::ObjectKind;
    const model::Map& map = situation.map();
    reportSheets(map, findings);
    reportIn(ObjectKind::watercourse, map.watercourses, findings);
    reportIn(ObjectKind::road, map.roads, findings);
    reportIn(ObjectKind::span, map.spans, findings);
    reportIn(ObjectKind::place, map.places, findings);
    reportIn(ObjectKind::entry, map.entries, findings);
    reportIn(ObjectKind::source, map.sources, findings);
    reportIn(ObjectKind::gatherPoint, map.gatherPoints, findings);
    reportIn(ObjectKind::box, map.boxes, findings);
    reportIn(ObjectKind::outline, map.outlines, findings);
}

} // namespace validators
