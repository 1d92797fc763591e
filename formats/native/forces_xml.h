#pragma once
// Orders of battle as XML.

#include "formats/native/xml_cursor.h"
#include "formats/native/xml_writer.h"
#include "model/forces/forces.h"

#include <vector>

namespace formats {

/// Reads elements into forces; in case files a side or army that is there already is added to.
class ForcesReader {
public:
    ForcesReader(Reading& reading, model::Forces& forces) : reading_(reading), forces_(forces) {}

    void readRoot(Cursor& root);
    /// True when the element is one of forces.
    bool readElement(Cursor& parent, Cursor& element);

private:
    struct Owner {
        model::SideId side;
        model::ArmyId army;
    };

    void readSide(Cursor& element);
    void readArmy(Cursor& element, const model::SideId& side);
    /// What a side or an army holds directly; true when it is one of these.
    bool readPart(Cursor& element, const Owner& owner);
    void readFormation(Cursor& element, const Owner& owner);
    void readDivision(Cursor& element, const Owner& owner);
    void readUnit(Cursor& element, const Owner& owner);

    Reading& reading_;
    model::Forces& forces_;
};

void writeForces(XmlWriter& writer, const model::Forces& forces, bool isRoot = true);

} // namespace formats
