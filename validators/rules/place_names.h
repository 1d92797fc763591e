#pragma once
// When two names are one: accents, apostrophes, capitals, blanks and Mt for Monte do not count.

#include "model/map/places.h"
#include "model/ruleset/map_rule.h"

#include <string>
#include <string_view>

namespace validators {

std::string foldedName(std::string_view name);

/// Whether the place bears the published name or one of its aliases.
bool isNamed(const model::Place& place, const model::PublishedPlace& published);

} // namespace validators
