// The window program: berthier [FILE] [--data DIR].

#include "editor/app.h"

#include <wx/app.h>

wxIMPLEMENT_APP(editor::App);
