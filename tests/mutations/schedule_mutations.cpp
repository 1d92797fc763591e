// Turns, weather and reinforcements.

#include "tests/mutations/mutation.h"

namespace mutations {

namespace {

constexpr std::string_view montenotte = "piedmont/montenotte";
constexpr std::string_view file = "montenotte.scenario.xml";

/// A day's arrivals and set-up hang on turns of these labels.
constexpr Mutation all[] = {
    {"turns.count", montenotte, file, R"re(stated="25")re", R"(stated="24")",
     "scenario montenotte"},
    {"turns.first-player", montenotte, file, R"re(first-player="F")re", R"(first-player="C")",
     "scenario montenotte"},
    {"turns.out-of-order", montenotte, file, R"re(to="13 Apr 3 PM" stated="25")re",
     R"(to="11 Apr 3 PM")", "turn 11 Apr 3 PM",
     "turns.count entry.never-arrives entry.at-night entry.turn-not-on-track entry.commander-late",
     "there is no turn between"},
    {"turns.unknown-label", montenotte, file, R"re(to="13 Apr 3 PM")re", R"(to="13 Apr 8 PM")",
     "scenario montenotte", "turns.count entry.at-night", "turns cannot be counted"},
    {"turns.start", montenotte, file, R"re(from="12 Apr 7 AM" to="13 Apr 3 PM" stated="25")re",
     R"(from="12 Apr 9 AM" to="13 Apr 3 PM" stated="23")", "scenario montenotte turn 12 Apr 9 AM",
     "turns.count", "27.11 prints 25"},
    {"turns.length", montenotte, file, R"re((<turns [^>]*)/>)re",
     R"($1/><turn at="12 Apr 8 AM" hours="2"/>)", "turn 12 Apr 8 AM"},
    {"turns.night-flag", montenotte, file, R"re((<turns [^>]*)/>)re",
     R"($1/><turn at="12 Apr 6 PM" kind="night"/>)", "turn 12 Apr 6 PM",
     "entry.at-night turns.twilight", "F-AG-train comes on that turn"},
    {"turns.twilight", montenotte, file, R"re((<turns [^>]*)/>)re",
     R"($1/><turn at="12 Apr 7-8 PM" kind="day"/>)", "turn 12 Apr 7-8 PM"},
    {"entry.no-road", montenotte, file, R"re((<arrival id="(F-1)"[^>]*)(>\s*<enter at=)"E-2534")re",
     R"($1 road-march="yes"$3"E-2334")", "arrival $2"},
    {"turns.gap", montenotte, file, R"re((<turns [^>]*)/>)re",
     R"($1/><turn at="12 Apr 8 AM"/><turn at="12 Apr 8 AM"/>)", "turn 12 Apr 8 AM"},
    {"weather.unknown", montenotte, file, R"re((<turns [^>]*)/>)re",
     R"($1/><weather turn="12 Apr 8 AM" is="hail"/>)", "turn 12 Apr 8 AM",
     "los.vertex-dependent los.blind-battery", "how far one sees is not known then"},
    {"weather.check-turns", montenotte, file, R"re((<turns [^>]*)/>)re",
     R"($1/><turn at="12 Apr 8 AM" weather="yes"/>)", "turn 12 Apr 7 AM"},
    {"entry.at-night", montenotte, file, R"re(turn="12 Apr 6 PM"( units="AG-train"))re",
     R"(turn="12 Apr 9 PM"$1)", "arrival F-AG-train"},
    {"entry.restricted-turn", montenotte, file, R"re(turn="12 Apr 6 PM"( units="AG-train"))re",
     R"(turn="12 Apr 7-8 PM"$1)", "arrival F-AG-train"},
    {"entry.column-order", montenotte, file,
     R"re((<arrival id="(F-2|F-2100)"[^>]*units=)"augereau beyrand banel F-2nd I-train")re",
     R"($1"augereau I-train beyrand banel F-2nd")", "arrival $2"},
    {"entry.empty-group", montenotte, file,
     R"re((<arrival id="(C-1|C-3|C-4)"[^>]*) units="[^"]*")re", R"($1 units="")", "arrival $2"},
    {"entry.group-numbers", montenotte, file, R"re((<arrival id="C-4"[^>]*) alt="4")re",
     R"($1 alt="6")", "side C"},
    {"entry.never-arrives", montenotte, file, R"re(turn="12 Apr 6 PM"( units="AG-train"))re",
     R"(turn="13 Apr 4 PM"$1)", "arrival F-AG-train"},
    {"entry.turn-not-on-track", montenotte, file, R"re(turn="12 Apr 6 PM"( units="AG-train"))re",
     R"(turn="12 Apr 6 XM"$1)", "arrival F-AG-train"},
    {"entry.no-hex", montenotte, file,
     R"re((<arrival id="(F-1|F-2|F-2100|F-AG-train)"[^>]*>)\s*<enter at="E-2534"/>)re", "$1",
     "arrival $2", "entry.at-night", "where it does not enter it does not enter by night"},
    {"entry.not-on-edge", montenotte, file,
     R"re((<arrival id="(F-1|F-2|F-2100|F-AG-train)"[^>]*>\s*<enter at=)"E-2534")re",
     R"($1"E-2530")", "arrival $2 hex E-2530", "entry.at-night entry.wrong-side",
     "where it does not enter it does not enter by night"},
    {"entry.wrong-side", montenotte, file,
     R"re((<arrival id="(F-1|F-2)"[^>]*>\s*<enter at=)"E-2534")re", R"($1"E-3801")", "arrival $2"},
    {"entry.schedule-gap", montenotte, file,
     R"re((<arrival id="(C-2|C-3|C-4)"[^>]*>\s*<enter hours="7 AM..10 AM" at="E-6133"/>)\s*<enter hours="11 AM..3 PM" at="E-6118 E-6122"/>)re",
     "$1", "arrival $2"},
    {"entry.schedule-overlap", montenotte, file,
     R"re((<arrival id="(C-2|C-3|C-4)"[^>]*>\s*<enter hours=)"7 AM..10 AM")re",
     R"($1"7 AM..11 AM")", "arrival $2"},
    {"entry.overtakes", montenotte, file, R"re((<arrival id="C-3"[^>]*alt="3"))re",
     R"($1 turn="12 Apr 10 AM")", "arrival C-3 arrival C-1; arrival C-3 arrival C-2"},
    {"entry.blocked", montenotte, file,
     R"re((<setup id="A-castelazzo"[^>]*>\s*<zone at=)"E-4024")re", R"($1"E-2534")",
     "arrival F-1; arrival F-2; arrival F-2100; arrival F-AG-train",
     "supply.source-blocked supply.no-line supply.foreign-train los.vertex-dependent "
     "los.blind-battery supply.train-unlinked",
     "the hex is a supply source, too (17.44)"},
    {"supply.source-blocked", montenotte, file,
     R"re((<setup id="A-castelazzo"[^>]*>\s*<zone at=)"E-4024")re", R"($1"E-3833")",
     "hex E-3833 source F2",
     "supply.no-line supply.foreign-train los.vertex-dependent los.blind-battery "
     "supply.train-unlinked",
     "a source under the enemy serves nobody (17.44)"},
};

} // namespace

std::span<const Mutation> scheduleMutations() {
    return all;
}

} // namespace mutations
