#pragma once
// Which parts of the drawing are shown. Switching one off never changes what another looks like.

namespace formats {

struct Layers {
    bool terrain = true;
    bool levels = true;
    bool grid = true;
    bool numbers = true;
    bool hexsides = true;
    bool water = true;
    bool roads = true;
    bool spans = true;
    bool outlines = true; ///< areas and lines with exact points
    bool partial = true;  ///< the veil over closed hexes and over what half hexes do not show
    bool labels = true;   ///< free lettering
    bool underlay = true; ///< scanned pictures
    bool places = true;   ///< names, entry hexes, supply sources and victory hexes
    bool works = true;    ///< the scenario's improved positions, roadblocks, damage and control
    bool zones = true;    ///< hexes of set-ups
    bool units = true;
    bool findings = true; ///< read by whoever makes the marks; the painter draws what it is given

    bool operator==(const Layers&) const = default;
};

} // namespace formats
