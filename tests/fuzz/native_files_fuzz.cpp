// Maps, forces and scenarios with their files: whatever can be read is written as canonical text,
// which reads back to an equal value and writes to equal bytes.

#include "tests/fuzz/round_trip.h"
#include "tests/fuzz/several_files.h"

namespace {

using formats::FileKind;

/// A file of one part alone is written as such.
void requirePartRoundTrip(const model::Scenario& scenario, FileKind kind) {
    const auto write = [kind](const model::Scenario& value) {
        return kind == FileKind::map ? formats::writeMap(*value.map)
                                     : formats::writeForces(*value.forces);
    };
    const auto text = write(scenario);
    const auto again = formats::readScenario(formats::sourceOf(text));
    fuzz::require(again.value.has_value(), "what is written can be read");
    fuzz::requireSame(write(*again.value), text, "equal bytes");
    fuzz::require(*again.value == scenario, "equal value");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto source = fuzz::severalFiles(data, size);
    const auto read = formats::readScenario(source);
    if (!read.value) {
        fuzz::require(!read.findings.empty(), "a file that is refused is told why");
        return 0;
    }
    const auto kind = formats::fileKind(source.bytes);
    fuzz::require(kind.has_value(), "what is read is of a kind");
    if (read.newerFormat) return 0;
    if (*kind == FileKind::scenario)
        fuzz::requireRoundTrip(*read.value);
    else
        requirePartRoundTrip(*read.value, *kind);
    return 0;
}
