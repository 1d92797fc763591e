#pragma once
// Rows of the properties panel: a title, a value and what a new value does. Grey rows cannot be
// changed. What a row cannot take is refused, and the reason stands at its field until it is mended
// or left.

#include <wx/propgrid/propgrid.h>

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace editor {

/// A word of a file, and what people call it.
struct Choice {
    std::string word, name;
};

class PropertyRows : public wxPropertyGrid {
public:
    /// Applies an edit, or says why it does not.
    using Change = std::function<std::string(const std::string&)>;
    using Take = std::function<void(const std::string&)>;
    using Switch = std::function<void(bool)>;

    explicit PropertyRows(wxWindow* parent);

    /// Between these two, rows are added.
    void begin();
    void end();

    void section(const std::string& title);
    void shown(const std::string& title, const std::string& value, const std::string& help = "");
    void text(const std::string& title, const std::string& value, Change change,
              const std::string& help = "");
    /// Any text will do.
    void freeText(const std::string& title, const std::string& value, Take take,
                  const std::string& help = "");
    /// Kept as it was written, and wrong.
    void wrongText(const std::string& title, const std::string& value, Take take,
                   const std::string& help);
    void number(const std::string& title, int value, int least, int most,
                std::function<void(int)> take, const std::string& help = "");
    void flag(const std::string& title, bool value, Switch change, const std::string& help = "");
    /// A word that is none of the choices is listed too.
    void choice(const std::string& title, const std::string& word, std::vector<Choice> choices,
                Take take, const std::string& help = "");
    void several(const std::string& title, const std::vector<std::string>& words,
                 std::vector<Choice> choices,
                 std::function<void(const std::vector<std::string>&)> take,
                 const std::string& help = "");

private:
    using Apply = std::function<std::string(const wxVariant&)>;

    wxPGProperty* add(wxPGProperty* property, Apply apply, const std::string& help);
    void onChanging(wxPropertyGridEvent& event);
    void DoShowPropertyError(wxPGProperty* property, const wxString& message) override;
    void DoHidePropertyError(wxPGProperty* property) override;

    std::map<const wxPGProperty*, Apply> apply_;
    wxWindow* reason_ = nullptr; ///< the note at a field; owned by the toolkit
};

} // namespace editor
