#include "model/ruleset/entry.h"

#include "model/number.h"
#include "model/ruleset/ruleset.h"

#include <array>
#include <optional>
#include <utility>

namespace model {

namespace {

/// The words of a figure, the default first.
template <class T>
struct Words;

template <>
struct Words<EntrySurcharge> {
    static constexpr std::string_view values = "own-cost each-cost";
    static constexpr std::array list{std::pair("own-cost", EntrySurcharge::ownCost),
                                     std::pair("each-cost", EntrySurcharge::eachCost)};
};
template <>
struct Words<LeastEntry> {
    static constexpr std::string_view values = "first-stack every-stack nobody";
    static constexpr std::array list{std::pair("first-stack", LeastEntry::firstStack),
                                     std::pair("every-stack", LeastEntry::everyStack),
                                     std::pair("nobody", LeastEntry::nobody)};
};
template <>
struct Words<EntryAlternative> {
    static constexpr std::string_view values = "none edge any";
    static constexpr std::array list{std::pair("none", EntryAlternative::none),
                                     std::pair("edge", EntryAlternative::edge),
                                     std::pair("any", EntryAlternative::any)};
};
template <>
struct Words<EntryVedettes> {
    static constexpr std::string_view values = "target never always";
    static constexpr std::array list{std::pair("target", EntryVedettes::target),
                                     std::pair("never", EntryVedettes::never),
                                     std::pair("always", EntryVedettes::always)};
};
template <>
struct Words<EntryHours> {
    static constexpr std::string_view values = "first-day every-day";
    static constexpr std::array list{std::pair("first-day", EntryHours::firstDay),
                                     std::pair("every-day", EntryHours::everyDay)};
};
template <>
struct Words<bool> {
    static constexpr std::string_view values = "no yes";
    static constexpr std::array list{std::pair("no", false), std::pair("yes", true)};
};

template <auto member>
constexpr FigureRow wordRow(std::string_view name, std::string_view question) {
    using Value = decltype((EntryRule{}.*member).value);
    return {
        name,
        Words<Value>::values,
        Words<Value>::list.front().first,
        question,
        [](const Ruleset& ruleset) {
            for (const auto& [word, value] : Words<Value>::list)
                if (value == (ruleset.entry.*member).value) return std::string(word);
            return std::string{};
        },
        [](const Ruleset& ruleset) { return (ruleset.entry.*member).isSet(); },
        [](const Ruleset& ruleset) { return (ruleset.entry.*member).rule; },
        [](const Ruleset& ruleset) { return (ruleset.entry.*member).layer; },
        [](Ruleset& ruleset, std::string_view text, const RuleRef& rule, std::string_view layer) {
            for (const auto& [word, value] : Words<Value>::list)
                if (word == text) {
                    ruleset.entry.*member = {value, rule, std::string(layer)};
                    return true;
                }
            return false;
        }};
}

template <auto member, int most>
constexpr FigureRow numberRow(std::string_view name, std::string_view values,
                              std::string_view question) {
    return {
        name,
        values,
        "0",
        question,
        [](const Ruleset& ruleset) { return std::to_string((ruleset.entry.*member).value); },
        [](const Ruleset& ruleset) { return (ruleset.entry.*member).isSet(); },
        [](const Ruleset& ruleset) { return (ruleset.entry.*member).rule; },
        [](const Ruleset& ruleset) { return (ruleset.entry.*member).layer; },
        [](Ruleset& ruleset, std::string_view text, const RuleRef& rule, std::string_view layer) {
            const auto value = readNumber(text);
            if (!value || *value < 0 || *value > most) return false;
            ruleset.entry.*member = {*value, rule, std::string(layer)};
            return true;
        }};
}

constexpr auto figures = std::to_array<FigureRow>({
    wordRow<&EntryRule::surcharge>(
        "entry.surcharge",
        "What does a stack pay for each stack that entered by its hex before it: its own cost of "
        "the hex, or what that stack paid for itself?"),
    numberRow<&EntryRule::marchSurcharge, 9>(
        "entry.march-surcharge", "0..9",
        "How many movement points does a unit in road march pay for each unit before it?"),
    numberRow<&EntryRule::marchGap, 9>(
        "entry.march-gap", "0..9",
        "How many hexes between two units that entered in road march stay empty?"),
    wordRow<&EntryRule::leastMovement>(
        "entry.least-movement", "Who may enter although it cannot pay: the first stack, each, or "
                                "nobody?"),
    wordRow<&EntryRule::alternative>(
        "entry.alternative",
        "Where may a blocked group enter instead: nowhere, by the nearest clear hex of the map "
        "edge, or by the nearest clear hex of the map?"),
    wordRow<&EntryRule::vedettes>(
        "entry.vedettes", "Where do enemy vedettes and their zones of control count: only at the "
                          "hex that a blocked group takes instead, nowhere, or everywhere?"),
    wordRow<&EntryRule::hours>(
        "entry.hours", "Of which day are hours without a date: of the first, after which an open "
                       "end holds to the last turn, or of every day?"),
    numberRow<&EntryRule::altDice, 9>("entry.alt-dice", "0..9",
                                      "How many dice are rolled for an ALT group each player "
                                      "turn? 0: none"),
    numberRow<&EntryRule::altUpTo, 99>("entry.alt-up-to", "0..99",
                                       "Up to which sum of the dice does an ALT group arrive?"),
    numberRow<&EntryRule::altSides, 99>("entry.alt-sides", "0..99",
                                        "How many faces has a die that is rolled for an ALT "
                                        "group?"),
    wordRow<&EntryRule::nightOrder>("entry.night-order",
                                    "Does a group need a march order to enter on a night turn?"),
});

} // namespace

std::span<const FigureRow> entryFigures() {
    return figures;
}

void lay(EntryRule& series, const EntryRule& game) {
    if (!game.rule.empty()) series.rule = game.rule;
}

} // namespace model
