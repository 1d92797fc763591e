#pragma once
// Ids for what a designer draws: a word and the first free number behind it.

#include "model/id.h"
#include "model/shared.h"

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace model {

/// `road-1`, or the first number that no record of the list has.
template <class Record>
auto freshId(const std::vector<Shared<Record>>& records, std::string_view word) {
    std::set<std::string> taken;
    for (const auto& record : records)
        taken.insert(record->id.text);
    for (int number = 1;; ++number) {
        std::string id = std::string(word) + '-' + std::to_string(number);
        if (!taken.contains(id)) return decltype(Record::id)(id);
    }
}

/// Adds the record; one without an id, or with an id that another has, gets a fresh one.
template <class Record>
void addFresh(std::vector<Shared<Record>>& records, Record record, std::string_view word) {
    if constexpr (requires { record.id.text; }) {
        const bool isTaken =
            std::any_of(records.begin(), records.end(),
                        [&](const Shared<Record>& other) { return other->id == record.id; });
        if (record.id.empty() || isTaken) record.id = freshId(records, word);
    }
    records.push_back(Shared<Record>(std::move(record)));
}

} // namespace model
