// Preloaded before the C library: counts the calls that change the disk and, as BERTHIER_FAULT
// says, lets one of them fail or kills the process there. `17:kill-before`, `17:kill-after`,
// `17:28` (the errno), `17:28+` (that call and all later ones). Without the variable nothing is
// counted.

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdarg>
#include <cstdlib>
#include <cstring>

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

namespace {

std::atomic<long> calls{0};
std::atomic<long> injected{0};

template <class Function>
Function real(const char* name) {
    return reinterpret_cast<Function>(::dlsym(RTLD_NEXT, name));
}

/// The call, unless it is the one that fails.
template <class Call>
int faulted(Call call, bool mayFailLater = true) {
    const char* told = std::getenv("BERTHIER_FAULT");
    if (!told) return call();
    const long number = ++calls;
    char* what = nullptr;
    const long at = std::strtol(told, &what, 10);
    const bool onwards = what[std::strlen(what) - 1] == '+' && mayFailLater;
    if (number != at && !(onwards && number > at)) return call();
    ++injected;
    if (std::strcmp(what, ":kill-before") == 0) ::raise(SIGKILL);
    if (std::strcmp(what, ":kill-after") == 0) {
        call();
        ::raise(SIGKILL);
    }
    errno = static_cast<int>(std::strtol(what + 1, nullptr, 10));
    return -1;
}

bool writes(int flags) {
    return (flags & (O_WRONLY | O_RDWR | O_CREAT)) != 0;
}

bool isRegular(int descriptor) {
    struct stat status {};
    return ::fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode);
}

int opened(const char* name, const char* path, int flags, mode_t mode) {
    const auto call = [=] { return real<int (*)(const char*, int, ...)>(name)(path, flags, mode); };
    return writes(flags) ? faulted(call) : call();
}

} // namespace

extern "C" {

/// How many calls were made to fail; that it is there tells that this library is loaded.
long berthier_faults_injected() {
    return injected;
}

int open(const char* path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    const auto mode = writes(flags) ? va_arg(rest, mode_t) : mode_t{0};
    va_end(rest);
    return opened("open", path, flags, mode);
}

int open64(const char* path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    const auto mode = writes(flags) ? va_arg(rest, mode_t) : mode_t{0};
    va_end(rest);
    return opened("open64", path, flags, mode);
}

ssize_t write(int descriptor, const void* bytes, size_t size) {
    ssize_t written = -1;
    const auto call = [&] {
        written = real<ssize_t (*)(int, const void*, size_t)>("write")(descriptor, bytes, size);
        return written < 0 ? -1 : 0;
    };
    const int result = isRegular(descriptor) ? faulted(call) : call();
    return result < 0 ? -1 : written;
}

int fsync(int descriptor) {
    return faulted([=] { return real<int (*)(int)>("fsync")(descriptor); });
}

int rename(const char* from, const char* to) noexcept {
    return faulted([=] { return real<int (*)(const char*, const char*)>("rename")(from, to); });
}

int link(const char* from, const char* to) noexcept {
    return faulted([=] { return real<int (*)(const char*, const char*)>("link")(from, to); });
}

int mkdir(const char* path, mode_t mode) noexcept {
    return faulted([=] { return real<int (*)(const char*, mode_t)>("mkdir")(path, mode); });
}

/// A full disk does not hinder it.
int unlink(const char* path) noexcept {
    return faulted([=] { return real<int (*)(const char*)>("unlink")(path); }, false);
}
}
