#pragma once
// The order of battle: sides, their armies, formations with divisions, and units. Leaders and
// trains are units of their class. Units name their formation and division by id, so a unit can
// name one that is not there.

#include "model/annotations.h"
#include "model/forces/unit.h"
#include "model/id.h"
#include "model/printed.h"
#include "model/shared.h"

#include <string>
#include <vector>

namespace model {

struct Side {
    SideId id;
    std::string name;
    std::vector<std::string> suppliedBy; ///< source letters
    Annotations about;

    bool operator==(const Side&) const = default;
};

/// Who is supplied and stacked together. A side written without armies is one army with the id
/// of the side (`implied`).
struct Army {
    ArmyId id;
    SideId side;
    std::string name;
    std::vector<std::string> suppliedBy;
    bool implied = false;
    Annotations about;

    bool operator==(const Army&) const = default;
};

enum class FormationSize { unstated, corps, division };

struct Formation {
    FormationId id;
    ArmyId army;
    std::string name;
    FormationSize size = FormationSize::unstated;
    /// A division-size formation with an officer counter of its own loses the leaderless stack of
    /// three (TLNB 3.22); unstated: it has one when the forces hold an officer of it.
    std::optional<bool> ownOfficer;
    FormationId under;
    Printed<int> demoralizedAt; ///< strength points
    Annotations about;

    bool operator==(const Formation&) const = default;
};

struct Division {
    DivisionId id;
    ArmyId army;
    FormationId formation;
    std::string name;
    Annotations about;

    bool operator==(const Division&) const = default;
};

struct Forces {
    std::string id;
    RulesetId vocabulary;
    std::string title;
    std::vector<Side> sides;
    std::vector<Army> armies; ///< by side, in the order of the sides
    std::vector<Shared<Formation>> formations;
    std::vector<Shared<Division>> divisions;
    std::vector<Shared<Unit>> units; ///< leaders and trains too
    Annotations about;

    bool operator==(const Forces&) const = default;
};

const Unit* find(const Forces& forces, const UnitId& id);
const Formation* find(const Forces& forces, const FormationId& id);
const Division* find(const Forces& forces, const DivisionId& id);
const Army* find(const Forces& forces, const ArmyId& id);
const Side* find(const Forces& forces, const SideId& id);

} // namespace model
