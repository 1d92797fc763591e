#pragma once
// What a finding points at. Every subject has one spelling everywhere (waiver, expectation,
// report, command line): its kind and its printed label or id.

#include "model/geometry/hex.h"
#include "model/geometry/hexside.h"
#include "model/geometry/vertex.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace model {

struct Map;

enum class ObjectKind {
    scenario,
    map,
    forces,
    sheet,
    side,
    army,
    formation,
    division,
    unit,
    setup,
    arrival,
    zone,
    place,
    watercourse,
    road,
    entry,
    source,
    gatherPoint,
    box,
    outline,
    span,
    turn,
    weather,
    waiver,
    ruleset,
    check,
    figure,
    option,
    text,        ///< a label that is none
    hexText,     ///< a label that the map does not have, spelled `hex`
    hexsideText, ///< likewise, spelled `hexside`
    file,
};

struct ObjectRef {
    ObjectKind kind = ObjectKind::scenario;
    std::string id;
    auto operator<=>(const ObjectRef&) const = default;
};

using Subject = std::variant<Hex, Hexside, Vertex, ObjectRef>;

/// The word of a kind as files spell it: `unit`, `formation`.
std::string_view word(ObjectKind kind);
std::optional<ObjectKind> objectKind(std::string_view word);

/// ("hex", "E-5030"), ("unit", "rampon-a").
std::pair<std::string, std::string> spelling(const Map& map, const Subject& subject);

} // namespace model
