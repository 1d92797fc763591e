#include "validators/rules/line_of_sight.h"

#include "validators/rules/conditions.h"
#include "validators/rules/sight_ground.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace validators {

namespace {

using model::Hex;
using model::Hexside;
using model::SightByJunctures;
using model::Vertex;

const SightByJunctures* ruleOf(const Situation& situation) {
    return situation.ruleset() ? std::get_if<SightByJunctures>(&situation.ruleset()->sight)
                               : nullptr;
}

/// Something of a hex or hexside that stands in the way, or may.
struct Hindrance {
    Fact fact;
    SightBlock by = SightBlock::none;
    std::string what;
    model::RuleRef clause;

    bool isSure() const { return fact.isSure(); }
    bool isPossible() const { return fact.isPossible(); }
};

/// The one that says more: the first that surely is in the way, else all doubts together.
Hindrance joined(Hindrance a, Hindrance b) {
    if (a.isSure() || !b.isPossible()) return a;
    if (b.isSure() || !a.isPossible()) return b;
    a.fact = eitherOf(std::move(a.fact), std::move(b.fact));
    if (a.what != b.what) a.what += " or " + b.what;
    return a;
}

/// What of a vertex or of a hexside along the line is in the way.
struct Count {
    int sure = 0, possible = 0;
    MissingFigures missing;
    std::vector<std::string> names; ///< of those that are possible

    void add(const Hindrance& hindrance, const std::string& at) {
        if (!hindrance.isPossible()) return;
        ++possible;
        if (hindrance.isSure()) ++sure;
        missing.insert(missing.end(), hindrance.fact.missing.begin(), hindrance.fact.missing.end());
        names.push_back(hindrance.what + " of " + at);
    }
};

std::string listed(const std::vector<std::string>& names) {
    std::string text;
    for (const auto& name : names)
        text += (text.empty() ? "" : ", ") + name;
    return text;
}

/// Judges one line step by step.
class SightJudge {
public:
    SightJudge(const Situation& situation, const SightByJunctures& rule, Hex from, Hex to,
               SightMode mode, SightThrough through)
        : situation_(situation), rule_(rule), ground_(situation), from_(from), to_(to),
          artillery_(mode == SightMode::artillery),
          unitsCount_(through == SightThrough::unitsAndTerrain), line_(model::hexLine(from, to)) {
        overlooks_ = lookingAtNoHigherHilltop();
        acrossSlopes_ = betweenSlopes();
        downhill_ = leavingDownhill();
    }

    std::vector<SightStep> steps() const {
        std::vector<SightStep> steps;
        for (const model::LineStep& step : line_)
            steps.push_back(std::visit([&](const auto& met) { return judged(met); }, step));
        return steps;
    }

    /// What lies between two neighbours, who see each other over everything else.
    Hindrance barrier() const {
        const auto side = model::hexsideBetween(from_, to_);
        const SideState* state = side ? ground_.at(*side) : nullptr;
        Hindrance barrier;
        if (!state || rule_.adjacentSeeOverBarrier.value) return barrier;
        for (const SideFeature& feature : state->features)
            if (!feature.printed->sightBeside && !isSeenOverByGuns(*side))
                barrier =
                    joined(std::move(barrier), {Fact::of(true), SightBlock::barrier,
                                                feature.printed->name, feature.printed->rule});
        if (const std::string unknown = ground_.unknownFeature(*side); !unknown.empty())
            barrier = joined(std::move(barrier),
                             {Fact::unknown(unknown), SightBlock::barrier, unknown, {}});
        return barrier;
    }

private:
    // --- the ends of the line ---

    /// 8.42(3): from a hilltop to one that is not higher. Only units see so.
    Fact lookingAtNoHigherHilltop() const {
        if (artillery_) return {};
        const Fact tops = bothOf(ground_.isHilltop(from_), ground_.isHilltop(to_));
        return tops.isPossible() ? bothOf(tops, ground_.isNoLower(from_, to_)) : Fact{};
    }

    /// 8.42(2): units from slope hex to slope hex; 13.34A: a battery from a hilltop to one.
    Fact betweenSlopes() const {
        return bothOf(artillery_ ? ground_.isHilltop(from_) : ground_.isSlopeHex(from_),
                      ground_.isSlopeHex(to_));
    }

    /// The line goes down a slope where it leaves the hex that looks (figure downslope).
    Fact leavingDownhill() const {
        if (rule_.downslope.value == model::Downslope::foot || line_.empty()) return {};
        if (const auto* crossed = std::get_if<model::CrossedHexside>(&line_.front()))
            return ground_.looksDownAcross(from_, crossed->hexside);
        Fact down;
        if (const auto* passed = std::get_if<model::PassedVertex>(&line_.front()))
            for (const Hexside side : passed->vertex.hexsides())
                if (side.touches(from_))
                    down = eitherOf(std::move(down), ground_.looksDownAcross(from_, side));
        return down;
    }

    // --- hexes ---

    /// 8.42: the line passes over this slope hex.
    Fact isSeenOver(Hex slopeHex) const {
        Fact over = eitherOf(eitherOf(acrossSlopes_, overlooks_), downhill_);
        // 8.42(1), 13.34A: down the slope of the hex that looks.
        if (const auto own = model::hexsideBetween(from_, slopeHex))
            over = eitherOf(std::move(over), ground_.looksDownAcross(from_, *own));
        return over;
    }

    /// The hex lies on the flat top that both ends stand on (figure plateau-blocks).
    Fact isOnOnePlateau(Hex hex) const {
        if (rule_.plateauBlocks.value) return {};
        const Fact tops = bothOf(ground_.isHilltop(from_), ground_.isHilltop(to_));
        if (!tops.isPossible()) return {};
        return bothOf(tops, bothOf(ground_.isLevel(from_, hex), ground_.isLevel(hex, to_)));
    }

    /// 8.42: woods, towns and chateaux; orchards by the figure light-cover-blocks.
    Hindrance terrainOf(Hex hex) const {
        for (const model::TerrainType* type : ground_.terrain(hex))
            if (type->blocksSight || (type->lightCover && rule_.lightCoverBlocks.value))
                return {Fact::of(true), SightBlock::terrain, type->name, rule_.clauses.hexes};
        if (const std::string unknown = ground_.unknownTerrain(hex); !unknown.empty())
            return {Fact::unknown(unknown), SightBlock::terrain, unknown, {}};
        return {};
    }

    /// By its ground alone; the ends of the line and what is off the map never do.
    Hindrance obstructs(Hex hex) const {
        if (hex == from_ || hex == to_ || !ground_.isInPlay(hex)) return {};
        Hindrance ground = terrainOf(hex);
        if (ground.isSure()) return ground;
        // 8.42: hilltops.
        const Fact top = bothOf(ground_.isHilltop(hex), notSo(isOnOnePlateau(hex)));
        ground =
            joined(std::move(ground), {top, SightBlock::hilltop, "hilltop", rule_.clauses.hexes});
        if (ground.isSure()) return ground;
        // 8.42: slope hexes.
        const Fact hidden = notSo(isSeenOver(hex));
        const bool sure = hidden.isSure() && ground_.isOnSlope(hex).isSure() &&
                          rule_.plateauBlocks.value; // whichever of the two it is
        Hindrance slope{sure ? Fact::of(true) : bothOf(ground_.isSlopeHex(hex), hidden),
                        SightBlock::slopeHex, "slope hex",
                        artillery_ ? rule_.clauses.artillerySlopes : rule_.clauses.slopes};
        return joined(std::move(ground), std::move(slope));
    }

    Hindrance unitsIn(Hex hex) const {
        if (!unitsCount_ || !rule_.unitsBlock.value || hex == from_ || hex == to_) return {};
        if (!ground_.isInPlay(hex)) return {};
        // 8.41: units of either side.
        return {ground_.hasUnits(hex), SightBlock::units, "units", rule_.unitsBlock.rule};
    }

    // --- hexsides ---

    /// 25.77: guns beside a wall see over it.
    bool isSeenOverByGuns(Hexside side) const {
        const SideState* state = ground_.at(side);
        return artillery_ && side.touches(from_) && state &&
               std::any_of(state->features.begin(), state->features.end(),
                           [](const SideFeature& each) { return each.printed->artilleryOver; });
    }

    /// 8.43: the feature lies beside the hex that looks and does not hinder it.
    Fact isOwn(const SideFeature& feature, Hexside side) const {
        if (!side.touches(from_) || feature.printed->sight == model::SightBar::none) return {};
        if (feature.printed->sight == model::SightBar::always)
            return Fact::of(isSeenOverByGuns(side));
        return feature.printed->uphill ? ground_.risesTo(from_, side, feature) : Fact::of(true);
    }

    Hindrance barredBy(const SideFeature& feature, Hexside side) const {
        const model::HexsideType& type = *feature.printed;
        if (type.sight == model::SightBar::none) return {};
        Fact open = isOwn(feature, side);
        if (type.sight == model::SightBar::always)
            return {notSo(std::move(open)), SightBlock::hexside, type.name, type.rule};
        if (type.uphill && !rule_.slopesBetweenHilltopsBlock.value)
            open = eitherOf(std::move(open), overlooks_);
        if (!type.uphill && !rule_.targetCrestBlocks.value)
            open = eitherOf(std::move(open), Fact::of(side.touches(to_)));
        return {notSo(std::move(open)), SightBlock::hexside, type.name,
                artillery_ ? rule_.clauses.artilleryHexsides : rule_.clauses.hexsides};
    }

    /// 8.43, 13.34B, 25.78: crests, slopes and dragon's teeth.
    Hindrance bars(Hexside side) const {
        Hindrance bar;
        const SideState* state = ground_.at(side);
        if (!state) return bar;
        for (const SideFeature& feature : state->features)
            bar = joined(std::move(bar), barredBy(feature, side));
        if (const std::string unknown = ground_.unknownFeature(side); !unknown.empty())
            bar =
                joined(std::move(bar), {Fact::unknown(unknown), SightBlock::hexside, unknown, {}});
        return bar;
    }

    /// A hexside of the vertex that does not hinder the viewer frees it (figure own-at-juncture).
    Fact isFreed(Vertex vertex) const {
        Fact freed;
        if (rule_.ownAtJuncture.value == model::OwnAtJuncture::leftOut) return freed;
        for (const Hexside side : vertex.hexsides())
            if (const SideState* state = ground_.at(side))
                for (const SideFeature& feature : state->features)
                    freed = eitherOf(std::move(freed), isOwn(feature, side));
        return freed;
    }

    // --- steps ---

    SightStep stepOf(model::LineStep met, Hindrance hindrance) const {
        SightStep step{std::move(met), hindrance.fact.is, SightBlock::none, {}, {}, {}, false};
        if (!hindrance.isPossible()) return step;
        step.by = hindrance.by;
        step.what = std::move(hindrance.what);
        step.clause = std::move(hindrance.clause);
        step.missing = std::move(hindrance.fact.missing);
        return step;
    }

    SightStep judged(const model::CrossedHex& crossed) const {
        return stepOf(crossed, joined(obstructs(crossed.hex), unitsIn(crossed.hex)));
    }

    SightStep judged(const model::CrossedHexside& crossed) const {
        return stepOf(crossed, bars(crossed.hexside));
    }

    /// 8.43: two hexsides that block, or one and a hex. Units do not count here.
    SightStep judged(const model::PassedVertex& passed) const {
        Count sides, hexes;
        for (const Hexside side : passed.vertex.hexsides())
            sides.add(bars(side), situation_.label(side));
        for (const Hex hex : passed.vertex.hexes())
            hexes.add(obstructs(hex), situation_.label(hex));
        Fact meet;
        if (sides.sure >= 2 || (sides.sure == 1 && hexes.sure >= 1)) {
            meet = Fact::of(true);
        } else if (sides.possible >= 2 || (sides.possible == 1 && hexes.possible >= 1)) {
            meet.is = Verdict::undecided;
            meet.missing = sides.missing;
            meet.missing.insert(meet.missing.end(), hexes.missing.begin(), hexes.missing.end());
        }
        auto names = sides.names;
        names.insert(names.end(), hexes.names.begin(), hexes.names.end());
        SightStep step =
            stepOf(passed, {bothOf(std::move(meet), notSo(isFreed(passed.vertex))),
                            SightBlock::juncture, listed(names), rule_.clauses.junctures});
        step.obstructed = sides.possible > 0;
        return step;
    }

    /// 8.43 says nothing of lines along a hexside: by the figures along-hexside and
    /// followed-hexside-blocks. What is off the map beside it is open.
    SightStep judged(const model::FollowedHexside& followed) const {
        Fact blocked;
        std::vector<std::string> names;
        const Hexside side = followed.hexside;
        const Hindrance first = joined(obstructs(side.first()), unitsIn(side.first()));
        const Hindrance second = joined(obstructs(side.second()), unitsIn(side.second()));
        if (first.isPossible())
            names.push_back(first.what + " of " + situation_.label(side.first()));
        if (second.isPossible())
            names.push_back(second.what + " of " + situation_.label(side.second()));
        blocked = rule_.alongHexside.value == model::AlongHexside::both
                      ? bothOf(first.fact, second.fact)
                      : eitherOf(first.fact, second.fact);
        const Hindrance bar = bars(side);
        if (bar.isPossible()) names.push_back(bar.what + " of " + situation_.label(side));
        if (rule_.followedHexsideBlocks.value) blocked = eitherOf(std::move(blocked), bar.fact);
        SightStep step = stepOf(followed, {std::move(blocked), SightBlock::along, listed(names),
                                           rule_.clauses.junctures});
        step.obstructed = !names.empty();
        return step;
    }

    const Situation& situation_;
    const SightByJunctures& rule_;
    SightGround ground_;
    Hex from_, to_;
    bool artillery_, unitsCount_;
    model::HexLine line_;
    Fact overlooks_, acrossSlopes_, downhill_;
};

model::Subject subjectOf(const model::LineStep& step) {
    if (const auto* hex = std::get_if<model::CrossedHex>(&step)) return hex->hex;
    if (const auto* side = std::get_if<model::CrossedHexside>(&step)) return side->hexside;
    if (const auto* passed = std::get_if<model::PassedVertex>(&step)) return passed->vertex;
    return std::get<model::FollowedHexside>(step).hexside;
}

SightDecision kindOf(const model::LineStep& step) {
    if (std::holds_alternative<model::PassedVertex>(step)) return SightDecision::juncture;
    if (std::holds_alternative<model::FollowedHexside>(step)) return SightDecision::alongHexside;
    return SightDecision::plain;
}

/// A line that anything else blocks as well does not rest on the juncture.
void sayWhatDecides(SightLine& line) {
    if (line.verdict == Verdict::undecided) return;
    const bool blocked = line.verdict == Verdict::no;
    const auto rests = [&](SightDecision on) {
        return std::find_if(line.steps.begin(), line.steps.end(), [&](const SightStep& step) {
            return kindOf(step.step) == on &&
                   (blocked ? step.blocks == Verdict::yes : step.obstructed);
        });
    };
    if (blocked && rests(SightDecision::plain) != line.steps.end()) return;
    for (const SightDecision on : {SightDecision::juncture, SightDecision::alongHexside}) {
        const auto step = rests(on);
        if (step == line.steps.end()) continue;
        line.decision = on;
        line.decidedAt = subjectOf(step->step);
        return;
    }
}

void leaveUndecided(SightLine& line, MissingFigures missing) {
    line.verdict = Verdict::undecided;
    for (std::string& figure : missing)
        if (std::find(line.missing.begin(), line.missing.end(), figure) == line.missing.end())
            line.missing.push_back(std::move(figure));
    line.lacksHeights = std::all_of(line.missing.begin(), line.missing.end(), isOfHeights);
}

void block(SightLine& line, SightBlock by, std::optional<model::Subject> at, std::string what,
           model::RuleRef clause) {
    line.verdict = Verdict::no;
    line.by = by;
    line.blocker = at;
    line.what = std::move(what);
    line.clause = std::move(clause);
}

/// By what the line meets: one thing that surely blocks is enough, and one doubt leaves it open.
void judgeSteps(SightLine& line) {
    MissingFigures missing;
    for (const SightStep& step : line.steps) {
        if (step.blocks == Verdict::yes) {
            block(line, step.by, subjectOf(step.step), step.what, step.clause);
            sayWhatDecides(line);
            return;
        }
        if (step.blocks == Verdict::undecided)
            missing.insert(missing.end(), step.missing.begin(), step.missing.end());
    }
    line.verdict = Verdict::yes;
    if (!missing.empty()) leaveUndecided(line, std::move(missing));
    sayWhatDecides(line);
}

std::string statedWeather(const Situation& situation) {
    for (const model::Weather& weather : situation.scenario().schedule->weather)
        if (weather.turn == situation.turn()) return "weather " + weather.is;
    return "weather";
}

void lower(SightRange& range, const std::optional<int>& hexes, const model::RuleRef& clause) {
    if (!hexes || !range.hexes || *hexes >= *range.hexes) return;
    range.hexes = hexes;
    range.clause = clause;
}

} // namespace

SightRange sightRange(const Situation& situation) {
    SightRange range;
    const SightByJunctures* rule = ruleOf(situation);
    if (!rule) return range;
    if (rule->range.isSet()) range.hexes = rule->range.value;
    range.clause = rule->range.rule;
    const Conditions conditions = conditionsOf(situation);
    // 25.71, Glossary: the shaded turns and the night.
    if (conditions.kind) lower(range, conditions.kind->sight, conditions.kind->rule);
    // 23.13, Glossary: rain, fog, snow and storms.
    if (conditions.weather) lower(range, conditions.weather->sight, conditions.weather->rule);
    if (conditions.unknownTurn)
        range.mayBeLess = "turn";
    else if (conditions.unknownWeather)
        range.mayBeLess = statedWeather(situation);
    return range;
}

SightLine sightLine(const Situation& situation, Hex from, Hex to, SightMode mode,
                    SightThrough through) {
    return sightLine(situation, sightRange(situation), from, to, mode, through);
}

SightLine sightLine(const Situation& situation, const SightRange& range, Hex from, Hex to,
                    SightMode mode, SightThrough through) {
    SightLine line;
    line.distance = model::distance(from, to);
    const SightByJunctures* stated = ruleOf(situation);
    if (!stated) {
        leaveUndecided(line, {"line-of-sight"});
        return line;
    }
    const SightByJunctures& rule = *stated;
    const SightGround ground(situation);
    for (const Hex end : {from, to})
        if (!ground.isInPlay(end)) {
            block(line, SightBlock::range, end, "off the map", {});
            return line;
        }
    if (!range.hexes) {
        leaveUndecided(line, {"line-of-sight.range"});
        return line;
    }
    // 25.71: no lines of sight in the shaded turns.
    const bool anySight = *range.hexes > 0;
    if (!anySight && !(line.distance <= 1 && rule.adjacentSeeAtRangeNone.value)) {
        block(line, SightBlock::range, std::nullopt, "range", range.clause);
        return line;
    }
    if (from == to) {
        line.verdict = Verdict::yes;
        return line;
    }
    const SightJudge judge(situation, rule, from, to, mode, through);
    if (line.distance == 1) {
        // 25.78: dragon's teeth hide even neighbours.
        Hindrance barrier = judge.barrier();
        if (barrier.isSure()) {
            block(line, barrier.by, *model::hexsideBetween(from, to), barrier.what, barrier.clause);
            return line;
        }
        // 8.41: else they are always in sight of each other.
        if (rule.adjacentSee.value) {
            line.verdict = Verdict::yes;
            line.clause = rule.adjacentSee.rule;
            if (barrier.isPossible()) leaveUndecided(line, std::move(barrier.fact.missing));
            return line;
        }
    }
    // 8.41: as far as units see.
    if (line.distance > *range.hexes) {
        block(line, SightBlock::range, std::nullopt, "range", range.clause);
        return line;
    }
    line.steps = judge.steps();
    judgeSteps(line);
    if (line.verdict == Verdict::yes) line.clause = rule.range.rule;
    if (line.verdict != Verdict::no && !range.mayBeLess.empty() && line.distance > 1)
        leaveUndecided(line, {range.mayBeLess});
    return line;
}

bool dependsOnLevels(const Situation& situation, Hex a, Hex b) {
    const SightByJunctures* rule = ruleOf(situation);
    if (!rule || !rule->range.isSet()) return false;
    const SightRange byDay{rule->range.value, rule->range.rule, {}};
    const auto depends = [&](Hex from, Hex to) {
        const SightLine line =
            sightLine(situation, byDay, from, to, SightMode::units, SightThrough::terrainOnly);
        return line.verdict == Verdict::undecided && line.lacksHeights &&
               std::any_of(line.missing.begin(), line.missing.end(), isLevel);
    };
    return depends(a, b) || depends(b, a);
}

} // namespace validators
