// Rulesets: what could be read without an error is written as canonical text, which reads back to
// an equal value and writes to equal bytes.

#include "formats/native/native_file.h"
#include "tests/formats/native/texts.h"
#include "tests/fuzz/property.h"

#include <cstdint>

namespace {

/// Without the lines of the file in which checks are listed.
model::Ruleset withoutLines(model::Ruleset ruleset) {
    for (auto& check : ruleset.checks)
        check.line = 0;
    return ruleset;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string bytes(reinterpret_cast<const char*>(data), size);
    const auto read = formats::readRuleset(formats::sourceOf(bytes));
    if (!read.value || read.newerFormat) {
        fuzz::require(!read.findings.empty(), "a file that is refused is told why");
        return 0;
    }
    if (!read.findings.empty()) return 0; // the value holds less than the file
    const auto text = formats::writeRuleset(*read.value);
    const auto again = formats::readRuleset(formats::sourceOf(text));
    fuzz::require(again.value.has_value(), "what is written can be read");
    for (const auto& found : again.findings)
        fuzz::require(false, "no finding: " + model::text(found.finding.message));
    fuzz::requireSame(formats::writeRuleset(*again.value), text, "equal bytes");
    fuzz::require(withoutLines(*again.value) == withoutLines(*read.value), "equal value");
    return 0;
}
