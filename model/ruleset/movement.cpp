#include "model/ruleset/movement.h"

#include "model/ruleset/mechanism_figure.h"

#include <algorithm>
#include <array>

namespace model {

template <>
struct Words<MinimumMovement> : WordsInOrder<MinimumMovement> {
    static constexpr std::string_view values = "none printed current";
};

namespace {

template <auto member>
constexpr FigureRow row(std::string_view name, std::string_view standard,
                        std::string_view question) {
    return figureOf<Always<&Ruleset::movement>, member>(name, standard, question);
}

constexpr auto figures = std::to_array<FigureRow>({
    row<&MovementRule::stack>("movement.stack", "0",
                              "How many points does it cost to stop in a hex with another combat "
                              "unit?"),
    row<&MovementRule::declareRoadMarch>("movement.declare-road-march", "0",
                                         "How many points does it cost to begin road march?"),
    row<&MovementRule::dropRoadMarch>("movement.drop-road-march", "0",
                                      "How many points does it cost to end road march?"),
    row<&MovementRule::minimum>("movement.minimum", "none",
                                "May a unit make a first step that costs more than its allowance, "
                                "and is that the printed one or the one of this turn?"),
    row<&MovementRule::intoEnemies>("movement.into-enemies", "no",
                                    "May units enter hexes that hold enemy units?"),
    row<&MovementRule::roadMarchIsPassed>("movement.road-march-passed", "yes",
                                          "May units pass friends in road march?"),
    row<&MovementRule::roadMarchCloseUp>(
        "movement.road-march-close-up", "yes",
        "May a unit in road march enter a hex that a road joins to another beside it?"),
    row<&MovementRule::smallCloseUp>(
        "movement.small-close-up", "0",
        "Up to how many strength points may two units in road march close up all the same?"),
    row<&MovementRule::roadblocksPassed>("movement.roadblocks-passed", "yes",
                                         "May units cross the hexside of a roadblock?"),
    row<&MovementRule::onPastFortified>(
        "movement.on-past-fortified", "yes",
        "May a unit go on from a fortified place beside an enemy combat unit?"),
    row<&MovementRule::trailsMarchAsRoads>("movement.trails-march-as-roads", "no",
                                           "Does road march make trails as cheap as roads?"),
    row<&MovementRule::slopeOnRoad>("movement.slope-on-road", "no",
                                    "Does a slope cost its points on a road, too?"),
    row<&MovementRule::streamOnRoad>("movement.stream-on-road", "no",
                                     "Does water without a span cost its points on a road, too?"),
    row<&MovementRule::fordOnRoad>("movement.ford-on-road", "no",
                                   "Does a ford cost its points on a road, too?"),
    row<&MovementRule::fordAddsToStream>(
        "movement.ford-adds-to-stream", "no",
        "Do the points of a ford come on top of those of a stream?"),
    row<&MovementRule::fordsOpen>("movement.fords-open", "no", "Are all fords open to both sides?"),
});

/// Entries of `later` replace those of equal id in their place; new ones follow.
template <class Cost>
void layCosts(std::vector<Cost>& costs, const std::vector<Cost>& later) {
    for (const Cost& cost : later) {
        const auto same = std::find_if(costs.begin(), costs.end(),
                                       [&](const Cost& each) { return each.id == cost.id; });
        if (same == costs.end())
            costs.push_back(cost);
        else
            *same = cost;
    }
}

/// One kind may have several limits, each with its rule; a game replaces them together.
void layLimits(std::vector<MoveLimit>& limits, const std::vector<MoveLimit>& later) {
    const auto isReplaced = [&](const MoveLimit& limit) {
        return std::any_of(later.begin(), later.end(), [&](const MoveLimit& each) {
            return each.id == limit.id && each.option == limit.option;
        });
    };
    std::erase_if(limits, isReplaced);
    limits.insert(limits.end(), later.begin(), later.end());
}

} // namespace

std::string pointsText(int halfPoints) {
    const int whole = halfPoints / 2;
    if (halfPoints % 2 == 0) return std::to_string(whole);
    return whole == 0 ? "1/2" : std::to_string(whole) + " 1/2";
}

std::optional<int> readPoints(std::string_view text) {
    constexpr std::string_view half = "1/2";
    int halves = 0;
    if (text.ends_with(half)) {
        text.remove_suffix(half.size());
        halves = 1;
        if (text.empty()) return halves;
        if (text.back() != ' ') return std::nullopt;
        text.remove_suffix(1);
    }
    const auto whole = Words<int>::read(text);
    if (!whole) return std::nullopt;
    return *whole * 2 + halves;
}

std::span<const FigureRow> movementFigures() {
    return figures;
}

void lay(MovementRule& series, const MovementRule& game) {
    if (!game.rule.empty()) series.rule = game.rule;
    layCosts(series.into, game.into);
    layCosts(series.across, game.across);
    layCosts(series.along, game.along);
    layCosts(series.over, game.over);
    layCosts(series.pontoons, game.pontoons);
    layLimits(series.limits, game.limits);
}

} // namespace model
