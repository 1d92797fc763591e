#pragma once
// Questions of case files with the answers that are expected. The list is closed; an unknown
// question is an error of the file.

#include "model/geometry/hex.h"
#include "model/id.h"
#include "model/scenario/scenario.h"
#include "model/validation_report.h"

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace model {

/// A finding by check, subjects and part; or that there is none (`none`), which also demands that
/// the check ran and that no waiver hides it.
struct ExpectFinding {
    std::string check;
    std::vector<std::pair<std::string, std::string>> subjects; ///< as spelled; empty: anywhere
    std::string part, found, allowed, severity, by;
    bool none = false;
};

/// May the pieces of a side stand together in a hex?
struct ExpectStack {
    std::string at; ///< label
    SideId side;
    std::string is; ///< legal, illegal or undecided
    std::string by; ///< clause
    std::optional<int> units;
    std::string missing; ///< the figure without which it is undecided
};

/// What a text is in this numbering: its canonical label, or `invalid`.
struct ExpectLabel {
    std::string text, is;
};
/// The six neighbours in order from direction 0, off-map ones left out.
struct ExpectNeighbours {
    std::string of;
    std::vector<std::string> are;
};
struct ExpectDistance {
    std::string from, to;
    int is = 0;
};
/// A figure of the ruleset after all layers.
struct ExpectState {
    std::string figure, is, by, layer;
};
/// The hexes of a set-up zone.
struct ExpectZone {
    SetupId setup;
    std::optional<int> count;
    std::vector<std::string> are, with, without;
};

/// The hexes of a zone of control: of a unit, or of all units of a side.
struct ExpectZoc {
    UnitId unit;
    SideId side;
    std::vector<std::string> are, with, without;
    std::string missing;
};
/// What one step costs a unit, in movement points: `1/2`, `3`, `barred` or `undecided`.
struct ExpectStep {
    UnitId unit;
    std::string from, to, is, by, missing;
    bool roadMarch = false;
};
/// Whether a unit can reach a hex this turn (yes, no, undecided), the least cost, the way, and what
/// bars it.
struct ExpectReach {
    UnitId unit;
    std::string to, is, cost, by, missing;
    std::vector<std::string> path;
    bool roadMarch = false; ///< it starts in road march
};
/// The movement points of a unit this turn.
struct ExpectAllowance {
    UnitId unit;
    std::string is, by, missing;
};
/// A line of sight (clear, blocked or undecided), the hex, hexside or corner that blocks it and the
/// clause.
struct ExpectSight {
    std::string from, to, is, at, by, missing;
    bool artillery = false; ///< as a battery sees its target
};
/// All hexes that are seen from a hex.
struct ExpectFan {
    std::string from;
    bool artillery = false;
    std::vector<std::string> are, with, without;
};
/// Whether a unit is in supply (in, out, undecided), through which train or source, over how many
/// hexes, and what breaks the line; or exactly how many of several units are in supply.
struct ExpectSupply {
    std::vector<UnitId> units;
    std::string is, through, by, at, missing;
    std::optional<int> length, exactly;
};
/// What an arriving group pays, who waits, where its pieces end, and where it may go instead.
struct ExpectEntry {
    ArrivalId arrival;
    std::vector<std::string> costs; ///< by stack or unit, in movement points
    std::vector<std::string> waits; ///< units that cannot pay this turn
    std::vector<std::string> ends;  ///< hexes where those in road march end
    std::vector<std::string> at;    ///< hexes it may enter by
    std::string is, missing;        ///< open, blocked, barred or undecided
};
/// The hexes by which a group arrives at a turn, or the chance that it arrives then.
struct ExpectArrival {
    ArrivalId arrival;
    std::string turn;
    std::vector<std::string> at;
    std::string chance; ///< an exact fraction: `1/12`
};
/// The turns of the track, all or of a kind: day, twilight, night or weather.
struct ExpectTurns {
    std::string kind;
    std::optional<int> count;
    std::vector<std::string> are; ///< labels separated by commas in the file
};

using Question =
    std::variant<ExpectFinding, ExpectStack, ExpectLabel, ExpectNeighbours, ExpectDistance,
                 ExpectState, ExpectZone, ExpectZoc, ExpectStep, ExpectReach, ExpectAllowance,
                 ExpectSight, ExpectFan, ExpectSupply, ExpectEntry, ExpectArrival, ExpectTurns>;

struct Expectation {
    Question question;
    FileLocation location;
};

/// One situation to judge: a case, or a <then> of it.
struct Case {
    std::string id;
    std::string rule;
    Scenario scenario; ///< complete: given, case and thens put together
    std::vector<Expectation> expectations;
    FileLocation location;
};

struct CaseFile {
    RulesetId ruleset;
    std::string about;
    std::vector<Case> cases;
};

} // namespace model
