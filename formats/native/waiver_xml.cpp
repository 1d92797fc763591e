#include "formats/native/waiver_xml.h"

#include <algorithm>

namespace formats {

std::vector<std::pair<std::string, std::string>> readSubjects(Cursor& element) {
    std::vector<std::pair<std::string, std::string>> subjects;
    for (const pugi::xml_attribute attribute : element.node().attributes()) {
        const std::string kind = attribute.name();
        if (!isSubjectName(kind) || kind == "check") continue;
        const std::string written = element.text(kind);
        // Turns and texts have blanks of their own; everything else is a word.
        if (kind == "turn" || kind == "text") {
            subjects.emplace_back(kind, written);
            continue;
        }
        for (const std::string_view word : wordsOf(written))
            subjects.emplace_back(kind, std::string(word));
    }
    return subjects;
}

model::Waiver readWaiver(Cursor& element) {
    model::Waiver waiver;
    waiver.check = element.text("check");
    element.stands("waiver", waiver.check);
    waiver.subjects = readSubjects(element);
    waiver.part = element.text("part");
    waiver.found = element.text("found");
    waiver.reason = element.content();
    waiver.about = element.finish();
    return waiver;
}

void writeWaiver(XmlWriter& writer, const model::Waiver& waiver) {
    writer.begin("waiver", waiver.about);
    writer.attribute("check", waiver.check);
    std::vector<std::string> kinds;
    for (const auto& [kind, id] : waiver.subjects)
        if (std::find(kinds.begin(), kinds.end(), kind) == kinds.end()) kinds.push_back(kind);
    for (const std::string& kind : kinds) {
        std::vector<std::string> ids;
        for (const auto& [otherKind, id] : waiver.subjects)
            if (otherKind == kind) ids.push_back(id);
        writer.attribute(kind, joined(ids));
    }
    writer.attribute("part", waiver.part);
    writer.attribute("found", waiver.found);
    writer.text(waiver.reason);
    writer.end();
}

} // namespace formats
