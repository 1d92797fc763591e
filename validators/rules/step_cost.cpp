#include "validators/rules/step_cost.h"

#include "validators/rules/conditions.h"
#include "validators/rules/published.h"
#include "validators/rules/slopes.h"
#include "validators/rules/step_rules.h"

#include <algorithm>
#include <utility>

namespace validators {

namespace {

/// 11.1H: the side of a frozen lake is a stream.
bool isWater(const SideFeature& feature) {
    return feature.printed->water || feature.type->water;
}

template <class Record, class Id>
const Record* rowOf(const std::vector<Record>& rows, const Id& id) {
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const Record& row) { return row.id == id; });
    return found == rows.end() ? nullptr : &*found;
}

/// The class of the counters that stand for a part of a unit.
const model::UnitClass* vedetteClass(const model::Ruleset* ruleset) {
    if (!ruleset) return nullptr;
    const auto found = std::find_if(ruleset->classes.begin(), ruleset->classes.end(),
                                    [](const auto& each) { return each.countsAs == "vedette"; });
    return found == ruleset->classes.end() ? nullptr : &*found;
}

bool contains(const std::vector<std::string>& words, std::string_view word) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

model::Printed<int> sum(const model::Printed<int>& a, const model::Printed<int>& b) {
    if (!a.hasValue() || !b.hasValue()) return {};
    return *a + *b;
}

bool isUsable(const model::Pontoon& pontoon, const Situation& situation) {
    const bool laidNow = !pontoon.turn.empty() && pontoon.turn == situation.turn();
    return pontoon.at && !laidNow;
}

} // namespace

/// Adds up the parts of a step; the reasons only where somebody asked for them.
class StepRules::Tally {
public:
    explicit Tally(StepCost* why) : why_(why) {}

    const StepFigures& figures() const { return figures_; }
    bool isBarred() const { return figures_.passable == Verdict::no; }

    void bar(const model::RuleRef& clause) {
        if (isBarred()) return;
        figures_.passable = Verdict::no;
        if (why_) why_->clause = clause;
    }
    /// Whether it passes hangs on this.
    void leaveOpen(std::string figure) {
        if (isBarred()) return;
        figures_.passable = Verdict::undecided;
        lack(std::move(figure));
    }
    /// What it costs hangs on this.
    void lack(std::string figure) {
        figures_.known = false;
        if (why_ &&
            std::find(why_->missing.begin(), why_->missing.end(), figure) == why_->missing.end())
            why_->missing.push_back(std::move(figure));
    }
    void pay(std::string_view what, int halfPoints, const model::RuleRef& clause) {
        figures_.least += halfPoints;
        if (why_) why_->parts.push_back({std::string(what), halfPoints, clause});
    }
    /// `figure` names it where the source prints none.
    void pay(std::string_view what, const model::Printed<int>& halfPoints,
             const model::RuleRef& clause, std::string_view figure) {
        if (halfPoints.hasValue())
            pay(what, *halfPoints, clause);
        else
            lack("movement." + std::string(figure) + "." + std::string(what));
    }
    /// Doubles what was paid so far.
    void doubleAll(const model::WeatherType& weather) {
        pay(weather.id, figures_.least, weather.rule);
    }
    StepFigures finish() {
        if (!why_) return figures_;
        why_->passable = figures_.passable;
        why_->leastHalfPoints = isBarred() ? 0 : figures_.least;
        if (isBarred()) {
            why_->parts.clear();
            why_->missing.clear();
            return figures_;
        }
        if (figures_.passable == Verdict::yes && figures_.known) why_->halfPoints = figures_.least;
        if (!why_->parts.empty()) why_->clause = why_->parts.front().clause;
        return figures_;
    }

private:
    StepCost* why_;
    StepFigures figures_;
};

/// A step over one hexside.
struct StepRules::Crossing {
    Ground::Index from, into;
    const SideState& side;
    bool roadRate;                         ///< in road march, or of a kind that needs no marker
    const model::SpanCost* span = nullptr; ///< of the span that stands
    bool hasWater = false;                 ///< as printed, frozen or not
    bool waterPasses = true;               ///< without a span

    bool onRoad() const { return !side.roads.empty(); }
    bool isFord() const { return span && span->ford; }
    bool hasSpan() const { return side.spanType && !isFord(); }
    bool isSpanned() const { return side.pontoon || hasSpan(); }
};

StepRules::StepRules(const Situation& situation, const Mover& mover)
    : situation_(situation), ground_(situation.ground()), mover_(mover) {
    const model::Ruleset* ruleset = situation.ruleset();
    if (!ruleset || ruleset->movement.rule.empty()) {
        unclear_ = "movement";
        return;
    }
    rule_ = &ruleset->movement;
    const std::string unit = mover.facts ? "unit " + mover.facts->unit->id.text : "unit";
    mounted_ = mover.isMounted();
    if (!mover.unitClass || (!mounted_ && mover.unitClass->moves != "foot"))
        unclear_ = unit + ": class";
    for (const model::MoveLimit& limit : rule_->limits) {
        const bool meant =
            limit.id == mover.kind || (mover.unitClass && limit.id == mover.unitClass->id.text);
        if (!meant || (!limit.option.empty() && !hasOption(limit.option))) continue;
        // 25.82: nobody writes down which batteries are on sledges.
        if (!limit.spares.empty() && hasOption(limit.spares)) unclear_ = unit + ": sledges";
        limits_.push_back(&limit);
        mounted_ = mounted_ || limit.mounted;
    }
    const Conditions conditions = conditionsOf(situation);
    frozen_ = conditions.frozen();
    // 29.34, 30.34: some published scenarios open them.
    const auto published = publishedFigures(situation, "fords-open");
    fordsOpen_ = rule_ && (rule_->fordsOpen.value ||
                           std::any_of(published.begin(), published.end(),
                                       [](const auto* figure) { return figure->value == "yes"; }));
    const auto* weather = conditions.weather;
    if (weather && mover.unitClass && contains(weather->doubles, mover.unitClass->id.text))
        doubling_ = weather;
}

bool StepRules::hasOption(const model::OptionId& option) const {
    const auto& options = situation_.scenario().rules->options;
    return std::any_of(options.begin(), options.end(),
                       [&](const auto& each) { return each.id == option; });
}

const model::MoveLimit* StepRules::barredFromZones() const {
    const auto found = std::find_if(limits_.begin(), limits_.end(),
                                    [](const auto* limit) { return !limit->enemyZones; });
    return found == limits_.end() ? nullptr : *found;
}

StepFigures StepRules::step(Ground::Index from, std::size_t direction, bool roadMarch,
                            StepCost* why) const {
    Tally tally(why);
    const Ground::Index into = ground_.neighbours(from)[direction];
    if (into == Ground::none) {
        tally.bar({});
        return tally.finish();
    }
    if (!rule_ || !unclear_.empty()) {
        tally.leaveOpen(unclear_);
        return tally.finish();
    }
    // Most hexsides carry nothing, and what a hex costs is known by its terrain.
    if (!why && ground_.isPlain(from, direction) && limits_.empty() && !isOnIce(from))
        return enter(into);

    Crossing crossing{from, into, ground_.side(from, direction),
                      roadMarch || mover_.needsNoMarker()};
    if (crossing.side.spanType) crossing.span = rowOf(rule_->over, crossing.side.spanType->id);
    for (const SideFeature& feature : crossing.side.features) {
        if (!isWater(feature)) continue;
        crossing.hasWater = true;
        crossing.waterPasses = crossing.waterPasses && feature.type->passable;
    }
    bars(crossing, tally);
    if (tally.isBarred()) return tally.finish();
    if (crossing.onRoad()) {
        payRoad(crossing, tally);
        if (crossing.side.unknownRoad) tally.lack("type of a road");
    } else {
        if (crossing.side.unknownRoad) tally.lack("type of a road");
        // Along a road of unknown type it could cost less than by the terrain.
        if (!crossing.side.unknownRoad) {
            payHex(into, tally);
            payFeatures(crossing, tally);
            payWater(crossing, tally);
        }
    }
    if (isOnIce(crossing.from) && !crossing.hasWater) tally.lack("lake hexside");
    // 18.11: all costs of the step.
    if (doubling_) tally.doubleAll(*doubling_);
    return tally.finish();
}

StepFigures StepRules::enter(Ground::Index into, StepCost* why) const {
    const void* terrain = &ground_.terrain(into);
    if (!why)
        if (const auto known = enterCosts_.find(terrain); known != enterCosts_.end())
            return known->second;
    Tally tally(why);
    if (!rule_ || !unclear_.empty())
        tally.leaveOpen(unclear_);
    else
        enterable(into, tally);
    if (!tally.isBarred() && rule_) {
        payHex(into, tally);
        if (doubling_) tally.doubleAll(*doubling_);
    }
    const StepFigures figures = tally.finish();
    enterCosts_[terrain] = figures;
    return figures;
}

StepFigures StepRules::enterMap(Ground::Index into, const SideState& edge, bool roadMarch,
                                StepCost* why) const {
    Tally tally(why);
    if (!rule_ || !unclear_.empty()) {
        tally.leaveOpen(unclear_);
        return tally.finish();
    }
    const Crossing crossing{Ground::none, into, edge, roadMarch || mover_.needsNoMarker()};
    bars(crossing, tally);
    if (tally.isBarred()) return tally.finish();
    if (crossing.onRoad())
        payRoad(crossing, tally);
    else if (!edge.unknownRoad)
        payHex(into, tally);
    if (edge.unknownRoad) tally.lack("type of a road");
    if (doubling_) tally.doubleAll(*doubling_);
    return tally.finish();
}

// --- what bars the step ---

void StepRules::bars(const Crossing& crossing, Tally& tally) const {
    enterable(crossing.into, tally);
    // 25.91: closed to both sides.
    if (crossing.side.roadblock && !rule_->roadblocksPassed.value)
        tally.bar(rule_->roadblocksPassed.rule);
    // 25.77, 25.78: no span helps over what is no water.
    for (const SideFeature& feature : crossing.side.features) {
        if (feature.type->passable || feature.printed->water) continue;
        const auto* row = rowOf(rule_->across, feature.type->id);
        tally.bar(row ? row->rule : feature.type->rule);
    }
    spanOpen(crossing, tally);
    limits(crossing, tally);
    if (crossing.side.unknownFeature) tally.leaveOpen("type of a hexside feature");
}

/// 11.1H: lakes freeze, but what their hexes then cost nobody prints.
void StepRules::enterable(Ground::Index into, Tally& tally) const {
    for (const model::TerrainType* terrain : ground_.terrain(into)) {
        if (terrain->enterable) continue;
        if (frozen_ && freezes(*situation_.ruleset(), terrain->id))
            tally.leaveOpen("movement.into." + terrain->id.text);
        else
            tally.bar(terrain->rule);
    }
    if (ground_.hasUnknownTerrain(into)) tally.leaveOpen("terrain of a hex");
}

/// 7.61, 25.74: unfrozen water that nobody wades needs a span, a pontoon or a ford that is open.
void StepRules::spanOpen(const Crossing& crossing, Tally& tally) const {
    if (crossing.waterPasses || crossing.side.pontoon) return;
    for (const SideFeature& feature : crossing.side.features) {
        if (feature.type->passable || !feature.printed->water) continue;
        if (!crossing.side.spanType) {
            const auto* row = rowOf(rule_->across, feature.type->id);
            // A span of a type that the ruleset does not know may carry units.
            if (!crossing.side.unknownFeature) tally.bar(row ? row->rule : feature.type->rule);
            return;
        }
    }
    const Verdict open = isOpenTo(crossing.span);
    if (open == Verdict::undecided) tally.leaveOpen("side of the unit");
    if (open == Verdict::no) tally.bar(crossing.span->rule);
}

/// 25.74: fords are closed to sides that do not know them.
Verdict StepRules::isOpenTo(const model::SpanCost* span) const {
    if (!span || span->closedTo.empty() || fordsOpen_) return Verdict::yes;
    if (mover_.side.empty()) return Verdict::undecided;
    const auto& closed = span->closedTo;
    return std::find(closed.begin(), closed.end(), mover_.side) == closed.end() ? Verdict::yes
                                                                                : Verdict::no;
}

/// 7.63, 18.12, 25.81.
void StepRules::limits(const Crossing& crossing, Tally& tally) const {
    // 18.35 names who crosses pontoons of the enemy, and does not say that trains may not.
    if (mover_.kind == "train" && isOnEnemyPontoon(crossing))
        tally.leaveOpen("movement.train.enemy-pontoon");
    for (const model::MoveLimit* limit : limits_) {
        const SideState& side = crossing.side;
        if (!limit->damagedSpans && side.damaged && !side.pontoon && !crossing.waterPasses)
            tally.bar(limit->rule);
        if (!limit->wading && wades(crossing)) tally.bar(limit->rule);
        if (limit->slopeHexes || crossing.onRoad()) continue;
        const Verdict slope = isSlopeHex(crossing.into);
        if (slope == Verdict::yes && !side.unknownRoad)
            tally.bar(limit->rule);
        else if (slope != Verdict::no)
            tally.leaveOpen(side.unknownRoad ? "type of a road" : "uphill side of a slope");
    }
}

/// It crosses water, frozen or not, on no span that it may use.
bool StepRules::wades(const Crossing& crossing) const {
    if (!crossing.hasWater || crossing.side.pontoon) return false;
    if (!crossing.isSpanned()) return !crossing.side.unknownFeature;
    return crossing.side.damaged && keepsOffDamage();
}

/// There is no other way for it.
bool StepRules::isOnEnemyPontoon(const Crossing& crossing) const {
    const model::Pontoon* pontoon = crossing.side.pontoon;
    const bool overSpan = crossing.hasSpan() && !(crossing.side.damaged && keepsOffDamage());
    const bool wadesHere = mayWade() && (crossing.waterPasses || crossing.isFord());
    return pontoon && pontoon->side != mover_.side && !overSpan && !wadesHere;
}

bool StepRules::mayWade() const {
    return std::all_of(limits_.begin(), limits_.end(),
                       [](const auto* limit) { return limit->wading; });
}

bool StepRules::keepsOffDamage() const {
    return std::any_of(limits_.begin(), limits_.end(),
                       [](const auto* limit) { return !limit->damagedSpans; });
}

/// The hex below a slope, as sight counts them (D-LOS-1).
Verdict StepRules::isSlopeHex(Ground::Index hex) const {
    Verdict verdict = Verdict::no;
    const auto& around = ground_.neighbours(hex);
    for (std::size_t direction = 0; direction < around.size(); ++direction) {
        if (ground_.isPlain(hex, direction)) continue;
        // At the map edge a slope may rise to a hex that is not in play.
        const model::Hexside side(ground_.hexAt(hex), model::hexsideDirections[direction]);
        for (const SideFeature& feature : ground_.side(hex, direction).features) {
            if (!feature.type->uphill) continue;
            const Verdict rises = risesFrom(ground_.hexAt(hex), side, feature);
            if (rises == Verdict::yes) return Verdict::yes;
            if (rises == Verdict::undecided) verdict = Verdict::undecided;
        }
    }
    return verdict;
}

Verdict StepRules::goesUp(const Crossing& crossing, const SideFeature& slope) const {
    const model::Hex from = ground_.hexAt(crossing.from);
    return risesFrom(from, *model::hexsideBetween(from, ground_.hexAt(crossing.into)), slope);
}

Verdict StepRules::risesFrom(model::Hex hex, model::Hexside side, const SideFeature& slope) const {
    auto top = slope.uphill;
    if (!top)
        top = uphillSide(situation_.lines(), {side, nullptr, slope.type, std::nullopt, nullptr});
    if (!top) return Verdict::undecided;
    return *top == hex ? Verdict::no : Verdict::yes;
}

// --- what it costs ---

/// 7.21, 7.22: of several terrains the dearest.
/// 11.1H: where the map does not draw the side of a frozen lake, it may be one all the same.
bool StepRules::isOnIce(Ground::Index from) const {
    if (!frozen_) return false;
    const auto& terrain = ground_.terrain(from);
    return std::any_of(terrain.begin(), terrain.end(), [&](const model::TerrainType* each) {
        return !each->enterable && freezes(*situation_.ruleset(), each->id);
    });
}

void StepRules::payHex(Ground::Index into, Tally& tally) const {
    const auto& terrain = ground_.terrain(into);
    const auto holds = [&](const model::TerrainId& id) {
        return std::any_of(terrain.begin(), terrain.end(),
                           [&](const auto* each) { return each->id == id; });
    };
    const model::TerrainCost* dearest = nullptr;
    for (const model::TerrainType* each : terrain) {
        if (!each->enterable) continue; // said already
        const auto* row = rowOf(rule_->into, each->id);
        if (row && !row->unless.empty() && holds(row->unless)) continue;
        const auto cost = row ? (mounted_ ? row->mounted : row->foot) : model::Printed<int>{};
        if (!cost.hasValue()) {
            tally.lack("movement.into." + each->id.text);
            continue;
        }
        const auto most = dearest ? (mounted_ ? dearest->mounted : dearest->foot).valueOr(0) : -1;
        if (*cost > most) dearest = row;
    }
    if (dearest)
        tally.pay(dearest->id.text, *(mounted_ ? dearest->mounted : dearest->foot), dearest->rule);
    if (terrain.empty()) tally.lack("terrain of a hex");
}

/// 7.52, 7.57: the road makes everything else free, outside road march all but the span.
void StepRules::payRoad(const Crossing& crossing, Tally& tally) const {
    const model::RoadCost* cheapest = nullptr;
    int least = 0;
    for (const model::RoadType* road : crossing.side.roads) {
        const auto* row = rowOf(rule_->along, road->id);
        if (!row) {
            tally.lack("movement.along." + road->id.text);
            continue;
        }
        model::Printed<int> rate = crossing.roadRate ? row->roadMarch : row->each;
        if (crossing.roadRate && rule_->trailsMarchAsRoads.value)
            if (const auto* other = rowOf(rule_->along, row->orAs)) rate = other->roadMarch;
        if (!rate.hasValue()) {
            tally.lack("movement.along." + road->id.text);
            continue;
        }
        if (cheapest && *rate >= least) continue;
        cheapest = row;
        least = *rate;
    }
    if (cheapest) tally.pay(cheapest->id.text, least, cheapest->rule);
    payWater(crossing, tally);
    if (!crossing.roadRate && rule_->slopeOnRoad.value) payUphill(crossing, tally);
}

/// Off the roads: what is no water.
void StepRules::payFeatures(const Crossing& crossing, Tally& tally) const {
    for (const SideFeature& feature : crossing.side.features) {
        if (isWater(feature)) continue;
        const auto* row = rowOf(rule_->across, feature.type->id);
        if (!row || !row->add.hasValue())
            tally.lack("movement.across." + feature.type->id.text);
        else if (*row->add > 0)
            tally.pay(row->id.text, *row->add, row->rule);
    }
    payUphill(crossing, tally);
}

void StepRules::payUphill(const Crossing& crossing, Tally& tally) const {
    for (const SideFeature& feature : crossing.side.features) {
        if (!feature.type->uphill) continue;
        const Verdict up = goesUp(crossing, feature);
        if (up == Verdict::no) continue;
        const auto* row = rowOf(rule_->across, feature.type->id);
        if (up == Verdict::undecided)
            tally.lack("uphill side of a slope");
        else
            tally.pay(feature.type->id.text, row ? row->uphill : model::Printed<int>{},
                      row ? row->rule : model::RuleRef{}, "across");
    }
}

/// A way over the water with its price; the rule outlives it.
struct StepRules::WaterWay {
    std::string_view what;
    model::Printed<int> halfPoints;
    const model::RuleRef* clause = nullptr;
    std::string_view figure;
};

/// 7.61, 7.22, 18.33, 25.74: by the cheapest way that is there.
void StepRules::payWater(const Crossing& crossing, Tally& tally) const {
    if (!crossing.hasWater && !crossing.isFord()) return;
    std::vector<WaterWay> ways;
    addSpan(crossing, ways);
    addFord(crossing, ways);
    addWading(crossing, ways);
    addPontoon(crossing, ways);
    const WaterWay* cheapest = nullptr;
    for (const WaterWay& way : ways)
        if (way.halfPoints.hasValue() && (!cheapest || *way.halfPoints < *cheapest->halfPoints))
            cheapest = &way;
    if (cheapest && *cheapest->halfPoints == 0) return;
    for (const WaterWay& way : ways) {
        const bool couldBeCheaper = !way.halfPoints.hasValue();
        static const model::RuleRef none;
        const auto& clause = way.clause ? *way.clause : none;
        if (&way == cheapest || couldBeCheaper)
            tally.pay(way.what, way.halfPoints, clause, way.figure);
    }
}

void StepRules::addSpan(const Crossing& crossing, std::vector<WaterWay>& ways) const {
    const SideState& side = crossing.side;
    if (!side.spanType || crossing.isFord() || (side.damaged && keepsOffDamage())) return;
    WaterWay way{side.spanType->id.text, {}, nullptr, "over"};
    if (const auto* row = crossing.span) {
        way.clause = &row->rule;
        way.halfPoints = side.damaged        ? row->damaged
                         : crossing.roadRate ? row->roadMarch
                                             : row->add;
    }
    ways.push_back(way);
}

/// 25.74, D-MOV-3: free where a road leads through it, and water in its own right when frozen.
void StepRules::addFord(const Crossing& crossing, std::vector<WaterWay>& ways) const {
    if (!crossing.isFord() || crossing.waterPasses || !mayWade()) return;
    const auto& row = *crossing.span;
    const Verdict open = isOpenTo(&row);
    if (open == Verdict::no) return; // a pontoon carries it over
    const bool free = crossing.onRoad() && (crossing.roadRate || !rule_->fordOnRoad.value);
    WaterWay way{row.id.text, free ? model::Printed<int>(0) : row.add, &row.rule, "over"};
    if (!free && crossing.roadRate) way.halfPoints = row.roadMarch;
    if (!free && rule_->fordAddsToStream.value)
        for (const SideFeature& feature : crossing.side.features)
            if (const auto* stream = rowOf(rule_->across, feature.printed->freezesTo))
                way.halfPoints = sum(way.halfPoints, stream->add);
    if (open == Verdict::undecided) way.halfPoints = {};
    ways.push_back(way);
}

/// Through the water itself; on a road only where a span is gone (7.62), or as D-MOV-6 reads.
void StepRules::addWading(const Crossing& crossing, std::vector<WaterWay>& ways) const {
    if (!crossing.waterPasses || !mayWade()) return;
    const bool free = crossing.onRoad() && !crossing.side.gone && !crossing.hasSpan() &&
                      (crossing.roadRate || !rule_->streamOnRoad.value);
    for (const SideFeature& feature : crossing.side.features) {
        if (!isWater(feature)) continue;
        WaterWay way{feature.type->id.text, {}, nullptr, "across"};
        if (const auto* row = rowOf(rule_->across, feature.type->id)) {
            way.clause = &row->rule;
            way.halfPoints = row->add;
        }
        if (free) way.halfPoints = 0;
        ways.push_back(way);
    }
}

void StepRules::addPontoon(const Crossing& crossing, std::vector<WaterWay>& ways) const {
    if (!crossing.side.pontoon) return;
    WaterWay way{"pontoon", {}, nullptr, "pontoon-over"};
    for (const SideFeature& feature : crossing.side.features) {
        const auto* row = rowOf(rule_->pontoons, feature.printed->id);
        if (!row) continue;
        const bool always = contains(row->always, mover_.kind);
        way.clause = &row->rule;
        way.halfPoints = !always && crossing.roadRate ? row->roadMarch : row->add;
        if (!always && pontoonIsFree(crossing)) way.halfPoints = 0;
    }
    ways.push_back(way);
}

/// 18.33: at a span, damaged or not, or at another pontoon.
bool StepRules::pontoonIsFree(const Crossing& crossing) const {
    if (crossing.hasSpan()) return true;
    const auto& pontoons = situation_.scenario().onMap->pontoons;
    const auto there = std::count_if(pontoons.begin(), pontoons.end(), [&](const auto& each) {
        return isUsable(*each, situation_) && *each->at == *crossing.side.pontoon->at;
    });
    return there > 1;
}

// --- the public questions ---

Mover moverOf(const UnitFacts& unit) {
    Mover mover;
    mover.facts = &unit;
    mover.unitClass = unit.unitClass;
    mover.kind = unit.kind();
    mover.side = unit.side;
    return mover;
}

Mover moverOf(const Situation& situation, const Standing& piece) {
    Mover mover;
    mover.reduced = piece.piece.reduced;
    mover.facts = piece.facts;
    if (piece.facts) {
        mover.side = piece.facts->side;
        mover.unitClass = piece.facts->unitClass;
    }
    mover.kind = piece.kind();
    if (piece.piece.part == model::PiecePart::vedette) {
        mover.unitClass = vedetteClass(situation.ruleset());
        mover.isPart = true;
    }
    return mover;
}

StepCost stepCost(const Situation& situation, const Mover& mover, Ground::Index from,
                  std::size_t direction, bool roadMarch) {
    StepCost cost;
    StepRules(situation, mover).step(from, direction, roadMarch, &cost);
    return cost;
}

StepCost hexCost(const Situation& situation, const Mover& mover, Ground::Index into) {
    StepCost cost;
    StepRules(situation, mover).enter(into, &cost);
    return cost;
}

} // namespace validators
