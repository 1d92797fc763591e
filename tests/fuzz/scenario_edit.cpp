#include "model/edits/force_edits.h"
#include "model/edits/schedule_edits.h"
#include "model/edits/setup_edits.h"
#include "model/edits/text_edits.h"
#include "model/forces/unit_attributes.h"
#include "tests/fuzz/any_edit.h"

namespace fuzz {

namespace {

model::Edit forceEdit(Arguments& any) {
    const auto unit = any.unit();
    const auto index = static_cast<std::size_t>(any.below(14));
    switch (any.below(6)) {
    case 0: {
        const auto& attribute = any.bytes().of(model::unitAttributes());
        return model::setUnitAttribute(unit, std::string(attribute.name), any.text());
    }
    case 1: {
        const std::string attribute = any.word({"class", "nothing", "strength", "formation", "id"});
        return model::setUnitAttribute(
            unit, attribute,
            any.word({"infantry", "officer", "vedette", "baggage-train", "AG", "5", "x", ""}));
    }
    case 2:
        return model::changeUnitId(index, unit, any.unit());
    case 3:
        return model::renameUnit(unit, any.unit());
    case 4:
        return model::deleteUnit(index, unit);
    default:
        return model::deleteFormation(any.idIn(any.now().forces->formations));
    }
}

model::Edit setupEdit(Arguments& any) {
    const auto unit = any.unit();
    switch (any.below(8)) {
    case 0: {
        const auto units = any.units();
        return model::placeUnits(units, any.hex());
    }
    case 1: {
        const auto part = any.flip() ? model::PiecePart::vedette : model::PiecePart::whole;
        const auto from = any.hex();
        return model::movePiece(unit, part, from, any.hex());
    }
    case 2:
        return model::removeFromMap(any.units());
    case 3:
        return model::removeFromSetup(unit, any.idIn(any.now().setups));
    case 4:
        return model::removeFromArrival(unit, any.idIn(any.now().schedule->arrivals));
    case 5:
        return model::removePiece(unit, static_cast<std::size_t>(any.below(3)));
    case 6:
        return model::setReduced(unit, any.flip());
    default:
        return model::setRoadMarch(unit, any.flip());
    }
}

model::Edit turnEdit(Arguments& any) {
    const auto turn = any.turn();
    switch (any.below(10)) {
    case 0:
        return model::setStatedTurns(1 + any.below(40));
    case 1:
        return model::setFirstTurn(turn);
    case 2:
        return model::setLastTurn(turn);
    case 3:
        return model::swapTurns();
    case 4:
        return model::setFirstPlayer(any.side());
    case 5:
        return model::setTurnKind(turn, any.word({"", "day", "night", "dusk"}));
    case 6:
        return model::setTurnHours(turn, any.below(14));
    case 7: {
        const auto other = any.turn();
        return model::setTurnWeather({turn, other}, any.word({"", "yes", "no", "fog"}));
    }
    case 8:
        return model::dropRepeatedTurns(turn);
    default:
        return model::setWeather(turn, any.word({"", "rain", "hail", "fair"}));
    }
}

model::Edit arrivalEdit(Arguments& any) {
    const auto arrival = any.idIn(any.now().schedule->arrivals);
    switch (any.below(8)) {
    case 0:
        return model::setArrivalTurn(arrival, any.turn());
    case 1:
        return model::setArrivalRoadMarch(arrival, any.flip());
    case 2:
        return model::setArrivalUnits(arrival, any.units());
    case 3:
        return model::setAltNumber(arrival, 1 + any.below(9));
    case 4:
        return model::removeArrival(arrival);
    case 5: {
        const auto from = any.hex();
        return model::moveEntryHex(arrival, from, any.hex());
    }
    case 6:
        return model::addEntryHex(arrival, any.hex());
    default:
        return model::setEntryHours(arrival, static_cast<std::size_t>(any.below(3)), any.text());
    }
}

model::Waiver waiver(Arguments& any) {
    model::Waiver waiver;
    waiver.check = any.word({"rivers.gap", "roads.open-end", "nothing.at-all"});
    waiver.subjects = {{any.word({"hex", "hexside", "unit"}), any.word({"0101", "a", "<&>"})}};
    waiver.found = any.text();
    waiver.reason = any.text();
    return waiver;
}

model::Edit textEdit(Arguments& any) {
    const auto misfits = model::misfits(any.now());
    switch (any.below(7)) {
    case 0:
        return model::setTitle(any.text());
    case 1: {
        const auto one = waiver(any);
        return model::addWaiver(one, any.flip());
    }
    case 2: {
        const auto one = waiver(any);
        return model::removeWaiver(one.check, one);
    }
    case 3: {
        const model::OptionId option(any.word({"fog", "weather", "none", ""}));
        return model::setOption(option, any.flip());
    }
    case 4: {
        const auto figure = any.word({"stacking.armies-mix", "line-of-sight.range", "nothing"});
        const auto value = any.word({"yes", "no", "3", "", "-"});
        return model::setOverride(figure, value, any.word({"", "27.15"}));
    }
    case 5:
        if (!misfits.empty()) {
            const auto& one = any.bytes().of(misfits);
            return model::adoptMisfit(one.record, one.misfit, any.text());
        }
        [[fallthrough]];
    default:
        if (misfits.empty()) return model::setTitle("no misfits");
        const auto& one = any.bytes().of(misfits);
        return model::dropMisfit(one.record, one.misfit);
    }
}

} // namespace

model::Edit scenarioEdit(Arguments& any) {
    switch (any.below(5)) {
    case 0:
        return forceEdit(any);
    case 1:
        return setupEdit(any);
    case 2:
        return turnEdit(any);
    case 3:
        return arrivalEdit(any);
    default:
        return textEdit(any);
    }
}

} // namespace fuzz
