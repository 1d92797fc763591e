#pragma once
// What a file says and a value cannot hold: comments, unknown attributes and elements, and text
// that is wrong for its field. It stays with its record through edits, undo and saving. No rule
// ever reads it; the structural checks report misfits.

#include <cstddef>
#include <string>
#include <vector>

namespace model {

/// What the text of a misfit should have been; checks try it again against the present grid.
enum class MisfitKind {
    hex,       ///< one hex label of a list or a field
    hexside,   ///< `1110/1111` or `0101:NW`
    duplicate, ///< a correct label or value that is there already (a second level, a hex twice)
    value,     ///< a number, choice, yes/no or colour that cannot be read
};

struct Misfit {
    std::string field; ///< attribute name, or "hexes", "hexsides" for an item of a list or chain
    std::string text;  ///< as written
    MisfitKind kind = MisfitKind::value;
    std::size_t position = 0; ///< in a chain: the number of good items before it
    std::string expected;     ///< for people: "a whole number from 1", "yes or no"

    bool operator==(const Misfit&) const = default;
};

struct UnknownAttribute {
    std::string name, value;
    bool operator==(const UnknownAttribute&) const = default;
};

struct Extras {
    std::vector<std::string> before; ///< comments in front of the element, raw XML
    std::vector<UnknownAttribute> attributes;
    std::vector<std::string> inside; ///< unknown elements and last comments, raw XML, in order
    std::vector<Misfit> misfits;

    bool empty() const {
        return before.empty() && attributes.empty() && inside.empty() && misfits.empty();
    }
    bool operator==(const Extras&) const = default;
};

} // namespace model
