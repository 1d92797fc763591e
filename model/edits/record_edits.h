#pragma once
// Edits of one field of one record of the map: the name of a road, the letter of an entry hex. The
// record is the one that was shown; when it has become another meanwhile, nothing happens.

#include "model/edits/edit.h"
#include "model/scenario/scenario.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace model {

/// `field` is the word of the file: what was written there and could not be read is replaced, too.
template <class T, class Change>
Edit changeRecord(Message name, std::vector<Shared<T>> Map::*list, Shared<T> record,
                  std::string field, Change change) {
    return {std::move(name), [list, record = std::move(record), field = std::move(field),
                              change = std::move(change)](Scenario& scenario) {
                scenario.map.edit([&](Map& map) {
                    auto& all = map.*list;
                    const auto found = std::find(all.begin(), all.end(), record);
                    if (found == all.end()) return;
                    found->edit([&](T& changed) {
                        change(changed);
                        std::erase_if(changed.about.extras.misfits,
                                      [&](const Misfit& misfit) { return misfit.field == field; });
                    });
                });
            }};
}

} // namespace model
