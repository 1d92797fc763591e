#include "validators/rules/supply_matching.h"

#include <algorithm>

namespace validators {

namespace {

constexpr std::size_t nobody = static_cast<std::size_t>(-1);

/// Each stack that is not served yet asks for a train; on its way to a free one others change
/// theirs (augmenting paths), so none that has a train loses it, except to a stack of its own
/// formation.
class Assignment {
public:
    explicit Assignment(const TrainDemand& demand)
        : demand_(demand), trainOf_(demand.reaches.size(), nobody), usersOf_(demand.takes.size()),
          stacksOf_(demand.mostOf.size()), sent_(demand.mostOf.size(), 0) {
        for (std::size_t stack = 0; stack < demand.reaches.size(); ++stack)
            stacksOf_[demand.formationOf[stack]].push_back(stack);
    }

    std::vector<std::optional<std::size_t>> assign() {
        for (std::size_t formation = 0; formation < stacksOf_.size(); ++formation)
            while (sent_[formation] < demand_.mostOf[formation] && serveOneOf(formation)) {
            }
        std::vector<std::optional<std::size_t>> trains(trainOf_.size());
        for (std::size_t stack = 0; stack < trainOf_.size(); ++stack)
            if (trainOf_[stack] != nobody) trains[stack] = trainOf_[stack];
        return trains;
    }

private:
    /// Sends one stack more of the formation; false when no train can be made free.
    bool serveOneOf(std::size_t formation) {
        stackFrom_.assign(trainOf_.size(), Came{});
        trainFrom_.assign(usersOf_.size(), nobody);
        formationFrom_.assign(stacksOf_.size(), nobody);
        reached_.assign(stacksOf_.size(), false);
        asked_.clear();
        ask(formation);
        for (std::size_t next = 0; next < asked_.size(); ++next) {
            const std::size_t stack = asked_[next];
            for (const std::size_t train : demand_.reaches[stack]) {
                if (trainFrom_[train] != nobody || train == trainOf_[stack]) continue;
                trainFrom_[train] = stack;
                if (static_cast<int>(usersOf_[train].size()) < demand_.takes[train]) {
                    take(train, formation);
                    return true;
                }
                for (const std::size_t user : usersOf_[train])
                    displace(user, train);
            }
        }
        return false;
    }

    struct Came {
        bool asked = false;
        std::size_t displacedFrom = nobody; ///< the train that it gives up, else it had none
    };

    /// Stacks of the formation without a train ask for one.
    void ask(std::size_t formation) {
        if (reached_[formation]) return;
        reached_[formation] = true;
        for (const std::size_t stack : stacksOf_[formation]) {
            if (trainOf_[stack] != nobody || stackFrom_[stack].asked) continue;
            stackFrom_[stack] = {true, nobody};
            asked_.push_back(stack);
        }
    }

    /// The user of a train asks for another, or lets a stack of its formation ask in its place.
    void displace(std::size_t user, std::size_t train) {
        if (stackFrom_[user].asked) return;
        stackFrom_[user] = {true, train};
        asked_.push_back(user);
        const std::size_t formation = demand_.formationOf[user];
        if (reached_[formation]) return;
        formationFrom_[formation] = user;
        ask(formation);
    }

    /// Goes back along the way on which the free train was found.
    void take(std::size_t train, std::size_t formation) {
        while (true) {
            std::size_t stack = trainFrom_[train];
            const std::size_t given = stackFrom_[stack].displacedFrom;
            usersOf_[train].push_back(stack);
            trainOf_[stack] = train;
            std::size_t freed = given;
            if (given == nobody) {
                const std::size_t own = demand_.formationOf[stack];
                if (own == formation) break;
                stack = formationFrom_[own]; // it asked in the place of this one
                freed = stackFrom_[stack].displacedFrom;
                trainOf_[stack] = nobody;
            }
            std::erase(usersOf_[freed], stack);
            train = freed;
        }
        ++sent_[formation];
    }

    const TrainDemand& demand_;
    std::vector<std::size_t> trainOf_;
    std::vector<std::vector<std::size_t>> usersOf_, stacksOf_;
    std::vector<int> sent_;
    std::vector<Came> stackFrom_;
    std::vector<std::size_t> trainFrom_;     ///< the stack that asked for the train
    std::vector<std::size_t> formationFrom_; ///< the stack in whose place the formation asks
    std::vector<bool> reached_;
    std::vector<std::size_t> asked_;
};

} // namespace

std::vector<std::optional<std::size_t>> assignedTrains(const TrainDemand& demand) {
    return Assignment(demand).assign();
}

} // namespace validators
