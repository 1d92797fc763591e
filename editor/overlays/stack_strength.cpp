#include "editor/overlays/stack_strength.h"

#include "model/map/labels.h"
#include "validators/rules/situation.h"
#include "validators/rules/stacking.h"

#include <string>

namespace editor {

using model::tr;
using validators::Verdict;

namespace {

formats::Role roleOf(Verdict verdict) {
    switch (verdict) {
    case Verdict::yes:
        return formats::Role::allowed;
    case Verdict::no:
        return formats::Role::blocked;
    case Verdict::undecided:
        break;
    }
    return formats::Role::hover;
}

std::string counted(const validators::StackCount& stack) {
    std::string words;
    const auto add = [&](int number, const char* what) {
        if (number == 0) return;
        if (!words.empty()) words += ", ";
        words += std::to_string(number) + ' ' + what;
    };
    add(stack.infantry, "infantry");
    add(stack.cavalry, "cavalry");
    add(stack.artillery, "artillery");
    add(stack.vedettes, "vedettes");
    add(stack.trains, "trains");
    add(stack.leaders, "leaders");
    add(stack.unknown, "of no known class");
    return words;
}

model::Message textOf(const std::string& hex, const std::string& side,
                      const validators::StackCount& stack) {
    const auto pieces = counted(stack);
    if (stack.verdict == Verdict::undecided)
        return tr("{hex}, {side}: {pieces}; undecided, {missing} is not stated",
                  {{"hex", hex},
                   {"side", side},
                   {"pieces", pieces},
                   {"missing", stack.missing.empty() ? "the rule" : stack.missing.front()}});
    if (stack.verdict == Verdict::yes || stack.faults.empty())
        return tr("{hex}, {side}: {pieces}; may stack ({rule})",
                  {{"hex", hex}, {"side", side}, {"pieces", pieces}, {"rule", stack.clause.text}});
    const auto& fault = stack.faults.front();
    return tr("{hex}, {side}: {pieces}; {found} {counted}, at most {allowed} ({rule})",
              {{"hex", hex},
               {"side", side},
               {"pieces", pieces},
               {"found", std::to_string(fault.found)},
               {"counted", fault.counted},
               {"allowed", std::to_string(fault.allowed)},
               {"rule", fault.clause.text}});
}

} // namespace

OverlayPicture stackStrength(const OverlayInput& input) {
    if (!input.hex) return {};
    const auto& scenario = input.session.scenario();
    const validators::Situation& situation = input.session.situation();
    OverlayPicture picture;
    for (const auto& side : validators::sidesAt(situation, *input.hex)) {
        const auto stack = validators::stackAt(situation, *input.hex, side);
        const formats::Look look{roleOf(stack.verdict), {}, 1.0, {}};
        picture.shapes.emplace_back(formats::HexOutline{{*input.hex}, look});
        picture.shapes.emplace_back(
            formats::Badge{*input.hex, std::to_string(stack.allUnits()), look});
        // One line is shown: that of the side which may not stack so, else of the first.
        if (picture.text.pattern.empty() || stack.verdict == Verdict::no) {
            const auto* named = model::find(*scenario.forces, side);
            picture.text = textOf(model::label(*scenario.map, *input.hex),
                                  named && !named->name.empty() ? named->name : side.text, stack);
        }
    }
    return picture;
}

} // namespace editor
