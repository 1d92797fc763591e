// Edits of any kind, previews, undo, redo and saving, against a plain list of values.

#include "model/map/labels.h"
#include "tests/fuzz/any_edit.h"
#include "tests/fuzz/differences.h"
#include "tests/fuzz/history.h"
#include "tests/fuzz/round_trip.h"

#include <algorithm>

namespace {

/// Slanting rows may run down to numbers that no label has.
bool areLabelled(const model::Map& map) {
    const auto hexes = model::printedHexes(map);
    return std::all_of(hexes.begin(), hexes.end(), [&](model::Hex hex) {
        return model::readHex(map, model::label(map, hex)).value == hex;
    });
}

class Run {
public:
    explicit Run(fuzz::Bytes& bytes)
        : bytes_(bytes), where_(bytes.flip() ? fuzz::Where::anywhere : fuzz::Where::onMap) {
        connection_ = document_.changed.connect([this](const model::Change& change) {
            fuzz::requireChangeNamesAll(seen_, document_.scenario(), change);
            seen_ = document_.scenario();
        });
    }

    void step() {
        switch (bytes_.below(16)) {
        case 0:
            return undo();
        case 1:
            document_.redo();
            history_.goTo(history_.now + 1);
            return check("redo");
        case 2:
            return goTo();
        case 3:
        case 4:
            return preview();
        case 5:
            document_.commit();
            history_.commit();
            return check("commit");
        case 6:
            document_.cancel();
            history_.preview.reset();
            return check("cancel");
        case 7:
            return save();
        default:
            return apply();
        }
    }

private:
    void apply() {
        const auto edit = fuzz::anyEdit(bytes_, document_.committed(), where_);
        model::Scenario after = document_.committed();
        edit.apply(after);
        document_.apply(edit);
        history_.preview = after;
        history_.commit();
        check(model::text(edit.name));
    }
    void preview() {
        const auto edit = fuzz::anyEdit(bytes_, document_.committed(), where_);
        model::Scenario after = document_.committed();
        edit.apply(after);
        document_.preview(edit);
        history_.preview = after;
        check("preview of " + model::text(edit.name));
    }
    void undo() {
        document_.undo();
        if (history_.now > 0) history_.goTo(history_.now - 1);
        check("undo");
    }
    void goTo() {
        const auto step = static_cast<std::size_t>(bytes_.below(12));
        document_.goTo(step);
        history_.goTo(step);
        check("going to a step");
    }
    void save() {
        if (where_ == fuzz::Where::onMap && areLabelled(*document_.committed().map))
            fuzz::requireRoundTrip(document_.committed());
        else
            fuzz::requireReadable(document_.committed());
        document_.markSaved();
        history_.saved = history_.now;
        check("save");
    }
    void check(const std::string& after) {
        fuzz::requireLike(document_, history_, after);
        fuzz::require(seen_ == document_.scenario(), "told of every change: " + after);
    }

    fuzz::Bytes& bytes_;
    fuzz::Where where_;
    model::Document document_{fuzz::firstScenario()};
    fuzz::History history_{fuzz::firstScenario()};
    model::Scenario seen_ = fuzz::firstScenario();
    model::Connection connection_;
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Bytes bytes({data, size});
    Run run(bytes);
    for (int i = 0; i < 32 && !bytes.atEnd(); ++i)
        run.step();
    return 0;
}
