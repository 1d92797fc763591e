#include "editor/overlays/rule_overlays.h"

#include "editor/open_scenario.h"
#include "formats/native/native_file.h"
#include "formats/native/ruleset_library.h"
#include "model/map/labels.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <set>

using namespace editor;

namespace {

const char* const sample = SAMPLES_FOLDER "/piedmont/montenotte.scenario.xml";

std::set<std::string> labels(const Situation& situation, const std::vector<model::Hex>& hexes) {
    std::set<std::string> all;
    for (const model::Hex hex : hexes)
        all.insert(situation.label(hex));
    return all;
}

/// The sample, and what the program answers about it.
class Questions : public testing::Test {
protected:
    Questions()
        : opened_(openScenario(sample, formats::RulesetLibrary(formats::dataFolders({})))),
          situation_(*opened_.scenario, opened_.inUse.ruleset.get()) {}

    static nlohmann::json query(const std::string& words) {
        const std::string command =
            std::string(BERTHIER_CLI) + " query " + words + " --format json " + sample;
        const std::unique_ptr<FILE, int (*)(FILE*)> pipe(popen(command.c_str(), "r"), &pclose);
        std::string text;
        std::array<char, 4096> part{};
        while (const std::size_t read = std::fread(part.data(), 1, part.size(), pipe.get()))
            text.append(part.data(), read);
        return nlohmann::json::parse(text);
    }

    template <class Shape>
    std::set<std::string> drawn(const OverlayPicture& picture, formats::Role role) const {
        std::set<std::string> all;
        for (const auto& shape : picture.shapes)
            if (const auto* fill = std::get_if<Shape>(&shape))
                if (fill->look.role == role) all.merge(labels(situation_, fill->hexes));
        return all;
    }

    OpenedScenario opened_;
    Situation situation_;
};

TEST_F(Questions, ReachIsDrawnAsItIsAnswered) {
    const auto json = query("reach --unit rampon-a");
    std::set<std::string> reached;
    for (const auto& each : json["hexes"])
        reached.insert(each["hex"].get<std::string>());
    ASSERT_GT(reached.size(), 3u);
    const auto picture = reachPicture(situation_, model::UnitId("rampon-a"), std::nullopt);
    EXPECT_EQ(drawn<formats::HexFill>(picture, formats::Role::reach), reached);
    const auto open = json["undecided"].get<std::vector<std::string>>();
    EXPECT_EQ(drawn<formats::HexOutline>(picture, formats::Role::reach),
              std::set<std::string>(open.begin(), open.end()));
}

TEST_F(Questions, ZonesAreDrawnAsTheyAreAnswered) {
    const auto hexes = query("zoc --unit rampon-a")["hexes"].get<std::vector<std::string>>();
    ASSERT_FALSE(hexes.empty());
    const auto picture = zonePicture(situation_, model::UnitId("rampon-a"), std::nullopt);
    EXPECT_EQ(drawn<formats::HexFill>(picture, formats::Role::zone),
              std::set<std::string>(hexes.begin(), hexes.end()));
}

TEST_F(Questions, SightIsDrawnAsItIsAnswered) {
    std::set<std::string> seen, hidden;
    const auto answers = query("los --from E-5030");
    for (const auto& line : answers["hexes"]) {
        if (line["is"] == "clear") seen.insert(line["hex"].get<std::string>());
        if (line["is"] == "blocked") hidden.insert(line["hex"].get<std::string>());
    }
    ASSERT_FALSE(seen.empty());
    const auto from = model::readHex(situation_.map(), "E-5030").value.value();
    const auto picture = sightPicture(situation_, from, validators::SightMode::units, std::nullopt);
    EXPECT_EQ(drawn<formats::HexFill>(picture, formats::Role::allowed), seen);
    EXPECT_EQ(drawn<formats::HexFill>(picture, formats::Role::blocked), hidden);
}

TEST_F(Questions, SupplyIsDrawnAsItIsAnswered) {
    std::set<std::string> in, out;
    const auto answers = query("supply --side F");
    for (const auto& unit : answers["units"]) {
        const auto* piece = situation_.unit(model::UnitId(unit["unit"].get<std::string>()));
        ASSERT_NE(piece, nullptr);
        for (const auto& standing : situation_.standing())
            if (standing.facts == piece)
                (unit["is"] == "in" ? in : out).insert(situation_.label(standing.at));
    }
    const auto picture = supplyPicture(situation_, model::SideId("F"), {}, std::nullopt);
    EXPECT_EQ(drawn<formats::HexFill>(picture, formats::Role::allowed), in);
    EXPECT_EQ(drawn<formats::HexFill>(picture, formats::Role::blocked), out);
}

TEST_F(Questions, ArrivalsAreDrawnAsTheyAreAnswered) {
    // An hour at which groups are due or the dice may bring some, one after another.
    for (const std::string turn : {"12 Apr 11 AM", "12 Apr 6 PM", "12 Apr 9 PM"}) {
        std::set<std::string> open, barred, ends;
        for (const auto& plan : query("entry --turn '" + turn + "'")) {
            for (const auto& hex : plan["scheduled"])
                (plan["is"] == "barred" ? barred : open).insert(hex.get<std::string>());
            for (const auto& payment : plan["payments"])
                if (payment.contains("ends")) ends.insert(payment["ends"].get<std::string>());
        }
        ASSERT_FALSE(open.empty()) << turn;
        const Situation then(*opened_.scenario, opened_.inUse.ruleset.get(), turn);
        const auto picture = entryPicture(then, std::nullopt);
        EXPECT_EQ(drawn<formats::HexFill>(picture, formats::Role::allowed), open) << turn;
        EXPECT_EQ(drawn<formats::HexFill>(picture, formats::Role::blocked), barred) << turn;
        std::set<std::string> circled;
        for (const auto& shape : picture.shapes)
            if (const auto* circle = std::get_if<formats::Circle>(&shape))
                for (const model::Hex hex : situation_.extent().hexes())
                    if (model::latticePoint(hex) == circle->centre)
                        circled.insert(situation_.label(hex));
        EXPECT_EQ(circled, ends) << turn;
    }
}

} // namespace
