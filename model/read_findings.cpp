#include "model/read_findings.h"

#include <algorithm>
#include <array>

namespace model {

namespace {

constexpr std::array table{
    ReadCheck{"read.bad-value", "A value that cannot be read",
              "An attribute of a ruleset or of a case file holds a text that is no value of its "
              "kind. In maps, forces and scenarios such a text is kept and a check reports it; "
              "rulesets and cases are only read, so it is reported here.",
              Severity::error},
    ReadCheck{"read.doctype", "A document type declaration",
              "The file declares a document type. Native files have none, and its entities could "
              "grow without bound, so the file is not read. Delete the declaration.",
              Severity::error},
    ReadCheck{"read.duplicate-attribute", "An attribute given twice",
              "An element has two attributes of one name, which XML forbids: nobody can tell which "
              "of them is meant. The file is not read.",
              Severity::error},
    ReadCheck{"read.encoding", "Not UTF-8",
              "Native files are UTF-8. This one has another encoding, or bytes that are no text in "
              "UTF-8. Save it as UTF-8 and read it again.",
              Severity::error},
    ReadCheck{"read.given-twice", "Given twice where once belongs",
              "An element that a file has once is there again. The first one is read; the second "
              "is kept in the file, at the end of its parent, until somebody removes it.",
              Severity::warning},
    ReadCheck{"read.missing-attribute", "A needed attribute is missing",
              "An element of a ruleset or of a case file lacks an attribute without which it says "
              "nothing, its id for instance. The element is left out.",
              Severity::error},
    ReadCheck{"read.missing-file", "A file that is named is not there",
              "The scenario names a map or forces file that cannot be opened. The scenario is read "
              "without it, and the name is kept.",
              Severity::error},
    ReadCheck{"read.missing-ruleset", "A ruleset that nobody has",
              "No folder of rulesets holds a file for the id that a scenario, a case file or the "
              "`extends` of a ruleset names.",
              Severity::error},
    ReadCheck{"read.newer-format", "Written by a later program",
              "The file states a format that this program does not know. What it understands is "
              "shown; saving is refused, because what it does not understand would be lost.",
              Severity::warning},
    ReadCheck{"read.not-well-formed", "Not well-formed XML",
              "The file breaks the rules of XML at the place named: a tag that is not closed, a "
              "stray `&` or `<`. It is not read, and nothing is written over it.",
              Severity::error},
    ReadCheck{"read.ruleset-ring", "Rulesets that extend each other in a ring",
              "Following `extends` leads back to a ruleset met before, or deeper than eight "
              "rulesets. Such rulesets cannot be merged.",
              Severity::error},
    ReadCheck{"read.too-deep", "Elements nested too deeply",
              "Elements stand in each other more than 64 deep. No native file needs more than "
              "eight, so the file is not read.",
              Severity::error},
    ReadCheck{"read.too-large", "Larger than any map",
              "The file is larger than the largest map could be, or it has more sheets than can be "
              "read. It, or what is too much of it, is not read.",
              Severity::error},
    ReadCheck{"read.two-roots", "More than one root element",
              "A file has one root element, and this one goes on after its end. It is not read.",
              Severity::error},
    ReadCheck{"read.unexpected-content", "Content where none belongs",
              "There is text where only elements belong, or content in an element that names a "
              "file. It is kept at the end of its parent and never read.",
              Severity::warning},
    ReadCheck{"read.unknown-name", "A name that nobody knows",
              "The element or attribute is none of the format. It is kept in the file and no rule "
              "reads it; if it is a slip of the pen, the finding names what was probably meant. "
              "Names with a namespace are kept silently: give your own data one.",
              Severity::warning},
    ReadCheck{"read.unknown-question", "A question that nobody knows",
              "An expectation of a case file asks what no question of the table asks. A case that "
              "is not understood must not pass, so the file counts as broken.",
              Severity::error},
    ReadCheck{"read.wrong-root", "Not a file of this kind",
              "The root element is not the one that is expected here: map, forces, scenario, "
              "ruleset or cases.",
              Severity::error},
};

} // namespace

std::span<const ReadCheck> readChecks() {
    return table;
}

const ReadCheck* findReadCheck(std::string_view id) {
    const auto found = std::find_if(table.begin(), table.end(),
                                    [&](const ReadCheck& check) { return check.id == id; });
    return found == table.end() ? nullptr : &*found;
}

} // namespace model
