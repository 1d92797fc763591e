#include "tests/bench/tiled_map.h"

#include "formats/drawing/png.h"
#include "model/map/map.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

namespace bench {

namespace {

constexpr int tileWidth = 24, tileHeight = 20;
/// Clear, and those of a country.
constexpr int kinds = 5;

/// Each tile in a colour of its own.
std::string tiles() {
    constexpr std::array<std::uint32_t, kinds> colours{0xf4ecd0, 0x4f7f3f, 0x7fb0a0, 0xb08850,
                                                       0x903030};
    constexpr int width = kinds * tileWidth;
    std::vector<std::uint32_t> pixels;
    for (int y = 0; y < tileHeight; ++y)
        for (const auto colour : colours)
            pixels.insert(pixels.end(), tileWidth, colour);
    constexpr int bytes = 4;
    return formats::encodePng(width, tileHeight, width * bytes,
                              reinterpret_cast<const std::uint8_t*>(pixels.data()));
}

int kindOf(const model::Map& map, model::Hex hex) {
    constexpr std::array<std::string_view, kinds> names{"clear", "woods", "marsh", "hilltop",
                                                        "town"};
    const auto terrain = model::terrainAt(map, hex);
    if (terrain.empty()) return 0;
    const auto found = std::find(names.begin(), names.end(), terrain.front().text);
    return found == names.end() ? 0 : static_cast<int>(found - names.begin());
}

} // namespace

std::filesystem::path writeTiledMap(const model::Map& map, const std::filesystem::path& folder) {
    std::ofstream(folder / "tiles.png", std::ios::binary) << tiles();
    const auto& sheet = map.sheets.front();
    const int columns = sheet.columns.last - sheet.columns.first + 1;
    const int rows = sheet.oddRows.last - sheet.oddRows.first + 1;
    std::string xml = fmt::format(
        "<map version=\"1.8\" orientation=\"hexagonal\" renderorder=\"right-down\" width=\"{0}\" "
        "height=\"{1}\" tilewidth=\"{2}\" tileheight=\"{3}\" hexsidelength=\"{4}\" "
        "staggeraxis=\"x\" staggerindex=\"odd\" nextlayerid=\"2\" nextobjectid=\"1\">\n"
        "<tileset firstgid=\"1\" name=\"t\" tilewidth=\"{2}\" tileheight=\"{3}\" tilecount=\"{5}\" "
        "columns=\"{5}\"><image source=\"tiles.png\" width=\"{6}\" height=\"{3}\"/></tileset>\n"
        "<layer id=\"1\" name=\"terrain\" width=\"{0}\" height=\"{1}\"><data encoding=\"csv\">\n",
        columns, rows, tileWidth, tileHeight, tileWidth / 2, kinds, kinds * tileWidth);
    std::vector<int> tile(static_cast<std::size_t>(columns * rows), 1);
    const auto hexes = model::printedHexes(map, sheet); // column by column
    for (std::size_t i = 0; i < hexes.size(); ++i) {
        const auto column = i / static_cast<std::size_t>(rows);
        const auto row = i % static_cast<std::size_t>(rows);
        tile[row * static_cast<std::size_t>(columns) + column] = kindOf(map, hexes[i]) + 1;
    }
    for (std::size_t i = 0; i < tile.size(); ++i)
        xml += fmt::format("{}{}", i == 0 ? "" : ",", tile[i]);
    xml += "</data></layer></map>\n";
    const auto path = folder / "country.tmx";
    std::ofstream(path, std::ios::binary) << xml;
    return path;
}

} // namespace bench
