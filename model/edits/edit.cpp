#include "model/edits/edit.h"

namespace model {

Edit together(Message name, std::vector<Edit> edits) {
    return {std::move(name), [edits = std::move(edits)](Scenario& scenario) {
                for (const Edit& edit : edits)
                    edit.apply(scenario);
            }};
}

} // namespace model
