#pragma once
// Drawn squares of the map, made by one worker thread and kept while there is room. The cache
// knows neither map nor toolkit: it is given a function that draws a tile, and replaces that
// function when the map changes. A tile whose map changed stays visible until its successor is
// drawn, so nothing flickers; a tile drawn from an older map is never taken for a new one.

#include <compare>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace editor {

struct TileKey {
    int level = 0; ///< of the zoom ladder
    int x = 0, y = 0;
    auto operator<=>(const TileKey&) const = default;
};

class TileCache {
public:
    static constexpr int size = 256; ///< pixels a side

    /// Pixels row by row, 0xAARRGGBB premultiplied.
    using Pixels = std::vector<std::uint32_t>;
    /// Called on the worker thread only.
    using Draw = std::function<Pixels(TileKey)>;
    /// Called on the worker thread after a tile was added.
    using Arrived = std::function<void()>;

    TileCache(Arrived arrived, std::size_t bytesAtMost);
    ~TileCache();
    TileCache(const TileCache&) = delete;
    TileCache& operator=(const TileCache&) = delete;

    /// From now on tiles are drawn by this; those for which `changed` is true are out of date.
    void draw(Draw draw, const std::function<bool(TileKey)>& changed);

    /// Forgets every tile: the scale or the map became another one.
    void clear();

    /// The tile if there is one, in or out of date.
    std::shared_ptr<const Pixels> find(TileKey key);

    /// The tiles to be drawn, the most urgent first; replaces the list of before. Tiles that are
    /// there and in date are left out.
    void want(const std::vector<TileKey>& keys);

    /// Nothing wanted is waiting or being drawn.
    bool isIdle() const;
    std::size_t bytes() const;

private:
    struct Entry {
        std::shared_ptr<const Pixels> pixels;
        bool inDate = true;
        std::list<TileKey>::iterator use;
    };

    void work();
    void store(TileKey key, Pixels pixels, std::uint64_t generation, std::uint64_t epoch);
    void evict();

    const Arrived arrived_;
    const std::size_t bytesAtMost_;
    mutable std::mutex mutex_;
    std::condition_variable wake_;
    std::map<TileKey, Entry> tiles_;
    std::list<TileKey> uses_; ///< most recent first
    std::vector<TileKey> wanted_;
    std::shared_ptr<const Draw> draw_;
    std::uint64_t generation_ = 0; ///< counts calls of draw
    std::uint64_t epoch_ = 0;      ///< counts calls of clear
    std::optional<TileKey> drawing_;
    bool stop_ = false;
    std::thread worker_;
};

} // namespace editor
