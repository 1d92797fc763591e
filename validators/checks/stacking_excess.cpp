#include "validators/checks/stacking_excess.h"

#include "model/edits/setup_edits.h"

#include <algorithm>

namespace validators {

bool excessWaitsForTheFirstMove(const Situation& situation) {
    return situation.moment() == model::Moment::setup && situation.ruleset() &&
           model::findListed(*situation.ruleset(), "setup.overstacked");
}

std::string namesOf(const Situation& situation, const std::vector<const Standing*>& pieces) {
    std::vector<std::string> names;
    for (const Standing* piece : pieces) {
        auto name = situation.name(piece->piece.unit);
        if (piece->piece.part == model::PiecePart::vedette) name += " (vedette)";
        names.push_back(std::move(name));
    }
    return listed(names);
}

std::string worded(const std::vector<StackFault>& faults) {
    std::string text;
    for (const StackFault& fault : faults) {
        if (!text.empty()) text += "; ";
        text += std::to_string(fault.found) + " " + fault.counted + ", at most " +
                std::to_string(fault.allowed);
    }
    return text;
}

std::string foundOf(const std::vector<StackFault>& faults) {
    std::vector<std::string> figures;
    for (const StackFault& fault : faults)
        figures.push_back(std::to_string(fault.found));
    return listed(figures);
}

std::string allowedOf(const std::vector<StackFault>& faults) {
    std::vector<std::string> figures;
    for (const StackFault& fault : faults)
        figures.push_back(std::to_string(fault.allowed));
    return listed(figures);
}

std::vector<StackFault> faultsOf(const StackCount& count, StackLimit limit) {
    std::vector<StackFault> faults;
    for (const StackFault& fault : count.faults)
        if (fault.limit == limit) faults.push_back(fault);
    return faults;
}

namespace {

/// Whether moving the piece lessens what the fault counts.
bool countsFor(const Standing& standing, const StackFault& fault) {
    if (standing.piece.part != model::PiecePart::whole || !standing.facts->unitClass) return false;
    const model::UnitClass& unitClass = *standing.facts->unitClass;
    return unitClass.isCombat() ? fault.counted != "vedettes"
                                : fault.counted == "vedettes" && unitClass.countsAs == "vedette";
}

/// The lowest piece that counts, moved to an empty hex beside it.
std::vector<model::Fix> offerMoves(const Situation& situation, model::Hex hex,
                                   const StackCount& count, const StackFault& fault) {
    constexpr std::size_t most = 3;
    std::vector<model::Fix> fixes;
    const auto piece = std::find_if(count.pieces.rbegin(), count.pieces.rend(),
                                    [&](const Standing* each) { return countsFor(*each, fault); });
    if (piece == count.pieces.rend()) return fixes;
    const model::UnitId unit = (*piece)->piece.unit;
    for (const model::Hex to : situation.extent().neighbours(hex))
        if (situation.standingAt(to).empty() && fixes.size() < most)
            fixes.push_back({model::tr("Move {unit} to {hex}", {{"unit", situation.name(unit)},
                                                                {"hex", situation.label(to)}}),
                             false, model::placeUnits({unit}, to)});
    return fixes;
}

} // namespace

void reportExcess(const Situation& situation, Findings& findings) {
    for (const model::Hex hex : situation.occupiedHexes()) {
        if (findings.cancelled()) return;
        std::vector<StackFault> all;
        std::vector<std::string> names;
        std::vector<model::Fix> fixes;
        for (const auto& side : sidesAt(situation, hex)) {
            const StackCount count = stackAt(situation, hex, side);
            const auto faults = faultsOf(count, StackLimit::number);
            if (faults.empty()) continue;
            all.insert(all.end(), faults.begin(), faults.end());
            names.push_back(namesOf(situation, count.pieces));
            if (fixes.empty()) fixes = offerMoves(situation, hex, count, faults.front());
        }
        if (all.empty()) continue;
        findings.add(
            model::tr("{hex}: {faults}{clause}: {units}", {{"hex", situation.label(hex)},
                                                           {"faults", worded(all)},
                                                           {"found", foundOf(all)},
                                                           {"allowed", allowedOf(all)},
                                                           {"clause", cited(all.front().clause)},
                                                           {"units", listed(names)}}),
            {hex}, {.rule = all.front().clause, .fixes = std::move(fixes)});
    }
}

} // namespace validators
