#include "formats/native/turn_track_xml.h"

namespace formats {

namespace {

const Words<model::TurnKind>& kindWords() {
    static const Words<model::TurnKind> words{{"day", model::TurnKind::day},
                                              {"twilight", model::TurnKind::twilight},
                                              {"night", model::TurnKind::night}};
    return words;
}

void readTurn(Cursor& element, model::Ruleset& ruleset) {
    constexpr int lastHour = 23;
    model::DayTurn turn;
    turn.id = needed(element, "label");
    needed(element, "starts");
    turn.starts = element.number("starts", 0, lastHour).value_or(0);
    turn.hours = element.number("hours", 1, lastHour + 1).value_or(1);
    turn.kind = element.choice("kind", kindWords()).value_or(model::TurnKind::day);
    turn.part = element.text("part");
    turn.weather = element.yesNo("weather");
    turn.rule = finish(element, ruleset);
    addRecord(element, ruleset.turnTrack.day, std::move(turn));
}

void readKind(Cursor& element, model::Ruleset& ruleset) {
    model::TurnKindRule rule;
    needed(element, "is");
    const auto kind = element.choice("is", kindWords());
    rule.sight = element.number("sight");
    rule.foot = element.number("foot");
    rule.mounted = element.number("mounted");
    rule.leastHours = element.number("least-hours");
    rule.mostHours = element.number("most-hours");
    rule.weather = element.yesNo("weather", true);
    rule.rule = finish(element, ruleset);
    if (!kind) return;
    rule.id = *kind;
    if (model::find(ruleset.turnTrack, *kind))
        reportGivenTwice(element, std::string(word(*kind)));
    else
        ruleset.turnTrack.kinds.push_back(std::move(rule));
}

} // namespace

void readTurnTrack(Cursor& element, model::Ruleset& ruleset) {
    for (Cursor& child : element.children()) {
        if (child.is("turn"))
            readTurn(child, ruleset);
        else if (child.is("turn-kind"))
            readKind(child, ruleset);
        else
            element.keepUnknown(child);
    }
    const model::RuleRef rule = finish(element, ruleset);
    if (!rule.empty()) ruleset.turnTrack.rule = rule;
}

void readWeather(Cursor& element, model::Ruleset& ruleset) {
    model::WeatherType type;
    type.id = needed(element, "id");
    type.name = element.text("name");
    type.sight = element.number("sight");
    type.freezes = element.yesNo("freezes");
    type.allowance = element.number("allowance", -largestNumber).value_or(0);
    type.doubles = element.words("doubles");
    type.atNight = element.text("at-night");
    type.rule = finish(element, ruleset);
    addRecord(element, ruleset.weather, std::move(type));
}

void writeTurnTrack(XmlWriter& writer, const model::Ruleset& ruleset) {
    const model::TurnTrack& track = ruleset.turnTrack;
    if (track == model::TurnTrack{}) return;
    writer.begin("turn-track");
    writer.attribute("rule", track.rule.text);
    for (const model::DayTurn& turn : track.day) {
        writer.begin("turn");
        writer.attribute("label", turn.id);
        writer.attribute("starts", std::to_string(turn.starts));
        writer.attribute("hours", std::to_string(turn.hours));
        writer.attribute("kind", word(turn.kind));
        writer.attribute("part", turn.part);
        writeYesNo(writer, "weather", turn.weather);
        endRecord(writer, turn.rule);
    }
    for (const model::TurnKindRule& rule : track.kinds) {
        writer.begin("turn-kind");
        writer.attribute("is", word(rule.id));
        writeNumber(writer, "sight", rule.sight);
        writeNumber(writer, "foot", rule.foot);
        writeNumber(writer, "mounted", rule.mounted);
        writeNumber(writer, "least-hours", rule.leastHours);
        writeNumber(writer, "most-hours", rule.mostHours);
        writeYesNo(writer, "weather", rule.weather, true);
        endRecord(writer, rule.rule);
    }
    writer.end();
}

void writeWeather(XmlWriter& writer, const model::Ruleset& ruleset) {
    for (const model::WeatherType& type : ruleset.weather) {
        writer.begin("weather");
        writer.attribute("id", type.id);
        writer.attribute("name", type.name);
        writeNumber(writer, "sight", type.sight);
        writeYesNo(writer, "freezes", type.freezes);
        writer.attribute("allowance", type.allowance == 0 ? "" : std::to_string(type.allowance));
        writer.attribute("doubles", joined(type.doubles));
        writer.attribute("at-night", type.atNight);
        endRecord(writer, type.rule);
    }
}

} // namespace formats
