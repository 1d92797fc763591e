// The lines of units and trains, and what breaks them.

#include "validators/add_once.h"
#include "validators/rules/supply_side.h"

#include <algorithm>
#include <array>
#include <utility>

namespace validators {

namespace {

/// Empty: nothing is missing.
void addStated(MissingFigures& missing, const std::string& figure) {
    if (!figure.empty()) addOnce(missing, figure);
}

bool wantsSpan(SupplyBreak why) {
    return why == SupplyBreak::water || why == SupplyBreak::damagedSpan ||
           why == SupplyBreak::burntSpan;
}

/// What a line within its length would get past, one after the other.
constexpr std::array obstacles{
    ignoring(SupplyBreak::enemy), ignoring(SupplyBreak::water) | ignoring(SupplyBreak::damagedSpan),
    ignoring(SupplyBreak::roadblock), ignoring(SupplyBreak::barrier), ignoringAll};

} // namespace

void SupplySide::addTo(SupplyState& state) const {
    std::vector<std::pair<const UnitFacts*, UnitSupply>> units;
    for (const Post& post : posts_)
        for (const Standing* unit : post.units)
            units.emplace_back(unit->facts,
                               UnitSupply{unit, post.verdict, post.means,
                                          post.train ? trains_[*post.train].piece : nullptr,
                                          isKeptFromTrains(post)});
    std::stable_sort(units.begin(), units.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    for (auto& [facts, unit] : units)
        state.units.push_back(unit);
    for (const Train& train : trains_)
        state.trains.push_back(supplyOf(train));
    for (const Stack& stack : stacks_) {
        ForeignSupply foreign;
        for (const std::size_t post : stack.posts)
            foreign.units.insert(foreign.units.end(), posts_[post].units.begin(),
                                 posts_[post].units.end());
        for (const Edge& edge : stack.edges)
            foreign.reaches.push_back(trains_[edge.train].piece);
        if (stack.train) foreign.train = trains_[*stack.train].piece;
        foreign.verdict = posts_[stack.posts.front()].verdict;
        foreign.formationIsFull = isFull(stack);
        foreign.clause = foreignClause(stack);
        const TrainRules& group = groups_[stack.group];
        foreign.most = group.most;
        if (group.most) foreign.formation = model::find(situation_.forces(), group.formation);
        state.stacks.push_back(std::move(foreign));
    }
}

bool SupplySide::isFull(const Stack& stack) const {
    const TrainRules& group = groups_[stack.group];
    return group.most && group.sent >= *group.most;
}

const model::RuleRef& SupplySide::foreignClause(const Stack& stack) const {
    const model::RuleRef* limit = groups_[stack.group].clause;
    return isFull(stack) && limit ? *limit : supply_.foreignStacks.rule;
}

std::vector<model::Hex> SupplySide::hexesOf(const std::vector<Index>& path) const {
    std::vector<model::Hex> hexes;
    for (const Index each : path)
        hexes.push_back(ground_.hexAt(each));
    return hexes;
}

const model::SupplySource* SupplySide::sourceAt(const Client& client, Index at) const {
    const model::SupplySource* perhaps = nullptr;
    for (const auto& source : situation_.map().sources) {
        if (source->at != ground_.hexAt(at)) continue;
        const Verdict verdict = serves(situation_, *source, client.who);
        if (verdict == Verdict::yes) return &*source;
        if (verdict == Verdict::undecided && !perhaps) perhaps = &*source;
    }
    return perhaps;
}

// --- lines ---

SupplyLine SupplySide::lineOf(const Standing& piece) const {
    SupplyLine line;
    for (const Train& train : trains_) {
        if (train.piece != &piece) continue;
        TrainSupply found = supplyOf(train);
        line.verdict = found.live;
        line.means = found.live == Verdict::yes ? SupplyMeans::source : SupplyMeans::none;
        line.train = train.piece;
        line.source = found.source;
        line.trunk = std::move(found.trunk);
        line.clause = found.live == Verdict::no ? found.broken.clause : supply_.trunkOverWater.rule;
        line.broken = std::move(found.broken);
        line.missing = std::move(found.missing);
        return line;
    }
    const auto found = postOf_.find(&piece);
    if (found == postOf_.end()) return line;
    const Post& post = posts_[found->second];
    line.verdict = post.verdict;
    line.means = post.means;
    if (post.verdict == Verdict::yes) return supplied(post, std::move(line));
    if (post.verdict == Verdict::undecided) {
        line.missing = missingOf(post);
        return line;
    }
    line.broken = broken(post, line.train);
    line.clause = line.broken.clause;
    return line;
}

SupplyLine SupplySide::supplied(const Post& post, SupplyLine line) const {
    line.clause = supply_.forward.rule;
    const Client& client = clients_[post.client];
    if (!post.train) {
        const auto path = client.forward.sure.path(post.at);
        line.forward = hexesOf(path);
        line.source = sourceAt(client, path.back());
        return line;
    }
    const Train& train = trains_[*post.train];
    if (post.means == SupplyMeans::foreignTrain) line.clause = supply_.foreignStacks.rule;
    line.forward = hexesOf(surelyAround(train).path(post.at));
    TrainSupply trunk = supplyOf(train);
    line.train = train.piece;
    line.trunk = std::move(trunk.trunk);
    line.source = trunk.source;
    return line;
}

// --- trains ---

TrainSupply SupplySide::supplyOf(const Train& train) const {
    TrainSupply found;
    found.train = train.piece;
    found.live = train.live;
    const Client& client = clients_[train.client];
    if (train.live == Verdict::no) {
        found.broken = brokenTrunk(train);
        return found;
    }
    const bool sure = client.trunk.sure.reaches(train.at);
    const SupplyField& field = sure ? client.trunk.sure : client.trunk.possible();
    if (field.reaches(train.at)) {
        const auto path = field.path(train.at);
        found.trunk = hexesOf(path);
        found.source = sourceAt(client, path.back());
        if (train.live == Verdict::undecided) {
            addStated(found.missing, steps_.missingInto(train.at, SupplyStage::trunk));
            addMissing(path, SupplyStage::trunk, found.missing);
        }
    }
    if (train.live == Verdict::yes) return found;
    if (train.onRoad == Verdict::undecided)
        addOnce(found.missing, "road in " + situation_.label(ground_.hexAt(train.at)));
    for (const std::string& figure : client.missing)
        addStated(found.missing, figure);
    return found;
}

/// Of a train that is certainly not live.
BrokenSupply SupplySide::brokenTrunk(const Train& train) const {
    BrokenSupply broken;
    const Client& client = clients_[train.client];
    if (train.onRoad == Verdict::no) {
        broken.why = SupplyBreak::offRoad;
        broken.clause = supply_.forward.rule;
        broken.at = ground_.hexAt(train.at);
        return broken;
    }
    if (client.possible.empty()) {
        broken.why = SupplyBreak::noSource;
        broken.clause = supply_.enemyControl.rule;
        return broken;
    }
    const SupplyField& free = freeTrunkFor(train.client);
    if (free.reaches(train.at)) {
        const auto path = free.path(train.at);
        broken.nearest = sourceAt(client, path.back());
        broken.length = static_cast<int>(free.length(train.at));
        nameBreach(path, {SupplyStage::trunk, true, 0}, broken);
        return broken;
    }
    // Its roads lead to no source: they come nearest to one in some hex.
    scratch_.search(ground_, steps_, {train.at}, {SupplyStage::trunk, true, ignoringAll});
    broken.why = SupplyBreak::noRoad;
    broken.clause = supply_.trunkOverWater.rule;
    int least = -1;
    for (const Index hex : scratch_.reached())
        for (const Index source : client.possible) {
            const int apart = model::distance(ground_.hexAt(hex), ground_.hexAt(source));
            if (least >= 0 && apart >= least) continue;
            least = apart;
            broken.at = ground_.hexAt(hex);
            broken.nearest = sourceAt(client, source);
            broken.length = apart;
        }
    return broken;
}

// --- units ---

/// The first step of the path that is closed, from its first hex on, and all enemies on it.
void SupplySide::nameBreach(const std::vector<Index>& path, const SupplySearch& strict,
                            BrokenSupply& broken) const {
    const auto take = [&](const SupplyStep& step, auto at) {
        if (strict.passes(step) || broken.why != SupplyBreak::none) return;
        broken.why = step.why;
        if (step.clause) broken.clause = *step.clause;
        broken.at = at;
    };
    if (strict.stage == SupplyStage::trunk)
        take(steps_.into(path.front(), strict), ground_.hexAt(path.front()));
    for (std::size_t i = 0; i + 1 < path.size(); ++i) {
        const std::size_t direction = ground_.directionTo(path[i], path[i + 1]);
        const model::Hex there = ground_.hexAt(path[i + 1]);
        const model::Hexside side = *model::hexsideBetween(ground_.hexAt(path[i]), there);
        const SupplyStep over = steps_.over(path[i], direction, strict);
        const SupplyStep into = steps_.into(path[i + 1], strict);
        if (over.open == Verdict::no && wantsSpan(over.why)) broken.spansNeeded.push_back(side);
        if (!broken.roadblock && over.why == SupplyBreak::roadblock)
            broken.roadblock = ground_.side(path[i], direction).roadblock;
        if (!broken.roadblock && into.why == SupplyBreak::roadblock)
            broken.roadblock = steps_.roadblockAt(path[i + 1]);
        take(over, side);
        take(into, there);
    }
    const bool trunk = strict.stage == SupplyStage::trunk;
    for (std::size_t i = trunk ? 0 : 1; i < path.size(); ++i)
        for (const Standing* enemy : steps_.enemiesAt(path[i]))
            broken.blockers.push_back(enemy);
}

/// Where its lines may end: sources, and live trains that may supply it.
std::vector<Ground::Index> SupplySide::targetsOf(const Post& post) const {
    const Client& client = clients_[post.client];
    std::vector<Index> targets = client.possible;
    if (post.rules.direct) return targets;
    for (const Train& train : trains_) {
        if (train.live == Verdict::no ||
            mayUse(situation_, supply_, client.who, *train.piece->facts) == Verdict::no)
            continue;
        if (isOwnTrain(post, train) || !sendsNone(post.rules)) targets.push_back(train.at);
    }
    return targets;
}

const SupplySide::Reasons& SupplySide::reasonsFor(const Post& post) const {
    auto targets = targetsOf(post);
    if (reasons_.client == post.client && reasons_.targets == targets) return reasons_;
    reasons_.client = post.client;
    reasons_.targets = std::move(targets);
    reasons_.within.resize(obstacles.size());
    for (std::size_t i = 0; i < obstacles.size(); ++i) {
        reasons_.within[i].first = obstacles[i];
        reasons_.within[i].second.search(ground_, steps_, reasons_.targets,
                                         {SupplyStage::forward, true, obstacles[i]},
                                         possibleLimit());
    }
    return reasons_;
}

const SupplyField& SupplySide::legalFor(const Post& post) const {
    const bool usesTrains = !post.rules.direct && !sendsNone(post.rules);
    const auto [place, isNew] = legal_.try_emplace({post.client, usesTrains});
    if (isNew)
        place->second.search(ground_, steps_,
                             usesTrains ? targetsOf(post) : clients_[post.client].possible,
                             {SupplyStage::forward, true, 0});
    return place->second;
}

const SupplyField& SupplySide::freeFor(std::size_t client) const {
    const auto [place, isNew] = free_.try_emplace(client);
    if (isNew)
        place->second.search(ground_, steps_, clients_[client].possible,
                             {SupplyStage::forward, true, ignoringAll});
    return place->second;
}

const SupplyField& SupplySide::freeTrunkFor(std::size_t client) const {
    const auto [place, isNew] = freeTrunk_.try_emplace(client);
    if (isNew)
        place->second.search(ground_, steps_, clients_[client].possible,
                             {SupplyStage::trunk, true, ignoringAll});
    return place->second;
}

const SupplyField& SupplySide::surelyAround(const Train& train) const {
    if (surelyAround_.train != &train)
        surelyAround_.field.search(ground_, steps_, {train.at}, {SupplyStage::forward, false, 0},
                                   sureLimit());
    surelyAround_.train = &train;
    return surelyAround_.field;
}

const SupplyField& SupplySide::possiblyAround(const Train& train) const {
    if (possiblyAround_.train != &train)
        possiblyAround_.field.search(ground_, steps_, {train.at}, {SupplyStage::forward, true, 0},
                                     possibleLimit());
    possiblyAround_.train = &train;
    return possiblyAround_.field;
}

/// The source that would be nearest if nothing were in the way.
void SupplySide::nameNearest(const Post& post, BrokenSupply& broken) const {
    const SupplyField& free = freeFor(post.client);
    if (!free.reaches(post.at)) return;
    broken.nearest = sourceAt(clients_[post.client], free.path(post.at).back());
    if (!broken.length) broken.length = static_cast<int>(free.length(post.at));
}

/// Of a post that is certainly out of supply; `train` is the one that would help.
BrokenSupply SupplySide::broken(const Post& post, const Standing*& train) const {
    BrokenSupply broken;
    // 17.5
    if (clients_[post.client].possible.empty()) {
        broken.why = SupplyBreak::noSource;
        broken.clause = supply_.enemyControl.rule;
        return broken;
    }
    // 27.34
    const auto& barred = post.own.empty() ? post.foreign : post.own;
    if (isKeptFromTrains(post)) {
        train = trains_[barred.front().train].piece;
        broken.why = SupplyBreak::directOnly;
        broken.clause = *post.rules.direct;
        nameNearest(post, broken);
        return broken;
    }
    // 17.41, 18.22: others have the trains in reach.
    if (post.stack) {
        const Edge& nearest = stacks_[*post.stack].edges.front();
        train = trains_[nearest.train].piece;
        broken.length = static_cast<int>(nearest.length);
        const Stack& stack = stacks_[*post.stack];
        broken.why = isFull(stack) ? SupplyBreak::formation : SupplyBreak::trainTaken;
        broken.clause = foreignClause(stack);
        nameNearest(post, broken);
        return broken;
    }
    // Its own train is in reach, but has no trunk line.
    for (const Train& own : trains_) {
        if (post.rules.direct || own.live != Verdict::no || !isOwnTrain(post, own)) continue;
        const SupplyField& field = possiblyAround(own);
        if (!field.reaches(post.at)) continue;
        train = own.piece;
        broken = brokenTrunk(own);
        broken.length = static_cast<int>(field.length(post.at));
        return broken;
    }
    return brokenGround(post);
}

BrokenSupply SupplySide::brokenGround(const Post& post) const {
    const Reasons& reasons = reasonsFor(post);
    BrokenSupply broken;
    // 17.42, 17.44: a line that is short enough but for what is in the way.
    for (const auto& [ignored, field] : reasons.within) {
        if (!field.reaches(post.at)) continue;
        broken.length = static_cast<int>(field.length(post.at));
        nameBreach(field.path(post.at), {SupplyStage::forward, true, 0}, broken);
        nameNearest(post, broken);
        return broken;
    }
    // 17.41: too long, round about or even straight.
    broken.why = SupplyBreak::length;
    broken.clause = supply_.forward.rule;
    const SupplyField& legal = legalFor(post);
    if (legal.reaches(post.at)) broken.length = static_cast<int>(legal.length(post.at));
    nameNearest(post, broken);
    return broken;
}

std::optional<TrainPlace> SupplySide::placeForTrain(const Standing& unit) const {
    const auto found = postOf_.find(&unit);
    if (found == postOf_.end() || posts_[found->second].rules.direct) return std::nullopt;
    const Post& post = posts_[found->second];
    const SupplySearch sure{SupplyStage::forward, false, 0};
    scratch_.search(ground_, steps_, {post.at}, sure, sureLimit());
    for (const Train& train : trains_) {
        if (!isOwnTrain(post, train)) continue;
        const SupplyField& trunk = clients_[train.client].trunk.sure;
        for (const Index hex : scratch_.reached())
            if (trunk.reaches(hex) && sure.passes(steps_.into(hex, sure)) &&
                situation_.standingAt(ground_.hexAt(hex)).empty() &&
                roadAt(ground_.hexAt(hex)) == Verdict::yes)
                return TrainPlace{train.piece, ground_.hexAt(hex)};
    }
    return std::nullopt;
}

// --- what is not known ---

void SupplySide::addMissing(const std::vector<Index>& path, SupplyStage stage,
                            MissingFigures& missing) const {
    const SupplySearch how{stage, false, 0};
    for (std::size_t i = 0; i + 1 < path.size(); ++i) {
        const std::size_t direction = ground_.directionTo(path[i], path[i + 1]);
        if (steps_.over(path[i], direction, how).open == Verdict::undecided)
            addStated(missing, steps_.missingOver(path[i], direction));
        if (steps_.into(path[i + 1], how).open == Verdict::undecided)
            addStated(missing, steps_.missingInto(path[i + 1], stage));
    }
}

MissingFigures SupplySide::missingOf(const Post& post) const {
    MissingFigures missing;
    const Client& client = clients_[post.client];
    if (!supply_.forward.value) addOnce(missing, "supply.forward");
    if (client.forward.possible().reaches(post.at))
        addMissing(client.forward.possible().path(post.at), SupplyStage::forward, missing);
    if (client.who.lacksArmy)
        addOnce(missing, "unit " + post.units.front()->piece.unit.text + ": army");
    for (const std::string& figure : client.missing)
        addStated(missing, figure);
    auto edges = post.own;
    edges.insert(edges.end(), post.foreign.begin(), post.foreign.end());
    if (post.stack && !supply_.foreignStacks.value) addOnce(missing, "supply.foreign-stacks");
    if (post.stack && groups_[stacks_[*post.stack].group].undecided)
        addOnce(missing, "supply.lost-train-stacks");
    for (const Edge& edge : edges) {
        if (edge.sure) continue;
        const Train& train = trains_[edge.train];
        for (const std::string& figure : supplyOf(train).missing)
            addStated(missing, figure);
        const SupplyField& field = possiblyAround(train);
        if (field.reaches(post.at)) addMissing(field.path(post.at), SupplyStage::forward, missing);
    }
    if (missing.empty() && post.stack)
        // Another stack that competes for the trains is undecided.
        for (const Stack& stack : stacks_)
            if (stack.uncertain)
                for (const std::size_t other : stack.posts)
                    if (&posts_[other] != &post && posts_[other].stack != post.stack)
                        addOnce(missing, "unit " + posts_[other].units.front()->piece.unit.text +
                                             ": supply");
    return missing;
}

} // namespace validators
