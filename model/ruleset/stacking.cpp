#include "model/ruleset/stacking.h"

#include "model/ruleset/mechanism_figure.h"

#include <array>

namespace model {

template <>
struct Words<LeaderOf> : WordsInOrder<LeaderOf> {
    static constexpr std::string_view values = "army formation";
};

namespace {

template <auto member>
constexpr FigureRow row(std::string_view name, std::string_view standard,
                        std::string_view question) {
    return figureOf<OfKind<&Ruleset::stacking, StackByClassTable>, member>(name, standard,
                                                                           question);
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
