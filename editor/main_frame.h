#pragma once
// The window of the program: the map in the middle, panels round it, menus and tool bar from the
// tables of actions and tools. It joins one document to all who show it, and hands what the user
// does to the actions. Failures of the disk are caught here and nowhere else in the editor.

#include "editor/actions/action.h"
#include "editor/actions/document_files.h"
#include "editor/autosave.h"
#include "editor/dialogs/ask.h"
#include "editor/session.h"
#include "editor/tools/all_tools.h"
#include "editor/tools/tool.h"

#include <wx/aui/framemanager.h>
#include <wx/frame.h>
#include <wx/timer.h>

#include <filesystem>
#include <functional>
#include <memory>
#include <string_view>
#include <vector>

class wxToolBar;

namespace editor {

class FindingsPanel;
class HistoryPanel;
class LayersPanel;
class MapCanvas;
class OobPanel;
class PalettePanel;
class PropertiesPanel;
class StatusBar;

enum class Pane { palette, layers, oob, properties, findings, history };

class MainFrame : public wxFrame {
public:
    /// `library` must outlive the window.
    MainFrame(const formats::RulesetLibrary& library, Ask ask, UserFiles userFiles,
              AutosaveTimes autosaveTimes = {});
    ~MainFrame() override;

    Session* session() const { return session_.get(); }
    const Autosave* autosave() const { return autosave_.get(); } ///< null without a session
    DocumentFiles& files() { return files_; }
    Ask& ask() { return ask_; }
    MapCanvas& canvas() const { return *canvas_; }
    FindingsPanel& findings() const { return *findings_; }
    OobPanel& oob() const { return *oob_; }

    /// Does the work; a failure of the disk is told to the user. False when it failed.
    bool perform(const std::function<void()>& work);
    void run(const Action& action);
    bool open(const std::filesystem::path& path);
    /// Work on new documents that a killed session left behind.
    void offerUnsaved();

    void takeUp(const ToolRow& tool);
    const ToolRow* toolInHand() const { return toolRow_; }

    void showPane(Pane pane, bool shown);
    bool isPaneShown(Pane pane) const;
    void arrangePanes();

private:
    void makeMenus();
    void makeToolBar();
    void makePanes();
    void bindActions();
    void fillRecent();
    void show(std::unique_ptr<Session> session);
    void follow();
    void keepUnsaved();
    void sayUnread(const std::vector<std::string>& underlays);
    void showTitle();
    void showPlace();
    void showCounts();
    void goTo(const model::Finding& finding);
    void onKey(wxKeyEvent& event);
    void onClose(wxCloseEvent& event);

    const formats::RulesetLibrary& library_;
    Ask ask_;
    std::filesystem::path autosaves_;
    AutosaveTimes autosaveTimes_;
    DocumentFiles files_;
    std::unique_ptr<Session> session_;
    std::unique_ptr<Autosave> autosave_; ///< of this session
    wxTimer autosaveTimer_;
    std::unique_ptr<Tool> tool_;
    const ToolRow* toolRow_ = nullptr;
    const ToolRow* toolBefore_ = nullptr; ///< the one to go on with after taking something up
    std::vector<model::Connection> panelConnections_, sessionConnections_;

    // Owned by the window, as the toolkit does.
    MapCanvas* canvas_ = nullptr;
    PalettePanel* palette_ = nullptr;
    LayersPanel* layers_ = nullptr;
    OobPanel* oob_ = nullptr;
    PropertiesPanel* properties_ = nullptr;
    FindingsPanel* findings_ = nullptr;
    HistoryPanel* history_ = nullptr;
    StatusBar* status_ = nullptr;
    wxMenu* recentMenu_ = nullptr;
    wxMenu* toolMenu_ = nullptr;
    wxToolBar* toolBar_ = nullptr;
    wxAuiManager panes_;
};

} // namespace editor
