// Case files: what is given, what a case adds and what a <then> adds are put together into whole
// scenarios, each with the questions to ask it.

#include "formats/native/forces_xml.h"
#include "formats/native/label_lists.h"
#include "formats/native/map_xml.h"
#include "formats/native/native_file.h"
#include "formats/native/root.h"
#include "formats/native/ruleset_records.h"
#include "formats/native/scenario_xml.h"
#include "formats/native/waiver_xml.h"

#include <map>
#include <utility>

namespace formats {

using model::Case;
using model::Scenario;
using model::tr;

namespace {

constexpr std::size_t mostThens = 1000;

class CaseReader {
public:
    CaseReader(Reading& content, Reading& cases, Reading& questions, model::CaseFile& file)
        : content_(content), cases_(cases), questions_(questions), file_(file) {}

    void readRoot(Cursor& root) {
        root.text("format");
        file_.ruleset = root.id<model::RulesetId>("ruleset");
        file_.about = root.text("about");
        start_.rules.edit([&](auto& rules) { rules.ruleset = file_.ruleset; });
        for (Cursor& element : root.children()) {
            if (element.is("given"))
                readGiven(element);
            else if (element.is("case"))
                readCase(element);
            else
                root.keepUnknown(element);
        }
        reportMisfits(root, root.finish());
    }

private:
    void readGiven(Cursor& element) {
        const std::string id = element.text("id");
        Scenario scenario = basis(element);
        element.text("rule");
        readContent(element, scenario, nullptr);
        given_[id] = std::move(scenario);
    }

    void readCase(Cursor& element) {
        Case one;
        one.id = element.text("id");
        one.rule = element.text("rule");
        one.location = element.location();
        one.scenario = basis(element);
        one.scenario.id = one.id;
        readContent(element, one.scenario, &one);
    }

    /// What <case given=""> or <given given=""> starts from.
    Scenario basis(Cursor& element) {
        const std::string name = element.text("given");
        if (name.empty()) return start_;
        const auto found = given_.find(name);
        if (found != given_.end()) return found->second;
        cases_.report("read.bad-value", element.location(),
                      tr("no <given> before this is called {name}", {{"name", name}}),
                      "given " + name);
        return start_;
    }

    /// Reads what the element adds to the scenario. For a case: its questions, then its <then>s,
    /// each of which starts from the case and is judged alone.
    void readContent(Cursor& element, Scenario& scenario, Case* one) {
        if (const auto when = moment(element)) scenario.moment = *when;
        if (const std::string map = element.text("published-map"); !map.empty())
            scenario.map.edit([&](model::Map& changed) { changed.published = map; });
        if (const std::string published = element.text("published"); !published.empty())
            scenario.rules.edit([&](model::Rules& changed) { changed.published = published; });
        std::vector<Cursor> children = element.children();
        std::vector<Cursor> elements, expects, thens;
        for (Cursor& child : children) {
            if (one != nullptr && child.is("expect"))
                expects.push_back(std::move(child));
            else if (one != nullptr && child.is("then"))
                thens.push_back(std::move(child));
            else
                elements.emplace_back(content_, child.node());
        }
        readScenario(element, scenario, elements);
        if (one != nullptr) {
            for (Cursor& expect : expects)
                readExpectations(expect, *one);
            const Case whole = *one;
            file_.cases.push_back(whole);
            std::size_t number = 0;
            for (Cursor& then : thens)
                readThen(then, whole, ++number);
        }
        reportMisfits(element, element.finish());
    }

    void readThen(Cursor& element, const Case& whole, std::size_t number) {
        if (number > mostThens) return;
        Case next;
        next.id = whole.id + "/" + std::to_string(number);
        const std::string rule = element.text("rule");
        next.rule = rule.empty() ? whole.rule : rule;
        next.location = element.location();
        next.scenario = whole.scenario;
        readContent(element, next.scenario, &next);
    }

    void readScenario(Cursor& parent, Scenario& scenario, std::vector<Cursor>& elements) {
        scenario.map.edit(
            [&](model::Map& map) { MapReader(content_, map).readElements(parent, elements); });
        scenario.forces.edit([&](model::Forces& forces) {
            ForcesReader reader(content_, forces);
            takeElements(elements,
                         [&](Cursor& element) { return reader.readElement(parent, element); });
        });
        ScenarioReader reader(content_, scenario);
        for (Cursor& element : elements)
            if (!reader.readElement(parent, element)) parent.keepUnknown(element);
    }

    void readExpectations(Cursor& expect, Case& one) {
        for (Cursor& child : expect.children()) {
            Cursor question(questions_, child.node());
            const auto read = readQuestion(question, *one.scenario.map);
            const model::Annotations about = question.finish();
            reportMisfits(question, about);
            if (read) one.expectations.push_back({*read, question.location()});
        }
        reportMisfits(expect, expect.finish());
    }

    std::optional<model::Question> readQuestion(Cursor& element, const model::Map& map) {
        if (element.is("finding")) return finding(element);
        if (element.is("stack")) return stack(element);
        if (element.is("label"))
            return model::ExpectLabel{element.text("text"), element.text("is")};
        if (element.is("neighbours"))
            return model::ExpectNeighbours{element.text("of"), labels(element, "are", map)};
        if (element.is("distance")) {
            model::ExpectDistance distance{element.text("from"), element.text("to"), 0};
            distance.is = element.number("is").value_or(0);
            return distance;
        }
        if (element.is("state"))
            return model::ExpectState{element.text("figure"), element.text("is"),
                                      element.text("by"), element.text("layer")};
        if (element.is("zone"))
            return model::ExpectZone{element.id<model::SetupId>("setup"), element.number("count"),
                                     labels(element, "are", map), labels(element, "with", map),
                                     labels(element, "without", map)};
        if (auto rules = ruleQuestion(element, map)) return rules;
        std::vector<std::string_view> known;
        for (const ElementNames& names : questionNames())
            known.push_back(names.element);
        const std::string near = nearestName(known, element.name());
        questions_.report("read.unknown-question", element.location(),
                          near.empty()
                              ? tr("nobody knows the question <{name}>", {{"name", element.name()}})
                              : tr("nobody knows the question <{name}>; is <{near}> "
                                   "meant?",
                                   {{"name", element.name()}, {"near", near}}),
                          element.name());
        return std::nullopt;
    }

    /// The questions about what units can do.
    static std::optional<model::Question> ruleQuestion(Cursor& element, const model::Map& map) {
        if (element.is("zoc"))
            return model::ExpectZoc{
                element.id<model::UnitId>("unit"), element.id<model::SideId>("side"),
                labels(element, "are", map),       labels(element, "with", map),
                labels(element, "without", map),   element.text("missing")};
        if (element.is("step"))
            return model::ExpectStep{element.id<model::UnitId>("unit"),
                                     element.text("from"),
                                     element.text("to"),
                                     element.text("is"),
                                     element.text("by"),
                                     element.text("missing"),
                                     element.yesNo("road-march")};
        if (element.is("reach"))
            return model::ExpectReach{element.id<model::UnitId>("unit"),
                                      element.text("to"),
                                      element.text("is"),
                                      element.text("cost"),
                                      element.text("by"),
                                      element.text("missing"),
                                      labels(element, "path", map),
                                      element.yesNo("road-march")};
        if (element.is("allowance"))
            return model::ExpectAllowance{element.id<model::UnitId>("unit"), element.text("is"),
                                          element.text("by"), element.text("missing")};
        if (element.is("sight"))
            return model::ExpectSight{element.text("from"),      element.text("to"),
                                      element.text("is"),        element.text("at"),
                                      element.text("by"),        element.text("missing"),
                                      element.yesNo("artillery")};
        if (element.is("fan"))
            return model::ExpectFan{element.text("from"), element.yesNo("artillery"),
                                    labels(element, "are", map), labels(element, "with", map),
                                    labels(element, "without", map)};
        if (element.is("supply"))
            return model::ExpectSupply{element.ids<model::UnitId>("unit"),
                                       element.text("is"),
                                       element.text("through"),
                                       element.text("by"),
                                       element.text("at"),
                                       element.text("missing"),
                                       element.number("length"),
                                       element.number("exactly")};
        if (element.is("entry"))
            return model::ExpectEntry{element.id<model::ArrivalId>("arrival"),
                                      element.words("costs"),
                                      element.words("waits"),
                                      labels(element, "ends", map),
                                      labels(element, "at", map),
                                      element.text("is"),
                                      element.text("missing")};
        if (element.is("arrives"))
            return model::ExpectArrival{element.id<model::ArrivalId>("arrival"),
                                        element.text("turn"), labels(element, "at", map),
                                        element.text("chance")};
        if (element.is("turns"))
            return model::ExpectTurns{element.text("kind"), element.number("count"),
                                      split(element.text("are"))};
        return std::nullopt;
    }

    /// Labels of turns, which contain blanks: separated by commas.
    static std::vector<std::string> split(const std::string& list) {
        std::vector<std::string> items;
        for (std::size_t begin = 0; begin < list.size();) {
            const std::size_t comma = std::min(list.find(',', begin), list.size());
            const std::size_t first = std::min(list.find_first_not_of(' ', begin), comma);
            items.push_back(list.substr(first, comma - first));
            begin = comma + 1;
        }
        return items;
    }

    static model::ExpectFinding finding(Cursor& element) {
        model::ExpectFinding expected;
        expected.check = element.text("check");
        expected.subjects = readSubjects(element);
        expected.part = element.text("part");
        expected.found = element.text("found");
        expected.allowed = element.text("allowed");
        expected.severity = element.text("severity");
        expected.by = element.text("by");
        expected.none = element.yesNo("none");
        return expected;
    }

    static model::ExpectStack stack(Cursor& element) {
        model::ExpectStack expected;
        expected.at = element.text("at");
        expected.side = element.id<model::SideId>("side");
        expected.is = element.text("is");
        expected.by = element.text("by");
        expected.units = element.number("units");
        expected.missing = element.text("missing");
        return expected;
    }

    /// Labels as written, runs spelled out.
    static std::vector<std::string> labels(Cursor& element, std::string_view attribute,
                                           const model::Map& map) {
        std::vector<std::string> result;
        for (const std::string& word : element.words(attribute)) {
            HexListReader run(map, {});
            bool isRun = word.find("..") != std::string::npos;
            if (isRun) run.read(word, [&](auto&&...) { isRun = false; });
            if (!isRun) result.push_back(word);
            for (const model::Hex hex : run.inOrder())
                result.push_back(model::label(map, hex));
        }
        return result;
    }

    Reading& content_;
    Reading& cases_;
    Reading& questions_;
    model::CaseFile& file_;
    Scenario start_;
    std::map<std::string, Scenario> given_;
};

} // namespace

ReadResult<model::CaseFile> readCases(const Source& source) {
    ReadResult<model::CaseFile> result;
    const auto file = XmlFile::open(source.name, source.bytes, result.findings);
    if (!file) return result;
    if (std::string_view("cases") != file->root().name()) {
        wrongRoot(*file, "cases", result.findings);
        return result;
    }
    Reading content{*file, scenarioNames(), result.findings, result.locations, true};
    Reading cases{*file, caseNames(), result.findings, result.locations, true};
    Reading questions{*file, questionNames(), result.findings, result.locations, true};
    Cursor root = rootCursor(cases);
    result.newerFormat = isNewer(cases, root);
    model::CaseFile value;
    CaseReader(content, cases, questions, value).readRoot(root);
    result.value = std::move(value);
    return result;
}

} // namespace formats
