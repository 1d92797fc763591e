#pragma once
// Asks why a finding is waived. A waiver without a reason helps nobody later, so there is none.

#include <wx/dialog.h>

#include <string>

class wxTextCtrl;

namespace editor {

class WaiverDialog : public wxDialog {
public:
    WaiverDialog(wxWindow* parent, const std::string& finding);

    std::string reason() const;

private:
    wxTextCtrl* reason_;
};

} // namespace editor
