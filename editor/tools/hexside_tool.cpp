#include "editor/tools/hexside_tool.h"

#include "editor/tools/type_names.h"
#include "editor/tools/watercourse_tool.h"
#include "model/edits/hexside_edits.h"
#include "model/map/labels.h"

#include <algorithm>
#include <set>

namespace editor {

using model::tr;

namespace {

std::optional<model::Vertex> commonCorner(model::Hexside a, model::Hexside b) {
    for (const model::Vertex corner : verticesOf(a))
        for (const model::Vertex other : verticesOf(b))
            if (corner == other) return corner;
    return std::nullopt;
}

/// The hexsides between two that do not touch, on a shortest way.
std::vector<model::Hexside> between(const model::Extent& extent, model::Hexside from,
                                    model::Hexside to) {
    std::vector<model::Vertex> shortest;
    for (const model::Vertex start : verticesOf(from))
        for (const model::Vertex end : verticesOf(to)) {
            auto path = pathAlongHexsides(extent, start, end);
            if (!path.empty() && (shortest.empty() || path.size() < shortest.size()))
                shortest = std::move(path);
        }
    std::vector<model::Hexside> sides;
    for (std::size_t i = 1; i < shortest.size(); ++i)
        sides.push_back(*hexsideAlong(shortest[i - 1], shortest[i]));
    return sides;
}

/// An arrow down the slope, across its hexside.
formats::Shape downhill(model::DirectedHexside slope, formats::Look look) {
    const auto from = latticePoint(slope.from);
    const auto arm = latticePoint(slope.to()) - from;
    formats::Path arrow;
    arrow.points = {{from.x + arm.x * 3 / 8, from.y + arm.y * 3 / 8},
                    {from.x + arm.x * 5 / 8, from.y + arm.y * 5 / 8}};
    arrow.look = look;
    arrow.arrow = true;
    return arrow;
}

} // namespace

std::vector<model::DirectedHexside> directedAlong(const std::vector<model::Hexside>& chain,
                                                  model::Hex beside) {
    std::vector<model::DirectedHexside> directed;
    for (const model::Hexside side : chain) {
        model::Hex from = side.touches(beside) ? beside : side.first();
        // Round a corner the line goes round one hex, and the hexes on its other side change.
        if (!directed.empty() && !side.touches(directed.back().from) &&
            side.touches(directed.back().to()))
            from = side.across(directed.back().to());
        else if (!directed.empty() && side.touches(directed.back().from))
            from = directed.back().from;
        directed.push_back({from, side.directionFrom(from)});
    }
    return directed;
}

void HexsideTool::begin(const Pick& pick) {
    type_ = session().toolSettings().hexside;
    erasing_ = session().toolSettings().erase || pick.modifiers.control;
    extend(pick);
}

void HexsideTool::extend(const Pick& pick) {
    const model::Hexside side = pick.at.hexside.what;
    if (type_.empty() || !pick.isNearHexside() ||
        !exists(session().scenario(), session().extent(), side))
        return;
    const bool turned = flipped_ != pick.modifiers.shift;
    flipped_ = pick.modifiers.shift;
    if (!chain_.empty() && chain_.back() == side && !turned) return;

    if (chain_.empty()) {
        beside_ = side.touches(pick.at.hex) ? pick.at.hex : side.first();
        chain_ = {side};
    } else if (chain_.back() != side) {
        if (!commonCorner(chain_.back(), side))
            for (const model::Hexside each : between(session().extent(), chain_.back(), side))
                follow(each);
        follow(side);
    }
    show();
}

/// Going back takes the line back. Of three hexsides that meet in a corner a line has only two: one
/// that was touched on the way round the corner is left out again.
void HexsideTool::follow(model::Hexside side) {
    if (chain_.back() == side) return;
    if (chain_.size() > 1) {
        const model::Hexside before = chain_[chain_.size() - 2];
        if (before == side) return chain_.pop_back();
        const auto corner = commonCorner(before, chain_.back());
        if (corner && corner == commonCorner(chain_.back(), side)) chain_.pop_back();
    }
    chain_.push_back(side);
}

void HexsideTool::show() {
    if (erasing_) {
        document().preview(model::removeHexsides(chain_, type_));
        return;
    }
    auto sides = directedAlong(chain_, beside_);
    if (flipped_)
        for (auto& side : sides)
            side = side.reversed();
    document().preview(model::addHexsides(sides, type_, isDirected()));
}

bool HexsideTool::isDirected() const {
    const auto* ruleset = session().ruleset().get();
    const auto& id = inStroke() ? type_ : session().toolSettings().hexside;
    const auto* type = ruleset ? find(*ruleset, id) : nullptr;
    return type && type->uphill;
}

void HexsideTool::forget() {
    chain_.clear();
    flipped_ = false;
}

std::vector<formats::Shape> HexsideTool::shapes() const {
    const formats::Look drawn{formats::Role::preview, {}, 1.0, {}};
    const formats::Look pointed{formats::Role::hover, {}, 1.0, {}};
    std::vector<formats::Shape> shapes;
    if (inStroke() && !chain_.empty() && !erasing_ && isDirected())
        for (const auto& slope : directedAlong(chain_, beside_))
            shapes.push_back(downhill(flipped_ ? slope.reversed() : slope, drawn));
    if (!pointer() || !pointer()->isNearHexside()) return shapes;
    const model::Hexside side = pointer()->at.hexside.what;
    if (!exists(session().scenario(), session().extent(), side)) return shapes;
    shapes.emplace_back(formats::HexsideStroke{{side}, pointed});
    const model::Hex hex = pointer()->at.hex;
    if (!inStroke() && isDirected() && side.touches(hex)) {
        const model::DirectedHexside slope{hex, side.directionFrom(hex)};
        shapes.push_back(downhill(pointer()->modifiers.shift ? slope.reversed() : slope, pointed));
    }
    return shapes;
}

model::Message HexsideTool::status() const {
    if (!pointer() || !pointer()->isNearHexside()) return {};
    const auto& map = *session().scenario().map;
    const model::Hexside side = pointer()->at.hexside.what;
    std::vector<model::HexsideTypeId> types;
    for (const auto& feature : model::featuresAt(map, side))
        types.push_back(feature.type);
    if (types.empty()) return tr("{hexside}", {{"hexside", model::label(map, side)}});
    return tr("{hexside}: {features}",
              {{"hexside", model::label(map, side)}, {"features", namesOf(session(), types)}});
}

} // namespace editor
