#pragma once
// Maps as XML: elements into a map, and a map into its canonical text.

#include "formats/native/xml_cursor.h"
#include "formats/native/xml_writer.h"
#include "model/map/map.h"

#include <unordered_set>
#include <vector>

namespace formats {

/// Reads elements into a map, also in several goes: a case adds to what is given.
class MapReader {
public:
    MapReader(Reading& reading, model::Map& map);

    /// The <map> element itself.
    void readRoot(Cursor& root);
    /// Child elements in the order in which they need each other; the names that are none of a
    /// map's stay in the list.
    void readElements(Cursor& parent, std::vector<Cursor>& elements);

private:
    // The ground plan: map_xml.cpp
    bool readGridOrSheet(Cursor& parent, Cursor& element);
    bool readObject(Cursor& parent, Cursor& element);
    void readGrid(Cursor& element);
    void readSheet(Cursor& parent, Cursor& element);
    void readJoin(Cursor& element);
    // What lists give to hexes and hexsides: map_lists_xml.cpp
    void readTerrain(Cursor& element);
    bool readLevels(Cursor& element);
    void readClosed(Cursor& element);
    void readPartial(Cursor& element);
    void readHexsides(Cursor& element);
    template <class List>
    void readList(Cursor& element, std::vector<model::Shared<List>>& lists, List list,
                  std::unordered_set<model::Hex>* taken = nullptr);
    // Lines: map_lines_xml.cpp
    void readWatercourse(Cursor& element);
    void readRoad(Cursor& element);
    void readSpan(Cursor& element);
    // Places and artwork: map_places_xml.cpp
    void readPlace(Cursor& element);
    void readEntry(Cursor& element);
    void readSource(Cursor& element);
    void readVictoryHex(Cursor& element);
    void readGatherPoint(Cursor& element);
    void readBox(Cursor& element);
    void readOutline(Cursor& element);
    void readLabel(Cursor& element);
    void readUnderlay(Cursor& element);
    std::optional<model::Direction> edge(Cursor& element);

    Reading& reading_;
    model::Map& map_;
    bool gridSeen_ = false;
    long long hexCount_ = 0;
    std::unordered_set<model::Hex> levelled_; ///< hexes that have a level
};

/// `sheets`: those in play, when the map stands in a scenario.
void writeMap(XmlWriter& writer, const model::Map& map,
              const std::vector<model::SheetId>& sheets = {}, bool isRoot = true);

} // namespace formats
