#include "editor/cli/answer_texts.h"
#include "editor/cli/query.h"
#include "validators/rules/hex_facts.h"

#include <filesystem>
#include <memory>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace editor::cli {

namespace {

using validators::HexFacts;
using validators::HexsideFacts;
using validators::Situation;

struct Options : QueryOptions {
    std::string at;
};

/// `Bormida (bormida)`, or the one of the two that there is.
std::string called(const std::string& name, const std::string& id) {
    if (name.empty() || id.empty()) return name + id;
    return fmt::format("{} ({})", name, id);
}

/// One line of the answer: a word and what it says.
struct Line {
    std::string word, says;
};

std::vector<Line> linesOf(const Situation& situation, const HexFacts& facts) {
    std::vector<Line> lines;
    const auto add = [&](std::string word, std::string says) {
        lines.push_back({std::move(word), std::move(says)});
    };
    std::vector<std::string> terrain;
    for (const auto& id : facts.terrain)
        terrain.push_back(model::nameOf(situation.ruleset(), id));
    if (!terrain.empty()) add("terrain", fmt::format("{}", fmt::join(terrain, ", ")));
    if (facts.level) add("level", std::to_string(*facts.level));
    if (facts.shows) add("shows", fmt::format("{} per cent", *facts.shows));
    for (const auto* place : facts.places)
        add("place",
            called(place->name, place->id.text) + (place->kind.empty() ? "" : ", " + place->kind));
    for (const auto* entry : facts.entries)
        add("entry", called(entry->name, entry->id.text));
    for (const auto* source : facts.sources)
        add("supply source",
            called(source->name.empty() ? source->letter : source->name, source->id.text));
    for (const auto* victory : facts.victoryHexes)
        add("victory points",
            victory->points.hasValue() ? std::to_string(*victory->points) : "not stated");
    for (const auto* point : facts.gatherPoints)
        add("gather point", called(point->letter, point->id.text));
    for (const auto* outline : facts.outlines)
        add("outline", called(model::nameOf(situation.ruleset(), outline->type), outline->id.text));
    for (const auto* position : facts.improvedPositions)
        add("improved position", position->underConstruction ? "under construction" : "complete");
    for (const auto* roadblock : facts.roadblocks)
        add("roadblock", roadblock->side.text);
    for (const auto& side : facts.control)
        add("controlled by", side.text);
    for (const auto& standing : facts.pieces)
        add("piece", called(situation.name(standing.piece.unit), standing.piece.unit.text));
    return lines;
}

std::vector<Line> linesOf(const Situation& situation, const HexFacts& of,
                          const HexsideFacts& facts) {
    std::vector<Line> lines;
    for (const auto& feature : facts.features) {
        std::string says = model::nameOf(situation.ruleset(), feature.type);
        if (feature.uphill) says += *feature.uphill == of.hex ? ", uphill here" : ", uphill beyond";
        lines.push_back({"feature", std::move(says)});
    }
    for (const auto* water : facts.water)
        lines.push_back(
            {"water", fmt::format("{}, {}", model::nameOf(situation.ruleset(), water->type),
                                  called(water->name, water->id.text))});
    for (const auto* road : facts.roads)
        lines.push_back(
            {"road", fmt::format("{}, {}", model::nameOf(situation.ruleset(), road->type),
                                 called(road->name, road->id.text))});
    for (const auto* span : facts.spans)
        lines.push_back(
            {"span", fmt::format("{}{}{}", model::nameOf(situation.ruleset(), span->type),
                                 span->stone ? ", stone" : "", facts.damaged ? ", damaged" : "")});
    if (facts.pontoon) lines.push_back({"pontoon", facts.pontoon->side.text});
    return lines;
}

std::string beyond(const Situation& situation, const HexsideFacts& facts) {
    return facts.isEdge ? "map edge" : situation.label(facts.beyond);
}

std::string directionName(const Situation& situation, const HexsideFacts& facts) {
    return std::string(model::name(facts.direction, situation.map().grid.numbering.orientation));
}

std::string standing(const HexFacts& facts) {
    if (facts.inPlay) return {};
    return facts.closed ? ": closed" : ": not in play";
}

std::string asText(const Situation& situation, const HexFacts& facts) {
    std::string text = fmt::format("{}{}\n", fmt::join(facts.labels, " = "), standing(facts));
    for (const auto& line : linesOf(situation, facts))
        text += fmt::format("  {}: {}\n", line.word, line.says);
    for (const HexsideFacts& side : facts.hexsides) {
        if (side.empty() && !side.isEdge) continue;
        text += fmt::format("  {} {}\n", directionName(situation, side), beyond(situation, side));
        for (const auto& line : linesOf(situation, facts, side))
            text += fmt::format("    {}: {}\n", line.word, line.says);
    }
    return text;
}

template <class Records, class Text>
Json listOf(const Records& records, Text text) {
    Json list = Json::array();
    for (const auto& record : records)
        list.push_back(text(record));
    return list;
}

Json asJson(const Situation& situation, const HexFacts& facts) {
    const auto byId = [](const auto* record) { return record->id.text; };
    Json json{{"hex", situation.label(facts.hex)}};
    json["labels"] = facts.labels;
    json["inPlay"] = facts.inPlay;
    json["closed"] = facts.closed;
    json["shows"] = facts.shows.value_or(100);
    json["terrain"] = listOf(facts.terrain, [](const auto& id) { return id.text; });
    json["level"] = facts.level ? Json(*facts.level) : Json();
    json["places"] = listOf(facts.places, byId);
    json["entries"] = listOf(facts.entries, byId);
    json["sources"] = listOf(facts.sources, byId);
    json["victoryPoints"] = listOf(facts.victoryHexes, [](const auto* victory) {
        return victory->points.hasValue() ? Json(*victory->points) : Json();
    });
    json["gatherPoints"] = listOf(facts.gatherPoints, byId);
    json["outlines"] = listOf(facts.outlines, byId);
    json["improvedPositions"] = listOf(facts.improvedPositions, [](const auto* position) {
        return position->underConstruction ? "construction" : "complete";
    });
    json["roadblocks"] =
        listOf(facts.roadblocks, [](const auto* block) { return block->side.text; });
    json["control"] = listOf(facts.control, [](const auto& side) { return side.text; });
    json["pieces"] =
        listOf(facts.pieces, [](const auto& standing) { return standing.piece.unit.text; });
    json["hexsides"] = Json::array();
    for (const HexsideFacts& side : facts.hexsides) {
        Json one{{"direction", directionName(situation, side)}};
        one["beyond"] = side.isEdge ? Json() : Json(situation.label(side.beyond));
        one["features"] = listOf(side.features, [&](const model::HexsideFeature& feature) {
            Json of{{"type", feature.type.text}};
            if (feature.uphill) of["uphill"] = situation.label(*feature.uphill);
            return of;
        });
        one["water"] = listOf(side.water, byId);
        one["roads"] = listOf(side.roads, byId);
        one["spans"] = listOf(side.spans, [](const auto* span) { return span->type.text; });
        one["damaged"] = side.damaged;
        one["pontoon"] = side.pontoon ? Json(side.pontoon->side.text) : Json();
        json["hexsides"].push_back(std::move(one));
    }
    return json;
}

void answer(const OpenedScenario& opened, const Options& options, Run& run) {
    const auto hex = hexNamed(*opened.scenario->map, "--at", options.at, run);
    if (!hex) return;
    const Situation situation(*opened.scenario, opened.inUse.ruleset.get());
    const HexFacts facts = factsOf(situation, *hex);
    run.print(options.format == "json" ? asJson(situation, facts).dump(2) + '\n'
                                       : asText(situation, facts));
}

} // namespace

Action declareHexQuery(CLI::App& command) {
    auto options = std::make_shared<Options>();
    addPath(command, options->path, "A map or scenario");
    command.add_option("--at", options->at, "The hex, as printed")->required()->type_name("HEX");
    return answering(command, std::move(options), answer);
}

} // namespace editor::cli
