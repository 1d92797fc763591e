#pragma once
// The row of a figure that is a member of a mechanism of the ruleset. `Words<T>` of the type of
// its value gives the words it may have.

#include "model/ruleset/figure.h"
#include "model/ruleset/ruleset.h"

#include <optional>
#include <string>
#include <string_view>

namespace model {

template <class T>
struct Words;

template <>
struct Words<bool> {
    static constexpr std::string_view values = "yes no";
    static std::string text(bool value) { return value ? "yes" : "no"; }
    static std::optional<bool> read(std::string_view text) {
        if (text == "yes") return true;
        if (text == "no") return false;
        return std::nullopt;
    }
};

/// `mechanism` is a member of Ruleset, `member` a Figure of its type.
template <auto mechanism, auto member>
constexpr FigureRow figureOf(std::string_view name, std::string_view standard,
                             std::string_view question) {
    using Value = decltype((Ruleset{}.*mechanism.*member).value);
    return {
        name,
        Words<Value>::values,
        standard,
        question,
        [](const Ruleset& ruleset) {
            return Words<Value>::text((ruleset.*mechanism.*member).value);
        },
        [](const Ruleset& ruleset) { return (ruleset.*mechanism.*member).isSet(); },
        [](const Ruleset& ruleset) { return (ruleset.*mechanism.*member).rule; },
        [](const Ruleset& ruleset) { return (ruleset.*mechanism.*member).layer; },
        [](Ruleset& ruleset, std::string_view text, const RuleRef& rule, std::string_view layer) {
            const auto value = Words<Value>::read(text);
            if (!value) return false;
            ruleset.*mechanism.*member = {*value, rule, std::string(layer)};
            return true;
        }};
}

} // namespace model
