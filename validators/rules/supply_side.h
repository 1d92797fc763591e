#pragma once
// The supply of one side: its sources, trains and combat units are found, fields are searched, and
// stacks are assigned to trains. Only rules/supply uses it; it says what SupplyNet hands out.

#include "validators/rules/supply.h"
#include "validators/rules/supply_clients.h"
#include "validators/rules/supply_field.h"

#include <cstdint>
#include <map>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace validators {

class SupplySide {
public:
    SupplySide(const Situation& situation, const model::TwoStageSupply& supply,
               const model::SideId& side);

    const model::SideId& side() const { return side_; }
    void addTo(SupplyState& state) const;
    /// Of a combat unit or a train of the side.
    SupplyLine lineOf(const Standing& piece) const;
    std::optional<TrainPlace> placeForTrain(const Standing& unit) const;

private:
    using Index = Ground::Index;

    /// A field of what is sure and, where it may differ, of what is possible.
    struct Fields {
        SupplyField sure, perhaps;
        bool differ = false;
        const SupplyField& possible() const { return differ ? perhaps : sure; }
    };
    struct Client {
        SupplyClient who;
        std::vector<Index> sure, possible; ///< where its sources are
        MissingFigures missing;            ///< of sources that may be its own
        bool elsewhere = false;            ///< a source of it has no hex
        Fields forward, trunk;
    };
    struct Train {
        const Standing* piece = nullptr;
        std::size_t client = 0;
        Index at = 0;
        Verdict onRoad = Verdict::no;
        Verdict live = Verdict::no;
    };
    struct Edge {
        std::size_t train = 0;
        std::uint32_t length = 0;
        bool sure = false;
    };
    /// What the rules of trains make of a formation.
    struct TrainRules {
        std::vector<model::FormationId> chain; ///< itself and what it is part of
        model::FormationId formation;          ///< that the train is of; empty: it has none
        bool trainOnMap = false;
        std::optional<int> most;                ///< stacks to foreign trains; nothing: any number
        const model::RuleRef* clause = nullptr; ///< that limits them
        int sent = 0;                           ///< stacks that have a foreign train
        bool undecided = false;                 ///< the figure is missing
        const model::RuleRef* direct = nullptr; ///< that keeps it from trains
    };
    /// Units of one client and formation in one hex.
    struct Post {
        std::size_t client = 0;
        model::FormationId formation;
        Index at = 0;
        std::vector<const Standing*> units;
        TrainRules rules;
        std::vector<Edge> own, foreign; ///< trains in reach, the nearest first
        Verdict verdict = Verdict::no;
        SupplyMeans means = SupplyMeans::none;
        std::optional<std::size_t> train, stack;
    };
    struct Stack {
        std::vector<std::size_t> posts;
        std::vector<Edge> edges;
        std::size_t group = 0;
        bool uncertain = false;
        std::optional<std::size_t> train;
    };

    // What there is.
    std::size_t clientOf(const UnitFacts& facts);
    void findSources(Client& client) const;
    bool isSupplyTrain(const UnitFacts& facts) const;
    bool isDead(const model::SupplySource& source) const;
    Verdict roadAt(model::Hex hex) const;
    void findTrains();
    void findPosts();
    std::vector<model::FormationId> chainOf(const model::FormationId& formation) const;
    TrainRules rulesOf(const model::FormationId& formation) const;
    const model::RuleRef* directRule(const std::vector<model::FormationId>& chain) const;
    int unitsInPlay(const model::FormationId& formation) const;
    bool isOwnTrain(const Post& post, const Train& train) const;
    /// 27.34: trains are in reach that it may not use.
    static bool isKeptFromTrains(const Post& post) {
        return post.rules.direct && !(post.own.empty() && post.foreign.empty());
    }
    static bool sendsNone(const TrainRules& group) { return group.most == 0 && !group.undecided; }

    // Who is supplied.
    void search(Fields& fields, const std::vector<Index>& sure, const std::vector<Index>& possible,
                SupplyStage stage, std::uint32_t sureLimit, std::uint32_t possibleLimit) const;
    void judgeTrains();
    void traceToSources();
    void traceToTrains();
    void traceToTrain(std::size_t train, Fields& fields);
    void takeOwnTrains();
    void formStacks();
    void addToStack(std::size_t post);
    void assignStacks();
    void settleUncertainStacks(const std::vector<int>& takes);
    std::uint32_t sureLimit() const;
    std::uint32_t possibleLimit() const;

    // Why.
    const model::SupplySource* sourceAt(const Client& client, Index at) const;
    TrainSupply supplyOf(const Train& train) const;
    BrokenSupply brokenTrunk(const Train& train) const;
    BrokenSupply broken(const Post& post, const Standing*& train) const;
    BrokenSupply brokenGround(const Post& post) const;
    void nameBreach(const std::vector<Index>& path, const SupplySearch& strict,
                    BrokenSupply& broken) const;
    void nameNearest(const Post& post, BrokenSupply& broken) const;
    SupplyLine supplied(const Post& post, SupplyLine line) const;
    MissingFigures missingOf(const Post& post) const;
    /// 18.22: the formation of the stack has sent as many as it may.
    bool isFull(const Stack& stack) const;
    const model::RuleRef& foreignClause(const Stack& stack) const;
    void addMissing(const std::vector<Index>& path, SupplyStage stage,
                    MissingFigures& missing) const;
    std::vector<model::Hex> hexesOf(const std::vector<Index>& path) const;

    const Situation& situation_;
    const model::TwoStageSupply& supply_;
    const Ground& ground_;
    model::SideId side_;
    SupplySteps steps_;
    std::vector<Client> clients_;
    std::vector<Train> trains_; ///< in the order of the forces
    std::unordered_map<const Standing*, std::size_t> postOf_;
    std::vector<Post> posts_; ///< in the order of their first units in the forces
    std::vector<Stack> stacks_;
    std::vector<TrainRules> groups_; ///< formations that send stacks to foreign trains

    /// Fields around the targets of one client and formation, for the next reason.
    struct Reasons {
        std::size_t client = static_cast<std::size_t>(-1);
        std::vector<Index> targets;
        std::vector<std::pair<IgnoredBreaks, SupplyField>> within; ///< the length of a line
    };
    mutable Reasons reasons_;
    const Reasons& reasonsFor(const Post& post) const;
    std::vector<Index> targetsOf(const Post& post) const;

    /// Fields over the whole map, by client: lines of any length to sources and, unless its
    /// formation may use none, to trains; and to sources over any obstacle.
    mutable std::map<std::pair<std::size_t, bool>, SupplyField> legal_;
    mutable std::map<std::size_t, SupplyField> free_;
    const SupplyField& legalFor(const Post& post) const;
    const SupplyField& freeFor(std::size_t client) const;
    /// Over the roads to sources of the client, over any obstacle.
    mutable std::map<std::size_t, SupplyField> freeTrunk_;
    const SupplyField& freeTrunkFor(std::size_t client) const;

    /// Around the train that was last asked for.
    struct AroundTrain {
        const Train* train = nullptr;
        SupplyField field;
    };
    mutable AroundTrain surelyAround_, possiblyAround_;
    const SupplyField& surelyAround(const Train& train) const;
    const SupplyField& possiblyAround(const Train& train) const;

    /// For a search that nobody else needs: a field of the whole map is not made for each.
    mutable SupplyField scratch_;
};

} // namespace validators
