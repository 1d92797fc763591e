#pragma once
// Runs berthier-cli as its users do, as a process, and small files for it to read.

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace tests {

struct Outcome {
    int status = -1;
    std::string out, err;

    bool says(std::string_view text) const { return out.find(text) != std::string::npos; }
    bool complains(std::string_view text) const { return err.find(text) != std::string::npos; }
};

/// `out` is where the standard output goes instead, `/dev/full` for instance.
Outcome run(const std::vector<std::string>& arguments, const std::string& out = {});

/// With a standard output whose reader has gone.
Outcome runIntoClosedPipe(const std::vector<std::string>& arguments);

/// A folder that is removed with its files.
class Folder {
public:
    Folder();
    ~Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    /// Gives the path of the new file.
    std::string write(const std::string& name, std::string_view bytes) const;
    std::string read(const std::string& name) const;
    std::string path(const std::string& name) const { return (path_ / name).string(); }
    std::string path() const { return path_.string(); }

private:
    std::filesystem::path path_;
};

/// The text with `what`, which must be in it, replaced where it first stands.
std::string replaced(std::string text, std::string_view what, std::string_view instead);

/// In canonical form and without any finding.
std::string legalScenario();
/// Pieces of both sides in 0505 (TLNB 7.4): an error.
std::string enemiesTogether();
/// Rows of odd and even columns that do not fit: a warning.
std::string oddRows();
/// A formation without units: an info.
std::string emptyFormation();

/// A ruleset `house` that extends TLNB.
std::string houseRuleset(std::string_view checks = {});

} // namespace tests
