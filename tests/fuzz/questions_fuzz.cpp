// Every check and every question of the rules, asked of whatever scenario can be read. The first
// byte chooses the ruleset.

#include "formats/native/native_file.h"
#include "tests/fuzz/property.h"
#include "tests/fuzz/several_files.h"
#include "tests/support/findings.h"
#include "tests/support/rulesets.h"
#include "validators/rules/ground.h"
#include "validators/rules/movement.h"
#include "validators/rules/sight_fan.h"
#include "validators/rules/stacking.h"
#include "validators/rules/supply.h"
#include "validators/rules/zone_of_control.h"
#include "validators/validator.h"

#include <array>

namespace {

using validators::Situation;

std::shared_ptr<const model::Ruleset> rulesetFor(std::uint8_t number) {
    static const std::array rulesets{
        testing_support::piedmont(), testing_support::ruleset("nbs-marengo"),
        testing_support::ruleset("caldiero"), std::shared_ptr<const model::Ruleset>()};
    return rulesets[number % rulesets.size()];
}

void askOfPiece(const Situation& situation, const validators::Standing& piece) {
    const auto field = validators::reach(situation, piece);
    missingFigures(situation, piece, field);
    for (const model::Hex hex : situation.occupiedHexes()) {
        const auto line = validators::reachLine(situation, piece, hex);
        if (field.start == validators::Ground::none) continue;
        fuzz::require(line.verdict == field.at(situation.ground().indexOf(hex)),
                      "the way to a hex and the field agree");
    }
    const auto zone = validators::zoneOfControl(situation, piece);
    validators::openZoneOfControl(situation, piece);
    situation.supply().line(piece);
    situation.supply().placeForTrain(piece);
}

void askOfPlaces(const Situation& situation) {
    const auto& occupied = situation.occupiedHexes();
    for (const model::Hex from : occupied)
        for (const model::Hex to : occupied) {
            sightLine(situation, from, to, validators::SightMode::units);
            validators::canFireAt(situation, from, to);
            validators::dependsOnLevels(situation, from, to);
        }
    for (const auto& side : situation.forces().sides) {
        validators::sightOfSide(situation, side.id);
        validators::supplyOf(situation, side.id);
        for (const model::Hex hex : occupied)
            validators::stackAt(situation, hex, side.id);
    }
    validators::firstSupplyCheck(situation);
}

bool isSmall(const model::Scenario& scenario) {
    return model::printedHexes(*scenario.map).size() <= 600 && placedPieces(scenario).size() <= 12;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const auto read = formats::readScenario(fuzz::severalFiles(data + 1, size - 1));
    if (!read.value || !isSmall(*read.value)) return 0;
    const auto ruleset = rulesetFor(data[0]);
    const auto report = validators::validate(*read.value, ruleset);
    for (const auto& found : report.findings) {
        fuzz::require(!testing_support::described(found).empty(), "each finding has a text");
        for (const auto& fix : found.finding.fixes) {
            model::Scenario mended = *read.value;
            fix.edit.apply(mended);
        }
    }
    const Situation situation(*read.value, ruleset.get());
    if (!ruleset) return 0;
    for (const auto& piece : situation.standing())
        askOfPiece(situation, piece);
    askOfPlaces(situation);
    return 0;
}
