#pragma once
// Scenarios made by chance from a seed: with odd names, comments, unknown content and misfits.
// Only what a reader can give: no list twice the same hex, no text with blanks at its ends.

#include "model/scenario/scenario.h"

#include <random>

namespace formats {

class RandomScenario {
public:
    explicit RandomScenario(unsigned seed) : random_(seed) {}

    model::Scenario scenario();

private:
    int number(int least, int most);
    bool chance(int percent) { return number(1, 100) <= percent; }
    std::string odd();
    std::string id(std::string_view kind);
    std::string rule();
    model::Annotations about();
    model::Annotations about(std::string field, std::string text, std::string expected);
    model::Printed<int> figure();

    model::Hex hex();
    std::vector<model::Hex> hexes(int most);
    model::Hexside hexside();
    model::Direction side();
    model::SheetId listSheet();
    model::LatticePoint offset();
    model::Join join();

    model::Map map();
    void addLists(model::Map& map);
    void addLines(model::Map& map);
    void addPlaces(model::Map& map);
    void addArtwork(model::Map& map);
    model::Forces forces();
    void addParts(model::Forces& forces, const model::SideId& side, const model::ArmyId& army);
    void addState(model::Scenario& scenario);
    void addSetups(model::Scenario& scenario);
    void addSchedule(model::Scenario& scenario);

    std::mt19937 random_;
    int ids_ = 0;
    const model::Map* map_ = nullptr;
    std::vector<model::Hex> printed_;
};

} // namespace formats
