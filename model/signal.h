#pragma once
// A Signal calls its listeners, on the main thread only. The listener keeps the Connection; when
// that is gone it is called no more.

#include <algorithm>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace model {

using Connection = std::shared_ptr<void>;

template <class... Arguments>
class Signal {
public:
    using Listener = std::function<void(Arguments...)>;

    [[nodiscard]] Connection connect(Listener listener) {
        auto kept = std::make_shared<Listener>(std::move(listener));
        listeners_.push_back(kept);
        return kept;
    }

    /// Listeners may connect or drop connections while they are called.
    void operator()(Arguments... arguments) {
        const auto listeners = listeners_;
        for (const auto& weak : listeners)
            if (const auto listener = weak.lock()) (*listener)(arguments...);
        std::erase_if(listeners_, [](const auto& weak) { return weak.expired(); });
    }

private:
    std::vector<std::weak_ptr<Listener>> listeners_;
};

} // namespace model
