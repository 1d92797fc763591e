#pragma once
// A unit is a core (who it is) and blocks of figures (what it can do). Which figures a class
// needs, allows or fixes is data of the ruleset; their names are the table `unitAttributes`.

#include "model/annotations.h"
#include "model/id.h"
#include "model/printed.h"

#include <string>
#include <vector>

namespace model {

struct CombatValues {
    Printed<int> strength;   ///< strength points at full strength
    Printed<int> reduced;    ///< strength points of the reduced side
    Printed<int> initiative; ///< rating for shock and for acting without command
    bool operator==(const CombatValues&) const = default;
};

struct Mobility {
    Printed<int> move; ///< movement points a turn
    bool operator==(const Mobility&) const = default;
};

struct Rating {
    Printed<int> rating; ///< command points of a commander
    Printed<int> range;  ///< hexes
    bool operator==(const Rating&) const = default;
};

/// Vedettes that a unit can put out, or the unit that a vedette came from.
struct Vedettes {
    Printed<int> number;
    UnitId parent;
    bool operator==(const Vedettes&) const = default;
};

struct Unit {
    UnitId id;
    std::string name;
    bool isLeader = false; ///< written as <leader>
    UnitClassId unitClass;
    SideId side;
    ArmyId army;
    FormationId formation;
    DivisionId division;
    std::vector<std::string> suppliedBy; ///< source letters; empty: those of the army
    CombatValues combat;
    Mobility mobility;
    Rating rating;
    Vedettes vedettes;
    Annotations about;

    bool operator==(const Unit&) const = default;
};

} // namespace model
