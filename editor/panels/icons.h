#pragma once
// The program's own pictures, kept as small vector drawings so that they are sharp on any screen.

#include "model/finding.h"

#include <wx/bmpbndl.h>

#include <string_view>

namespace editor {

/// By the word that actions and tools use; an empty bundle for a word without a picture.
wxBitmapBundle icon(std::string_view word);

/// The sign of a severity in lists and in the status bar.
wxBitmapBundle severityIcon(model::Severity severity);

wxBitmapBundle programIcon();

} // namespace editor
