#include "editor/overlays/answer_words.h"
#include "editor/overlays/rule_overlays.h"
#include "validators/rules/sight_fan.h"

#include <utility>

namespace editor {

using formats::Role;
using model::tr;
using validators::SightLine;
using validators::SightMode;
using validators::Verdict;

namespace {

formats::Shape markOf(const model::Subject& subject) {
    const auto look = lookOf(Role::blocked);
    if (const auto* hex = std::get_if<model::Hex>(&subject))
        return formats::HexOutline{{*hex}, look};
    if (const auto* side = std::get_if<model::Hexside>(&subject))
        return formats::HexsideStroke{{*side}, look};
    constexpr double size = 0.16;
    const auto* vertex = std::get_if<model::Vertex>(&subject);
    return formats::Circle{vertex ? model::latticePoint(*vertex) : model::LatticePoint{}, size,
                           look, true};
}

std::string placeOf(const Situation& situation, const model::Subject& subject) {
    if (const auto* hex = std::get_if<model::Hex>(&subject)) return situation.label(*hex);
    if (const auto* side = std::get_if<model::Hexside>(&subject)) return situation.label(*side);
    if (const auto* vertex = std::get_if<model::Vertex>(&subject)) return situation.label(*vertex);
    return {};
}

std::string verdictOf(const Situation& situation, const SightLine& line) {
    if (line.verdict == Verdict::yes) return "seen";
    if (line.verdict == Verdict::undecided)
        return "undecided, " + joined(line.missing) + " is not stated";
    std::string text = "not seen";
    if (line.blocker) text += ", blocked at " + placeOf(situation, *line.blocker);
    if (!line.what.empty()) text += " by " + line.what;
    return text + cited(line.clause);
}

} // namespace

OverlayPicture sightPicture(const Situation& situation, model::Hex from, SightMode mode,
                            std::optional<model::Hex> pointer) {
    OverlayPicture picture;
    const auto fan = validators::sightFan(situation, from, mode);
    formats::HexFill seen{{}, lookOf(Role::allowed)};
    formats::HexFill hidden{{}, lookOf(Role::blocked)};
    formats::HexOutline open{{}, lookOf(Role::hover)};
    open.look.dash = formats::Dash::dashed;
    std::vector<formats::Shape> oneWay;
    for (const auto& line : fan.lines) {
        auto& list = line.out.verdict == Verdict::yes  ? seen.hexes
                     : line.out.verdict == Verdict::no ? hidden.hexes
                                                       : open.hexes;
        list.push_back(line.hex);
        const bool differs = line.out.verdict != line.back.verdict &&
                             line.out.verdict != Verdict::undecided &&
                             line.back.verdict != Verdict::undecided;
        constexpr double size = 0.5;
        if (differs)
            oneWay.emplace_back(formats::Text{model::latticePoint(line.hex),
                                              line.out.verdict == Verdict::yes ? "→" : "←", size,
                                              lookOf(Role::path)});
    }
    if (!hidden.hexes.empty()) picture.shapes.emplace_back(std::move(hidden));
    if (!seen.hexes.empty()) picture.shapes.emplace_back(std::move(seen));
    if (!open.hexes.empty()) picture.shapes.emplace_back(std::move(open));
    picture.shapes.emplace_back(formats::HexOutline{{from}, lookOf(Role::selection)});
    picture.shapes.insert(picture.shapes.end(), oneWay.begin(), oneWay.end());
    if (!pointer || *pointer == from) return picture;

    const SightLine out = validators::sightLine(situation, from, *pointer, mode);
    const SightLine back = validators::sightLine(situation, *pointer, from, mode);
    const Role role = out.verdict == Verdict::yes  ? Role::allowed
                      : out.verdict == Verdict::no ? Role::blocked
                                                   : Role::hover;
    picture.shapes.emplace_back(
        formats::Path{{model::latticePoint(from), model::latticePoint(*pointer)},
                      lookOf(role),
                      false,
                      false,
                      true});
    if (out.blocker) picture.shapes.push_back(markOf(*out.blocker));
    picture.text =
        tr("{from} to {to}: {out}; back: {back}", {{"from", situation.label(from)},
                                                   {"to", situation.label(*pointer)},
                                                   {"out", verdictOf(situation, out)},
                                                   {"back", verdictOf(situation, back)}});
    return picture;
}

OverlayPicture sightOverlay(const OverlayInput& input) {
    const auto& situation = input.session.situation();
    auto from = input.session.selection().hex();
    auto mode = SightMode::units;
    if (const auto unit = input.session.selection().unit())
        if (const auto* piece = standingOf(situation, *unit)) {
            from = piece->at;
            if (piece->facts && piece->facts->unitClass &&
                piece->facts->unitClass->countsAs == "artillery")
                mode = SightMode::artillery;
        }
    if (!from || !situation.extent().isOnMap(*from)) return {};
    return sightPicture(situation, *from, mode, input.hex);
}

} // namespace editor
