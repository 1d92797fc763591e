#pragma once
// What a fuzz target asserts. A property that fails ends the program, so that the fuzzer keeps the
// input.

#include <cstdio>
#include <cstdlib>
#include <string>

namespace fuzz {

inline void require(bool holds, const std::string& property) {
    if (holds) return;
    std::fprintf(stderr, "does not hold: %s\n", property.c_str());
    std::abort();
}

/// Equal texts; when they are not, both are shown from where they part.
inline void requireSame(const std::string& found, const std::string& expected,
                        const std::string& property) {
    if (found == expected) return;
    std::size_t at = 0;
    while (at < found.size() && at < expected.size() && found[at] == expected[at])
        ++at;
    const auto from = at < 200 ? 0 : at - 200;
    require(false, property + "\n--- found\n" + found.substr(from, 400) + "\n--- expected\n" +
                       expected.substr(from, 400));
}

} // namespace fuzz
