#include "model/message.h"

#include <algorithm>

namespace model {

std::string_view Message::argument(std::string_view name) const {
    const auto found = std::find_if(arguments.begin(), arguments.end(),
                                    [&](const auto& argument) { return argument.first == name; });
    return found == arguments.end() ? std::string_view{} : std::string_view{found->second};
}

Message tr(std::string_view pattern,
           std::initializer_list<std::pair<std::string_view, std::string>> arguments) {
    Message message{std::string(pattern), {}};
    for (const auto& [name, value] : arguments)
        message.arguments.emplace_back(std::string(name), value);
    return message;
}

std::string text(const Message& message) {
    std::string result;
    const std::string_view pattern = message.pattern;
    std::size_t at = 0;
    while (at < pattern.size()) {
        const auto open = pattern.find('{', at);
        const auto close = open == std::string_view::npos ? open : pattern.find('}', open);
        if (close == std::string_view::npos) break;
        result += pattern.substr(at, open - at);
        result += message.argument(pattern.substr(open + 1, close - open - 1));
        at = close + 1;
    }
    result += pattern.substr(at);
    return result;
}

} // namespace model
