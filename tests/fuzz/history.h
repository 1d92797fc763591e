#pragma once
// A plain model of a document: a list of values, which of them is shown, and which is saved.

#include "model/document.h"
#include "tests/fuzz/property.h"

#include <optional>
#include <string>
#include <vector>

namespace fuzz {

struct History {
    std::vector<model::Scenario> values;
    std::size_t now = 0;
    std::optional<std::size_t> saved = 0;
    std::optional<model::Scenario> preview;

    explicit History(model::Scenario first) { values.push_back(std::move(first)); }

    const model::Scenario& shown() const { return preview ? *preview : values[now]; }

    void commit() {
        if (!preview) return;
        auto value = *preview;
        preview.reset();
        if (value == values[now]) return; // no step
        values.resize(now + 1);
        if (saved && *saved > now) saved.reset();
        values.push_back(std::move(value));
        ++now;
    }
    void goTo(std::size_t step) {
        if (step >= values.size()) return;
        preview.reset();
        now = step;
    }
};

inline void requireLike(const model::Document& document, const History& history,
                        const std::string& after) {
    require(document.scenario() == history.shown(), "the value shown after " + after);
    require(document.committed() == history.values[history.now], "the value after " + after);
    require(document.hasPreview() == history.preview.has_value(), "a preview after " + after);
    require(document.history().size() == history.values.size(), "the steps after " + after);
    require(document.now() == history.now, "the step after " + after);
    require(document.canUndo() == (history.now > 0), "undo after " + after);
    require(document.canRedo() == (history.now + 1 < history.values.size()), "redo after " + after);
    require((document.saved() != nullptr) == history.saved.has_value(), "saved after " + after);
    const bool modified =
        !history.saved || !(history.values[*history.saved] == history.values[history.now]);
    require(document.isModified() == modified, "modified after " + after);
    if (history.saved)
        require(*document.saved() == history.values[*history.saved], "saved value after " + after);
}

} // namespace fuzz
