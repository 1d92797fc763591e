// Every check finds the faults of its kind that are put into the samples, and nothing else is said
// of them. The rates are in docs/detection.md.

#include "tests/mutations/mutation.h"

#include "formats/native/native_file.h"
#include "model/read_findings.h"
#include "tests/support/findings.h"
#include "tests/support/rulesets.h"
#include "validators/checks/check.h"
#include "validators/validator.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <vector>

#include <fmt/format.h>

namespace {

using mutations::Mutation;

constexpr int positions = 8; ///< at most so many of each mutation

std::string readWhole(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    if (!in) throw std::runtime_error("there is no " + path);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// The files of a sample by their names.
using Files = std::map<std::string, std::string>;

struct Sample {
    std::string scenarioName;
    Files files;
};

Sample sampleOf(std::string_view name) {
    const std::string path = SAMPLES_FOLDER "/" + std::string(name) + ".scenario.xml";
    const auto slash = path.rfind('/');
    Sample sample;
    sample.scenarioName = path.substr(slash + 1);
    const std::string& text = sample.files[sample.scenarioName] = readWhole(path);
    static const std::regex named("file=\"([^\"]+)\"");
    for (std::sregex_iterator at(text.begin(), text.end(), named), end; at != end; ++at)
        sample.files[(*at)[1]] = readWhole(path.substr(0, slash + 1) + (*at)[1].str());
    return sample;
}

formats::ReadResult<model::Scenario> read(const Sample& sample) {
    const auto sibling = [&sample](std::string_view name) -> std::optional<std::string> {
        const auto found = sample.files.find(std::string(name));
        return found == sample.files.end() ? std::nullopt : std::optional(found->second);
    };
    return formats::readScenario(
        {sample.scenarioName, sample.files.at(sample.scenarioName), sibling});
}

/// What a report says, as often as it does: the check, and its subjects; of readers the line.
using Said = std::multiset<std::pair<std::string, std::string>>;

Said saidOf(const model::Scenario& scenario) {
    static std::map<std::string, std::shared_ptr<const model::Ruleset>> rulesets;
    auto& ruleset = rulesets[scenario.rules->ruleset.text];
    if (!ruleset) ruleset = testing_support::ruleset(scenario.rules->ruleset.text);
    Said said;
    for (const auto& reported : validators::validate(scenario, ruleset).findings) {
        std::string subjects;
        for (const auto& [kind, id] : reported.spellings)
            subjects += (subjects.empty() ? "" : " ") + kind + ' ' + id;
        said.emplace(reported.finding.check, subjects);
    }
    return said;
}

Said saidOf(const Sample& sample) {
    const auto result = read(sample);
    Said said;
    if (result.value) said = saidOf(*result.value);
    for (const auto& found : result.findings)
        said.emplace(found.finding.check,
                     fmt::format("{}:{}", found.location.file, found.location.line));
    return said;
}

Said without(Said from, const Said& others) {
    for (const auto& each : others)
        if (const auto found = from.find(each); found != from.end()) from.erase(found);
    return from;
}

std::string inWords(const Said& said) {
    std::string text;
    for (const auto& [check, subjects] : said)
        text += "\n  " + check + ": " + subjects;
    return text.empty() ? "\n  nothing" : text;
}

std::vector<std::string> split(std::string_view text, std::string_view by) {
    std::vector<std::string> parts;
    while (!text.empty()) {
        const auto end = std::min(text.find(by), text.size());
        parts.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + by.size(), text.size()));
    }
    return parts;
}

bool isReaders(std::string_view check) {
    return check.starts_with("read.");
}

struct Rate {
    int injected = 0, found = 0;
};

class Trial {
public:
    explicit Trial(const Mutation& mutation)
        : mutation_(mutation), sample_(sampleOf(mutation.sample)), before_(saidOf(sample_)) {
        for (auto& check : split(mutation.follows, " "))
            follows_.insert(check);
    }

    Rate run() {
        mutation_.inject ? injectEverywhere() : replaceEverywhere();
        EXPECT_GT(rate_.injected, 0) << mutation_.check << ": its place was not found";
        return rate_;
    }

private:
    void replaceEverywhere() {
        const std::string file(mutation_.file);
        const std::string& text = sample_.files.at(file);
        const std::regex wanted{std::string(mutation_.find)};
        std::vector<std::smatch> places(std::sregex_iterator(text.begin(), text.end(), wanted),
                                        std::sregex_iterator());
        const auto step = std::max<std::size_t>(1, places.size() / positions);
        for (std::size_t i = 0; i < places.size() && i < step * positions; i += step) {
            const std::smatch& at = places[i];
            Sample changed = sample_;
            changed.files[file] = text.substr(0, static_cast<std::size_t>(at.position())) +
                                  at.format(std::string(mutation_.change)) +
                                  std::string(at.suffix().first, text.end());
            Said expected;
            if (isReaders(mutation_.check)) {
                const auto line = 1 + std::count(text.begin(), at[0].first, '\n');
                expected.emplace(mutation_.check, fmt::format("{}:{}", file, line));
            } else {
                expected = expectedOf(at.format(std::string(mutation_.expected)));
            }
            judge(saidOf(changed), expected, at.format("$&"));
        }
    }

    void injectEverywhere() {
        const auto scenario = read(sample_).value.value();
        for (unsigned seed = 1; seed <= 60 && rate_.injected < positions; ++seed) {
            mutations::Random random(seed);
            model::Scenario changed = scenario;
            const auto expected = mutation_.inject(changed, random);
            if (expected) judge(saidOf(changed), expectedOf(*expected), fmt::format("{}", seed));
        }
    }

    Said expectedOf(std::string_view subjects) const {
        Said expected;
        for (auto& each : split(subjects, "; "))
            expected.emplace(mutation_.check, each);
        return expected;
    }

    void judge(const Said& after, const Said& expected, const std::string& where) {
        ++rate_.injected;
        const Said isNew = without(after, before_), gone = without(before_, after);
        rate_.found += without(expected, isNew).empty();
        const auto unexpected = [&](const auto& each) { return !follows_.contains(each.first); };
        Said more = without(isNew, expected), lost = gone;
        std::erase_if(more, [&](const auto& each) { return !unexpected(each); });
        std::erase_if(lost, [&](const auto& each) { return !unexpected(each); });
        EXPECT_TRUE(without(expected, isNew).empty() && more.empty() && lost.empty())
            << mutation_.check << " in " << mutation_.sample << ", " << where << "\nexpected"
            << inWords(expected) << "\nnew" << inWords(isNew) << "\ngone" << inWords(gone);
    }

    const Mutation& mutation_;
    Sample sample_;
    Said before_;
    std::set<std::string> follows_;
    Rate rate_;
};

/// In the order of the checks.
using Rates = std::map<std::string, Rate, std::less<>>;

Rates runAll() {
    Rates rates;
    for (const auto mutations : {mutations::fileMutations(), mutations::forcesMutations(),
                                 mutations::mapMutations(), mutations::scheduleMutations()})
        for (const Mutation& mutation : mutations) {
            const Rate rate = Trial(mutation).run();
            Rate& all = rates[std::string(mutation.check)];
            all.injected += rate.injected;
            all.found += rate.found;
        }
    return rates;
}

std::vector<std::string> everyCheck() {
    std::vector<std::string> ids;
    for (const auto& check : validators::allChecks())
        ids.emplace_back(check.id);
    for (const auto& check : model::readChecks())
        ids.emplace_back(check.id);
    std::sort(ids.begin(), ids.end());
    return ids;
}

std::string page(const Rates& rates) {
    std::string text =
        "# Detection\n\nMade by `mutation_tests`. One fault of the kind that a check names is put "
        "into a sound sample, at up to eight places for each way of doing so; the check must find "
        "it where it is, and no other may say anything that does not follow by the rules "
        "(`tests/mutations`). Checks without a rate have their cases in `tests/cases`, like all "
        "others.\n\n| check | faults | found |\n| --- | --- | --- |\n";
    for (const std::string& check : everyCheck()) {
        if (const auto found = rates.find(check); found != rates.end()) {
            text += fmt::format("| {} | {} | {} % |\n", check, found->second.injected,
                                100 * found->second.found / std::max(1, found->second.injected));
            continue;
        }
        for (const auto& exception : mutations::exceptions())
            if (exception.check == check)
                text += fmt::format("| {} | - | {} |\n", check, exception.reason);
    }
    return text;
}

TEST(Mutations, AreFoundAndNothingElseIsSaid) {
    const Rates rates = runAll();
    const std::string path = DOCS_FOLDER "/detection.md";
    if (std::getenv("BERTHIER_UPDATE")) std::ofstream(path, std::ios::binary) << page(rates);
    EXPECT_EQ(page(rates), readWhole(path)) << "BERTHIER_UPDATE=1 writes it";
}

TEST(Mutations, EveryCheckHasOneOrAReason) {
    std::set<std::string_view> covered;
    for (const auto mutations : {mutations::fileMutations(), mutations::forcesMutations(),
                                 mutations::mapMutations(), mutations::scheduleMutations()})
        for (const Mutation& mutation : mutations)
            covered.insert(mutation.check);
    for (const auto& exception : mutations::exceptions())
        EXPECT_TRUE(covered.insert(exception.check).second)
            << exception.check << " has both, or two reasons";
    const auto all = everyCheck();
    EXPECT_EQ(std::set<std::string_view>(all.begin(), all.end()), covered);
}

} // namespace
