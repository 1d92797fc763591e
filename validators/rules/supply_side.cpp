#include "validators/rules/supply_side.h"

#include "validators/rules/supply_matching.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

namespace validators {

namespace {

constexpr std::size_t longestChain = 16;

} // namespace

SupplySide::SupplySide(const Situation& situation, const model::TwoStageSupply& supply,
                       const model::SideId& side)
    : situation_(situation), supply_(supply), ground_(situation.ground()), side_(side),
      steps_(situation, supply, side) {
    findTrains();
    findPosts();
    judgeTrains();    // 17.43, 17.44
    traceToSources(); // 17.41, first point
    traceToTrains();
    takeOwnTrains(); // 17.41, second point
    formStacks();
    assignStacks(); // 17.41, third point; 18.21, 18.22
}

// --- what there is ---

std::size_t SupplySide::clientOf(const UnitFacts& facts) {
    const SupplyClient who = validators::clientOf(situation_, supply_, facts);
    const auto known = std::find_if(clients_.begin(), clients_.end(),
                                    [&](const Client& client) { return client.who == who; });
    if (known != clients_.end()) return static_cast<std::size_t>(known - clients_.begin());
    clients_.emplace_back();
    clients_.back().who = who;
    findSources(clients_.back());
    return clients_.size() - 1;
}

/// D-SUP-7: a source under enemy control without anybody there.
bool SupplySide::isDead(const model::SupplySource& source) const {
    if (supply_.enemyControl.value == model::SupplyBar::passes) return false;
    for (const auto& control : situation_.scenario().onMap->control)
        if (control->side != side_ && !control->side.empty() &&
            std::find(control->at.begin(), control->at.end(), *source.at) != control->at.end())
            return true;
    return false;
}

void SupplySide::findSources(Client& client) const {
    for (const auto& source : situation_.map().sources) {
        const Verdict serves = validators::serves(situation_, *source, client.who);
        if (serves == Verdict::no) continue;
        if (!source->at) {
            client.elsewhere = true;
            client.missing.push_back("source " + source->id.text + ": at");
            continue;
        }
        const Index at = ground_.indexOf(*source->at);
        if (at == Ground::none || isDead(*source)) continue;
        if (serves == Verdict::yes)
            client.sure.push_back(at);
        else
            client.missing.push_back(missingFor(*source, client.who));
        client.possible.push_back(at);
    }
    // Nobody says which sources are its own, so it cannot be said that it has none.
    if (client.who.letters.empty() && client.possible.empty()) {
        client.elsewhere = true;
        client.missing.push_back(missingLetters(client.who));
    }
}

bool SupplySide::isSupplyTrain(const UnitFacts& facts) const {
    return std::any_of(supply_.trains.begin(), supply_.trains.end(),
                       [&](const auto& train) { return train.unitClass == facts.unit->unitClass; });
}

Verdict SupplySide::roadAt(model::Hex hex) const {
    Verdict verdict = Verdict::no;
    for (const auto& road : situation_.map().roads) {
        if (std::find(road->hexes.begin(), road->hexes.end(), hex) == road->hexes.end()) continue;
        if (model::find(*situation_.ruleset(), road->type)) return Verdict::yes;
        verdict = Verdict::undecided;
    }
    return verdict;
}

void SupplySide::findTrains() {
    for (const Standing& standing : situation_.standing()) {
        if (!standing.facts || standing.facts->side != side_ || !isSupplyTrain(*standing.facts) ||
            standing.piece.part != model::PiecePart::whole)
            continue;
        Train train;
        train.piece = &standing;
        train.client = clientOf(*standing.facts);
        train.at = ground_.indexOf(standing.at);
        train.onRoad = roadAt(standing.at);
        trains_.push_back(train);
    }
    std::stable_sort(trains_.begin(), trains_.end(), [](const Train& a, const Train& b) {
        return a.piece->facts < b.piece->facts;
    });
}

void SupplySide::findPosts() {
    std::vector<const Standing*> units;
    for (const Standing& standing : situation_.standing())
        if (standing.isCombat() && standing.facts->side == side_) units.push_back(&standing);
    std::stable_sort(units.begin(), units.end(),
                     [](const Standing* a, const Standing* b) { return a->facts < b->facts; });
    std::map<std::tuple<std::size_t, model::FormationId, Index>, std::size_t> known;
    std::map<model::FormationId, TrainRules> rules;
    for (const Standing* unit : units) {
        const std::size_t client = clientOf(*unit->facts);
        const model::FormationId& formation = unit->facts->unit->formation;
        const Index at = ground_.indexOf(unit->at);
        const auto [place, isNew] = known.emplace(std::tuple(client, formation, at), posts_.size());
        if (isNew) {
            Post post;
            post.client = client;
            post.formation = formation;
            post.at = at;
            const auto found = rules.find(formation);
            post.rules =
                found != rules.end() ? found->second : (rules[formation] = rulesOf(formation));
            posts_.push_back(std::move(post));
        }
        posts_[place->second].units.push_back(unit);
        postOf_.emplace(unit, place->second);
    }
}

/// The formation and those that it is part of.
std::vector<model::FormationId> SupplySide::chainOf(const model::FormationId& formation) const {
    std::vector<model::FormationId> chain;
    model::FormationId next = formation;
    while (!next.empty() && chain.size() < longestChain &&
           std::find(chain.begin(), chain.end(), next) == chain.end()) {
        chain.push_back(next);
        const auto* record = model::find(situation_.forces(), next);
        next = record ? record->under : model::FormationId{};
    }
    return chain;
}

/// 27.34: the rule that keeps a formation from trains, as long as its own is not there.
const model::RuleRef* SupplySide::directRule(const std::vector<model::FormationId>& chain) const {
    const auto isNamed = [&](const auto& names) {
        return std::any_of(chain.begin(), chain.end(), [&](const model::FormationId& each) {
            return std::any_of(names.begin(), names.end(), [&](const auto& name) {
                if constexpr (requires { name.text; })
                    return name == each;
                else
                    return name == each.text;
            });
        });
    };
    if (isNamed(supply_.directOnly.value)) return &supply_.directOnly.rule;
    const std::string& published = situation_.scenario().rules->published;
    for (const auto& direct : supply_.direct) {
        const bool applies =
            direct.published.empty() || std::find(direct.published.begin(), direct.published.end(),
                                                  published) != direct.published.end();
        if (applies && isNamed(direct.formations)) return &direct.rule;
    }
    return nullptr;
}

/// Combat units on the map, or that arrive on a turn of the schedule (D-SET-1).
int SupplySide::unitsInPlay(const model::FormationId& formation) const {
    std::vector<const UnitFacts*> inPlay;
    const auto count = [&](const UnitFacts* facts) {
        if (facts && facts->unit->formation == formation && facts->unitClass &&
            facts->unitClass->isCombat() &&
            std::find(inPlay.begin(), inPlay.end(), facts) == inPlay.end())
            inPlay.push_back(facts);
    };
    for (const Standing& standing : situation_.standing())
        count(standing.facts);
    for (const auto& arrival : situation_.scenario().schedule->arrivals)
        if (!arrival->turn.empty())
            for (const auto& id : arrival->units)
                count(situation_.unit(id));
    return static_cast<int>(inPlay.size());
}

SupplySide::TrainRules SupplySide::rulesOf(const model::FormationId& formation) const {
    TrainRules rules;
    rules.formation = formation;
    rules.chain = chainOf(formation);
    const auto& chain = rules.chain;
    const auto isOfChain = [&](const UnitFacts& facts) {
        return std::find(chain.begin(), chain.end(), facts.unit->formation) != chain.end();
    };
    rules.trainOnMap = std::any_of(trains_.begin(), trains_.end(), [&](const Train& train) {
        return isOfChain(*train.piece->facts);
    });
    if (!rules.trainOnMap) rules.direct = directRule(chain);
    if (rules.trainOnMap) {
        // D-SUP-2: stacks beyond the reach of their own train.
        if (!supply_.beyondOwnRange.value) {
            rules.most = 0;
            rules.clause = &supply_.beyondOwnRange.rule;
        }
        return rules;
    }
    const auto& units = situation_.units();
    const auto lost = std::find_if(units.begin(), units.end(), [&](const UnitFacts& facts) {
        return facts.side == side_ && isSupplyTrain(facts) && isOfChain(facts);
    });
    // 17.41, 18.21: none provided in the counter mix.
    if (lost == units.end()) return rules;
    // D-SUP-3: too small to be given one (25.25).
    if (supply_.smallFormation.value == model::SmallFormation::asWithout &&
        unitsInPlay(formation) < supply_.ownTrainFrom.value)
        return rules;
    // 18.22: destroyed or off map.
    rules.formation = lost->unit->formation;
    rules.most = supply_.lostTrainStacks.value.value_or(0);
    rules.undecided = !supply_.lostTrainStacks.value.has_value();
    rules.clause = &supply_.lostTrainStacks.rule;
    return rules;
}

bool SupplySide::isOwnTrain(const Post& post, const Train& train) const {
    const model::FormationId& formation = train.piece->facts->unit->formation;
    if (formation.empty()) return supply_.genericTrain.value == model::GenericTrain::formation;
    const auto& chain = post.rules.chain;
    return std::find(chain.begin(), chain.end(), formation) != chain.end();
}

// --- who is supplied ---

std::uint32_t SupplySide::sureLimit() const {
    return static_cast<std::uint32_t>(supply_.forward.value.value_or(0));
}

std::uint32_t SupplySide::possibleLimit() const {
    return supply_.forward.value ? static_cast<std::uint32_t>(*supply_.forward.value)
                                 : SupplyField::unlimited;
}

void SupplySide::search(Fields& fields, const std::vector<Index>& sure,
                        const std::vector<Index>& possible, SupplyStage stage,
                        std::uint32_t sureLimit, std::uint32_t possibleLimit) const {
    fields.sure.search(ground_, steps_, sure, {stage, false, 0}, sureLimit);
    fields.differ = sure != possible || sureLimit != possibleLimit || fields.sure.metUndecided();
    if (fields.differ)
        fields.perhaps.search(ground_, steps_, possible, {stage, true, 0}, possibleLimit);
}

/// A train is live on a road from which a trunk line leads to a source.
void SupplySide::judgeTrains() {
    for (Train& train : trains_) {
        Client& client = clients_[train.client];
        if (client.trunk.sure.reached().empty() && !client.trunk.differ)
            search(client.trunk, client.sure, client.possible, SupplyStage::trunk,
                   SupplyField::unlimited, SupplyField::unlimited);
        // 17.44: an enemy in its own hex cuts the line, too.
        Verdict linked = steps_.into(train.at, {SupplyStage::trunk, false, 0}).open;
        if (!client.trunk.sure.reaches(train.at))
            linked = both(linked, client.elsewhere || client.trunk.possible().reaches(train.at)
                                      ? Verdict::undecided
                                      : Verdict::no);
        train.live = both(train.onRoad, linked);
    }
}

void SupplySide::traceToSources() {
    for (Client& client : clients_)
        search(client.forward, client.sure, client.possible, SupplyStage::forward, sureLimit(),
               possibleLimit());
    for (Post& post : posts_) {
        const Client& client = clients_[post.client];
        if (client.forward.sure.reaches(post.at)) {
            post.verdict = Verdict::yes;
            post.means = SupplyMeans::source;
        } else if (client.forward.possible().reaches(post.at) || client.elsewhere) {
            post.verdict = Verdict::undecided;
        }
    }
}

void SupplySide::traceToTrains() {
    Fields fields; // used again for every train
    for (std::size_t train = 0; train < trains_.size(); ++train)
        if (trains_[train].live != Verdict::no) traceToTrain(train, fields);
    const auto nearer = [](const Edge& a, const Edge& b) { return a.length < b.length; };
    for (Post& post : posts_) {
        std::stable_sort(post.own.begin(), post.own.end(), nearer);
        std::stable_sort(post.foreign.begin(), post.foreign.end(), nearer);
    }
}

void SupplySide::traceToTrain(std::size_t number, Fields& fields) {
    const Train& train = trains_[number];
    const std::vector<Index> here{train.at};
    search(fields, train.live == Verdict::yes ? here : std::vector<Index>{}, here,
           SupplyStage::forward, sureLimit(), possibleLimit());
    for (Post& post : posts_) {
        if (post.verdict == Verdict::yes || !fields.possible().reaches(post.at)) continue;
        const Verdict may =
            mayUse(situation_, supply_, clients_[post.client].who, *train.piece->facts);
        if (may == Verdict::no) continue;
        const bool sure = may == Verdict::yes && fields.sure.reaches(post.at);
        const SupplyField& field = sure ? fields.sure : fields.possible();
        auto& edges = isOwnTrain(post, train) ? post.own : post.foreign;
        edges.push_back({number, field.length(post.at), sure});
    }
}

void SupplySide::takeOwnTrains() {
    for (Post& post : posts_) {
        // 27.34: a formation without its train must reach a source itself.
        if (post.verdict == Verdict::yes || post.rules.direct || post.own.empty()) continue;
        const auto sure = std::find_if(post.own.begin(), post.own.end(),
                                       [](const Edge& edge) { return edge.sure; });
        if (sure == post.own.end()) {
            post.verdict = Verdict::undecided;
            continue;
        }
        post.verdict = Verdict::yes;
        post.means = SupplyMeans::ownTrain;
        post.train = sure->train;
    }
}

void SupplySide::formStacks() {
    for (std::size_t post = 0; post < posts_.size(); ++post) {
        const Post& each = posts_[post];
        if (each.verdict != Verdict::yes && !each.rules.direct && !each.foreign.empty())
            addToStack(post);
    }
}

/// D-SUP-10: units of one formation in a hex are a stack, or all units there. Units that have no
/// train in common are none.
void SupplySide::addToStack(std::size_t number) {
    Post& post = posts_[number];
    const bool wholeHex = supply_.foreignStack.value == model::ForeignStack::hex;
    for (std::size_t i = 0; i < stacks_.size(); ++i) {
        const Post& first = posts_[stacks_[i].posts.front()];
        if (first.at != post.at || (!wholeHex && first.formation != post.formation)) continue;
        std::vector<Edge> common;
        for (Edge edge : stacks_[i].edges)
            for (const Edge& other : post.foreign)
                if (other.train == edge.train) {
                    edge.sure = edge.sure && other.sure;
                    common.push_back(edge);
                }
        if (common.empty()) continue;
        stacks_[i].edges = std::move(common);
        stacks_[i].posts.push_back(number);
        post.stack = i;
        const auto& limit = groups_[stacks_[i].group].most;
        if (!limit && post.rules.most) {
            groups_.push_back(post.rules);
            stacks_[i].group = groups_.size() - 1;
        }
        return;
    }
    Stack stack;
    stack.posts = {number};
    stack.edges = post.foreign;
    const auto group = std::find_if(groups_.begin(), groups_.end(), [&](const TrainRules& each) {
        return each.formation == post.rules.formation && each.most == post.rules.most;
    });
    stack.group = static_cast<std::size_t>(group - groups_.begin());
    if (group == groups_.end()) groups_.push_back(post.rules);
    post.stack = stacks_.size();
    stacks_.push_back(std::move(stack));
}

void SupplySide::assignStacks() {
    TrainDemand demand;
    for (const Train& train : trains_) {
        // 17.41, 18.21: stacks beside its own formation; a generic train has only these (D-SUP-4).
        const bool live = train.live != Verdict::no;
        demand.takes.push_back(live ? supply_.foreignStacks.value.value_or(0) : 0);
    }
    for (Stack& stack : stacks_) {
        std::vector<std::size_t> sure;
        for (const Edge& edge : stack.edges)
            if (edge.sure) sure.push_back(edge.train);
        stack.uncertain = sure.size() < stack.edges.size() || !supply_.foreignStacks.value ||
                          groups_[stack.group].undecided;
        for (const std::size_t post : stack.posts)
            stack.uncertain = stack.uncertain || posts_[post].verdict == Verdict::undecided;
        if (sendsNone(groups_[stack.group])) stack.uncertain = false;
        demand.reaches.push_back(std::move(sure));
        demand.formationOf.push_back(stack.group);
    }
    for (const TrainRules& group : groups_)
        demand.mostOf.push_back(group.most.value_or(static_cast<int>(stacks_.size())));
    const auto trains = assignedTrains(demand);
    for (std::size_t i = 0; i < stacks_.size(); ++i) {
        stacks_[i].train = trains[i];
        if (!trains[i]) continue;
        ++groups_[stacks_[i].group].sent;
        for (const std::size_t number : stacks_[i].posts) {
            Post& post = posts_[number];
            post.verdict = Verdict::yes;
            post.means = SupplyMeans::foreignTrain;
            post.train = trains[i];
        }
    }
    settleUncertainStacks(demand.takes);
}

/// Stacks that compete for trains with one of which not all is known may come off better or worse.
void SupplySide::settleUncertainStacks(const std::vector<int>& takes) {
    // Trains, then groups, joined by the stacks that reach the ones and belong to the others.
    std::vector<std::size_t> parent(takes.size() + groups_.size());
    std::iota(parent.begin(), parent.end(), std::size_t{0});
    const auto root = [&](std::size_t each) {
        while (parent[each] != each)
            each = parent[each] = parent[parent[each]];
        return each;
    };
    for (const Stack& stack : stacks_)
        for (const Edge& edge : stack.edges) {
            parent[root(edge.train)] = root(stack.edges.front().train);
            if (groups_[stack.group].most)
                parent[root(takes.size() + stack.group)] = root(edge.train);
        }
    std::vector<bool> uncertain(parent.size(), false);
    for (const Stack& stack : stacks_)
        if (stack.uncertain) uncertain[root(stack.edges.front().train)] = true;
    for (const Stack& stack : stacks_)
        for (const std::size_t post : stack.posts)
            if (posts_[post].verdict == Verdict::no && !sendsNone(groups_[stack.group]) &&
                uncertain[root(stack.edges.front().train)])
                posts_[post].verdict = Verdict::undecided;
}

} // namespace validators
