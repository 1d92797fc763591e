#pragma once
// Rulesets as XML. They are only read by the programs, so what a ruleset cannot hold is a finding
// and is not kept in the value.

#include "formats/native/xml_cursor.h"
#include "formats/native/xml_writer.h"
#include "model/ruleset/ruleset.h"

#include <string>

namespace formats {

class RulesetReader {
public:
    RulesetReader(Reading& reading, model::Ruleset& ruleset)
        : reading_(reading), ruleset_(ruleset) {}

    void readRoot(Cursor& root);

private:
    bool readElement(Cursor& element);
    void readTerrain(Cursor& element);
    void readHexside(Cursor& element);
    void readRoad(Cursor& element);
    void readSpan(Cursor& element);
    void readClass(Cursor& element);
    void readClassAttribute(Cursor& element, model::UnitClass& unitClass);
    void readSourceLetter(Cursor& element);
    void readStacking(Cursor& element);
    bool readStackingPart(Cursor& element, model::StackByClassTable& table);
    void readStackingFigure(Cursor& element);
    void readSwitch(Cursor& element);
    void readOption(Cursor& element);
    void readPublished(Cursor& element);
    void readCheck(Cursor& element);

    /// The attribute, or a finding that it is missing.
    std::string needed(Cursor& element, std::string_view attribute);
    /// Reports the values that could not be read; gives the rule.
    model::RuleRef finish(Cursor& element);
    template <class Record>
    void add(Cursor& element, std::vector<Record>& records, Record record);

    Reading& reading_;
    model::Ruleset& ruleset_;
};

/// Findings for what finish() kept as wrong text: there is no check that would report it.
void reportMisfits(Cursor& element, const model::Annotations& about);

void writeRuleset(XmlWriter& writer, const model::Ruleset& ruleset);

} // namespace formats
