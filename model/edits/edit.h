#pragma once
// An Edit is a named function on a scenario: the undoable action. It is applied to a copy, cannot
// fail, and does nothing when its subject is gone.

#include "model/message.h"

#include <functional>
#include <memory>
#include <type_traits>
#include <utility>
#include <vector>

namespace model {

struct Scenario;

/// What an edit does. Copies share it, since it may hold all hexes of a map, and a finding of each
/// of these hexes may offer it.
class EditFunction {
public:
    EditFunction() = default;
    template <class Function>
    requires(!std::is_same_v<Function, EditFunction>) EditFunction(Function function)
        : function_(std::make_shared<const std::function<void(Scenario&)>>(std::move(function))) {}

    void operator()(Scenario& scenario) const { (*function_)(scenario); }

private:
    std::shared_ptr<const std::function<void(Scenario&)>> function_;
};

struct Edit {
    /// Shown in the history and in the Undo entry. The argument `unit` is a unit's id, in whose
    /// place the document puts the unit's name.
    Message name;
    EditFunction apply;
};

/// Several edits as one step of history, in this order.
Edit together(Message name, std::vector<Edit> edits);

} // namespace model
