#include "editor/overlays/answer_words.h"
#include "editor/overlays/rule_overlays.h"
#include "validators/rules/zone_of_control.h"

#include <algorithm>

namespace editor {

using formats::Role;
using model::tr;

namespace {

void addZone(OverlayPicture& picture, const Situation& situation, const model::SideId& side,
             std::vector<model::Hex> hexes, std::vector<model::Hex> open) {
    const auto tidy = [](std::vector<model::Hex>& list) {
        std::sort(list.begin(), list.end());
        list.erase(std::unique(list.begin(), list.end()), list.end());
    };
    tidy(hexes);
    tidy(open);
    formats::Look look = lookOf(Role::zone);
    look.colour = colourOf(situation, side);
    std::erase_if(
        open, [&](model::Hex hex) { return std::binary_search(hexes.begin(), hexes.end(), hex); });
    if (!hexes.empty()) {
        formats::Look fill = look;
        fill.colour->alpha = 0.16;
        picture.shapes.emplace_back(formats::HexFill{hexes, fill});
        picture.shapes.emplace_back(formats::HexOutline{std::move(hexes), look});
    }
    if (!open.empty()) {
        look.dash = formats::Dash::dotted;
        picture.shapes.emplace_back(formats::HexOutline{std::move(open), look});
    }
}

/// Who controls the hex under the pointer, side by side.
model::Message textOf(const Situation& situation, std::optional<model::Hex> pointer) {
    if (!pointer) return {};
    std::string controllers;
    for (const auto& standing : situation.standing()) {
        if (!standing.facts || model::distance(standing.at, *pointer) != 1) continue;
        const auto zone = validators::zoneOfControl(situation, standing);
        if (!std::binary_search(zone.begin(), zone.end(), *pointer)) continue;
        controllers += (controllers.empty() ? "" : ", ") + situation.name(standing.piece.unit);
    }
    if (controllers.empty()) return {};
    return tr("{hex}: in the zone of control of {units}",
              {{"hex", situation.label(*pointer)}, {"units", controllers}});
}

} // namespace

OverlayPicture zonePicture(const Situation& situation, const model::UnitId& unit,
                           std::optional<model::Hex> pointer) {
    OverlayPicture picture;
    const auto* piece = standingOf(situation, unit);
    if (!piece || !piece->facts) return picture;
    addZone(picture, situation, piece->facts->side, validators::zoneOfControl(situation, *piece),
            validators::openZoneOfControl(situation, *piece).hexes);
    picture.text = textOf(situation, pointer);
    return picture;
}

OverlayPicture zonesPicture(const Situation& situation, std::optional<model::SideId> side,
                            std::optional<model::Hex> pointer) {
    OverlayPicture picture;
    for (const auto& each : situation.forces().sides) {
        if (side && each.id != *side) continue;
        std::vector<model::Hex> hexes, open;
        for (const auto& standing : situation.standing()) {
            if (!standing.facts || standing.facts->side != each.id) continue;
            const auto zone = validators::zoneOfControl(situation, standing);
            const auto unsure = validators::openZoneOfControl(situation, standing).hexes;
            hexes.insert(hexes.end(), zone.begin(), zone.end());
            open.insert(open.end(), unsure.begin(), unsure.end());
        }
        addZone(picture, situation, each.id, std::move(hexes), std::move(open));
    }
    picture.text = textOf(situation, pointer);
    return picture;
}

OverlayPicture zoneOverlay(const OverlayInput& input) {
    const auto& situation = input.session.situation();
    const auto unit = input.session.selection().unit();
    return unit ? zonePicture(situation, *unit, input.hex)
                : zonesPicture(situation, std::nullopt, input.hex);
}

} // namespace editor
