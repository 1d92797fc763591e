#include "editor/panels/icons.h"

#include <string>
#include <utility>

namespace editor {

namespace {

struct Drawing {
    std::string_view word, body; ///< in a square of 24
};

// Thin dark lines, one accent: blue for water and movement, green for land, red for the pieces.
constexpr Drawing drawings[] = {
    {"new", R"(<path d="M6 3h8l4 4v14H6z" fill="#fff"/><path d="M14 3v4h4"/>)"
            R"(<path d="M12 11v6M9 14h6" stroke="#2f7d4f"/>)"},
    {"open", R"(<path d="M3 19V6h6l2 2h8v3" fill="#fff"/>)"
             R"(<path d="M3 19l3-8h15l-3 8z" fill="#f3dfae"/>)"},
    {"save", R"(<path d="M4 4h13l3 3v13H4z" fill="#dfe8f2"/><path d="M8 4v5h7V4" fill="#fff"/>)"
             R"(<path d="M7 20v-7h10v7" fill="#fff"/>)"},
    {"undo", R"(<path d="M8 5L4 9l4 4"/><path d="M4 9h10a5.5 5.5 0 0 1 0 11h-4"/>)"},
    {"redo", R"(<path d="M16 5l4 4-4 4"/><path d="M20 9H10a5.5 5.5 0 0 0 0 11h4"/>)"},
    {"zoom-in", R"(<circle cx="10.5" cy="10.5" r="6.5" fill="#fff"/><path d="M15.5 15.5L21 21"/>)"
                R"(<path d="M10.5 7.5v6M7.5 10.5h6" stroke="#2a67a8"/>)"},
    {"zoom-out", R"(<circle cx="10.5" cy="10.5" r="6.5" fill="#fff"/><path d="M15.5 15.5L21 21"/>)"
                 R"(<path d="M7.5 10.5h6" stroke="#2a67a8"/>)"},
    {"fit", R"(<path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"/>)"
            R"(<path d="M9.5 8h5l2.5 4-2.5 4h-5L7 12z" fill="#cfe3c4" stroke="#2f7d4f"/>)"},
    {"arrow", R"(<path d="M6 3l13 9-6 1.2 3.4 6-2.6 1.5-3.4-6L6 19z" fill="#fff"/>)"},
    {"brush", R"(<path d="M20 3c-5 2-8 6-9.500 9l2.500 2.500C16 13 19 9 20 3z" fill="#fff"/>)"
              R"(<path d="M10 12.500c-3 0-3 3.500-6 6.500 4 1.500 9 0 8.500-4z" fill="#8fbf77" )"
              R"(stroke="#2f7d4f"/>)"},
    {"bucket", R"(<path d="M5 11l7-7 7 7-7 7z" fill="#fff"/><path d="M5 11h14" stroke="#2f7d4f"/>)"
               R"(<path d="M6 11.500h12l-6 6z" fill="#8fbf77" stroke="none"/>)"
               R"(<path d="M20 15c1.500 2 2 3 2 4a2 2 0 0 1-4 0c0-1 .5-2 2-4z" fill="#8fbf77" )"
               R"(stroke="#2f7d4f"/>)"},
    {"hexside", R"(<path d="M8 4h8l4.500 8-4.500 8H8l-4.500-8z" stroke="#9aa0a6"/>)"
                R"(<path d="M16 4l4.500 8-4.500 8" stroke="#8a5a2b" stroke-width="3"/>)"},
    {"river", R"(<path d="M4 3c5 2 1 6 5 8s9 0 7 5 2 4 4 5" stroke="#3f86c9" stroke-width="3"/>)"},
    {"level",
     R"(<path d="M2 20c4 0 4-6 8-6s4 3 12 6z" fill="#d9c089" stroke="none"/>)"
     R"(<path d="M2 20c4 0 5-5 8.500-5S16 17 22 20"/><path d="M6 13c2-2 3-5 6-5s4 3 6 5"/>)"
     R"(<path d="M10 6.500c1-1.300 3-1.300 4 0" stroke="#2f7d4f"/>)"},
    {"road", R"(<path d="M5 21C5 12 17 13 18 3" stroke="#7b5a3a" stroke-width="4.500"/>)"
             R"(<path d="M5 21C5 12 17 13 18 3" stroke="#fff" stroke-width="2"/>)"},
    {"bridge",
     R"(<path d="M9 2c4 5-3 14 6 20" stroke="#3f86c9" stroke-width="4"/>)"
     R"(<path d="M4 9.500c2.500 1.500 13.500 1.500 16 0M4 15c2.500-1.500 13.500-1.500 16 0"/>)"
     R"(<path d="M9 11v2.500M15 11v2.500"/>)"},
    {"outline", R"(<path d="M5 8l7-4 7 5-1 9-8 2-6-5z" fill="#cfe3c4" stroke="#2f7d4f"/>)"
                R"(<path d="M4 7h2v2H4zM11 3h2v2h-2zM18 8h2v2h-2zM17 17h2v2h-2zM9 19h2v2H9z)"
                R"(M3 14h2v2H3z" fill="#fff"/>)"},
    {"closed", R"(<path d="M8 4h8l4.500 8-4.500 8H8l-4.500-8z" fill="#e4e2df"/>)"
               R"(<path d="M8.500 8.500l7 7M15.500 8.500l-7 7" stroke="#8a8f94"/>)"},
    {"place",
     R"(<path d="M3 20v-8l5-4 5 4v8z" fill="#f3dfae"/><path d="M13 20V8h7v12" fill="#fff"/>)"
     R"(<path d="M13 8l3.500-4L20 8" fill="#b3392f"/><path d="M7 20v-4h2v4"/>)"},
    {"work", R"(<path d="M4 20V9l8-5 8 5v11" fill="#f3dfae"/><path d="M4 13h4v3h8v-3h4"/>)"},
    {"entry", R"(<path d="M20 4v16"/><path d="M3 12h12" stroke="#b3392f" stroke-width="2.600"/>)"
              R"(<path d="M11 7l5 5-5 5" stroke="#b3392f" stroke-width="2.600"/>)"},
    {"source", R"(<circle cx="12" cy="12" r="8.500" fill="#b3392f"/>)"
               R"(<path d="M9.500 17V7h5.500M9.500 12h4.500" stroke="#fff" stroke-width="2"/>)"},
    {"gather", R"(<circle cx="12" cy="12" r="3" fill="#b3392f"/>)"
               R"(<path d="M12 2v4M12 18v4M2 12h4M18 12h4M5 5l2.500 2.500M16.500 16.500L19 19)"
               R"(M19 5l-2.500 2.500M7.500 16.500L5 19"/>)"},
    {"victory",
     R"(<path d="M12 2.500l2.800 6 6.500.7-4.900 4.400 1.400 6.400-5.800-3.300-5.800 3.300 )"
     R"(1.400-6.400-4.900-4.400 6.500-.7z" fill="#f2c64a"/>)"},
    {"label", R"(<path d="M5 6V4h14v2M12 4v16M9 20h6"/>)"
              R"(<path d="M3 12c0 0 1-1 3-1M18 11c2 0 3 1 3 1" stroke="#9aa0a6"/>)"},
    {"dropper",
     R"(<path d="M4 20l1-4 8-8 3 3-8 8z" fill="#cfe3c4"/>)"
     R"(<path d="M12 6l6 6M14.500 7.500L17 5a2 2 0 0 1 2.500 2.500l-2.500 2.500z" fill="#3b4046"/>)"},
    {"paste", R"(<path d="M4 5h14v16H4z" fill="#f3dfae"/><path d="M8 3h6v4H8z" fill="#fff"/>)"
              R"(<path d="M8 11h11v10H8z" fill="#fff"/>)"},
    {"counter", R"(<path d="M4 5h16v14H4z" fill="#fff"/>)"
                R"(<path d="M8 9h8v6H8zM8 9l8 6M16 9l-8 6" stroke="#b3392f"/>)"},
};

constexpr std::string_view errorDrawing =
    R"(<circle cx="12" cy="12" r="9" fill="#c0392b" stroke="none"/>)"
    R"(<path d="M8.500 8.500l7 7M15.500 8.500l-7 7" stroke="#fff" stroke-width="2.400"/>)";
constexpr std::string_view warningDrawing =
    R"(<path d="M12 3L22 20.500H2z" fill="#e0a100" stroke="none"/>)"
    R"(<path d="M12 9v6M12 17.200v.6" stroke="#fff" stroke-width="2.400"/>)";
constexpr std::string_view infoDrawing =
    R"(<circle cx="12" cy="12" r="9" fill="#3f76b5" stroke="none"/>)"
    R"(<path d="M12 11v6M12 7.200v.6" stroke="#fff" stroke-width="2.400"/>)";
constexpr std::string_view programDrawing =
    R"(<path d="M6.500 2.500h11L23 12l-5.500 9.500h-11L1 12z" fill="#dfe7cf"/>)"
    R"(<path d="M1 12c6-3 7 4 12 1s6-6 10-1l-5.500 9.500h-11z" fill="#9ec5e5" stroke="none"/>)"
    R"(<path d="M6.500 2.500h11L23 12l-5.500 9.500h-11L1 12z"/>)"
    R"(<path d="M8 7h8v8H8z" fill="#2a4f87"/><path d="M8 7l8 8M16 7l-8 8" stroke="#fff"/>)";

wxBitmapBundle bundle(std::string_view body, wxSize size) {
    std::string svg = R"(<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" )"
                      R"(viewBox="0 0 24 24"><g fill="none" stroke="#3b4046" )"
                      R"(stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round">)";
    svg += body;
    svg += "</g></svg>";
    return wxBitmapBundle::FromSVG(svg.data(), size);
}

} // namespace

wxBitmapBundle icon(std::string_view word) {
    for (const Drawing& drawing : drawings)
        if (drawing.word == word) return bundle(drawing.body, {22, 22});
    return {};
}

wxBitmapBundle severityIcon(model::Severity severity) {
    const std::string_view body = severity == model::Severity::error     ? errorDrawing
                                  : severity == model::Severity::warning ? warningDrawing
                                                                         : infoDrawing;
    return bundle(body, {16, 16});
}

wxBitmapBundle programIcon() {
    return bundle(programDrawing, {64, 64});
}

} // namespace editor
