#pragma once
// HexLayer<T>: one value a hex over the whole plane, stored in shared blocks of 32 x 32; a hex
// that nobody set holds T{}. Copying a layer copies pointers, an edit copies the blocks it
// touches, and a block that holds only T{} does not exist, so equal layers compare equal.

#include "model/geometry/hex.h"
#include "model/shared.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace model {

template <class T>
class HexLayer {
public:
    static constexpr int blockSize = 32;

    T at(Hex hex) const {
        const auto found = lowerBound(keyOf(hex));
        if (found == blocks_.end() || found->first != keyOf(hex)) return T{};
        return (*found->second)[indexOf(hex)];
    }

    void set(Hex hex, T value) {
        update(std::span<const Hex>(&hex, 1), [&](T& old) { old = value; });
    }

    /// Changes the values of the given hexes; each block touched is copied once.
    template <class Change>
    void update(std::span<const Hex> hexes, Change&& change) {
        std::vector<Hex> byBlock(hexes.begin(), hexes.end());
        std::stable_sort(byBlock.begin(), byBlock.end(),
                         [](Hex a, Hex b) { return keyOf(a) < keyOf(b); });
        for (std::size_t begin = 0; begin < byBlock.size();) {
            const Key key = keyOf(byBlock[begin]);
            std::size_t end = begin;
            while (end < byBlock.size() && keyOf(byBlock[end]) == key)
                ++end;
            updateBlock(key, std::span<const Hex>(byBlock).subspan(begin, end - begin), change);
            begin = end;
        }
    }

    /// Calls visit(Hex, const T&) for every hex whose value is not T{}, block by block.
    template <class Visit>
    void forEach(Visit&& visit) const {
        for (const auto& [key, block] : blocks_)
            forEachInBlock(key, *block, visit);
    }

    /// Calls visit(Hex) for every hex at which the two layers differ.
    template <class Visit>
    static void forEachDifference(const HexLayer& a, const HexLayer& b, Visit&& visit) {
        static const Block nothing{};
        auto left = a.blocks_.begin();
        auto right = b.blocks_.begin();
        while (left != a.blocks_.end() || right != b.blocks_.end()) {
            const bool takeLeft = right == b.blocks_.end() ||
                                  (left != a.blocks_.end() && left->first <= right->first);
            const bool takeRight = left == a.blocks_.end() ||
                                   (right != b.blocks_.end() && right->first <= left->first);
            const Key key = takeLeft ? left->first : right->first;
            const bool same = takeLeft && takeRight && left->second.sameAs(right->second);
            if (!same) {
                const Block& before = takeLeft ? *left->second : nothing;
                const Block& after = takeRight ? *right->second : nothing;
                for (std::size_t i = 0; i < before.size(); ++i)
                    if (!(before[i] == after[i])) visit(hexOf(key, i));
            }
            if (takeLeft) ++left;
            if (takeRight) ++right;
        }
    }

    bool empty() const { return blocks_.empty(); }
    bool operator==(const HexLayer&) const = default;

private:
    using Key = std::pair<int, int>;
    using Block = std::array<T, static_cast<std::size_t>(blockSize* blockSize)>;

    static constexpr int floorDiv(int value) {
        return value >= 0 ? value / blockSize : -((-value + blockSize - 1) / blockSize);
    }
    static constexpr Key keyOf(Hex hex) { return {floorDiv(hex.q), floorDiv(hex.r)}; }
    static constexpr std::size_t indexOf(Hex hex) {
        const auto [q, r] = keyOf(hex);
        return static_cast<std::size_t>((hex.q - q * blockSize) * blockSize + hex.r -
                                        r * blockSize);
    }
    static constexpr Hex hexOf(Key key, std::size_t index) {
        const int i = static_cast<int>(index);
        return {key.first * blockSize + i / blockSize, key.second * blockSize + i % blockSize};
    }

    auto lowerBound(Key key) const {
        return std::lower_bound(blocks_.begin(), blocks_.end(), key,
                                [](const auto& entry, Key k) { return entry.first < k; });
    }

    template <class Change>
    void updateBlock(Key key, std::span<const Hex> hexes, Change& change) {
        const auto at = blocks_.begin() + (lowerBound(key) - blocks_.cbegin());
        const bool exists = at != blocks_.end() && at->first == key;
        Block block = exists ? *at->second : Block{};
        for (const Hex hex : hexes)
            change(block[indexOf(hex)]);
        const bool nothing =
            std::all_of(block.begin(), block.end(), [](const T& value) { return value == T{}; });
        if (nothing && exists)
            blocks_.erase(at);
        else if (!nothing && exists)
            at->second = Shared<Block>(std::move(block));
        else if (!nothing)
            blocks_.emplace(at, key, Shared<Block>(std::move(block)));
    }

    template <class Visit>
    static void forEachInBlock(Key key, const Block& block, Visit& visit) {
        for (std::size_t i = 0; i < block.size(); ++i)
            if (!(block[i] == T{})) visit(hexOf(key, i), block[i]);
    }

    std::vector<std::pair<Key, Shared<Block>>> blocks_;
};

} // namespace model
