#pragma once
// An Edit is a named function on a scenario: the undoable action. It is applied to a copy, cannot
// fail, and does nothing when its subject is gone.

#include "model/message.h"

#include <functional>

namespace model {

struct Scenario;

struct Edit {
    Message name; ///< shown in the history and in the Undo entry
    std::function<void(Scenario&)> apply;
};

} // namespace model
