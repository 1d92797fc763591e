#include "model/ruleset/figure.h"

#include "model/ruleset/stacking.h"

#include <algorithm>

namespace model {

// One mechanism so far; others add their tables here, in the order of the documentation.
std::span<const FigureRow> allFigures() {
    return stackingFigures();
}

const FigureRow* findFigure(std::string_view name) {
    const auto figures = allFigures();
    const auto found = std::find_if(figures.begin(), figures.end(),
                                    [&](const FigureRow& row) { return row.name == name; });
    return found == figures.end() ? nullptr : &*found;
}

} // namespace model
