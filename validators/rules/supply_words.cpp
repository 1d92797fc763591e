#include "validators/rules/supply_words.h"

#include <algorithm>
#include <vector>

namespace validators {

namespace {

/// `Stain, Terzi`, each once.
std::string namesOf(const Situation& situation, const std::vector<const Standing*>& pieces) {
    std::vector<std::string> names;
    for (const Standing* piece : pieces) {
        std::string name = situation.name(piece->piece.unit) + " at " + situation.label(piece->at);
        if (std::find(names.begin(), names.end(), name) == names.end())
            names.push_back(std::move(name));
    }
    std::string all;
    for (const auto& name : names)
        all += (all.empty() ? "" : ", ") + name;
    return all;
}

} // namespace

std::string placeOf(const Situation& situation, const BrokenSupply& broken) {
    if (const auto* hex = std::get_if<model::Hex>(&broken.at)) return situation.label(*hex);
    if (const auto* side = std::get_if<model::Hexside>(&broken.at)) return situation.label(*side);
    return {};
}

std::string nameOf(const Situation& situation, const model::SupplySource& source) {
    std::string name = source.name.empty() ? source.letter : source.name;
    if (name.empty()) name = source.id.text;
    if (!source.at) return name;
    return name + (name.empty() ? "" : " at ") + situation.label(*source.at);
}

std::string_view wordOf(SupplyBreak why) {
    switch (why) {
    case SupplyBreak::none:
        return "none";
    case SupplyBreak::enemy:
        return "enemy";
    case SupplyBreak::water:
        return "water";
    case SupplyBreak::barrier:
        return "barrier";
    case SupplyBreak::roadblock:
        return "roadblock";
    case SupplyBreak::damagedSpan:
        return "damaged-span";
    case SupplyBreak::burntSpan:
        return "burnt-span";
    case SupplyBreak::noRoad:
        return "no-road";
    case SupplyBreak::length:
        return "length";
    case SupplyBreak::noSource:
        return "no-source";
    case SupplyBreak::offRoad:
        return "train-off-road";
    case SupplyBreak::trainTaken:
        return "train-taken";
    case SupplyBreak::formation:
        return "formation";
    case SupplyBreak::directOnly:
        return "direct-only";
    }
    return {};
}

std::string worded(const Situation& situation, const BrokenSupply& broken) {
    const std::string at = placeOf(situation, broken);
    switch (broken.why) {
    case SupplyBreak::enemy:
        return broken.blockers.empty() ? "an enemy at " + at : namesOf(situation, broken.blockers);
    case SupplyBreak::water:
        return "water without a span at " + at;
    case SupplyBreak::barrier:
        return "a hexside that nothing crosses, " + at;
    case SupplyBreak::roadblock:
        return "a roadblock at " + at;
    case SupplyBreak::damagedSpan:
        return "a damaged bridge at " + at;
    case SupplyBreak::burntSpan:
        return "a burnt trestle at " + at;
    case SupplyBreak::noRoad:
        return at.empty() ? "its roads lead to no source"
                          : "its roads lead to no source and come nearest to one in " + at;
    case SupplyBreak::length:
        return broken.length ? "its length of " + std::to_string(*broken.length) + " hexes"
                             : "no way to a source";
    case SupplyBreak::noSource:
        return "no supply source of its army";
    case SupplyBreak::offRoad:
        return "a train that stands on no road at " + at;
    case SupplyBreak::trainTaken:
        return "other stacks use the trains in reach";
    case SupplyBreak::formation:
        return "its formation may send no other stack to foreign trains";
    case SupplyBreak::directOnly:
        return "its formation must reach a source itself";
    case SupplyBreak::none:
        break;
    }
    return {};
}

} // namespace validators
