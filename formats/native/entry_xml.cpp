#include "formats/native/entry_xml.h"

#include <algorithm>

namespace formats {

void readEntry(Cursor& element, model::Ruleset& ruleset) {
    for (Cursor& child : element.children()) {
        if (child.is("figure"))
            readFigure(child, "entry.", ruleset);
        else
            element.keepUnknown(child);
    }
    const model::RuleRef rule = finish(element, ruleset);
    if (!rule.empty()) ruleset.entry.rule = rule;
}

void writeEntry(XmlWriter& writer, const model::Ruleset& ruleset) {
    const auto figures = model::entryFigures();
    const bool saysNothing = std::none_of(figures.begin(), figures.end(),
                                          [&](const auto& row) { return row.isSet(ruleset); });
    if (saysNothing && ruleset.entry == model::EntryRule{}) return;
    writer.begin("entry");
    writer.attribute("rule", ruleset.entry.rule.text);
    writeFigures(writer, "entry.", ruleset);
    writer.end();
}

} // namespace formats
