#include "validators/cases/stated.h"
#include "validators/rules/entry.h"
#include "validators/rules/turn_track.h"

#include <algorithm>

namespace validators {

namespace {

Answer noArrival(std::string question) {
    return {std::move(question), "an arrival", "there is no such arrival", false};
}

std::vector<std::string> labelled(const Situation& situation,
                                  const std::vector<std::string>& labels) {
    std::vector<std::string> canonicalOnes;
    for (const std::string& label : labels)
        canonicalOnes.push_back(canonical(situation.map(), {"hex", label}));
    return canonicalOnes;
}

std::vector<std::string> costsOf(const EntryPlan& plan) {
    std::vector<std::string> costs;
    for (const EntryPayment& payment : plan.payments)
        costs.push_back(payment.halfPoints.hasValue() ? entryPointsText(*payment.halfPoints)
                                                      : "unknown");
    return costs;
}

std::vector<std::string> waitingOf(const EntryPlan& plan) {
    std::vector<std::string> units;
    for (const EntryPayment& payment : plan.payments)
        if (payment.enters == Verdict::no)
            for (const model::UnitId& unit : payment.units)
                units.push_back(unit.text);
    return units;
}

std::vector<std::string> endsOf(const Situation& situation, const EntryPlan& plan) {
    std::vector<std::string> ends;
    for (const EntryPayment& payment : plan.payments)
        if (payment.ends) ends.push_back(situation.label(*payment.ends));
    return ends;
}

} // namespace

Answer answer(const CaseGround& ground, const model::ExpectEntry& asked) {
    std::string question = "entry of " + asked.arrival.text;
    const Situation& situation = ground.situation;
    const auto* arrival = findArrival(situation.scenario(), asked.arrival);
    if (!arrival) return noArrival(std::move(question));
    const EntryPlan plan = EntryPlanner(situation).plan(*arrival);
    Stated stated;
    stated.add("is", asked.is, std::string(word(plan.way)));
    if (!asked.at.empty()) {
        static const std::vector<std::string> none;
        stated.addHexes(situation, {asked.at, none, none}, plan.mayEnterBy);
    }
    stated.add("costs", joined(asked.costs), joined(costsOf(plan)));
    stated.add("waits", joined(asked.waits), joined(waitingOf(plan)));
    stated.add("ends", joined(labelled(situation, asked.ends)),
               joined(labelled(situation, endsOf(situation, plan))));
    stated.addMissing(asked.missing, plan.missing);
    return stated.answer(std::move(question));
}

Answer answer(const CaseGround& ground, const model::ExpectArrival& asked) {
    std::string question = "arrival of " + asked.arrival.text + " on " + asked.turn;
    const Situation& situation = ground.situation;
    const auto* arrival = findArrival(situation.scenario(), asked.arrival);
    if (!arrival) return noArrival(std::move(question));
    const std::string turn = asked.turn.empty() ? situation.turn() : asked.turn;
    Stated stated;
    if (!asked.at.empty()) {
        static const std::vector<std::string> none;
        const EntryHexes hexes = entryHexes(situation, *arrival, turn);
        if (hexes.known == Verdict::undecided)
            stated.add("at", joined(asked.at), "undecided: " + joined(hexes.missing));
        else
            stated.addHexes(situation, {asked.at, none, none}, hexes.hexes);
    }
    const EntryChance chance = entryChance(situation, *arrival, turn);
    stated.add("chance", asked.chance, chance.each ? text(*chance.each) : chance.missing);
    return stated.answer(std::move(question));
}

Answer answer(const CaseGround& ground, const model::ExpectTurns& asked) {
    std::string question = "turns" + (asked.kind.empty() ? "" : " of kind " + asked.kind);
    const Track& track = ground.situation.track();
    if (!track.isKnown()) return {std::move(question), "turns", "the track is not known", false};
    const auto indexes = track.turnsOf(asked.kind);
    Stated stated;
    if (asked.count)
        stated.add("count", std::to_string(*asked.count), std::to_string(indexes.size()));
    const auto list = [](const std::vector<std::string>& labels) {
        std::string text;
        for (const std::string& label : labels)
            text += (text.empty() ? "" : ", ") + label;
        return text;
    };
    std::vector<std::string> labels;
    for (const std::size_t index : indexes)
        labels.push_back(track.turns()[index].label);
    stated.add("are", list(asked.are), list(labels));
    return stated.answer(std::move(question));
}

} // namespace validators
