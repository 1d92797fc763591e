#include "model/geometry/placement.h"

namespace model {

namespace {

int wholeTurns(int turns) {
    return ((turns % 6) + 6) % 6;
}

} // namespace

Hex Placement::operator()(Hex hex) const {
    if (mirrored) hex = {-hex.q, hex.q + hex.r};
    for (int i = wholeTurns(turns); i > 0; --i)
        hex = {-hex.r, hex.q + hex.r};
    return hex + to;
}

Direction Placement::operator()(Direction direction) const {
    const Direction seen = mirrored ? Direction(-direction.index()) : direction;
    return seen.turned(2 * wholeTurns(turns));
}

Hexside Placement::operator()(Hexside hexside) const {
    const Hex first = hexside.first();
    return Hexside((*this)(first), (*this)(hexside.directionFrom(first)));
}

LatticePoint Placement::turned(LatticePoint arm) const {
    if (mirrored) arm.x = -arm.x;
    for (int i = wholeTurns(turns); i > 0; --i)
        arm = {(arm.x - 3 * arm.y) / 2, (arm.x + arm.y) / 2};
    return arm;
}

} // namespace model
