#pragma once
// Which part of the map a window shows: a zoom level of a fixed ladder and a scroll position.
// Everything is in device pixels of the level, where Hex{0, 0} has its centre at (0, 0); tiles
// use the same pixels. The ladder keeps drawn text from ever being resampled.

#include "model/geometry/hex_layout.h"

namespace editor {

class Viewport {
public:
    static constexpr int lowestLevel = 0;
    static constexpr int highestLevel = 20;
    static constexpr int usualLevel = 16;

    /// Radius of a hex in logical pixels: 1.25 to the power of the level.
    static double radiusOf(int level);

    void setOrientation(model::Orientation orientation) { orientation_ = orientation; }
    /// The whole map for radius 1; scrolling stops where its middle part would leave the view.
    void setMap(model::PlaneBox unitBox) { map_ = unitBox; }
    void resize(int width, int height, double deviceScale);

    int level() const { return level_; }
    int width() const { return width_; }
    int height() const { return height_; }
    double deviceScale() const { return deviceScale_; }
    /// Radius of a hex in device pixels.
    double radius() const;
    double radius(int level) const;

    int left() const { return left_; }
    int top() const { return top_; }
    /// The visible box, in pixels of the level.
    model::PlaneBox visible() const;
    model::HexLayout layout() const;
    model::HexLayout layout(int level) const;

    model::PlanePoint toLevel(double x, double y) const { return {x + left_, y + top_}; }
    model::PlanePoint toView(model::PlanePoint point) const {
        return {point.x - left_, point.y - top_};
    }

    void panBy(int dx, int dy);
    /// Puts the view's corner there, within what the map allows.
    void scrollTo(int left, int top);
    void centreOn(model::PlanePoint point);
    /// The point of the map under (x, y) of the view stays there.
    void zoomTo(int level, double x, double y);
    void zoomTo(int level) { zoomTo(level, width_ / 2.0, height_ / 2.0); }
    /// The largest level at which the whole map is seen.
    void fit();

    /// The map in pixels of the level with the margin that scrolling allows.
    model::PlaneBox scrollRange() const;

private:
    void keepInRange();

    model::Orientation orientation_ = model::Orientation::flatTop;
    model::PlaneBox map_;
    int level_ = usualLevel;
    int width_ = 1, height_ = 1;
    double deviceScale_ = 1.0;
    int left_ = 0, top_ = 0;
};

} // namespace editor
