#pragma once
// How the drawing looks: colours, fonts and widths as data. A theme changes no meaning; the colours
// of a ruleset's terrain and hexsides are laid over it. Widths and sizes are in radii of a hex, so
// that a map looks the same at every size.

#include "formats/drawing/colour.h"
#include "formats/drawing/shape.h"

#include <array>
#include <string>
#include <vector>

namespace formats {

/// A terrain pattern of the ruleset: its colour where the ruleset gives none, and that of its
/// symbols.
struct PatternLook {
    std::string pattern;
    Colour ground;
    Colour ink;
    double cover = 0.0;             ///< the share of the ground that symbols hide, for the overview
    double opacity = 1.0;           ///< how far the ground hides the tints of levels
    std::vector<std::string> words; ///< without a ruleset: ids of terrain that have this pattern
    bool operator==(const PatternLook&) const = default;
};

/// The width of a line in radii, for types whose id contains the word.
struct WidthByWord {
    std::string word;
    double width = 0.1;
    bool operator==(const WidthByWord&) const = default;
};

/// Free lettering of one kind.
struct LetteringLook {
    std::string kind;
    double size = 0.4; ///< height of the em in radii
    bool bold = false;
    bool italic = false;
    double spacing = 0.0; ///< between letters, in ems
    Colour colour;
    bool operator==(const LetteringLook&) const = default;
};

struct RoleLook {
    Colour stroke;
    Colour fill;
    double width = 0.1;
    Dash dash = Dash::solid;
    bool operator==(const RoleLook&) const = default;
};

/// The colours of one army's counters.
struct CounterLook {
    Colour face;
    Colour edge;
    Colour ink;
    bool operator==(const CounterLook&) const = default;
};

struct Theme {
    std::string fontFamily = "DejaVu Sans";
    std::string nameFontFamily = "DejaVu Serif";

    Colour paper;  ///< beyond the map
    Colour ground; ///< hexes without terrain
    Colour grid;
    Colour number;
    Colour name;
    Colour halo;
    Colour water;
    Colour waterEdge;
    Colour slope;
    Colour roadFill;
    Colour roadEdge;
    Colour mainRoadFill; ///< of roads that the map marks as main ones
    Colour trail;
    Colour work; ///< improved positions, roadblocks
    Colour damage;
    Colour mark; ///< entry hexes, sources, victory hexes
    Colour shadow;
    /// The tint of one level above 0, laid over the terrain; higher ones are stronger up to
    /// `strongestLevel`.
    Colour levelTint;
    int strongestLevel = 5;

    double gridWidth = 0.025;
    double numberSize = 0.27;

    double waterWidth = 0.13;
    double roadWidth = 0.085;
    double trailWidth = 0.05; ///< without a ruleset, roads as narrow as this are dashed
    std::vector<WidthByWord> waterWidths, roadWidths; ///< the first that fits
    std::vector<WidthByWord> slopeWeights; ///< how much heavier than others a slope is drawn

    std::vector<PatternLook> patterns;
    std::vector<LetteringLook> lettering; ///< the last one for kinds that are not named
    std::array<RoleLook, 12> roles;       ///< in the order of Role
    /// By the order of armies in the forces, over and over.
    std::vector<CounterLook> counters;

    bool operator==(const Theme&) const = default;
};

/// The calm look of a printed map of Napoleonic campaigns.
Theme classicTheme();

const RoleLook& lookOf(const Theme& theme, Role role);
const LetteringLook& letteringLook(const Theme& theme, const std::string& kind);
/// The look of a pattern; that of no pattern when the theme does not know it.
const PatternLook& patternLook(const Theme& theme, const std::string& pattern);

} // namespace formats
