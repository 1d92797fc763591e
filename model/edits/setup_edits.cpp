#include "model/edits/setup_edits.h"

#include "model/scenario/scenario.h"

#include <algorithm>
#include <set>
#include <utility>

namespace model {

namespace {

using Pieces = std::vector<Shared<Piece>>;

Pieces::iterator pieceOf(Pieces& pieces, const UnitId& unit) {
    return std::find_if(pieces.begin(), pieces.end(), [&](const Shared<Piece>& piece) {
        return piece->unit == unit && piece->part == PiecePart::whole;
    });
}

/// The piece of the unit; a unit that its set-up places gets one at that hex.
template <class Change>
void editPiece(Scenario& scenario, const UnitId& unit, Change change) {
    std::optional<Hex> fixed;
    for (const auto& placed : placedPieces(scenario))
        if (placed.fromSetup && placed.piece.unit == unit) fixed = placed.piece.at;
    scenario.arrangement.edit([&](Arrangement& arrangement) {
        auto piece = pieceOf(arrangement.pieces, unit);
        if (piece == arrangement.pieces.end()) {
            if (!fixed) return;
            Piece fresh;
            fresh.unit = unit;
            fresh.at = fixed;
            piece = arrangement.pieces.insert(piece, Shared<Piece>(std::move(fresh)));
        }
        piece->edit(change);
    });
}

void removeUnit(std::vector<UnitId>& units, const UnitId& unit) {
    std::erase(units, unit);
}

} // namespace

Edit placeUnits(std::vector<UnitId> units, Hex hex) {
    const auto name = units.size() == 1
                          ? tr("Place {unit}", {{"unit", units.front().text}})
                          : tr("Place {count} units", {{"count", std::to_string(units.size())}});
    return {name, [units = std::move(units), hex](Scenario& scenario) {
                scenario.arrangement.edit([&](Arrangement& arrangement) {
                    for (const UnitId& unit : units) {
                        auto piece = pieceOf(arrangement.pieces, unit);
                        if (piece == arrangement.pieces.end()) {
                            Piece fresh;
                            fresh.unit = unit;
                            piece =
                                arrangement.pieces.insert(piece, Shared<Piece>(std::move(fresh)));
                        }
                        piece->edit([&](Piece& moved) {
                            moved.at = hex;
                            // The place that could not be read is replaced by this one.
                            std::erase_if(moved.about.extras.misfits, [](const Misfit& misfit) {
                                return misfit.field == "at";
                            });
                        });
                    }
                });
            }};
}

Edit movePiece(UnitId unit, PiecePart part, Hex from, Hex to) {
    const auto name = tr(part == PiecePart::vedette ? "Move the vedette of {unit}" : "Move {unit}",
                         {{"unit", unit.text}});
    return {name, [unit = std::move(unit), part, from, to](Scenario& scenario) {
                scenario.arrangement.edit([&](Arrangement& arrangement) {
                    const auto piece = std::find_if(
                        arrangement.pieces.begin(), arrangement.pieces.end(),
                        [&](const auto& each) {
                            return each->unit == unit && each->part == part && each->at == from;
                        });
                    if (piece == arrangement.pieces.end()) return;
                    piece->edit([to](Piece& moved) { moved.at = to; });
                });
            }};
}

Edit removeFromMap(std::vector<UnitId> units) {
    const auto name = units.size() == 1
                          ? tr("Remove {unit}", {{"unit", units.front().text}})
                          : tr("Remove {count} units", {{"count", std::to_string(units.size())}});
    return {name, [units = std::move(units)](Scenario& scenario) {
                const std::set<UnitId> gone(units.begin(), units.end());
                scenario.arrangement.edit([&](Arrangement& arrangement) {
                    std::erase_if(arrangement.pieces, [&](const Shared<Piece>& piece) {
                        return gone.contains(piece->unit);
                    });
                });
                for (auto& setup : scenario.setups) {
                    if (!setup->fixedHex()) continue;
                    const bool named =
                        std::any_of(setup->units.begin(), setup->units.end(),
                                    [&](const UnitId& unit) { return gone.contains(unit); });
                    if (named)
                        setup.edit([&](Setup& changed) {
                            std::erase_if(changed.units,
                                          [&](const UnitId& unit) { return gone.contains(unit); });
                        });
                }
                // A set-up without units says nothing any more, unless its author wrote in it.
                std::erase_if(scenario.setups, [&](const Shared<Setup>& setup) {
                    return setup->fixedHex() && setup->units.empty() && setup->about.extras.empty();
                });
            }};
}

Edit removeFromSetup(UnitId unit, SetupId setup) {
    const auto name =
        tr("Take {unit} out of set-up {setup}", {{"unit", unit.text}, {"setup", setup.text}});
    return {name, [unit = std::move(unit), setup = std::move(setup)](Scenario& scenario) {
                for (auto& each : scenario.setups)
                    if (each->id == setup)
                        each.edit([&](Setup& changed) { removeUnit(changed.units, unit); });
            }};
}

Edit removeFromArrival(UnitId unit, ArrivalId arrival) {
    const auto name = tr("Take {unit} out of arrival {arrival}",
                         {{"unit", unit.text}, {"arrival", arrival.text}});
    return {name, [unit = std::move(unit), arrival = std::move(arrival)](Scenario& scenario) {
                scenario.schedule.edit([&](Schedule& schedule) {
                    for (auto& each : schedule.arrivals)
                        if (each->id == arrival)
                            each.edit([&](Arrival& changed) { removeUnit(changed.units, unit); });
                });
            }};
}

Edit removePiece(UnitId unit, std::size_t number) {
    const auto name = tr("Remove a piece of {unit}", {{"unit", unit.text}});
    return {name, [unit = std::move(unit), number](Scenario& scenario) {
                scenario.arrangement.edit([&](Arrangement& arrangement) {
                    std::size_t seen = 0;
                    std::erase_if(arrangement.pieces, [&](const Shared<Piece>& piece) {
                        return piece->unit == unit && seen++ == number;
                    });
                });
            }};
}

Edit setReduced(UnitId unit, bool reduced) {
    const auto name = tr(reduced ? "Reduce {unit}" : "Restore {unit}", {{"unit", unit.text}});
    return {name, [unit = std::move(unit), reduced](Scenario& scenario) {
                editPiece(scenario, unit, [&](Piece& piece) { piece.reduced = reduced; });
            }};
}

Edit setRoadMarch(UnitId unit, bool roadMarch) {
    const auto name = tr(roadMarch ? "Put {unit} in road march" : "End the road march of {unit}",
                         {{"unit", unit.text}});
    return {name, [unit = std::move(unit), roadMarch](Scenario& scenario) {
                editPiece(scenario, unit, [&](Piece& piece) { piece.roadMarch = roadMarch; });
            }};
}

} // namespace model
