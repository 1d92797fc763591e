#pragma once
// What others would write for reach and sight with well-kept libraries: Boost.Graph over a graph
// of step costs made beforehand, and Boost.Geometry in floating point. They answer less: no march
// states, pieces, clauses or reasons.

#include "validators/rules/situation.h"

#include <cstddef>
#include <memory>

namespace bench {

/// Least costs from one hex by boost::dijkstra_shortest_paths.
class GraphSearch {
public:
    GraphSearch(const validators::Situation& situation, const validators::Standing& piece);
    ~GraphSearch();

    /// How many hexes cost at most so many half points. It stops there, as reach does.
    std::size_t reached(int halfPoints) const;

private:
    struct Graph;
    std::unique_ptr<const Graph> graph_;
};

/// The polygons of hexes that block sight in an R-tree, and straight lines through it.
class GeometryTrace {
public:
    explicit GeometryTrace(const validators::Situation& situation);
    ~GeometryTrace();

    /// Whether a hex between the two blocks the line of their centres.
    bool isBlocked(model::Hex from, model::Hex to) const;

private:
    struct Tree;
    std::unique_ptr<const Tree> tree_;
};

} // namespace bench
