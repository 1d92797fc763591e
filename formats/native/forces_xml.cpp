#include "formats/native/forces_xml.h"

#include "model/forces/unit_attributes.h"

#include <algorithm>

namespace formats {

using model::Forces;
using model::MisfitKind;

namespace {

const Words<model::FormationSize>& sizeWords() {
    static const Words<model::FormationSize> words{{"corps", model::FormationSize::corps},
                                                   {"division", model::FormationSize::division}};
    return words;
}

constexpr std::string_view partsOfArmy = "formation division unit leader";

} // namespace

void ForcesReader::readRoot(Cursor& root) {
    forces_.id = root.text("id");
    root.stands("forces", forces_.id);
    root.text("format");
    forces_.vocabulary = root.id<model::RulesetId>("vocabulary");
    for (Cursor& element : root.children("title"))
        if (!readElement(root, element)) root.keepUnknown(element);
    forces_.about = root.finish();
}

bool ForcesReader::readElement(Cursor& parent, Cursor& element) {
    if (parent.is("forces") && parent.readText(element, forces_.title)) return true;
    if (!element.is("side")) return false;
    readSide(element);
    return true;
}

void ForcesReader::readSide(Cursor& element) {
    model::Side side;
    side.id = element.id<model::SideId>("id");
    element.stands("side", side.id.text);
    side.name = element.text("name");
    side.suppliedBy = element.words("supplied-by");

    std::vector<Cursor> children = element.children();
    const auto isPart = [](const Cursor& child) { return hasWord(partsOfArmy, child.name()); };
    const bool hasParts = std::any_of(children.begin(), children.end(), isPart);
    const bool hasArmies = std::any_of(children.begin(), children.end(),
                                       [](const Cursor& child) { return child.is("army"); });
    const Owner owner{side.id, model::ArmyId(side.id.text)};
    const bool isKnown = reading_.isCaseFile && model::find(forces_, side.id) != nullptr;
    // A side without armies, or with parts that stand in none, is an army of its own.
    if ((hasParts || !hasArmies) && !(isKnown && model::find(forces_, owner.army) != nullptr)) {
        model::Army army;
        army.id = owner.army;
        army.side = side.id;
        army.implied = true;
        forces_.armies.push_back(std::move(army));
    }
    for (Cursor& child : children)
        readPart(child, owner);
    for (Cursor& child : children) {
        if (child.is("army"))
            readArmy(child, side.id);
        else if (!isPart(child))
            element.keepUnknown(child);
    }
    side.about = element.finish();
    if (!isKnown) forces_.sides.push_back(std::move(side));
}

void ForcesReader::readArmy(Cursor& element, const model::SideId& side) {
    model::Army army;
    army.id = element.id<model::ArmyId>("id");
    element.stands("army", army.id.text);
    army.side = side;
    army.name = element.text("name");
    army.suppliedBy = element.words("supplied-by");
    const bool isKnown = reading_.isCaseFile && model::find(forces_, army.id) != nullptr;
    const std::size_t place = forces_.armies.size();
    if (!isKnown) forces_.armies.push_back(army);
    for (Cursor& child : element.children())
        if (!readPart(child, {side, army.id})) element.keepUnknown(child);
    model::Annotations about = element.finish();
    if (!isKnown) forces_.armies[place].about = std::move(about);
}

bool ForcesReader::readPart(Cursor& element, const Owner& owner) {
    if (element.is("formation"))
        readFormation(element, owner);
    else if (element.is("division"))
        readDivision(element, owner);
    else if (element.is("unit") || element.is("leader"))
        readUnit(element, owner);
    else
        return false;
    return true;
}

void ForcesReader::readFormation(Cursor& element, const Owner& owner) {
    model::Formation formation;
    formation.id = element.id<model::FormationId>("id");
    element.stands("formation", formation.id.text);
    formation.army = owner.army;
    formation.name = element.text("name");
    formation.size = element.choice("size", sizeWords()).value_or(model::FormationSize::unstated);
    formation.under = element.id<model::FormationId>("under");
    formation.ownOfficer = element.yesNoIfStated("own-officer");
    formation.demoralizedAt = element.figure("demoralized-at");
    formation.about = element.finish();
    forces_.formations.emplace_back(std::move(formation));
}

void ForcesReader::readDivision(Cursor& element, const Owner& owner) {
    model::Division division;
    division.id = element.id<model::DivisionId>("id");
    element.stands("division", division.id.text);
    division.army = owner.army;
    division.name = element.text("name");
    division.formation = element.id<model::FormationId>("formation");
    division.about = element.finish();
    forces_.divisions.emplace_back(std::move(division));
}

void ForcesReader::readUnit(Cursor& element, const Owner& owner) {
    model::Unit unit;
    unit.side = owner.side;
    unit.army = owner.army;
    unit.isLeader = element.is("leader");
    const std::string id = element.text("id");
    element.stands("unit", reading_.isCaseFile ? std::string() : id);
    for (const model::UnitAttribute& attribute : model::unitAttributes()) {
        const std::string written = element.text(attribute.name);
        if (!element.has(attribute.name)) continue;
        const bool isFigure = std::holds_alternative<model::UnitFigure>(attribute.member);
        if ((isFigure && written.empty()) || !model::setAttribute(attribute, unit, written))
            element.misfit(attribute.name, written, MisfitKind::value,
                           std::string(model::figureExpected));
    }
    unit.about = element.finish();
    for (const std::string& one : reading_.namedBy(id)) {
        unit.id = model::UnitId(one);
        if (reading_.isCaseFile) reading_.locations.add("unit", one, "", element.location());
        forces_.units.emplace_back(unit);
    }
}

namespace {

/// Writes each part once, below the first army that it belongs to.
class ForcesWriter {
public:
    ForcesWriter(XmlWriter& writer, const Forces& forces)
        : writer_(writer), forces_(forces), armies_(forces.armies.size()),
          formations_(forces.formations.size()), divisions_(forces.divisions.size()),
          units_(forces.units.size()) {}

    void write(bool isRoot) {
        writer_.begin("forces", forces_.about);
        writer_.attribute("format", isRoot ? "1" : "");
        writer_.attribute("id", forces_.id);
        writer_.attribute("vocabulary", forces_.vocabulary.text);
        writer_.textElement("title", forces_.title);
        for (const model::Side& side : forces_.sides)
            writeSide(side);
        writeRest();
        writer_.end();
    }

private:
    void writeSide(const model::Side& side) {
        writer_.begin("side", side.about);
        writer_.attribute("id", side.id.text);
        writer_.attribute("name", side.name);
        writer_.attribute("supplied-by", joined(side.suppliedBy));
        // Of two sides with one id, each has the army that it implies.
        bool impliedSeen = false;
        for (std::size_t i = 0; i < armies_.size(); ++i) {
            const model::Army& army = forces_.armies[i];
            if (armies_[i] || army.side != side.id || !army.implied || impliedSeen) continue;
            impliedSeen = true;
            armies_[i] = true;
            writeParts(army.id, &side.id);
        }
        for (std::size_t i = 0; i < armies_.size(); ++i) {
            if (armies_[i] || forces_.armies[i].side != side.id || forces_.armies[i].implied)
                continue;
            armies_[i] = true;
            writeArmy(forces_.armies[i]);
        }
        writer_.end();
    }

    void writeArmy(const model::Army& army) {
        writer_.begin("army", army.about);
        writer_.attribute("id", army.id.text);
        writer_.attribute("name", army.name);
        writer_.attribute("supplied-by", joined(army.suppliedBy));
        writeParts(army.id, &army.side);
        writer_.end();
    }

    /// Parts of armies that are not there must not be lost: their army is written with them.
    void writeRest() {
        const auto write = [&](const model::ArmyId& army) {
            writer_.begin("side");
            writer_.attribute("id", army.text);
            writeParts(army, nullptr);
            writer_.end();
        };
        for (std::size_t i = 0; i < formations_.size(); ++i)
            if (!formations_[i]) write(forces_.formations[i]->army);
        for (std::size_t i = 0; i < divisions_.size(); ++i)
            if (!divisions_[i]) write(forces_.divisions[i]->army);
        for (std::size_t i = 0; i < units_.size(); ++i)
            if (!units_[i]) write(forces_.units[i]->army);
    }

    void writeParts(const model::ArmyId& army, const model::SideId* side) {
        for (std::size_t i = 0; i < formations_.size(); ++i) {
            if (formations_[i] || forces_.formations[i]->army != army) continue;
            formations_[i] = true;
            writeFormation(*forces_.formations[i]);
        }
        for (std::size_t i = 0; i < divisions_.size(); ++i) {
            if (divisions_[i] || forces_.divisions[i]->army != army) continue;
            divisions_[i] = true;
            writeDivision(*forces_.divisions[i]);
        }
        for (std::size_t i = 0; i < units_.size(); ++i) {
            const model::Unit& unit = *forces_.units[i];
            if (units_[i] || unit.army != army || (side != nullptr && unit.side != *side)) continue;
            units_[i] = true;
            writeUnit(unit);
        }
    }

    void writeFormation(const model::Formation& formation) {
        writer_.begin("formation", formation.about);
        writer_.attribute("id", formation.id.text);
        writer_.attribute("name", formation.name);
        writer_.attribute("size", wordFor(sizeWords(), formation.size));
        writer_.attribute("under", formation.under.text);
        writer_.attribute("own-officer", !formation.ownOfficer   ? ""
                                         : *formation.ownOfficer ? "yes"
                                                                 : "no");
        writer_.attribute("demoralized-at", text(formation.demoralizedAt));
        writer_.end();
    }

    void writeDivision(const model::Division& division) {
        writer_.begin("division", division.about);
        writer_.attribute("id", division.id.text);
        writer_.attribute("name", division.name);
        writer_.attribute("formation", division.formation.text);
        writer_.end();
    }

    void writeUnit(const model::Unit& unit) {
        writer_.begin(unit.isLeader ? "leader" : "unit", unit.about);
        writer_.attribute("id", unit.id.text);
        for (const model::UnitAttribute& attribute : model::unitAttributes())
            writer_.attribute(attribute.name, model::attributeText(attribute, unit));
        writer_.end();
    }

    XmlWriter& writer_;
    const Forces& forces_;
    std::vector<bool> armies_, formations_, divisions_, units_; ///< written
};

} // namespace

void writeForces(XmlWriter& writer, const Forces& forces, bool isRoot) {
    ForcesWriter(writer, forces).write(isRoot);
}

} // namespace formats
