#include "validators/rules/stacking.h"

#include "validators/add_once.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

namespace validators {

namespace {

using model::StackByClassTable;
using model::StackingCondition;
using model::StackingRow;

void count(const Standing& standing, StackCount& count) {
    count.pieces.push_back(&standing);
    const auto kind = standing.kind();
    if (standing.isCombat()) ++count.units;
    if (kind == "infantry") ++count.infantry;
    if (kind == "cavalry") ++count.cavalry;
    if (kind == "artillery") ++count.artillery;
    if (kind == "vedette") ++count.vedettes;
    if (kind == "train") ++count.trains;
    if (kind == "leader") ++count.leaders;
    if (kind.empty()) ++count.unknown;
}

StackCount counted(const Situation& situation, model::Hex hex, const model::SideId& side) {
    StackCount stack;
    for (const Standing& standing : situation.standingAt(hex))
        if (standing.facts && standing.facts->side == side) count(standing, stack);
    return stack;
}

int numberOf(const StackCount& count, std::string_view kind) {
    if (kind == "infantry") return count.infantry;
    if (kind == "cavalry") return count.cavalry;
    if (kind == "artillery") return count.artillery;
    if (kind == "vedette") return count.vedettes;
    if (kind == "train") return count.trains;
    if (kind == "leader") return count.leaders;
    return 0;
}

/// The word for several pieces of a kind.
std::string severalOf(std::string_view kind) {
    if (kind == "vedette") return "vedettes";
    if (kind == "train") return "trains";
    return std::string(kind);
}

/// Judges the pieces of one side in a hex by a table of classes.
class ClassTableJudge {
public:
    ClassTableJudge(const Situation& situation, const StackByClassTable& table, StackCount count)
        : situation_(situation), table_(table), count_(std::move(count)) {}

    StackCount judge() {
        judgeRows();     // 3.21-3.23
        judgeBeside();   // 3.24, 16.22
        judgeAlone();    // 18.12
        judgeArmies();   // 25.17
        judgeMarching(); // 7.53
        if (!count_.faults.empty()) {
            count_.verdict = Verdict::no;
            count_.clause = count_.faults.front().clause;
            count_.missing.clear();
            count_.onlyByLeader = false;
        } else {
            count_.verdict = count_.missing.empty() ? Verdict::yes : Verdict::undecided;
        }
        return std::move(count_);
    }

private:
    struct RowLimit {
        std::optional<int> allowed;
        int found;
        const char* counted;
    };
    std::vector<RowLimit> limitsOf(const StackingRow& row) const {
        return {{row.units, count_.units, "combat units"},
                {row.infantry, count_.infantry, "infantry"},
                {row.cavalry, count_.cavalry, "cavalry"},
                {row.artillery, count_.artillery, "artillery"}};
    }

    static bool asks(const StackingRow& row, StackingCondition condition) {
        return std::find(row.when.begin(), row.when.end(), condition) != row.when.end();
    }

    Verdict applies(const StackingRow& row) {
        const bool leader = asks(row, StackingCondition::leader);
        Verdict verdict = leader ? hasLeader() : Verdict::yes;
        if (asks(row, StackingCondition::oneDivision))
            verdict = both(verdict, isOneDivision(leader));
        return verdict;
    }

    /// A unit of no known class may or may not count against a limit.
    Verdict fits(const StackingRow& row) const {
        Verdict verdict = Verdict::yes;
        for (const RowLimit& limit : limitsOf(row)) {
            if (!limit.allowed) continue;
            if (limit.found > *limit.allowed) return Verdict::no;
            if (limit.found + count_.unknown > *limit.allowed) verdict = Verdict::undecided;
        }
        return verdict;
    }

    /// The hex is legal when one row admits it.
    void judgeRows() {
        if (table_.rows.empty()) {
            if (count_.units > 0) addOnce(count_.missing, "stacking.rows");
            return;
        }
        Verdict verdict = Verdict::no;
        Verdict withoutLeader = Verdict::no;
        const StackingRow* admitting = nullptr;
        for (const StackingRow& row : table_.rows) {
            const Verdict admits = both(applies(row), fits(row));
            verdict = either(verdict, admits);
            if (!asks(row, StackingCondition::leader))
                withoutLeader = either(withoutLeader, admits);
            if (admits == Verdict::yes && !admitting) admitting = &row;
        }
        if (admitting) count_.clause = clauseOf(*admitting);
        count_.onlyByLeader = verdict == Verdict::yes && withoutLeader == Verdict::no;
        if (verdict == Verdict::no) blameWidestRow();
        if (verdict == Verdict::undecided) nameMissing();
    }

    /// Without combat units the clause is the one that lets the others stand.
    model::RuleRef clauseOf(const StackingRow& row) const {
        if (count_.units > 0) return row.rule;
        for (const auto& alone : table_.alone)
            if (numberOf(count_, alone.countsAs) > 0) return alone.rule;
        for (const auto& beside : table_.beside)
            if (numberOf(count_, beside.countsAs) > 0) return beside.rule;
        return row.rule;
    }

    /// Of the rows that would apply, the one that allows most says how far the hex is over.
    void blameWidestRow() {
        const StackingRow* widest = nullptr;
        const auto width = [](const StackingRow& row) {
            constexpr int unlimited = 1 << 20;
            return std::pair(row.units.value_or(unlimited), row.infantry.value_or(unlimited));
        };
        for (const StackingRow& row : table_.rows) {
            if (applies(row) == Verdict::no) continue;
            if (!widest || width(*widest) < width(row)) widest = &row;
        }
        if (!widest) return;
        for (const RowLimit& limit : limitsOf(*widest))
            if (limit.allowed && limit.found > *limit.allowed)
                count_.faults.push_back(
                    {StackLimit::number, limit.counted, limit.found, *limit.allowed, widest->rule});
    }

    void nameMissing() {
        nameUnknownClasses();
        for (const std::string& figure : openQuestions_)
            addOnce(count_.missing, figure);
    }

    void nameUnknownClasses() {
        for (const Standing* piece : count_.pieces)
            if (piece->kind().empty())
                addOnce(count_.missing, "unit " + piece->piece.unit.text + ": class");
    }

    /// 3.22: all combat units of one division; in a formation of division size that formation.
    Verdict isOneDivision(bool underLeader) {
        const Verdict asCorps = sameDivision(model::FormationSize::corps, underLeader);
        const Verdict asDivision = sameDivision(model::FormationSize::division, underLeader);
        if (asCorps == asDivision) return asCorps;
        for (const Standing* piece : count_.pieces)
            if (const model::Formation* formation = piece->facts->formation;
                formation && formation->size == model::FormationSize::unstated)
                openQuestions_.insert("formation " + formation->id.text + ": size");
        return Verdict::undecided;
    }

    /// `unstated`: what to take formations for that do not say their size.
    Verdict sameDivision(model::FormationSize unstated, bool underLeader) const {
        std::optional<std::string> common;
        bool uncertain = false;
        for (const Standing* piece : count_.pieces) {
            const auto kind = piece->kind();
            if (!piece->isCombat() && !kind.empty()) continue;
            const std::string own = divisionOf(*piece->facts, unstated, underLeader);
            if (kind.empty()) {
                uncertain = uncertain || own.empty() || (common && *common != own);
                continue;
            }
            if (own.empty() || (common && *common != own)) return Verdict::no;
            common = own;
        }
        return uncertain ? Verdict::undecided : Verdict::yes;
    }

    /// Empty: not of one division with anybody.
    std::string divisionOf(const UnitFacts& facts, model::FormationSize unstated,
                           bool underLeader) const {
        const model::Formation* formation = facts.formation;
        auto size = formation ? formation->size : model::FormationSize::corps;
        if (size == model::FormationSize::unstated) size = unstated;
        if (size == model::FormationSize::corps)
            return facts.unit->division.empty() ? std::string{}
                                                : "division " + facts.unit->division.text;
        const bool asOfCorps = table_.divisionOfCorpsAlone.value && isOfCorps(*formation);
        return asOfCorps || countsByItself(*formation, underLeader)
                   ? "formation " + formation->id.text
                   : std::string{};
    }

    /// 3.22 and its exception, 25.33.
    bool countsByItself(const model::Formation& formation, bool underLeader) const {
        if (!underLeader && !table_.divisionAlone.value) return false;
        const auto& withOfficer = underLeader ? table_.divisionWithOfficerUnderLeader
                                              : table_.divisionWithOfficerIsOneDivision;
        return withOfficer.value || !situation_.hasOwnOfficer(formation);
    }

    bool isOfCorps(const model::Formation& formation) const {
        const auto* above = model::find(situation_.forces(), formation.under);
        return above && above->size == model::FormationSize::corps;
    }

    /// 3.23: a leader who gives his hex the wider limits.
    Verdict hasLeader() {
        Verdict verdict = Verdict::no;
        for (const Standing* piece : count_.pieces)
            if (piece->kind() == "leader") verdict = either(verdict, leads(*piece->facts));
        return verdict;
    }

    Verdict leads(const UnitFacts& leader) {
        Verdict verdict = Verdict::yes;
        for (const Standing* piece : count_.pieces) {
            if (!piece->isCombat()) continue;
            verdict = both(verdict, sameArmy(leader, *piece->facts));
            if (table_.leaderOf.value == model::LeaderOf::formation &&
                !leader.unit->formation.empty() &&
                leader.unit->formation != piece->facts->unit->formation)
                return Verdict::no;
        }
        return verdict;
    }

    Verdict sameArmy(const UnitFacts& a, const UnitFacts& b) {
        const bool open = a.lacksArmy || b.lacksArmy;
        if (!open && a.army == b.army) return Verdict::yes;
        if (!a.army.empty() && !b.army.empty()) return Verdict::no;
        openQuestions_.insert("unit " + (a.army.empty() ? a : b).unit->id.text + ": army");
        return Verdict::undecided;
    }

    /// 3.24: up to a number of vedettes join any stack.
    void judgeBeside() {
        for (const auto& beside : table_.beside) {
            const int found = numberOf(count_, beside.countsAs);
            if (found > beside.atMost)
                count_.faults.push_back({StackLimit::number, severalOf(beside.countsAs), found,
                                         beside.atMost, beside.rule});
            else if (found + count_.unknown > beside.atMost)
                nameUnknownClasses();
        }
    }

    /// 18.12: a train stands with no other unit; whether with a leader is a reading.
    void judgeAlone() {
        for (const auto& alone : table_.alone) {
            if (numberOf(count_, alone.countsAs) == 0) {
                if (count_.unknown > 0 && count_.allUnits() > 1) nameUnknownClasses();
                continue;
            }
            const int leaders = table_.leaderBesideTrain.value ? 0 : count_.leaders;
            const int found = count_.allUnits() + leaders;
            if (found > 1)
                count_.faults.push_back({StackLimit::alone, "units", found, 1, alone.rule});
        }
    }

    /// 25.17: leaders are no units and do not count.
    void judgeArmies() {
        if (table_.armiesMix.value) return;
        std::set<model::ArmyId> armies;
        std::vector<const UnitFacts*> unknown;
        std::size_t units = 0;
        for (const Standing* piece : count_.pieces) {
            if (piece->kind() == "leader") continue;
            ++units;
            if (piece->facts->lacksArmy)
                unknown.push_back(piece->facts);
            else
                armies.insert(piece->facts->army);
        }
        if (armies.size() > 1)
            count_.faults.push_back({StackLimit::armies, "armies", static_cast<int>(armies.size()),
                                     1, table_.armiesMix.rule});
        else if (units > 1)
            for (const UnitFacts* facts : unknown)
                addOnce(count_.missing, "unit " + facts->unit->id.text + ": army");
    }

    /// 7.53, 7.57: combat units and trains; leaders and vedettes neither are hindered nor hinder.
    void judgeMarching() {
        if (table_.roadMarchStacks.value) return;
        const bool marching =
            std::any_of(count_.pieces.begin(), count_.pieces.end(), [](const Standing* piece) {
                const auto kind = piece->kind();
                return piece->piece.roadMarch && (piece->isCombat() || kind == "train");
            });
        const int found = count_.units + count_.trains;
        if (!marching) return;
        if (found > 1)
            count_.faults.push_back(
                {StackLimit::roadMarch, "units", found, 1, table_.roadMarchStacks.rule});
        else if (count_.unknown > 0)
            nameUnknownClasses();
    }

    const Situation& situation_;
    const StackByClassTable& table_;
    StackCount count_;
    std::set<std::string> openQuestions_;
};

struct StackingJudge {
    const Situation& situation;
    StackCount count;

    StackCount operator()(std::monostate) {
        count.missing.push_back("stacking");
        return std::move(count);
    }
    StackCount operator()(const StackByClassTable& table) {
        return ClassTableJudge(situation, table, std::move(count)).judge();
    }
};

/// 15.21: what in the stack takes the effect of the terrain away.
std::vector<StackFault> harmTo(const model::StackInTerrain& terrain, const StackCount& count) {
    if (count.allUnits() == 1)
        for (const std::string& kind : terrain.unlessAlone)
            if (numberOf(count, kind) == 1) return {};
    std::vector<StackFault> faults;
    const auto limit = [&](const std::optional<int>& allowed, std::string_view kind) {
        const int found = numberOf(count, kind);
        if (allowed && found > *allowed)
            faults.push_back({StackLimit::number, severalOf(kind), found, *allowed, terrain.rule});
    };
    limit(terrain.infantry, "infantry");
    limit(terrain.cavalry, "cavalry");
    limit(terrain.artillery, "artillery");
    limit(terrain.trains, "train");
    return faults;
}

} // namespace

namespace {

StackCount judged(const Situation& situation, StackCount stack) {
    StackingJudge judge{situation, std::move(stack)};
    if (!situation.ruleset()) return judge(std::monostate{});
    return std::visit(judge, situation.ruleset()->stacking);
}

} // namespace

StackCount stackAt(const Situation& situation, model::Hex hex, const model::SideId& side) {
    return judged(situation, counted(situation, hex, side));
}

StackCount stackOf(const Situation& situation, const std::vector<const Standing*>& pieces) {
    StackCount stack;
    for (const Standing* piece : pieces)
        count(*piece, stack);
    return judged(situation, std::move(stack));
}

std::vector<LostEffect> effectsLostAt(const Situation& situation, model::Hex hex,
                                      const model::SideId& side) {
    std::vector<LostEffect> lost;
    const auto* table = situation.ruleset()
                            ? std::get_if<StackByClassTable>(&situation.ruleset()->stacking)
                            : nullptr;
    if (!table || table->inTerrain.empty()) return lost;
    const StackCount count = counted(situation, hex, side);
    const auto terrain = situation.terrainAt(hex);
    for (const auto& keeper : table->inTerrain) {
        if (std::find(terrain.begin(), terrain.end(), keeper.terrain) == terrain.end()) continue;
        auto faults = harmTo(keeper, count);
        if (!faults.empty()) lost.push_back({keeper.terrain, std::move(faults)});
    }
    return lost;
}

bool isEffectLost(const Situation& situation, model::Hex hex, const model::TerrainId& terrain) {
    for (const model::SideId& side : sidesAt(situation, hex))
        for (const LostEffect& lost : effectsLostAt(situation, hex, side))
            if (lost.terrain == terrain) return true;
    return false;
}

std::vector<model::SideId> sidesAt(const Situation& situation, model::Hex hex) {
    std::set<model::SideId> present;
    for (const Standing& standing : situation.standingAt(hex))
        if (standing.facts && !standing.facts->side.empty()) present.insert(standing.facts->side);
    std::vector<model::SideId> sides;
    for (const auto& side : situation.forces().sides)
        if (present.erase(side.id) > 0) sides.push_back(side.id);
    sides.insert(sides.end(), present.begin(), present.end());
    return sides;
}

} // namespace validators
