#pragma once
// Which of many stacks use which trains so that as many as possible are supplied: a maximum
// assignment within what a train takes and what a formation may send. It knows nothing of maps.

#include <cstddef>
#include <optional>
#include <vector>

namespace validators {

/// Stacks, trains and formations are numbered from 0.
struct TrainDemand {
    std::vector<std::vector<std::size_t>> reaches; ///< of each stack: the trains it may use
    std::vector<std::size_t> formationOf;          ///< of each stack
    std::vector<int> mostOf;                       ///< stacks of each formation, not negative
    std::vector<int> takes;                        ///< stacks of each train, not negative
};

/// The train of each stack, nothing for those left without. Maximal in number; of equals, earlier
/// formations and stacks come first. The same question has the same answer.
std::vector<std::optional<std::size_t>> assignedTrains(const TrainDemand& demand);

} // namespace validators
