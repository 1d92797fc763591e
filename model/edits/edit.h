#pragma once
// An Edit is a named function on a scenario: the undoable action. It is applied to a copy, cannot
// fail, and does nothing when its subject is gone.

#include "model/message.h"

#include <functional>

namespace model {

struct Scenario;

struct Edit {
    /// Shown in the history and in the Undo entry. The argument `unit` is a unit's id, in whose
    /// place the document puts the unit's name.
    Message name;
    std::function<void(Scenario&)> apply;
};

} // namespace model
