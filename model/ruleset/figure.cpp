#include "model/ruleset/figure.h"

#include "model/ruleset/entry.h"
#include "model/ruleset/line_of_sight.h"
#include "model/ruleset/map_rule.h"
#include "model/ruleset/movement.h"
#include "model/ruleset/stacking.h"
#include "model/ruleset/supply.h"
#include "model/ruleset/zone_of_control.h"

#include <algorithm>
#include <vector>

namespace model {

// Other mechanisms add their tables here, in the order of the documentation.
std::span<const FigureRow> allFigures() {
    static const std::vector<FigureRow> figures = [] {
        std::vector<FigureRow> rows;
        for (const auto table :
             {mapFigures(), stackingFigures(), movementFigures(), zoneOfControlFigures(),
              sightFigures(), supplyFigures(), entryFigures()})
            rows.insert(rows.end(), table.begin(), table.end());
        return rows;
    }();
    return figures;
}

const FigureRow* findFigure(std::string_view name) {
    const auto figures = allFigures();
    const auto found = std::find_if(figures.begin(), figures.end(),
                                    [&](const FigureRow& row) { return row.name == name; });
    return found == figures.end() ? nullptr : &*found;
}

} // namespace model
