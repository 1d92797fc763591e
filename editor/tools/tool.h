#pragma once
// A tool turns picks into edits. A stroke runs from the press to the release: meanwhile its edit is
// a preview of the document, at the end one step of history, and Escape or an edit from elsewhere
// drops it. A tool may let a stroke go on over several clicks; it then ends by a double click, a
// key or where the tool says so.

#include "editor/session.h"
#include "editor/tools/pick.h"
#include "formats/drawing/shape.h"
#include "model/message.h"

#include <vector>

namespace editor {

/// Keys that mean something to tools; which ones of the keyboard they are is for the window.
enum class Key { enter, remove, turnLeft, turnRight, mirror };

class Tool {
public:
    explicit Tool(Session& session);
    virtual ~Tool();
    Tool(const Tool&) = delete;
    Tool& operator=(const Tool&) = delete;

    /// The left button went down, moved while down, went up.
    void press(const Pick& pick);
    void drag(const Pick& pick);
    void release(const Pick& pick);
    /// The second press of a double click; its release follows.
    void doubleClick(const Pick& pick);
    /// True when the tool has a use for the key now.
    bool key(Key key);
    /// The pointer moves with the button up, or leaves the map (nothing).
    void hover(const std::optional<Pick>& pick);
    /// Escape, or the tool is put away: drops the stroke.
    void cancel();
    bool inStroke() const { return inStroke_; }

    /// What to draw over the map: the hexes under the brush, the line being drawn.
    virtual std::vector<formats::Shape> shapes() const;
    /// One line for the status bar: what the tool would do here.
    virtual model::Message status() const;

protected:
    Session& session() { return session_; }
    const Session& session() const { return session_; }
    model::Document& document() { return session_.document(); }
    const std::optional<Pick>& pointer() const { return pointer_; } ///< the last pick
    /// Ends the stroke and commits its preview, if any.
    void end();

private:
    virtual void begin(const Pick& pick) = 0;
    virtual void extend(const Pick& pick) = 0;
    /// Called after extend(); the preview, if any, is committed afterwards.
    virtual void finish(const Pick&) {}
    /// Asked after finish(): the stroke is not over, the next press goes on with it.
    virtual bool goesOn() const { return false; }
    /// Ends a stroke that goes on.
    virtual void close() {}
    virtual bool use(Key) { return false; }
    /// Forget the stroke: it was dropped, or has been committed.
    virtual void forget() {}

    Session& session_;
    bool inStroke_ = false;
    std::optional<Pick> pointer_;
    model::Connection interrupted_;
};

} // namespace editor
