#pragma once
// Which units are in supply, by which line, and what breaks it where there is none. All units of a
// side are judged as a field, one unit as a line with its reason, both by the same steps. Whether
// supply is looked at on this turn is not asked: a line is traced as if it were (17.3).

#include "validators/rules/situation.h"
#include "validators/rules/supply_steps.h"
#include "validators/verdict.h"

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace validators {

enum class SupplyMeans { none, source, ownTrain, foreignTrain };

/// Where and by what a line is broken. A place is the hex that cannot be entered or the hexside
/// that cannot be crossed, counted from the unit.
struct BrokenSupply {
    SupplyBreak why = SupplyBreak::none;
    model::RuleRef clause;
    std::variant<std::monostate, model::Hex, model::Hexside> at;
    std::vector<const Standing*> blockers;        ///< enemies on the line
    const model::Roadblock* roadblock = nullptr;  ///< that closes it
    std::vector<model::Hexside> spansNeeded;      ///< water on the line that no whole span crosses
    const model::SupplySource* nearest = nullptr; ///< source of the army, over any obstacle
    std::optional<int> length;                    ///< hexes to it, or of the line that is too long
};

/// A train of the side that carries supply, and its trunk line.
struct TrainSupply {
    const Standing* train = nullptr;
    Verdict live = Verdict::undecided;
    const model::SupplySource* source = nullptr; ///< at which the trunk ends
    std::vector<model::Hex> trunk;               ///< from the train's hex to the source's
    BrokenSupply broken;                         ///< when it is not live
    MissingFigures missing;                      ///< when that is undecided
};

/// A combat unit on the map. The pieces belong to the situation.
struct UnitSupply {
    const Standing* piece = nullptr;
    Verdict verdict = Verdict::undecided;
    SupplyMeans means = SupplyMeans::none;
    const Standing* train = nullptr; ///< that it uses
    bool keptFromTrains = false;     ///< trains are in reach, but it must reach a source (27.34)
};

/// Units that reach neither a source nor a train of their own and count as one stack (17.41).
struct ForeignSupply {
    std::vector<const Standing*> units;
    std::vector<const Standing*> reaches;        ///< live trains, the nearest first
    const Standing* train = nullptr;             ///< the one that it uses
    Verdict verdict = Verdict::undecided;        ///< whether it is supplied
    const model::Formation* formation = nullptr; ///< one that may not send all its stacks; or null
    std::optional<int> most;                     ///< stacks that the formation may send
    bool formationIsFull = false;                ///< it has sent as many as it may
    model::RuleRef clause;                       ///< that leaves it without a train
};

/// Of one side or of all. Without a rule of supply everything is empty.
struct SupplyState {
    std::vector<UnitSupply> units;   ///< in the order of the forces
    std::vector<TrainSupply> trains; ///< likewise
    std::vector<ForeignSupply> stacks;
};

struct SupplyLine {
    Verdict verdict = Verdict::undecided;
    SupplyMeans means = SupplyMeans::none;
    std::vector<model::Hex> forward; ///< from the unit's hex to that of the source or train
    const Standing* train = nullptr;
    std::vector<model::Hex> trunk; ///< from the train's hex to the source's
    const model::SupplySource* source = nullptr;
    model::RuleRef clause;  ///< by which it is in supply, or that breaks the line
    BrokenSupply broken;    ///< when it is out
    MissingFigures missing; ///< when it is undecided

    /// Hexes of the forward line, the unit's own not counted; when out, of the line that is broken.
    std::optional<int> length() const {
        if (verdict == Verdict::no) return broken.length;
        if (forward.empty()) return std::nullopt;
        return static_cast<int>(forward.size()) - 1;
    }
};

class SupplySide;

/// A hex on the road from which the train of a unit would supply it.
struct TrainPlace {
    const Standing* train = nullptr;
    model::Hex hex;
};

/// The supply of one side or, without one, of all. Asks for many lines share its fields.
class SupplyNet {
public:
    explicit SupplyNet(const Situation& situation, const model::SideId& side = {});
    ~SupplyNet();
    SupplyNet(const SupplyNet&) = delete;
    SupplyNet& operator=(const SupplyNet&) = delete;

    const SupplyState& state() const { return state_; }
    /// Of the first whole piece of the unit; of a train it is the trunk line alone. Vedettes and
    /// leaders need no supply; their line is undecided and nothing is missing.
    SupplyLine line(const model::UnitId& unit) const;
    /// Of a piece of the situation.
    SupplyLine line(const Standing& piece) const;

    /// Where its own train would supply the unit, nearest to the unit; nothing when it has none on
    /// the map or there is no such hex without pieces.
    std::optional<TrainPlace> placeForTrain(const Standing& unit) const;

private:
    const Situation& situation_;
    std::vector<std::unique_ptr<SupplySide>> sides_;
    SupplyState state_;
};

SupplyState supplyOf(const Situation& situation, const model::SideId& side = {});
SupplyLine supplyLine(const Situation& situation, const model::UnitId& unit);

/// 17.3: the label of the turn of the day on which supply is first looked at; empty when the track
/// has no such turn or not the first turn of the scenario.
std::string firstSupplyCheck(const Situation& situation);

} // namespace validators
