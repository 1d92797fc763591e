#include "editor/tools/tool.h"

namespace editor {

Tool::Tool(Session& session)
    : session_(session), interrupted_(session.interrupted.connect([this] { cancel(); })) {}

Tool::~Tool() {
    // A derived tool is gone by now, so only the document is left to tidy.
    if (inStroke_ && session_.document().hasPreview()) session_.document().cancel();
}

void Tool::press(const Pick& pick) {
    if (!inStroke_ || !goesOn()) cancel();
    pointer_ = pick;
    inStroke_ = true;
    begin(pick);
}

void Tool::drag(const Pick& pick) {
    pointer_ = pick;
    if (inStroke_) extend(pick);
}

void Tool::release(const Pick& pick) {
    pointer_ = pick;
    if (!inStroke_) return;
    extend(pick);
    finish(pick);
    if (inStroke_ && !goesOn()) end();
}

void Tool::doubleClick(const Pick& pick) {
    if (!inStroke_ || !goesOn()) return press(pick);
    pointer_ = pick;
    close();
    end();
}

bool Tool::key(Key key) {
    if (use(key)) return true;
    if (key != Key::enter || !inStroke_ || !goesOn()) return false;
    close();
    end();
    return true;
}

void Tool::end() {
    inStroke_ = false;
    if (document().hasPreview()) document().commit();
    forget();
}

void Tool::hover(const std::optional<Pick>& pick) {
    pointer_ = pick;
}

void Tool::cancel() {
    if (!inStroke_) return;
    inStroke_ = false;
    if (document().hasPreview()) document().cancel();
    forget();
}

std::vector<formats::Shape> Tool::shapes() const {
    return {};
}

model::Message Tool::status() const {
    return {};
}

} // namespace editor
