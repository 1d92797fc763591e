#include "editor/panels/property_rows.h"

#include "editor/dialogs/texts.h"

#include <wx/panel.h>
#include <wx/propgrid/advprops.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

namespace editor {

namespace {

const wxColour wrong(0xa8, 0x20, 0x20);
const wxColour wrongGround(0xfb, 0xea, 0xe7);
const wxColour fixed(0x77, 0x77, 0x77);

/// The toolkit's own puts every word in quotes.
class ListProperty : public wxMultiChoiceProperty {
public:
    using wxMultiChoiceProperty::wxMultiChoiceProperty;
    wxString ValueToString(wxVariant& value, int) const override {
        wxString all;
        for (const wxString& word : value.GetArrayString())
            all += (all.empty() ? "" : ", ") + word;
        return all;
    }
};

bool isListed(const std::vector<Choice>& choices, const std::string& word) {
    return std::any_of(choices.begin(), choices.end(),
                       [&](const Choice& choice) { return choice.word == word; });
}

std::optional<int> wholeNumber(const std::string& text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return value;
}

} // namespace

PropertyRows::PropertyRows(wxWindow* parent)
    : wxPropertyGrid(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                     static_cast<long>(wxPG_TOOLTIPS) | wxBORDER_NONE, "properties") {
    SetMarginColour(GetCellBackgroundColour());
    SetCaptionBackgroundColour(wxColour(0xef, 0xee, 0xec));
    SetLineColour(wxColour(0xe4, 0xe2, 0xdf));
    Bind(wxEVT_PG_CHANGING, &PropertyRows::onChanging, this);
}

void PropertyRows::begin() {
    DoHidePropertyError(nullptr);
    Freeze();
    Clear();
    apply_.clear();
}

void PropertyRows::end() {
    // The titles are read whole, and the values have the rest.
    SetSplitterLeft();
    SetSplitterPosition(std::max(GetSplitterPosition(), FromDIP(110)));
    Thaw();
}

void PropertyRows::section(const std::string& title) {
    Append(new wxPropertyCategory(editor::shown(title)));
}

void PropertyRows::shown(const std::string& title, const std::string& value,
                         const std::string& help) {
    auto* property =
        add(new wxStringProperty(editor::shown(title), wxPG_LABEL, editor::shown(value)), {}, help);
    property->ChangeFlag(wxPG_PROP_READONLY, true);
    SetPropertyTextColour(property, fixed);
}

void PropertyRows::text(const std::string& title, const std::string& value, Change change,
                        const std::string& help) {
    add(
        new wxStringProperty(editor::shown(title), wxPG_LABEL, editor::shown(value)),
        [change = std::move(change)](const wxVariant& now) {
            return change(utf8(now.GetString()));
        },
        help);
}

void PropertyRows::freeText(const std::string& title, const std::string& value, Take take,
                            const std::string& help) {
    text(
        title, value,
        [take = std::move(take)](const std::string& now) {
            take(now);
            return std::string();
        },
        help);
}

void PropertyRows::wrongText(const std::string& title, const std::string& value, Take take,
                             const std::string& help) {
    freeText(title, value, std::move(take), help);
    SetPropertyTextColour(GetLastItem(wxPG_ITERATE_ALL), wrong);
}

void PropertyRows::number(const std::string& title, int value, int least, int most,
                          std::function<void(int)> take, const std::string& help) {
    text(
        title, std::to_string(value),
        [=](const std::string& now) -> std::string {
            const auto wanted = wholeNumber(now);
            if (!wanted || *wanted < least || *wanted > most)
                return "It is a whole number from " + std::to_string(least) + " to " +
                       std::to_string(most) + ".";
            take(*wanted);
            return {};
        },
        help);
}

void PropertyRows::flag(const std::string& title, bool value, Switch change,
                        const std::string& help) {
    auto* property = new wxBoolProperty(editor::shown(title), wxPG_LABEL, value);
    property->SetAttribute(wxPG_BOOL_USE_CHECKBOX, true);
    add(
        property,
        [change = std::move(change)](const wxVariant& now) {
            change(now.GetBool());
            return std::string();
        },
        help);
}

void PropertyRows::choice(const std::string& title, const std::string& word,
                          std::vector<Choice> choices, Take take, const std::string& help) {
    if (!isListed(choices, word)) choices.push_back({word, word});
    wxPGChoices names;
    int chosen = 0;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        names.Add(editor::shown(choices[i].name), static_cast<int>(i));
        if (choices[i].word == word) chosen = static_cast<int>(i);
    }
    add(
        new wxEnumProperty(editor::shown(title), wxPG_LABEL, names, chosen),
        [choices = std::move(choices), take = std::move(take)](const wxVariant& now) {
            take(choices.at(static_cast<std::size_t>(now.GetLong())).word);
            return std::string();
        },
        help);
}

void PropertyRows::several(const std::string& title, const std::vector<std::string>& words,
                           std::vector<Choice> choices,
                           std::function<void(const std::vector<std::string>&)> take,
                           const std::string& help) {
    for (const auto& word : words)
        if (!isListed(choices, word)) choices.push_back({word, word});
    wxPGChoices names;
    wxArrayString chosen;
    for (const auto& [word, name] : choices) {
        names.Add(editor::shown(name));
        if (std::find(words.begin(), words.end(), word) != words.end())
            chosen.Add(editor::shown(name));
    }
    auto* property = add(
        new ListProperty(editor::shown(title), wxPG_LABEL, names, chosen),
        [choices = std::move(choices), take = std::move(take)](const wxVariant& now) {
            const wxArrayString picked = now.GetArrayString();
            std::vector<std::string> wanted;
            for (const auto& [word, name] : choices)
                if (picked.Index(editor::shown(name)) != wxNOT_FOUND) wanted.push_back(word);
            take(wanted);
            return std::string();
        },
        help);
    property->ChangeFlag(wxPG_PROP_NOEDITOR, true);
}

wxPGProperty* PropertyRows::add(wxPGProperty* property, Apply apply, const std::string& help) {
    // Labels may repeat (two blocks with a "Name"), names must not.
    property->SetName(wxString::Format("p%zu", apply_.size()));
    property->SetHelpString(editor::shown(help));
    Append(property);
    apply_[property] = std::move(apply);
    return property;
}

void PropertyRows::onChanging(wxPropertyGridEvent& event) {
    const auto found = apply_.find(event.GetProperty());
    if (found == apply_.end() || !found->second) return;
    const std::string refused = found->second(event.GetValue());
    if (refused.empty()) return DoHidePropertyError(event.GetProperty());
    event.SetValidationFailureMessage(editor::shown(refused));
    event.SetValidationFailureBehavior(
        static_cast<wxPGVFBFlags>(wxPG_VFB_MARK_CELL | wxPG_VFB_SHOW_MESSAGE));
    event.Veto();
}

void PropertyRows::DoShowPropertyError(wxPGProperty* property, const wxString& message) {
    DoHidePropertyError(property);
    // The toolkit has coloured the row as loudly as it can.
    SetPropertyBackgroundColour(property, wrongGround);
    SetPropertyTextColour(property, wrong);
    if (wxWindow* field = GetEditorControl(); field && property == GetSelection()) {
        field->SetBackgroundColour(wrongGround);
        field->SetForegroundColour(wrong);
    }

    auto* note = new wxPanel(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_SIMPLE);
    note->SetBackgroundColour(wrongGround);
    auto* words = new wxStaticText(note, wxID_ANY, message);
    words->SetForegroundColour(wrong);
    words->Wrap(std::max(GetClientSize().x - FromDIP(24), FromDIP(120)));
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(words, 0, wxALL, FromDIP(5));
    note->SetSizerAndFit(sizer);
    const wxRect row = GetPropertyRect(property, property);
    const wxPoint below = CalcScrolledPosition(row.GetBottomLeft());
    const bool fits = below.y + note->GetSize().y < GetClientSize().y;
    note->SetPosition(
        {GetClientSize().x - note->GetSize().x - FromDIP(4),
         fits ? below.y + FromDIP(3) : below.y - row.height - note->GetSize().y - FromDIP(3)});
    note->Raise();
    reason_ = note;
}

void PropertyRows::DoHidePropertyError(wxPGProperty*) {
    if (!reason_) return;
    reason_->Destroy();
    reason_ = nullptr;
}

} // namespace editor
