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
    bool readGridOrSheet(Cursor& parent, Cursor& element);
    bool readObject(Cursor& parent, Cursor& element);
    void readGrid(Cursor& element);
    void readSheet(Cursor& parent, Cursor& element);
    void readTerrain(Cursor& element);
    void readLevels(Cursor& parent, Cursor& element);
    void readClosed(Cursor& element);
    void readHexsides(Cursor& element);
    void readWatercourse(Cursor& element);
    void readRoad(Cursor& element);
    void readSpan(Cursor& element);
    void readPlace(Cursor& element);
    void readEntry(Cursor& element);
    void readSource(Cursor& element);
    void readVictoryHex(Cursor& element);
    model::HexSet readHexSet(Cursor& element, const model::SheetId& sheet,
                             std::unordered_set<model::Hex>* taken = nullptr);

    Reading& reading_;
    model::Map& map_;
    bool gridSeen_ = false;
    long long hexCount_ = 0;
    std::unordered_set<model::Hex> levelled_; ///< hexes that have a level
};

model::Waiver readWaiver(Cursor& element);
/// The subjects of a waiver or of a finding that is expected, in the order of the file.
std::vector<std::pair<std::string, std::string>> readSubjects(Cursor& element);

/// `sheets`: those in play, when the map stands in a scenario.
void writeMap(XmlWriter& writer, const model::Map& map,
              const std::vector<model::SheetId>& sheets = {}, bool isRoot = true);
void writeWaiver(XmlWriter& writer, const model::Waiver& waiver);

} // namespace formats
