#pragma once
// A Document holds the open scenarios that share a map, which of them is shown, and the one
// history of their values. All change goes through apply, or preview and commit. Nothing here
// knows a window.

#include "model/change.h"
#include "model/edits/edit.h"
#include "model/scenario/scenario.h"
#include "model/signal.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace model {

class Document {
public:
    explicit Document(Scenario scenario);

    /// The scenario shown: the committed one, or the preview while there is one.
    const Scenario& scenario() const;
    const Scenario& committed() const;
    bool hasPreview() const { return preview_.has_value(); }

    /// One step of history. An edit that changes nothing makes no step.
    void apply(const Edit& edit);

    /// Shows the edit applied to the committed value; replaces an earlier preview.
    void preview(const Edit& edit);
    void commit();
    void cancel();

    bool canUndo() const { return now_ > 0; }
    bool canRedo() const { return now_ + 1 < history_.size(); }
    void undo();
    void redo();
    /// Goes to a step of the history; 0 is the value that was opened.
    void goTo(std::size_t step);

    struct Step {
        Message name; ///< of the edit that made it, units by name; empty for the first
        std::vector<Shared<Scenario>> scenarios;
    };
    const std::vector<Step>& history() const { return history_; }
    std::size_t now() const { return now_; }

    bool isModified() const;
    void markSaved();
    /// The value that the files hold, if it is still in the history.
    const Scenario* saved() const;

    /// Told after every change of what scenario() gives, also by previews and undo.
    Signal<const Change&> changed;
    /// Told when history, its position or the saved mark moved.
    Signal<> historyMoved;

private:
    void show(const Scenario& before);

    std::vector<Step> history_;
    std::size_t now_ = 0;
    std::size_t shown_ = 0; ///< which scenario of a step
    std::optional<std::size_t> saved_ = 0;
    std::optional<Scenario> preview_;
    std::optional<Message> previewName_;
};

} // namespace model
