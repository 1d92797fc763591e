#pragma once
// Puts a scenario together as a rulebook tells an example: a map of 60 columns and 40 rows of
// clear ground (CCRR from the north-west, even columns lowered), the French side F with one army,
// the Coalition C with the armies A and P, and what the test names.

#include "model/map/labels.h"
#include "model/ruleset/ruleset.h"
#include "model/scenario/scenario.h"

#include <functional>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>

namespace testing_support {

/// Where a unit belongs; empty: nowhere.
struct Of {
    std::string army = "F";
    std::string formation = {};
    std::string division = {};
};

class ScenarioBuilder {
public:
    ScenarioBuilder();
    /// On another map.
    explicit ScenarioBuilder(model::Map map);

    ScenarioBuilder& corps(std::string_view id, std::string_view army = "F");
    /// A formation of division size.
    ScenarioBuilder& divisionFormation(std::string_view id, std::string_view army = "F");
    ScenarioBuilder& formationOfUnknownSize(std::string_view id, std::string_view army = "F");
    ScenarioBuilder& division(std::string_view id, std::string_view formation);

    /// Several like units: `a b c`. They get every attribute that TLNB asks of the class.
    ScenarioBuilder& units(std::string_view ids, std::string_view unitClass, Of of = {});
    ScenarioBuilder& infantry(std::string_view ids, Of of = {}) {
        return units(ids, "infantry", std::move(of));
    }

    /// Whole pieces of the arrangement, in this order.
    ScenarioBuilder& put(std::string_view ids, std::string_view hex);
    ScenarioBuilder& putInRoadMarch(std::string_view ids, std::string_view hex);
    /// A vedette of the unit, apart from it.
    ScenarioBuilder& putVedette(std::string_view unit, std::string_view hex);

    ScenarioBuilder& terrain(std::string_view type, std::string_view hexes);
    ScenarioBuilder& watercourse(std::string_view id, std::string_view type,
                                 std::string_view hexsides);
    ScenarioBuilder& setup(std::string_view id, std::string_view side, std::string_view units,
                           std::string_view hexes);
    ScenarioBuilder& arrival(std::string_view id, std::string_view side, std::string_view units);
    ScenarioBuilder& inPlay(); ///< a position in play, not a set-up
    ScenarioBuilder& houseRule(std::string_view figure, std::string_view value);
    ScenarioBuilder& waive(std::string_view check, std::string_view kind, std::string_view id,
                           std::string_view found, std::string_view reason = "because");
    /// Anything else.
    ScenarioBuilder& with(const std::function<void(model::Scenario&)>& change);

    model::Hex hex(std::string_view label) const;
    model::Hexside hexside(std::string_view label) const;
    const model::Scenario& scenario() const { return scenario_; }
    operator const model::Scenario&() const { return scenario_; }

private:
    ScenarioBuilder& formation(std::string_view id, std::string_view army,
                               model::FormationSize size);
    ScenarioBuilder& piece(std::string_view unit, std::string_view hex,
                           const std::function<void(model::Piece&)>& change);

    model::Scenario scenario_;
};

} // namespace testing_support
