#include "model/ruleset/entry.h"

#include "model/ruleset/mechanism_figure.h"

#include <array>

namespace model {

template <>
struct Words<EntrySurcharge> : WordsInOrder<EntrySurcharge> {
    static constexpr std::string_view values = "own-cost each-cost";
};
template <>
struct Words<LeastEntry> : WordsInOrder<LeastEntry> {
    static constexpr std::string_view values = "first-stack every-stack nobody";
};
template <>
struct Words<EntryAlternative> : WordsInOrder<EntryAlternative> {
    static constexpr std::string_view values = "none edge any";
};
template <>
struct Words<EntryVedettes> : WordsInOrder<EntryVedettes> {
    static constexpr std::string_view values = "target never always";
};
template <>
struct Words<EntryHours> : WordsInOrder<EntryHours> {
    static constexpr std::string_view values = "first-day every-day";
};

namespace {

using Entry = Always<&Ruleset::entry>;

template <auto member, class Written = Words<ValueOf<Entry, member>>>
constexpr FigureRow row(std::string_view name, std::string_view standard,
                        std::string_view question) {
    return figureOf<Entry, member, Written>(name, standard, question);
}

constexpr auto figures = std::to_array<FigureRow>({
    row<&EntryRule::surcharge>(
        "entry.surcharge", "own-cost",
        "What does a stack pay for each stack that entered by its hex before it: its own cost of "
        "the hex, or what that stack paid for itself?"),
    row<&EntryRule::marchSurcharge, UpTo9>(
        "entry.march-surcharge", "0",
        "How many movement points does a unit in road march pay for each unit before it?"),
    row<&EntryRule::marchGap, UpTo9>(
        "entry.march-gap", "0",
        "How many hexes between two units that entered in road march stay empty?"),
    row<&EntryRule::leastMovement>(
        "entry.least-movement", "first-stack",
        "Who may enter although it cannot pay: the first stack, each, or "
        "nobody?"),
    row<&EntryRule::alternative>(
        "entry.alternative", "none",
        "Where may a blocked group enter instead: nowhere, by the nearest clear hex of the map "
        "edge, or by the nearest clear hex of the map?"),
    row<&EntryRule::vedettes>(
        "entry.vedettes", "target",
        "Where do enemy vedettes and their zones of control count: only at the "
        "hex that a blocked group takes instead, nowhere, or everywhere?"),
    row<&EntryRule::hours>(
        "entry.hours", "first-day",
        "Of which day are hours without a date: of the first, after which an open "
        "end holds to the last turn, or of every day?"),
    row<&EntryRule::altDice, UpTo9>("entry.alt-dice", "0",
                                    "How many dice are rolled for an ALT group each player "
                                    "turn? 0: none"),
    row<&EntryRule::altUpTo, UpTo99>("entry.alt-up-to", "0",
                                     "Up to which sum of the dice does an ALT group arrive?"),
    row<&EntryRule::altSides, UpTo99>("entry.alt-sides", "0",
                                      "How many faces has a die that is rolled for an ALT "
                                      "group?"),
    row<&EntryRule::nightOrder>("entry.night-order", "no",
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
