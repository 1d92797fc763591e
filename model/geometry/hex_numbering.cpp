#include "model/geometry/hex_numbering.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>

namespace model {

namespace {

constexpr std::size_t mostDigits = 9; // what an int holds whatever the digits are

struct Field {
    enum class Kind { literal, sheet, column, columnLetters, row, rowLetters };

    Kind kind = Kind::literal;
    std::string_view text; // as in the pattern; the length is the width of a number

    bool isColumn() const { return kind == Kind::column || kind == Kind::columnLetters; }
    bool isRow() const { return kind == Kind::row || kind == Kind::rowLetters; }
    bool isNumber() const { return kind == Kind::column || kind == Kind::row; }
    bool isCounted() const { return kind == Kind::columnLetters || kind == Kind::rowLetters; }
    bool isLetters() const { return kind == Kind::sheet || isCounted(); }
    bool isDoubled() const { return isCounted() && text.size() == 2; }
};

/// The fields of a pattern, without memory of their own: labels are read and written by the
/// million. A sound pattern has a sheet, a column and a row with literals around them.
class Fields {
public:
    void push_back(Field field) {
        if (size_ < fields_.size())
            fields_[size_++] = field;
        else
            areTooMany_ = true;
    }
    bool areTooMany() const { return areTooMany_; }
    void erase(Field* at) {
        std::move(at + 1, end(), at);
        --size_;
    }

    Field* begin() { return fields_.data(); }
    Field* end() { return begin() + size_; }
    const Field* begin() const { return fields_.data(); }
    const Field* end() const { return begin() + size_; }
    std::size_t size() const { return size_; }
    const Field& operator[](std::size_t i) const { return fields_[i]; }

private:
    std::array<Field, 10> fields_;
    std::size_t size_ = 0;
    bool areTooMany_ = false;
};

Field::Kind kindOf(char c) {
    switch (c) {
    case 'S':
        return Field::Kind::sheet;
    case 'C':
        return Field::Kind::column;
    case 'A':
        return Field::Kind::columnLetters;
    case 'R':
        return Field::Kind::row;
    case 'L':
        return Field::Kind::rowLetters;
    default:
        return Field::Kind::literal;
    }
}

/// Between apostrophes everything is itself, and two of them in a row are one.
constexpr char quote = '\'';

Fields fieldsOf(std::string_view pattern) {
    Fields fields;
    for (std::size_t begin = 0; begin < pattern.size();) {
        if (pattern[begin] == quote) {
            const std::size_t close = std::min(pattern.find(quote, begin + 1), pattern.size());
            const bool isEmpty = close == begin + 1;
            fields.push_back(
                {Field::Kind::literal, isEmpty ? pattern.substr(begin, 1)
                                               : pattern.substr(begin + 1, close - begin - 1)});
            begin = close + 1;
            continue;
        }
        const Field::Kind kind = kindOf(pattern[begin]);
        std::size_t end = begin + 1;
        while (kind != Field::Kind::sheet && end < pattern.size() && pattern[end] != quote &&
               kindOf(pattern[end]) == kind)
            ++end;
        fields.push_back({kind, pattern.substr(begin, end - begin)});
        begin = end;
    }
    return fields;
}

Field* sheetField(Fields& fields) {
    return std::ranges::find(fields, Field::Kind::sheet, &Field::kind);
}

/// Drops the literal that ties the sheet letter to the next field, or to the one before if the
/// letter stands last. Returns whether there is one.
bool dropTie(Fields& fields) {
    const auto sheet = sheetField(fields);
    if (sheet == fields.end()) return false;
    const bool last = std::none_of(std::next(sheet), fields.end(), [](const Field& field) {
        return field.kind != Field::Kind::literal;
    });
    auto tie = fields.end();
    if (!last)
        tie = std::next(sheet);
    else if (sheet != fields.begin())
        tie = std::prev(sheet);
    if (tie == fields.end() || tie->kind != Field::Kind::literal) return false;
    fields.erase(tie);
    return true;
}

Fields withoutSheet(Fields fields) {
    dropTie(fields);
    if (const auto sheet = sheetField(fields); sheet != fields.end()) fields.erase(sheet);
    return fields;
}

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

bool isCapital(char c) {
    return c >= 'A' && c <= 'Z';
}

bool isLetter(char c) {
    return isCapital(c) || (c >= 'a' && c <= 'z');
}

bool isReserved(char c) {
    const bool blankOrControl = static_cast<unsigned char>(c) <= 0x20U || c == '\x7F';
    return blankOrControl || isDigit(c) || c == '/' || c == ':' || c == ';';
}

std::optional<PatternProblem> problemOfNeighbours(const Fields& fields) {
    for (std::size_t i = 1; i < fields.size(); ++i) {
        const Field& left = fields[i - 1];
        const Field& right = fields[i];
        if (left.isNumber() && right.isNumber() && right.text.size() == 1)
            return PatternProblem::unseparatedNumbers;
        if (left.isLetters() && isLetter(right.text.front()) && !right.isNumber())
            return PatternProblem::unseparatedLetters;
    }
    return std::nullopt;
}

std::string digits(int number, std::size_t width) {
    std::string text = std::to_string(number);
    const std::size_t sign = text.starts_with('-') ? 1U : 0U;
    const std::size_t written = text.size() - sign;
    if (written < width) text.insert(sign, width - written, '0');
    return text;
}

constexpr int alphabet = 26;
constexpr std::size_t mostLetters = 6; // 26^6 and what is below it fit an int
constexpr std::size_t mostDoubled = 99;

/// 1 is A, 26 is Z; then 27 is AA and 28 is AB, or BB when doubled. What letters cannot count is
/// written in digits.
std::string letters(int number, bool doubled) {
    constexpr int mostWritten = alphabet * static_cast<int>(mostDoubled);
    if (number <= 0 || (doubled && number > mostWritten)) return std::to_string(number);
    if (doubled) {
        const auto times = static_cast<std::size_t>((number - 1) / alphabet + 1);
        return std::string(times, static_cast<char>('A' + (number - 1) % alphabet));
    }
    std::string text;
    for (; number > 0; number = (number - 1) / alphabet)
        text.insert(text.begin(), static_cast<char>('A' + (number - 1) % alphabet));
    return text;
}

std::optional<int> numberOfDigits(std::string_view text) {
    if (text.empty() || text.size() > mostDigits) return std::nullopt;
    int number = 0;
    for (const char c : text)
        number = number * 10 + (c - '0');
    return number;
}

std::optional<int> numberOfLetters(std::string_view text, bool doubled) {
    if (text.empty() || text.size() > (doubled ? mostDoubled : mostLetters)) return std::nullopt;
    if (doubled) {
        if (text.find_first_not_of(text.front()) != std::string_view::npos) return std::nullopt;
        return static_cast<int>(text.size() - 1) * alphabet + (text.front() - 'A' + 1);
    }
    int number = 0;
    for (const char c : text)
        number = number * alphabet + (c - 'A' + 1);
    return number;
}

bool hasAcceptableZeros(const Field& field, std::string_view text) {
    const std::size_t width = field.text.size();
    if (width == 1) return true;
    if (text.size() < width) return field.kind == Field::Kind::column;
    return text.size() == width || text.front() != '0';
}

/// The leading part of the text made of such characters.
template <typename Predicate>
std::string_view leading(std::string_view text, Predicate predicate) {
    const auto end = std::ranges::find_if_not(text, predicate);
    return text.substr(0, static_cast<std::size_t>(std::distance(text.begin(), end)));
}

/// The id of the sheet at the beginning of the text: letters, and digits too where no number stands
/// beside it into which they could run.
std::string_view sheetIn(std::string_view text, const Fields& fields, std::size_t sheet) {
    const Field* before = sheet > 0 ? &fields[sheet - 1] : nullptr;
    const Field* after = sheet + 1 < fields.size() ? &fields[sheet + 1] : nullptr;
    if ((before && before->isNumber()) || (after && after->isNumber()))
        return leading(text, isLetter);
    if (after && after->isCounted()) {
        const auto number = leading(text, isDigit);
        return number.empty() ? leading(text, isLetter) : number;
    }
    return leading(text, [](char c) { return isLetter(c) || isDigit(c); });
}

/// Reads one label by one list of fields, from left to right without going back: each field takes
/// all it can, only of two numbers side by side the second has its fixed width.
std::optional<ParsedLabel> match(const Fields& fields, std::string_view text) {
    ParsedLabel label;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const Field& field = fields[i];
        std::string_view taken;
        std::optional<int> number;
        switch (field.kind) {
        case Field::Kind::literal:
            if (!text.starts_with(field.text)) return std::nullopt;
            taken = field.text;
            break;
        case Field::Kind::sheet:
            taken = sheetIn(text, fields, i);
            if (taken.empty()) return std::nullopt;
            label.sheet = taken;
            break;
        case Field::Kind::columnLetters:
        case Field::Kind::rowLetters:
            taken = leading(text, isCapital);
            number = numberOfLetters(taken, field.isDoubled());
            if (!number) return std::nullopt;
            (field.isColumn() ? label.column : label.row) = *number;
            break;
        case Field::Kind::column:
        case Field::Kind::row:
            taken = leading(text, isDigit);
            if (i + 1 < fields.size() && fields[i + 1].isNumber()) {
                const std::size_t rest = fields[i + 1].text.size();
                if (taken.size() <= rest) return std::nullopt;
                taken.remove_suffix(rest);
            }
            number = numberOfDigits(taken);
            if (!number || !hasAcceptableZeros(field, taken)) return std::nullopt;
            (field.isColumn() ? label.column : label.row) = *number;
            break;
        }
        text.remove_prefix(taken.size());
    }
    if (!text.empty()) return std::nullopt;
    return label;
}

std::string write(const Fields& fields, std::string_view sheet, int column, int row) {
    std::string text;
    for (const Field& field : fields) {
        switch (field.kind) {
        case Field::Kind::literal:
            text += field.text;
            break;
        case Field::Kind::sheet:
            text += sheet;
            break;
        case Field::Kind::column:
            text += digits(column, field.text.size());
            break;
        case Field::Kind::columnLetters:
            text += letters(column, field.isDoubled());
            break;
        case Field::Kind::row:
            text += digits(row, field.text.size());
            break;
        case Field::Kind::rowLetters:
            text += letters(row, field.isDoubled());
            break;
        }
    }
    return text;
}

std::optional<PatternProblem> problemOf(std::string_view pattern, const Fields& fields) {
    if (std::ranges::count(pattern, quote) % 2 != 0) return PatternProblem::openQuote;
    if (fields.areTooMany()) return PatternProblem::repeatedField;
    const auto columnFields = std::ranges::count_if(fields, &Field::isColumn);
    const auto rowFields = std::ranges::count_if(fields, &Field::isRow);
    if (columnFields == 0) return PatternProblem::noColumn;
    if (rowFields == 0) return PatternProblem::noRow;
    if (columnFields > 1 || rowFields > 1 ||
        std::ranges::count(fields, Field::Kind::sheet, &Field::kind) > 1)
        return PatternProblem::repeatedField;
    for (const Field& field : fields) {
        constexpr std::size_t doubled = 2;
        if (field.isCounted() && field.text.size() > doubled) return PatternProblem::repeatedField;
        if (field.isNumber() && field.text.size() > mostDigits)
            return PatternProblem::tooManyDigits;
        if (field.kind == Field::Kind::literal && (std::ranges::any_of(field.text, isReserved) ||
                                                   field.text.find("..") != std::string_view::npos))
            return PatternProblem::reservedCharacter;
    }
    if (const auto found = problemOfNeighbours(fields)) return found;
    return problemOfNeighbours(withoutSheet(fields));
}

/// How many half hexes this column (or row) stands beyond column 0; odd for odd numbers.
std::int64_t shiftOf(std::int64_t number, Parity shifted) {
    switch (shifted) {
    case Parity::even:
        return number % 2 == 0 ? 0 : -1;
    case Parity::odd:
        return number % 2 == 0 ? 0 : 1;
    case Parity::each:
        return number;
    case Parity::rising:
        return -number;
    }
    return 0;
}

} // namespace

// Both directions use doubled coordinates: on flat-top hexes q is the column and 2r + q counts half
// hexes down, on pointy-top ones r is the row and 2q + r counts half hexes to the right. The halves
// are exact because the shift and the line have the same parity.

Hex HexNumbering::hexAt(int column, int row) const {
    const std::int64_t east = columns == ColumnsFrom::west ? column : -std::int64_t{column};
    const std::int64_t south = rows == RowsFrom::north ? row : -std::int64_t{row};
    if (orientation == Orientation::flatTop) {
        const std::int64_t r = (2 * south + shiftOf(column, shifted) - east) / 2;
        return {static_cast<int>(east), static_cast<int>(r)};
    }
    const std::int64_t q = (2 * east + shiftOf(row, shifted) - south) / 2;
    return {static_cast<int>(q), static_cast<int>(south)};
}

ColumnRow HexNumbering::columnRow(Hex hex) const {
    const std::int64_t q = hex.q;
    const std::int64_t r = hex.r;
    std::int64_t east = q;
    std::int64_t south = r;
    if (orientation == Orientation::flatTop)
        south = (2 * r + q - shiftOf(columns == ColumnsFrom::west ? q : -q, shifted)) / 2;
    else
        east = (2 * q + r - shiftOf(rows == RowsFrom::north ? r : -r, shifted)) / 2;
    return {static_cast<int>(columns == ColumnsFrom::west ? east : -east),
            static_cast<int>(rows == RowsFrom::north ? south : -south)};
}

std::optional<PatternProblem> HexNumbering::problem() const {
    return problemOf(pattern, fieldsOf(pattern));
}

bool HexNumbering::namesSheet() const {
    const Fields fields = fieldsOf(pattern);
    return std::ranges::find(fields, Field::Kind::sheet, &Field::kind) != fields.end();
}

std::string HexNumbering::label(std::string_view sheet, int column, int row) const {
    const Fields fields = fieldsOf(pattern);
    if (problemOf(pattern, fields)) return std::to_string(column) + '.' + std::to_string(row);
    return write(sheet.empty() ? withoutSheet(fields) : fields, sheet, column, row);
}

std::optional<ParsedLabel> HexNumbering::parse(std::string_view text) const {
    const Fields fields = fieldsOf(pattern);
    if (problemOf(pattern, fields)) return std::nullopt;
    auto found = match(fields, text);
    if (Fields untied = fields; !found && dropTie(untied)) found = match(untied, text);
    if (!found) found = match(withoutSheet(fields), text);
    if (found) {
        const Fields& written = found->sheet.empty() ? withoutSheet(fields) : fields;
        found->canonical = write(written, found->sheet, found->column, found->row) == text;
    }
    return found;
}

bool HexNumbering::canLabel(int column, int row) const {
    const auto read = parse(label({}, column, row));
    return read && read->column == column && read->row == row;
}

} // namespace model
