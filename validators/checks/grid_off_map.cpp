#include "validators/checks/grid_off_map.h"

#include "model/edits/hexside_edits.h"
#include "model/edits/setup_edits.h"
#include "model/edits/terrain_edits.h"
#include "validators/checks/findings.h"
#include "validators/checks/misfit_text.h"
#include "validators/rules/situation.h"

#include <algorithm>
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
MisfitGroups offMapTexts(const Situation& situation) {
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
        for (const auto& list : map_.partial)
            list->hexes.forEach([&](model::Hex hex) { look(hex, "partial"); });
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
        for (const auto& point : map_.gatherPoints)
            look(point->at, "gather point " + point->id.text);
        for (const auto& box : map_.boxes)
            lookAtAll(box->beside, "box " + box->id.text);
        for (const auto& outline : map_.outlines)
            look(outline->at, "outline " + outline->id.text);
        for (const auto& label : map_.labels)
            look(label->at, "label");
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
        const bool outOfPlay = sheet && !situation_.extent().positionOf(*piece.at);
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

} // namespace

void hexOffMap(const Situation& situation, Findings& findings) {
    reportOffMapTexts(situation, findings);
    if (situation.map().sheets.empty()) return; // no map to be off
    BeyondTheMap beyond(situation);
    beyond.lookAtMap();
    if (findings.cancelled()) return;
    beyond.lookAtScenario();
    beyond.report(findings);
}

} // namespace validators
