#include "model/ruleset/zone_of_control.h"

#include "model/ruleset/mechanism_figure.h"

#include <array>

namespace model {

namespace {

template <auto member>
constexpr FigureRow row(std::string_view name, std::string_view standard,
                        std::string_view question) {
    return figureOf<Always<&Ruleset::zoneOfControl>, member>(name, standard, question);
}

constexpr auto figures = std::to_array<FigureRow>({
    row<&ZoneOfControlRule::intoImprovedPositions>(
        "zone-of-control.into-improved-positions", "yes",
        "Do zones of control reach into completed improved positions?"),
    row<&ZoneOfControlRule::overLakeSides>("zone-of-control.over-lake-sides", "no",
                                           "Do zones of control cross lake hexsides?"),
    row<&ZoneOfControlRule::overWalls>("zone-of-control.over-walls", "no",
                                       "Do zones of control cross walls without a gate?"),
    row<&ZoneOfControlRule::stops>("zone-of-control.stops", "no",
                                   "Does a unit stop where it enters a zone of control?"),
    row<&ZoneOfControlRule::holds>(
        "zone-of-control.holds", "no",
        "Is a unit that stands in a zone of control held there in the movement phase?"),
    row<&ZoneOfControlRule::leadersEnterAlone>(
        "zone-of-control.leaders-enter-alone", "yes",
        "May a leader enter a zone of control where no friendly combat unit is?"),
    row<&ZoneOfControlRule::vedettesStartIn>(
        "zone-of-control.vedettes-start-in", "yes",
        "May vedettes be placed in a zone of control at set-up?"),
    row<&ZoneOfControlRule::leadersStartIn>(
        "zone-of-control.leaders-start-in", "yes",
        "May leaders that are placed freely be placed in a zone of control at set-up?"),
});

} // namespace

std::span<const FigureRow> zoneOfControlFigures() {
    return figures;
}

void lay(ZoneOfControlRule& series, const ZoneOfControlRule& game) {
    if (!game.rule.empty()) series.rule = game.rule;
}

} // namespace model
