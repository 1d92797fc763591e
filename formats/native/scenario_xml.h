#pragma once
// Scenarios as XML, without the files they name.

#include "formats/native/xml_cursor.h"
#include "formats/native/xml_writer.h"
#include "model/scenario/scenario.h"

#include <vector>

namespace formats {

/// Reads the elements of a scenario that are neither map nor forces. Hexes are those of the
/// scenario's map, which must be there already.
class ScenarioReader {
public:
    ScenarioReader(Reading& reading, model::Scenario& scenario)
        : reading_(reading), scenario_(scenario) {}

    /// True when the element is one of a scenario. Case files have the content of <on-map> and
    /// <arrangement> without these.
    bool readElement(Cursor& parent, Cursor& element);

private:
    bool readOnce(bool isThere, Cursor& parent, Cursor& element);
    void readOption(Cursor& element);
    void readOverride(Cursor& element);
    void readTurns(Cursor& element);
    void readTurn(Cursor& element);
    void readWeather(Cursor& element);
    void readOnMap(Cursor& element);
    bool readWork(Cursor& element, model::OnMap& onMap);
    void readSetup(Cursor& element);
    bool readZone(Cursor& element, model::Setup& setup);
    void readArrangement(Cursor& element);
    bool readPiece(Cursor& element, model::Arrangement& arrangement);
    void readArrival(Cursor& element);

    Reading& reading_;
    model::Scenario& scenario_;
    bool turnsSeen_ = false, onMapSeen_ = false, arrangementSeen_ = false;
};

std::optional<model::Moment> moment(Cursor& element);

void writeScenario(XmlWriter& writer, const model::Scenario& scenario);

} // namespace formats
