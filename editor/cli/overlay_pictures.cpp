#include "editor/cli/overlay_pictures.h"

#include "editor/cli/options.h"
#include "editor/overlays/answer_words.h"
#include "editor/overlays/rule_overlays.h"
#include "model/map/labels.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>

#include <fmt/format.h>

namespace editor::cli {

namespace {

constexpr std::array<std::string_view, 5> names{"reach", "zoc", "los", "supply", "entry"};

class Asked {
public:
    Asked(const validators::Situation& situation, std::string_view text, Run& run)
        : situation_(situation), run_(run) {
        const auto colon = std::min(text.find(':'), text.size());
        name_ = text.substr(0, colon);
        if (colon < text.size()) of_ = text.substr(colon + 1);
    }

    std::optional<OverlayPicture> picture() {
        if (name_ == "reach") return ofUnit(&reachPicture);
        if (name_ == "zoc") return zones();
        if (name_ == "los") return sight();
        if (name_ == "supply") return supply();
        if (name_ == "entry") return entryPicture(situation_, std::nullopt);
        return refuse(fmt::format("there is no such overlay{}",
                                  didYouMean({names.begin(), names.end()}, name_)));
    }

private:
    std::optional<OverlayPicture> refuse(const std::string& why) {
        run_.refuse(fmt::format("--overlay: {}: {}", of_.empty() ? name_ : of_, why));
        return std::nullopt;
    }
    const validators::Standing* piece() const { return standingOf(situation_, model::UnitId(of_)); }
    bool isSide() const { return model::find(situation_.forces(), model::SideId(of_)) != nullptr; }

    template <class Make>
    std::optional<OverlayPicture> ofUnit(Make make) {
        if (of_.empty()) return refuse("name a unit, as in reach:UNIT");
        if (!piece()) return refuse("no such unit stands on the map");
        return make(situation_, model::UnitId(of_), std::nullopt);
    }
    std::optional<OverlayPicture> zones() {
        if (of_.empty()) return zonesPicture(situation_, std::nullopt, std::nullopt);
        if (isSide()) return zonesPicture(situation_, model::SideId(of_), std::nullopt);
        return ofUnit(&zonePicture);
    }
    std::optional<OverlayPicture> sight() {
        if (const auto* unit = piece()) {
            const bool guns = unit->facts && unit->facts->unitClass &&
                              unit->facts->unitClass->countsAs == "artillery";
            return sightPicture(situation_, unit->at,
                                guns ? validators::SightMode::artillery
                                     : validators::SightMode::units,
                                std::nullopt);
        }
        const auto hex = model::readHex(situation_.map(), of_).value;
        if (!hex || !situation_.extent().isOnMap(*hex))
            return refuse("no such hex or unit is on the map, name one as in los:HEX");
        return sightPicture(situation_, *hex, validators::SightMode::units, std::nullopt);
    }
    std::optional<OverlayPicture> supply() {
        if (of_.empty()) return supplyPicture(situation_, std::nullopt, {}, std::nullopt);
        if (isSide()) return supplyPicture(situation_, model::SideId(of_), {}, std::nullopt);
        if (!piece()) return refuse("no such side, and no such unit on the map");
        return supplyPicture(situation_, std::nullopt, model::UnitId(of_), std::nullopt);
    }

    const validators::Situation& situation_;
    Run& run_;
    std::string name_, of_;
};

} // namespace

std::optional<std::vector<formats::Shape>> overlayShapes(const validators::Situation& situation,
                                                         const std::vector<std::string>& asked,
                                                         Run& run) {
    std::vector<formats::Shape> shapes;
    for (const auto& text : asked) {
        auto picture = Asked(situation, text, run).picture();
        if (!picture) return std::nullopt;
        std::move(picture->shapes.begin(), picture->shapes.end(), std::back_inserter(shapes));
    }
    return shapes;
}

} // namespace editor::cli
