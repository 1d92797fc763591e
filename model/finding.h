#pragma once
// One thing found by a check or a reader: what is wrong, where, by which rule, and how to mend
// it. Its identity is check + subjects + part, never the wording and never a line number.

#include "model/edits/edit.h"
#include "model/message.h"
#include "model/rule_ref.h"
#include "model/subject.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace model {

enum class Severity { info, warning, error };

std::string_view word(Severity severity);
std::optional<Severity> severity(std::string_view word);

struct Fix {
    Message title;
    bool sure = false; ///< right without a choice of the designer
    Edit edit;
};

struct Finding {
    std::string check;
    std::string part; ///< which of several faults of one subject: the name of a field
    Severity severity = Severity::error;
    RuleRef rule;
    Message message;
    std::vector<Subject> subjects; ///< the first one is where the editor goes
    std::vector<Fix> fixes;        ///< the obvious one first
};

/// Check, subjects and part are equal.
bool sameIdentity(const Finding& a, const Finding& b);
/// The fixed order of reports: check id, then subjects, then part.
bool reportedBefore(const Finding& a, const Finding& b);

} // namespace model
