#include "validators/rules/setup_zone.h"

#include "model/map/labels.h"

#include <algorithm>

namespace validators {

namespace {

class ZoneHexes {
public:
    explicit ZoneHexes(const Situation& situation) : situation_(situation) {}

    void operator()(const model::HexesZone& zone) {
        for (const model::Hex hex : zone.hexes)
            add(hex);
    }

    void operator()(const model::WithinZone& zone) {
        std::vector<model::Hex> centres = zone.of;
        if (!zone.ofFormation.empty())
            addCentres(centres, "formation " + zone.ofFormation.text + ": no unit on the map",
                       [&](const model::Unit& unit) { return unit.formation == zone.ofFormation; });
        if (!zone.ofUnit.empty())
            addCentres(centres, "unit " + zone.ofUnit.text + ": not on the map",
                       [&](const model::Unit& unit) { return unit.id == zone.ofUnit; });
        for (const model::Hex centre : centres)
            for (const model::Hex hex : model::hexesWithin(centre, zone.within))
                add(hex);
    }

    SetupZone zone() {
        auto& hexes = zone_.hexes;
        std::sort(hexes.begin(), hexes.end());
        hexes.erase(std::unique(hexes.begin(), hexes.end()), hexes.end());
        std::sort(hexes.begin(), hexes.end(), [&](model::Hex a, model::Hex b) {
            return model::printedBefore(situation_.map(), a, b);
        });
        if (!zone_.missing.empty()) zone_.verdict = Verdict::undecided;
        return std::move(zone_);
    }

private:
    void add(model::Hex hex) {
        if (situation_.extent().isOnMap(hex)) zone_.hexes.push_back(hex);
    }

    template <class Wanted>
    void addCentres(std::vector<model::Hex>& centres, const std::string& missing, Wanted wanted) {
        const auto before = centres.size();
        for (const Standing& standing : situation_.standing())
            if (standing.facts && wanted(*standing.facts->unit)) centres.push_back(standing.at);
        if (centres.size() == before) zone_.missing.push_back(missing);
    }

    const Situation& situation_;
    SetupZone zone_;
};

} // namespace

SetupZone setupZone(const Situation& situation, const model::Setup& setup) {
    ZoneHexes hexes(situation);
    for (const model::Zone& zone : setup.zones)
        std::visit(hexes, zone.area);
    return hexes.zone();
}

} // namespace validators
