#pragma once
// A text for people, kept as pattern and arguments so that it can be translated where it is
// shown and its figures compared (waivers and expectations read `found` and `allowed`).

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace model {

struct Message {
    std::string pattern; ///< English, arguments as `{name}`
    std::vector<std::pair<std::string, std::string>> arguments;

    /// The value of an argument, empty when there is none of that name.
    std::string_view argument(std::string_view name) const;

    bool operator==(const Message&) const = default;
};

/// Makes a message; the pattern is the key of the translation catalogues.
Message tr(std::string_view pattern,
           std::initializer_list<std::pair<std::string_view, std::string>> arguments = {});

/// The English text with the arguments put in.
std::string text(const Message& message);

} // namespace model
