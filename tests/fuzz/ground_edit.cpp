#include "model/edits/grid_edits.h"
#include "model/edits/level_edits.h"
#include "model/edits/region_edits.h"
#include "model/edits/terrain_edits.h"
#include "tests/fuzz/any_edit.h"

namespace fuzz {

namespace {

model::NumberRange range(Arguments& any) {
    const int first = any.below(4);
    // Where nothing is printed, no hex is on the map.
    return {first, first + any.below(9) - (any.isOnMap() ? 0 : 1)};
}

model::Edit resize(Arguments& any) {
    const model::SheetId sheet(any.word({"main", "B", "none"}));
    const auto columns = range(any), odd = range(any);
    return model::resizeSheet(sheet, columns, odd, any.flip() ? odd : range(any));
}

model::HexNumbering numbering(Arguments& any) {
    auto numbering = any.now().map->grid.numbering;
    numbering.pattern = any.word({"CCRR", "C.RR", "S-CCRR", "RRCC", "AR", "LCC", "", "RR"});
    numbering.columns = any.flip() ? model::ColumnsFrom::east : model::ColumnsFrom::west;
    numbering.rows = any.flip() ? model::RowsFrom::south : model::RowsFrom::north;
    numbering.shifted = static_cast<model::Parity>(any.below(4));
    return numbering;
}

model::Join join(Arguments& any) {
    model::Join join;
    join.kind = any.flip() ? model::JoinKind::next : model::JoinKind::same;
    if (join.kind == model::JoinKind::next) join.toward = any.toward();
    const auto joined = [&] {
        const model::SheetId sheet(any.word({"main", "B", "none"}));
        const int column = 1 + any.below(8);
        return model::JoinedHex{sheet, column, 1 + any.below(8)};
    };
    join.first = joined();
    join.second = joined();
    return join;
}

std::vector<model::TerrainId> terrains(Arguments& any) {
    std::vector<model::TerrainId> some;
    for (int i = any.below(3); i > 0; --i)
        some.push_back(any.terrain());
    return some;
}

model::Edit paste(Arguments& any) {
    const auto hexes = any.hexes();
    auto fragment = model::copyOf(*any.now().map, hexes, any.hex());
    model::Placement placement;
    placement.to = any.hex();
    placement.turns = any.below(8) - 2;
    placement.mirrored = any.flip();
    return model::pasteFragment(std::move(fragment), placement);
}

} // namespace

model::Edit groundEdit(Arguments& any) {
    const auto hexes = any.hexes();
    switch (any.below(18)) {
    case 0: {
        const auto terrain = any.terrain();
        return model::paintTerrain(hexes, terrain, terrains(any));
    }
    case 1:
        return model::eraseTerrain(hexes);
    case 2:
        return model::eraseTerrain(hexes, any.terrain());
    case 3:
        return model::setLevel(hexes, any.below(6) - 2);
    case 4:
        return model::setLevel(hexes, std::nullopt);
    case 5:
        return model::setClosed(hexes, any.flip());
    case 6:
        return model::setPartial(hexes, 1 + any.below(99));
    case 7:
        return model::setPartial(hexes, std::nullopt);
    case 8:
        return model::changeLevels(hexes, any.below(7) - 3);
    case 9:
        return model::smoothLevels(hexes);
    case 10: {
        const auto type = any.hexsideType();
        const int step = 1 + any.below(3);
        const bool uphillFirst = any.flip();
        return model::slopesFromLevels(hexes, {type, step, uphillFirst, {any.hexsideType()}});
    }
    case 11:
        return model::switchShiftedColumns();
    case 12:
        return model::setNumbering(numbering(any));
    case 13:
        return resize(any);
    case 14: {
        const auto& joins = any.now().map->joins;
        const auto one = join(any);
        if (joins.empty() || any.below(3) == 0) return model::addJoin(one);
        const auto former = any.bytes().of(joins);
        return any.flip() ? model::dropJoin(former) : model::replaceJoin(former, one);
    }
    case 15: {
        const auto across = any.text();
        return model::setScale(across, any.text());
    }
    case 16:
        return any.flip() ? paste(any) : model::clearRegion(hexes);
    default: {
        const auto from = any.terrain(), to = any.terrain();
        const auto excluded = terrains(any);
        if (any.flip()) return model::replaceTerrain(from, to, excluded, hexes);
        return model::replaceTerrain(from, to, excluded);
    }
    }
}

} // namespace fuzz
