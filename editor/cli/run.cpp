#include "editor/cli/run.h"

#include "formats/file_io.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <stdexcept>
#include <system_error>

#include <fmt/format.h>

namespace editor::cli {

namespace {

constexpr std::array strongestFirst{Exit::usage,     Exit::noRuleset, Exit::unread,
                                    Exit::unwritten, Exit::findings,  Exit::fine};

bool isStronger(Exit a, Exit b) {
    const auto rank = [](Exit status) {
        return std::find(strongestFirst.begin(), strongestFirst.end(), status);
    };
    return rank(a) < rank(b);
}

} // namespace

void Run::complain(std::string_view line) {
    // Nothing can be done about an error stream that is closed.
    fmt::print(stderr, "berthier-cli: {}\n", line);
}

void Run::raise(Exit status) {
    if (isStronger(status, status_)) status_ = status;
}

void Run::refuse(std::string_view line) {
    complain(line);
    raise(Exit::usage);
}

std::string Run::attempt(Exit onFailure, const std::function<void()>& step) {
    try {
        step();
        return {};
    } catch (const std::runtime_error& failure) {
        complain(failure.what());
        raise(onFailure);
        return failure.what();
    }
}

void Run::put(const std::filesystem::path& output, const std::string& bytes) {
    if (output.empty() || output == "-") {
        print(bytes);
        return;
    }
    attempt(Exit::unwritten, [&] { formats::writeOutput(output, bytes); });
}

int Run::finish() {
    const bool isWritten =
        std::fwrite(printed_.data(), 1, printed_.size(), stdout) == printed_.size() &&
        std::fflush(stdout) == 0;
    if (!isWritten) {
        complain(fmt::format("standard output: {}", std::generic_category().message(errno)));
        raise(Exit::unwritten);
    }
    printed_.clear();
    return static_cast<int>(status_);
}

} // namespace editor::cli
