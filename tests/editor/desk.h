#pragma once
// A session with the main thread and the ruleset folders that it needs, and picks by printed label.
// The new scenario has ten columns and eight rows and a few French units.

#include "editor/session.h"
#include "editor/tools/hit_test.h"
#include "editor/tools/tool.h"
#include "model/map/labels.h"
#include "tests/editor/main_queue.h"

#include <string>
#include <string_view>
#include <vector>

namespace editor::testing {

inline NewDocument smallScenario() {
    NewDocument wanted;
    wanted.title = "Small";
    wanted.columns = 10;
    wanted.rows = 8;
    wanted.ruleset = model::RulesetId("tlnb-piedmont");
    return wanted;
}

struct Desk {
    MainQueue queue;
    formats::RulesetLibrary library{formats::dataFolders({})};
    Session session;

    explicit Desk(const NewDocument& wanted = smallScenario())
        : session(wanted, library, queue.post()) {}

    void apply(std::function<void(model::Scenario&)> change) {
        session.apply({model::tr("Prepare"), std::move(change)});
    }

    /// Infantry of a division each, so that no two of them are related.
    void addUnits(const std::vector<std::string>& ids) {
        apply([&](model::Scenario& scenario) {
            scenario.forces.edit([&](model::Forces& forces) {
                if (forces.sides.empty()) {
                    forces.sides.push_back({model::SideId("F"), "French", {}, {}});
                    model::Army army;
                    army.id = model::ArmyId("F");
                    army.side = model::SideId("F");
                    army.implied = true;
                    forces.armies.push_back(army);
                }
                for (const auto& id : ids) {
                    model::Unit unit;
                    unit.id = model::UnitId(id);
                    unit.name = id;
                    unit.unitClass = model::UnitClassId("infantry");
                    unit.side = model::SideId("F");
                    unit.army = model::ArmyId("F");
                    forces.units.push_back(model::Shared<model::Unit>(unit));
                }
            });
        });
    }

    bool waitForFindings() {
        return queue.runUntil([this] { return session.isValidated(); });
    }
};

inline const model::HexLayout& layout() {
    static const model::HexLayout radiusTen{model::Orientation::flatTop, 10.0, {}};
    return radiusTen;
}

inline model::Hex hexOf(const Session& session, std::string_view label) {
    return model::readHex(*session.scenario().map, label).value.value();
}

inline Pick pickAtPoint(const Session& session, model::PlanePoint point, Modifiers modifiers = {}) {
    // A pixel is a quarter of a unit: what is up to two units away is meant, hexes are 17 high.
    return pickAt(session.extent(), layout(), nullptr, point, 0.25, modifiers);
}

inline Pick centreOf(const Session& session, std::string_view label, Modifiers modifiers = {}) {
    return pickAtPoint(session, layout().centre(hexOf(session, label)), modifiers);
}

/// Just inside the hex, beside its hexside in this direction.
inline Pick insideHexside(const Session& session, std::string_view label, model::Direction side,
                          Modifiers modifiers = {}) {
    const model::Hex hex = hexOf(session, label);
    const auto ends = layout().ends(model::Hexside(hex, side));
    const auto centre = layout().centre(hex);
    const model::PlanePoint middle{(ends[0].x + ends[1].x) / 2, (ends[0].y + ends[1].y) / 2};
    return pickAtPoint(
        session, {middle.x + (centre.x - middle.x) / 10, middle.y + (centre.y - middle.y) / 10},
        modifiers);
}

inline Pick cornerOf(const Session& session, model::Vertex corner, Modifiers modifiers = {}) {
    return pickAtPoint(session, layout().position(corner), modifiers);
}

/// The pointer on the counter of a unit.
inline Pick onPiece(const Session& session, std::string_view unit, std::string_view label,
                    Modifiers modifiers = {}) {
    auto pick = centreOf(session, label, modifiers);
    pick.at.piece = PickedPiece{model::UnitId(unit), model::PiecePart::whole, pick.at.hex};
    return pick;
}

inline void stroke(Tool& tool, const std::vector<Pick>& picks) {
    tool.press(picks.front());
    for (const auto& pick : picks)
        tool.drag(pick);
    tool.release(picks.back());
}

inline std::vector<std::string> terrainAt(const Session& session, std::string_view label) {
    std::vector<std::string> words;
    for (const auto& terrain : model::terrainAt(*session.scenario().map, hexOf(session, label)))
        words.push_back(terrain.text);
    return words;
}

/// Where the unit stands, as a label; empty when nowhere.
inline std::string placeOfUnit(const Session& session, std::string_view unit) {
    for (const auto& placed : model::placedPieces(session.scenario()))
        if (placed.piece.unit.text == unit && placed.piece.at)
            return model::label(*session.scenario().map, *placed.piece.at);
    return {};
}

} // namespace editor::testing
