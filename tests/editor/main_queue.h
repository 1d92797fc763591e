#pragma once
// Stands for the event queue of the main thread: the validation thread posts, the test runs what
// was posted and waits for more where it must.

#include "editor/background_validator.h"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <utility>

namespace editor::testing {

class MainQueue {
public:
    Post post() {
        return [this](std::function<void()> call) {
            {
                const std::scoped_lock lock(mutex_);
                calls_.push_back(std::move(call));
            }
            filled_.notify_one();
        };
    }

    /// Waits until something is queued, without running it. False when nothing ever comes.
    bool waitForCall() {
        std::unique_lock lock(mutex_);
        return filled_.wait_for(lock, giveUp, [this] { return !calls_.empty(); });
    }

    /// Runs queued calls, waiting for them, until the condition holds.
    template <class Condition>
    bool runUntil(Condition holds) {
        while (!holds()) {
            if (!waitForCall()) return false;
            runOne();
        }
        return true;
    }

    /// Runs what is there and waits for nothing.
    void runQueued() {
        while (runOne()) {
        }
    }

private:
    /// Only a hang reaches it.
    static constexpr std::chrono::seconds giveUp{60};

    bool runOne() {
        std::function<void()> call;
        {
            const std::scoped_lock lock(mutex_);
            if (calls_.empty()) return false;
            call = std::move(calls_.front());
            calls_.pop_front();
        }
        call();
        return true;
    }

    std::mutex mutex_;
    std::condition_variable filled_;
    std::deque<std::function<void()>> calls_;
};

} // namespace editor::testing
