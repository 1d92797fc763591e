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

using Question = std::variant<ExpectFinding, ExpectStack, ExpectLabel, ExpectNeighbours,
                              ExpectDistance, ExpectState, ExpectZone>;

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
