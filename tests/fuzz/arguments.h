#pragma once
// Arguments of edits, chosen by the bytes of an input.

#include "model/geometry/lattice_point.h"
#include "model/geometry/vertex.h"
#include "model/scenario/scenario.h"
#include "tests/fuzz/bytes.h"

#include <initializer_list>
#include <optional>
#include <string>
#include <vector>

namespace fuzz {

/// Where hexes of arguments lie. Tools give edits hexes of the map; a fix that was offered for a
/// larger map may name others.
enum class Where { onMap, anywhere };

class Arguments {
public:
    Arguments(Bytes& bytes, const model::Scenario& now, Where where)
        : bytes_(bytes), now_(now), where_(where) {}

    Bytes& bytes() { return bytes_; }
    const model::Scenario& now() const { return now_; }
    int below(int limit) { return bytes_.below(limit); }
    bool isOnMap() const { return where_ == Where::onMap; }
    bool flip() { return bytes_.flip(); }

    model::Hex hex();
    /// For records, which people write by labels.
    model::Hex printedHex();
    std::vector<model::Hex> printedHexes(); ///< each once
    std::vector<model::Hex> printedPath();
    std::vector<model::Hexside> printedChain();
    std::vector<model::Hex> hexes();
    model::Direction toward();
    model::Hexside hexside();
    std::vector<model::Hexside> hexsides();
    std::vector<model::DirectedHexside> directed();
    /// Each touches the one before, as a rule.
    std::vector<model::Hex> path();
    std::vector<model::Hexside> chain();
    model::Vertex vertex();
    model::LatticePoint point();

    std::string word(std::initializer_list<const char*> words) {
        return *(words.begin() + below(static_cast<int>(words.size())));
    }
    /// Any text that people type into a field.
    std::string text();
    model::TerrainId terrain();
    model::HexsideTypeId hexsideType();
    model::RoadTypeId roadType();
    model::SpanTypeId spanType();
    model::UnitId unit();
    std::vector<model::UnitId> units();
    model::SideId side();
    std::string turn();

    /// The id of a record of the list, or one that nobody has.
    template <class Record>
    auto idIn(const std::vector<model::Shared<Record>>& records) {
        using Id = decltype(Record::id);
        if (records.empty() || below(8) == 7) return Id("nobody");
        return bytes_.of(records)->id;
    }

private:
    std::vector<model::Hex> anyPath();
    std::vector<model::Hexside> anyChain();

    Bytes& bytes_;
    const model::Scenario& now_;
    Where where_;
};

} // namespace fuzz
