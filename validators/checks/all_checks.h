#pragma once
// The tables of checks, one an area of ids; each stands in the file of its area.

#include "validators/checks/check.h"

#include <span>

namespace validators {

std::span<const Check> crossingsChecks(); ///< of the area rivers
std::span<const Check> entryChecks();
std::span<const Check> entryOrderChecks();
std::span<const Check> fileChecks();
std::span<const Check> gridChecks();
std::span<const Check> losChecks();
std::span<const Check> mapChecks();
std::span<const Check> oobChecks();
std::span<const Check> placesChecks();
std::span<const Check> riversChecks();
std::span<const Check> roadsChecks();
std::span<const Check> setupChecks();
std::span<const Check> slopesChecks();
std::span<const Check> stackingChecks();
std::span<const Check> supplyChecks();
std::span<const Check> turnsChecks();
std::span<const Check> wallsChecks(); ///< of the area places
std::span<const Check> weatherChecks();
std::span<const Check> zocChecks();

} // namespace validators
