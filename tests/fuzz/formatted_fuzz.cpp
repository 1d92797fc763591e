// `formatted` on any kind of file: its text is formatted already, and says what the file said.

#include "formats/native/native_file.h"
#include "tests/formats/native/texts.h"
#include "tests/fuzz/property.h"
#include "tests/fuzz/several_files.h"

#include <set>

namespace {

using formats::FileKind;

std::string findingsOf(const formats::Source& source) {
    const auto told = [](const auto& result) {
        std::set<std::string> all; // texts that stand apart may come together
        for (const auto& found : result.findings)
            all.insert(found.finding.check);
        std::string lines;
        for (const auto& each : all)
            lines += each + '\n';
        return lines;
    };
    switch (formats::fileKind(source.bytes).value()) {
    case FileKind::cases:
        return told(formats::readCases(source));
    case FileKind::ruleset:
        return told(formats::readRuleset(source));
    default:
        return told(formats::readScenario(source));
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto source = fuzz::severalFiles(data, size);
    std::vector<model::ReadFinding> findings;
    const auto once = formats::formatted(source, findings);
    if (!once) {
        fuzz::require(!findings.empty(), "a file that is refused is told why");
        return 0;
    }
    auto formattedSource = source;
    formattedSource.bytes = *once;
    const auto twice = formats::formatted(formattedSource, findings);
    fuzz::require(twice.has_value(), "what was formatted can be formatted");
    fuzz::requireSame(*twice, *once, "formatted text is formatted");
    fuzz::require(formats::fileKind(*once) == formats::fileKind(source.bytes), "the kind stays");
    fuzz::requireSame(findingsOf(formattedSource), findingsOf(source),
                      "the kinds of findings stay");
    return 0;
}
