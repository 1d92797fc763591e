#pragma once
// The one validation thread of a document. The newest request wins: it cancels the one that runs,
// and of several that wait only the last is kept. Results go back to the main thread through
// `post`; everything but the running itself happens there.

#include "model/change.h"
#include "model/ruleset/ruleset.h"
#include "model/scenario/scenario.h"
#include "model/validation_report.h"

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace editor {

/// Queues a call for the main thread. Called from any thread; must not wait for the main thread.
using Post = std::function<void(std::function<void()>)>;

struct ValidationResult {
    std::uint64_t request = 0; ///< number of the request that it answers
    model::ValidationReport report;
    std::vector<std::string> stale; ///< checks that have not run yet on this value
    bool finished() const { return stale.empty(); }
};

class BackgroundValidator {
public:
    using Deliver = std::function<void(const ValidationResult&)>;

    /// `deliver` is called on the main thread, for the newest request only, and never after the
    /// destructor. `ruleset` may be null; `said`: see validators::bindChecks.
    BackgroundValidator(std::shared_ptr<const model::Ruleset> ruleset, model::Parts said, Post post,
                        Deliver deliver);
    /// Cancels what runs and waits for the thread.
    ~BackgroundValidator();
    BackgroundValidator(const BackgroundValidator&) = delete;
    BackgroundValidator& operator=(const BackgroundValidator&) = delete;

    /// Asks for the findings of this value; results of earlier ones are dropped from now on.
    std::uint64_t request(model::Scenario value);
    /// Number of the last request, 0 before the first.
    std::uint64_t newest() const { return *newest_; }

private:
    struct Request {
        std::uint64_t number = 0;
        model::Scenario value;
    };

    void work(const std::stop_token& stop);
    std::optional<Request> next(const std::stop_token& stop);
    void hand(ValidationResult result);

    std::shared_ptr<const model::Ruleset> ruleset_;
    model::Parts said_;
    Post post_;
    std::shared_ptr<const Deliver> deliver_;
    std::shared_ptr<std::atomic<std::uint64_t>> newest_;

    std::mutex mutex_;
    std::condition_variable_any wake_;
    std::optional<Request> waiting_; ///< guarded by mutex_
    std::jthread thread_;            ///< last: it uses all the others
};

} // namespace editor
