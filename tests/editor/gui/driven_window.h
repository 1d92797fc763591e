#pragma once
// The real window for a test: opened on a copy of a sample, driven by simulated mouse and keys,
// and pumped until a condition holds, never for a time.

#include "editor/main_frame.h"
#include "formats/native/ruleset_library.h"

#include <wx/uiaction.h>

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace editor::gui {

/// A folder that is gone at the end of the test.
class TemporaryFolder {
public:
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    const std::filesystem::path& path() const { return path_; }
    /// The sample's folder copied here.
    std::filesystem::path copyOfSample(std::string_view name) const;

private:
    std::filesystem::path path_;
};

class DrivenWindow {
public:
    /// `userFolder`: where unsaved work is kept; empty: a folder of its own.
    explicit DrivenWindow(const std::filesystem::path& userFolder = {});
    /// As a crash does: nobody is asked, nothing is saved.
    ~DrivenWindow();
    DrivenWindow(const DrivenWindow&) = delete;
    DrivenWindow& operator=(const DrivenWindow&) = delete;

    MainFrame& frame() { return *frame_; }
    MapCanvas& canvas() { return frame_->canvas(); }
    Session& session() { return *frame_->session(); }
    const model::Scenario& scenario() { return frame_->session()->scenario(); }

    /// What the window would have asked is answered from here; failures are collected.
    std::filesystem::path saveAs; ///< where "Save As" goes
    UnsavedChanges onUnsaved = UnsavedChanges::discard;
    UnsavedWork onUnsavedWork = UnsavedWork::later;
    std::vector<std::string> unsavedWork; ///< what was asked about it
    NewDocument onNew;                    ///< what New is told to make
    std::string onWaive;                  ///< the reason of a waiver
    std::vector<std::string> failures;
    int unsavedAsked = 0;

    /// Handles events until it holds; a test failure when it does not come to hold.
    [[nodiscard]] bool until(const std::function<bool()>& condition);
    /// Everything that was asked for is drawn and checked.
    [[nodiscard]] bool untilQuiet();

    /// The autosave has done what the last edit asks of it.
    [[nodiscard]] bool untilKept();

    bool open(const std::filesystem::path& path);
    model::Hex hex(std::string_view label);
    void run(std::string_view action);
    void takeUp(std::string_view tool);

    // Mouse and keys, over the map.
    void moveTo(wxPoint point);
    void holdButton(bool down);
    void press(wxPoint point);
    void release();
    void click(wxPoint point);
    void drag(const std::vector<wxPoint>& points);
    void key(int code, int modifiers = wxMOD_NONE);

    /// The findings of a check that are shown and not waived.
    std::vector<ShownFinding> findings(std::string_view check);

    /// What the window looks like now, as a PNG.
    bool screenshot(const std::filesystem::path& path);

private:
    void pump();

    TemporaryFolder settings_;
    formats::RulesetLibrary library_;
    MainFrame* frame_;
    wxUIActionSimulator simulator_;
    std::optional<wxPoint> motionTold_; ///< where the canvas last heard that the pointer is
};

} // namespace editor::gui
