#pragma once
// Fixes of bridges, trestles and fords that several areas offer.

#include "model/finding.h"
#include "validators/rules/situation.h"

#include <vector>

namespace validators {

model::Fix removeSpanFix(model::Hexside at, const model::SpanTypeId& type);

/// For a span on the wrong water or on none: to make it a kind that crosses what lies there, to
/// draw the water that it crosses, to remove it.
void addSpanFixes(const Situation& situation, model::Hexside at, const model::SpanTypeId& type,
                  std::vector<model::Fix>& fixes);

/// For a road over water: each kind of span that crosses the feature.
void addBridgeFixes(const Situation& situation, model::Hexside at, const LaidFeature& feature,
                    std::vector<model::Fix>& fixes);

} // namespace validators
