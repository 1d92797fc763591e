#include "formats/native/supply_xml.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace formats {

namespace {

bool readPart(Cursor& element, const model::Ruleset& ruleset, model::TwoStageSupply& supply) {
    if (element.is("train")) {
        model::SupplyTrain train;
        train.unitClass = model::UnitClassId(needed(element, "class"));
        train.rule = finish(element, ruleset);
        supply.trains.push_back(std::move(train));
    } else if (element.is("direct-only")) {
        model::DirectSupply direct;
        needed(element, "formations");
        direct.formations = element.ids<model::FormationId>("formations");
        direct.published = element.words("published");
        direct.rule = finish(element, ruleset);
        supply.direct.push_back(std::move(direct));
    } else if (element.is("either-army")) {
        model::SuppliedByEither either;
        either.unit = needed(element, "unit");
        either.rule = finish(element, ruleset);
        supply.eitherArmy.push_back(std::move(either));
    } else {
        return false;
    }
    return true;
}

} // namespace

void readSupply(Cursor& element, model::Ruleset& ruleset) {
    const std::string kind = element.text("kind");
    // Other ways of supply are not read yet; a game file that only changes figures names none.
    if (kind == "direct" || kind == "none") return;
    if (!kind.empty() && kind != "two-stage")
        element.misfit("kind", kind, model::MisfitKind::value, "two-stage");
    if (!std::holds_alternative<model::TwoStageSupply>(ruleset.supply))
        ruleset.supply = model::TwoStageSupply{};
    for (Cursor& child : element.children()) {
        if (child.is("figure"))
            readFigure(child, "supply.", ruleset);
        else if (!readPart(child, ruleset, std::get<model::TwoStageSupply>(ruleset.supply)))
            element.keepUnknown(child);
    }
    const model::RuleRef rule = finish(element, ruleset);
    if (!rule.empty()) std::get<model::TwoStageSupply>(ruleset.supply).rule = rule;
}

void writeSupply(XmlWriter& writer, const model::Ruleset& ruleset) {
    const auto* supply = std::get_if<model::TwoStageSupply>(&ruleset.supply);
    if (supply == nullptr) return;
    writer.begin("supply");
    writer.attribute("kind", "two-stage");
    writer.attribute("rule", supply->rule.text);
    for (const model::SupplyTrain& train : supply->trains) {
        writer.begin("train");
        writer.attribute("class", train.unitClass.text);
        endRecord(writer, train.rule);
    }
    for (const model::DirectSupply& direct : supply->direct) {
        writer.begin("direct-only");
        writer.attribute("formations", joined(direct.formations));
        writer.attribute("published", joined(direct.published));
        endRecord(writer, direct.rule);
    }
    for (const model::SuppliedByEither& either : supply->eitherArmy) {
        writer.begin("either-army");
        writer.attribute("unit", either.unit);
        endRecord(writer, either.rule);
    }
    writeFigures(writer, "supply.", ruleset);
    writer.end();
}

} // namespace formats
