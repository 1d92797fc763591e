#include "tests/editor/gui/driven_window.h"

#include "editor/actions/all_actions.h"
#include "editor/canvas/map_canvas.h"
#include "model/map/labels.h"

#include <gtest/gtest.h>

#include <wx/app.h>
#include <wx/bitmap.h>
#include <wx/dcmemory.h>
#include <wx/dcscreen.h>
#include <wx/evtloop.h>
#include <wx/image.h>

#include <cstdlib>

namespace editor::gui {

namespace {

std::filesystem::path dataFolder() {
    const char* folder = std::getenv("BERTHIER_DATA");
    return folder ? folder : "";
}

} // namespace

TemporaryFolder::TemporaryFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "berthier-XXXXXX").string();
    path_ = ::mkdtemp(name.data());
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

std::filesystem::path TemporaryFolder::copyOfSample(std::string_view name) const {
    const auto target = path_ / name;
    std::filesystem::copy(dataFolder() / "samples" / name, target,
                          std::filesystem::copy_options::recursive);
    return target;
}

DrivenWindow::DrivenWindow(const std::filesystem::path& userFolder)
    : library_(formats::dataFolders({})) {
    Ask ask = answerWithoutAsking();
    ask.unsavedChanges = [this](wxWindow*, const std::string&) {
        ++unsavedAsked;
        return onUnsaved;
    };
    ask.unsavedWork = [this](wxWindow*, const std::string& question, const std::string& text) {
        unsavedWork.push_back(question + "\n" + text);
        return onUnsavedWork;
    };
    ask.fileToSave = [this](wxWindow*, const std::filesystem::path&) {
        return std::optional(saveAs);
    };
    ask.newDocument = [this](wxWindow*, const formats::RulesetLibrary&) {
        return std::optional(onNew);
    };
    ask.waiverReason = [this](wxWindow*, const std::string&) { return std::optional(onWaive); };
    ask.overwrite = [](wxWindow*, const std::string&, const std::string&) { return true; };
    ask.failure = [this](wxWindow*, const std::string&, const std::string& reason) {
        failures.push_back(reason);
    };
    frame_ =
        new MainFrame(library_, std::move(ask),
                      UserFiles{settings_.path() / "recent-files",
                                userFolder.empty() ? settings_.path() / "autosaves" : userFolder},
                      AutosaveTimes{{}, {}});
    canvas().Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
        motionTold_ = event.GetPosition();
        event.Skip();
    });
    frame_->SetPosition({0, 0});
    frame_->SetSize(1600, 1000);
    frame_->Show();
    frame_->Raise();
    EXPECT_TRUE(until([this] { return frame_->IsShownOnScreen(); }));
}

DrivenWindow::~DrivenWindow() {
    frame_->Destroy();
    wxTheApp->ProcessPendingEvents();
    wxTheApp->ProcessIdle(); // deletes the window
    for (int i = 0; i < 20; ++i)
        pump();
}

void DrivenWindow::pump() {
    auto* loop = static_cast<wxGUIEventLoop*>(wxEventLoopBase::GetActive());
    loop->DispatchTimeout(5);
    wxTheApp->ProcessPendingEvents();
    while (loop->Pending())
        loop->Dispatch();
    wxTheApp->ProcessIdle();
}

bool DrivenWindow::until(const std::function<bool()>& condition) {
    for (int i = 0; i < 6000; ++i) {
        if (condition()) return true;
        pump();
    }
    return condition();
}

bool DrivenWindow::untilQuiet() {
    int quiet = 0;
    return until([&] {
        quiet = frame_->session()->isValidated() && canvas().isSharp() ? quiet + 1 : 0;
        return quiet > 3;
    });
}

bool DrivenWindow::untilKept() {
    return until([this] { return frame_->autosave()->isIdle(); });
}

bool DrivenWindow::open(const std::filesystem::path& path) {
    return frame_->open(path) && untilQuiet();
}

model::Hex DrivenWindow::hex(std::string_view label) {
    return model::readHex(*scenario().map, label).value.value();
}

void DrivenWindow::run(std::string_view action) {
    const Action* found = findAction(action);
    ASSERT_NE(found, nullptr) << action;
    frame_->run(*found);
}

void DrivenWindow::takeUp(std::string_view tool) {
    const ToolRow* row = findTool(tool);
    ASSERT_NE(row, nullptr) << tool;
    frame_->takeUp(*row);
}

void DrivenWindow::moveTo(wxPoint point) {
    const wxPoint target = canvas().ClientToScreen(point);
    const bool moves = wxGetMousePosition() != target;
    motionTold_.reset();
    simulator_.MouseMove(target);
    EXPECT_TRUE(until([&] { return wxGetMousePosition() == target; }));
    // The toolkit holds motions back until its next frame.
    if (moves && canvas().GetClientRect().Contains(point)) {
        EXPECT_TRUE(until([&] { return motionTold_ == point; }));
    }
    for (int i = 0; i < 3; ++i)
        pump();
}

void DrivenWindow::holdButton(bool down) {
    if (down)
        simulator_.MouseDown();
    else
        simulator_.MouseUp();
    EXPECT_TRUE(until([&] { return wxGetMouseState().LeftIsDown() == down; }));
    for (int i = 0; i < 3; ++i)
        pump();
}

void DrivenWindow::click(wxPoint point) {
    drag({point});
}

void DrivenWindow::press(wxPoint point) {
    moveTo(point);
    holdButton(true);
}

void DrivenWindow::release() {
    holdButton(false);
}

void DrivenWindow::drag(const std::vector<wxPoint>& points) {
    press(points.front());
    for (const wxPoint& point : points)
        moveTo(point);
    release();
}

void DrivenWindow::key(int code, int modifiers) {
    simulator_.Char(code, modifiers);
    wxGetMousePosition(); // the display answers after it has sent the key on its way
    for (int i = 0; i < 3; ++i)
        pump();
}

std::vector<ShownFinding> DrivenWindow::findings(std::string_view check) {
    std::vector<ShownFinding> found;
    for (const auto& candidate : session().findings())
        if (candidate.finding().check == check && !candidate.reported.waived)
            found.push_back(candidate);
    return found;
}

bool DrivenWindow::screenshot(const std::filesystem::path& path) {
    for (int i = 0; i < 10; ++i)
        pump();
    const wxRect area = frame_->GetScreenRect();
    wxBitmap bitmap(area.GetSize());
    {
        wxScreenDC screen;
        wxMemoryDC memory(bitmap);
        memory.Blit(0, 0, area.width, area.height, &screen, area.x, area.y);
    }
    std::filesystem::create_directories(path.parent_path());
    return bitmap.ConvertToImage().SaveFile(path.string(), wxBITMAP_TYPE_PNG);
}

} // namespace editor::gui
