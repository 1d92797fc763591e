#include "model/edits/level_edits.h"

#include "model/edits/hexside_edits.h"
#include "model/edits/terrain_edits.h"
#include "model/scenario/scenario.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <utility>

namespace model {

namespace {

using HexesOfLevel = std::map<int, std::vector<Hex>>;

void setLevels(Scenario& scenario, const HexesOfLevel& levels) {
    for (const auto& [level, hexes] : levels)
        setLevel(hexes, level).apply(scenario);
}

/// The quotient nearest to the exact one; of two as near, the one nearer to `own`.
int roundedMean(int sum, int count, int own) {
    int mean = sum / count;
    if (sum % count < 0) --mean; // now the next whole number below
    const int rest = sum - mean * count;
    const bool isHalf = 2 * rest == count;
    return 2 * rest > count || (isHalf && own > mean) ? mean + 1 : mean;
}

bool risesAnyway(const Map& map, Hexside side, const SlopeDrawing& drawing) {
    const auto features = featuresAt(map, side);
    return std::any_of(features.begin(), features.end(), [&](const HexsideFeature& feature) {
        return feature.type != drawing.type &&
               std::find(drawing.alsoRises.begin(), drawing.alsoRises.end(), feature.type) !=
                   drawing.alsoRises.end();
    });
}

} // namespace

Edit changeLevels(std::vector<Hex> hexes, int by) {
    return {by > 0 ? tr("Raise the ground") : tr("Lower the ground"),
            [hexes = std::move(hexes), by](Scenario& scenario) {
                HexesOfLevel levels;
                for (const Hex hex : hexes)
                    levels[levelAt(*scenario.map, hex).value_or(0) + by].push_back(hex);
                setLevels(scenario, levels);
            }};
}

Edit smoothLevels(std::vector<Hex> hexes) {
    return {tr("Smooth the ground"), [hexes = std::move(hexes)](Scenario& scenario) {
                const Map& map = *scenario.map;
                HexesOfLevel levels;
                for (const Hex hex : hexes) {
                    const auto own = levelAt(map, hex);
                    if (!own) continue;
                    int sum = *own;
                    int count = 1;
                    for (const Hex next : neighbours(hex))
                        if (const auto level = levelAt(map, next)) {
                            sum += *level;
                            ++count;
                        }
                    levels[roundedMean(sum, count, *own)].push_back(hex);
                }
                setLevels(scenario, levels);
            }};
}

Edit slopesFromLevels(std::vector<Hex> hexes, SlopeDrawing drawing) {
    return {tr("Draw slopes from levels"),
            [hexes = std::move(hexes), drawing = std::move(drawing)](Scenario& scenario) {
                const Map& map = *scenario.map;
                std::set<Hexside> seen;
                std::vector<DirectedHexside> slopes;
                std::vector<Hexside> level;
                for (const Hex hex : hexes)
                    for (const Direction toward : hexsideDirections) {
                        const DirectedHexside side{hex, toward};
                        if (!seen.insert(side.hexside()).second) continue;
                        const auto here = levelAt(map, hex);
                        const auto there = levelAt(map, side.to());
                        if (!here || !there) continue;
                        if (std::abs(*here - *there) < drawing.step)
                            level.push_back(side.hexside());
                        else if (!risesAnyway(map, side.hexside(), drawing))
                            slopes.push_back(*here > *there ? side : side.reversed());
                    }
                removeHexsides(level, drawing.type).apply(scenario);
                addHexsides(slopes, drawing.type, drawing.uphillFirst).apply(scenario);
            }};
}

} // namespace model
