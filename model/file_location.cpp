#include "model/file_location.h"

namespace model {

std::string text(const FileLocation& location) {
    std::string result = location.file;
    if (location.line > 0) result += ':' + std::to_string(location.line);
    if (location.line > 0 && location.column > 0) result += ':' + std::to_string(location.column);
    return result;
}

void Locations::add(std::string kind, std::string id, std::string field, FileLocation location) {
    table_.try_emplace({std::move(kind), std::move(id), std::move(field)}, std::move(location));
}

void Locations::merge(const Locations& other) {
    table_.insert(other.table_.begin(), other.table_.end());
}

std::optional<FileLocation> Locations::find(const std::string& kind, const std::string& id,
                                            const std::string& field) const {
    auto found = table_.find({kind, id, field});
    if (found == table_.end() && !field.empty()) found = table_.find({kind, id, std::string{}});
    if (found == table_.end()) return std::nullopt;
    return found->second;
}

} // namespace model
