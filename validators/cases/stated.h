#pragma once
// What an answer shares with the others: the parts that an expectation states, beside what came
// out, each as a case file would write it.

#include "validators/cases/answers.h"
#include "validators/verdict.h"

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace validators {

using Spelling = std::pair<std::string, std::string>;

std::string joined(const std::vector<std::string>& words);

/// The label as the map writes it, so that `1010/1110` and `1110/1010` are one hexside.
std::string canonical(const model::Map& map, const Spelling& subject);

Answer unreadable(std::string question, const std::string& label);

/// Labels of an exact list, and of members it has and has not.
struct ExpectedHexes {
    const std::vector<std::string>& are;
    const std::vector<std::string>& with;
    const std::vector<std::string>& without;
};

/// `key="value"` for every part that the expectation states.
class Stated {
public:
    /// An expectation that is empty states nothing.
    void add(std::string_view key, const std::string& expected, const std::string& got);
    void addMissing(const std::string& expected, const MissingFigures& missing);
    /// Sets of hexes; their order does not matter.
    void addHexes(const Situation& situation, const ExpectedHexes& expected,
                  std::span<const model::Hex> got);

    Answer answer(std::string question) const {
        return {std::move(question), expected_, got_, equal_};
    }

private:
    std::string expected_, got_;
    bool equal_ = true;
};

} // namespace validators
