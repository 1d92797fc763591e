#include "editor/canvas/tile_cache.h"

#include <gtest/gtest.h>

#include <condition_variable>
#include <mutex>

namespace editor {
namespace {

/// Counts arrivals, and lets a test wait for them.
struct Arrivals {
    std::mutex mutex;
    std::condition_variable changed;
    int count = 0;

    TileCache::Arrived listener() {
        return [this] {
            const std::lock_guard lock(mutex);
            ++count;
            changed.notify_all();
        };
    }
    void waitFor(int expected) {
        std::unique_lock lock(mutex);
        changed.wait(lock, [&] { return count >= expected; });
    }
};

TileCache::Draw filledWith(std::uint32_t colour) {
    return
        [colour](TileKey) { return TileCache::Pixels(TileCache::size * TileCache::size, colour); };
}

bool everything(TileKey) {
    return true;
}

constexpr std::size_t tileBytes = std::size_t{TileCache::size} * TileCache::size * 4;

TEST(TileCache, DrawsWhatIsWantedAndKeepsIt) {
    Arrivals arrivals;
    TileCache cache(arrivals.listener(), 10 * tileBytes);
    cache.draw(filledWith(7), everything);
    EXPECT_EQ(cache.find({3, 1, 2}), nullptr);
    cache.want({{3, 1, 2}});
    arrivals.waitFor(1);
    ASSERT_NE(cache.find({3, 1, 2}), nullptr);
    EXPECT_EQ(cache.find({3, 1, 2})->front(), 7U);
    EXPECT_EQ(cache.find({4, 1, 2}), nullptr) << "another level is another tile";
}

TEST(TileCache, ShowsTheOldTileUntilTheNewOneIsThere) {
    Arrivals arrivals;
    TileCache cache(arrivals.listener(), 10 * tileBytes);
    cache.draw(filledWith(1), everything);
    cache.want({{0, 0, 0}, {0, 1, 0}});
    arrivals.waitFor(2);
    cache.draw(filledWith(2), [](TileKey key) { return key.x == 0; });
    EXPECT_EQ(cache.find({0, 0, 0})->front(), 1U);
    cache.want({{0, 0, 0}, {0, 1, 0}});
    arrivals.waitFor(3);
    EXPECT_EQ(cache.find({0, 0, 0})->front(), 2U);
    EXPECT_EQ(cache.find({0, 1, 0})->front(), 1U) << "its part of the map did not change";
}

TEST(TileCache, DoesNotTakeATileOfAnOlderMapForANewOne) {
    Arrivals arrivals;
    TileCache cache(arrivals.listener(), 10 * tileBytes);
    std::mutex gate;
    gate.lock();
    Arrivals began;
    cache.draw(
        [&, report = began.listener()](TileKey) {
            report();
            const std::lock_guard passed(gate);
            return TileCache::Pixels(TileCache::size * TileCache::size, 1);
        },
        everything);
    cache.want({{0, 0, 0}});
    began.waitFor(1);
    cache.draw(filledWith(2), everything); // while the worker is busy with the older map
    gate.unlock();
    arrivals.waitFor(1);
    cache.want({{0, 0, 0}});
    arrivals.waitFor(2);
    EXPECT_EQ(cache.find({0, 0, 0})->front(), 2U);
}

TEST(TileCache, ForgetsATileThatWasBeingDrawnWhenItWasCleared) {
    Arrivals arrivals;
    TileCache cache(arrivals.listener(), 10 * tileBytes);
    std::mutex gate;
    gate.lock();
    Arrivals began;
    cache.draw(
        [&, report = began.listener()](TileKey) {
            report();
            const std::lock_guard passed(gate);
            return TileCache::Pixels(TileCache::size * TileCache::size, 1);
        },
        everything);
    cache.want({{0, 0, 0}});
    began.waitFor(1);
    cache.clear();
    gate.unlock();
    arrivals.waitFor(1);
    EXPECT_EQ(cache.find({0, 0, 0}), nullptr);
}

TEST(TileCache, DropsTheTilesUsedLongestAgo) {
    Arrivals arrivals;
    TileCache cache(arrivals.listener(), 2 * tileBytes);
    cache.draw(filledWith(1), everything);
    cache.want({{0, 0, 0}, {0, 1, 0}});
    arrivals.waitFor(2);
    ASSERT_NE(cache.find({0, 0, 0}), nullptr); // now (0, 1, 0) is the older one
    cache.want({{0, 2, 0}});
    arrivals.waitFor(3);
    EXPECT_EQ(cache.bytes(), 2 * tileBytes);
    EXPECT_NE(cache.find({0, 0, 0}), nullptr);
    EXPECT_EQ(cache.find({0, 1, 0}), nullptr);
    EXPECT_NE(cache.find({0, 2, 0}), nullptr);
}

TEST(TileCache, DrawsTheMostUrgentFirst) {
    Arrivals arrivals;
    std::vector<TileKey> order;
    TileCache cache(arrivals.listener(), 10 * tileBytes);
    cache.want({{0, 5, 5}, {0, 1, 1}, {0, 9, 9}});
    cache.draw(
        [&](TileKey key) {
            order.push_back(key); // read after the last arrival only
            return TileCache::Pixels(TileCache::size * TileCache::size, 1);
        },
        everything);
    cache.want({{0, 5, 5}, {0, 1, 1}, {0, 9, 9}});
    arrivals.waitFor(3);
    EXPECT_EQ(order, (std::vector<TileKey>{{0, 5, 5}, {0, 1, 1}, {0, 9, 9}}));
}

} // namespace
} // namespace editor
