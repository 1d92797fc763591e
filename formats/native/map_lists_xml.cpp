#include "formats/native/label_lists.h"
#include "formats/native/map_xml.h"

namespace formats {

using model::Hex;
using model::MisfitKind;
using model::tr;

namespace {

/// `taken`: hexes of lists before this one, where a hex may stand in one list only.
model::HexSet readHexSet(Cursor& element, const model::Map& map, const model::SheetId& sheet,
                         std::unordered_set<Hex>* taken) {
    HexListReader list(map, sheet);
    model::HexSet set;
    for (const Item& item : element.items())
        list.read(item.text, [&](std::string text, MisfitKind kind, std::string expected) {
            element.misfit("hexes", Item{std::move(text), item.position}, kind,
                           std::move(expected));
        });
    std::vector<Hex> hexes, twice;
    for (const Hex hex : list.inOrder())
        (taken == nullptr || taken->insert(hex).second ? hexes : twice).push_back(hex);
    for (std::string& run : hexItems(map, twice, sheet))
        element.misfit("hexes", std::move(run), MisfitKind::duplicate, "one level a hex");
    set.insert(hexes);
    return set;
}

} // namespace

/// Reads what all lists of hexes share; `list` has what its own attributes say.
template <class List>
void MapReader::readList(Cursor& element, std::vector<model::Shared<List>>& lists, List list,
                         std::unordered_set<Hex>* taken) {
    list.sheet = element.id<model::SheetId>("sheet");
    list.hexes = readHexSet(element, map_, list.sheet, taken);
    list.about = element.finish();
    if (list.hexes.empty() && list.about.extras.empty()) return; // it says nothing
    lists.emplace_back(std::move(list));
}

void MapReader::readTerrain(Cursor& element) {
    model::TerrainList list;
    list.type = element.id<model::TerrainId>("type");
    readList(element, map_.terrain, std::move(list));
}

void MapReader::readClosed(Cursor& element) {
    readList(element, map_.closed, model::ClosedList{});
}

void MapReader::readPartial(Cursor& element) {
    model::PartialList list;
    list.shows = element.number("shows", 1, 99).value_or(0);
    readList(element, map_.partial, std::move(list));
}

/// False without a level: its hexes would have one that nobody wrote.
bool MapReader::readLevels(Cursor& element) {
    constexpr int highest = 9999;
    const auto level = wholeNumber(element.text("level"), -highest, highest);
    if (!level) {
        reading_.report("read.bad-value", element.location(),
                        tr("<levels> needs a level, a whole number"), "level");
        return false;
    }
    model::LevelList list;
    list.level = *level;
    readList(element, map_.levels, std::move(list), &levelled_);
    return true;
}

void MapReader::readHexsides(Cursor& element) {
    model::HexsideList list;
    list.sheet = element.id<model::SheetId>("sheet");
    list.type = element.id<model::HexsideTypeId>("type");
    // Another word is wrong, but the order of the hexes may mean something all the same.
    const bool isStated = !element.text("uphill").empty();
    list.uphillFirst = element.choice<bool>("uphill", {{"first", true}}).value_or(isStated);
    std::unordered_set<model::Hexside> seen, seenTurned;
    for (const Item& item : element.items()) {
        const auto side = model::readHexside(map_, item.text, list.sheet);
        if (!side.value) {
            element.misfit("hexsides", item, MisfitKind::hexside, expectedFor(side.fault));
            continue;
        }
        // A slope that leads uphill both ways is two facts; a check speaks of it.
        const model::Hexside hexside = side.value->hexside();
        const bool turned = list.uphillFirst && side.value->from != hexside.first();
        if ((turned ? seenTurned : seen).insert(hexside).second)
            list.hexsides.insert(list.uphillFirst ? *side.value : canonical(hexside));
        else
            element.misfit("hexsides", item, MisfitKind::duplicate, "each hexside once");
    }
    list.about = element.finish();
    if (list.hexsides.empty() && list.about.extras.empty()) return; // it says nothing
    map_.hexsides.emplace_back(std::move(list));
}

} // namespace formats
