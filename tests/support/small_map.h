#pragma once
// A plain map for tests: one sheet "main" of clear ground, CCRR from the north-west, even columns
// lowered, or two lettered sheets.

#include "model/map/labels.h"
#include "model/map/map.h"
#include "model/scenario/scenario.h"

#include <string>
#include <string_view>
#include <vector>

namespace testing_support {

inline model::Map smallMap(int columns = 20, int rows = 20) {
    model::Map map;
    map.id = "small";
    map.grid.numbering.pattern = "CCRR";
    map.grid.numbering.shifted = model::Parity::even;
    map.sheets.push_back({model::SheetId("main"),
                          {1, columns},
                          {1, rows},
                          {1, rows},
                          model::TerrainId("clear"),
                          {},
                          {}});
    return map;
}

/// Sheets W (10 x 10) and E (10 columns, 10 rows in odd and 9 in even ones), `S-CCRR`.
inline model::Map twoSheets() {
    model::Map map = smallMap();
    map.grid.numbering.pattern = "S-CCRR";
    map.sheets.push_back(map.sheets.front());
    model::Sheet& west = map.sheets[0];
    model::Sheet& east = map.sheets[1];
    west.id = model::SheetId("W");
    east.id = model::SheetId("E");
    west.columns = west.oddRows = west.evenRows = east.columns = east.oddRows = {1, 10};
    east.evenRows = {1, 9};
    placeSheets(map);
    return map;
}

inline model::Hex at(const model::Map& map, std::string_view label) {
    return model::readHex(map, label).value.value();
}

inline std::vector<model::Hex> allAt(const model::Map& map,
                                     const std::vector<std::string>& labels) {
    std::vector<model::Hex> hexes;
    for (const std::string& label : labels)
        hexes.push_back(at(map, label));
    return hexes;
}

inline model::Scenario scenarioOn(model::Map map) {
    model::Scenario scenario;
    scenario.id = "test";
    scenario.map = model::Shared<model::Map>(std::move(map));
    return scenario;
}

inline void addUnit(model::Scenario& scenario, std::string_view id) {
    scenario.forces.edit([&](model::Forces& forces) {
        model::Unit unit;
        unit.id = model::UnitId(id);
        forces.units.push_back(model::Shared<model::Unit>(std::move(unit)));
    });
}

} // namespace testing_support
