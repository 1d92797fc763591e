#include "formats/file_io.h"
#include "formats/native/native_file.h"
#include "tests/support/data_folder.h"

#include <gmock/gmock.h>

#include <filesystem>
#include <string>
#include <vector>

using namespace formats;
namespace fs = std::filesystem;

namespace {

std::vector<fs::path> filesBelow(const std::string& folder) {
    std::vector<fs::path> files;
    for (const auto& entry :
         fs::recursive_directory_iterator(testing_support::dataFolder() / folder))
        if (entry.path().extension() == ".xml") files.push_back(entry.path());
    return files;
}

std::string textOf(const std::vector<model::ReadFinding>& findings) {
    std::string all;
    for (const auto& found : findings)
        all += text(found.location) + ": " + text(found.finding.message) + "\n";
    return all;
}

} // namespace

TEST(SampleFiles, AreReadWithoutAnyFinding) {
    ASSERT_FALSE(filesBelow("samples").empty());
    for (const fs::path& path : filesBelow("samples")) {
        const auto result = readScenario(openSource(path));
        EXPECT_TRUE(result.value.has_value()) << path;
        EXPECT_EQ(textOf(result.findings), "") << path;
    }
}

TEST(SampleFiles, AreWrittenInCanonicalForm) {
    for (const fs::path& path : filesBelow("samples")) {
        std::vector<model::ReadFinding> findings;
        const auto text = formatted(openSource(path), findings);
        ASSERT_TRUE(text) << path;
        EXPECT_EQ(*text, readFile(path)) << path;
    }
}

TEST(SampleFiles, AreLeftAsTheyAreBySavingEverything) {
    for (const fs::path& path : filesBelow("samples")) {
        const Source source = openSource(path);
        const auto read = readScenario(source);
        ASSERT_TRUE(read.value) << path;
        const auto files = filesToWrite(*read.value, nullptr, *fileKind(source.bytes), path);
        EXPECT_FALSE(files.empty()) << path;
        for (const FileToWrite& file : files)
            EXPECT_EQ(file.bytes, readFile(file.path)) << file.path;
    }
}
