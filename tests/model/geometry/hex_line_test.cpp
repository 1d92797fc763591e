#include "model/geometry/hex_line.h"

#include "model/geometry/hex_numbering.h"
#include "model/geometry/lattice_point.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

namespace model {
namespace {

/// TLNB 1.1: CCRR, even columns lower.
Hex hex(std::string_view label) {
    const HexNumbering numbering;
    const auto read = numbering.parse(label);
    return numbering.hexAt(read->column, read->row);
}

Hexside hexside(std::string_view a, std::string_view b) {
    return *hexsideBetween(hex(a), hex(b));
}

Vertex vertex(std::string_view a, std::string_view b, std::string_view c) {
    return *vertexBetween(hex(a), hex(b), hex(c));
}

template <typename Step>
std::ptrdiff_t count(const HexLine& line) {
    return std::ranges::count_if(
        line, [](const LineStep& step) { return std::holds_alternative<Step>(step); });
}

// The same question answered without walking: every hex, hexside and vertex near the line is tried
// by itself, and what it meets is sorted by the fraction of the line at which it does.

struct Point {
    std::int64_t x = 0;
    std::int64_t y = 0;
};

Point at(LatticePoint point) {
    return {point.x / LatticePoint::unit, point.y / LatticePoint::unit};
}
Point minus(Point a, Point b) {
    return {a.x - b.x, a.y - b.y};
}
std::int64_t cross(Point a, Point b) {
    return a.x * b.y - a.y * b.x;
}
std::int64_t dot(Point a, Point b) {
    return a.x * b.x + a.y * b.y;
}

struct Rational {
    std::int64_t n = 0;
    std::int64_t d = 1; // positive
    friend bool operator<(Rational a, Rational b) { return a.n * b.d < b.n * a.d; }
};
Rational positive(std::int64_t n, std::int64_t d) {
    return d < 0 ? Rational{-n, -d} : Rational{n, d};
}
Rational middle(Rational a, Rational b) {
    return {a.n * b.d + b.n * a.d, 2 * a.d * b.d};
}

class Reference {
public:
    Reference(Hex from, Hex to)
        : from_{from}, to_{to}, start_{at(latticePoint(from))}, along_{minus(at(latticePoint(to)),
                                                                             start_)} {}

    HexLine line() const {
        std::vector<std::pair<Rational, LineStep>> met;
        for (const Hex hex : hexesWithin(from_, distance(from_, to_) + 1)) {
            if (isFarAside(hex)) continue;
            if (hex != from_ && hex != to_)
                if (const auto t = inside(hex)) met.emplace_back(*t, CrossedHex{hex});
            // Each hexside is one of these three of exactly one hex, each vertex one of these two.
            for (const int direction : {0, 2, 4}) {
                const Hexside hexside{hex, Direction{direction}};
                const auto ends = verticesOf(hexside);
                const auto first = through(ends[0]);
                const auto second = through(ends[1]);
                if (first && second)
                    met.emplace_back(middle(*first, *second), FollowedHexside{hexside});
                else if (const auto t = across(ends[0], ends[1]))
                    met.emplace_back(*t, CrossedHexside{hexside});
            }
            for (const int corner : {3, 9})
                if (const auto t = through(Vertex{hex, Direction{corner}}))
                    met.emplace_back(*t, PassedVertex{Vertex{hex, Direction{corner}}});
        }
        std::ranges::sort(met, [](const auto& a, const auto& b) { return a.first < b.first; });
        HexLine result;
        for (const auto& [t, step] : met)
            result.push_back(step);
        return result;
    }

private:
    /// No point of the hex lies in the box around the line.
    bool isFarAside(Hex hex) const {
        const Point to = minus(at(latticePoint(hex)), start_);
        return to.x + 2 < std::min<std::int64_t>(0, along_.x) ||
               to.x - 2 > std::max<std::int64_t>(0, along_.x) ||
               to.y + 1 < std::min<std::int64_t>(0, along_.y) ||
               to.y - 1 > std::max<std::int64_t>(0, along_.y);
    }

    std::optional<Rational> through(const Vertex& vertex) const {
        const Point to = minus(at(latticePoint(vertex)), start_);
        if (cross(to, along_) != 0) return std::nullopt;
        const Rational t{dot(to, along_), dot(along_, along_)};
        if (t < Rational{0} || Rational{1} < t) return std::nullopt;
        return t;
    }

    std::optional<Rational> across(const Vertex& a, const Vertex& b) const {
        const Point p = minus(at(latticePoint(a)), start_);
        const Point side = minus(at(latticePoint(b)), at(latticePoint(a)));
        const std::int64_t leftOrRight = cross(p, along_);
        const std::int64_t other = leftOrRight + cross(side, along_);
        if ((leftOrRight < 0) == (other < 0) || leftOrRight == 0 || other == 0) return std::nullopt;
        const Rational t = positive(cross(p, side), cross(along_, side));
        if (t < Rational{0} || Rational{1} < t) return std::nullopt;
        return t;
    }

    /// The middle of the part of the line that lies inside the hex, if that is not empty.
    std::optional<Rational> inside(Hex hex) const {
        const Point centre = at(latticePoint(hex));
        Rational low{0};
        Rational high{1};
        for (const Direction corner : cornerDirections) {
            const Point a = at(cornerOffset(corner));
            const Point side = minus(at(cornerOffset(corner.turned(2))), a);
            // Clockwise around the hex, with y down, the inside has a positive cross product.
            const std::int64_t now = cross(side, minus(minus(start_, centre), a));
            const std::int64_t speed = cross(side, along_);
            if (speed == 0 && now <= 0) return std::nullopt;
            if (speed > 0) low = std::max(low, Rational{-now, speed});
            if (speed < 0) high = std::min(high, Rational{now, -speed});
        }
        if (!(low < high)) return std::nullopt;
        return middle(low, high);
    }

    Hex from_;
    Hex to_;
    Point start_;
    Point along_;
};

TEST(HexLine, ToTheHexItselfMeetsNothing) {
    EXPECT_TRUE(hexLine(hex("1010"), hex("1010")).empty());
}

TEST(HexLine, ToANeighbourCrossesTheHexsideBetween) {
    for (const Hex to : neighbours(hex("1010"))) {
        const HexLine expected{CrossedHexside{*hexsideBetween(hex("1010"), to)}};
        EXPECT_EQ(hexLine(hex("1010"), to), expected);
    }
}

TEST(HexLine, StraightLinesCrossTheMiddles) {
    const HexLine expected{CrossedHexside{hexside("1010", "1009")}, CrossedHex{hex("1009")},
                           CrossedHexside{hexside("1009", "1008")}, CrossedHex{hex("1008")},
                           CrossedHexside{hexside("1008", "1007")}};
    EXPECT_EQ(hexLine(hex("1010"), hex("1007")), expected);
}

TEST(HexLine, BetweenTwoNeighboursRunsAlongTheirHexside) {
    const HexLine expected{PassedVertex{vertex("1010", "1110", "1111")},
                           FollowedHexside{hexside("1110", "1111")},
                           PassedVertex{vertex("1110", "1111", "1210")}};
    EXPECT_EQ(hexLine(hex("1010"), hex("1210")), expected);
}

TEST(HexLine, SixTargetsAtDistanceTwoPassTwoVerticesAndRunAlongOneHexside) {
    std::set<Hex> between;
    for (const Hex to : ring(hex("1010"), 2)) {
        const HexLine line = hexLine(hex("1010"), to);
        if (count<PassedVertex>(line) == 0) continue;
        between.insert(to);
        EXPECT_EQ(count<PassedVertex>(line), 2);
        EXPECT_EQ(count<FollowedHexside>(line), 1);
        EXPECT_EQ(line.size(), 3U);
    }
    // The hexes that lie beyond the side between two neighbours of 1010.
    const std::set<Hex> expected{hex("1109"), hex("1210"), hex("1112"),
                                 hex("0912"), hex("0810"), hex("0909")};
    EXPECT_EQ(between, expected);
}

TEST(HexLine, TwelveObliqueTargetsAtDistanceThreeCrossTwoHexesAndThreeHexsides) {
    int oblique = 0;
    for (const Hex to : ring(hex("1010"), 3)) {
        const HexLine line = hexLine(hex("1010"), to);
        EXPECT_EQ(count<PassedVertex>(line), 0);
        EXPECT_EQ(count<CrossedHex>(line), 2);
        EXPECT_EQ(count<CrossedHexside>(line), 3);
        const Hex by = to - hex("1010");
        if (by.q != 0 && by.r != 0 && by.q + by.r != 0) ++oblique;
    }
    EXPECT_EQ(oblique, 12);
}

TEST(HexLine, AnObliqueLineOfThreeMeetsHexesAndHexsidesInTurn) {
    // From 1010 two hexes north and one to the north-east.
    const HexLine expected{CrossedHexside{hexside("1010", "1009")}, CrossedHex{hex("1009")},
                           CrossedHexside{hexside("1009", "1109")}, CrossedHex{hex("1109")},
                           CrossedHexside{hexside("1109", "1108")}};
    EXPECT_EQ(hexLine(hex("1010"), hex("1108")), expected);
}

TEST(HexLine, MayEnterAHexThroughAVertexWithoutFollowingAHexside) {
    // The corner (5, 1) of the lattice, east of the hex (1, 0), lies a third of the way to (15, 3).
    const HexLine line = hexLine({0, 0}, {5, -1});
    const Vertex corner{{1, 0}, Direction{3}};
    const auto passed = std::ranges::find(line, LineStep{PassedVertex{corner}});
    ASSERT_NE(passed, line.end());
    EXPECT_EQ(*std::prev(passed), LineStep{CrossedHex{(Hex{1, 0})}});
    EXPECT_EQ(*std::next(passed), LineStep{CrossedHex{(Hex{2, 0})}});
    EXPECT_EQ(count<FollowedHexside>(line), 0);
}

TEST(HexLine, IsWhatTryingEveryHexHexsideAndVertexGives) {
    for (const Hex to : hexesWithin({}, 12)) {
        if (to == Hex{}) continue;
        EXPECT_EQ(hexLine({}, to), Reference({}, to).line()) << to.q << ',' << to.r;
    }
}

TEST(HexLine, TheLineBackIsTheSameListReversed) {
    for (const Hex to : hexesWithin({}, 15)) {
        HexLine back = hexLine(to, {});
        std::ranges::reverse(back);
        EXPECT_EQ(hexLine({}, to), back) << to.q << ',' << to.r;
    }
}

Hexside moved(Hexside hexside, Hex by) {
    return *hexsideBetween(hexside.first() + by, hexside.second() + by);
}

LineStep moved(const LineStep& step, Hex by) {
    if (const auto* crossed = std::get_if<CrossedHex>(&step)) return CrossedHex{crossed->hex + by};
    if (const auto* crossed = std::get_if<CrossedHexside>(&step))
        return CrossedHexside{moved(crossed->hexside, by)};
    if (const auto* followed = std::get_if<FollowedHexside>(&step))
        return FollowedHexside{moved(followed->hexside, by)};
    const auto hexes = std::get<PassedVertex>(step).vertex.hexes();
    return PassedVertex{*vertexBetween(hexes[0] + by, hexes[1] + by, hexes[2] + by)};
}

TEST(HexLine, MovesWithItsEnds) {
    for (const Hex by : {Hex{1, 0}, Hex{-7, 300}, Hex{100'000, -250'000}})
        for (const Hex to : hexesWithin({}, 9)) {
            HexLine expected;
            for (const LineStep& step : hexLine({}, to))
                expected.push_back(moved(step, by));
            EXPECT_EQ(hexLine(by, to + by), expected);
        }
}

TEST(HexLine, CrossedHexsidesLieBetweenTheHexBeforeAndTheHexAfter) {
    for (const Hex to : hexesWithin({}, 30)) {
        const HexLine line = hexLine({}, to);
        const auto hexAt = [&](std::size_t i) { return std::get<CrossedHex>(line[i]).hex; };
        for (std::size_t i = 0; i < line.size(); ++i)
            if (const auto* crossed = std::get_if<CrossedHexside>(&line[i])) {
                const Hex before = i == 0 ? Hex{} : hexAt(i - 1);
                const Hex after = i + 1 == line.size() ? to : hexAt(i + 1);
                EXPECT_EQ(crossed->hexside, hexsideBetween(before, after));
            }
    }
}

} // namespace
} // namespace model
