#include "editor/main_frame.h"

#include "editor/actions/all_actions.h"
#include "editor/canvas/map_canvas.h"
#include "editor/canvas/unit_drop.h"
#include "editor/dialogs/texts.h"
#include "editor/overlays/all_overlays.h"
#include "editor/overlays/finding_markers.h"
#include "editor/panels/findings_panel.h"
#include "editor/panels/history_panel.h"
#include "editor/panels/icons.h"
#include "editor/panels/layers_panel.h"
#include "editor/panels/oob_panel.h"
#include "editor/panels/palette_panel.h"
#include "editor/panels/properties_panel.h"
#include "editor/panels/swatch_list.h"
#include "editor/status_bar.h"

#include <wx/aui/dockart.h>
#include <wx/menu.h>
#include <wx/settings.h>
#include <wx/textctrl.h>
#include <wx/toolbar.h>

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

namespace editor {

namespace {

constexpr int firstActionId = wxID_HIGHEST + 1000;
constexpr int firstToolId = wxID_HIGHEST + 2000;
constexpr int firstRecentId = wxID_HIGHEST + 3000;
constexpr int firstOverlayId = wxID_HIGHEST + 4000;

constexpr int autosaveTick = 500; // milliseconds

struct PaneRow {
    Pane pane;
    const char* name;
    const char* caption;
};
constexpr std::array<PaneRow, 6> paneRows{{
    {Pane::palette, "palette", "Palette"},
    {Pane::layers, "layers", "Layers"},
    {Pane::oob, "oob", "Order of battle"},
    {Pane::properties, "properties", "Properties"},
    {Pane::findings, "findings", "Findings"},
    {Pane::history, "history", "History"},
}};

const PaneRow& rowOf(Pane pane) {
    return *std::find_if(paneRows.begin(), paneRows.end(),
                         [&](const PaneRow& row) { return row.pane == pane; });
}

/// A key without Ctrl or Alt would be taken from text fields if it were a key of a menu.
bool isPlainKey(std::string_view shortcut) {
    return shortcut.size() == 1 || shortcut == "Delete" || shortcut == "Escape";
}

/// As entries of menus are written: `Paint Terrain`, `Stack Under the Pointer`.
std::string capitalized(std::string_view title) {
    constexpr std::array<std::string_view, 9> small{"a",  "an", "and", "from", "of",
                                                    "on", "or", "the", "to"};
    std::string all;
    for (std::size_t begin = 0; begin < title.size();) {
        const std::size_t end = std::min(title.find(' ', begin), title.size());
        std::string word(title.substr(begin, end - begin));
        const bool isSmall = std::find(small.begin(), small.end(), word) != small.end();
        const std::size_t letter = word.starts_with('&') ? 1 : 0;
        if (letter < word.size() && (begin == 0 || !isSmall) && word[letter] >= 'a' &&
            word[letter] <= 'z')
            word[letter] = static_cast<char>(word[letter] - 'a' + 'A');
        all += (begin == 0 ? "" : " ") + word;
        begin = end + 1;
    }
    return all;
}

wxString menuLabel(std::string_view title, std::string_view shortcut) {
    if (shortcut.empty()) return shown(title);
    if (isPlainKey(shortcut)) return shown(title) + " (" + shown(shortcut) + ")";
    return shown(title) + "\t" + shown(shortcut);
}

/// The name of the file, with as much of its folder as tells it from the others.
wxString recentName(const std::filesystem::path& path,
                    const std::vector<std::filesystem::path>& all) {
    const auto isLikeIt = [&](const std::filesystem::path& other) {
        return other.filename() == path.filename();
    };
    wxString name = shown(path.filename().string());
    if (std::count_if(all.begin(), all.end(), isLikeIt) > 1)
        name += shown(" — " + path.parent_path().string());
    name.Replace("&", "&&");
    return name;
}

std::string withKey(std::string_view title, std::string_view shortcut) {
    std::string text(title);
    std::erase(text, '&');
    if (!shortcut.empty()) text += " (" + std::string(shortcut) + ")";
    return text;
}

/// The lists of the palette use the keys that move in a list, and no letters.
bool isInPalette(const wxWindow* focus) {
    return focus && focus->GetName() == SwatchList::listName;
}

/// True while the user types somewhere: plain keys then belong to that field.
bool isTyping(const wxWindow* focus) {
    return focus && focus->GetName() != "map" && !isInPalette(focus);
}

void calm(wxAuiManager& panes, const wxWindow& window) {
    wxAuiDockArt& art = *panes.GetArtProvider();
    const wxColour face = wxSystemSettings::GetColour(wxSYS_COLOUR_BTNFACE);
    const wxColour line(0xcf, 0xcb, 0xc6);
    art.SetMetric(wxAUI_DOCKART_GRADIENT_TYPE, wxAUI_GRADIENT_NONE);
    art.SetMetric(wxAUI_DOCKART_PANE_BORDER_SIZE, 1);
    art.SetMetric(wxAUI_DOCKART_SASH_SIZE, window.FromDIP(5));
    art.SetMetric(wxAUI_DOCKART_CAPTION_SIZE, window.FromDIP(24));
    for (const int colour :
         {wxAUI_DOCKART_INACTIVE_CAPTION_COLOUR, wxAUI_DOCKART_ACTIVE_CAPTION_COLOUR,
          wxAUI_DOCKART_BACKGROUND_COLOUR, wxAUI_DOCKART_SASH_COLOUR})
        art.SetColour(colour, face);
    const wxColour ink = wxSystemSettings::GetColour(wxSYS_COLOUR_BTNTEXT);
    art.SetColour(wxAUI_DOCKART_INACTIVE_CAPTION_TEXT_COLOUR, ink);
    art.SetColour(wxAUI_DOCKART_ACTIVE_CAPTION_TEXT_COLOUR, ink);
    art.SetColour(wxAUI_DOCKART_BORDER_COLOUR, line);
    art.SetFont(wxAUI_DOCKART_CAPTION_FONT, window.GetFont().Bold());
}

} // namespace

MainFrame::MainFrame(const formats::RulesetLibrary& library, Ask ask, UserFiles userFiles,
                     AutosaveTimes autosaveTimes)
    : wxFrame(nullptr, wxID_ANY, "Berthier"), library_(library), ask_(std::move(ask)),
      autosaves_(userFiles.autosaves), autosaveTimes_(autosaveTimes),
      files_(
          this, library_, ask_, std::move(userFiles),
          [this](std::unique_ptr<Session> session) {
              if (autosave_) autosave_->discard(); // the user has been asked
              show(std::move(session));
          },
          [this](Orphan orphan) { autosave_->adopt(std::move(orphan)); }) {
    SetIcon(programIcon().GetIcon(wxSize(64, 64)));
    SetMinSize(FromDIP(wxSize(900, 600)));
    SetSize(FromDIP(wxSize(1600, 1000)));

    status_ = new StatusBar(this);
    SetStatusBar(status_);
    SetStatusBarPane(StatusBar::helpField);

    makePanes();
    makeMenus();
    makeToolBar();
    bindActions();
    Bind(wxEVT_CHAR_HOOK, &MainFrame::onKey, this);
    Bind(wxEVT_CLOSE_WINDOW, &MainFrame::onClose, this);
    autosaveTimer_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) {
        if (autosave_) autosave_->tick(std::chrono::steady_clock::now());
    });
    show(nullptr);
    autosaveTimer_.Start(autosaveTick);
}

MainFrame::~MainFrame() {
    show(nullptr);
    panes_.UnInit();
}

// Menus and tool bar.

void MainFrame::makeMenus() {
    auto* bar = new wxMenuBar;
    std::array<wxMenu*, 5> menus{};
    const auto& actions = allActions();
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const Action& action = *actions[i];
        wxMenu*& menu = menus[static_cast<std::size_t>(action.menu)];
        if (!menu) {
            menu = new wxMenu;
            bar->Append(menu, shown(title(action.menu)));
        }
        if (action.beginsGroup) menu->AppendSeparator();
        menu->Append(firstActionId + static_cast<int>(i), menuLabel(action.title, action.shortcut),
                     shown(action.help), action.checked ? wxITEM_CHECK : wxITEM_NORMAL);
        if (action.id == "file.open") {
            recentMenu_ = new wxMenu;
            menu->AppendSubMenu(recentMenu_, "Open &Recent", "The files opened last");
        }
    }
    wxMenu* viewMenu = menus[static_cast<std::size_t>(Menu::view)];
    viewMenu->AppendSeparator();
    int overlayId = firstOverlayId;
    for (const Overlay& overlay : allOverlays())
        viewMenu->AppendCheckItem(overlayId++,
                                  shown(capitalized("Show " + std::string(overlay.title))),
                                  shown(overlay.help));
    toolMenu_ = new wxMenu;
    const auto tools = allTools();
    for (std::size_t i = 0; i < tools.size(); ++i)
        toolMenu_->AppendRadioItem(
            firstToolId + static_cast<int>(i),
            menuLabel(capitalized(tools[i].title), toolShortcut(tools[i].id)),
            shown(tools[i].help));
    bar->Insert(3, toolMenu_, "&Tools");
    SetMenuBar(bar);
    fillRecent();
}

void MainFrame::makeToolBar() {
    toolBar_ = CreateToolBar(wxTB_HORIZONTAL | wxTB_FLAT | wxTB_NODIVIDER);
    const auto& actions = allActions();
    Menu last = Menu::file;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const Action& action = *actions[i];
        if (action.icon.empty()) continue;
        if (action.menu != last) toolBar_->AddSeparator();
        last = action.menu;
        toolBar_->AddTool(
            firstActionId + static_cast<int>(i), shown(action.title), icon(action.icon),
            shown(withKey(action.title, action.shortcut) + "\n" + std::string(action.help)));
    }
    toolBar_->AddSeparator();
    const auto tools = allTools();
    for (std::size_t i = 0; i < tools.size(); ++i)
        toolBar_->AddRadioTool(firstToolId + static_cast<int>(i), shown(tools[i].title),
                               icon(tools[i].icon), wxBitmapBundle(),
                               shown(withKey(tools[i].title, toolShortcut(tools[i].id)) + "\n" +
                                     std::string(tools[i].help)));
    toolBar_->Realize();
}

void MainFrame::bindActions() {
    const auto& actions = allActions();
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const Action& action = *actions[i];
        const int id = firstActionId + static_cast<int>(i);
        Bind(
            wxEVT_MENU, [this, &action](wxCommandEvent&) { run(action); }, id);
        Bind(
            wxEVT_UPDATE_UI,
            [this, &action](wxUpdateUIEvent& event) {
                event.Enable(!action.enabled || action.enabled(*this));
                if (action.checked) event.Check(action.checked(*this));
                if (action.titleNow)
                    event.SetText(menuLabel(action.titleNow(*this), action.shortcut));
            },
            id);
    }
    const auto tools = allTools();
    for (std::size_t i = 0; i < tools.size(); ++i) {
        const ToolRow& tool = tools[i];
        const int id = firstToolId + static_cast<int>(i);
        Bind(
            wxEVT_MENU, [this, &tool](wxCommandEvent&) { takeUp(tool); }, id);
        Bind(
            wxEVT_UPDATE_UI,
            [this, &tool](wxUpdateUIEvent& event) {
                event.Enable(session_ != nullptr);
                event.Check(toolRow_ == &tool);
            },
            id);
    }
    int overlayId = firstOverlayId;
    for (const Overlay& overlay : allOverlays()) {
        Bind(
            wxEVT_MENU,
            [this, &overlay](wxCommandEvent& event) {
                canvas_->showOverlay(overlay.id, event.IsChecked());
            },
            overlayId);
        Bind(
            wxEVT_UPDATE_UI,
            [this, &overlay](wxUpdateUIEvent& event) { event.Check(canvas_->isShown(overlay)); },
            overlayId);
        ++overlayId;
    }
    Bind(
        wxEVT_MENU,
        [this](wxCommandEvent& event) {
            const auto place = static_cast<std::size_t>(event.GetId() - firstRecentId);
            if (place >= files_.recent().files().size()) return;
            const auto path = files_.recent().files()[place];
            perform([&] {
                if (files_.mayLeave()) files_.open(path);
            });
        },
        firstRecentId, firstRecentId + static_cast<int>(RecentFiles::most));
}

void MainFrame::fillRecent() {
    while (recentMenu_->GetMenuItemCount() > 0)
        recentMenu_->Destroy(recentMenu_->FindItemByPosition(0));
    int id = firstRecentId;
    for (const auto& path : files_.recent().files())
        recentMenu_->Append(id++, recentName(path, files_.recent().files()), shown(path.string()));
    if (id == firstRecentId) recentMenu_->Append(wxID_ANY, "None yet")->Enable(false);
}

// Panes.

void MainFrame::makePanes() {
    canvas_ = new MapCanvas(this);
    canvas_->SetDropTarget(new UnitDrop(*canvas_, draggedUnit));
    palette_ = new PalettePanel(this);
    layers_ = new LayersPanel(this, *canvas_);
    oob_ = new OobPanel(this);
    properties_ = new PropertiesPanel(this);
    findings_ = new FindingsPanel(this, ask_);
    history_ = new HistoryPanel(this);

    panes_.SetManagedWindow(this);
    panes_.SetFlags(wxAUI_MGR_DEFAULT | wxAUI_MGR_LIVE_RESIZE);
    calm(panes_, *this);
    panes_.AddPane(canvas_, wxAuiPaneInfo().Name("map").CenterPane().PaneBorder(false));
    const std::array<wxWindow*, 6> windows{palette_,    layers_,   oob_,
                                           properties_, findings_, history_};
    for (std::size_t i = 0; i < paneRows.size(); ++i)
        panes_.AddPane(windows[i], wxAuiPaneInfo()
                                       .Name(paneRows[i].name)
                                       .Caption(paneRows[i].caption)
                                       .CloseButton(true)
                                       .MaximizeButton(false));
    arrangePanes();

    panelConnections_ = {
        palette_->chosen.connect([this](Palette palette) {
            // The brush and the fill tool draw with one palette: the one in hand stays.
            if (toolRow_ && toolRow_->palette == palette) return;
            for (const ToolRow& tool : allTools())
                if (tool.palette == palette) return takeUp(tool);
        }),
        oob_->chosen.connect([this](const model::UnitId& unit) {
            if (const auto hex = placeOf(session_->scenario(), subjectOf(unit)))
                canvas_->goTo(*hex);
        }),
        findings_->chosen.connect([this](const model::Finding& finding) { goTo(finding); }),
        canvas_->viewChanged.connect([this] { showPlace(); }),
        canvas_->pointerChanged.connect([this] { showPlace(); }),
        canvas_->underlaysUnread.connect([this](const std::vector<std::string>& files) {
            // The document is being shown or changed: it is told of afterwards.
            CallAfter([this, files] { sayUnread(files); });
        }),
    };
}

void MainFrame::arrangePanes() {
    const auto place = [this](Pane pane) -> wxAuiPaneInfo& {
        return panes_.GetPane(rowOf(pane).name).Dock().Show();
    };
    place(Pane::palette).Left().Layer(1).Position(0).BestSize(FromDIP(wxSize(230, 480)));
    place(Pane::layers).Left().Layer(1).Position(1).BestSize(FromDIP(wxSize(230, 340)));
    place(Pane::oob).Right().Layer(1).Position(0).BestSize(FromDIP(wxSize(330, 480)));
    place(Pane::properties).Right().Layer(1).Position(1).BestSize(FromDIP(wxSize(330, 330)));
    place(Pane::findings).Bottom().Layer(0).Position(0).BestSize(FromDIP(wxSize(760, 210)));
    place(Pane::history).Bottom().Layer(0).Position(1).BestSize(FromDIP(wxSize(220, 210)));
    panes_.GetPane("palette").dock_proportion = 55;
    panes_.GetPane("layers").dock_proportion = 45;
    panes_.GetPane("oob").dock_proportion = 58;
    panes_.GetPane("properties").dock_proportion = 42;
    panes_.GetPane("findings").dock_proportion = 78;
    panes_.GetPane("history").dock_proportion = 22;
    panes_.Update();
}

void MainFrame::showPane(Pane pane, bool shown) {
    panes_.GetPane(rowOf(pane).name).Show(shown);
    panes_.Update();
}

bool MainFrame::isPaneShown(Pane pane) const {
    // wxAuiManager's look-up is not const, but changes nothing.
    return const_cast<wxAuiManager&>(panes_).GetPane(rowOf(pane).name).IsShown();
}

// Documents.

bool MainFrame::perform(const std::function<void()>& work) {
    try {
        work();
        return true;
    } catch (const std::runtime_error& error) {
        ask_.failure(this, "That did not work, and nothing was lost.", error.what());
        return false;
    }
}

void MainFrame::run(const Action& action) {
    if (action.enabled && !action.enabled(*this)) return;
    perform([&] { action.run(*this); });
    fillRecent();
}

bool MainFrame::open(const std::filesystem::path& path) {
    bool opened = false;
    perform([&] { opened = files_.open(path); });
    fillRecent();
    return opened;
}

void MainFrame::offerUnsaved() {
    perform([&] { files_.offerUnsaved(); });
}

void MainFrame::sayUnread(const std::vector<std::string>& underlays) {
    std::string names;
    for (const auto& file : underlays)
        names += (names.empty() ? "" : "\n") + file;
    ask_.failure(this, "A picture under the map is missing or no PNG; the map is shown without it.",
                 names);
}

void MainFrame::show(std::unique_ptr<Session> session) {
    canvas_->setTool(nullptr);
    tool_.reset();
    sessionConnections_.clear();
    autosave_.reset();
    status_->note("");
    files_.follow(session.get());
    canvas_->show(session.get());
    palette_->show(session.get());
    layers_->show(session.get());
    oob_->show(session.get());
    properties_->show(session.get());
    findings_->show(session.get());
    history_->show(session.get());
    session_ = std::move(session);
    if (session_) {
        follow();
        keepUnsaved();
        takeUp(toolRow_ ? *toolRow_ : allTools().front());
        canvas_->SetFocus();
    } else {
        toolRow_ = nullptr;
        palette_->follow(nullptr);
    }
    showTitle();
    showPlace();
    showCounts();
}

void MainFrame::follow() {
    sessionConnections_ = {
        session_->savedStateChanged.connect([this] { showTitle(); }),
        session_->changed.connect([this](const model::Change&) {
            showTitle();
            showPlace();
        }),
        session_->findingsChanged.connect([this] { showCounts(); }),
        session_->settingsPicked.connect([this] {
            // The tool is still in use while it says so.
            CallAfter([this] {
                if (!session_) return;
                palette_->show(session_.get());
                takeUp(*toolBefore_);
            });
        }),
    };
}

void MainFrame::keepUnsaved() {
    autosave_ = std::make_unique<Autosave>(
        *session_, autosaves_, [this](std::function<void()> call) { CallAfter(std::move(call)); },
        autosaveTimes_);
    sessionConnections_.push_back(autosave_->failed.connect([this](const model::Message& reason) {
        status_->note(text(reason));
        showPlace();
    }));
}

void MainFrame::takeUp(const ToolRow& tool) {
    if (!session_) return;
    canvas_->setTool(nullptr);
    const bool changesNothing = tool.id == "pick" || tool.id == "paste";
    if (!changesNothing || !toolBefore_) toolBefore_ = &tool;
    toolRow_ = &tool;
    tool_ = tool.make(*session_);
    canvas_->setTool(tool_.get());
    palette_->follow(toolRow_);
    toolBar_->ToggleTool(firstToolId + static_cast<int>(&tool - allTools().data()), true);
}

void MainFrame::goTo(const model::Finding& finding) {
    session_->selection().select(finding.subjects);
    for (const auto& subject : finding.subjects) {
        const auto hex = placeOf(session_->scenario(), subject);
        if (!hex) continue;
        canvas_->goTo(*hex);
        return;
    }
}

void MainFrame::onClose(wxCloseEvent& event) {
    bool leave = true;
    if (event.CanVeto()) {
        leave = false;
        perform([&] { leave = files_.mayLeave(); });
    }
    if (!leave) {
        event.Veto();
        return;
    }
    if (event.CanVeto() && autosave_) autosave_->discard();
    show(nullptr);
    Destroy();
}

// Keys.

void MainFrame::onKey(wxKeyEvent& event) {
    event.Skip();
    const int code = event.GetKeyCode();
    if (event.HasAnyModifiers() || isTyping(wxWindow::FindFocus())) {
        if (code != WXK_ESCAPE || !canvas_->cancelStroke()) return;
        event.Skip(false);
        return;
    }
    const auto use = [&](std::string_view id) {
        event.Skip(false);
        run(*findAction(id));
    };
    if (code == WXK_ESCAPE) {
        if (!canvas_->cancelStroke()) return use("edit.escape");
        event.Skip(false);
        return;
    }
    for (const auto& [arrow, right, down] :
         {std::tuple{WXK_LEFT, -1, 0}, {WXK_RIGHT, 1, 0}, {WXK_UP, 0, -1}, {WXK_DOWN, 0, 1}}) {
        if (code != arrow) continue;
        if (isInPalette(wxWindow::FindFocus())) return;
        event.Skip(false);
        return canvas_->scrollBy(right, down);
    }
    constexpr std::array<std::pair<int, Key>, 8> toolKeys{{
        {WXK_RETURN, Key::enter},
        {WXK_NUMPAD_ENTER, Key::enter},
        {WXK_DELETE, Key::remove},
        {WXK_BACK, Key::remove},
        {',', Key::turnLeft},
        {'.', Key::turnRight},
        {'R', Key::turnRight},
        {'M', Key::mirror},
    }};
    for (const auto& [pressed, key] : toolKeys)
        if (pressed == code && canvas_->toolKey(key)) return event.Skip(false);
    if (code == WXK_DELETE) return use("edit.take-off");
    if (code == '+' || code == WXK_NUMPAD_ADD) return use("view.zoom-in");
    if (code == '-' || code == WXK_NUMPAD_SUBTRACT) return use("view.zoom-out");
    for (const ToolRow& tool : allTools()) {
        const auto key = toolShortcut(tool.id);
        if (key.size() != 1 || key.front() != code) continue;
        event.Skip(false);
        takeUp(tool);
    }
}

// Title and status bar.

void MainFrame::showTitle() {
    wxString title;
    if (session_) {
        title = shown(session_->title());
        if (session_->path()) title += shown(" — " + session_->path()->filename().string());
        if (session_->isModified()) title = shown("• ") + title;
        if (session_->readOnly()) title += " (read only)";
        title += shown(" — ");
    }
    title += "Berthier";
    if (GetTitle() != title) SetTitle(title);
}

void MainFrame::showPlace() {
    status_->showPlace(session_.get(), *canvas_);
}

void MainFrame::showCounts() {
    status_->showCounts(session_.get());
}

} // namespace editor
