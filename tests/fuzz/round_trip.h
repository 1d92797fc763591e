#pragma once
// What holds for whatever a reader of maps, forces and scenarios makes of its input.

#include "formats/native/native_file.h"
#include "tests/formats/native/texts.h"
#include "tests/fuzz/property.h"

#include <map>
#include <string>

namespace fuzz {

/// Reads what writing gives, with the map and forces files beside it.
inline formats::ReadResult<model::Scenario> readBack(const model::Scenario& scenario) {
    std::map<std::string, std::string> others;
    if (!scenario.mapFile.file.empty())
        others[scenario.mapFile.file] = formats::writeMap(*scenario.map);
    if (!scenario.forcesFile.file.empty())
        others[scenario.forcesFile.file] = formats::writeForces(*scenario.forces);
    return formats::readScenario(
        formats::sourceOf(formats::writeScenario(scenario), std::move(others)));
}

/// The canonical text reads back to an equal value and writes to equal bytes.
inline void requireRoundTrip(const model::Scenario& scenario) {
    const auto again = readBack(scenario);
    require(again.value.has_value(), "what is written can be read");
    const auto& value = *again.value;
    requireSame(formats::writeMap(*value.map), formats::writeMap(*scenario.map), "map bytes");
    requireSame(formats::writeForces(*value.forces), formats::writeForces(*scenario.forces),
                "forces bytes");
    requireSame(formats::writeScenario(value), formats::writeScenario(scenario), "scenario bytes");
    require(value.map == scenario.map, "equal map");
    require(value.forces == scenario.forces, "equal forces");
    require(value.rules == scenario.rules, "equal rules");
    require(value.schedule == scenario.schedule, "equal schedule");
    require(value.onMap == scenario.onMap, "equal state of the map");
    require(value.setups == scenario.setups, "equal set-ups");
    require(value.arrangement == scenario.arrangement, "equal arrangement");
    require(value.waivers == scenario.waivers, "equal waivers");
    require(value.sheetsInPlay == scenario.sheetsInPlay, "equal sheets in play");
    require(value == scenario, "equal scenario");
    require(
        formats::filesToWrite(scenario, &scenario, formats::FileKind::scenario, "s.xml").empty(),
        "nothing is written where nothing changed");
}

} // namespace fuzz
