#include "model/subject.h"

#include "model/map/labels.h"

#include <algorithm>
#include <array>

namespace model {

namespace {

struct KindWord {
    ObjectKind kind;
    std::string_view word;
};

constexpr auto kindWords = std::to_array<KindWord>({
    {ObjectKind::scenario, "scenario"},
    {ObjectKind::map, "map"},
    {ObjectKind::forces, "forces"},
    {ObjectKind::sheet, "sheet"},
    {ObjectKind::side, "side"},
    {ObjectKind::army, "army"},
    {ObjectKind::formation, "formation"},
    {ObjectKind::division, "division"},
    {ObjectKind::unit, "unit"},
    {ObjectKind::setup, "setup"},
    {ObjectKind::arrival, "arrival"},
    {ObjectKind::zone, "zone"},
    {ObjectKind::place, "place"},
    {ObjectKind::watercourse, "watercourse"},
    {ObjectKind::road, "road"},
    {ObjectKind::entry, "entry"},
    {ObjectKind::source, "source"},
    {ObjectKind::gatherPoint, "gather-point"},
    {ObjectKind::box, "box"},
    {ObjectKind::outline, "outline"},
    {ObjectKind::span, "span"},
    {ObjectKind::turn, "turn"},
    {ObjectKind::weather, "weather"},
    {ObjectKind::waiver, "waiver"},
    {ObjectKind::ruleset, "ruleset"},
    {ObjectKind::check, "check"},
    {ObjectKind::figure, "figure"},
    {ObjectKind::option, "option"},
    {ObjectKind::text, "text"},
    {ObjectKind::file, "file"},
    // A label that the map does not have is spelled as a hex or hexside all the same.
    {ObjectKind::hexText, "hex"},
    {ObjectKind::hexsideText, "hexside"},
});

} // namespace

std::string_view word(ObjectKind kind) {
    const auto found = std::find_if(kindWords.begin(), kindWords.end(),
                                    [&](const KindWord& entry) { return entry.kind == kind; });
    return found == kindWords.end() ? std::string_view{} : found->word;
}

std::optional<ObjectKind> objectKind(std::string_view word) {
    const auto found = std::find_if(kindWords.begin(), kindWords.end(),
                                    [&](const KindWord& entry) { return entry.word == word; });
    if (found == kindWords.end()) return std::nullopt;
    return found->kind;
}

std::pair<std::string, std::string> spelling(const Map& map, const Subject& subject) {
    struct Speller {
        const Map& map;
        std::pair<std::string, std::string> operator()(Hex hex) const {
            return {"hex", label(map, hex)};
        }
        std::pair<std::string, std::string> operator()(Hexside hexside) const {
            return {"hexside", label(map, hexside)};
        }
        std::pair<std::string, std::string> operator()(Vertex vertex) const {
            return {"corner", label(map, vertex)};
        }
        std::pair<std::string, std::string> operator()(const ObjectRef& object) const {
            return {std::string(word(object.kind)), object.id};
        }
    };
    return std::visit(Speller{map}, subject);
}

} // namespace model
