#include "model/edits/flow_edits.h"
#include "model/edits/hexside_edits.h"
#include "model/edits/road_edits.h"
#include "model/edits/span_edits.h"
#include "model/edits/type_edits.h"
#include "tests/fuzz/any_edit.h"

namespace fuzz {

namespace {

model::Edit hexsideEdit(Arguments& any) {
    const auto hexsides = any.hexsides();
    const auto type = any.hexsideType();
    switch (any.below(6)) {
    case 0: {
        const auto directed = any.directed();
        return model::addHexsides(directed, type, any.flip());
    }
    case 1:
        return model::removeHexsides(hexsides, type);
    case 2:
        return model::clearHexsides(hexsides);
    case 3:
        return model::drawWatercourse(any.chain(), type);
    case 4:
        return model::eraseWater(hexsides);
    default:
        return model::eraseWater(hexsides, type);
    }
}

model::Edit flowEdit(Arguments& any) {
    const auto& waters = any.now().map->watercourses;
    const auto water = any.idIn(waters);
    switch (any.below(3)) {
    case 0:
        return model::reverseFlow(water);
    case 1:
        return model::markSource(water, any.vertex());
    default: {
        const auto lower = any.idIn(waters);
        return model::joinWatercourses(water, lower, any.hexside());
    }
    }
}

model::RoadEnds ends(Arguments& any) {
    model::RoadEnds ends;
    if (any.below(4) == 3) ends.beforeFirst = any.toward();
    if (any.below(4) == 3) ends.afterLast = any.toward();
    return ends;
}

model::Edit roadEdit(Arguments& any) {
    const auto type = any.roadType();
    if (any.flip()) {
        const auto path = any.path();
        return model::drawRoad(path, type, ends(any));
    }
    const auto hexes = any.hexes();
    const auto links = any.hexsides();
    if (any.flip()) return model::eraseRoads(hexes, links, type);
    return model::eraseRoads(hexes, links);
}

model::Edit spanEdit(Arguments& any) {
    const auto hexsides = any.hexsides();
    const auto type = any.spanType();
    switch (any.below(6)) {
    case 0:
        return model::addSpans(hexsides, type, any.flip());
    case 1:
        return model::removeSpans(hexsides, type);
    case 2:
        return model::removeSpans(hexsides);
    case 3:
        return model::removeBareSpans(hexsides, {type, any.spanType()});
    case 4:
        return model::setSpanStone(hexsides, any.flip());
    default: {
        const auto at = any.hexside();
        return model::changeSpanType(at, type, any.spanType());
    }
    }
}

model::Edit typeEdit(Arguments& any) {
    switch (any.below(4)) {
    case 0: {
        const auto from = any.hexsideType();
        return model::retypeHexsides(from, any.hexsideType());
    }
    case 1: {
        const auto from = any.roadType();
        return model::retypeRoads(from, any.roadType());
    }
    case 2: {
        const auto from = any.spanType();
        return model::retypeSpans(from, any.spanType());
    }
    default: {
        const auto from = any.terrain();
        return model::retypeOutlines(from, any.terrain());
    }
    }
}

} // namespace

model::Edit lineEdit(Arguments& any) {
    switch (any.below(6)) {
    case 0:
    case 1:
        return hexsideEdit(any);
    case 2:
        return flowEdit(any);
    case 3:
        return roadEdit(any);
    case 4:
        return spanEdit(any);
    default:
        return typeEdit(any);
    }
}

} // namespace fuzz
