#pragma once
// Where things stand in files: a table that readers give beside the value. It is no part of the
// value; after edits it still tells where the record stood when it was read.

#include "model/subject.h"

#include <map>
#include <optional>
#include <string>
#include <tuple>

namespace model {

/// Line and column count from 1; 0 = the whole file.
struct FileLocation {
    std::string file;
    int line = 0;
    int column = 0;
    auto operator<=>(const FileLocation&) const = default;
};

/// `piedmont.map.xml:14:5`, without the parts that are 0.
std::string text(const FileLocation& location);

class Locations {
public:
    /// The first location of a key stays. Keys are spellings (kind, id), and for a field of the
    /// object also its name.
    void add(std::string kind, std::string id, std::string field, FileLocation location);
    void merge(const Locations& other);
    /// The field's own location, else that of the object.
    std::optional<FileLocation> find(const std::string& kind, const std::string& id,
                                     const std::string& field = {}) const;
    bool empty() const { return table_.empty(); }

private:
    std::map<std::tuple<std::string, std::string, std::string>, FileLocation>
        table_; ///< kind, id, field
};

} // namespace model
