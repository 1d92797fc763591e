#pragma once
// Where the program's data lies while it is tested. ctest says it; a test program started by hand
// wants the variable, too.

#include <cstdlib>
#include <filesystem>
#include <stdexcept>

namespace testing_support {

inline std::filesystem::path dataFolder() {
    const char* folder = std::getenv("BERTHIER_DATA");
    if (folder == nullptr)
        throw std::runtime_error("set BERTHIER_DATA to share/berthier of the build");
    return folder;
}

} // namespace testing_support
