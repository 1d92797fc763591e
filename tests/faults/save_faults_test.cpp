// An edited sample is kept and saved, again and again, and each time another call to the disk is
// the one that fails or the last one before the process is killed. After each: every file is the
// old or the new one, whole; they can be opened together; what was kept is not lost; and whatever
// was left behind does not hinder the next save.

#include "editor/autosave.h"
#include "editor/autosave_files.h"
#include "formats/file_io.h"
#include "model/edits/setup_edits.h"
#include "model/edits/terrain_edits.h"
#include "model/edits/text_edits.h"
#include "tests/editor/desk.h"
#include "tests/editor/temp_folder.h"

#include <gmock/gmock.h>

#include <cerrno>
#include <cstdlib>
#include <iostream>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include <dlfcn.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace editor;
using namespace editor::testing;

namespace fs = std::filesystem;

namespace {

/// How the process that saves has ended.
enum Ending { saved = 0, refusedLoudly = 3, lostTheValue = 4, toldNoFile = 5, killed = 9 };

long injected() {
    using Count = long (*)();
    return reinterpret_cast<Count>(::dlsym(RTLD_DEFAULT, "berthier_faults_injected"))();
}

/// The sample, opened and edited once. Every run is a fork of this process.
class EditedSample {
public:
    EditedSample() {
        fs::create_directories(work_);
        for (const char* name :
             {"montenotte.scenario.xml", "piedmont.map.xml", "piedmont.forces.xml"}) {
            fs::copy(fs::path(SAMPLES_FOLDER) / "piedmont" / name, work_ / name);
            old_[work_ / name] = formats::readFile(work_ / name);
        }
        session_ = Session::open(path_, library_, queue_.post()).session;
        session_->apply(
            model::paintTerrain({hexOf(*session_, "E-5030")}, model::TerrainId("swamp"), {}));
        session_->apply(model::setTitle("Unsaved"));
        session_->apply({model::tr("Rename"), [](model::Scenario& scenario) {
                             scenario.forces.edit(
                                 [](model::Forces& forces) { forces.title = "Unsaved"; });
                         }});
        edited_ = session_->scenario();
        for (auto& file : formats::filesToWrite(edited_, nullptr, session_->root(), path_))
            new_[file.path] = std::move(file.bytes);
    }

    /// The thread of the checks rests, so that a fork finds nothing half done.
    bool isReady() {
        return session_ && old_.size() == new_.size() &&
               queue_.runUntil([this] { return session_->isValidated(); });
    }

    void restore() const {
        fs::remove_all(work_);
        fs::remove_all(own_);
        fs::create_directories(work_);
        for (const auto& [file, bytes] : old_)
            writeText(file, bytes);
    }

    struct Run {
        int ending = -1;
        bool hit = false;  ///< the fault lay within the run
        bool kept = false; ///< the autosave was done before the end
        std::string told;
    };

    /// Keeps and saves with this fault. `again`: when the save fails, without the fault once more.
    Run run(const std::string& fault, bool again = false) {
        const fs::path report = folder_ / "report";
        fs::remove(report);
        const pid_t child = ::fork();
        if (child == 0) ::_exit(keepAndSave(fault, again, report));
        int status = 0;
        ::waitpid(child, &status, 0);
        Run run;
        run.ending = WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status);
        run.told = fs::exists(report) ? formats::readFile(report) : "";
        run.kept = run.told.find("kept\n") != std::string::npos;
        run.hit = run.ending == killed || run.told.find("hit\n") != std::string::npos;
        return run;
    }

    void expectWhole(bool kept) {
        std::string state;
        for (const auto& [file, was] : old_) {
            const auto bytes = formats::readFile(file);
            const bool isNew = bytes == new_[file];
            EXPECT_TRUE(isNew || bytes == was) << file << " is neither the old nor the new one";
            bool isKept = false;
            for (const auto& found : autosavesOf(file, own_)) {
                EXPECT_EQ(formats::readFile(found.path), new_[file]) << found.path;
                isKept = true;
            }
            EXPECT_TRUE(isNew || isKept || !kept) << file << ": the work is lost";
            state += std::to_string(isNew) + std::to_string(isKept) + " ";
            const fs::path backup = file.string() + ".bak";
            if (fs::exists(backup)) {
                EXPECT_EQ(formats::readFile(backup), was);
            }
        }
        // Reading takes long, and there are few states to read.
        if (!read_.insert(state + std::to_string(kept)).second) return;
        const auto opened = formats::readScenario(formats::openSource(path_));
        EXPECT_FALSE(opened.failed()) << state;
        auto orphans = orphansOf(session_->files(), own_);
        if (!kept) return;
        const auto work =
            orphans.empty() ? opened.value : recovered(orphans.front(), path_).scenario;
        ASSERT_TRUE(work) << state;
        EXPECT_TRUE(*work == edited_) << state << "the work does not come back";
    }

    void expectSaved() {
        for (const auto& [file, bytes] : new_)
            EXPECT_EQ(formats::readFile(file), bytes) << file;
    }

    std::size_t statesRead() const { return read_.size(); }

    /// Something is left behind that no run before has left: names without the marks of their
    /// processes, and which files are new.
    bool isNewRemains() {
        std::set<std::string> names;
        for (const auto& folder : {work_, own_}) {
            if (!fs::exists(folder)) continue;
            for (const auto& entry : fs::directory_iterator(folder)) {
                const auto path = entry.path();
                std::string name = std::regex_replace(path.filename().string(),
                                                      std::regex("[0-9]+-[0-9a-f]+"), "*");
                const auto written = new_.find(path);
                if (written != new_.end() && formats::readFile(path) == written->second)
                    name += " new";
                names.insert(folder.filename().string() + "/" + name);
            }
        }
        return remains_.insert(names).second;
    }
    std::size_t remainsSeen() const { return remains_.size(); }

private:
    int keepAndSave(const std::string& fault, bool again, const fs::path& report) {
        std::ofstream told(report);
        MainQueue queue;
        Autosave autosave(*session_, own_, queue.post(), {{}, {}});
        const auto idle = [&] { return autosave.isIdle(); };
        ::setenv("BERTHIER_FAULT", fault.c_str(), 1);
        autosave.tick({});
        queue.runUntil(idle);
        ::unsetenv("BERTHIER_FAULT");
        if (autosave.files().size() == new_.size()) told << "kept\n" << std::flush;
        ::setenv("BERTHIER_FAULT", fault.c_str(), 1);
        int ending = saved;
        try {
            if (session_->save(Overwrite::yes).kind != SaveOutcome::saved) ending = toldNoFile;
            queue.runUntil(idle);
            ::unsetenv("BERTHIER_FAULT");
        } catch (const formats::FileError& error) {
            ::unsetenv("BERTHIER_FAULT");
            ending =
                std::string(error.what()).find(work_.string()) == 0 ? refusedLoudly : toldNoFile;
            told << error.what() << '\n';
            if (!session_->isModified() || !(session_->scenario() == edited_))
                ending = lostTheValue;
            // What is half done is our own, and nobody is asked about it.
            if (again && ending == refusedLoudly && session_->save().kind == SaveOutcome::saved) {
                queue.runUntil(idle);
                ending = session_->isModified() ? lostTheValue : saved;
            }
        }
        if (injected() > 0) told << "hit\n";
        told.close();
        // Standing in for a crash: what the autosave holds stays.
        return ending;
    }

    TempFolder folder_;
    fs::path work_ = folder_ / "work", own_ = folder_ / "own";
    fs::path path_ = work_ / "montenotte.scenario.xml";
    MainQueue queue_;
    formats::RulesetLibrary library_{formats::dataFolders({})};
    std::unique_ptr<Session> session_;
    model::Scenario edited_;
    std::map<fs::path, std::string> old_, new_;
    std::set<std::string> read_;
    std::set<std::set<std::string>> remains_;
};

constexpr int mostCalls = 1000; ///< only a run that never completes has more

TEST(SaveFaults, NoCallLosesWorkOrLeavesHalfAFile) {
    EditedSample sample;
    ASSERT_TRUE(sample.isReady());
    sample.restore();
    const auto undisturbed = sample.run("0:0");
    ASSERT_EQ(undisturbed.ending, saved) << undisturbed.told;
    ASSERT_TRUE(undisturbed.kept);
    sample.expectSaved();

    const auto number = [](int error) { return std::to_string(error); };
    for (const std::string& fault :
         {std::string("kill-before"), std::string("kill-after"), number(ENOSPC), number(EIO),
          number(EACCES), number(ENOSPC) + "+"}) {
        const bool kills = fault.starts_with("kill");
        int at = 1, refused = 0;
        for (; at < mostCalls; ++at) {
            const std::string told = std::to_string(at) + ":" + fault;
            SCOPED_TRACE(told);
            sample.restore();
            const auto run = sample.run(told);
            if (!run.hit) break;
            if (kills) {
                EXPECT_EQ(run.ending, killed) << run.told;
            } else {
                EXPECT_TRUE(run.ending == saved || run.ending == refusedLoudly)
                    << run.ending << ": " << run.told;
            }
            if (run.ending == saved) sample.expectSaved();
            if (run.ending == refusedLoudly) ++refused;
            sample.expectWhole(run.kept);
            // The next save, over all that was left behind.
            if (sample.isNewRemains()) {
                const auto next = sample.run("0:0");
                EXPECT_EQ(next.ending, saved) << next.told;
                sample.expectSaved();
            }
            const bool triesAgain = fault == number(EIO);
            if (triesAgain && run.ending == refusedLoudly) {
                sample.restore();
                const auto again = sample.run(told, true);
                EXPECT_EQ(again.ending, saved) << again.told;
                sample.expectSaved();
            }
            if (HasFailure()) return;
        }
        EXPECT_LT(at, mostCalls);
        std::cout << "fault " << fault << ": " << at - 1 << " calls, " << refused
                  << " saves refused\n";
    }
    std::cout << sample.statesRead() << " states of the files read again, " << sample.remainsSeen()
              << " kinds of remains saved over\n";
}

} // namespace
