#pragma once
// Whether a span crosses the water under it, and what a road needs where it crosses a hexside.

#include "validators/rules/situation.h"

#include <span>

namespace validators {

enum class Crosses { no, yes, undecided };

/// A span whose ruleset names no water crosses any; water that the ruleset does not know leaves it
/// undecided.
Crosses crosses(const LaidSpan& laid, std::span<const LaidFeature> features);

/// What a road meets on a hexside: the feature that asks most of it. Null where it meets nothing.
struct RoadNeed {
    model::RoadCrossing need = model::RoadCrossing::free;
    const LaidFeature* feature = nullptr;
};

/// Spans are not asked; a gate opens the wall on its hexside.
RoadNeed roadNeed(std::span<const LaidFeature> features);

} // namespace validators
