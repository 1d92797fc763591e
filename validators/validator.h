#pragma once
// The validator knows which checks are stale after a change, runs them, keeps their findings and
// makes the report. Synchronous and deterministic; a thread is somebody else's business.

#include "model/change.h"
#include "model/ruleset/ruleset.h"
#include "model/scenario/scenario.h"
#include "model/validation_report.h"
#include "validators/checks/check.h"

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace validators {

class Validator {
public:
    /// `ruleset` may be null: then only structural checks run. `said`: see bindChecks.
    explicit Validator(std::shared_ptr<const model::Ruleset> ruleset,
                       model::Parts said = model::Parts::all());

    /// Takes a new value; `change` is what differs from the one before.
    void update(model::Scenario scenario, const model::Change& change);
    /// Takes a value of which nothing is known: everything is stale.
    void update(model::Scenario scenario);

    /// Runs the stale checks, those that look only round what changed and then the quickest of
    /// last time first. `cancelled` ends a check in its midst, `paused` is asked between two of the
    /// latter.
    /// False when some are still stale; what ran stays.
    bool run(
        const std::function<bool()>& cancelled = [] { return false; },
        const std::function<bool()>& paused = [] { return false; });

    /// Ids of the checks whose findings are of an older value.
    std::vector<std::string> stale() const;

    /// All findings so far, waivers applied, in the fixed order.
    model::ValidationReport report() const;

private:
    struct State;
    std::shared_ptr<State> state_;
};

/// One full run.
model::ValidationReport validate(const model::Scenario& scenario,
                                 std::shared_ptr<const model::Ruleset> ruleset,
                                 model::Parts said = model::Parts::all());

} // namespace validators
