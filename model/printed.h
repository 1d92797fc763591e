#pragma once
// A figure as a source gives it: not stated, stated as missing (somebody looked and the source
// prints none), or a value. Rules treat the first two alike, as undecided.

#include <optional>
#include <utility>

namespace model {

template <class T>
class Printed {
public:
    Printed() = default;
    Printed(T value) : value_(std::move(value)) {}
    static Printed missing() {
        Printed figure;
        figure.missing_ = true;
        return figure;
    }

    bool isMissing() const { return missing_; }
    bool isStated() const { return missing_ || value_.has_value(); }
    bool hasValue() const { return value_.has_value(); }
    const T& operator*() const { return *value_; }
    const std::optional<T>& value() const { return value_; }
    T valueOr(T other) const { return value_.value_or(std::move(other)); }

    bool operator==(const Printed&) const = default;

private:
    std::optional<T> value_;
    bool missing_ = false;
};

} // namespace model
