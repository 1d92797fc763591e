#pragma once
// What holds for whatever a reader of maps, forces and scenarios makes of its input.

#include "formats/native/native_file.h"
#include "model/scenario/records.h"
#include "tests/formats/native/texts.h"
#include "tests/fuzz/property.h"

#include <algorithm>
#include <map>
#include <string>
#include <tuple>

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

/// Misfits by field and place, and without the words that tell people what was expected: files
/// order and know them, edits do not.
inline model::Scenario withPlainMisfits(model::Scenario scenario) {
    for (const auto& found : model::misfits(scenario))
        model::editAnnotations(scenario, found.record, [](model::Annotations& about) {
            auto& misfits = about.extras.misfits;
            for (auto& misfit : misfits)
                misfit.expected.clear();
            std::stable_sort(misfits.begin(), misfits.end(), [](const auto& a, const auto& b) {
                return std::tie(a.field, a.position) < std::tie(b.field, b.position);
            });
        });
    return scenario;
}

inline void requireSameMap(const model::Map& found, const model::Map& expected) {
    std::vector<std::string> differ;
    const auto note = [&](const char* what, bool same) {
        if (!same) differ.emplace_back(what);
    };
    note("grid", found.grid == expected.grid && found.sheets == expected.sheets);
    note("joins", found.joins == expected.joins);
    note("terrain", found.terrain == expected.terrain);
    note("levels", found.levels == expected.levels);
    note("closed", found.closed == expected.closed && found.partial == expected.partial);
    note("hexsides", found.hexsides == expected.hexsides);
    note("water", found.watercourses == expected.watercourses);
    note("roads", found.roads == expected.roads);
    note("spans", found.spans == expected.spans);
    note("places", found.places == expected.places);
    note("entries", found.entries == expected.entries && found.sources == expected.sources);
    note("victory hexes", found.victoryHexes == expected.victoryHexes);
    note("gather points", found.gatherPoints == expected.gatherPoints);
    note("boxes", found.boxes == expected.boxes);
    note("outlines", found.outlines == expected.outlines);
    note("labels", found.labels == expected.labels);
    note("underlays", found.underlays == expected.underlays);
    note("map", differ.empty() == (found == expected));
    std::string all;
    for (const auto& what : differ)
        all += " " + what;
    require(differ.empty(), "equal" + all + " of\n" + formats::writeMap(expected));
}

/// The canonical text reads back to an equal value and writes to equal bytes.
inline void requireRoundTrip(const model::Scenario& written) {
    const auto again = readBack(written);
    require(again.value.has_value(), "what is written can be read");
    const auto value = withPlainMisfits(*again.value);
    const auto scenario = withPlainMisfits(written);
    const auto text = formats::writeScenario(scenario);
    requireSame(formats::writeMap(*value.map), formats::writeMap(*scenario.map), "map bytes");
    requireSame(formats::writeForces(*value.forces), formats::writeForces(*scenario.forces),
                "forces bytes");
    requireSame(formats::writeScenario(value), text, "scenario bytes");
    requireSameMap(*value.map, *scenario.map);
    require(value.forces == scenario.forces, "equal forces of\n" + text);
    require(value.rules == scenario.rules, "equal rules of\n" + text);
    require(value.schedule == scenario.schedule, "equal schedule of\n" + text);
    require(value.onMap == scenario.onMap, "equal state of the map of\n" + text);
    require(value.setups == scenario.setups, "equal set-ups of\n" + text);
    require(value.arrangement == scenario.arrangement, "equal arrangement of\n" + text);
    require(value.waivers == scenario.waivers, "equal waivers of\n" + text);
    require(value.sheetsInPlay == scenario.sheetsInPlay, "equal sheets in play of\n" + text);
    require(value == scenario, "equal scenario of\n" + text);
    require(
        formats::filesToWrite(scenario, &scenario, formats::FileKind::scenario, "s.xml").empty(),
        "nothing is written where nothing changed");
}

/// Of a value with hexes off its map: they are read back as texts, and stay such.
inline void requireReadable(const model::Scenario& scenario) {
    const auto again = readBack(scenario);
    require(again.value.has_value(), "what is written can be read");
    requireRoundTrip(*again.value);
}

} // namespace fuzz
