#include "formats/native/ruleset_xml.h"

#include "formats/native/native_file.h"
#include "formats/native/root.h"

#include <algorithm>
#include <utility>

namespace formats {

using model::RuleRef;
using model::tr;

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

std::string keyOf(const auto& record) {
    if constexpr (requires { record.id.text; })
        return record.id.text;
    else
        return record.id;
}

} // namespace

void reportMisfits(Cursor& element, const model::Annotations& about) {
    for (const model::Misfit& misfit : about.extras.misfits)
        element.reading().report(
            "read.bad-value", element.location(),
            tr("{field}=\"{found}\", expected {allowed}",
               {{"field", misfit.field}, {"found", misfit.text}, {"allowed", misfit.expected}}),
            element.name() + " " + misfit.field);
}

std::string RulesetReader::needed(Cursor& element, std::string_view attribute) {
    std::string written = element.text(attribute);
    if (written.empty())
        reading_.report("read.missing-attribute", element.location(),
                        tr("<{name}> needs `{attribute}`",
                           {{"name", element.name()}, {"attribute", std::string(attribute)}}),
                        element.name() + " " + std::string(attribute));
    return written;
}

RuleRef RulesetReader::finish(Cursor& element) {
    const model::Annotations about = element.finish();
    reportMisfits(element, about);
    return about.rule.empty() ? RuleRef{} : RuleRef{ruleset_.book, about.rule};
}

template <class Record>
void RulesetReader::add(Cursor& element, std::vector<Record>& records, Record record) {
    const std::string key = keyOf(record);
    if (key.empty()) return;
    const bool isThere = std::any_of(records.begin(), records.end(),
                                     [&](const Record& other) { return keyOf(other) == key; });
    if (isThere) {
        reading_.report("read.given-twice", element.location(),
                        tr("<{name}> {id} is there already; the first one is read",
                           {{"name", element.name()}, {"id", key}}),
                        element.name() + " " + key);
        return;
    }
    records.push_back(std::move(record));
}

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
    finish(root);
}

bool RulesetReader::readElement(Cursor& element) {
    if (element.is("terrain"))
        readTerrain(element);
    else if (element.is("hexside"))
        readHexside(element);
    else if (element.is("road"))
        readRoad(element);
    else if (element.is("span"))
        readSpan(element);
    else if (element.is("unit-class"))
        readClass(element);
    else if (element.is("source-letter"))
        readSourceLetter(element);
    else if (element.is("stacking"))
        readStacking(element);
    else if (element.is("switch"))
        readSwitch(element);
    else if (element.is("option"))
        readOption(element);
    else if (element.is("published"))
        readPublished(element);
    else if (element.is("check"))
        readCheck(element);
    else
        return false;
    return true;
}

void RulesetReader::readTerrain(Cursor& element) {
    model::TerrainType type;
    type.id = model::TerrainId(needed(element, "id"));
    type.name = element.text("name");
    type.colour = element.text("colour");
    type.pattern = element.text("pattern");
    type.excludes = element.ids<model::TerrainId>("excludes");
    type.water = element.yesNo("water");
    type.rule = finish(element);
    add(element, ruleset_.terrain, std::move(type));
}

void RulesetReader::readHexside(Cursor& element) {
    model::HexsideType type;
    type.id = model::HexsideTypeId(needed(element, "id"));
    type.name = element.text("name");
    type.colour = element.text("colour");
    type.pattern = element.text("pattern");
    type.water = element.yesNo("water");
    type.uphill = element.yesNo("uphill");
    type.span = element.id<model::SpanTypeId>("span");
    type.rule = finish(element);
    add(element, ruleset_.hexsides, std::move(type));
}

void RulesetReader::readRoad(Cursor& element) {
    model::RoadType type;
    type.id = model::RoadTypeId(needed(element, "id"));
    type.name = element.text("name");
    type.colour = element.text("colour");
    type.pattern = element.text("pattern");
    type.rule = finish(element);
    add(element, ruleset_.roads, std::move(type));
}

void RulesetReader::readSpan(Cursor& element) {
    model::SpanType type;
    type.id = model::SpanTypeId(needed(element, "id"));
    type.name = element.text("name");
    type.crosses = element.ids<model::HexsideTypeId>("crosses");
    type.rule = finish(element);
    add(element, ruleset_.spans, std::move(type));
}

void RulesetReader::readClass(Cursor& element) {
    model::UnitClass unitClass;
    unitClass.id = model::UnitClassId(needed(element, "id"));
    unitClass.name = element.text("name");
    unitClass.countsAs = element.text("counts-as");
    unitClass.moves = element.text("moves");
    unitClass.zoneOfControl = element.yesNo("zoc", true);
    unitClass.symbol = element.text("symbol");
    for (Cursor& child : element.children()) {
        if (child.is("attribute"))
            readClassAttribute(child, unitClass);
        else
            element.keepUnknown(child);
    }
    unitClass.rule = finish(element);
    add(element, ruleset_.classes, std::move(unitClass));
}

void RulesetReader::readClassAttribute(Cursor& element, model::UnitClass& unitClass) {
    model::ClassAttribute attribute;
    attribute.name = needed(element, "name");
    attribute.needed = element.yesNo("needed");
    attribute.least = element.number("min");
    attribute.most = element.number("max");
    attribute.fixed = element.number("fixed");
    attribute.rule = finish(element);
    if (!attribute.name.empty()) unitClass.attributes.push_back(std::move(attribute));
}

void RulesetReader::readSourceLetter(Cursor& element) {
    model::SourceLetter letter;
    letter.id = needed(element, "id");
    letter.means = element.text("means");
    letter.rule = finish(element);
    add(element, ruleset_.sourceLetters, std::move(letter));
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
            readStackingFigure(child);
        else if (!readStackingPart(child, table))
            element.keepUnknown(child);
    }
    const RuleRef rule = finish(element);
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
        row.rule = finish(element);
        table.rows.push_back(std::move(row));
    } else if (element.is("beside")) {
        model::StackedBeside beside;
        beside.countsAs = needed(element, "class");
        needed(element, "at-most");
        beside.atMost = element.number("at-most").value_or(0);
        beside.rule = finish(element);
        table.beside.push_back(std::move(beside));
    } else if (element.is("alone")) {
        model::StackedAlone alone;
        alone.countsAs = needed(element, "class");
        alone.rule = finish(element);
        table.alone.push_back(std::move(alone));
    } else if (element.is("keeps-effect")) {
        model::StackInTerrain limit;
        limit.terrain = model::TerrainId(needed(element, "terrain"));
        limit.infantry = element.number("infantry");
        limit.cavalry = element.number("cavalry");
        limit.artillery = element.number("artillery");
        limit.trains = element.number("train");
        limit.unlessAlone = element.words("unless-alone");
        limit.rule = finish(element);
        table.inTerrain.push_back(std::move(limit));
    } else {
        return false;
    }
    return true;
}

void RulesetReader::readStackingFigure(Cursor& element) {
    const std::string name = needed(element, "name");
    const std::string value = element.text("value");
    element.stands("figure", "stacking." + name);
    const RuleRef rule = finish(element);
    if (name.empty()) return;
    const model::FigureRow* row = model::findFigure("stacking." + name);
    if (row == nullptr) {
        reading_.report("read.unknown-name", element.location(),
                        tr("no figure of stacking is called {name}", {{"name", name}}), name);
    } else if (!row->set(ruleset_, value, rule, ruleset_.id.text)) {
        reading_.report(
            "read.bad-value", element.location(),
            tr("{name}: \"{found}\", expected {allowed}",
               {{"name", name}, {"found", value}, {"allowed", std::string(row->values)}}),
            "figure " + name);
    }
}

void RulesetReader::readSwitch(Cursor& element) {
    model::Switch reading;
    reading.id = needed(element, "id");
    element.stands("switch", reading.id);
    reading.figure = element.text("figure");
    reading.values = element.words("values");
    reading.question = element.content();
    reading.rule = finish(element);
    add(element, ruleset_.switches, std::move(reading));
}

void RulesetReader::readOption(Cursor& element) {
    model::RuleOption option;
    option.id = model::OptionId(needed(element, "id"));
    element.stands("option", option.id.text);
    option.name = element.text("name");
    option.rule = finish(element);
    add(element, ruleset_.options, std::move(option));
}

void RulesetReader::readPublished(Cursor& element) {
    model::PublishedScenario published;
    published.id = needed(element, "id");
    for (Cursor& child : element.children()) {
        if (child.is("figure")) {
            model::PublishedFigure figure;
            figure.name = needed(child, "name");
            figure.side = child.text("side");
            figure.value = child.text("value");
            figure.rule = finish(child);
            published.figures.push_back(std::move(figure));
        } else if (child.is("list")) {
            model::PublishedList list;
            list.name = needed(child, "name");
            for (const Item& item : child.items())
                list.items.push_back(item.text);
            list.rule = finish(child);
            published.lists.push_back(std::move(list));
        } else {
            element.keepUnknown(child);
        }
    }
    finish(element);
    add(element, ruleset_.published, std::move(published));
}

void RulesetReader::readCheck(Cursor& element) {
    model::ListedCheck check;
    check.id = needed(element, "id");
    element.stands("check", check.id);
    check.severity = element.choice("severity", severityWords());
    check.line = element.location().line;
    check.rule = finish(element);
    add(element, ruleset_.checks, std::move(check));
}

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
    RulesetReader(reading, ruleset).readRoot(root);
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
        writeVocabulary();
        for (const model::UnitClass& unitClass : ruleset_.classes)
            writeClass(unitClass);
        for (const model::SourceLetter& letter : ruleset_.sourceLetters) {
            writer_.begin("source-letter");
            writer_.attribute("id", letter.id);
            writer_.attribute("means", letter.means);
            end(letter.rule);
        }
        writeStacking();
        writeChoices();
        for (const model::PublishedScenario& published : ruleset_.published)
            writePublished(published);
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
    void end(const RuleRef& rule) {
        writer_.attribute("rule", rule.text);
        writer_.end();
    }

    template <class Type>
    void beginType(std::string_view element, const Type& type) {
        writer_.begin(element);
        writer_.attribute("id", type.id.text);
        writer_.attribute("name", type.name);
        if constexpr (requires { type.colour; }) {
            writer_.attribute("colour", type.colour);
            writer_.attribute("pattern", type.pattern);
        }
    }

    void writeVocabulary() {
        for (const model::TerrainType& type : ruleset_.terrain) {
            beginType("terrain", type);
            writer_.attribute("excludes", joined(type.excludes));
            if (type.water) writer_.attribute("water", "yes");
            end(type.rule);
        }
        for (const model::HexsideType& type : ruleset_.hexsides) {
            beginType("hexside", type);
            writer_.attribute("water", type.water ? "yes" : "");
            writer_.attribute("uphill", type.uphill ? "yes" : "");
            writer_.attribute("span", type.span.text);
            end(type.rule);
        }
        for (const model::RoadType& type : ruleset_.roads) {
            beginType("road", type);
            end(type.rule);
        }
        for (const model::SpanType& type : ruleset_.spans) {
            beginType("span", type);
            writer_.attribute("crosses", joined(type.crosses));
            end(type.rule);
        }
    }

    void number(std::string_view name, std::optional<int> value) {
        writer_.attribute(name, value ? std::to_string(*value) : "");
    }

    void writeClass(const model::UnitClass& unitClass) {
        writer_.begin("unit-class");
        writer_.attribute("id", unitClass.id.text);
        writer_.attribute("name", unitClass.name);
        writer_.attribute("counts-as", unitClass.countsAs);
        writer_.attribute("moves", unitClass.moves);
        writer_.attribute("zoc", unitClass.zoneOfControl ? "" : "no");
        writer_.attribute("symbol", unitClass.symbol);
        writer_.attribute("rule", unitClass.rule.text);
        for (const model::ClassAttribute& attribute : unitClass.attributes) {
            writer_.begin("attribute");
            writer_.attribute("name", attribute.name);
            writer_.attribute("needed", attribute.needed ? "yes" : "");
            number("min", attribute.least);
            number("max", attribute.most);
            number("fixed", attribute.fixed);
            end(attribute.rule);
        }
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
        writeFigures("stacking.");
        writer_.end();
    }

    void writeFigures(std::string_view mechanism) {
        for (const model::FigureRow& row : model::allFigures()) {
            if (!row.name.starts_with(mechanism) || !row.isSet(ruleset_)) continue;
            writer_.begin("figure");
            writer_.attribute("name", row.name.substr(mechanism.size()));
            writer_.attribute("value", row.text(ruleset_));
            end(row.rule(ruleset_));
        }
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

    void writePublished(const model::PublishedScenario& published) {
        writer_.begin("published");
        writer_.attribute("id", published.id);
        for (const model::PublishedFigure& figure : published.figures) {
            writer_.begin("figure");
            writer_.attribute("name", figure.name);
            writer_.attribute("side", figure.side);
            writer_.attribute("value", figure.value);
            end(figure.rule);
        }
        for (const model::PublishedList& list : published.lists) {
            writer_.begin("list");
            writer_.attribute("name", list.name);
            writer_.attribute("rule", list.rule.text);
            writer_.text(joined(list.items));
            writer_.end();
        }
        writer_.end();
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
