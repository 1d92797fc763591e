#include "editor/autosave.h"

#include "editor/autosave_files.h"
#include "formats/file_io.h"

#include <algorithm>
#include <condition_variable>
#include <exception>
#include <iterator>
#include <map>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>

namespace editor {

namespace fs = std::filesystem;
using model::tr;

/// The state that the disk shall have; the newest wins.
struct Autosave::Wanted {
    std::uint64_t number = 0;
    std::optional<model::Scenario> value;   ///< nothing: no autosave
    std::optional<model::Scenario> written; ///< what the files hold
    formats::FileKind root = formats::FileKind::scenario;
    std::optional<fs::path> path;
    bool dropAdopted = false;
    std::vector<formats::HeldFile> adopted; ///< from now on
};

struct Autosave::Result {
    std::uint64_t number = 0;
    std::vector<fs::path> files;
    std::optional<model::Message> failure;
};

class Autosave::Writer {
public:
    using Deliver = std::function<void(const Result&)>;

    Writer(fs::path folder, Post post, Deliver deliver)
        : folder_(std::move(folder)), mark_(newMark()), post_(std::move(post)),
          deliver_(std::make_shared<const Deliver>(std::move(deliver))),
          thread_([this](const std::stop_token& stop) { work(stop); }) {}
    /// What was asked for last is still done.
    ~Writer() {
        thread_.request_stop();
        thread_.join();
    }
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;

    void request(Wanted wanted) {
        {
            const std::scoped_lock lock(mutex_);
            if (waiting_) {
                wanted.dropAdopted |= waiting_->dropAdopted;
                for (auto& file : waiting_->adopted)
                    wanted.adopted.push_back(std::move(file));
            }
            waiting_ = std::move(wanted);
        }
        wake_.notify_one();
    }

private:
    void work(const std::stop_token& stop) {
        while (auto wanted = next(stop)) {
            auto result = reach(*wanted);
            post_([deliver = std::weak_ptr(deliver_), result = std::move(result)] {
                if (const auto to = deliver.lock()) (*to)(result);
            });
        }
    }

    std::optional<Wanted> next(const std::stop_token& stop) {
        std::unique_lock lock(mutex_);
        if (!wake_.wait(lock, stop, [this] { return waiting_.has_value(); })) return std::nullopt;
        return std::exchange(waiting_, std::nullopt);
    }

    Result reach(Wanted& wanted) {
        Result result;
        result.number = wanted.number;
        // A failure of any kind costs an autosave, never the program.
        try {
            const auto files = filesFor(wanted);
            for (const auto& file : files)
                keep(file, wanted.path.has_value(), result);
            dropOthers(files);
        } catch (const std::exception& error) {
            result.failure = notKept(error);
        }
        for (const auto& [file, autosave] : kept_)
            result.files.push_back(autosave.path());
        for (auto& file : wanted.adopted)
            adopted_.push_back(std::move(file));
        if (wanted.dropAdopted) {
            for (auto& file : adopted_)
                file.remove();
            adopted_.clear();
        }
        return result;
    }

    static model::Message notKept(const std::exception& error) {
        return tr("Unsaved work cannot be kept: {reason}", {{"reason", error.what()}});
    }

    static std::vector<formats::FileToWrite> filesFor(const Wanted& wanted) {
        if (!wanted.value) return {};
        const auto& value = *wanted.value;
        if (!wanted.path) {
            const bool map = wanted.root == formats::FileKind::map;
            return {{{}, map ? formats::writeMap(*value.map) : formats::writeScenario(value)}};
        }
        return formats::filesToWrite(value, wanted.written ? &*wanted.written : nullptr,
                                     wanted.root, *wanted.path);
    }

    /// In the first place that takes it. When none does, the one before stays: an old state is
    /// better than none.
    void keep(const formats::FileToWrite& file, bool hasFile, Result& result) {
        if (hasFile) {
            try {
                return put(file, autosaveBeside(file.path, mark_));
            } catch (const formats::FileError& error) {
                result.failure = tr("Unsaved work is kept in {folder}: {reason}",
                                    {{"folder", folder_.string()}, {"reason", error.what()}});
            }
        }
        std::error_code shownByWriting;
        fs::create_directories(folder_, shownByWriting);
        try {
            put(file, hasFile ? autosaveElsewhere(folder_, file.path, mark_)
                              : autosaveOfNew(folder_, mark_));
        } catch (const formats::FileError& error) {
            result.failure = notKept(error);
        }
    }

    void put(const formats::FileToWrite& file, const fs::path& path) {
        const auto before = kept_.find(file.path);
        if (before != kept_.end() && before->second.path() == path)
            return before->second.write(file.bytes);
        formats::HeldFile autosave(path);
        autosave.write(file.bytes);
        if (before != kept_.end()) before->second.remove();
        kept_.insert_or_assign(file.path, std::move(autosave));
    }

    /// Of files that do not differ any more.
    void dropOthers(const std::vector<formats::FileToWrite>& files) {
        for (auto entry = kept_.begin(); entry != kept_.end();) {
            const bool differs = std::any_of(files.begin(), files.end(), [&](const auto& file) {
                return file.path == entry->first;
            });
            if (!differs) entry->second.remove();
            entry = differs ? std::next(entry) : kept_.erase(entry);
        }
    }

    fs::path folder_;
    std::string mark_;
    Post post_;
    std::shared_ptr<const Deliver> deliver_;
    // These two belong to the thread.
    std::map<fs::path, formats::HeldFile> kept_; ///< by the file that differs
    std::vector<formats::HeldFile> adopted_;

    std::mutex mutex_;
    std::condition_variable_any wake_;
    std::optional<Wanted> waiting_; ///< guarded by mutex_
    std::jthread thread_;           ///< last: it uses all the others
};

Autosave::Autosave(Session& session, fs::path folder, Post post, AutosaveTimes times)
    : session_(session), times_(times), edited_(session.isModified() && !session.readOnly()),
      writer_(std::make_unique<Writer>(std::move(folder), std::move(post),
                                       [this](const Result& result) { take(result); })) {
    connections_.push_back(session_.document().historyMoved.connect([this] { follow(); }));
    connections_.push_back(session_.saved.connect([this] { clear(true); }));
}

Autosave::~Autosave() {
    connections_.clear();
    if (session_.isModified() && (edited_ || since_)) write({});
}

void Autosave::follow() {
    if (session_.readOnly()) return; // it could not be saved either
    if (session_.isModified())
        edited_ = true;
    else
        clear(false);
}

void Autosave::tick(Time now) {
    if (std::exchange(edited_, false)) {
        last_ = now;
        if (!since_) since_ = now;
    }
    if (since_ && (now - last_ >= times_.pause || now - *since_ >= times_.longest)) write({});
}

void Autosave::adopt(Orphan orphan) {
    Wanted wanted;
    for (auto& file : orphan.files)
        wanted.adopted.push_back(std::move(file.autosave));
    write(std::move(wanted)); // an edit like others, with an autosave of its own
}

void Autosave::discard() {
    // Recovered work that was only undone has not been asked about; it is offered again.
    clear(session_.isModified());
}

void Autosave::write(Wanted wanted) {
    wanted.value = session_.document().committed();
    wanted.written = session_.written();
    wanted.root = session_.root();
    wanted.path = session_.path();
    ask(std::move(wanted));
}

void Autosave::clear(bool alsoAdopted) {
    Wanted wanted;
    wanted.dropAdopted = alsoAdopted;
    ask(std::move(wanted));
}

void Autosave::ask(Wanted wanted) {
    edited_ = false;
    since_.reset();
    wanted.number = ++asked_;
    writer_->request(std::move(wanted));
}

void Autosave::take(const Result& result) {
    answered_ = result.number;
    files_ = result.files;
    const auto toldBefore = std::exchange(told_, result.failure);
    if (told_ && !(toldBefore && toldBefore->pattern == told_->pattern)) failed(*told_);
}

} // namespace editor
