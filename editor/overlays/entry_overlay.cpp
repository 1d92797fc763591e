#include "editor/overlays/answer_words.h"
#include "editor/overlays/rule_overlays.h"
#include "validators/rules/entry.h"

#include <algorithm>

namespace editor {

using formats::Role;
using model::tr;
using validators::EntryPlan;
using validators::Verdict;

namespace {

/// The groups that come on the turn of the situation, surely or by the dice.
std::vector<EntryPlan> plansOf(const Situation& situation) {
    std::vector<EntryPlan> plans;
    validators::EntryPlanner planner(situation);
    for (const auto* arrival : validators::arrivalsOn(situation, situation.turn()))
        plans.push_back(planner.plan(*arrival, situation.turn()));
    return plans;
}

std::string titleOf(const model::Arrival& arrival) {
    return arrival.id.text.empty() ? "a group" : arrival.id.text;
}

bool touches(const EntryPlan& plan, model::Hex hex) {
    const auto in = [&](const std::vector<model::Hex>& hexes) {
        return std::find(hexes.begin(), hexes.end(), hex) != hexes.end();
    };
    return in(plan.scheduled.hexes) || in(plan.mayEnterBy);
}

std::string waiting(const Situation& situation, const EntryPlan& plan) {
    std::string names;
    for (const auto& payment : plan.payments)
        if (payment.enters == Verdict::no)
            for (const auto& unit : payment.units)
                names += (names.empty() ? "" : ", ") + situation.name(unit);
    return names;
}

std::string paid(const EntryPlan& plan) {
    std::string points;
    for (const auto& payment : plan.payments)
        if (payment.enters != Verdict::no)
            points +=
                (points.empty() ? "" : ", ") +
                (payment.halfPoints.hasValue() ? validators::entryPointsText(*payment.halfPoints)
                                               : "not stated");
    return points;
}

/// One line for the hex: who comes, what it pays, who waits, who is in the way.
std::string textOf(const Situation& situation, const EntryPlan& plan) {
    std::string text = titleOf(*plan.arrival) + ": " + std::string(word(plan.way));
    for (const auto& state : plan.states)
        if (state.blocked == Verdict::yes) text += ", " + state.why + cited(state.clause);
    const auto points = paid(plan);
    if (!points.empty()) text += ", pays " + points;
    const auto names = waiting(situation, plan);
    if (!names.empty()) text += ", waits: " + names;
    if (plan.way == EntryPlan::Way::undecided) text += ", " + joined(plan.missing);
    return text;
}

void add(OverlayPicture& picture, const EntryPlan& plan) {
    const bool barred = plan.way == EntryPlan::Way::barred;
    if (!plan.scheduled.hexes.empty())
        picture.shapes.emplace_back(
            formats::HexFill{plan.scheduled.hexes, lookOf(barred ? Role::blocked : Role::allowed)});
    std::vector<model::Hex> others;
    for (const model::Hex hex : plan.mayEnterBy)
        if (std::find(plan.scheduled.hexes.begin(), plan.scheduled.hexes.end(), hex) ==
            plan.scheduled.hexes.end())
            others.push_back(hex);
    if (!others.empty()) {
        formats::Look look = lookOf(Role::allowed);
        look.dash = formats::Dash::dashed;
        picture.shapes.emplace_back(formats::HexOutline{std::move(others), look});
    }
    constexpr double size = 0.34;
    for (const model::Hex hex : plan.scheduled.hexes)
        picture.shapes.emplace_back(formats::Text{model::latticePoint(hex), titleOf(*plan.arrival),
                                                  size, lookOf(Role::path)});
    constexpr double ring = 0.3;
    for (const auto& payment : plan.payments)
        if (payment.ends)
            picture.shapes.emplace_back(formats::Circle{model::latticePoint(*payment.ends), ring,
                                                        lookOf(Role::path), false});
}

} // namespace

OverlayPicture entryPicture(const Situation& situation, std::optional<model::Hex> pointer) {
    OverlayPicture picture;
    std::string text;
    for (const EntryPlan& plan : plansOf(situation)) {
        add(picture, plan);
        if (pointer && touches(plan, *pointer))
            text += (text.empty() ? "" : "; ") + textOf(situation, plan);
    }
    if (!text.empty())
        picture.text =
            tr("{hex}: {text}", {{"hex", situation.label(*pointer)}, {"text", std::move(text)}});
    return picture;
}

OverlayPicture entryOverlay(const OverlayInput& input) {
    return entryPicture(input.session.situation(), input.hex);
}

} // namespace editor
