#include "tests/bench/peer_search.h"

#include "model/geometry/hex_layout.h"
#include "validators/rules/ground.h"
#include "validators/rules/step_cost.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <string_view>
#include <utility>
#include <vector>

#include <boost/geometry.hpp>
#include <boost/geometry/geometries/linestring.hpp>
#include <boost/geometry/geometries/point_xy.hpp>
#include <boost/geometry/geometries/polygon.hpp>
#include <boost/geometry/index/rtree.hpp>
#include <boost/graph/compressed_sparse_row_graph.hpp>
#include <boost/graph/dijkstra_shortest_paths.hpp>

namespace bench {

namespace geometry = boost::geometry;

struct GraphSearch::Graph {
    struct Cost {
        int halfPoints = 0;
    };
    using Net = boost::compressed_sparse_row_graph<boost::directedS, boost::no_property, Cost>;

    Net net;
    validators::Ground::Index start = validators::Ground::none;
};

GraphSearch::GraphSearch(const validators::Situation& situation,
                         const validators::Standing& piece) {
    using validators::Ground;
    const Ground& ground = situation.ground();
    const validators::Mover mover = validators::moverOf(situation, piece);
    std::vector<std::pair<std::size_t, std::size_t>> steps;
    std::vector<Graph::Cost> costs;
    constexpr std::size_t directions = 6;
    for (Ground::Index from = 0; from < ground.size(); ++from)
        for (std::size_t d = 0; d < directions; ++d) {
            const auto to = ground.neighbours(from)[d];
            if (to == Ground::none) continue;
            const auto cost = validators::stepCost(situation, mover, from, d, false);
            if (cost.passable != validators::Verdict::yes || !cost.halfPoints.value()) continue;
            steps.emplace_back(from, to);
            costs.push_back({*cost.halfPoints.value()});
        }
    auto graph = std::make_unique<Graph>();
    graph->net = Graph::Net(boost::edges_are_sorted, steps.begin(), steps.end(), costs.begin(),
                            ground.size());
    graph->start = ground.indexOf(piece.at);
    graph_ = std::move(graph);
}

GraphSearch::~GraphSearch() = default;

namespace {

struct Far {};

/// Ends the search at the first hex that costs more.
template <class Distances>
class Within : public boost::dijkstra_visitor<> {
public:
    Within(const Distances& distances, int most, std::size_t& count)
        : distances_(distances), most_(most), count_(count) {}

    template <class Vertex, class Graph>
    void examine_vertex(Vertex vertex, const Graph&) {
        if (distances_[vertex] > most_) throw Far{};
        ++count_;
    }

private:
    const Distances& distances_;
    int most_;
    std::size_t& count_;
};

} // namespace

std::size_t GraphSearch::reached(int halfPoints) const {
    std::vector<int> distances(boost::num_vertices(graph_->net));
    std::size_t count = 0;
    try {
        boost::dijkstra_shortest_paths(
            graph_->net, graph_->start,
            boost::weight_map(boost::get(&Graph::Cost::halfPoints, graph_->net))
                .distance_map(boost::make_iterator_property_map(
                    distances.begin(), boost::get(boost::vertex_index, graph_->net)))
                .visitor(Within(distances, halfPoints, count)));
    } catch (const Far&) { // all that is near enough was seen
    }
    return count;
}

struct GeometryTrace::Tree {
    using Point = geometry::model::d2::point_xy<double>;
    using Polygon = geometry::model::polygon<Point>;
    using Line = geometry::model::linestring<Point>;
    using Box = geometry::model::box<Point>;
    using Entry = std::pair<Box, std::size_t>;

    model::HexLayout layout;
    std::vector<std::pair<model::Hex, Polygon>> hexes;
    geometry::index::rtree<Entry, geometry::index::quadratic<16>> boxes;
};

GeometryTrace::GeometryTrace(const validators::Situation& situation) {
    auto tree = std::make_unique<Tree>();
    std::vector<Tree::Entry> entries;
    for (const auto& list : situation.map().terrain) {
        const std::string_view type = list->type.text;
        if (type != "woods" && type != "town" && type != "hilltop") continue;
        list->hexes.forEach([&](model::Hex hex) {
            Tree::Polygon polygon;
            for (const auto corner : tree->layout.corners(hex))
                polygon.outer().emplace_back(corner.x, corner.y);
            geometry::correct(polygon);
            entries.emplace_back(geometry::return_envelope<Tree::Box>(polygon), tree->hexes.size());
            tree->hexes.emplace_back(hex, std::move(polygon));
        });
    }
    tree->boxes = {entries.begin(), entries.end()};
    tree_ = std::move(tree);
}

GeometryTrace::~GeometryTrace() = default;

bool GeometryTrace::isBlocked(model::Hex from, model::Hex to) const {
    const auto a = tree_->layout.centre(from), b = tree_->layout.centre(to);
    const Tree::Line line{{a.x, a.y}, {b.x, b.y}};
    const auto mayCross = geometry::index::intersects(geometry::return_envelope<Tree::Box>(line));
    for (auto it = tree_->boxes.qbegin(mayCross); it != tree_->boxes.qend(); ++it) {
        const auto& [hex, polygon] = tree_->hexes[it->second];
        if (hex != from && hex != to && geometry::intersects(line, polygon)) return true;
    }
    return false;
}

} // namespace bench
