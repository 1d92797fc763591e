#pragma once
// Numbers and words as files write them: read without the locale, whole texts only. "3½", "+4",
// "1e3", "nan" and numbers beyond a million are no numbers here.

#include "model/printed.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace model {

/// A whole number, negative ones with `-`; absolute value at most 1,000,000.
std::optional<int> readNumber(std::string_view text);

/// A whole number, `missing`, or empty for a figure that is not stated.
std::optional<Printed<int>> readPrintedNumber(std::string_view text);

/// Digits with a point or without, negative ones with `-`; below ten million.
std::optional<double> readDecimal(std::string_view text);
/// The shortest text that reads as the same number.
std::string decimalText(double value);

/// The words of a list with blanks, tabs or line ends between.
std::vector<std::string> wordsOf(std::string_view text);

} // namespace model
