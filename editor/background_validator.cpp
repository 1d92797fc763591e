#include "editor/background_validator.h"

#include "validators/validator.h"

#include <chrono>
#include <utility>

namespace editor {

namespace {

/// After this time the checks that are ready are shown, so that what is found round an edit comes
/// with the next frame; the rest after the longer times.
constexpr std::chrono::milliseconds firstReport{4};
constexpr int longer = 8;

} // namespace

BackgroundValidator::BackgroundValidator(std::shared_ptr<const model::Ruleset> ruleset,
                                         model::Parts said, Post post, Deliver deliver)
    : ruleset_(std::move(ruleset)), said_(said), post_(std::move(post)),
      deliver_(std::make_shared<const Deliver>(std::move(deliver))),
      newest_(std::make_shared<std::atomic<std::uint64_t>>(0)),
      thread_([this](const std::stop_token& stop) { work(stop); }) {}

BackgroundValidator::~BackgroundValidator() {
    thread_.request_stop();
    thread_.join();
}

std::uint64_t BackgroundValidator::request(model::Scenario value) {
    const std::uint64_t number = *newest_ + 1;
    {
        const std::scoped_lock lock(mutex_);
        waiting_ = Request{number, std::move(value)};
        *newest_ = number;
    }
    wake_.notify_one();
    return number;
}

std::optional<BackgroundValidator::Request> BackgroundValidator::next(const std::stop_token& stop) {
    std::unique_lock lock(mutex_);
    if (!wake_.wait(lock, stop, [this] { return waiting_.has_value(); })) return std::nullopt;
    return std::exchange(waiting_, std::nullopt);
}

void BackgroundValidator::work(const std::stop_token& stop) {
    using Clock = std::chrono::steady_clock;
    validators::Validator validator(ruleset_, said_);
    std::optional<model::Scenario> before;

    while (const auto request = next(stop)) {
        // Compared with the value that the validator saw last, so that requests which were
        // replaced while they waited are not missed.
        if (before)
            validator.update(request->value, model::diff(*before, request->value));
        else
            validator.update(request->value);
        before = request->value;

        const auto outdated = [&] { return stop.stop_requested() || *newest_ != request->number; };
        bool finished = false;
        for (auto wait = firstReport; !finished && !outdated(); wait *= longer) {
            const auto until = Clock::now() + wait;
            finished = validator.run(outdated, [&] { return Clock::now() >= until; });
            if (!outdated()) hand({request->number, validator.report(), validator.stale()});
        }
    }
}

void BackgroundValidator::hand(ValidationResult result) {
    // The call may come after this object is gone; the weak pointers tell.
    post_([deliver = std::weak_ptr(deliver_), newest = std::weak_ptr(newest_),
           result = std::move(result)] {
        const auto to = deliver.lock();
        const auto number = newest.lock();
        if (to && number && *number == result.request) (*to)(result);
    });
}

} // namespace editor
