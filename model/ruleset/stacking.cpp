#include "model/ruleset/stacking.h"

#include "model/ruleset/ruleset.h"

#include <array>

namespace model {

namespace {

template <class T>
struct Words;

template <>
struct Words<bool> {
    static constexpr std::string_view values = "yes no";
    static std::string text(bool value) { return value ? "yes" : "no"; }
    static std::optional<bool> read(std::string_view text) {
        if (text == "yes") return true;
        if (text == "no") return false;
        return std::nullopt;
    }
};

template <>
struct Words<LeaderOf> {
    static constexpr std::string_view values = "army formation";
    static std::string text(LeaderOf value) {
        return value == LeaderOf::army ? "army" : "formation";
    }
    static std::optional<LeaderOf> read(std::string_view text) {
        if (text == "army") return LeaderOf::army;
        if (text == "formation") return LeaderOf::formation;
        return std::nullopt;
    }
};

/// The row of one figure of the class table. A ruleset without the table shows the default and
/// takes no value.
template <auto member>
constexpr FigureRow row(std::string_view name, std::string_view standard,
                        std::string_view question) {
    using Table = StackByClassTable;
    using Value = decltype((Table{}.*member).value);
    return {
        name,
        Words<Value>::values,
        standard,
        question,
        [](const Ruleset& ruleset) {
            const auto* table = std::get_if<Table>(&ruleset.stacking);
            return Words<Value>::text(((table ? *table : Table{}).*member).value);
        },
        [](const Ruleset& ruleset) {
            const auto* table = std::get_if<Table>(&ruleset.stacking);
            return table && (table->*member).isSet();
        },
        [](const Ruleset& ruleset) {
            const auto* table = std::get_if<Table>(&ruleset.stacking);
            return table ? (table->*member).rule : RuleRef{};
        },
        [](const Ruleset& ruleset) {
            const auto* table = std::get_if<Table>(&ruleset.stacking);
            return table ? (table->*member).layer : std::string{};
        },
        [](Ruleset& ruleset, std::string_view text, const RuleRef& rule, std::string_view layer) {
            const auto value = Words<Value>::read(text);
            auto* table = std::get_if<Table>(&ruleset.stacking);
            if (!value || !table) return false;
            table->*member = {*value, rule, std::string(layer)};
            return true;
        }};
}

constexpr auto figures = std::to_array<FigureRow>({
    row<&StackByClassTable::armiesMix>("stacking.armies-mix", "yes",
                                       "May units of two armies of one side stack together?"),
    row<&StackByClassTable::roadMarchStacks>(
        "stacking.road-march-stacks", "yes",
        "May a combat unit or train in road march share its hex with another?"),
    row<&StackByClassTable::leaderOf>("stacking.leader-of", "army",
                                      "Whose leader widens the stack: any leader of the army, or "
                                      "only one of a formation in the hex?"),
    row<&StackByClassTable::divisionAlone>(
        "stacking.division-alone", "yes",
        "May a formation of division size stack as one division without a leader?"),
    row<&StackByClassTable::divisionOfCorpsAlone>(
        "stacking.division-of-corps-alone", "no",
        "May a formation of division size that belongs to a corps do so even with its own officer "
        "counter?"),
    row<&StackByClassTable::divisionWithOfficerIsOneDivision>(
        "stacking.division-with-officer-alone", "yes",
        "May a formation of division size with its own officer counter stack as one division "
        "without a leader?"),
    row<&StackByClassTable::divisionWithOfficerUnderLeader>(
        "stacking.division-with-officer-under-leader", "yes",
        "Does such a formation stack as one division when a leader is in the hex?"),
    row<&StackByClassTable::leaderBesideTrain>("stacking.leader-with-train", "yes",
                                               "May a leader stand in the hex of a train?"),
});

} // namespace

std::span<const FigureRow> stackingFigures() {
    return figures;
}

} // namespace model
