#include "model/ruleset/supply.h"

#include "model/ruleset/mechanism_figure.h"

#include <array>

namespace model {

template <>
struct Words<SupplyBlockers> : WordsInOrder<SupplyBlockers> {
    static constexpr std::string_view values = "combat-and-vedettes combat none";
};
template <>
struct Words<SupplyBar> : WordsInOrder<SupplyBar> {
    static constexpr std::string_view values = "stops passes";
};
template <>
struct Words<SupplyRoadblock> : WordsInOrder<SupplyRoadblock> {
    static constexpr std::string_view values = "hexside-and-hex hexside none";
};
template <>
struct Words<SmallFormation> : WordsInOrder<SmallFormation> {
    static constexpr std::string_view values = "as-lost as-without";
};
template <>
struct Words<GenericTrain> : WordsInOrder<GenericTrain> {
    static constexpr std::string_view values = "one-stack formation";
};
template <>
struct Words<ForeignStack> : WordsInOrder<ForeignStack> {
    static constexpr std::string_view values = "formation hex";
};
template <>
struct Words<FirstSupplyCheck> : WordsInOrder<FirstSupplyCheck> {
    static constexpr std::string_view values = "next start";
};
template <>
struct Words<std::optional<int>> : UpTo99 {
    static std::string text(const std::optional<int>& value) {
        return value ? UpTo99::text(*value) : std::string{};
    }
};
template <>
struct Words<std::vector<std::string>> {
    static constexpr std::string_view values = "<formations>";
    static std::string text(const std::vector<std::string>& words) {
        std::string all;
        for (const std::string& word : words)
            all += (all.empty() ? "" : " ") + word;
        return all;
    }
    static std::optional<std::vector<std::string>> read(std::string_view text) {
        return wordsOf(text);
    }
};

namespace {

using Supply = TwoStageSupply;

template <auto member>
constexpr FigureRow row(std::string_view name, std::string_view standard,
                        std::string_view question) {
    return figureOf<OfKind<&Ruleset::supply, Supply>, member>(name, standard, question);
}

constexpr auto figures = std::to_array<FigureRow>({
    row<&Supply::forward>("supply.forward", "", "How many hexes long may a forward line be?"),
    row<&Supply::foreignStacks>(
        "supply.foreign-stacks", "",
        "How many stacks of other formations may trace to one baggage train?"),
    row<&Supply::lostTrainStacks>("supply.lost-train-stacks", "",
                                  "How many stacks of a formation whose train is lost or off the "
                                  "map may trace to other trains?"),
    row<&Supply::ownTrainFrom>("supply.own-train-from", "0",
                               "From how many units in play has a formation a train of its own?"),
    row<&Supply::blockedBy>("supply.blocked-by", "combat-and-vedettes",
                            "Which enemy units stop a supply line where they stand?"),
    row<&Supply::water>("supply.water", "stops",
                        "Does unfrozen water without an undamaged span stop a forward line?"),
    row<&Supply::damagedSpan>("supply.damaged-span", "stops",
                              "Does a damaged bridge stop a supply line?"),
    row<&Supply::walls>("supply.walls", "passes",
                        "Does the wall of a walled place stop a supply line?"),
    row<&Supply::barriers>("supply.barriers", "stops",
                           "Do barriers other than water, as dragon's teeth, stop a supply line?"),
    row<&Supply::roadblocks>("supply.roadblocks", "hexside-and-hex",
                             "Does a roadblock close its defile hexside to the lines of both "
                             "sides and its hex to those of the enemy, or only the hexside?"),
    row<&Supply::trunkOverWater>(
        "supply.trunk-over-water", "passes",
        "May a trunk line follow a road over a stream or a ford, where there is no span?"),
    row<&Supply::trunkOverBurnt>("supply.trunk-over-burnt", "stops",
                                 "May a trunk line follow a road over a burnt trestle?"),
    row<&Supply::enemyControl>(
        "supply.enemy-control", "passes",
        "Does a supply source that the enemy controls, but does not occupy, still supply?"),
    row<&Supply::beyondOwnRange>(
        "supply.beyond-own-range", "yes",
        "May stacks that do not reach the train of their formation trace to other trains?"),
    row<&Supply::smallFormation>(
        "supply.small-formation", "as-lost",
        "Is a formation too small for a train treated as one that lost its train, or as one that "
        "never had any?"),
    row<&Supply::genericTrain>(
        "supply.generic-train", "one-stack",
        "Does a train without formation supply as many stacks as a foreign train, or every unit "
        "in range?"),
    row<&Supply::trainsAcrossArmies>("supply.trains-across-armies", "no",
                                     "May units trace to trains of another army of their side?"),
    row<&Supply::foreignStack>("supply.foreign-stack", "formation",
                               "Do units of two formations in one hex count as two stacks, or is "
                               "the hex one stack?"),
    row<&Supply::firstCheck>("supply.first-check", "next",
                             "Is supply first looked at on the next weather turn after the start, "
                             "or on the start turn itself?"),
    row<&Supply::directOnly>(
        "supply.direct-only", "",
        "Which formations must reach a source themselves until their train is on the map?"),
});

} // namespace

std::span<const FigureRow> supplyFigures() {
    return figures;
}

void lay(SupplyRule& series, const SupplyRule& game) {
    const auto* table = std::get_if<TwoStageSupply>(&game);
    if (!table) return;
    auto* below = std::get_if<TwoStageSupply>(&series);
    if (!below) {
        series = *table;
        return;
    }
    if (!table->rule.empty()) below->rule = table->rule;
    if (!table->trains.empty()) below->trains = table->trains;
    if (!table->direct.empty()) below->direct = table->direct;
    if (!table->eitherArmy.empty()) below->eitherArmy = table->eitherArmy;
}

} // namespace model
