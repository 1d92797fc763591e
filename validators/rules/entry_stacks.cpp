// In how few stacks a group can come (3.2, 19.21), and the order of its column (19.22, 25.26,
// 25.53, Glossary).

#include "validators/rules/entry.h"
#include "validators/rules/stacking.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <map>

namespace validators {

namespace {

using model::UnitId;
using Group = std::vector<const Standing*>;
using Mask = std::uint32_t;

/// Partitions into the fewest stacks, exactly where the group is small.
class Stacks {
public:
    Stacks(const Situation& situation, Group leaders, Group units)
        : situation_(situation), leaders_(std::move(leaders)), units_(std::move(units)) {}

    std::vector<Group> fewest() {
        constexpr std::size_t mostExact = 10;
        return units_.size() <= mostExact ? exact() : firstFit();
    }

private:
    /// What nobody can say is taken as legal: the fewest stacks that may be.
    bool isLegal(const Group& group) const {
        return stackOf(situation_, group).verdict != Verdict::no;
    }

    Group groupOf(Mask mask, bool led) const {
        Group group = led ? leaders_ : Group{};
        for (std::size_t i = 0; i < units_.size(); ++i)
            if ((mask >> i & 1u) != 0) group.push_back(units_[i]);
        return group;
    }

    bool isLegal(Mask mask, bool led) {
        const auto key = std::pair(mask, led);
        if (const auto known = legal_.find(key); known != legal_.end()) return known->second;
        const bool single = std::has_single_bit(mask);
        return legal_[key] = single || isLegal(groupOf(mask, led));
    }

    /// A stack of the rest, in the order of the units: the most of them, the first of them.
    static bool isBetter(int stacks, Mask mask, int bestStacks, Mask best) {
        if (stacks != bestStacks) return stacks < bestStacks;
        if (std::popcount(mask) != std::popcount(best))
            return std::popcount(mask) > std::popcount(best);
        return mask < best;
    }

    int stacksFor(Mask rest) {
        if (rest == 0) return 0;
        if (const auto known = fewest_.find(rest); known != fewest_.end())
            return known->second.first;
        const Mask first = rest & (~rest + 1);
        std::pair<int, Mask> best{1 << 20, 0};
        for (Mask mask = rest; mask != 0; mask = (mask - 1) & rest) {
            if ((mask & first) == 0 || !isLegal(mask, false)) continue;
            const int stacks = 1 + stacksFor(rest & ~mask);
            if (isBetter(stacks, mask, best.first, best.second)) best = {stacks, mask};
        }
        fewest_[rest] = best;
        return best.first;
    }

    std::vector<Group> exact() {
        const Mask all = (Mask{1} << units_.size()) - 1;
        std::vector<Group> stacks;
        Mask rest = all;
        if (!leaders_.empty()) {
            std::pair<int, Mask> best{1 << 20, 0};
            for (Mask mask = all; mask != 0; mask = (mask - 1) & all) {
                if (!isLegal(mask, true)) continue;
                const int number = 1 + stacksFor(all & ~mask);
                if (isBetter(number, mask, best.first, best.second)) best = {number, mask};
            }
            stacks.push_back(groupOf(best.second, true));
            rest &= ~best.second;
        }
        while (rest != 0) {
            stacksFor(rest);
            const Mask mask = fewest_[rest].second;
            stacks.push_back(groupOf(mask, false));
            rest &= ~mask;
        }
        return stacks;
    }

    std::vector<Group> firstFit() const {
        std::vector<Group> stacks;
        if (!leaders_.empty()) stacks.push_back(leaders_);
        for (const Standing* unit : units_) {
            const auto fits = std::find_if(stacks.begin(), stacks.end(), [&](Group stack) {
                stack.push_back(unit);
                return isLegal(stack);
            });
            if (fits == stacks.end())
                stacks.push_back({unit});
            else
                fits->push_back(unit);
        }
        return stacks;
    }

    const Situation& situation_;
    Group leaders_, units_;
    std::map<std::pair<Mask, bool>, bool> legal_;
    std::map<Mask, std::pair<int, Mask>> fewest_;
};

/// Glossary: they come behind the divisions, with the last stack where they may.
void addBehind(const Situation& situation, Group batteries, std::vector<Group>& stacks) {
    while (!batteries.empty()) {
        Group last = stacks.back();
        last.push_back(batteries.front());
        if (stackOf(situation, last).verdict == Verdict::no) break;
        stacks.back() = std::move(last);
        batteries.erase(batteries.begin());
    }
    if (batteries.empty()) return;
    for (Group& stack : Stacks(situation, {}, std::move(batteries)).fewest())
        stacks.push_back(std::move(stack));
}

} // namespace

bool isCorpsBattery(const UnitFacts& unit) {
    return unit.kind() == "artillery" && unit.unit->division.empty() && unit.formation &&
           unit.formation->size == model::FormationSize::corps;
}

std::vector<UnitId> columnOrder(const Situation& situation, const std::vector<UnitId>& units) {
    const auto rank = [&](const UnitId& unit) {
        const UnitFacts* facts = situation.unit(unit);
        if (!facts) return 1;
        if (facts->kind() == "leader") return 0; // 19.22, 25.53
        if (facts->kind() == "train") return 3;  // 25.26
        return isCorpsBattery(*facts) ? 2 : 1;
    };
    std::vector<UnitId> ordered = units;
    std::stable_sort(ordered.begin(), ordered.end(),
                     [&](const UnitId& a, const UnitId& b) { return rank(a) < rank(b); });
    return ordered;
}

std::vector<std::vector<UnitId>> entryStacks(const Situation& situation,
                                             const std::vector<UnitId>& units) {
    std::vector<Standing> pieces;
    for (const UnitId& unit : columnOrder(situation, units)) {
        Standing piece;
        piece.piece.unit = unit;
        piece.facts = situation.unit(unit);
        if (piece.facts) pieces.push_back(std::move(piece));
    }
    Group leaders, combat, batteries, trains;
    for (const Standing& piece : pieces) {
        const auto kind = piece.kind();
        (kind == "leader"               ? leaders
         : kind == "train"              ? trains
         : isCorpsBattery(*piece.facts) ? batteries
                                        : combat)
            .push_back(&piece);
    }
    if (combat.empty()) combat.swap(batteries);
    std::vector<Group> stacks;
    if (!combat.empty())
        stacks = Stacks(situation, leaders, combat).fewest();
    else if (!leaders.empty())
        stacks.push_back(leaders);
    addBehind(situation, batteries, stacks);
    for (const Standing* train : trains)
        stacks.push_back({train});
    std::vector<std::vector<UnitId>> named;
    for (const Group& stack : stacks) {
        named.emplace_back();
        for (const Standing* piece : stack)
            named.back().push_back(piece->piece.unit);
    }
    return named;
}

} // namespace validators
