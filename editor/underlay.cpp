#include "editor/underlay.h"

#include "editor/open_scenario.h"
#include "formats/drawing/underlay.h"
#include "model/edits/record_edits.h"
#include "model/geometry/hex_layout.h"
#include "model/map/labels.h"
#include "model/number.h"

#include <algorithm>
#include <cmath>
#include <sstream>
#include <stdexcept>

namespace editor {

namespace {

std::string nameOf(const std::filesystem::path& picture, const std::filesystem::path& folder) {
    if (folder.empty()) return std::filesystem::absolute(picture).generic_string();
    return std::filesystem::proximate(picture, folder).generic_string();
}

/// Hexes in three corners of the first sheet, however it is numbered, so that the picture is
/// stretched over it.
std::vector<model::Hex> corners(const model::Map& map) {
    const model::HexLayout unit{map.grid.numbering.orientation, 1.0, {}};
    const auto hexes =
        map.sheets.empty() ? std::vector<model::Hex>{} : printedHexes(map, map.sheets.front());
    if (hexes.empty()) return {};
    const auto farthest = [&](double right, double down) {
        return *std::max_element(hexes.begin(), hexes.end(), [&](model::Hex a, model::Hex b) {
            const model::PlanePoint from = unit.centre(a), to = unit.centre(b);
            return right * from.x + down * from.y < right * to.x + down * to.y;
        });
    };
    return {farthest(-1, -1), farthest(1, -1), farthest(-1, 1)};
}

double rounded(double pixels) {
    return std::round(pixels * 10.0) / 10.0;
}

std::vector<model::ControlPoint> stretched(const model::Map& map,
                                           const formats::UnderlayPicture& picture) {
    const auto hexes = corners(map);
    if (hexes.empty()) return {};
    const model::HexLayout unit{map.grid.numbering.orientation, 1.0, {}};
    model::PlaneBox box = unit.bounds(hexes.front());
    for (const model::Hex hex : printedHexes(map, map.sheets.front())) {
        const model::PlaneBox bounds = unit.bounds(hex);
        box = {std::min(box.left, bounds.left), std::min(box.top, bounds.top),
               std::max(box.right, bounds.right), std::max(box.bottom, bounds.bottom)};
    }
    std::vector<model::ControlPoint> points;
    for (const model::Hex hex : hexes) {
        const model::PlanePoint centre = unit.centre(hex);
        model::ControlPoint point;
        point.at = hex;
        point.x = rounded((centre.x - box.left) / (box.right - box.left) * picture.width);
        point.y = rounded((centre.y - box.top) / (box.bottom - box.top) * picture.height);
        points.push_back(std::move(point));
    }
    return points;
}

} // namespace

void addUnderlay(Session& session, const std::filesystem::path& picture) {
    model::Underlay underlay;
    const auto read = formats::readPicture(picture);
    if (!read) throw std::runtime_error(picture.string() + ": no PNG picture that can be read");
    underlay.file = nameOf(picture, mapFolder(session.scenario(), session.path().value_or("")));
    underlay.control = stretched(*session.scenario().map, *read);
    session.apply(model::addRecord(std::move(underlay)));
}

std::string controlText(const model::Map& map, const std::vector<model::ControlPoint>& points) {
    std::string text;
    for (const auto& point : points)
        text += (text.empty() ? "" : "; ") + (point.at ? model::label(map, *point.at) : "?") + ' ' +
                model::decimalText(point.x) + ' ' + model::decimalText(point.y);
    return text;
}

std::optional<std::vector<model::ControlPoint>> readControl(const model::Map& map,
                                                            std::string_view text) {
    std::vector<model::ControlPoint> points;
    std::istringstream all{std::string(text)};
    for (std::string each; std::getline(all, each, ';');) {
        std::istringstream words(each);
        std::string hex, x, y, more;
        if (!(words >> hex)) continue;
        const bool isWhole = static_cast<bool>(words >> x >> y) && !(words >> more);
        model::ControlPoint point;
        point.at = model::readHex(map, hex).value;
        const auto across = model::readDecimal(x);
        const auto down = model::readDecimal(y);
        if (!isWhole || !point.at || !across || !down) return std::nullopt;
        point.x = *across;
        point.y = *down;
        points.push_back(std::move(point));
    }
    return points;
}

} // namespace editor
