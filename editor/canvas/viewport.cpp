#include "editor/canvas/viewport.h"

#include <algorithm>
#include <cmath>

namespace editor {

namespace {

int rounded(double value) {
    return static_cast<int>(std::lround(value));
}

/// A range smaller than the view is centred in it; a larger one covers it.
int kept(int position, double first, double last, int size) {
    const double spare = static_cast<double>(size) - (last - first);
    if (spare >= 0) return rounded(first - spare / 2);
    return std::clamp(position, rounded(first), rounded(last) - size);
}

} // namespace

double Viewport::radiusOf(int level) {
    return std::pow(1.25, level);
}

double Viewport::radius() const {
    return radius(level_);
}

double Viewport::radius(int level) const {
    return radiusOf(level) * deviceScale_;
}

void Viewport::resize(int width, int height, double deviceScale) {
    const model::PlanePoint middle{left_ + width_ / 2.0, top_ + height_ / 2.0};
    const double factor = deviceScale / deviceScale_;
    width_ = std::max(width, 1);
    height_ = std::max(height, 1);
    deviceScale_ = deviceScale;
    centreOn({middle.x * factor, middle.y * factor});
}

model::PlaneBox Viewport::visible() const {
    return {static_cast<double>(left_), static_cast<double>(top_),
            static_cast<double>(left_ + width_), static_cast<double>(top_ + height_)};
}

model::HexLayout Viewport::layout() const {
    return layout(level_);
}

model::HexLayout Viewport::layout(int level) const {
    return {orientation_, radius(level), {}};
}

void Viewport::panBy(int dx, int dy) {
    scrollTo(left_ + dx, top_ + dy);
}

void Viewport::scrollTo(int left, int top) {
    left_ = left;
    top_ = top;
    keepInRange();
}

void Viewport::centreOn(model::PlanePoint point) {
    scrollTo(rounded(point.x - width_ / 2.0), rounded(point.y - height_ / 2.0));
}

void Viewport::zoomTo(int level, double x, double y) {
    level = std::clamp(level, lowestLevel, highestLevel);
    const double factor = radius(level) / radius();
    const model::PlanePoint anchor = toLevel(x, y);
    level_ = level;
    scrollTo(rounded(anchor.x * factor - x), rounded(anchor.y * factor - y));
}

void Viewport::fit() {
    level_ = lowestLevel;
    for (int level = highestLevel; level > lowestLevel; --level) {
        const double r = radius(level);
        if ((map_.right - map_.left) * r > width_ || (map_.bottom - map_.top) * r > height_)
            continue;
        level_ = level;
        break;
    }
    centreOn({(map_.left + map_.right) / 2 * radius(), (map_.top + map_.bottom) / 2 * radius()});
}

model::PlaneBox Viewport::scrollRange() const {
    const double margin = radius();
    return {map_.left * radius() - margin, map_.top * radius() - margin,
            map_.right * radius() + margin, map_.bottom * radius() + margin};
}

void Viewport::keepInRange() {
    const model::PlaneBox range = scrollRange();
    left_ = kept(left_, range.left, range.right, width_);
    top_ = kept(top_, range.top, range.bottom, height_);
}

} // namespace editor
