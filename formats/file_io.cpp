#include "formats/file_io.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <optional>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace formats {

namespace fs = std::filesystem;

FileError::FileError(fs::path path, const std::string& reason)
    : std::runtime_error(path.string() + ": " + reason), path_(std::move(path)) {}

namespace {

std::string systemReason(int error) {
    return std::generic_category().message(error);
}

[[noreturn]] void fail(const fs::path& path) {
    throw FileError(path, systemReason(errno));
}

/// A file descriptor that closes itself.
class Descriptor {
public:
    explicit Descriptor(int number) : number_(number) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() {
        if (number_ >= 0) ::close(number_);
    }

    bool isOpen() const { return number_ >= 0; }
    int number() const { return number_; }
    /// Some file systems report a failed write only here.
    bool close() { return ::close(std::exchange(number_, -1)) == 0; }
    int release() { return std::exchange(number_, -1); }

private:
    int number_;
};

/// A file that disappears unless it is kept: after a failure no temporary remains.
class TemporaryFile {
public:
    explicit TemporaryFile(fs::path path) : path_(std::move(path)) {}
    TemporaryFile(TemporaryFile&& other) noexcept
        : path_(std::move(other.path_)), mine_(std::exchange(other.mine_, false)) {}
    TemporaryFile& operator=(TemporaryFile&&) = delete;
    ~TemporaryFile() {
        if (mine_) ::unlink(path_.c_str());
    }

    const fs::path& path() const { return path_; }
    bool renameTo(const fs::path& target) {
        if (::rename(path_.c_str(), target.c_str()) != 0) return false;
        mine_ = false;
        return true;
    }

private:
    fs::path path_;
    bool mine_ = true;
};

void writeAll(int descriptor, const std::string& bytes, const fs::path& path) {
    std::size_t done = 0;
    while (done < bytes.size()) {
        const ssize_t count = ::write(descriptor, bytes.data() + done, bytes.size() - done);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) fail(path);
        if (count == 0) throw FileError(path, systemReason(EIO));
        done += static_cast<std::size_t>(count);
    }
}

/// The file that a path means: the end of its chain of symbolic links, which need not exist.
fs::path realTarget(fs::path path) {
    constexpr int mostLinks = 40; // as the system's own limit
    for (int i = 0; i < mostLinks; ++i) {
        std::error_code error;
        if (!fs::is_symlink(fs::symlink_status(path, error))) return path;
        const fs::path link = fs::read_symlink(path, error);
        if (error) throw FileError(path, error.message());
        path = link.is_absolute() ? link : path.parent_path() / link;
    }
    throw FileError(path, systemReason(ELOOP));
}

fs::path folderOf(const fs::path& path) {
    return path.has_parent_path() ? path.parent_path() : fs::path(".");
}

std::string hiddenName(const fs::path& target) {
    const std::string name = target.filename().string();
    return name.starts_with('.') ? name : "." + name;
}

/// Creates a file that was not there before, beside `target`.
std::pair<int, fs::path> createBeside(const fs::path& target, mode_t mode = 0666) {
    constexpr int attempts = 1000;
    for (int i = 0; i < attempts; ++i) {
        fs::path path = folderOf(target) / (hiddenName(target) + "." + std::to_string(::getpid()) +
                                            "-" + std::to_string(i) + ".tmp");
        const int descriptor =
            ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode);
        if (descriptor >= 0) return {descriptor, path};
        if (errno != EEXIST) fail(target);
    }
    throw FileError(target, systemReason(EEXIST));
}

/// A flushed temporary with the bytes, beside the target and with its permissions.
TemporaryFile writeTemporary(const fs::path& target, const std::string& bytes) {
    auto [number, path] = createBeside(target);
    Descriptor descriptor(number);
    TemporaryFile temporary(path);
    struct stat former {};
    if (::stat(target.c_str(), &former) == 0) {
        if (!S_ISREG(former.st_mode)) throw FileError(target, "not a regular file");
        // Renaming asks for the folder alone; a file that its owner has locked stays as it is.
        const bool isLocked = (former.st_mode & (S_IWUSR | S_IWGRP | S_IWOTH)) == 0;
        if (isLocked) throw FileError(target, systemReason(EACCES));
        if (::access(target.c_str(), W_OK) != 0) fail(target);
        if (::fchmod(number, former.st_mode & 07777U) != 0) fail(target);
        // Only the owner of both can keep a foreign group; that it stays is a courtesy.
        [[maybe_unused]] const int kept = ::fchown(number, static_cast<uid_t>(-1), former.st_gid);
    }
    writeAll(number, bytes, target);
    if (::fsync(number) != 0) fail(target);
    if (!descriptor.close()) fail(target);
    return temporary;
}

/// Keeps the present file as `<name>.bak` without ever taking it away from its name: a second
/// link where the file system has links, a copy otherwise.
void backUp(const fs::path& target) {
    struct stat present {};
    if (::stat(target.c_str(), &present) != 0) return;
    const fs::path backup = target.string() + ".bak";
    auto [number, path] = createBeside(backup);
    Descriptor descriptor(number);
    TemporaryFile temporary(path);
    ::unlink(path.c_str());
    if (::link(target.c_str(), path.c_str()) == 0) {
        if (!temporary.renameTo(backup)) fail(backup);
        // Renaming one link of a file over another does nothing, so the name may still be there.
        ::unlink(path.c_str());
        return;
    }
    TemporaryFile copy = writeTemporary(backup, readFile(target));
    ::chmod(copy.path().c_str(), present.st_mode & 07777U);
    if (!copy.renameTo(backup)) fail(backup);
}

void flushFolder(const fs::path& folder) {
    // Some file systems cannot flush a folder; the rename has happened all the same.
    const Descriptor descriptor(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (descriptor.isOpen()) ::fsync(descriptor.number());
}

} // namespace

std::string readFile(const fs::path& path) {
    const Descriptor descriptor(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (!descriptor.isOpen()) fail(path);
    struct stat status {};
    if (::fstat(descriptor.number(), &status) != 0) fail(path);
    if (S_ISDIR(status.st_mode)) throw FileError(path, systemReason(EISDIR));
    std::string bytes;
    if (S_ISREG(status.st_mode) && status.st_size > 0) {
        if (static_cast<std::size_t>(status.st_size) > largestFile)
            throw FileError(path, systemReason(EFBIG));
        bytes.reserve(static_cast<std::size_t>(status.st_size));
    }
    std::array<char, std::size_t{1} << 16> buffer{};
    while (true) {
        const ssize_t count = ::read(descriptor.number(), buffer.data(), buffer.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) fail(path);
        if (count == 0) return bytes;
        if (bytes.size() + static_cast<std::size_t>(count) > largestFile)
            throw FileError(path, systemReason(EFBIG));
        bytes.append(buffer.data(), static_cast<std::size_t>(count));
    }
}

Source openSource(const fs::path& path) {
    return {path.string(), readFile(path),
            [folder = path.parent_path()](std::string_view name) -> std::optional<std::string> {
                try {
                    return readFile(folder / fs::path(name));
                } catch (const FileError&) {
                    return std::nullopt;
                }
            }};
}

void writeFiles(const std::vector<FileToWrite>& files) {
    struct Prepared {
        fs::path target;
        TemporaryFile temporary;
    };
    std::vector<Prepared> prepared;
    for (const FileToWrite& file : files) {
        fs::path target = realTarget(file.path);
        TemporaryFile temporary = writeTemporary(target, file.bytes);
        prepared.push_back({std::move(target), std::move(temporary)});
    }
    for (Prepared& file : prepared) {
        backUp(file.target);
        if (!file.temporary.renameTo(file.target)) fail(file.target);
        flushFolder(folderOf(file.target));
    }
}

void writeOutput(const fs::path& path, const std::string& bytes) {
    const fs::path target = realTarget(path);
    struct stat present {};
    if (::stat(target.c_str(), &present) != 0 || S_ISREG(present.st_mode)) {
        TemporaryFile temporary = writeTemporary(target, bytes);
        if (!temporary.renameTo(target)) fail(target);
        return;
    }
    Descriptor descriptor(::open(target.c_str(), O_WRONLY | O_CLOEXEC));
    if (!descriptor.isOpen()) fail(target);
    writeAll(descriptor.number(), bytes, target);
    if (!descriptor.close()) fail(target);
}

HeldFile::HeldFile(HeldFile&& other) noexcept
    : path_(std::move(other.path_)), descriptor_(std::exchange(other.descriptor_, -1)) {}

HeldFile& HeldFile::operator=(HeldFile&& other) noexcept {
    if (this == &other) return *this;
    letGo();
    path_ = std::move(other.path_);
    descriptor_ = std::exchange(other.descriptor_, -1);
    return *this;
}

HeldFile::~HeldFile() {
    letGo();
}

void HeldFile::letGo() {
    if (descriptor_ >= 0) ::close(std::exchange(descriptor_, -1));
}

std::optional<HeldFile> HeldFile::takeOver(const fs::path& path) {
    HeldFile file(path);
    file.descriptor_ = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
    if (file.descriptor_ < 0) return std::nullopt;
    struct stat opened {};
    if (::fstat(file.descriptor_, &opened) != 0 || !S_ISREG(opened.st_mode)) return std::nullopt;
    // A file system without locks says so in another way, and there nobody holds anything.
    if (::flock(file.descriptor_, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
        return std::nullopt;
    // Its owner may have replaced or removed it meanwhile.
    struct stat present {};
    if (::stat(path.c_str(), &present) != 0 || present.st_ino != opened.st_ino ||
        present.st_dev != opened.st_dev)
        return std::nullopt;
    return file;
}

void HeldFile::write(const std::string& bytes) {
    auto [number, name] = createBeside(path_, 0600);
    Descriptor descriptor(number);
    TemporaryFile temporary(name);
    [[maybe_unused]] const int unlockable = ::flock(number, LOCK_EX | LOCK_NB);
    writeAll(number, bytes, path_);
    if (::fsync(number) != 0) fail(path_);
    if (!temporary.renameTo(path_)) fail(path_);
    letGo();
    descriptor_ = descriptor.release();
}

void HeldFile::remove() {
    if (descriptor_ < 0) return;
    ::unlink(path_.c_str());
    letGo();
}

} // namespace formats
