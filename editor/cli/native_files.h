#pragma once
// Which files a path on the command line means: itself, or all native files of a folder and the
// folders in it, sorted by name so that output does not depend on the file system.

#include "formats/native/native_file.h"

#include <filesystem>
#include <initializer_list>
#include <vector>

namespace editor::cli {

/// A file is taken at its word; of a folder those of one of the kinds, by root element or, where
/// the text is no XML any more, by name (`x.map.xml`). Throws where a folder cannot be read.
std::vector<std::filesystem::path> nativeFiles(const std::filesystem::path& path,
                                               std::initializer_list<formats::FileKind> kinds);

} // namespace editor::cli
