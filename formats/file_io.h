#pragma once
// The only code that touches the disk. Reading gives whole files; writing several files makes all
// temporaries first, then the renames, so that after any failure each file is the old or the new
// one, whole. Failures are FileError, with the path and the system's reason.

#include "formats/source.h"

#include <cstddef>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <vector>

namespace formats {

class FileError : public std::runtime_error {
public:
    FileError(std::filesystem::path path, const std::string& reason);
    const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

/// No file that people write is larger; more is refused before it is read.
inline constexpr std::size_t largestFile = std::size_t{1} << 30;

/// Throws FileError when it cannot be read or is larger than `largestFile`.
std::string readFile(const std::filesystem::path& path);

/// The file as a source whose siblings are named from its folder; `../maps/east.map.xml` and an
/// absolute name are found as well.
Source openSource(const std::filesystem::path& path);

struct FileToWrite {
    std::filesystem::path path;
    std::string bytes;
};

/// All or nothing as far as a file system can: temporaries beside the targets, flushed to the
/// disk, then renamed in the order given. A former file is kept as `<name>.bak`. Throws FileError;
/// temporaries are removed and files not yet renamed are untouched.
void writeFiles(const std::vector<FileToWrite>& files);

/// Output that can be made again: whole or not at all like the others, but no former file is kept,
/// and a pipe or device is written where it is. Throws FileError.
void writeOutput(const std::filesystem::path& path, const std::string& bytes);

} // namespace formats
