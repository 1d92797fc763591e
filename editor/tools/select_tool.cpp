#include "editor/tools/select_tool.h"

#include "model/edits/setup_edits.h"
#include "model/map/labels.h"

#include <algorithm>

namespace editor {

using model::tr;

namespace {

/// The whole pieces of the hex, top of the stack first.
std::vector<model::UnitId> stackAt(const model::Scenario& scenario, model::Hex hex) {
    std::vector<model::UnitId> units;
    for (const auto& placed : model::placedPieces(scenario))
        if (placed.piece.at == hex && placed.piece.part == model::PiecePart::whole)
            units.push_back(placed.piece.unit);
    return units;
}

std::vector<model::Subject> subjectsOf(const std::vector<model::UnitId>& units) {
    std::vector<model::Subject> subjects;
    for (const auto& unit : units)
        subjects.push_back(subjectOf(unit));
    return subjects;
}

/// What a click means: piece, hexside, stack or hex.
std::vector<model::Subject> clicked(const Session& session, const Pick& pick) {
    if (pick.modifiers.alt && pick.isNearHexside()) {
        const model::Subject side = pick.at.hexside.what;
        if (exists(session.scenario(), session.extent(), side)) return {side};
    }
    if (pick.at.piece && !pick.modifiers.shift) return {subjectOf(pick.at.piece->unit)};
    if (!pick.at.piece && !pick.at.isPrinted) return {};

    const model::Hex hex = pick.at.piece ? pick.at.piece->at : pick.at.hex;
    auto subjects = subjectsOf(stackAt(session.scenario(), hex));
    subjects.insert(subjects.begin(), model::Subject(hex));
    return subjects;
}

bool isInside(const std::vector<model::PlanePoint>& border, model::PlanePoint point) {
    bool inside = false;
    for (std::size_t i = 0, before = border.size() - 1; i < border.size(); before = i++) {
        const auto a = border[i];
        const auto b = border[before];
        const bool crosses = (a.y > point.y) != (b.y > point.y);
        if (crosses && point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x)
            inside = !inside;
    }
    return inside;
}

std::vector<model::Hex> closedHexes(const Session& session) {
    std::vector<model::Hex> hexes;
    for (const auto& list : session.scenario().map->closed)
        list->hexes.forEach([&](model::Hex hex) {
            if (session.extent().positionOf(hex)) hexes.push_back(hex);
        });
    return hexes;
}

/// As the map stands on the screen; only its size does not matter.
model::HexLayout layoutOf(const Session& session) {
    return {session.scenario().map->grid.numbering.orientation, 1.0, {}};
}

} // namespace

void SelectTool::begin(const Pick& pick) {
    const auto& scenario = session().scenario();
    if (!pick.at.piece && pick.modifiers.shift) {
        round_ = {pick.at.lattice};
        from_ = pick.at.hex;
        return;
    }
    if (!pick.at.piece) {
        if (!pick.at.isPrinted) return;
        from_ = pick.at.hex;
        moving_ = stackAt(scenario, *from_);
        return;
    }
    const PickedPiece& piece = *pick.at.piece;
    from_ = piece.at;
    if (piece.part != model::PiecePart::whole) {
        part_ = piece;
        return;
    }
    const auto& selection = session().selection();
    const bool severalMove = pick.modifiers.shift || selection.contains(subjectOf(piece.unit));
    for (const auto& unit : stackAt(scenario, piece.at))
        if (unit == piece.unit ||
            (severalMove && (pick.modifiers.shift || selection.contains(subjectOf(unit)))))
            moving_.push_back(unit);
}

void SelectTool::extend(const Pick& pick) {
    if (!from_) return;
    moved_ = moved_ || pick.at.hex != *from_;
    if (!round_.empty()) {
        if (round_.back() != pick.at.lattice) round_.push_back(pick.at.lattice);
        inside_.reset();
        return;
    }
    if (!moved_ || (moving_.empty() && !part_)) return;
    if (pick.at.onMap && pick.at.hex != *from_)
        document().preview(part_ ? model::movePiece(part_->unit, part_->part, *from_, pick.at.hex)
                                 : model::placeUnits(moving_, pick.at.hex));
    else if (document().hasPreview())
        document().cancel();
}

/// The rectangle on the screen between the ends of the stroke, or the stroke itself.
std::vector<model::LatticePoint> SelectTool::border() const {
    if (session().toolSettings().lasso) return round_;
    const auto layout = layoutOf(session());
    const auto from = layout.position(round_.front());
    const auto to = layout.position(round_.back());
    const auto at = [&](double x, double y) { return layout.nearestLatticePoint({x, y}); };
    return {round_.front(), at(to.x, from.y), round_.back(), at(from.x, to.y)};
}

const std::vector<model::Hex>& SelectTool::hexesInside() const {
    if (inside_) return *inside_;
    const auto layout = layoutOf(session());
    std::vector<model::PlanePoint> corners;
    for (const auto point : border())
        corners.push_back(layout.position(point));
    const auto among = [&](const std::vector<model::Hex>& all) {
        std::vector<model::Hex> hexes;
        for (const model::Hex hex : all)
            if (isInside(corners, layout.centre(hex))) hexes.push_back(hex);
        return hexes;
    };
    inside_ = among(session().extent().hexes());
    // Round closed hexes alone they are meant, to open them again.
    if (inside_->empty()) inside_ = among(closedHexes(session()));
    return *inside_;
}

void SelectTool::finish(const Pick& pick) {
    if (!round_.empty() && moved_) {
        std::vector<model::Subject> subjects;
        if (pick.modifiers.control) subjects = session().selection().subjects();
        for (const model::Hex hex : hexesInside())
            subjects.emplace_back(hex);
        session().selection().select(std::move(subjects));
        return;
    }
    if (moved_) {
        if (document().hasPreview())
            session().selection().select(part_ ? std::vector{subjectOf(part_->unit)}
                                               : subjectsOf(moving_));
        return;
    }
    const auto subjects = clicked(session(), pick);
    if (!pick.modifiers.control) {
        session().selection().select(subjects);
        return;
    }
    for (const auto& subject : subjects)
        session().selection().toggle(subject);
}

void SelectTool::forget() {
    moving_.clear();
    part_.reset();
    round_.clear();
    inside_.reset();
    from_.reset();
    moved_ = false;
}

std::vector<formats::Shape> SelectTool::shapes() const {
    if (round_.empty() || !moved_) return {};
    const formats::Look look{formats::Role::selection, {}, 1.0, {}};
    formats::Path line;
    line.points = border();
    line.closed = true;
    line.look = look;
    return {line, formats::HexOutline{hexesInside(), look}};
}

model::Message SelectTool::status() const {
    if (!round_.empty() && moved_)
        return tr("{count} hexes", {{"count", std::to_string(hexesInside().size())}});
    if (!pointer() || !pointer()->at.onMap) return {};
    const auto& scenario = session().scenario();
    const auto hex = model::label(*scenario.map, pointer()->at.hex);
    if (inStroke() && moved_ && !moving_.empty())
        return tr("{hex}: put {count} pieces here",
                  {{"hex", hex}, {"count", std::to_string(moving_.size())}});
    if (const auto& piece = pointer()->at.piece)
        if (const auto* unit = model::find(*scenario.forces, piece->unit))
            return tr("{hex}: {unit}", {{"hex", hex}, {"unit", unit->name}});
    return {}; // the status bar tells the hex beside it
}

} // namespace editor
