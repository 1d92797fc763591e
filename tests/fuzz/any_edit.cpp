#include "tests/fuzz/any_edit.h"

#include "formats/native/native_file.h"
#include "tests/formats/native/texts.h"

#include <stdexcept>

namespace fuzz {

model::Edit anyEdit(Bytes& bytes, const model::Scenario& now, Where where) {
    Arguments any(bytes, now, where);
    switch (bytes.below(5)) {
    case 0:
        return groundEdit(any);
    case 1:
        return lineEdit(any);
    case 2:
        return recordEdit(any);
    case 3:
        return scenarioEdit(any);
    default: {
        auto first = lineEdit(any);
        return model::together(model::tr("Both"), {std::move(first), recordEdit(any)});
    }
    }
}

model::Scenario firstScenario() {
    static const auto read = formats::readScenario(formats::sourceOf(R"(
<scenario format="1" id="first" ruleset="tlnb-piedmont">
  <map id="small">
    <grid hexes="flat-top" label="CCRR" columns="from west" rows="from north" lowered="even"/>
    <sheet id="main" columns="1..6" rows="1..5" ground="clear"/>
    <terrain type="woods">0202 0303 0304 0909</terrain>
    <terrain type="chateau">0505</terrain>
    <levels level="1">0303 0304</levels>
    <hexsides type="slope" uphill="first">0303/0302</hexsides>
    <watercourse id="one" type="river" from="edge">0201/0301 0201/0302 0202/0302 0203/0303</watercourse>
    <road id="post" type="road">0201 0202 0302 0402</road>
    <span type="bridge" at="0202/0302"/>
    <place id="here" name="Caldiero" kind="town" at="0404 0405"/>
    <entry id="west" letter="W" army="A" at="0103 0104"/>
    <supply-source id="base" letter="F" at="0601"/>
    <outline id="wood" type="woods" at="0404" points="-1,0 1,0 0,1"/>
  </map>
  <forces>
    <side id="F" name="French"><army id="F" name="French">
      <formation id="AG" name="AG" size="corps">
        <unit id="a" class="infantry" strength="4" reduced="2" initiative="4" move="4"/>
        <unit id="b" class="cavalry" strength="3" reduced="1" initiative="4" move="6"/>
        <unit id="L" class="officer" initiative="4"/>
        <unit id="t" class="baggage-train"/>
        <unit id="v" class="vedette"/>
      </formation>
    </army></side>
    <side id="C" name="Coalition"><army id="A" name="Austria">
      <unit id="x" class="infantry" strength="5" reduced="2" initiative="3" move="4"/>
      <unit id="p" class="artillery" strength="4" reduced="2" initiative="3" move="3"/>
      <unit id="z" class="infantry" strength="five"/>
    </army></side>
  </forces>
  <turns from="12 Apr 5 AM" to="12 Apr 11 PM" first-player="F"/>
  <setup id="list" side="C" units="x ghost"><zone at="0601 0602"/></setup>
  <arrangement><piece unit="a" at="0201"/><piece unit="b" at="0201"/><piece unit="L" at="0201"/><piece unit="t" at="0302"/><piece unit="x" at="0502"/><piece unit="p" at="0707"/></arrangement>
  <arrival id="late" side="C" turn="12 Apr 9 AM" units="z"><enter at="0103"/></arrival>
</scenario>
)"));
    if (!read.value) throw std::runtime_error("the first scenario cannot be read");
    return *read.value;
}

} // namespace fuzz
