#include "validators/rules/published.h"

#include "validators/rules/situation.h"

#include <algorithm>

namespace validators {

const model::PublishedScenario* publishedScenario(const Situation& situation) {
    const std::string& id = situation.scenario().rules->published;
    if (!situation.ruleset() || id.empty()) return nullptr;
    const auto& all = situation.ruleset()->published;
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const auto& each) { return each.id == id; });
    return found == all.end() ? nullptr : &*found;
}

std::vector<const model::PublishedFigure*> publishedFigures(const Situation& situation,
                                                            std::string_view name) {
    std::vector<const model::PublishedFigure*> figures;
    if (const auto* scenario = publishedScenario(situation))
        for (const auto& figure : scenario->figures)
            if (figure.name == name) figures.push_back(&figure);
    return figures;
}

} // namespace validators
