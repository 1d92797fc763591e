// Files that say what cannot be read, or of places that are not there.

#include "tests/mutations/mutation.h"

namespace mutations {

namespace {

constexpr std::string_view montenotte = "piedmont/montenotte";
constexpr std::string_view scenarioFile = "montenotte.scenario.xml";
constexpr std::string_view forcesFile = "piedmont.forces.xml";
constexpr std::string_view mapFile = "piedmont.map.xml";

constexpr std::string_view noForces =
    "oob.unknown-unit setup.empty-side supply.source-side supply.source-missing "
    "entry.commander-late los.vertex-dependent los.blind-battery entry.at-night";

constexpr std::string_view nothing =
    "entry.at-night entry.commander-late los.blind-battery los.vertex-dependent";
constexpr std::string_view nothingBecause = "there is no scenario then";

constexpr Mutation all[] = {
    {"file.bad-value", montenotte, forcesFile,
     R"re((<(?:unit|leader) id="([^"]+)"[^>]*) move="\d+")re", R"($1 move="far")", "unit $2",
     "oob.missing-attribute", "what cannot be read is not there"},
    {"read.unknown-name", montenotte, mapFile, R"re(<place id="[^"]+")re", R"($& hight="3")", ""},
    {"read.unknown-name", montenotte, scenarioFile, R"re(<zone at="E-\d+"/>)re", "$&<zoone/>", ""},
    {"read.duplicate-attribute", montenotte, scenarioFile, R"re(<improved-position)re",
     R"($& basis="printed")", "", nothing, nothingBecause},
    {"read.unexpected-content", montenotte, scenarioFile, R"re(<option id="25.9"/>)re",
     R"(<option id="25.9">stray words</option>)", ""},
    {"read.not-well-formed", montenotte, forcesFile, R"re(</army>)re", "</arrmy>", "", noForces,
     "there are no forces then"},
    {"read.encoding", montenotte, scenarioFile, R"re(<title>Montenotte)re", "<title>Monten\xff", "",
     nothing, nothingBecause},
    {"read.doctype", montenotte, scenarioFile, R"re(<scenario format)re", "<!DOCTYPE x>$&", "",
     nothing, nothingBecause},
    {"read.two-roots", montenotte, scenarioFile, R"re(</scenario>)re", "$&<more/>", "", nothing,
     nothingBecause},
    {"read.newer-format", montenotte, scenarioFile, R"re(<scenario format="1")re",
     R"(<scenario format="99")", ""},
    {"read.missing-file", montenotte, scenarioFile, R"re(<forces file="piedmont.forces.xml"/>)re",
     R"(<forces file="nowhere.forces.xml"/>)", "", noForces, "there are no forces then"},
    {"read.given-twice", montenotte, scenarioFile, R"re(<turns [^>]*/>)re", "$&$&", ""},
    {"grid.hex-id-format", montenotte, scenarioFile,
     R"re((<setup id="(P-millesimo)"[^>]*>\s*<zone at=)"E-0829")re", R"($1"E-08x9")", "setup $2"},
    {"grid.hex-off-map", montenotte, scenarioFile,
     R"re((<setup id="(P-millesimo)"[^>]*>\s*<zone at=)"E-0829")re", R"($1"E-6240")", "setup $2"},
    {"grid.unknown-sheet", montenotte, scenarioFile,
     R"re((<setup id="(P-millesimo)"[^>]*>\s*<zone at=)"E-0829")re", R"($1"W-0829")", "setup $2"},
    {"grid.hexside-not-adjacent", montenotte, mapFile,
     R"re((<span sheet="E" type="ford" at=")(\d+)/\d+)re", "$1$2/3030", "hexside E-$2/E-3030",
     "roads.no-bridge roads.no-trestle", "the span is no longer where the road crosses"},
    {"grid.duplicate-entry", montenotte, mapFile,
     R"re(<span sheet="E" type="\w+" at="(\d+)/(\d+)"[^>]*/>)re", "$&$&", "hexside E-$1/E-$2"},
    {"grid.column-lengths", montenotte, mapFile, R"re(even-rows="1..33")re", R"(even-rows="1..36")",
     "sheet E", "rivers.open-end roads.one-sided supply.source-inland",
     "what ended at the edge ends inside then"},
    {"grid.scale", "caldiero/caldiero", "caldiero.map.xml", R"re(across="480 m")re",
     R"(across="500 m")", "map caldiero"},
};

} // namespace

std::span<const Mutation> fileMutations() {
    return all;
}

} // namespace mutations
