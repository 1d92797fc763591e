#include "formats/native/native_file.h"

#include "formats/native/forces_xml.h"
#include "formats/native/map_xml.h"
#include "formats/native/raw_xml.h"
#include "formats/native/root.h"
#include "formats/native/scenario_xml.h"

#include <algorithm>
#include <cctype>
#include <memory>

namespace formats {

using model::FileLocation;
using model::ReadFinding;
using model::Scenario;
using model::tr;

namespace {

constexpr std::array kinds{std::pair{std::string_view("map"), FileKind::map},
                           std::pair{std::string_view("forces"), FileKind::forces},
                           std::pair{std::string_view("scenario"), FileKind::scenario},
                           std::pair{std::string_view("ruleset"), FileKind::ruleset},
                           std::pair{std::string_view("cases"), FileKind::cases}};

std::optional<FileKind> kindOf(std::string_view root) {
    for (const auto& [word, kind] : kinds)
        if (word == root) return kind;
    return std::nullopt;
}

/// Reads a scenario with the files that it names.
class ScenarioFiles {
public:
    ScenarioFiles(const Source& source, ReadResult<Scenario>& result)
        : source_(source), result_(result) {}

    void read() {
        const auto file = XmlFile::open(source_.name, source_.bytes, result_.findings);
        if (!file) return;
        const auto kind = kindOf(file->root().name());
        if (!kind || *kind == FileKind::ruleset || *kind == FileKind::cases)
            return wrongRoot(*file, "map, forces or scenario", result_.findings);
        Reading reading{*file, scenarioNames(), result_.findings, result_.locations};
        Scenario scenario;
        if (kind == FileKind::map)
            scenario.map = readMap(reading);
        else if (kind == FileKind::forces)
            scenario.forces = readForces(reading);
        else
            readScenario(reading, scenario);
        result_.value = std::move(scenario);
    }

private:
    model::Map readMap(Reading& reading) {
        model::Map map;
        Cursor root = rootCursor(reading);
        result_.newerFormat |= isNewer(reading, root);
        MapReader(reading, map).readRoot(root);
        addRest(reading, map.about);
        return map;
    }

    model::Forces readForces(Reading& reading) {
        model::Forces forces;
        Cursor root = rootCursor(reading);
        result_.newerFormat |= isNewer(reading, root);
        ForcesReader(reading, forces).readRoot(root);
        addRest(reading, forces.about);
        return forces;
    }

    void readScenario(Reading& reading, Scenario& scenario) {
        Cursor root = rootCursor(reading);
        result_.newerFormat |= isNewer(reading, root);
        scenario.id = root.text("id");
        root.stands("scenario", scenario.id);
        root.text("format");
        scenario.rules.edit([&](auto& rules) {
            rules.ruleset = root.id<model::RulesetId>("ruleset");
            rules.published = root.text("published");
        });
        scenario.moment = moment(root).value_or(model::Moment::setup);
        std::vector<Cursor> elements = root.children("title note");
        readParts(reading, scenario, root, elements);
        ScenarioReader reader(reading, scenario);
        for (Cursor& element : elements)
            if (!reader.readElement(root, element)) root.keepUnknown(element);
        scenario.about = root.finish();
        addRest(reading, scenario.about);
    }

    /// Map and forces come first: hexes of the scenario are those of the map.
    void readParts(Reading& reading, Scenario& scenario, Cursor& root,
                   std::vector<Cursor>& elements) {
        bool mapSeen = false, forcesSeen = false;
        takeElements(elements, [&](Cursor& element) {
            const bool isMap = element.is("map");
            if (!isMap && !element.is("forces")) return false;
            if (std::exchange(isMap ? mapSeen : forcesSeen, true))
                root.keepSecond(element);
            else if (isMap)
                readMapPart(reading, scenario, element);
            else
                readForcesPart(reading, scenario, element);
            return true;
        });
    }

    void readMapPart(Reading& reading, Scenario& scenario, Cursor& element) {
        scenario.sheetsInPlay = element.ids<model::SheetId>("sheets");
        if (element.has("file")) {
            scenario.mapFile = fileRef(element);
            openSibling(reading, element, scenario.mapFile.file, "map",
                        [&](Reading& other) { scenario.map = readMap(other); });
        } else {
            model::Map map;
            MapReader(reading, map).readRoot(element);
            scenario.map = std::move(map);
        }
    }

    void readForcesPart(Reading& reading, Scenario& scenario, Cursor& element) {
        if (element.has("file")) {
            scenario.forcesFile = fileRef(element);
            openSibling(reading, element, scenario.forcesFile.file, "forces",
                        [&](Reading& other) { scenario.forces = readForces(other); });
        } else {
            model::Forces forces;
            ForcesReader(reading, forces).readRoot(element);
            scenario.forces = std::move(forces);
        }
    }

    model::FileRef fileRef(Cursor& element) {
        model::FileRef ref;
        ref.file = element.text("file");
        std::vector<Cursor> children = element.children();
        if (!children.empty())
            element.reading().report(
                "read.unexpected-content", element.location(),
                tr("<{name}> names a file and has content as well", {{"name", element.name()}}),
                element.name());
        for (Cursor& child : children)
            element.keep(child);
        ref.about = element.finish();
        return ref;
    }

    template <class Read>
    void openSibling(Reading& reading, Cursor& element, const std::string& name,
                     std::string_view root, Read read) {
        const FileLocation place = reading.file.locationOf(element.node().attribute("file"));
        const auto bytes = source_.sibling && !name.empty() ? source_.sibling(name) : std::nullopt;
        if (!bytes) {
            reading.report("read.missing-file", place,
                           tr("{file} cannot be opened", {{"file", name}}), name);
            return;
        }
        const auto file = XmlFile::open(name, *bytes, result_.findings);
        if (!file) return;
        if (root != file->root().name())
            return wrongRoot(*file, std::string(root), result_.findings);
        Reading other{*file, scenarioNames(), result_.findings, result_.locations};
        read(other);
    }

    const Source& source_;
    ReadResult<Scenario>& result_;
};

/// Nothing when the part stands in the scenario itself.
std::optional<std::filesystem::path> fileNamed(const std::filesystem::path& scenario,
                                               const std::string& name) {
    if (name.empty()) return std::nullopt;
    return (scenario.parent_path() / name).lexically_normal();
}

} // namespace

std::optional<FileKind> fileKind(std::string_view bytes) {
    std::vector<ReadFinding> findings;
    const auto file = XmlFile::open({}, bytes, findings);
    return file ? kindOf(file->root().name()) : std::nullopt;
}

ReadResult<Scenario> readScenario(const Source& source) {
    ReadResult<Scenario> result;
    ScenarioFiles(source, result).read();
    return result;
}

std::string writeMap(const model::Map& map) {
    XmlWriter writer;
    writeMap(writer, map);
    return writer.take();
}

std::string writeForces(const model::Forces& forces) {
    XmlWriter writer;
    writeForces(writer, forces);
    return writer.take();
}

std::string writeScenario(const Scenario& scenario) {
    XmlWriter writer;
    writeScenario(writer, scenario);
    return writer.take();
}

std::vector<FileToWrite> filesToWrite(const Scenario& now, const Scenario* saved, FileKind root,
                                      const std::filesystem::path& path) {
    std::vector<FileToWrite> files;
    if (root == FileKind::map) {
        if (saved == nullptr || now.map != saved->map) files.push_back({path, writeMap(*now.map)});
        return files;
    }
    if (root == FileKind::forces) {
        if (saved == nullptr || now.forces != saved->forces)
            files.push_back({path, writeForces(*now.forces)});
        return files;
    }
    // A part that could not be read is empty, and its file must stay as it is.
    const bool sameMapFile = saved != nullptr && saved->mapFile.file == now.mapFile.file;
    if (!(sameMapFile && now.map == saved->map) && *now.map != model::Map{})
        if (const auto file = fileNamed(path, now.mapFile.file))
            files.push_back({*file, writeMap(*now.map)});
    const bool sameForcesFile = saved != nullptr && saved->forcesFile.file == now.forcesFile.file;
    if (!(sameForcesFile && now.forces == saved->forces) && *now.forces != model::Forces{})
        if (const auto file = fileNamed(path, now.forcesFile.file))
            files.push_back({*file, writeForces(*now.forces)});
    std::string text = writeScenario(now);
    if (saved == nullptr || text != writeScenario(*saved)) files.push_back({path, std::move(text)});
    return files;
}

std::optional<std::string> formatted(const Source& source, std::vector<ReadFinding>& findings) {
    const auto file = XmlFile::open(source.name, source.bytes, findings);
    if (!file) return std::nullopt;
    const auto kind = kindOf(file->root().name());
    if (!kind) {
        wrongRoot(*file, "map, forces, scenario, ruleset or cases", findings);
        return std::nullopt;
    }
    // Rulesets and cases are read into values that hold less than the file, so their form is
    // mended without them.
    if (kind == FileKind::ruleset || kind == FileKind::cases) return tidiedXml(file->document());
    ReadResult<Scenario> read = readScenario(source);
    findings.insert(findings.end(), read.findings.begin(), read.findings.end());
    if (!read.value || read.newerFormat) return std::nullopt;
    if (kind == FileKind::map) return writeMap(*read.value->map);
    if (kind == FileKind::forces) return writeForces(*read.value->forces);
    return writeScenario(*read.value);
}

} // namespace formats
