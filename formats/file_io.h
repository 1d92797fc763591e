#pragma once
// The only code that touches the disk. Reading gives whole files; writing several files makes all
// temporaries first, then the renames, so that after any failure each file is the old or the new
// one, whole. Failures are FileError, with the path and the system's reason.

#include "formats/source.h"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
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

/// A file that its owner alone writes and reads: whole at any time, no former file is kept, and
/// locked as long as this object lives, so that others see whether its owner does. The file stays
/// when the object goes; the lock goes with the object, and with a process that was killed.
class HeldFile {
public:
    explicit HeldFile(std::filesystem::path path) : path_(std::move(path)) {}
    HeldFile(HeldFile&& other) noexcept;
    HeldFile& operator=(HeldFile&& other) noexcept;
    ~HeldFile();

    /// One that is there already; nothing when it is gone or somebody else holds it.
    static std::optional<HeldFile> takeOver(const std::filesystem::path& path);

    const std::filesystem::path& path() const { return path_; }
    bool isWritten() const { return descriptor_ >= 0; }
    /// Throws FileError; what was written before stays.
    void write(const std::string& bytes);
    /// Takes the file off the disk, if this object has written or taken it over.
    void remove();

private:
    void letGo();

    std::filesystem::path path_;
    int descriptor_ = -1; ///< of the file that is written; carries the lock
};

} // namespace formats
