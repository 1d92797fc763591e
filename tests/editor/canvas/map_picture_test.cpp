#include "editor/canvas/map_picture.h"

#include "model/edits/terrain_edits.h"
#include "tests/support/small_map.h"

#include <gtest/gtest.h>

#include <condition_variable>
#include <mutex>

namespace editor {
namespace {

using testing_support::at;
using testing_support::smallMap;

/// A picture of a small map, composed into pixels of its own.
struct Picture {
    std::mutex mutex;
    std::condition_variable arrived;
    Viewport view;
    std::vector<std::uint32_t> pixels;
    model::Scenario scenario;
    MapPicture picture{[this] {
        const std::lock_guard lock(mutex);
        arrived.notify_all();
    }};

    Picture() {
        scenario.map = smallMap(20, 20);
        picture.show(scenario, nullptr, {});
        view.setMap(picture.painter()->extentBox({model::Orientation::flatTop, 1.0, {}}));
        view.resize(700, 500, 1.0);
        view.zoomTo(14);
        pixels.resize(700 * 500);
    }

    void compose() { picture.compose({pixels.data(), 700, 500, 700}, view); }
    void composeSharp() {
        compose();
        std::unique_lock lock(mutex);
        while (!picture.isSharp())
            arrived.wait_for(lock, std::chrono::milliseconds(20));
        lock.unlock();
        compose();
    }
    std::uint32_t pixelAt(model::Hex hex) {
        const auto point = view.toView(view.layout().centre(hex));
        return pixels[static_cast<std::size_t>(point.y) * 700 + static_cast<std::size_t>(point.x)] &
               0xffffffU;
    }
    void edit(const model::Edit& change) {
        const model::Scenario before = scenario;
        change.apply(scenario);
        picture.follow(scenario, diff(before, scenario));
    }
};

TEST(MapPicture, ShowsTheMapAtOnceWhereNoTileIsDrawnYet) {
    Picture shown;
    const model::Hex hex = at(*shown.scenario.map, "0808");
    shown.edit(model::setLevel({hex}, 4));
    shown.view.centreOn(shown.view.layout().centre(hex));
    shown.compose(); // the worker has had no time for the tile of the middle
    EXPECT_NE(shown.pixelAt(hex), shown.pixelAt(at(*shown.scenario.map, "1010")));
}

TEST(MapPicture, ShowsAnEditAfterTheTilesItTouches) {
    Picture shown;
    const model::Hex hex = at(*shown.scenario.map, "0808");
    const model::Hex other = at(*shown.scenario.map, "1010");
    shown.view.centreOn(shown.view.layout().centre(hex));
    shown.composeSharp();
    const auto before = shown.pixelAt(hex);
    const auto otherBefore = shown.pixelAt(other);
    EXPECT_EQ(before, otherBefore) << "both are clear";
    shown.edit(model::setLevel({hex}, 4));
    shown.composeSharp();
    EXPECT_NE(shown.pixelAt(hex), before);
    EXPECT_EQ(shown.pixelAt(other), otherBefore);
}

TEST(MapPicture, NeedsNoTilesWhereHexesAreTooSmallForLines) {
    Picture shown;
    shown.view.zoomTo(4); // 2.4 pixels a radius
    ASSERT_LT(shown.view.radius(), formats::detail_radius::lines);
    shown.compose();
    EXPECT_TRUE(shown.picture.isSharp()) << "nothing was left to the worker";
}

} // namespace
} // namespace editor
