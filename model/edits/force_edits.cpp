#include "model/edits/force_edits.h"

#include "model/forces/unit_attributes.h"
#include "model/scenario/scenario.h"

#include <algorithm>
#include <utility>

namespace model {

namespace {

void renameIn(std::vector<UnitId>& units, const UnitId& from, const UnitId& to) {
    std::replace(units.begin(), units.end(), from, to);
}

void renameInZones(Setup& setup, const UnitId& from, const UnitId& to) {
    for (Zone& zone : setup.zones)
        if (auto* within = std::get_if<WithinZone>(&zone.area); within && within->ofUnit == from)
            within->ofUnit = to;
}

bool names(const Setup& setup, const UnitId& unit) {
    Setup renamed = setup;
    renameIn(renamed.units, unit, UnitId{});
    renameInZones(renamed, unit, UnitId{});
    return !(renamed == setup);
}

} // namespace

Edit setUnitAttribute(UnitId unit, std::string attribute, std::string text) {
    const auto* row = findUnitAttribute(attribute);
    const auto name =
        tr("Set {attribute} of {unit}",
           {{"attribute", row ? std::string(row->title) : attribute}, {"unit", unit.text}});
    return {name, [unit = std::move(unit), row, text = std::move(text)](Scenario& scenario) {
                if (!row) return;
                scenario.forces.edit([&](Forces& forces) {
                    for (auto& each : forces.units)
                        if (each->id == unit)
                            each.edit([&](Unit& changed) {
                                auto& misfits = changed.about.extras.misfits;
                                std::erase_if(misfits, [&](const Misfit& misfit) {
                                    return misfit.field == row->name;
                                });
                                if (setAttribute(*row, changed, text)) return;
                                setAttribute(*row, changed, "");
                                misfits.push_back({std::string(row->name), text, MisfitKind::value,
                                                   0, std::string(figureExpected)});
                            });
                });
            }};
}

Edit changeUnitId(std::size_t index, UnitId from, UnitId to) {
    const auto name = tr("Rename a unit to {id}", {{"id", to.text}});
    return {name, [index, from = std::move(from), id = std::move(to)](Scenario& scenario) {
                scenario.forces.edit([&](Forces& forces) {
                    if (index < forces.units.size() && forces.units[index]->id == from)
                        forces.units[index].edit([&](Unit& unit) { unit.id = id; });
                });
            }};
}

Edit renameUnit(UnitId from, UnitId to) {
    const auto name = tr("Rename {unit} to {name}", {{"unit", from.text}, {"name", to.text}});
    return {name, [from = std::move(from), to = std::move(to)](Scenario& scenario) {
                scenario.forces.edit([&](Forces& forces) {
                    for (auto& unit : forces.units) {
                        if (unit->id == from) unit.edit([&](Unit& changed) { changed.id = to; });
                        if (unit->vedettes.parent == from)
                            unit.edit([&](Unit& changed) { changed.vedettes.parent = to; });
                    }
                });
                for (auto& setup : scenario.setups)
                    if (names(*setup, from))
                        setup.edit([&](Setup& changed) {
                            renameIn(changed.units, from, to);
                            renameInZones(changed, from, to);
                        });
                scenario.arrangement.edit([&](Arrangement& arrangement) {
                    for (auto& piece : arrangement.pieces)
                        if (piece->unit == from)
                            piece.edit([&](Piece& changed) { changed.unit = to; });
                });
                scenario.schedule.edit([&](Schedule& schedule) {
                    for (auto& arrival : schedule.arrivals)
                        if (std::find(arrival->units.begin(), arrival->units.end(), from) !=
                            arrival->units.end())
                            arrival.edit(
                                [&](Arrival& changed) { renameIn(changed.units, from, to); });
                });
            }};
}

Edit deleteUnit(std::size_t index, UnitId id) {
    return {tr("Delete a unit"), [index, id = std::move(id)](Scenario& scenario) {
                scenario.forces.edit([&](Forces& forces) {
                    if (index < forces.units.size() && forces.units[index]->id == id)
                        forces.units.erase(forces.units.begin() +
                                           static_cast<std::ptrdiff_t>(index));
                });
            }};
}

Edit deleteFormation(FormationId formation) {
    const auto name = tr("Delete formation {formation}", {{"formation", formation.text}});
    return {name, [formation = std::move(formation)](Scenario& scenario) {
                scenario.forces.edit([&](Forces& forces) {
                    std::erase_if(forces.formations, [&](const Shared<Formation>& each) {
                        return each->id == formation;
                    });
                });
            }};
}

} // namespace model
