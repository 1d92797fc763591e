#pragma once
// The bytes of an input as a stream of choices. An input that has ended chooses the first of
// everything, so each beginning of an input is one, too.

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace fuzz {

class Bytes {
public:
    explicit Bytes(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

    bool atEnd() const { return at_ == bytes_.size(); }
    std::uint8_t next() { return atEnd() ? std::uint8_t{0} : bytes_[at_++]; }
    int below(int limit) { return next() % limit; }
    bool flip() { return next() % 2 == 1; }
    /// One of a list that is not empty.
    template <class List>
    const auto& of(const List& list) {
        const std::size_t number =
            list.size() > 256 ? next() * std::size_t{256} + next() : std::size_t{next()};
        return list[number % list.size()];
    }

private:
    std::span<const std::uint8_t> bytes_;
    std::size_t at_ = 0;
};

} // namespace fuzz
