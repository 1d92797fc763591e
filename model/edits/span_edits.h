#pragma once
// Edits of what a span is; where spans stand is in road_edits.

#include "model/edits/edit.h"
#include "model/geometry/hexside.h"
#include "model/id.h"

namespace model {

/// Makes the spans of one type on the hexside spans of another.
Edit changeSpanType(Hexside at, SpanTypeId from, SpanTypeId to);

} // namespace model
