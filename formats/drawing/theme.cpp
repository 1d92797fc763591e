#include "formats/drawing/theme.h"

#include <algorithm>
#include <cassert>

namespace formats {

namespace {

Colour rgb(std::string_view text) {
    const auto colour = parseColour(text);
    assert(colour);
    return *colour;
}

std::vector<PatternLook> classicPatterns() {
    return {
        {"none", rgb("#e9dfc0"), rgb("#b9a97c"), 0.0, 1.00, {"clear", "open"}},
        {"height",
         rgb("#d9c596"),
         rgb("#8a6a3c"),
         0.08,
         0.55,
         {"hilltop", "height", "hill", "mountain"}},
        {"rows", rgb("#cfd3a0"), rgb("#7c9150"), 0.12, 0.70, {"orchard"}},
        {"vines", rgb("#d3cfa6"), rgb("#7d6b8a"), 0.12, 0.70, {"vineyard", "vines"}},
        {"reeds", rgb("#c5d3bd"), rgb("#5f8f96"), 0.08, 0.85, {"marsh", "swamp", "bog", "rice"}},
        {"trees", rgb("#a9bd84"), rgb("#64834a"), 0.50, 0.82, {"woods", "forest", "wood"}},
        {"water", rgb("#a5c3d2"), rgb("#6f9cb5"), 0.03, 1.00, {"sea", "lake", "water", "river"}},
        {"buildings", rgb("#dfc9a6"), rgb("#8c4a38"), 0.2, 0.60, {"town", "city"}},
        {"village", rgb("#e2d0ae"), rgb("#8c4a38"), 0.10, 0.40, {"village", "hamlet"}},
        {"manor", rgb("#e0d0a8"), rgb("#6d4a40"), 0.08, 0.45, {"chateau", "manor"}},
        {"farm", rgb("#e0d0a8"), rgb("#7a5140"), 0.12, 0.45, {"farm"}},
        {"fort", rgb("#dccaa2"), rgb("#6b5236"), 0.15, 0.45, {"redoubt", "fort", "entrench"}},
        {"castle", rgb("#dccdb0"), rgb("#5f5148"), 0.15, 0.45, {"castle", "tower"}},
    };
}

std::array<RoleLook, 12> classicRoles() {
    const Colour hover = rgb("#3b2a14");
    const Colour selection = rgb("#d9731a");
    const Colour preview = rgb("#2f7fbf");
    const Colour error = rgb("#c0261f");
    const Colour warning = rgb("#d98a00");
    const Colour info = rgb("#2e6fa7");
    const Colour reach = rgb("#2c8a57");
    const Colour path = rgb("#1f4f9a");
    const Colour zone = rgb("#7a4f9a");
    return {{
        {withAlpha(hover, 0.65), withAlpha(hover, 0.08), 0.06, Dash::solid},
        {selection, withAlpha(selection, 0.20), 0.10, Dash::solid},
        {preview, withAlpha(preview, 0.30), 0.09, Dash::dashed},
        {error, withAlpha(error, 0.22), 0.08, Dash::solid},
        {warning, withAlpha(warning, 0.22), 0.08, Dash::solid},
        {info, withAlpha(info, 0.18), 0.07, Dash::solid},
        {withAlpha(reach, 0.9), withAlpha(reach, 0.24), 0.07, Dash::solid},
        {path, withAlpha(path, 0.25), 0.13, Dash::solid},
        {error, withAlpha(error, 0.30), 0.12, Dash::solid},
        {reach, withAlpha(reach, 0.25), 0.08, Dash::solid},
        {withAlpha(zone, 0.85), withAlpha(zone, 0.14), 0.06, Dash::dashed},
        {rgb("#222222"), withAlpha(rgb("#222222"), 0.1), 0.06, Dash::dashed},
    }};
}

std::vector<CounterLook> classicCounters() {
    const auto look = [](std::string_view face, std::string_view edge, std::string_view ink) {
        return CounterLook{rgb(face), rgb(edge), rgb(ink)};
    };
    return {look("#5b82b8", "#2d4a78", "#ffffff"), look("#f4ecd4", "#8c7d58", "#2e2a22"),
            look("#a9b4bd", "#56636e", "#1d2730"), look("#7f9a63", "#435a2f", "#ffffff"),
            look("#c98f86", "#7d443c", "#2a1310"), look("#d9bf72", "#8a7030", "#2c220a"),
            look("#9a86ad", "#574468", "#ffffff"), look("#86b3ad", "#3f6964", "#12211f")};
}

} // namespace

Theme classicTheme() {
    Theme theme;
    theme.paper = rgb("#f6f1e3");
    theme.ground = rgb("#e9dfc0");
    theme.grid = withAlpha(rgb("#6b5a3c"), 0.42);
    theme.number = withAlpha(rgb("#5c4b30"), 0.80);
    theme.name = rgb("#2b2118");
    theme.halo = withAlpha(rgb("#f7f0dc"), 0.86);
    theme.water = rgb("#7fabc6");
    theme.waterEdge = rgb("#4d7f9f");
    theme.slope = rgb("#7d5c35");
    theme.roadFill = rgb("#f4ead0");
    theme.roadEdge = rgb("#6f5338");
    theme.mainRoadFill = rgb("#e9b97c");
    theme.trail = rgb("#7a5c3d");
    theme.work = rgb("#4a3526");
    theme.damage = rgb("#b3261e");
    theme.mark = rgb("#8e2f26");
    theme.shadow = withAlpha(rgb("#2a2012"), 0.28);
    theme.levelTint = rgb("#b98f55");
    theme.waterWidths = {{"stream", 0.075}, {"brook", 0.075}, {"creek", 0.10}, {"tributary", 0.12},
                         {"ditch", 0.06},   {"major", 0.24},  {"river", 0.17}};
    theme.roadWidths = {{"trail", 0.05}, {"track", 0.05}, {"path", 0.04},     {"primary", 0.115},
                        {"main", 0.115}, {"pike", 0.115}, {"highway", 0.115}, {"secondary", 0.07}};
    theme.slopeWeights = {{"extreme", 1.7}, {"steep", 1.4}, {"cliff", 1.7}};
    theme.patterns = classicPatterns();
    theme.lettering = {{"region", 0.80, false, false, 0.30, withAlpha(theme.name, 0.62)},
                       {"water", 0.40, false, true, 0.06, rgb("#2f6484")},
                       {"height", 0.40, false, true, 0.08, rgb("#6b4a26")},
                       {"note", 0.34, false, false, 0.0, theme.name}};
    theme.roles = classicRoles();
    theme.counters = classicCounters();
    return theme;
}

const RoleLook& lookOf(const Theme& theme, Role role) {
    return theme.roles[static_cast<std::size_t>(role)];
}

const LetteringLook& letteringLook(const Theme& theme, const std::string& kind) {
    static const LetteringLook plain{};
    for (const LetteringLook& look : theme.lettering)
        if (look.kind == kind) return look;
    return theme.lettering.empty() ? plain : theme.lettering.back();
}

const PatternLook& patternLook(const Theme& theme, const std::string& pattern) {
    static const PatternLook none{};
    const auto found =
        std::find_if(theme.patterns.begin(), theme.patterns.end(),
                     [&](const PatternLook& look) { return look.pattern == pattern; });
    if (found != theme.patterns.end()) return *found;
    return theme.patterns.empty() ? none : theme.patterns.front();
}

} // namespace formats
