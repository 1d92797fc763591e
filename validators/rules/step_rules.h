#pragma once
// The step costs of one mover, made ready for many questions: a search asks for the figures alone,
// an answer for the reasons, too, and both go the same way.

#include "validators/rules/step_cost.h"

#include <string>
#include <unordered_map>
#include <vector>

namespace validators {

/// What a search needs of a step.
struct StepFigures {
    Verdict passable = Verdict::yes;
    bool known = true; ///< the cost is, else `least` is what is known of it
    int least = 0;     ///< half points
};

/// Looks at the situation, which must outlive it. For one thread.
class StepRules {
public:
    StepRules(const Situation& situation, const Mover& mover);

    /// `why`, where given, collects the reasons.
    StepFigures step(Ground::Index from, std::size_t direction, bool roadMarch,
                     StepCost* why = nullptr) const;
    StepFigures enter(Ground::Index into, StepCost* why = nullptr) const;
    /// From off the map; `edge` says what roads lead in.
    StepFigures enterMap(Ground::Index into, const SideState& edge, bool roadMarch,
                         StepCost* why = nullptr) const;

    /// 18.12: it may not enter enemy zones of control; null where it may.
    const model::MoveLimit* barredFromZones() const;

private:
    class Tally;
    struct Crossing;
    struct WaterWay;

    void bars(const Crossing& crossing, Tally& tally) const;
    void limits(const Crossing& crossing, Tally& tally) const;
    void enterable(Ground::Index into, Tally& tally) const;
    bool isOnIce(Ground::Index from) const;
    void spanOpen(const Crossing& crossing, Tally& tally) const;
    void payHex(Ground::Index into, Tally& tally) const;
    void payRoad(const Crossing& crossing, Tally& tally) const;
    void payFeatures(const Crossing& crossing, Tally& tally) const;
    void payWater(const Crossing& crossing, Tally& tally) const;
    void addSpan(const Crossing& crossing, std::vector<WaterWay>& ways) const;
    void addFord(const Crossing& crossing, std::vector<WaterWay>& ways) const;
    void addWading(const Crossing& crossing, std::vector<WaterWay>& ways) const;
    void addPontoon(const Crossing& crossing, std::vector<WaterWay>& ways) const;
    void payUphill(const Crossing& crossing, Tally& tally) const;

    bool wades(const Crossing& crossing) const;
    bool isOnEnemyPontoon(const Crossing& crossing) const;
    bool mayWade() const;
    Verdict isOpenTo(const model::SpanCost* span) const;
    bool keepsOffDamage() const;
    Verdict isSlopeHex(Ground::Index hex) const;
    Verdict goesUp(const Crossing& crossing, const SideFeature& slope) const;
    /// Whether the slope on a side of the hex leads up from it.
    Verdict risesFrom(model::Hex hex, model::Hexside side, const SideFeature& slope) const;
    bool hasOption(const model::OptionId& option) const;
    bool pontoonIsFree(const Crossing& crossing) const;

    const Situation& situation_;
    const Ground& ground_;
    const model::MovementRule* rule_ = nullptr; ///< null: the ruleset has none
    Mover mover_;
    bool mounted_ = false;
    bool frozen_ = false;
    bool fordsOpen_ = false;
    std::string unclear_; ///< what of the mover is not known
    std::vector<const model::MoveLimit*> limits_;
    const model::WeatherType* doubling_ = nullptr;
    mutable std::unordered_map<const void*, StepFigures> enterCosts_; ///< by terrain of the hex
};

} // namespace validators
