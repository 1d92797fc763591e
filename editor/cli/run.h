#pragma once
// One run of the program: what it prints, what it complains about, and the status with which it
// ends. Here, and nowhere else in berthier-cli, failures of the disk are caught, so that a bad
// file never stops the others.

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

namespace editor::cli {

/// What the program ends with. Of several the strongest is given: usage, noRuleset, unread,
/// unwritten, findings, fine.
enum class Exit {
    fine = 0,
    findings = 1,  ///< at or above the level that fails
    usage = 2,     ///< the command line asks for what there is not
    unread = 3,    ///< a file could not be read
    unwritten = 4, ///< output could not be written
    noRuleset = 5, ///< a ruleset could not be loaded, or lists checks that nobody has
};

class Run {
public:
    /// Text for the standard output. It is written at the end, so that a failure to write it does
    /// not stop the work.
    void print(std::string_view text) { printed_ += text; }
    /// A line on the standard error stream.
    void complain(std::string_view line);
    /// Remembers that the run cannot end better than this.
    void raise(Exit status);
    /// Complains about the command line.
    void refuse(std::string_view line);

    /// Does a step; a file that fails in it is complained about and raises `onFailure`. Gives the
    /// reason, empty when all went well.
    std::string attempt(Exit onFailure, const std::function<void()>& step);

    /// Writes bytes to a file, or prints them where it is empty or `-`.
    void put(const std::filesystem::path& output, const std::string& bytes);

    /// Writes what was printed and gives the status.
    int finish();

private:
    std::string printed_;
    Exit status_ = Exit::fine;
};

} // namespace editor::cli
