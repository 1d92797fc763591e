#include "formats/native/root.h"

#include "formats/native/raw_xml.h"

namespace formats {

using model::tr;

namespace {

std::vector<std::string> comments(pugi::xml_node from) {
    std::vector<std::string> result;
    for (pugi::xml_node node = from; node && node.type() != pugi::node_element;
         node = node.next_sibling())
        if (node.type() == pugi::node_comment || node.type() == pugi::node_pi)
            result.push_back(rawXml(node));
    return result;
}

} // namespace

Cursor rootCursor(Reading& reading) {
    return {reading, reading.file.root(), comments(reading.file.document().first_child())};
}

bool isNewer(Reading& reading, Cursor& root) {
    const std::string written = root.text("format");
    const auto format = wholeNumber(written, 0, largestNumber);
    if (!root.has("format") || (format && *format <= nativeFormat)) return false;
    reading.report("read.newer-format", reading.file.locationOf(root.node().attribute("format")),
                   tr("format {found}, this program knows {allowed}",
                      {{"found", written}, {"allowed", std::to_string(nativeFormat)}}));
    return true;
}

void addRest(Reading& reading, model::Annotations& about) {
    for (std::string& comment : comments(reading.file.root().next_sibling()))
        about.extras.inside.push_back(std::move(comment));
}

void wrongRoot(const XmlFile& file, const std::string& expected,
               std::vector<model::ReadFinding>& findings) {
    findings.push_back(
        readFinding("read.wrong-root", file.locationOf(file.root()),
                    tr("<{found}>, expected {allowed}",
                       {{"found", std::string(file.root().name())}, {"allowed", expected}})));
}

} // namespace formats
