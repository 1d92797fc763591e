#pragma once
// The rows of figures that are members of a mechanism of the ruleset. A row needs to know where the
// mechanism is found, which member the figure is, and in what words its value is written.

#include "model/number.h"
#include "model/ruleset/figure.h"
#include "model/ruleset/ruleset.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

namespace model {

// --- words ---

/// How the values of a type are written: the words allowed, the text of a value, and the value of a
/// text, nothing for any other.
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

/// For an enumeration whose `Words<T>::values` stand in its own order.
template <class T>
struct WordsInOrder {
    static std::string text(T value) {
        std::string_view words = Words<T>::values;
        for (auto i = static_cast<std::size_t>(value); i > 0; --i)
            words.remove_prefix(words.find(' ') + 1);
        return std::string(words.substr(0, words.find(' ')));
    }
    static std::optional<T> read(std::string_view text) {
        const auto words = wordsOf(Words<T>::values);
        const auto found = std::find(words.begin(), words.end(), text);
        if (found == words.end()) return std::nullopt;
        return static_cast<T>(found - words.begin());
    }
};

/// Whole numbers within bounds, both among them.
template <int least, int most>
struct NumberWords {
    static std::string text(int value) { return std::to_string(value); }
    static std::optional<int> read(std::string_view text) {
        const auto value = readNumber(text);
        return value && *value >= least && *value <= most ? value : std::nullopt;
    }
};
struct UpTo9 : NumberWords<0, 9> {
    static constexpr std::string_view values = "0..9";
};
struct UpTo99 : NumberWords<0, 99> {
    static constexpr std::string_view values = "0..99";
};

template <>
struct Words<int> : UpTo99 {};

// --- mechanisms ---

/// A mechanism that every ruleset has.
template <auto mechanism>
struct Always {
    template <class AnyRuleset>
    static auto* in(AnyRuleset& ruleset) {
        return &(ruleset.*mechanism);
    }
};

/// One kind of a mechanism of which there are several; null where the ruleset has another. Its
/// figures then show their defaults and take no value.
template <auto mechanism, class Kind>
struct OfKind {
    template <class AnyRuleset>
    static auto* in(AnyRuleset& ruleset) {
        return std::get_if<Kind>(&(ruleset.*mechanism));
    }
};

// --- rows ---

template <class Mechanism>
using RuleOf = std::remove_pointer_t<decltype(Mechanism::in(std::declval<Ruleset&>()))>;
template <class Mechanism, auto member>
using ValueOf = decltype((std::declval<RuleOf<Mechanism>&>().*member).value);

/// `Written` is like `Words<T>`.
template <class Mechanism, auto member, class Written = Words<ValueOf<Mechanism, member>>>
constexpr FigureRow figureOf(std::string_view name, std::string_view standard,
                             std::string_view question) {
    return {
        name,
        Written::values,
        standard,
        question,
        [](const Ruleset& ruleset) {
            const auto* rule = Mechanism::in(ruleset);
            return Written::text(rule ? (rule->*member).value
                                      : (RuleOf<Mechanism>{}.*member).value);
        },
        [](const Ruleset& ruleset) {
            const auto* rule = Mechanism::in(ruleset);
            return rule && (rule->*member).isSet();
        },
        [](const Ruleset& ruleset) {
            const auto* rule = Mechanism::in(ruleset);
            return rule ? (rule->*member).rule : RuleRef{};
        },
        [](const Ruleset& ruleset) {
            const auto* rule = Mechanism::in(ruleset);
            return rule ? (rule->*member).layer : std::string{};
        },
        [](Ruleset& ruleset, std::string_view text, const RuleRef& clause, std::string_view layer) {
            auto value = Written::read(text);
            auto* rule = Mechanism::in(ruleset);
            if (!value || !rule) return false;
            rule->*member = {std::move(*value), clause, std::string(layer)};
            return true;
        }};
}

} // namespace model
