#pragma once
// A place in a rulebook: the book (TLNB, BOP, NBS ...) and the text of the number, `3.22`.

#include <string>

namespace model {

struct RuleRef {
    std::string book;
    std::string text;

    bool empty() const { return text.empty(); }
    bool operator==(const RuleRef&) const = default;
};

} // namespace model
