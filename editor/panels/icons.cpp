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
