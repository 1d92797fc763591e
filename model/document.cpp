#include "model/document.h"

#include <utility>

namespace model {

namespace {

/// An edit names units by id; people read the names they had before it.
Message withUnitNames(Message name, const Scenario& before) {
    for (auto& [argument, value] : name.arguments) {
        if (argument != "unit") continue;
        const Unit* unit = find(*before.forces, UnitId(value));
        if (unit && !unit->name.empty()) value = unit->name;
    }
    return name;
}

} // namespace

Document::Document(Scenario scenario) {
    history_.push_back({Message{}, {Shared<Scenario>(std::move(scenario))}});
}

const Scenario& Document::scenario() const {
    return preview_ ? *preview_ : committed();
}

const Scenario& Document::committed() const {
    return *history_[now_].scenarios[shown_];
}

void Document::apply(const Edit& edit) {
    preview(edit);
    commit();
}

void Document::preview(const Edit& edit) {
    const Scenario before = scenario();
    Scenario after = committed();
    edit.apply(after);
    preview_ = std::move(after);
    previewName_ = edit.name;
    show(before);
}

void Document::commit() {
    if (!preview_) return;
    Scenario value = std::move(*preview_);
    preview_.reset();
    if (value == committed()) return;
    history_.resize(now_ + 1);
    if (saved_ && *saved_ > now_) saved_.reset(); // the saved value was undone and is now gone
    Step step{withUnitNames(std::move(*previewName_), committed()), history_[now_].scenarios};
    // Siblings share the map and the forces: what was changed there holds for all of them.
    for (auto& sibling : step.scenarios)
        sibling.edit([&](Scenario& scenario) {
            scenario.map = value.map;
            scenario.forces = value.forces;
        });
    step.scenarios[shown_] = Shared<Scenario>(std::move(value));
    history_.push_back(std::move(step));
    now_ = history_.size() - 1;
    historyMoved();
}

void Document::cancel() {
    if (!preview_) return;
    const Scenario before = std::move(*preview_);
    preview_.reset();
    show(before);
}

void Document::undo() {
    if (canUndo()) goTo(now_ - 1);
}

void Document::redo() {
    if (canRedo()) goTo(now_ + 1);
}

void Document::goTo(std::size_t step) {
    if (step >= history_.size()) return;
    const Scenario before = scenario();
    preview_.reset();
    const bool moved = step != now_;
    now_ = step;
    show(before);
    if (moved) historyMoved();
}

bool Document::isModified() const {
    return !saved_ ||
           (*saved_ != now_ && !(history_[*saved_].scenarios == history_[now_].scenarios));
}

void Document::markSaved() {
    saved_ = now_;
    historyMoved();
}

const Scenario* Document::saved() const {
    return saved_ ? &*history_[*saved_].scenarios[shown_] : nullptr;
}

void Document::show(const Scenario& before) {
    const Change change = diff(before, scenario());
    if (!change.empty()) changed(change);
}

} // namespace model
