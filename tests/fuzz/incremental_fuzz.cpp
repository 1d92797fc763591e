// After edits of any kind a validator that is told what changed says what a full run says.

#include "model/document.h"
#include "tests/fuzz/any_edit.h"
#include "tests/fuzz/property.h"
#include "tests/support/findings.h"
#include "tests/support/rulesets.h"
#include "validators/validator.h"

#include <array>

namespace {

using testing_support::described;

std::shared_ptr<const model::Ruleset> rulesetFor(fuzz::Bytes& bytes) {
    static const std::array rulesets{
        testing_support::piedmont(), testing_support::ruleset("nbs-marengo"),
        testing_support::ruleset("caldiero"), std::shared_ptr<const model::Ruleset>()};
    return bytes.of(rulesets);
}

std::string inLines(const std::vector<std::string>& all) {
    std::string lines;
    for (const auto& each : all)
        lines += each + '\n';
    return lines;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    fuzz::Bytes bytes({data, size});
    const auto ruleset = rulesetFor(bytes);
    const auto where = bytes.flip() ? fuzz::Where::anywhere : fuzz::Where::onMap;
    model::Document document(fuzz::firstScenario());
    validators::Validator validator(ruleset);
    validator.update(document.scenario());
    validator.run();
    const auto connection = document.changed.connect(
        [&](const model::Change& change) { validator.update(document.scenario(), change); });
    for (int i = 0; i < 6 && !bytes.atEnd(); ++i) {
        const bool undo = bytes.below(8) == 7;
        if (undo)
            document.undo();
        else
            document.apply(fuzz::anyEdit(bytes, document.scenario(), where));
        if (bytes.below(4) == 3) continue; // several changes before the next run
        fuzz::require(validator.run(), "a run that nobody stops comes to its end");
        fuzz::requireSame(inLines(described(validator.report())),
                          inLines(described(validators::validate(document.scenario(), ruleset))),
                          "the incremental report is the full one");
    }
    return 0;
}
