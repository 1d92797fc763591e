#include "validators/rules/printed_lines.h"

#include <map>

namespace validators {

namespace {

/// The types of one vocabulary by id, each looked up once.
template <class Type>
std::map<decltype(Type::id), const Type*> byId(const std::vector<Type>* types) {
    std::map<decltype(Type::id), const Type*> found;
    if (types)
        for (const Type& type : *types)
            found.emplace(type.id, &type);
    return found;
}

template <class Id, class Type>
const Type* lookUp(const std::map<Id, const Type*>& types, const Id& id) {
    const auto found = types.find(id);
    return found == types.end() ? nullptr : found->second;
}

template <class Item>
void sortByHexside(std::vector<Item>& items) {
    std::stable_sort(items.begin(), items.end(),
                     [](const Item& a, const Item& b) { return a.at < b.at; });
}

} // namespace

PrintedLines::PrintedLines(const model::Map& map, const model::Ruleset* ruleset) {
    addFeatures(map, ruleset);
    addLinks(map, ruleset);
    addSpans(map, ruleset);
    for (const auto& list : map.levels)
        list->hexes.forEach([&](model::Hex hex) { levels_.emplace(hex, list->level); });
}

void PrintedLines::addFeatures(const model::Map& map, const model::Ruleset* ruleset) {
    const auto types = byId(ruleset ? &ruleset->hexsides : nullptr);
    for (const auto& list : map.hexsides) {
        const auto* type = lookUp(types, list->type);
        list->hexsides.forEach([&](model::DirectedHexside side) {
            const auto uphill = list->uphillFirst ? std::optional(side.from) : std::nullopt;
            features_.push_back({side.hexside(), &list->type, type, uphill, nullptr});
        });
    }
    for (const auto& water : map.watercourses) {
        const auto* type = lookUp(types, water->type);
        for (const model::Hexside hexside : water->hexsides)
            features_.push_back({hexside, &water->type, type, std::nullopt, &*water});
    }
    sortByHexside(features_);
}

void PrintedLines::addLinks(const model::Map& map, const model::Ruleset* ruleset) {
    const auto types = byId(ruleset ? &ruleset->roads : nullptr);
    for (const auto& road : map.roads) {
        const auto& hexes = road->hexes;
        if (hexes.empty()) continue;
        const auto* type = lookUp(types, road->type);
        const auto addHalf = [&](model::Hex hex, std::optional<model::Direction> toward) {
            if (toward && toward->isHexside())
                links_.push_back({model::Hexside(hex, *toward), &*road, type, hex});
        };
        addHalf(hexes.front(), road->beforeFirst);
        for (std::size_t i = 1; i < hexes.size(); ++i)
            if (const auto at = model::hexsideBetween(hexes[i - 1], hexes[i]))
                links_.push_back({*at, &*road, type, std::nullopt});
        addHalf(hexes.back(), road->afterLast);
    }
    sortByHexside(links_);
}

void PrintedLines::addSpans(const model::Map& map, const model::Ruleset* ruleset) {
    const auto types = byId(ruleset ? &ruleset->spans : nullptr);
    for (const auto& span : map.spans)
        if (span->at) spans_.push_back({*span->at, &*span, lookUp(types, span->type)});
    sortByHexside(spans_);
}

std::optional<int> PrintedLines::levelAt(model::Hex hex) const {
    const auto found = levels_.find(hex);
    return found == levels_.end() ? std::nullopt : std::optional(found->second);
}

std::vector<model::Hexside> hexsidesIn(const model::Region& region) {
    std::vector<model::Hexside> hexsides;
    region.hexes().forEach([&](model::Hex hex) {
        for (const model::Direction direction : model::hexsideDirections)
            hexsides.emplace_back(hex, direction);
    });
    std::sort(hexsides.begin(), hexsides.end());
    hexsides.erase(std::unique(hexsides.begin(), hexsides.end()), hexsides.end());
    return hexsides;
}

} // namespace validators
