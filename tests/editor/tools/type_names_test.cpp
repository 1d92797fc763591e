#include "editor/tools/type_names.h"

#include "model/edits/road_edits.h"
#include "model/edits/terrain_edits.h"
#include "tests/editor/desk.h"

#include <gtest/gtest.h>

namespace editor::testing {
namespace {

TEST(TypeNames, OfAnEditAreThoseOfTheRuleset) {
    const Desk desk;
    const auto named = [&](const model::Edit& edit) {
        return model::text(editor::named(desk.session, edit.name));
    };
    EXPECT_EQ(named(model::paintTerrain({}, model::TerrainId("walled-town"), {})),
              "Paint Walled town");
    EXPECT_EQ(named(model::drawRoad({}, model::RoadTypeId("trail"))), "Draw Trail");
    EXPECT_EQ(named(model::drawRoad({}, model::RoadTypeId("canal"))), "Draw canal");
}

} // namespace
} // namespace editor::testing
