#include "editor/panels/map_rows.h"

#include "editor/underlay.h"
#include "model/edits/flow_edits.h"
#include "model/edits/hexside_edits.h"
#include "model/edits/record_edits.h"
#include "model/edits/terrain_edits.h"
#include "model/map/labels.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

namespace editor {

using model::tr;

namespace {

std::optional<int> wholeNumber(const std::string& text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return value;
}

template <class Types>
std::vector<Choice> choicesOf(const Types& types) {
    std::vector<Choice> choices;
    for (const auto& type : types)
        choices.push_back({type.id.text, type.name.empty() ? type.id.text : type.name});
    return choices;
}

std::vector<Choice> withNone(std::vector<Choice> choices) {
    choices.insert(choices.begin(), Choice{"", "None"});
    return choices;
}

/// The types of the ruleset, none without one.
template <class T>
std::vector<Choice> typesOf(const Session& session, std::vector<T> model::Ruleset::*types) {
    const auto* ruleset = session.ruleset().get();
    return ruleset ? choicesOf(ruleset->*types) : std::vector<Choice>();
}

std::vector<Choice> waterTypes(const Session& session) {
    std::vector<Choice> choices;
    if (const auto* ruleset = session.ruleset().get())
        for (const auto& type : ruleset->hexsides)
            if (type.water) choices.push_back({type.id.text, type.name});
    return choices;
}

std::string nameOf(const std::vector<Choice>& choices, const std::string& word) {
    for (const Choice& choice : choices)
        if (choice.word == word) return choice.name;
    return word;
}

std::vector<Choice> placeKinds(const Session& session) {
    std::vector<Choice> choices;
    if (const auto* ruleset = session.ruleset().get())
        for (const auto& kind : ruleset->placeKinds)
            choices.push_back({kind.id, kind.name});
    return withNone(std::move(choices));
}

std::vector<Choice> sides(const Session& session) {
    return withNone(choicesOf(session.scenario().forces->sides));
}

std::vector<Choice> armies(const Session& session) {
    return withNone(choicesOf(session.scenario().forces->armies));
}

/// Directions through hexsides, by the words of files.
std::vector<Choice> edges(const Session& session) {
    const auto orientation = session.scenario().map->grid.numbering.orientation;
    std::vector<Choice> choices;
    for (const auto direction : model::hexsideDirections) {
        const std::string word(name(direction, orientation));
        choices.push_back({word, word});
    }
    return withNone(std::move(choices));
}

std::string edgeWord(const Session& session, const std::optional<model::Direction>& edge) {
    return edge ? std::string(name(*edge, session.scenario().map->grid.numbering.orientation)) : "";
}

/// One field of one record, the one that was shown; when it has become another meanwhile, nothing
/// happens. `field` is the word of the file: what could not be read there is replaced, too.
template <class T, class Change>
model::Edit changeField(model::Message name, std::vector<model::Shared<T>> model::Map::*list,
                        model::Shared<T> record, std::string field, Change change) {
    return {std::move(name), [list, record = std::move(record), field = std::move(field),
                              change = std::move(change)](model::Scenario& scenario) {
                scenario.map.edit([&](model::Map& map) {
                    auto& all = map.*list;
                    const auto found = std::find(all.begin(), all.end(), record);
                    if (found == all.end()) return;
                    found->edit([&](T& changed) {
                        change(changed);
                        std::erase_if(
                            changed.about.extras.misfits,
                            [&](const model::Misfit& misfit) { return misfit.field == field; });
                    });
                });
            }};
}

/// The rows of one record of the map.
template <class T>
class Record {
public:
    Record(PropertyRows& rows, Session& session, std::vector<model::Shared<T>> model::Map::*list,
           model::Shared<T> record)
        : rows_(rows), session_(session), list_(list), record_(std::move(record)) {}

    template <class Change>
    void apply(model::Message what, const char* field, Change make) const {
        session_.apply(changeField(std::move(what), list_, record_, field, make));
    }

    void text(const char* title, const char* field, std::string T::*member) const {
        rows_.freeText(title, (*record_).*member,
                       taking(title, field, [member](T& changed, const std::string& now) {
                           changed.*member = now;
                       }));
    }
    /// A word that is kept as text.
    void word(const char* title, const char* field, std::string T::*member,
              std::vector<Choice> choices) const {
        rows_.choice(title, (*record_).*member, std::move(choices),
                     taking(title, field, [member](T& changed, const std::string& now) {
                         changed.*member = now;
                     }));
    }
    template <class Id>
    void id(const char* title, const char* field, Id T::*member,
            std::vector<Choice> choices) const {
        rows_.choice(title, ((*record_).*member).text, std::move(choices),
                     taking(title, field, [member](T& changed, const std::string& now) {
                         changed.*member = Id(now);
                     }));
    }
    void flag(const char* title, const char* field, bool T::*member, const char* help) const {
        rows_.flag(
            title, (*record_).*member,
            [self = *this, title, field, member](bool on) {
                self.apply(change(title), field,
                           [member, on](T& changed) { changed.*member = on; });
            },
            help);
    }
    void number(const char* title, const char* field, int T::*member, int least, int most,
                const char* help) const {
        rows_.number(
            title, (*record_).*member, least, most,
            [self = *this, title, field, member](int now) {
                self.apply(change(title), field,
                           [member, now](T& changed) { changed.*member = now; });
            },
            help);
    }
    void edge(const char* title, const char* field,
              std::optional<model::Direction> T::*member) const {
        const auto orientation = session_.scenario().map->grid.numbering.orientation;
        rows_.choice(
            title, edgeWord(session_, (*record_).*member), edges(session_),
            taking(title, field, [member, orientation](T& changed, const std::string& now) {
                changed.*member = model::parseDirection(now, orientation);
            }));
    }

private:
    static model::Message change(std::string title) {
        if (title.front() >= 'A' && title.front() <= 'Z')
            title.front() = static_cast<char>(title.front() - 'A' + 'a');
        return tr("Change {what}", {{"what", title}});
    }
    template <class Change>
    PropertyRows::Take taking(const char* title, const char* field, Change set) const {
        return [self = *this, title, field, set](const std::string& now) {
            self.apply(change(title), field, [set, now](T& changed) { set(changed, now); });
        };
    }

    PropertyRows& rows_;
    Session& session_;
    std::vector<model::Shared<T>> model::Map::*list_;
    model::Shared<T> record_;
};

/// Calls `show` for every record of the list for which `belongs` holds.
template <class T, class Belongs, class Show>
void forRecords(PropertyRows& rows, Session& session,
                std::vector<model::Shared<T>> model::Map::*list, Belongs belongs, Show show) {
    for (const auto& record : (*session.scenario().map).*list)
        if (belongs(*record)) show(*record, Record<T>(rows, session, list, record));
}

bool holds(const std::vector<model::Hex>& hexes, model::Hex hex) {
    return std::find(hexes.begin(), hexes.end(), hex) != hexes.end();
}

std::string listOf(const model::Map& map, const std::vector<model::Hex>& hexes) {
    std::string list;
    for (const model::Hex hex : hexes)
        list += (list.empty() ? "" : " ") + model::label(map, hex);
    return list;
}

std::string endsOf(const model::Map& map, const std::vector<model::Hex>& hexes) {
    if (hexes.empty()) return {};
    return model::label(map, hexes.front()) + " to " + model::label(map, hexes.back()) + ", " +
           std::to_string(hexes.size()) + (hexes.size() == 1 ? " hex" : " hexes");
}

/// One step for all that was ticked and unticked.
model::Edit setTerrains(model::Hex hex, const std::vector<model::TerrainId>& before,
                        const std::vector<model::TerrainId>& after, const model::Ruleset* ruleset) {
    std::vector<model::Edit> edits;
    for (const auto& id : before)
        if (std::find(after.begin(), after.end(), id) == after.end())
            edits.push_back(model::eraseTerrain({hex}, id));
    for (const auto& id : after)
        if (std::find(before.begin(), before.end(), id) == before.end())
            edits.push_back(model::paintTerrain(
                {hex}, id, ruleset ? excludedBy(*ruleset, id) : std::vector<model::TerrainId>()));
    model::Message name = tr("Change terrain");
    if (edits.size() == 1) name = edits.front().name;
    return model::together(std::move(name), std::move(edits));
}

const std::vector<std::pair<std::optional<model::WaterEnd>, Choice>>& waterEnds() {
    static const std::vector<std::pair<std::optional<model::WaterEnd>, Choice>> ends{
        {std::nullopt, {"", "Open"}},
        {model::WaterEnd::source, {"source", "Source"}},
        {model::WaterEnd::edge, {"edge", "Map edge"}},
        {model::WaterEnd::lake, {"lake", "Lake"}},
        {model::WaterEnd::marsh, {"marsh", "Marsh"}},
        {model::WaterEnd::junction, {"junction", "Junction"}},
    };
    return ends;
}

void showWaterEnd(PropertyRows& rows, const Record<model::Watercourse>& record, const char* title,
                  const char* field, std::optional<model::WaterEnd> model::Watercourse::*member,
                  const model::Watercourse& water) {
    std::vector<Choice> choices;
    std::string now;
    for (const auto& [end, choice] : waterEnds()) {
        choices.push_back(choice);
        if (end == water.*member) now = choice.word;
    }
    rows.choice(title, now, std::move(choices), [record, field, member](const std::string& word) {
        std::optional<model::WaterEnd> wanted;
        for (const auto& [end, choice] : waterEnds())
            if (choice.word == word) wanted = end;
        record.apply(tr("Change an end of the water"), field,
                     [member, wanted](model::Watercourse& changed) { changed.*member = wanted; });
    });
}

/// Which way it flows: choosing the other turns it round.
void showFlow(PropertyRows& rows, const Record<model::Watercourse>& record, const model::Map& map,
              const model::Watercourse& water) {
    if (water.hexsides.empty()) return;
    const std::string first = model::label(map, water.hexsides.front());
    const std::string last = model::label(map, water.hexsides.back());
    if (first == last) return;
    rows.choice("Flows", "as-is",
                {{"as-is", first + " to " + last}, {"reversed", last + " to " + first}},
                [record](const std::string& word) {
                    if (word != "reversed") return;
                    record.apply(tr("Reverse the flow"), "", model::reverse);
                });
}

void showRoads(PropertyRows& rows, Session& session, model::Hex hex) {
    forRecords(
        rows, session, &model::Map::roads,
        [&](const model::Road& road) { return holds(road.hexes, hex); },
        [&](const model::Road& road, const auto& record) {
            rows.section("Road");
            record.text("Name", "name", &model::Road::name);
            record.id("Type", "type", &model::Road::type, typesOf(session, &model::Ruleset::roads));
            record.flag("Main road", "main", &model::Road::main,
                        "It is the main road of the rules");
            rows.shown("Runs", endsOf(*session.scenario().map, road.hexes));
        });
}

void showLetters(PropertyRows& rows, Session& session, model::Hex hex) {
    const auto isHere = [&](const auto& thing) { return thing.at == hex; };
    forRecords(
        rows, session, &model::Map::entries,
        [&](const model::Entry& entry) { return holds(entry.at, hex); },
        [&](const model::Entry& entry, const auto& record) {
            rows.section("Entry hex");
            record.text("Name", "name", &model::Entry::name);
            record.text("Letter", "letter", &model::Entry::letter);
            record.id("Side", "side", &model::Entry::side, sides(session));
            record.id("Army", "army", &model::Entry::army, armies(session));
            record.edge("Edge", "edge", &model::Entry::edge);
            if (entry.at.size() > 1) rows.shown("Hexes", listOf(*session.scenario().map, entry.at));
        });
    forRecords(rows, session, &model::Map::sources, isHere,
               [&](const model::SupplySource&, const auto& record) {
                   rows.section("Supply source");
                   record.text("Name", "name", &model::SupplySource::name);
                   record.text("Letter", "letter", &model::SupplySource::letter);
                   record.id("Side", "side", &model::SupplySource::side, sides(session));
                   record.id("Army", "army", &model::SupplySource::army, armies(session));
                   record.edge("Edge", "edge", &model::SupplySource::edge);
               });
    forRecords(rows, session, &model::Map::gatherPoints, isHere,
               [&](const model::GatherPoint&, const auto& record) {
                   rows.section("Gather point");
                   record.text("Letter", "letter", &model::GatherPoint::letter);
                   record.id("Side", "side", &model::GatherPoint::side, sides(session));
               });
    forRecords(rows, session, &model::Map::victoryHexes, isHere,
               [&](const model::VictoryHex& victory, const auto& record) {
                   rows.section("Victory hex");
                   const auto& points = victory.points;
                   rows.text(
                       "Points",
                       points.hasValue()    ? std::to_string(*points)
                       : points.isMissing() ? "missing"
                                            : "",
                       [record](const std::string& wanted) -> std::string {
                           model::Printed<int> now;
                           if (wanted == "missing") {
                               now = model::Printed<int>::missing();
                           } else if (!wanted.empty()) {
                               const auto number = wholeNumber(wanted);
                               if (!number) return "Points are a whole number, missing, or empty.";
                               now = *number;
                           }
                           record.apply(
                               tr("Change victory points"), "points",
                               [now](model::VictoryHex& changed) { changed.points = now; });
                           return {};
                       },
                       "What holding it is worth; missing: the source prints none");
               });
}

void showArtwork(PropertyRows& rows, Session& session, model::Hex hex) {
    const auto isHere = [&](const auto& thing) { return thing.at == hex; };
    forRecords(rows, session, &model::Map::outlines, isHere,
               [&](const model::Outline& outline, const auto& record) {
                   rows.section("Outline");
                   record.text("Name", "name", &model::Outline::name);
                   auto types = typesOf(session, &model::Ruleset::terrain);
                   const auto lines = typesOf(session, &model::Ruleset::hexsides);
                   types.insert(types.end(), lines.begin(), lines.end());
                   record.id("Type", "type", &model::Outline::type, std::move(types));
                   record.flag("Open", "open", &model::Outline::open, "A line, not an area");
                   rows.shown("Points", std::to_string(outline.points.size()));
               });
    forRecords(
        rows, session, &model::Map::labels, isHere, [&](const model::Label&, const auto& record) {
            rows.section("Lettering");
            record.text("Text", "text", &model::Label::text);
            record.word(
                "Kind", "kind", &model::Label::kind,
                {{"region", "Region"}, {"water", "Water"}, {"height", "Height"}, {"note", "Note"}});
            record.number("Angle", "angle", &model::Label::angle, -180, 180,
                          "Degrees clockwise from level");
            record.number("Size", "size", &model::Label::size, 25, 400,
                          "Per cent of the usual size");
        });
}

std::string rangeOf(const model::NumberRange& range) {
    return std::to_string(range.first) + " to " + std::to_string(range.last);
}

std::string rowsOf(const model::Sheet& sheet) {
    if (sheet.oddRows == sheet.evenRows) return rangeOf(sheet.oddRows);
    return rangeOf(sheet.oddRows) + ", in even columns " + rangeOf(sheet.evenRows);
}

} // namespace

void showTerrain(PropertyRows& rows, Session& session, model::Hex hex) {
    const model::Map& map = *session.scenario().map;
    const auto types = typesOf(session, &model::Ruleset::terrain);
    if (const auto* sheet = model::sheetOf(map, hex); sheet && !sheet->ground.empty())
        rows.shown("Ground", nameOf(types, sheet->ground.text),
                   "What every hex of the sheet holds");
    const auto now = model::terrainAt(map, hex);
    std::vector<std::string> words;
    for (const auto& id : now)
        words.push_back(id.text);
    rows.several(
        "Terrain", words, types,
        [&session, hex, now](const std::vector<std::string>& picked) {
            std::vector<model::TerrainId> after;
            for (const auto& word : picked)
                after.emplace_back(word);
            session.apply(setTerrains(hex, now, after, session.ruleset().get()));
        },
        "What the hex holds beside the ground of the sheet");
    const auto level = model::levelAt(map, hex);
    rows.text(
        "Level", level ? std::to_string(*level) : "",
        [&session, hex](const std::string& wanted) -> std::string {
            const auto number = wholeNumber(wanted);
            if (!wanted.empty() && !number) return "A level is a whole number, or empty.";
            session.apply(model::setLevel({hex}, number));
            return {};
        },
        "Height in contour levels");
    rows.flag(
        "Closed", !session.extent().isOnMap(hex),
        [&session, hex](bool on) { session.apply(model::setClosed({hex}, on)); },
        "Printed, but not played");
    std::optional<int> shows;
    for (const auto& list : map.partial)
        if (!shows && list->hexes.contains(hex)) shows = list->shows;
    rows.text(
        "Shows", shows ? std::to_string(*shows) : "",
        [&session, hex](const std::string& wanted) -> std::string {
            const auto number = wholeNumber(wanted);
            const bool isShare = number && *number >= 1 && *number <= 99;
            if (!wanted.empty() && !isShare)
                return "How much of a half hex shows is 1 to 99 per cent; empty: all of it.";
            session.apply(model::setPartial({hex}, number));
            return {};
        },
        "How much of the hex the sheet shows, in per cent; empty: all of it");
}

void showThingsIn(PropertyRows& rows, Session& session, model::Hex hex) {
    forRecords(
        rows, session, &model::Map::places,
        [&](const model::Place& place) { return holds(place.at, hex); },
        [&](const model::Place& place, const auto& record) {
            rows.section("Place");
            record.text("Name", "name", &model::Place::name);
            record.word("Kind", "kind", &model::Place::kind, placeKinds(session));
            if (place.at.size() > 1) rows.shown("Hexes", listOf(*session.scenario().map, place.at));
        });
    forRecords(
        rows, session, &model::Map::boxes,
        [&](const model::MapBox& box) { return holds(box.beside, hex); },
        [&](const model::MapBox& box, const auto& record) {
            rows.section("Box off the map");
            record.text("Name", "name", &model::MapBox::name);
            rows.shown("Beside", listOf(*session.scenario().map, box.beside));
        });
    showLetters(rows, session, hex);
    showRoads(rows, session, hex);
    showArtwork(rows, session, hex);
}

void showHexside(PropertyRows& rows, Session& session, model::Hexside hexside) {
    const model::Map& map = *session.scenario().map;
    const auto types = typesOf(session, &model::Ruleset::hexsides);
    const auto water = waterTypes(session);
    const auto isWater = [&](const std::string& word) {
        return std::any_of(water.begin(), water.end(),
                           [&](const Choice& choice) { return choice.word == word; });
    };
    bool some = false;
    for (const auto& feature : model::featuresAt(map, hexside)) {
        if (isWater(feature.type.text)) continue;
        some = true;
        const std::string title = nameOf(types, feature.type.text);
        if (!feature.uphill) {
            rows.shown("Feature", title);
            continue;
        }
        const auto word = [&](model::Hex hex) { return model::label(map, hex); };
        rows.choice(title, word(*feature.uphill),
                    {{word(hexside.first()), "up to " + word(hexside.first())},
                     {word(hexside.second()), "up to " + word(hexside.second())}},
                    [&session, hexside, type = feature.type](const std::string& wanted) {
                        const auto& now = *session.scenario().map;
                        const model::Hex from = model::label(now, hexside.first()) == wanted
                                                    ? hexside.first()
                                                    : hexside.second();
                        session.apply(
                            model::addHexsides({{from, hexside.directionFrom(from)}}, type, true));
                    });
    }
    if (!some) rows.shown("Feature", "none");
    forRecords(
        rows, session, &model::Map::watercourses,
        [&](const model::Watercourse& course) {
            return std::find(course.hexsides.begin(), course.hexsides.end(), hexside) !=
                   course.hexsides.end();
        },
        [&](const model::Watercourse& course, const auto& record) {
            rows.section("Water");
            record.text("Name", "name", &model::Watercourse::name);
            record.id("Type", "type", &model::Watercourse::type, water);
            showWaterEnd(rows, record, "From", "from", &model::Watercourse::from, course);
            showWaterEnd(rows, record, "To", "to", &model::Watercourse::to, course);
            showFlow(rows, record, map, course);
        });
    forRecords(
        rows, session, &model::Map::spans,
        [&](const model::Span& span) { return span.at == hexside; },
        [&](const model::Span&, const auto& record) {
            rows.section("Crossing");
            record.text("Name", "name", &model::Span::name);
            record.id("Type", "type", &model::Span::type, typesOf(session, &model::Ruleset::spans));
            record.flag("Of stone", "stone", &model::Span::stone, "A stone bridge");
        });
}

void showMap(PropertyRows& rows, Session& session) {
    const model::Map& map = *session.scenario().map;
    const auto change = [&session](const char* what, auto apply) {
        return [&session, what, apply](const std::string& now) {
            session.apply({tr(what), [apply, now](model::Scenario& scenario) {
                               scenario.map.edit([&](model::Map& changed) { apply(changed, now); });
                           }});
        };
    };
    rows.section("Map");
    if (session.root() != formats::FileKind::map)
        rows.freeText(
            "Title", map.title,
            change("Change the title of the map",
                   [](model::Map& changed, const std::string& now) { changed.title = now; }));
    rows.freeText(
        "Published", map.published,
        change("Change the published map",
               [](model::Map& changed, const std::string& now) { changed.published = now; }),
        "The printed map that this one says it is, by its word in the rules; empty: a map "
        "of its own");
    for (std::size_t i = 0; i < map.sheets.size(); ++i) {
        const model::Sheet& sheet = map.sheets[i];
        rows.section(sheet.id.empty() ? "Sheet" : "Sheet " + sheet.id.text);
        rows.shown("Columns", rangeOf(sheet.columns));
        rows.shown("Rows", rowsOf(sheet));
        rows.choice("Ground", sheet.ground.text,
                    withNone(typesOf(session, &model::Ruleset::terrain)),
                    change("Change the ground of a sheet",
                           [i](model::Map& changed, const std::string& now) {
                               if (i < changed.sheets.size())
                                   changed.sheets[i].ground = model::TerrainId(now);
                           }),
                    "What its hexes hold where nothing else is painted");
    }
    forRecords(
        rows, session, &model::Map::underlays, [](const model::Underlay&) { return true; },
        [&](const model::Underlay& underlay, const auto& record) {
            rows.section("Underlay");
            rows.freeText(
                "File", underlay.file,
                [&session, underlay, record](const std::string& now) {
                    if (now.empty()) return session.apply(model::removeRecord(underlay));
                    record.apply(tr("Change the underlay"), "file",
                                 [now](model::Underlay& changed) { changed.file = now; });
                },
                "The scanned picture; empty: none");
            record.number("Opacity", "opacity", &model::Underlay::opacity, 0, 100, "Per cent");
            rows.text(
                "Points", controlText(map, underlay.control),
                [&session, record](const std::string& now) -> std::string {
                    const auto points = readControl(*session.scenario().map, now);
                    if (!points)
                        return "Points are hex, pixels from the left and from the top: "
                               "0101 312 288; 6101 8140 288";
                    record.apply(tr("Tie the underlay"), "control",
                                 [points](model::Underlay& changed) { changed.control = *points; });
                    return {};
                },
                "Hexes, and the pixels where the picture shows their centres");
        });
}

} // namespace editor
