#pragma once
// Supply (17.0, 18.2, 25.17), read plainly, as it stands when it is checked; that everybody is in
// supply until the first check (17.3) is for the caller.

#include "tests/reference/small_map.h"

namespace reference {

/// What a stack that needs the train of another formation asks for. Its line reaches `trains`.
struct Asking {
    std::string formation; ///< empty: units of none
    Hex at;
    std::vector<std::string> units;
    std::set<std::string> trains;
    /// 18.22: only one such stack of the formation is served in all.
    bool oneOfFormation = false;
};

struct Supply {
    std::set<std::string> direct; ///< combat units that reach a source
    std::set<std::string>
        ownTrain;                 ///< those that do not, but reach a live train of their formation
    std::vector<Asking> asking;   ///< every other stack
    int stacksServed = 0;         ///< of these, at best (17.41)
    std::set<std::string> always; ///< units of those that every best sharing serves
    std::set<std::string> never;  ///< units of those that none serves
    std::set<std::string> liveTrains;

    /// Direct, by the own train, or served whichever way the trains are shared best.
    std::set<std::string> certain() const;
};

Supply supply(const SmallMap& map);

/// Hexes of the shortest forward line (17.42), the first hex not counted; nothing: there is none
/// of any length.
std::optional<int> forwardLine(const SmallMap& map, Hex from, Hex to, char side);
/// The hex has a road or trail that leads on to a live source of the army (17.43).
bool hasTrunk(const SmallMap& map, Hex from, char army);

} // namespace reference
