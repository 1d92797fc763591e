#include "editor/app.h"

#include "editor/dialogs/texts.h"

#include <wx/cmdline.h>
#include <wx/filename.h>
#include <wx/log.h>
#include <wx/stdpaths.h>
#include <wx/utils.h>

#include <chrono>
#include <condition_variable>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <mutex>
#include <thread>
#include <utility>

namespace editor {

/// Ends the program when it was not destroyed in time, so that no unattended run can hang.
class Watchdog {
public:
    explicit Watchdog(std::chrono::seconds patience)
        : thread_([this, patience](const std::stop_token& stop) {
              std::unique_lock lock(mutex_);
              wake_.wait_for(lock, stop, patience, [] { return false; });
              if (stop.stop_requested()) return;
              std::cerr << "berthier: still running, ended by its watchdog\n";
              std::_Exit(124);
          }) {}

private:
    std::mutex mutex_;
    std::condition_variable_any wake_;
    std::jthread thread_;
};

namespace {

constexpr std::chrono::seconds patience{120};

/// $XDG_DATA_HOME or its default; the toolkit would give ~/.berthier.
std::filesystem::path userData() {
    wxString folder;
    if (!wxGetEnv("XDG_DATA_HOME", &folder) || !folder.StartsWith("/"))
        folder = wxFileName::GetHomeDir() + "/.local/share";
    return utf8(folder);
}

UserFiles userFiles() {
    auto& paths = wxStandardPaths::Get();
    paths.SetFileLayout(wxStandardPaths::FileLayout_XDG);
    const wxString folder = paths.GetUserConfigDir() + "/berthier";
    wxFileName::Mkdir(folder, wxS_DIR_DEFAULT, wxPATH_MKDIR_FULL);
    return {std::filesystem::path(utf8(folder)) / "recent-files",
            userData() / "berthier" / "autosaves"};
}

} // namespace

App::App() : testMode_(false) {
    wxString mode;
    testMode_ = wxGetEnv("BERTHIER_TEST_MODE", &mode) && mode == "1";
}

App::~App() = default;

void App::OnInitCmdLine(wxCmdLineParser& parser) {
    static const wxCmdLineEntryDesc entries[] = {
        {wxCMD_LINE_SWITCH, "h", "help", "show this text", wxCMD_LINE_VAL_NONE,
         wxCMD_LINE_OPTION_HELP},
        {wxCMD_LINE_OPTION, nullptr, "data", "a folder with rulesets", wxCMD_LINE_VAL_STRING, 0},
        {wxCMD_LINE_PARAM, nullptr, nullptr, "FILE", wxCMD_LINE_VAL_STRING,
         wxCMD_LINE_PARAM_OPTIONAL},
        {wxCMD_LINE_NONE, nullptr, nullptr, nullptr, wxCMD_LINE_VAL_NONE, 0},
    };
    parser.SetDesc(entries);
}

bool App::OnCmdLineParsed(wxCmdLineParser& parser) {
    wxString folder;
    if (parser.Found("data", &folder)) data_.emplace_back(utf8(folder));
    if (parser.GetParamCount() > 0) file_ = utf8(parser.GetParam(0));
    return true;
}

bool App::OnInit() {
    SetAppName("berthier");
    SetAppDisplayName("Berthier");
    if (!wxApp::OnInit()) return false;
    if (testMode_) {
        delete wxLog::SetActiveTarget(new wxLogStderr);
        wxSetDefaultAssertHandler();
        watchdog_ = std::make_unique<Watchdog>(patience);
    }
    library_ = std::make_unique<formats::RulesetLibrary>(formats::dataFolders(data_));
    frame_ =
        new MainFrame(*library_, testMode_ ? answerWithoutAsking() : askInDialogs(), userFiles());
    frame_->Show();
    if (file_)
        frame_->open(*file_);
    else
        frame_->offerUnsaved();
    return true;
}

int App::OnRun() {
    const int status = wxApp::OnRun();
    return status == 0 && asserts_ > 0 ? 1 : status;
}

void App::OnAssertFailure(const wxChar* file, int line, const wxChar* function,
                          const wxChar* condition, const wxChar* message) {
    if (!testMode_) {
        wxApp::OnAssertFailure(file, line, function, condition, message);
        return;
    }
    ++asserts_;
    std::cerr << "assert: " << utf8(wxString(file)) << ':' << line << ": "
              << utf8(wxString(condition)) << (message ? ": " + utf8(wxString(message)) : "")
              << '\n';
}

/// Nothing throws here but by our fault; the work must not be lost for it.
bool App::OnExceptionInMainLoop() {
    std::string reason = "unknown";
    try {
        throw;
    } catch (const std::exception& error) {
        reason = error.what();
    } catch (...) {
    }
    if (testMode_) ++asserts_;
    if (!frame_) return false;
    frame_->ask().failure(frame_, "Something went wrong in the program. Save under another name.",
                          reason);
    return true;
}

} // namespace editor
