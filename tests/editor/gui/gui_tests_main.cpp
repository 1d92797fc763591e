// Runs the tests of the window: one application with an event loop round all of them, and nothing
// that could wait for a user. A failed assert of the toolkit fails the run.

#include <gtest/gtest.h>

#include <wx/app.h>
#include <wx/evtloop.h>
#include <wx/image.h>
#include <wx/log.h>

#include <iostream>

namespace {

class TestApp : public wxApp {
public:
    bool OnInit() override {
        SetExitOnFrameDelete(false);
        wxImage::AddHandler(new wxPNGHandler);
        delete wxLog::SetActiveTarget(new wxLogStderr);
        wxSetDefaultAssertHandler();
        return true;
    }
    void OnAssertFailure(const wxChar* file, int line, const wxChar*, const wxChar* condition,
                         const wxChar* message) override {
        ++asserts;
        std::cerr << "assert: " << wxString(file) << ':' << line << ": " << wxString(condition)
                  << ": " << wxString(message ? message : wxT("")) << '\n';
    }

    int asserts = 0;
};

} // namespace

int main(int argc, char** argv) {
    testing::InitGoogleTest(&argc, argv);
    auto* app = new TestApp;
    wxApp::SetInstance(app);
    if (!wxEntryStart(argc, argv) || !app->CallOnInit()) return 2;
    int status = 0;
    {
        wxGUIEventLoop loop;
        const wxEventLoopActivator active(&loop);
        status = RUN_ALL_TESTS();
    }
    const int asserts = app->asserts;
    app->OnExit();
    wxEntryCleanup();
    if (asserts > 0) std::cerr << asserts << " asserts of the toolkit failed\n";
    return status != 0 ? status : asserts > 0 ? 1 : 0;
}
