#include "model/change.h"

#include <algorithm>
#include <map>
#include <set>
#include <type_traits>

namespace model {

namespace {

/// Collects what differs; asks each shared part for equality of pointers first.
class Comparison {
public:
    Comparison(const Scenario& before, const Scenario& after) : before_(before), after_(after) {}

    Change change() {
        compareRoots();
        if (!before_.map.sameAs(after_.map)) compareMaps(*before_.map, *after_.map);
        note(Part::forces, !(before_.forces == after_.forces));
        note(Part::rules, !(before_.rules == after_.rules));
        note(Part::schedule, !(before_.schedule == after_.schedule));
        if (!(before_.onMap == after_.onMap)) compareOnMap(*before_.onMap, *after_.onMap);
        compareSetups();
        note(Part::waivers, !(before_.waivers == after_.waivers));
        Change change{parts_, everywhere_ ? Region::everywhere() : Region::of(hexes_)};
        return change;
    }

private:
    void note(Part part, bool differs) {
        if (differs) parts_ |= part;
    }

    void compareRoots() {
        note(Part::texts, before_.id != after_.id || before_.title != after_.title ||
                              before_.notes != after_.notes || before_.about != after_.about ||
                              before_.mapFile != after_.mapFile ||
                              before_.forcesFile != after_.forcesFile);
        note(Part::setup, before_.moment != after_.moment);
        noteGrid(before_.sheetsInPlay != after_.sheetsInPlay);
    }

    void noteGrid(bool differs) {
        note(Part::grid, differs);
        everywhere_ = everywhere_ || differs;
    }

    void compareMaps(const Map& a, const Map& b) {
        note(Part::texts, a.id != b.id || a.title != b.title || a.vocabulary != b.vocabulary ||
                              a.published != b.published || a.notes != b.notes ||
                              a.about != b.about);
        noteGrid(a.grid != b.grid || a.sheets != b.sheets || a.joins != b.joins ||
                 !(a.closed == b.closed));
        compareHexLists(Part::grid, a.partial, b.partial, &PartialList::hexes);
        compareHexLists(Part::terrain, a.terrain, b.terrain, &TerrainList::hexes);
        compareHexLists(Part::terrain, a.levels, b.levels, &LevelList::hexes);
        compareHexLists(Part::hexsides, a.hexsides, b.hexsides, &HexsideList::hexsides);
        compareRecords(Part::hexsides, a.spans, b.spans, [this](const Span& span) {
            if (span.at) touch(*span.at);
        });
        compareRecords(Part::lines, a.watercourses, b.watercourses, [this](const auto& water) {
            for (const Hexside& hexside : water.hexsides)
                touch(hexside);
        });
        compareRecords(Part::lines, a.roads, b.roads, [this](const Road& road) {
            hexes_.insert(hexes_.end(), road.hexes.begin(), road.hexes.end());
        });
        compareRecords(Part::lines, a.outlines, b.outlines,
                       [this](const Outline& outline) { touch(outline); });
        compareRecords(Part::places, a.places, b.places, [this](const Place& place) {
            hexes_.insert(hexes_.end(), place.at.begin(), place.at.end());
        });
        compareRecords(Part::places, a.entries, b.entries, [this](const Entry& entry) {
            hexes_.insert(hexes_.end(), entry.at.begin(), entry.at.end());
        });
        compareRecords(Part::places, a.sources, b.sources,
                       [this](const SupplySource& source) { touch(source.at); });
        compareRecords(Part::places, a.victoryHexes, b.victoryHexes,
                       [this](const VictoryHex& victory) { touch(victory.at); });
        compareRecords(Part::places, a.gatherPoints, b.gatherPoints,
                       [this](const GatherPoint& point) { touch(point.at); });
        compareRecords(Part::places, a.boxes, b.boxes, [this](const MapBox& box) {
            hexes_.insert(hexes_.end(), box.beside.begin(), box.beside.end());
        });
        compareRecords(Part::places, a.labels, b.labels,
                       [this](const Label& label) { touch(label.at); });
        compareRecords(Part::places, a.underlays, b.underlays, [this](const Underlay& underlay) {
            for (const ControlPoint& point : underlay.control)
                touch(point.at);
        });
        note(Part::waivers, !(a.waivers == b.waivers));
    }

    /// The hexes round all of it: those of the box on the lattice that holds its points.
    void touch(const Outline& outline) {
        if (!outline.at) return;
        hexes_.push_back(*outline.at);
        LatticePoint least, most;
        for (const LatticePoint point : outline.points) {
            least = {std::min(least.x, point.x), std::min(least.y, point.y)};
            most = {std::max(most.x, point.x), std::max(most.y, point.y)};
        }
        constexpr auto unit = LatticePoint::unit;
        constexpr auto tooFar = 1000 * unit; // more hexes than are worth naming
        if (most.x - least.x > tooFar || most.y - least.y > tooFar) {
            everywhere_ = true;
            return;
        }
        const auto column = [](std::int64_t x) { return static_cast<int>(x / (3 * unit)); };
        for (int q = column(least.x) - 1; q <= column(most.x) + 1; ++q)
            for (auto y = least.y / unit - 2; y <= most.y / unit + 2; ++y)
                if ((y - q) % 2 == 0)
                    hexes_.push_back(*outline.at + Hex{q, static_cast<int>(y - q) / 2});
    }

    void compareOnMap(const OnMap& a, const OnMap& b) {
        note(Part::onMap, true);
        compareRecords(Part::onMap, a.improvedPositions, b.improvedPositions,
                       [this](const auto& position) { touch(position.at); });
        compareRecords(Part::onMap, a.roadblocks, b.roadblocks,
                       [this](const auto& roadblock) { touch(roadblock.at); });
        compareRecords(Part::onMap, a.damaged, b.damaged, [this](const DamagedSpan& damaged) {
            if (damaged.at) touch(*damaged.at);
        });
        compareRecords(Part::onMap, a.pontoons, b.pontoons, [this](const Pontoon& pontoon) {
            if (pontoon.at) touch(*pontoon.at);
        });
        compareRecords(Part::onMap, a.control, b.control, [this](const Control& control) {
            hexes_.insert(hexes_.end(), control.at.begin(), control.at.end());
        });
    }

    void compareSetups() {
        const bool differs =
            !(before_.setups == after_.setups) || !(before_.arrangement == after_.arrangement);
        note(Part::setup, differs);
        if (!differs && before_.forces == after_.forces) return;
        // A piece may look different because its unit does; hexes of both places are touched.
        std::map<UnitId, std::vector<PlacedPiece>> placed;
        const std::set<UnitId> changedUnits = unitsThatDiffer();
        for (auto& piece : placedPieces(before_))
            placed[piece.piece.unit].push_back(std::move(piece));
        for (const auto& piece : placedPieces(after_)) {
            auto& former = placed[piece.piece.unit];
            const bool same = former.size() == 1 && former.front().piece == piece.piece &&
                              !changedUnits.contains(piece.piece.unit);
            if (same)
                former.clear();
            else
                touch(piece.piece.at);
        }
        for (const auto& [unit, pieces] : placed)
            for (const auto& piece : pieces)
                touch(piece.piece.at);
    }

    std::set<UnitId> unitsThatDiffer() const {
        std::set<UnitId> ids;
        if (before_.forces.sameAs(after_.forces)) return ids;
        const auto& a = before_.forces->units;
        const auto& b = after_.forces->units;
        for (std::size_t i = 0; i < std::max(a.size(), b.size()); ++i) {
            if (i < a.size() && i < b.size() && a[i] == b[i]) continue;
            if (i < a.size()) ids.insert(a[i]->id);
            if (i < b.size()) ids.insert(b[i]->id);
        }
        return ids;
    }

    template <class List, class Set>
    void compareHexLists(Part part, const std::vector<Shared<List>>& a,
                         const std::vector<Shared<List>>& b, Set List::*hexes) {
        const auto touchAll = [&](Hex hex) {
            hexes_.push_back(hex);
            if constexpr (std::is_same_v<Set, HexsideSet>) // stored with one of its two hexes
                for (const Hex next : neighbours(hex))
                    hexes_.push_back(next);
        };
        const Set nothing;
        for (std::size_t i = 0; i < std::max(a.size(), b.size()); ++i) {
            if (i < a.size() && i < b.size() && a[i] == b[i]) continue;
            note(part, true);
            List left = i < a.size() ? *a[i] : List{};
            List right = i < b.size() ? *b[i] : List{};
            const Set before = left.*hexes;
            const Set after = right.*hexes;
            left.*hexes = nothing;
            right.*hexes = nothing;
            if (left == right) {
                Set::forEachDifference(before, after, touchAll);
            } else { // another type, level or sheet: all its hexes change their meaning
                Set::forEachDifference(before, nothing, touchAll);
                Set::forEachDifference(after, nothing, touchAll);
            }
        }
    }

    template <class T, class Touch>
    void compareRecords(Part part, const std::vector<Shared<T>>& a, const std::vector<Shared<T>>& b,
                        Touch touchRecord) {
        for (std::size_t i = 0; i < std::max(a.size(), b.size()); ++i) {
            if (i < a.size() && i < b.size() && a[i] == b[i]) continue;
            note(part, true);
            if (i < a.size()) touchRecord(*a[i]);
            if (i < b.size()) touchRecord(*b[i]);
        }
    }

    void touch(const std::optional<Hex>& hex) {
        if (hex) hexes_.push_back(*hex);
    }
    void touch(Hexside hexside) {
        hexes_.push_back(hexside.first());
        hexes_.push_back(hexside.second());
    }

    const Scenario& before_;
    const Scenario& after_;
    Parts parts_;
    bool everywhere_ = false;
    std::vector<Hex> hexes_;
};

} // namespace

Change diff(const Scenario& before, const Scenario& after) {
    return Comparison(before, after).change();
}

} // namespace model
