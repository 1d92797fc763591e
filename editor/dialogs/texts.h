#pragma once
// The border between our UTF-8 strings and those of the toolkit.

#include "model/message.h"

#include <wx/string.h>

#include <string>
#include <string_view>

namespace editor {

inline wxString shown(std::string_view text) {
    return wxString::FromUTF8(text.data(), text.size());
}

inline wxString shown(const model::Message& message) {
    return shown(model::text(message));
}

inline std::string utf8(const wxString& text) {
    return text.utf8_string();
}

} // namespace editor
