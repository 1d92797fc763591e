#pragma once
// The program: reads the command line, finds the rulesets, opens the window. With
// BERTHIER_TEST_MODE=1 in the environment nothing waits for a user: messages go to stderr, asserts
// are counted and make the exit status 1, dialogs are answered, and after two minutes the program
// ends with status 124.

#include "editor/main_frame.h"
#include "formats/native/ruleset_library.h"

#include <wx/app.h>

#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

namespace editor {

class Watchdog;

class App : public wxApp {
public:
    App();
    ~App() override;

    bool OnInit() override;
    int OnRun() override;
    void OnInitCmdLine(wxCmdLineParser& parser) override;
    bool OnCmdLineParsed(wxCmdLineParser& parser) override;
    void OnAssertFailure(const wxChar* file, int line, const wxChar* function,
                         const wxChar* condition, const wxChar* message) override;
    bool OnExceptionInMainLoop() override;

    MainFrame* frame() const { return frame_; }
    int asserts() const { return asserts_; }

private:
    bool testMode_;
    int asserts_ = 0;
    std::unique_ptr<Watchdog> watchdog_;
    std::vector<std::filesystem::path> data_;
    std::optional<std::filesystem::path> file_;
    std::unique_ptr<formats::RulesetLibrary> library_;
    MainFrame* frame_ = nullptr;
};

} // namespace editor
