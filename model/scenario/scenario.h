#pragma once
// A Scenario is the value of a document: which ruleset, map and forces, who starts where, the
// state of the map, the schedule and what its author has waived. It holds whatever was written,
// right or wrong; checks say what is wrong. Plain and comparable; its parts are shared.

#include "model/annotations.h"
#include "model/forces/forces.h"
#include "model/map/map.h"
#include "model/map/waiver.h"
#include "model/ruleset/override.h"
#include "model/scenario/on_map.h"
#include "model/scenario/schedule.h"
#include "model/scenario/setup.h"
#include "model/shared.h"

#include <string>
#include <vector>

namespace model {

/// The state in which the pieces are judged: before the first move, or in play.
enum class Moment { setup, play };

/// A part that stands in a file of its own, or in the scenario file when `file` is empty.
struct FileRef {
    std::string file; ///< as written, relative to the scenario's folder
    Annotations about;
    bool operator==(const FileRef&) const = default;
};

struct Option {
    OptionId id;
    Annotations about;
    bool operator==(const Option&) const = default;
};

struct Rules {
    RulesetId ruleset;
    std::string published; ///< which printed scenario this claims to be
    std::vector<Option> options;
    std::vector<Override> overrides;
    bool operator==(const Rules&) const = default;
};

struct Scenario {
    std::string id;
    std::string title;
    std::vector<std::string> notes;
    Moment moment = Moment::setup;
    Shared<Rules> rules;
    FileRef mapFile, forcesFile;
    std::vector<SheetId> sheetsInPlay; ///< empty: all sheets of the map
    Shared<Map> map;
    Shared<Forces> forces;
    Shared<Schedule> schedule;
    Shared<OnMap> onMap;
    std::vector<Shared<Setup>> setups;
    Shared<Arrangement> arrangement;
    std::vector<Shared<Waiver>> waivers;
    Annotations about;

    bool operator==(const Scenario&) const = default;
};

/// A piece with its place, from the arrangement or from a set-up of one hex.
struct PlacedPiece {
    Piece piece;
    bool fromSetup = false; ///< not in the arrangement: its set-up's only hex places it
};

/// Every piece that stands somewhere, in order: arrangement first, then fixed set-ups of units
/// that the arrangement does not mention.
std::vector<PlacedPiece> placedPieces(const Scenario& scenario);

} // namespace model
