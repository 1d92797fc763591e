#include "validators/cases/stated.h"
#include "validators/rules/supply_words.h"

#include <algorithm>

namespace validators {

namespace {

std::string_view verdictWord(Verdict verdict) {
    switch (verdict) {
    case Verdict::yes:
        return "in";
    case Verdict::no:
        return "out";
    case Verdict::undecided:
        return "undecided";
    }
    return {};
}

/// The train that a line goes through, else the source.
std::string throughOf(const SupplyLine& line) {
    if (line.train) return line.train->piece.unit.text;
    return line.source ? line.source->id.text : std::string{};
}

Answer unknownUnit(std::string question, const model::UnitId& unit) {
    return {std::move(question), "an answer", "there is no unit " + unit.text, false};
}

} // namespace

Answer answer(const CaseGround& ground, const model::ExpectSupply& asked) {
    const Situation& situation = ground.situation;
    std::string question = "supply of";
    for (const auto& unit : asked.units)
        question += " " + unit.text;
    for (const auto& unit : asked.units)
        if (!situation.unit(unit)) return unknownUnit(std::move(question), unit);
    if (asked.units.empty()) return {std::move(question), "an answer", "no unit is named", false};

    const SupplyNet& net = situation.supply();
    if (asked.exactly) {
        const auto inSupply =
            std::count_if(asked.units.begin(), asked.units.end(),
                          [&](const auto& unit) { return net.line(unit).verdict == Verdict::yes; });
        Stated stated;
        stated.add("exactly", std::to_string(*asked.exactly), std::to_string(inSupply));
        return stated.answer(std::move(question));
    }
    Answer all{question, {}, {}, true};
    for (const auto& unit : asked.units) {
        const SupplyLine line = net.line(unit);
        Stated stated;
        stated.add("is", asked.is, std::string(verdictWord(line.verdict)));
        stated.add("through", asked.through, throughOf(line));
        if (asked.length)
            stated.add("length", std::to_string(*asked.length),
                       line.length() ? std::to_string(*line.length()) : std::string{});
        stated.add("by", asked.by, line.clause.text);
        stated.add("at", canonical(situation.map(), {"hexside", asked.at}),
                   placeOf(situation, line.broken));
        stated.addMissing(asked.missing, line.missing);
        const Answer each = stated.answer(question);
        if (all.passed) all = each;
    }
    return all;
}

} // namespace validators
