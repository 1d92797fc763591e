// Units, formations, set-up, stacking and supply.

#include "tests/mutations/mutation.h"

#include "model/edits/setup_edits.h"
#include "model/map/labels.h"

#include <array>
#include <initializer_list>

namespace mutations {

namespace {

constexpr std::string_view montenotte = "piedmont/montenotte";
constexpr std::string_view scenarioFile = "montenotte.scenario.xml";
constexpr std::string_view forcesFile = "piedmont.forces.xml";
constexpr std::string_view mapFile = "piedmont.map.xml";

/// What a unit that stands elsewhere, or not at all, changes for others by right.
constexpr std::string_view moved =
    "supply.no-line supply.foreign-train supply.train-unlinked los.vertex-dependent "
    "los.blind-battery los.not-reciprocal zoc.engaged-at-start setup.in-enemy-zoc";
constexpr std::string_view movedBecause = "a piece elsewhere sees, controls and supplies elsewhere";

/// A third infantry unit of another division on two that stand together: two may (3.21).
std::optional<std::string> overstacked(model::Scenario& scenario, Random& random) {
    const auto& map = *scenario.map;
    const auto place = [&](const char* unit, const char* hex) {
        model::placeUnits({model::UnitId(unit)}, *model::readHex(map, hex).value).apply(scenario);
    };
    static constexpr std::array hexes{"E-2810", "E-4024", "E-4926", "E-5028"};
    const char* hex = hexes[std::uniform_int_distribution<std::size_t>(0, 3)(random)];
    for (const char* unit : {"salisch", "terzi", "kerpen"})
        place(unit, hex);
    return std::string("hex ") + hex;
}

std::optional<std::string> overstackedInPlay(model::Scenario& scenario, Random& random) {
    scenario.moment = model::Moment::play;
    return overstacked(scenario, random);
}

/// More than the length of a line away from every source of A and its trains (17.41).
std::optional<std::string> outOfSupply(model::Scenario& scenario, Random& random) {
    static constexpr std::array hexes{"E-0132", "E-0230", "E-0432", "E-0633"};
    const char* hex = hexes[std::uniform_int_distribution<std::size_t>(0, 3)(random)];
    model::placeUnits({model::UnitId("salisch")}, *model::readHex(*scenario.map, hex).value)
        .apply(scenario);
    return "unit salisch";
}

void placeAll(model::Scenario& scenario, std::initializer_list<const char*> units,
              const char* hex) {
    for (const char* unit : units)
        model::placeUnits({model::UnitId(unit)}, *model::readHex(*scenario.map, hex).value)
            .apply(scenario);
}

/// Three units of which one is a corps battery: legal with a leader alone (3.22, 3.23).
std::optional<std::string> leftToTheirLeader(model::Scenario& scenario, Random&) {
    placeAll(scenario, {"rampon-a", "cervoni-a", "F-1st", "la-harpe"}, "E-4431");
    return "hex E-4431";
}

std::optional<std::string> crowdedChateau(model::Scenario& scenario, Random&) {
    placeAll(scenario, {"rampon-a", "rampon-b", "cervoni-a", "la-harpe"}, "E-1428");
    return "hex E-1428";
}

/// A unit in road march stands alone (7.53).
std::optional<std::string> stackedInRoadMarch(model::Scenario& scenario, Random&) {
    placeAll(scenario, {"kerpen", "salisch"}, "E-2810");
    model::setRoadMarch(model::UnitId("kerpen"), true).apply(scenario);
    return "hex E-2810";
}

std::optional<std::string> emptySide(model::Scenario& scenario, Random& random) {
    const bool french = random() % 2 == 0;
    const model::SideId side(french ? "F" : "C");
    std::erase_if(scenario.setups, [&](const auto& setup) { return setup->side == side; });
    scenario.schedule.edit([&](model::Schedule& schedule) {
        std::erase_if(schedule.arrivals,
                      [&](const auto& arrival) { return arrival->side == side; });
    });
    return "side " + side.text;
}

constexpr Mutation all[] = {
    {"oob.missing-attribute", montenotte, forcesFile,
     R"re((<unit id="([^"]+)"[^>]*class="infantry"[^>]*) strength="\d+")re", "$1", "unit $2"},
    {"oob.missing-attribute", montenotte, forcesFile,
     R"re((<unit id="([^"]+)"[^>]*class="infantry"[^>]*) initiative="\d+")re", "$1", "unit $2"},
    {"oob.missing-attribute", montenotte, forcesFile,
     R"re((<unit id="([^"]+)"[^>]*class="(?:infantry|cavalry|artillery)"[^>]*) move="\d+")re", "$1",
     "unit $2", "entry.not-enough-mp", "what it can pay is not known"},
    {"oob.value-out-of-range", montenotte, forcesFile,
     R"re((<formation id="([^"]+)"[^>]*demoralized-at=)"\d+")re", R"($1"0")", "formation $2"},
    {"oob.value-out-of-range", montenotte, forcesFile,
     R"re((<unit id="([^"]+)"[^>]*) strength="\d+")re", R"($1 strength="0")", "unit $2"},
    {"oob.unknown-formation", montenotte, forcesFile,
     R"re((<unit id="(spork|nicoletti|rosselmini|ocskay|loudon)"[^>]*formation=)"[^"]+")re",
     R"($1"nowhere")", "unit $2"},
    {"oob.unknown-unit", montenotte, scenarioFile, R"re((<setup id="([^"]+)"[^>]*units="))re",
     "$1spectre ", "setup $2"},
    {"oob.unknown-unit", montenotte, scenarioFile,
     R"re((<arrival id="(F-1|C-1|C-2|C-3|C-4|F-AG-train)"[^>]*units="[^"]*))re", "$1 spectre",
     "arrival $2"},
    {"oob.duplicate-id", montenotte, forcesFile,
     R"re(<unit id="(stain|terzi|kerpen|salisch|spork|cuto|beyrand|banel)"[^>]*/>)re", "$&$&",
     "unit $1"},
    {"oob.empty-formation", montenotte, forcesFile, R"re(<formation id="([^"]+)"[^>]*/>)re",
     R"($&<formation id="idle-$1" size="corps"/>)", "formation idle-$1"},
    {"oob.ambiguous-name", montenotte, forcesFile,
     R"re((<unit id="(spork|schubirz|nicoletti)" name=)"[^"]+")re", R"($1"Stain I.R. 50")",
     "unit stain unit $2"},
    {"setup.placed-twice", montenotte, scenarioFile,
     R"re((<setup id="A-(pellegrini|monte-pra|castelazzo)"[^>]*units="))re", "$1salisch ",
     "unit salisch", moved, movedBecause},
    {"stacking.enemies-together", montenotte, scenarioFile,
     R"re((<setup id="A-(?:pellegrini|stain|monte-pra)"[^>]*>\s*<zone at=)"E-\d+")re",
     R"($1"E-4829")", "hex E-4829", moved, movedBecause},
    {"stacking.train", montenotte, scenarioFile,
     R"re((<setup id="A-train"[^>]*>\s*<zone at=)"E-4720")re", R"($1"E-2810")",
     "hex E-2810 unit A-II-train",
     "supply.no-line supply.foreign-train supply.train-unlinked los.vertex-dependent "
     "los.blind-battery",
     "the train supplies from where it stands (17.41)"},
    {"stacking.army-mix", montenotte, scenarioFile,
     R"re((<setup id="P-salicetto"[^>]*>\s*<zone at=)"E-0119")re", R"($1"E-2810")", "hex E-2810",
     moved, movedBecause},
    {.check = "setup.overstacked",
     .sample = montenotte,
     .follows = moved,
     .because = movedBecause,
     .inject = overstacked},
    {.check = "stacking.limit",
     .sample = montenotte,
     .follows = moved,
     .because = movedBecause,
     .inject = overstackedInPlay},
    {.check = "supply.no-line",
     .sample = montenotte,
     .follows = moved,
     .because = movedBecause,
     .inject = outOfSupply},
    {.check = "setup.empty-side",
     .sample = montenotte,
     .follows = "supply.no-line supply.foreign-train supply.train-unlinked los.vertex-dependent "
                "los.blind-battery los.not-reciprocal zoc.engaged-at-start entry.at-night "
                "entry.commander-late",
     .because = "nobody is left to be seen, to come or to be supplied",
     .inject = emptySide},
    {.check = "stacking.leader-dependent",
     .sample = montenotte,
     .follows = moved,
     .because = movedBecause,
     .inject = leftToTheirLeader},
    {.check = "stacking.chateau",
     .sample = montenotte,
     .follows = "stacking.leader-dependent supply.no-line los.vertex-dependent los.blind-battery "
                "zoc.engaged-at-start",
     .because = "they stand there with their officer (3.23)",
     .inject = crowdedChateau},
    {.check = "stacking.road-march",
     .sample = montenotte,
     .follows = moved,
     .because = movedBecause,
     .inject = stackedInRoadMarch},
    {"supply.source-no-road", montenotte, mapFile,
     R"re((<supply-source id="(F1)" letter="F" at=)"E-2534")re", R"($1"E-2334")",
     "hex E-2334 source $2", moved, "the source lies elsewhere"},
    {"supply.wrong-army", montenotte, forcesFile, R"re(<unit id="(stain|terzi|salisch|kerpen)")re",
     R"($& supplied-by="P")", "unit $1", "supply.no-line", "no source of P is on the sheet"},
    {"supply.source-missing", montenotte, forcesFile,
     R"re(<army id="F" name="Army of Italy" supplied-by="F">)re",
     R"(<army id="F" name="Army of Italy" supplied-by="G">)", "side F", moved,
     "nobody of the army has a source then (17.5)"},
    {"supply.source-side", montenotte, mapFile,
     R"re((<supply-source id="([^"]+)") letter="\w" at="(E-\d+)")re", R"($1 at="$3")",
     "hex $3 source $2", moved, "the source serves nobody then"},
    {"supply.source-inland", montenotte, mapFile,
     R"re((<supply-source id="(A2)" letter="A" at=)"E-4701")re", R"($1"E-4703")",
     "hex E-4703 source $2", moved, "its road starts elsewhere"},
    {"supply.train-off-road", montenotte, scenarioFile,
     R"re((<setup id="A-train"[^>]*>\s*<zone at=)"E-4720")re", R"($1"E-4718")", "unit A-II-train",
     moved, "a train off the road supplies nobody (17.41)"},
};

} // namespace

std::span<const Mutation> forcesMutations() {
    return all;
}

} // namespace mutations
