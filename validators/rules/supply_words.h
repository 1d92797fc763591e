#pragma once
// What breaks a supply line, in words, for messages and answers.

#include "validators/rules/supply.h"

#include <string>
#include <string_view>

namespace validators {

/// `Guyeux at 2020`, `a damaged bridge on 2019/2020`, `17 hexes long`.
std::string worded(const Situation& situation, const BrokenSupply& broken);

/// One word for programs: `enemy`, `damaged-span`.
std::string_view wordOf(SupplyBreak why);

/// The label of the hex or hexside where the line is broken; empty: it is no place.
std::string placeOf(const Situation& situation, const BrokenSupply& broken);

/// Its name, else its letter and its hex.
std::string nameOf(const Situation& situation, const model::SupplySource& source);

} // namespace validators
