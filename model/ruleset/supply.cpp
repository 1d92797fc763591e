#include "model/ruleset/supply.h"

#include "model/number.h"
#include "model/ruleset/ruleset.h"

#include <algorithm>
#include <array>
#include <sstream>
#include <utility>

namespace model {

namespace {

/// How the value of a figure is written.
template <class T>
struct Written;

/// A list of words, in the order of the enumeration.
template <class T, std::size_t count>
struct WordTable {
    std::array<std::string_view, count> words;

    std::string text(T value) const { return std::string(words[static_cast<std::size_t>(value)]); }
    std::optional<T> read(std::string_view text) const {
        const auto found = std::find(words.begin(), words.end(), text);
        if (found == words.end()) return std::nullopt;
        return static_cast<T>(found - words.begin());
    }
};

template <class T>
struct WrittenAsWord {
    static std::string text(T value) { return Written<T>::table.text(value); }
    static std::optional<T> read(std::string_view text) { return Written<T>::table.read(text); }
};

template <>
struct Written<SupplyBlockers> : WrittenAsWord<SupplyBlockers> {
    static constexpr std::string_view values = "combat-and-vedettes combat none";
    static constexpr WordTable<SupplyBlockers, 3> table{{"combat-and-vedettes", "combat", "none"}};
};
template <>
struct Written<SupplyBar> : WrittenAsWord<SupplyBar> {
    static constexpr std::string_view values = "stops passes";
    static constexpr WordTable<SupplyBar, 2> table{{"stops", "passes"}};
};
template <>
struct Written<SupplyRoadblock> : WrittenAsWord<SupplyRoadblock> {
    static constexpr std::string_view values = "hexside-and-hex hexside none";
    static constexpr WordTable<SupplyRoadblock, 3> table{{"hexside-and-hex", "hexside", "none"}};
};
template <>
struct Written<SmallFormation> : WrittenAsWord<SmallFormation> {
    static constexpr std::string_view values = "as-lost as-without";
    static constexpr WordTable<SmallFormation, 2> table{{"as-lost", "as-without"}};
};
template <>
struct Written<GenericTrain> : WrittenAsWord<GenericTrain> {
    static constexpr std::string_view values = "one-stack formation";
    static constexpr WordTable<GenericTrain, 2> table{{"one-stack", "formation"}};
};
template <>
struct Written<ForeignStack> : WrittenAsWord<ForeignStack> {
    static constexpr std::string_view values = "formation hex";
    static constexpr WordTable<ForeignStack, 2> table{{"formation", "hex"}};
};
template <>
struct Written<FirstSupplyCheck> : WrittenAsWord<FirstSupplyCheck> {
    static constexpr std::string_view values = "next start";
    static constexpr WordTable<FirstSupplyCheck, 2> table{{"next", "start"}};
};
template <>
struct Written<bool> {
    static constexpr std::string_view values = "yes no";
    static std::string text(bool value) { return value ? "yes" : "no"; }
    static std::optional<bool> read(std::string_view text) {
        if (text == "yes") return true;
        if (text == "no") return false;
        return std::nullopt;
    }
};
template <>
struct Written<int> {
    static constexpr std::string_view values = "0..99";
    static std::string text(int value) { return std::to_string(value); }
    static std::optional<int> read(std::string_view text) {
        const auto value = readNumber(text);
        return value && *value >= 0 && *value <= 99 ? value : std::nullopt;
    }
};
template <>
struct Written<std::optional<int>> {
    static constexpr std::string_view values = "0..99";
    static std::string text(const std::optional<int>& value) {
        return value ? std::to_string(*value) : std::string{};
    }
    static std::optional<std::optional<int>> read(std::string_view text) {
        if (const auto value = Written<int>::read(text)) return std::optional<int>(*value);
        return std::nullopt;
    }
};
template <>
struct Written<std::vector<std::string>> {
    static constexpr std::string_view values = "<formations>";
    static std::string text(const std::vector<std::string>& words) {
        std::string all;
        for (const std::string& word : words)
            all += (all.empty() ? "" : " ") + word;
        return all;
    }
    static std::optional<std::vector<std::string>> read(std::string_view text) {
        std::istringstream words{std::string(text)};
        std::vector<std::string> all;
        for (std::string word; words >> word;)
            all.push_back(word);
        return all;
    }
};

/// The row of one figure of two-stage supply. A ruleset without it shows the default and takes no
/// value.
template <auto member>
constexpr FigureRow row(std::string_view name, std::string_view standard,
                        std::string_view question) {
    using Table = TwoStageSupply;
    using Value = decltype((std::declval<Table&>().*member).value);
    return {
        name,
        Written<Value>::values,
        standard,
        question,
        [](const Ruleset& ruleset) {
            const auto* table = std::get_if<Table>(&ruleset.supply);
            return Written<Value>::text(((table ? *table : Table{}).*member).value);
        },
        [](const Ruleset& ruleset) {
            const auto* table = std::get_if<Table>(&ruleset.supply);
            return table && (table->*member).isSet();
        },
        [](const Ruleset& ruleset) {
            const auto* table = std::get_if<Table>(&ruleset.supply);
            return table ? (table->*member).rule : RuleRef{};
        },
        [](const Ruleset& ruleset) {
            const auto* table = std::get_if<Table>(&ruleset.supply);
            return table ? (table->*member).layer : std::string{};
        },
        [](Ruleset& ruleset, std::string_view text, const RuleRef& rule, std::string_view layer) {
            auto value = Written<Value>::read(text);
            auto* table = std::get_if<Table>(&ruleset.supply);
            if (!value || !table) return false;
            table->*member = {std::move(*value), rule, std::string(layer)};
            return true;
        }};
}

using Supply = TwoStageSupply;

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
