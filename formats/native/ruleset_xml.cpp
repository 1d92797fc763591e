#include "formats/native/ruleset_xml.h"

#include "formats/native/entry_xml.h"
#include "formats/native/line_of_sight_xml.h"
#include "formats/native/movement_xml.h"
#include "formats/native/native_file.h"
#include "formats/native/published_xml.h"
#include "formats/native/root.h"
#include "formats/native/ruleset_records.h"
#include "formats/native/supply_xml.h"
#include "formats/native/turn_track_xml.h"
#include "formats/native/vocabulary_xml.h"
#include "formats/native/zone_of_control_xml.h"

#include <algorithm>
#include <utility>

namespace formats {

using model::RuleRef;

namespace {

const Words<model::Severity>& severityWords() {
    static const Words<model::Severity> words{{"info", model::Severity::info},
                                              {"warning", model::Severity::warning},
                                              {"error", model::Severity::error}};
    return words;
}

const Words<model::StackingCondition>& conditionWords() {
    static const Words<model::StackingCondition> words{
        {"leader", model::StackingCondition::leader},
        {"one-division", model::StackingCondition::oneDivision}};
    return words;
}

class RulesetReader {
public:
    explicit RulesetReader(model::Ruleset& ruleset) : ruleset_(ruleset) {}

    void readRoot(Cursor& root);

private:
    bool readElement(Cursor& element);
    void readMap(Cursor& element);
    void readStacking(Cursor& element);
    bool readStackingPart(Cursor& element, model::StackByClassTable& table);
    void readSwitch(Cursor& element);
    void readOption(Cursor& element);
    void readCheck(Cursor& element);

    model::Ruleset& ruleset_;
};

void RulesetReader::readRoot(Cursor& root) {
    ruleset_.id = model::RulesetId(needed(root, "id"));
    root.stands("ruleset", ruleset_.id.text);
    root.text("format");
    ruleset_.extends = root.id<model::RulesetId>("extends");
    ruleset_.name = root.text("name");
    ruleset_.edition = root.text("edition");
    ruleset_.book = root.text("book");
    ruleset_.layers = {{ruleset_.id.text, ruleset_.name, ruleset_.edition}};
    for (Cursor& element : root.children())
        if (!readElement(element)) root.keepUnknown(element);
    finish(root, ruleset_);
}

bool RulesetReader::readElement(Cursor& element) {
    if (readVocabulary(element, ruleset_) || readPublished(element, ruleset_)) return true;
    if (element.is("map"))
        readMap(element);
    else if (element.is("stacking"))
        readStacking(element);
    else if (element.is("movement"))
        readMovement(element, ruleset_);
    else if (element.is("zone-of-control"))
        readZoneOfControl(element, ruleset_);
    else if (element.is("line-of-sight"))
        readSight(element, ruleset_);
    else if (element.is("supply"))
        readSupply(element, ruleset_);
    else if (element.is("entry"))
        readEntry(element, ruleset_);
    else if (element.is("turn-track"))
        readTurnTrack(element, ruleset_);
    else if (element.is("weather"))
        readWeather(element, ruleset_);
    else if (element.is("switch"))
        readSwitch(element);
    else if (element.is("option"))
        readOption(element);
    else if (element.is("check"))
        readCheck(element);
    else
        return false;
    return true;
}

void RulesetReader::readMap(Cursor& element) {
    for (Cursor& child : element.children()) {
        if (child.is("figure"))
            readFigure(child, "map.", ruleset_);
        else
            element.keepUnknown(child);
    }
    const RuleRef rule = finish(element, ruleset_);
    if (!rule.empty()) ruleset_.map.rule = rule;
}

void RulesetReader::readStacking(Cursor& element) {
    const std::string kind = element.text("kind");
    // Other ways of stacking are not read yet; a game file that only changes figures names none.
    if (kind == "fire-level" || kind == "none") return;
    if (!kind.empty() && kind != "class-table")
        element.misfit("kind", kind, model::MisfitKind::value, "class-table or fire-level");
    if (!std::holds_alternative<model::StackByClassTable>(ruleset_.stacking))
        ruleset_.stacking = model::StackByClassTable{};
    auto& table = std::get<model::StackByClassTable>(ruleset_.stacking);
    for (Cursor& child : element.children()) {
        if (child.is("figure"))
            readFigure(child, "stacking.", ruleset_);
        else if (!readStackingPart(child, table))
            element.keepUnknown(child);
    }
    const RuleRef rule = finish(element, ruleset_);
    if (!rule.empty()) table.rule = rule;
}

bool RulesetReader::readStackingPart(Cursor& element, model::StackByClassTable& table) {
    if (element.is("row")) {
        model::StackingRow row;
        row.units = element.number("units");
        row.infantry = element.number("infantry");
        row.cavalry = element.number("cavalry");
        row.artillery = element.number("artillery");
        for (const std::string& word : element.words("when")) {
            if (const auto condition = meaningOf(conditionWords(), word))
                row.when.push_back(*condition);
            else
                element.misfit("when", word, model::MisfitKind::value,
                               alternatives(conditionWords()));
        }
        row.rule = finish(element, ruleset_);
        table.rows.push_back(std::move(row));
    } else if (element.is("beside")) {
        model::StackedBeside beside;
        beside.countsAs = needed(element, "class");
        needed(element, "at-most");
        beside.atMost = element.number("at-most").value_or(0);
        beside.rule = finish(element, ruleset_);
        table.beside.push_back(std::move(beside));
    } else if (element.is("alone")) {
        model::StackedAlone alone;
        alone.countsAs = needed(element, "class");
        alone.rule = finish(element, ruleset_);
        table.alone.push_back(std::move(alone));
    } else if (element.is("keeps-effect")) {
        model::StackInTerrain limit;
        limit.terrain = model::TerrainId(needed(element, "terrain"));
        limit.infantry = element.number("infantry");
        limit.cavalry = element.number("cavalry");
        limit.artillery = element.number("artillery");
        limit.trains = element.number("train");
        limit.unlessAlone = element.words("unless-alone");
        limit.rule = finish(element, ruleset_);
        table.inTerrain.push_back(std::move(limit));
    } else {
        return false;
    }
    return true;
}

void RulesetReader::readSwitch(Cursor& element) {
    model::Switch reading;
    reading.id = needed(element, "id");
    element.stands("switch", reading.id);
    reading.figure = element.text("figure");
    reading.values = element.words("values");
    reading.question = element.content();
    reading.rule = finish(element, ruleset_);
    addRecord(element, ruleset_.switches, std::move(reading));
}

void RulesetReader::readOption(Cursor& element) {
    model::RuleOption option;
    option.id = model::OptionId(needed(element, "id"));
    element.stands("option", option.id.text);
    option.name = element.text("name");
    option.rule = finish(element, ruleset_);
    addRecord(element, ruleset_.options, std::move(option));
}

void RulesetReader::readCheck(Cursor& element) {
    model::ListedCheck check;
    check.id = needed(element, "id");
    element.stands("check", check.id);
    check.severity = element.choice("severity", severityWords());
    check.line = element.location().line;
    check.rule = finish(element, ruleset_);
    addRecord(element, ruleset_.checks, std::move(check));
}

} // namespace

ReadResult<model::Ruleset> readRuleset(const Source& source) {
    ReadResult<model::Ruleset> result;
    const auto file = XmlFile::open(source.name, source.bytes, result.findings);
    if (!file) return result;
    if (std::string_view("ruleset") != file->root().name()) {
        wrongRoot(*file, "ruleset", result.findings);
        return result;
    }
    Reading reading{*file, rulesetNames(), result.findings, result.locations};
    Cursor root = rootCursor(reading);
    result.newerFormat = isNewer(reading, root);
    model::Ruleset ruleset;
    RulesetReader(ruleset).readRoot(root);
    result.value = std::move(ruleset);
    return result;
}

namespace {

class RulesetWriter {
public:
    RulesetWriter(XmlWriter& writer, const model::Ruleset& ruleset)
        : writer_(writer), ruleset_(ruleset) {}

    void write() {
        writer_.begin("ruleset");
        writer_.attribute("format", std::to_string(nativeFormat));
        writer_.attribute("id", ruleset_.id.text);
        writer_.attribute("extends", ruleset_.extends.text);
        writer_.attribute("name", ruleset_.name);
        writer_.attribute("edition", ruleset_.edition);
        writer_.attribute("book", ruleset_.book);
        writeVocabulary(writer_, ruleset_);
        writeMap();
        writeStacking();
        writeMovement(writer_, ruleset_);
        writeZoneOfControl(writer_, ruleset_);
        writeSight(writer_, ruleset_);
        writeSupply(writer_, ruleset_);
        writeEntry(writer_, ruleset_);
        writeTurnTrack(writer_, ruleset_);
        writeWeather(writer_, ruleset_);
        writeChoices();
        writePublished(writer_, ruleset_);
        for (const model::ListedCheck& check : ruleset_.checks) {
            writer_.begin("check");
            writer_.attribute("id", check.id);
            writer_.attribute("severity",
                              check.severity ? wordFor(severityWords(), *check.severity) : "");
            end(check.rule);
        }
        writer_.end();
    }

private:
    void end(const RuleRef& rule) { endRecord(writer_, rule); }
    void number(std::string_view name, std::optional<int> value) {
        writeNumber(writer_, name, value);
    }

    void writeMap() {
        const auto figures = model::mapFigures();
        const bool saysNothing = std::none_of(figures.begin(), figures.end(),
                                              [&](const auto& row) { return row.isSet(ruleset_); });
        if (saysNothing && ruleset_.map.rule.empty()) return;
        writer_.begin("map");
        writer_.attribute("rule", ruleset_.map.rule.text);
        writeFigures(writer_, "map.", ruleset_);
        writer_.end();
    }

    void writeStacking() {
        const auto* table = std::get_if<model::StackByClassTable>(&ruleset_.stacking);
        if (table == nullptr) return;
        writer_.begin("stacking");
        writer_.attribute("kind", "class-table");
        writer_.attribute("rule", table->rule.text);
        for (const model::StackingRow& row : table->rows) {
            writer_.begin("row");
            number("units", row.units);
            number("infantry", row.infantry);
            number("cavalry", row.cavalry);
            number("artillery", row.artillery);
            std::vector<std::string> conditions;
            for (const model::StackingCondition condition : row.when)
                conditions.emplace_back(wordFor(conditionWords(), condition));
            writer_.attribute("when", joined(conditions));
            end(row.rule);
        }
        for (const model::StackedBeside& beside : table->beside) {
            writer_.begin("beside");
            writer_.attribute("class", beside.countsAs);
            writer_.attribute("at-most", std::to_string(beside.atMost));
            end(beside.rule);
        }
        for (const model::StackedAlone& alone : table->alone) {
            writer_.begin("alone");
            writer_.attribute("class", alone.countsAs);
            end(alone.rule);
        }
        for (const model::StackInTerrain& limit : table->inTerrain) {
            writer_.begin("keeps-effect");
            writer_.attribute("terrain", limit.terrain.text);
            number("infantry", limit.infantry);
            number("cavalry", limit.cavalry);
            number("artillery", limit.artillery);
            number("train", limit.trains);
            writer_.attribute("unless-alone", joined(limit.unlessAlone));
            end(limit.rule);
        }
        writeFigures(writer_, "stacking.", ruleset_);
        writer_.end();
    }

    void writeChoices() {
        for (const model::Switch& reading : ruleset_.switches) {
            writer_.begin("switch");
            writer_.attribute("id", reading.id);
            writer_.attribute("figure", reading.figure);
            writer_.attribute("values", joined(reading.values));
            writer_.attribute("rule", reading.rule.text);
            writer_.text(reading.question);
            writer_.end();
        }
        for (const model::RuleOption& option : ruleset_.options) {
            writer_.begin("option");
            writer_.attribute("id", option.id.text);
            writer_.attribute("name", option.name);
            end(option.rule);
        }
    }

    XmlWriter& writer_;
    const model::Ruleset& ruleset_;
};

} // namespace

void writeRuleset(XmlWriter& writer, const model::Ruleset& ruleset) {
    RulesetWriter(writer, ruleset).write();
}

std::string writeRuleset(const model::Ruleset& ruleset) {
    XmlWriter writer;
    writeRuleset(writer, ruleset);
    return writer.take();
}

} // namespace formats
