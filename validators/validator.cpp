#include "validators/validator.h"

#include "validators/checks/bind_checks.h"
#include "validators/checks/findings.h"
#include "validators/rules/situation.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <optional>
#include <utility>

namespace validators {

namespace {

using Spelling = std::pair<std::string, std::string>;

/// Parts of which `Change::hexes` does not name every hex that may look different.
constexpr std::array partsWithoutHexes{
    model::Part::texts, model::Part::grid,     model::Part::forces, model::Part::setup,
    model::Part::onMap, model::Part::schedule, model::Part::waivers};

model::Region united(const model::Region& a, const model::Region& b) {
    if (a.isEverywhere() || b.isEverywhere()) return model::Region::everywhere();
    auto hexes = a.hexes().hexes();
    const auto more = b.hexes().hexes();
    hexes.insert(hexes.end(), more.begin(), more.end());
    return model::Region::of(hexes);
}

/// A check with what it said last and where that is out of date.
struct Course {
    BoundCheck bound;
    std::vector<model::Finding> findings;
    std::optional<model::Region> stale = model::Region::everywhere();
    std::chrono::steady_clock::duration lastTime{};

    void markStale(const model::Change& change) {
        // A house rule may change any figure, another grid any label, whatever the check reads.
        const bool everything = change.parts.overlaps(model::Part::rules | model::Part::grid);
        if (!everything && !change.parts.overlaps(bound.check->reads)) return;
        const auto* local = std::get_if<Local>(&bound.check->run);
        const bool byHex = local && !everything && readsByHex(change.parts);
        const auto region = byHex ? change.hexes.grown(local->radius) : model::Region::everywhere();
        stale = stale ? united(*stale, region) : region;
    }

    /// False when cancelled: nothing has changed then.
    bool run(const Situation& situation, const std::function<bool()>& cancelled) {
        Findings found(bound.check->id, bound.severity, bound.rule, cancelled);
        const auto begin = std::chrono::steady_clock::now();
        if (const auto* whole = std::get_if<RunWhole>(&bound.check->run))
            (*whole)(situation, found);
        else
            std::get<Local>(bound.check->run).run(situation, *stale, found);
        if (cancelled()) return false;
        lastTime = std::chrono::steady_clock::now() - begin;
        std::erase_if(findings, [&](const model::Finding& old) {
            return stale->isEverywhere() ||
                   (!old.subjects.empty() && liesIn(*stale, old.subjects.front()));
        });
        for (auto& finding : found.take())
            findings.push_back(std::move(finding));
        stale.reset();
        return true;
    }

private:
    /// True when all that concerns the check has its hexes named.
    bool readsByHex(model::Parts changed) const {
        return std::none_of(partsWithoutHexes.begin(), partsWithoutHexes.end(), [&](auto part) {
            return changed.overlaps(part) && bound.check->reads.overlaps(part);
        });
    }
};

std::vector<Spelling> spellings(const model::Map& map, const model::Finding& finding) {
    std::vector<Spelling> spelled;
    for (const auto& subject : finding.subjects)
        spelled.push_back(model::spelling(map, subject));
    return spelled;
}

} // namespace

struct Validator::State {
    std::shared_ptr<const model::Ruleset> ruleset;
    BoundChecks bound;
    model::Scenario scenario;
    std::vector<Course> courses;
    /// Of this scenario; kept while it stays, so that a run goes on with what is found out.
    std::unique_ptr<const Situation> situation;

    void take(model::Scenario value) {
        situation.reset();
        scenario = std::move(value);
    }
};

Validator::Validator(std::shared_ptr<const model::Ruleset> ruleset, model::Parts said)
    : state_(std::make_shared<State>()) {
    state_->bound = bindChecks(ruleset.get(), said);
    state_->ruleset = std::move(ruleset);
    for (const BoundCheck& bound : state_->bound.toRun) {
        Course course;
        course.bound = bound;
        state_->courses.push_back(std::move(course));
    }
}

void Validator::update(model::Scenario scenario, const model::Change& change) {
    state_->take(std::move(scenario));
    for (Course& course : state_->courses)
        course.markStale(change);
}

void Validator::update(model::Scenario scenario) {
    state_->take(std::move(scenario));
    for (Course& course : state_->courses)
        course.stale = model::Region::everywhere();
}

bool Validator::run(const std::function<bool()>& cancelled, const std::function<bool()>& paused) {
    std::vector<Course*> stale;
    for (Course& course : state_->courses)
        if (course.stale) stale.push_back(&course);
    if (stale.empty()) return true;
    if (cancelled()) return false;
    std::stable_sort(stale.begin(), stale.end(), [](const Course* a, const Course* b) {
        return std::pair(a->stale->isEverywhere(), a->lastTime) <
               std::pair(b->stale->isEverywhere(), b->lastTime);
    });
    auto& situation = state_->situation;
    if (!situation)
        situation = std::make_unique<Situation>(state_->scenario, state_->ruleset.get());
    for (Course* course : stale) {
        if (course != stale.front() && course->stale->isEverywhere() && paused()) return false;
        if (cancelled() || !course->run(*situation, cancelled)) return false;
    }
    return true;
}

std::vector<std::string> Validator::stale() const {
    std::vector<std::string> ids;
    for (const Course& course : state_->courses)
        if (course.stale) ids.emplace_back(course.bound.check->id);
    return ids;
}

namespace {

/// The waivers of map and scenario, and which of them met a finding.
class Waivers {
public:
    explicit Waivers(const model::Scenario& scenario) {
        for (const auto& waiver : scenario.map->waivers)
            entries_.push_back({&*waiver, false});
        for (const auto& waiver : scenario.waivers)
            entries_.push_back({&*waiver, false});
    }

    void applyTo(model::ReportedFinding& reported, std::vector<model::StaleWaiver>& stale) {
        for (Entry& entry : entries_) {
            const model::Waiver& waiver = *entry.waiver;
            if (waiver.check != reported.finding.check || waiver.part != reported.finding.part ||
                waiver.subjects != reported.spellings)
                continue;
            entry.met = true;
            const auto found = reported.finding.message.argument("found");
            if (!waiver.found.empty() && waiver.found != found) {
                stale.push_back(staleOf(waiver, std::string(found)));
                continue;
            }
            reported.waived = true;
            reported.waiverReason = waiver.reason;
        }
    }

    /// Waivers that met nothing. `judged` says whether the check of this id has had its say.
    template <class Judged>
    void addUnmet(std::vector<model::StaleWaiver>& stale, Judged judged) const {
        for (const Entry& entry : entries_)
            if (!entry.met && judged(entry.waiver->check))
                stale.push_back(staleOf(*entry.waiver, {}));
    }

private:
    struct Entry {
        const model::Waiver* waiver;
        bool met;
    };

    static model::StaleWaiver staleOf(const model::Waiver& waiver, std::string nowFound) {
        return {waiver.check, waiver.subjects, waiver.part, waiver.found, std::move(nowFound)};
    }

    std::vector<Entry> entries_;
};

} // namespace

model::ValidationReport Validator::report() const {
    model::ValidationReport report;
    const model::Scenario& scenario = state_->scenario;
    report.subject = scenario.id.empty() ? scenario.map->id : scenario.id;
    if (state_->ruleset) report.ruleset = state_->ruleset->layers;
    report.checksNotRun = state_->bound.notRun;

    std::vector<const model::Finding*> findings;
    for (const Course& course : state_->courses) {
        const std::string id(course.bound.check->id);
        if (course.stale)
            report.checksNotRun.push_back({id, "not finished"});
        else
            report.checksRun.push_back(id);
        for (const auto& finding : course.findings)
            findings.push_back(&finding);
    }
    std::stable_sort(findings.begin(), findings.end(),
                     [](const auto* a, const auto* b) { return model::reportedBefore(*a, *b); });

    Waivers waivers(scenario);
    for (const auto* finding : findings) {
        model::ReportedFinding reported;
        reported.finding = *finding;
        reported.spellings = spellings(*scenario.map, *finding);
        waivers.applyTo(reported, report.staleWaivers);
        report.findings.push_back(std::move(reported));
    }
    waivers.addUnmet(report.staleWaivers, [&](const std::string& check) {
        const auto& run = report.checksRun;
        const bool ran = std::find(run.begin(), run.end(), check) != run.end();
        return ran || !findCheck(check);
    });
    return report;
}

model::ValidationReport validate(const model::Scenario& scenario,
                                 std::shared_ptr<const model::Ruleset> ruleset, model::Parts said) {
    Validator validator(std::move(ruleset), said);
    validator.update(scenario);
    validator.run();
    return validator.report();
}

} // namespace validators
