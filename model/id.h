#pragma once
// Strong text ids. A UnitId is not a FormationId although both are words; either may point at
// nothing, since files hold whatever was written and a check says what is wrong with it.

#include <compare>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

namespace model {

template <class Tag>
struct Id {
    std::string text;

    Id() = default;
    explicit Id(std::string_view word) : text(word) {}

    bool empty() const { return text.empty(); }
    auto operator<=>(const Id&) const = default;
};

using ArmyId = Id<struct ArmyTag>;
using ArrivalId = Id<struct ArrivalTag>;
using BoxId = Id<struct BoxTag>;
using DivisionId = Id<struct DivisionTag>;
using EntryId = Id<struct EntryTag>;
using FormationId = Id<struct FormationTag>;
using GatherPointId = Id<struct GatherPointTag>;
using HexsideTypeId = Id<struct HexsideTypeTag>;
using OptionId = Id<struct OptionTag>;
using OutlineId = Id<struct OutlineTag>;
using PlaceId = Id<struct PlaceTag>;
using RoadId = Id<struct RoadTag>;
using RoadTypeId = Id<struct RoadTypeTag>;
using RulesetId = Id<struct RulesetTag>;
using SetupId = Id<struct SetupTag>;
using SheetId = Id<struct SheetTag>;
using SideId = Id<struct SideTag>;
using SourceId = Id<struct SourceTag>;
using SpanTypeId = Id<struct SpanTypeTag>;
using TerrainId = Id<struct TerrainTag>;
using UnitClassId = Id<struct UnitClassTag>;
using UnitId = Id<struct UnitTag>;
using WatercourseId = Id<struct WatercourseTag>;

} // namespace model

template <class Tag>
struct std::hash<model::Id<Tag>> {
    std::size_t operator()(const model::Id<Tag>& id) const noexcept {
        return std::hash<std::string>{}(id.text);
    }
};
