#include "formats/native/ruleset_records.h"

namespace formats {

using model::RuleRef;
using model::tr;

std::string needed(Cursor& element, std::string_view attribute) {
    std::string written = element.text(attribute);
    if (written.empty())
        element.reading().report(
            "read.missing-attribute", element.location(),
            tr("<{name}> needs `{attribute}`",
               {{"name", element.name()}, {"attribute", std::string(attribute)}}),
            element.name() + " " + std::string(attribute));
    return written;
}

void reportMisfits(Cursor& element, const model::Annotations& about) {
    for (const model::Misfit& misfit : about.extras.misfits)
        element.reading().report(
            "read.bad-value", element.location(),
            tr("{field}=\"{found}\", expected {allowed}",
               {{"field", misfit.field}, {"found", misfit.text}, {"allowed", misfit.expected}}),
            element.name() + " " + misfit.field);
}

RuleRef finish(Cursor& element, const model::Ruleset& ruleset) {
    const model::Annotations about = element.finish();
    reportMisfits(element, about);
    return about.rule.empty() ? RuleRef{} : RuleRef{ruleset.book, about.rule};
}

void readFigure(Cursor& element, std::string_view mechanism, model::Ruleset& ruleset) {
    const std::string name = needed(element, "name");
    const std::string value = element.text("value");
    const std::string figure = std::string(mechanism) + name;
    element.stands("figure", figure);
    const RuleRef rule = finish(element, ruleset);
    if (name.empty()) return;
    const model::FigureRow* row = model::findFigure(figure);
    if (row == nullptr) {
        const std::string_view within = mechanism.substr(0, mechanism.size() - 1);
        element.reading().report("read.unknown-name", element.location(),
                                 tr("no figure of {mechanism} is called {name}",
                                    {{"mechanism", std::string(within)}, {"name", name}}),
                                 name);
    } else if (!row->set(ruleset, value, rule, ruleset.id.text)) {
        element.reading().report(
            "read.bad-value", element.location(),
            tr("{name}: \"{found}\", expected {allowed}",
               {{"name", name}, {"found", value}, {"allowed", std::string(row->values)}}),
            "figure " + name);
    }
}

void writeFigures(XmlWriter& writer, std::string_view mechanism, const model::Ruleset& ruleset) {
    for (const model::FigureRow& row : model::allFigures()) {
        if (!row.name.starts_with(mechanism) || !row.isSet(ruleset)) continue;
        writer.begin("figure");
        writer.attribute("name", row.name.substr(mechanism.size()));
        writer.attribute("value", row.text(ruleset));
        endRecord(writer, row.rule(ruleset));
    }
}

void writeNumber(XmlWriter& writer, std::string_view name, std::optional<int> value) {
    writer.attribute(name, value ? std::to_string(*value) : "");
}

void writeYesNo(XmlWriter& writer, std::string_view name, bool value, bool standard) {
    writer.attribute(name, value == standard ? "" : value ? "yes" : "no");
}

void endRecord(XmlWriter& writer, const RuleRef& rule) {
    writer.attribute("rule", rule.text);
    writer.end();
}

void reportGivenTwice(Cursor& element, const std::string& key) {
    element.reading().report("read.given-twice", element.location(),
                             tr("<{name}> {id} is there already; the first one is read",
                                {{"name", element.name()}, {"id", key}}),
                             element.name() + " " + key);
}

} // namespace formats
