#include "model/edits/span_edits.h"

#include "model/scenario/scenario.h"

#include <algorithm>

namespace model {

Edit changeSpanType(Hexside at, SpanTypeId from, SpanTypeId to) {
    const auto change = [at, from, to](Scenario& scenario) {
        const auto isMeant = [&](const Shared<Span>& span) {
            return span->at == at && span->type == from;
        };
        const auto& spans = scenario.map->spans;
        if (std::none_of(spans.begin(), spans.end(), isMeant)) return;
        scenario.map.edit([&](Map& map) {
            for (auto& span : map.spans)
                if (isMeant(span)) span.edit([&](Span& changed) { changed.type = to; });
        });
    };
    return {tr("Make a {from} a {to}", {{"from", from.text}, {"to", to.text}}), change};
}

} // namespace model
