#include "tests/reference/stacking.h"

#include <algorithm>

namespace reference {

namespace {

using Pieces = std::vector<const Piece*>;

template <class Which>
int count(const Pieces& pieces, Which&& which) {
    return static_cast<int>(
        std::count_if(pieces.begin(), pieces.end(), [&](const Piece* one) { return which(*one); }));
}

bool isDivisionSized(const SmallMap& map, const std::string& formation) {
    const Formation* found = map.formation(formation);
    return found != nullptr && !found->corps;
}

/// What integrity asks to be the same: the formation where it is of division size, else the
/// division; empty: belongs to none.
std::string divisionOf(const SmallMap& map, const Piece& piece) {
    if (isDivisionSized(map, piece.formation)) return "formation " + piece.formation;
    return piece.division.empty() ? "" : "division " + piece.division;
}

bool tooMany(const SmallMap& map, const Pieces& pieces) {
    const int units = count(pieces, [](const Piece& one) { return one.isCombat(); });
    const int infantry = count(pieces, [](const Piece& one) { return one.kind == Kind::infantry; });
    // 3.24, 16.22: three vedettes beside any stack.
    if (count(pieces, [](const Piece& one) { return one.kind == Kind::vedette; }) > 3) return true;
    // 3.21: any two.
    if (units <= 2) return false;
    const auto first = std::find_if(pieces.begin(), pieces.end(),
                                    [](const Piece* one) { return one->isCombat(); });
    const bool together = hasIntegrity(map, pieces);
    // 3.22: three of one division; 25.33, 3.22: not of a formation that is of division size.
    if (units == 3 && together && !isDivisionSized(map, (*first)->formation)) return false;
    // 3.23: with a leader of the army of all (D-STK-3) five, of them two infantry, or three of one
    // division, which a formation of division size is (D-STK-1).
    const bool led =
        count(pieces, [&](const Piece& leader) {
            return leader.isLeader() && units == count(pieces, [&](const Piece& one) {
                                            return one.isCombat() && one.army == leader.army;
                                        });
        }) > 0;
    return !(led && units <= 5 && infantry <= (together ? 3 : 2));
}

} // namespace

bool hasIntegrity(const SmallMap& map, const Pieces& pieces) {
    std::set<std::string> divisions;
    for (const Piece* piece : pieces)
        if (piece->isCombat()) divisions.insert(divisionOf(map, *piece));
    return divisions.size() == 1 && !divisions.begin()->empty();
}

Stack stackOf(const SmallMap& map, const Pieces& pieces) {
    const int units = count(pieces, [](const Piece& one) { return one.isUnit(); });
    const int trains = count(pieces, [](const Piece& one) { return one.isTrain(); });
    // 7.53: combat units and trains; 7.57: leaders and vedettes neither mind nor are minded.
    const int slow =
        count(pieces, [](const Piece& one) { return one.isCombat() || one.isTrain(); });
    const int marching = count(pieces, [](const Piece& one) {
        return one.roadMarch && (one.isCombat() || one.isTrain());
    });
    std::set<char> armies;
    for (const Piece* piece : pieces)
        if (piece->isUnit()) armies.insert(piece->army);

    Stack stack;
    stack.tooMany = tooMany(map, pieces);
    // 3.3, 18.12: a train stacks with no unit; leaders are none (D-STK-4).
    stack.withTrain = trains > 0 && units > 1;
    // 25.17: units of the two armies never together.
    stack.armiesMix = armies.size() > 1;
    // 3.3, 7.53: a unit in road march stacks with no other.
    stack.inRoadMarch = marching > 0 && slow > 1;
    return stack;
}

Stack stackIn(const SmallMap& map, Hex hex, char side) {
    Pieces own;
    for (const Piece* piece : map.piecesIn(hex))
        if (piece->side == side) own.push_back(piece);
    return stackOf(map, own);
}

bool legal(const SmallMap& map, Hex hex, char side) {
    return stackIn(map, hex, side).legal();
}

} // namespace reference
