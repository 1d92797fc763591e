#pragma once
// The rulesets that ship, read once a test program.

#include "formats/native/ruleset_library.h"

#include <memory>
#include <stdexcept>
#include <string>

namespace testing_support {

inline std::shared_ptr<const model::Ruleset> ruleset(const std::string& id) {
    const formats::RulesetLibrary library(formats::dataFolders({}));
    auto loaded = library.load(model::RulesetId(id));
    if (!loaded.ruleset) throw std::runtime_error("no ruleset " + id);
    return loaded.ruleset;
}

inline std::shared_ptr<const model::Ruleset> piedmont() {
    static const auto loaded = ruleset("tlnb-piedmont");
    return loaded;
}

} // namespace testing_support
