#pragma once
// Shared<T>: a pointer to an immutable T that behaves like the T itself. Copying copies the
// pointer, comparing stops at equal pointers, editing copies first. A Scenario is made of such
// parts, so that keeping every former value of a document costs next to nothing.

#include <memory>
#include <utility>

namespace model {

template <class T>
class Shared {
public:
    Shared() : value_(emptyValue()) {}
    Shared(T value) : value_(std::make_shared<const T>(std::move(value))) {}

    const T& operator*() const { return *value_; }
    const T* operator->() const { return value_.get(); }

    /// Replaces the value by a changed copy; whoever shared the old one keeps it.
    template <class Change>
    void edit(Change&& change) {
        auto copy = std::make_shared<T>(*value_);
        std::forward<Change>(change)(*copy);
        value_ = std::move(copy);
    }

    /// True when both look at one object: a quick "surely equal".
    bool sameAs(const Shared& other) const { return value_ == other.value_; }

    friend bool operator==(const Shared& a, const Shared& b) {
        return a.value_ == b.value_ || *a.value_ == *b.value_;
    }

private:
    static std::shared_ptr<const T> emptyValue() {
        static const auto empty = std::make_shared<const T>();
        return empty;
    }

    std::shared_ptr<const T> value_;
};

} // namespace model
