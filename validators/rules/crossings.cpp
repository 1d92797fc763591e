#include "validators/rules/crossings.h"

#include <algorithm>

namespace validators {

Crosses crosses(const LaidSpan& laid, std::span<const LaidFeature> features) {
    bool strange = false;
    for (const LaidFeature& feature : features) {
        const bool any = !laid.type || laid.type->crosses.empty();
        const bool named = !any && std::find(laid.type->crosses.begin(), laid.type->crosses.end(),
                                             *feature.id) != laid.type->crosses.end();
        if (named || (any && feature.isWater())) return Crosses::yes;
        strange = strange || !feature.type;
    }
    return strange ? Crosses::undecided : Crosses::no;
}

RoadNeed roadNeed(std::span<const LaidFeature> features) {
    const bool gate = std::any_of(features.begin(), features.end(), [](const auto& feature) {
        return feature.type && feature.type->encloses == model::Enclosure::gate;
    });
    RoadNeed most;
    for (const LaidFeature& feature : features) {
        if (!feature.type) continue;
        if (gate && feature.type->encloses == model::Enclosure::wall) continue;
        if (feature.type->road > most.need) most = {feature.type->road, &feature};
    }
    return most;
}

} // namespace validators
