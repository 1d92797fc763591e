#pragma once
// A figure of a rulebook: a value with the rule it comes from and the layer that set it (series,
// game or house rule). Each mechanism lists its figures in one table of rows; the table drives
// reading, writing, `extends`, <override>, <switch> and the documentation.

#include "model/rule_ref.h"

#include <span>
#include <string>
#include <string_view>

namespace model {

struct Ruleset;

template <class T>
struct Figure {
    T value{};
    RuleRef rule;
    std::string layer; ///< id of the ruleset that set it, `house rule`, or empty: the default

    bool isSet() const { return !layer.empty(); }
    bool operator==(const Figure&) const = default;
};

struct FigureRow {
    std::string_view name; ///< `stacking.armies-mix`; what follows the dot is the attribute
    /// Allowed: words with blanks between, a range `1..99`, `<length>` for `480 m`, or `<size>` for
    /// `297 x 210 mm`.
    std::string_view values;
    std::string_view standard; ///< the default, as written
    std::string_view question; ///< as a dialog asks it
    std::string (*text)(const Ruleset&);
    bool (*isSet)(const Ruleset&);
    RuleRef (*rule)(const Ruleset&);
    std::string (*layer)(const Ruleset&);
    /// False when the value is none of the allowed ones; the ruleset is then unchanged.
    bool (*set)(Ruleset&, std::string_view value, const RuleRef& rule, std::string_view layer);
};

/// All mechanisms, in the order of the documentation.
std::span<const FigureRow> allFigures();
const FigureRow* findFigure(std::string_view name);

} // namespace model
