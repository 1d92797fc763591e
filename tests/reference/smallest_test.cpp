#include "tests/reference/smallest.h"

#include "tests/reference/sight.h"

#include <gtest/gtest.h>

using namespace reference;

namespace {

TEST(Smallest, KeepsWhatShowsTheQuarrelAndNoMore) {
    SmallMap map = plain(9, 9).put(Terrain::woods, "0405 0504 0104").put(Terrain::town, "0808");
    map.side("0405/0404").crest = true;
    map.side("0405/0404").road = true;
    map.add("u", Kind::infantry, 'F', "0405");
    map.weather = Weather::frost;
    const auto hidden = [](const SmallMap& one) { return !sees(one, hex("0406"), hex("0404")); };
    ASSERT_TRUE(hidden(map));
    EXPECT_EQ(inWords(smallest(map, hidden)), "9 columns, 9 rows, fair, day\n"
                                              "0405: woods\n");
}

} // namespace
