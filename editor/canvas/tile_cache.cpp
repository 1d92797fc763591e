#include "editor/canvas/tile_cache.h"

#include <algorithm>
#include <utility>

namespace editor {

namespace {

constexpr std::size_t tileBytes =
    static_cast<std::size_t>(TileCache::size) * TileCache::size * sizeof(std::uint32_t);

} // namespace

TileCache::TileCache(Arrived arrived, std::size_t bytesAtMost)
    : arrived_(std::move(arrived)), bytesAtMost_(bytesAtMost), worker_([this] { work(); }) {}

TileCache::~TileCache() {
    {
        const std::lock_guard lock(mutex_);
        stop_ = true;
    }
    wake_.notify_all();
    worker_.join();
}

void TileCache::draw(Draw draw, const std::function<bool(TileKey)>& changed) {
    const std::lock_guard lock(mutex_);
    draw_ = std::make_shared<const Draw>(std::move(draw));
    ++generation_;
    for (auto& [key, entry] : tiles_)
        if (changed(key)) entry.inDate = false;
}

void TileCache::clear() {
    const std::lock_guard lock(mutex_);
    ++epoch_;
    tiles_.clear();
    uses_.clear();
    wanted_.clear();
}

std::shared_ptr<const TileCache::Pixels> TileCache::find(TileKey key) {
    const std::lock_guard lock(mutex_);
    const auto found = tiles_.find(key);
    if (found == tiles_.end()) return nullptr;
    uses_.splice(uses_.begin(), uses_, found->second.use);
    return found->second.pixels;
}

void TileCache::want(const std::vector<TileKey>& keys) {
    {
        const std::lock_guard lock(mutex_);
        wanted_.clear();
        for (const TileKey key : keys) {
            const auto found = tiles_.find(key);
            if (found == tiles_.end() || !found->second.inDate) wanted_.push_back(key);
        }
    }
    wake_.notify_one();
}

bool TileCache::isIdle() const {
    const std::lock_guard lock(mutex_);
    return wanted_.empty() && !drawing_;
}

std::size_t TileCache::bytes() const {
    const std::lock_guard lock(mutex_);
    return tiles_.size() * tileBytes;
}

void TileCache::work() {
    std::unique_lock lock(mutex_);
    while (true) {
        wake_.wait(lock, [this] { return stop_ || (draw_ && !wanted_.empty()); });
        if (stop_) return;
        const TileKey key = wanted_.front();
        wanted_.erase(wanted_.begin());
        const auto draw = draw_;
        const std::uint64_t generation = generation_;
        const std::uint64_t epoch = epoch_;
        drawing_ = key;
        lock.unlock();
        Pixels pixels = (*draw)(key);
        lock.lock();
        store(key, std::move(pixels), generation, epoch);
        drawing_.reset();
        lock.unlock();
        arrived_();
        lock.lock();
    }
}

/// A tile whose map changed while it was drawn may hold the old map. It is shown if there is none,
/// but counts as out of date, so that it is wanted again.
void TileCache::store(TileKey key, Pixels pixels, std::uint64_t generation, std::uint64_t epoch) {
    if (epoch != epoch_) return;
    auto& entry = tiles_[key];
    if (!entry.pixels) {
        uses_.push_front(key);
        entry.use = uses_.begin();
    }
    entry.pixels = std::make_shared<const Pixels>(std::move(pixels));
    entry.inDate = generation == generation_;
    evict();
}

void TileCache::evict() {
    while (tiles_.size() * tileBytes > bytesAtMost_ && tiles_.size() > 1) {
        tiles_.erase(uses_.back());
        uses_.pop_back();
    }
}

} // namespace editor
