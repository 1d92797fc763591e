#include "formats/native/zone_of_control_xml.h"

#include <algorithm>

namespace formats {

void readZoneOfControl(Cursor& element, model::Ruleset& ruleset) {
    for (Cursor& child : element.children()) {
        if (child.is("figure"))
            readFigure(child, "zone-of-control.", ruleset);
        else
            element.keepUnknown(child);
    }
    const model::RuleRef rule = finish(element, ruleset);
    if (!rule.empty()) ruleset.zoneOfControl.rule = rule;
}

void writeZoneOfControl(XmlWriter& writer, const model::Ruleset& ruleset) {
    const auto figures = model::zoneOfControlFigures();
    const bool saysNothing = std::none_of(figures.begin(), figures.end(),
                                          [&](const auto& row) { return row.isSet(ruleset); });
    if (saysNothing && ruleset.zoneOfControl == model::ZoneOfControlRule{}) return;
    writer.begin("zone-of-control");
    writer.attribute("rule", ruleset.zoneOfControl.rule.text);
    writeFigures(writer, "zone-of-control.", ruleset);
    writer.end();
}

} // namespace formats
