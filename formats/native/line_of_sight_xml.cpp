#include "formats/native/line_of_sight_xml.h"

#include <array>
#include <string_view>
#include <variant>

namespace formats {

namespace {

using model::SightByJunctures;
using model::SightClauses;

struct ClauseName {
    std::string_view attribute;
    model::RuleRef SightClauses::*clause;
};
constexpr std::array<ClauseName, 6> clauseNames{{
    {"hexes", &SightClauses::hexes},
    {"slopes", &SightClauses::slopes},
    {"hexsides", &SightClauses::hexsides},
    {"junctures", &SightClauses::junctures},
    {"artillery-slopes", &SightClauses::artillerySlopes},
    {"artillery-hexsides", &SightClauses::artilleryHexsides},
}};

void readClauses(Cursor& element, const model::Ruleset& ruleset, SightClauses& clauses) {
    for (const ClauseName& name : clauseNames)
        if (const std::string text = element.text(name.attribute); !text.empty())
            clauses.*name.clause = {ruleset.book, text};
    finish(element, ruleset);
}

void writeClauses(XmlWriter& writer, const SightClauses& clauses) {
    if (clauses == SightClauses{}) return;
    writer.begin("clauses");
    for (const ClauseName& name : clauseNames)
        writer.attribute(name.attribute, (clauses.*name.clause).text);
    writer.end();
}

} // namespace

void readSight(Cursor& element, model::Ruleset& ruleset) {
    const std::string kind = element.text("kind");
    // Other ways of seeing are not read yet; a game file that only changes figures names none.
    if (kind == "elevation-shadow" || kind == "gun-half-lines") return;
    if (!kind.empty() && kind != "junctures")
        element.misfit("kind", kind, model::MisfitKind::value,
                       "junctures, elevation-shadow or gun-half-lines");
    if (!std::holds_alternative<SightByJunctures>(ruleset.sight))
        ruleset.sight = SightByJunctures{};
    auto& sight = std::get<SightByJunctures>(ruleset.sight);
    for (Cursor& child : element.children()) {
        if (child.is("figure"))
            readFigure(child, "line-of-sight.", ruleset);
        else if (child.is("clauses"))
            readClauses(child, ruleset, sight.clauses);
        else
            element.keepUnknown(child);
    }
    const model::RuleRef rule = finish(element, ruleset);
    if (!rule.empty()) sight.rule = rule;
}

void writeSight(XmlWriter& writer, const model::Ruleset& ruleset) {
    const auto* sight = std::get_if<SightByJunctures>(&ruleset.sight);
    if (!sight) return;
    writer.begin("line-of-sight");
    writer.attribute("kind", "junctures");
    writer.attribute("rule", sight->rule.text);
    writeClauses(writer, sight->clauses);
    writeFigures(writer, "line-of-sight.", ruleset);
    writer.end();
}

} // namespace formats
