#include "formats/native/native_file.h"
#include "model/map/labels.h"
#include "tests/formats/native/texts.h"

#include <gmock/gmock.h>

using namespace formats;
using model::Case;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

namespace {

const std::string given =
    "<given id='plain'>"
    "<grid hexes='flat-top' label='CCRR' columns='from west' rows='from north' lowered='even'/>"
    "<sheet id='main' columns='1..20' rows='1..20' ground='clear'/>"
    "<side id='F'><formation id='AG' size='corps'/>"
    "<unit id='a b c' class='infantry' formation='AG'/><unit id='d' class='infantry'/></side>"
    "</given>\n";

ReadResult<model::CaseFile> read(const std::string& elements) {
    return readCases(sourceOf("<cases format='1' ruleset='r' about='stacking'>\n" + given +
                              elements + "</cases>"));
}

template <class Question>
const Question& question(const Case& one, std::size_t index) {
    return std::get<Question>(one.expectations.at(index).question);
}

} // namespace

TEST(CaseXml, PutsGivenCaseAndThenTogether) {
    const auto result = read("<case id='T-1' given='plain' moment='play' rule='3.22'>\n"
                             "<put unit='a b' at='1010'/>\n"
                             "<terrain type='woods'>1110</terrain>\n"
                             "<improved-position at='1010'/>\n"
                             "<expect><stack at='1010' side='F' is='legal' by='3.22'/></expect>\n"
                             "<then moment='setup'><put unit='c' at='1010'/>\n"
                             "<expect><stack at='1010' side='F' is='illegal' units='3'/></expect>\n"
                             "</then>\n"
                             "<then><override figure='f' value='v'/><expect/></then>\n"
                             "</case>\n");
    ASSERT_TRUE(result.value);
    EXPECT_THAT(result.findings, IsEmpty());
    EXPECT_EQ(result.value->ruleset.text, "r");
    ASSERT_THAT(result.value->cases, SizeIs(3));
    const Case& one = result.value->cases[0];
    EXPECT_EQ(one.id, "T-1");
    EXPECT_EQ(one.rule, "3.22");
    EXPECT_EQ(one.scenario.rules->ruleset.text, "r");
    EXPECT_EQ(one.scenario.moment, model::Moment::play);
    EXPECT_THAT(one.scenario.forces->units, SizeIs(4));
    EXPECT_EQ(one.scenario.forces->units[1]->id.text, "b");
    EXPECT_THAT(one.scenario.arrangement->pieces, SizeIs(2));
    EXPECT_THAT(one.scenario.onMap->improvedPositions, SizeIs(1));
    EXPECT_EQ(question<model::ExpectStack>(one, 0).by, "3.22");
    EXPECT_EQ(one.expectations[0].location.line, 7);

    const Case& then = result.value->cases[1];
    EXPECT_EQ(then.id, "T-1/1");
    EXPECT_EQ(then.rule, "3.22");
    EXPECT_EQ(then.scenario.moment, model::Moment::setup);
    EXPECT_THAT(then.scenario.arrangement->pieces, SizeIs(3));
    EXPECT_THAT(then.scenario.map->terrain, SizeIs(1));
    ASSERT_THAT(then.expectations, SizeIs(1)); // judged alone
    EXPECT_EQ(question<model::ExpectStack>(then, 0).units, 3);

    const Case& last = result.value->cases[2];
    EXPECT_THAT(last.scenario.arrangement->pieces, SizeIs(2)); // starts from the case
    EXPECT_EQ(last.scenario.rules->overrides.at(0).value, "v");
}

TEST(CaseXml, TakesAllThatAMapHolds) {
    const auto result = readCases(sourceOf(
        "<cases format='1' ruleset='r'><given id='two' published-map='piedmont'>"
        "<grid label='S-CCRR'/><sheet id='C' columns='1..21' rows='1..10'/>"
        "<sheet id='E' columns='1..10' rows='1..10'/><join sheets='C E' same='2101 0101'/>"
        "</given><case id='a' given='two'><partial sheet='E' shows='40'>0101</partial>"
        "<gather-point id='g' at='E-0102'/><box id='b' beside='C-0101'/>"
        "<outline id='o' at='C-0101' points='0,0'/><label at='C-0101'>text</label>"
        "<underlay file='f'><control at='C-0101' x='1' y='1'/></underlay></case></cases>"));
    ASSERT_TRUE(result.value);
    EXPECT_THAT(result.findings, IsEmpty());
    const model::Map& map = *result.value->cases.at(0).scenario.map;
    EXPECT_EQ(map.published, "piedmont");
    EXPECT_EQ(model::label(map, *map.gatherPoints.at(0)->at), "C-2102");
    for (const std::size_t size : {map.joins.size(), map.partial.size(), map.boxes.size(),
                                   map.outlines.size(), map.labels.size(), map.underlays.size()})
        EXPECT_EQ(size, 1u);
}

TEST(CaseXml, ReadsEveryQuestion) {
    const auto result =
        read("<case id='q' given='plain'><setup id='s' side='F' units='a'/><expect>"
             "<finding check='stacking.limit' hex='1010' unit='a' part='at' found='3' allowed='2' "
             "severity='error' by='3.2' none='yes'/>"
             "<label text='0101' is='invalid'/>"
             "<neighbours of='0101' are='0102 0201'/>"
             "<distance from='0101' to='0105' is='4'/>"
             "<state figure='stacking.armies-mix' is='no' by='25.17' layer='r'/>"
             "<zone setup='s' count='3' are='0101..0103' with='0101' without='0105'/>"
             "</expect></case>");
    ASSERT_TRUE(result.value);
    EXPECT_THAT(result.findings, IsEmpty());
    const Case& one = result.value->cases.at(0);
    const auto& finding = question<model::ExpectFinding>(one, 0);
    EXPECT_THAT(finding.subjects, ElementsAre(std::pair<std::string, std::string>("hex", "1010"),
                                              std::pair<std::string, std::string>("unit", "a")));
    EXPECT_EQ(finding.part + finding.found + finding.allowed + finding.severity + finding.by,
              "at32error3.2");
    EXPECT_TRUE(finding.none);
    EXPECT_EQ(question<model::ExpectLabel>(one, 1).is, "invalid");
    EXPECT_THAT(question<model::ExpectNeighbours>(one, 2).are, ElementsAre("0102", "0201"));
    EXPECT_EQ(question<model::ExpectDistance>(one, 3).is, 4);
    EXPECT_EQ(question<model::ExpectState>(one, 4).layer, "r");
    EXPECT_EQ(question<model::ExpectZone>(one, 5).count, 3);
    EXPECT_THAT(question<model::ExpectZone>(one, 5).are, ElementsAre("0101", "0102", "0103"));
}

TEST(CaseXml, DoesNotPassOverWhatItDoesNotUnderstand) {
    const auto result = read("<case id='q' given='plane'>\n<losses unit='a'/>\n"
                             "<expect><stak at='1010'/><stack at='1010' units='few'/>"
                             "<stack aat='1'/></expect>\n</case>\n");
    ASSERT_TRUE(result.value);
    EXPECT_TRUE(result.failed());
    EXPECT_THAT(ids(result.findings),
                ElementsAre("read.bad-value", "read.unknown-name", "read.unknown-question",
                            "read.unknown-name", "read.bad-value", "read.unknown-name"));
}

TEST(CaseXml, KeepsMisfitsOfItsScenarios) {
    const auto result = read("<case id='off' given='plain'><put unit='a' at='6101'/>"
                             "<expect><label text='6101' is='invalid'/></expect></case>");
    EXPECT_THAT(result.findings, IsEmpty());
    const auto& piece = *result.value->cases.at(0).scenario.arrangement->pieces.at(0);
    EXPECT_FALSE(piece.at);
    EXPECT_EQ(piece.about.extras.misfits.at(0).text, "6101");
}

TEST(CaseXml, IsFormattedWithAllItHolds) {
    std::vector<model::ReadFinding> findings;
    const Source source = sourceOf("<cases ruleset='r' format='1'><!-- c --><case given='g' id='a'>"
                                   "<put at='1010' unit='a'/><terrain type='woods'> 1110 "
                                   "</terrain><levels level='1'>\n1010\n\n  1011</levels>"
                                   "<expect><finding none='yes' unit='a' rule='1' check='c'/>"
                                   "<zone count='3' setup='s'/></expect>"
                                   "</case></cases>");
    EXPECT_EQ(formatted(source, findings), "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                                           "<cases format=\"1\" ruleset=\"r\">\n"
                                           "  <!-- c -->\n"
                                           "  <case id=\"a\" given=\"g\">\n"
                                           "    <put unit=\"a\" at=\"1010\"/>\n"
                                           "    <terrain type=\"woods\">1110</terrain>\n"
                                           "    <levels level=\"1\">\n"
                                           "      1010\n"
                                           "      1011\n"
                                           "    </levels>\n"
                                           "    <expect>\n"
                                           "      <finding check=\"c\" unit=\"a\" none=\"yes\" "
                                           "rule=\"1\"/>\n"
                                           "      <zone setup=\"s\" count=\"3\"/>\n"
                                           "    </expect>\n"
                                           "  </case>\n"
                                           "</cases>\n");
}
