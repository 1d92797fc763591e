#pragma once
// A Ruleset says how to play: vocabulary, one alternative a mechanism with its figures, the
// checks that apply, switches, options and the figures that were published. A file may extend
// another; `extended` merges them, so that rules see one ruleset in which every figure knows the
// layer it came from.

#include "model/finding.h"
#include "model/ruleset/entry.h"
#include "model/ruleset/figure.h"
#include "model/ruleset/line_of_sight.h"
#include "model/ruleset/map_rule.h"
#include "model/ruleset/movement.h"
#include "model/ruleset/override.h"
#include "model/ruleset/stacking.h"
#include "model/ruleset/supply.h"
#include "model/ruleset/turn_track.h"
#include "model/ruleset/vocabulary.h"
#include "model/ruleset/zone_of_control.h"
#include "model/validation_report.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace model {

/// A check that applies in this game, with the rule it rests on.
struct ListedCheck {
    std::string id;
    RuleRef rule;
    std::optional<Severity> severity; ///< unless it is the check's own
    int line = 0;                     ///< in the file of the ruleset, for messages
    bool operator==(const ListedCheck&) const = default;
};

/// A reading of a rule that a scenario may choose by overriding the figure.
struct Switch {
    std::string id;
    std::string figure;
    std::vector<std::string> values; ///< the first is the default unless the figure says otherwise
    std::string question;
    RuleRef rule;
    bool operator==(const Switch&) const = default;
};

/// A rule that a scenario turns on.
struct RuleOption {
    OptionId id;
    std::string name;
    RuleRef rule;
    bool operator==(const RuleOption&) const = default;
};

struct SourceLetter {
    std::string id;
    std::string means;
    RuleRef rule;
    bool operator==(const SourceLetter&) const = default;
};

/// Figures printed for one published scenario.
struct PublishedFigure {
    std::string name;
    std::string side;
    std::string value;
    RuleRef rule;
    bool operator==(const PublishedFigure&) const = default;
};
struct PublishedList {
    std::string name;
    std::vector<std::string> items; ///< as printed
    RuleRef rule;
    bool operator==(const PublishedList&) const = default;
};
struct PublishedScenario {
    std::string id;
    std::vector<PublishedFigure> figures;
    std::vector<PublishedList> lists;
    bool operator==(const PublishedScenario&) const = default;
};

struct Ruleset {
    RulesetId id;
    RulesetId extends;
    std::string name, edition, book;
    std::vector<RulesetLayerInfo> layers; ///< this one first, then what it extends

    std::vector<TerrainType> terrain;
    std::vector<HexsideType> hexsides;
    std::vector<RoadType> roads;
    std::vector<SpanType> spans;
    std::vector<PlaceKind> placeKinds;
    std::vector<UnitClass> classes;
    std::vector<SourceLetter> sourceLetters;
    MapRule map;
    StackingRule stacking;
    MovementRule movement;
    ZoneOfControlRule zoneOfControl;
    SightRule sight;
    SupplyRule supply;
    EntryRule entry;
    TurnTrack turnTrack;
    std::vector<WeatherType> weather;
    std::vector<Switch> switches;
    std::vector<RuleOption> options;
    std::vector<PublishedScenario> published;
    std::vector<PublishedMap> publishedMaps;
    std::vector<ListedCheck> checks;

    bool operator==(const Ruleset&) const = default;
};

const TerrainType* find(const Ruleset& ruleset, const TerrainId& id);
const HexsideType* find(const Ruleset& ruleset, const HexsideTypeId& id);
const RoadType* find(const Ruleset& ruleset, const RoadTypeId& id);
const SpanType* find(const Ruleset& ruleset, const SpanTypeId& id);
const PlaceKind* findPlaceKind(const Ruleset& ruleset, std::string_view id);
const PublishedMap* findPublishedMap(const Ruleset& ruleset, std::string_view id);
const UnitClass* find(const Ruleset& ruleset, const UnitClassId& id);
const WeatherType* findWeather(const Ruleset& ruleset, std::string_view id);
const ListedCheck* findListed(const Ruleset& ruleset, std::string_view check);

/// What people read for a type: its name, else its id. `ruleset` may be null.
template <class TypeId>
std::string nameOf(const Ruleset* ruleset, const TypeId& id) {
    const auto* type = ruleset ? find(*ruleset, id) : nullptr;
    return type && !type->name.empty() ? type->name : id.text;
}

/// What may not share a hex with the terrain, whichever of the two the ruleset says it of; each
/// once, in the order of the ruleset.
std::vector<TerrainId> excludedBy(const Ruleset& ruleset, const TerrainId& terrain);

/// A hexside that borders the terrain freezes, and so does the terrain.
bool freezes(const Ruleset& ruleset, const TerrainId& terrain);

/// `game` laid over `series`: figures by name, keyed lists by key (a later entry replaces the
/// earlier one in its place), rows of a table as a whole.
Ruleset extended(const Ruleset& series, const Ruleset& game);

/// An override that names no figure or gives it a value it cannot have.
struct RefusedOverride {
    std::size_t index = 0; ///< in the list given
    bool unknownFigure = false;
    std::string allowed; ///< the values the figure can have
};

/// The ruleset with a scenario's house rules on top; the good ones are applied.
Ruleset overridden(Ruleset ruleset, std::span<const Override> overrides,
                   std::vector<RefusedOverride>& refused);

} // namespace model
