#include "validators/rules/turn_track.h"

#include "model/number.h"
#include "validators/rules/situation.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace validators {

namespace {

constexpr int minutesInHour = 60;
constexpr int monthsInYear = 12;
constexpr int february = 2;
constexpr int mostDays = 4000; ///< of a track; a longer one is a slip of the pen

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && text.front() == ' ')
        text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ')
        text.remove_suffix(1);
    return text;
}

std::string_view withoutStop(std::string_view word) {
    while (!word.empty() && (word.back() == '.' || word.back() == ','))
        word.remove_suffix(1);
    return word;
}

std::string lowered(std::string_view word) {
    std::string text(word);
    for (char& letter : text)
        letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    return text;
}

/// From 1; the first three letters of the name are enough.
std::optional<int> monthNamed(std::string_view word) {
    constexpr std::array<std::string_view, monthsInYear> names{
        "january", "february", "march",     "april",   "may",      "june",
        "july",    "august",   "september", "october", "november", "december"};
    constexpr std::size_t enough = 3;
    const std::string name = lowered(word);
    if (name.size() < enough) return std::nullopt;
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i].starts_with(name)) return static_cast<int>(i) + 1;
    return std::nullopt;
}

/// Nothing for a February of no known year.
std::optional<int> daysIn(int month, std::optional<int> year) {
    constexpr std::array days{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    const int shortest = days[static_cast<std::size_t>(month - 1)];
    if (month != february) return shortest;
    if (!year) return std::nullopt;
    const bool leap = (*year % 4 == 0 && *year % 100 != 0) || *year % 400 == 0;
    return leap ? shortest + 1 : shortest;
}

/// `12 Apr`, `12 April 1796`, `April 12`; full stops and commas are left out.
std::optional<LabelDate> dateIn(std::string_view text) {
    LabelDate date;
    constexpr int mostInMonth = 31;
    for (const std::string& written : model::wordsOf(text)) {
        const std::string_view word = withoutStop(written);
        const auto number = model::readNumber(word);
        if (const auto month = monthNamed(word)) {
            if (date.month != 0) return std::nullopt;
            date.month = *month;
        } else if (number && *number >= 1 && *number <= mostInMonth && date.day == 0) {
            date.day = *number;
        } else if (number && *number > mostInMonth && !date.year) {
            date.year = *number;
        } else {
            return std::nullopt;
        }
    }
    if (date.day == 0 || date.month == 0) return std::nullopt;
    const int most = daysIn(date.month, date.year).value_or(daysIn(february, 4).value_or(0));
    return date.day <= most ? std::optional(date) : std::nullopt;
}

/// `09:00`, `1:00 pm`, `7 AM`: minutes of the day.
std::optional<int> timeIn(std::string_view text) {
    constexpr int noon = 12;
    constexpr int hoursInDay = 24;
    const auto words = model::wordsOf(text);
    if (words.empty() || words.size() > 2) return std::nullopt;
    const std::string_view clock = words.front();
    const auto colon = clock.find(':');
    const auto hour = model::readNumber(clock.substr(0, colon));
    const auto minute = colon == std::string_view::npos
                            ? std::optional(0)
                            : model::readNumber(clock.substr(colon + 1));
    if (!hour || !minute || *hour < 0 || *minute < 0 || *minute >= minutesInHour)
        return std::nullopt;
    if (words.size() == 1) {
        if (colon == std::string_view::npos || *hour >= hoursInDay) return std::nullopt;
        return *hour * minutesInHour + *minute;
    }
    const std::string half = lowered(words[1]);
    if ((half != "am" && half != "pm") || *hour < 1 || *hour > noon) return std::nullopt;
    return (*hour % noon + (half == "pm" ? noon : 0)) * minutesInHour + *minute;
}

bool same(const LabelDate& a, const LabelDate& b) {
    return a.day == b.day && a.month == b.month && (!a.year || !b.year || a.year == b.year);
}

/// The day after; nothing after 28 February of no known year.
std::optional<LabelDate> dayAfter(LabelDate date) {
    const auto length = daysIn(date.month, date.year);
    constexpr int shortest = 28;
    if (!length && date.day >= shortest) return std::nullopt;
    if (!length || date.day < *length) {
        ++date.day;
        return date;
    }
    date.day = 1;
    if (++date.month > monthsInYear) {
        date.month = 1;
        if (date.year) ++*date.year;
    }
    return date;
}

/// The date written in the manner of another: `12 Apr` after `11 Apr`.
std::string written(const LabelDate& date, std::string_view like, const LabelDate& model) {
    constexpr std::array<std::string_view, monthsInYear> names{
        "January", "February", "March",     "April",   "May",      "June",
        "July",    "August",   "September", "October", "November", "December"};
    std::string text;
    for (const std::string& word : model::wordsOf(like)) {
        const std::string_view bare = withoutStop(word);
        const std::string after = word.substr(bare.size());
        std::string next(bare);
        if (monthNamed(bare)) {
            const auto name = names[static_cast<std::size_t>(date.month - 1)];
            if (date.month != model.month)
                next = name.substr(0, std::max<std::size_t>(3, std::min(bare.size(), name.size())));
        } else if (model::readNumber(bare) == model.day) {
            next = std::to_string(date.day);
        } else if (date.year) {
            next = std::to_string(*date.year);
        }
        text += (text.empty() ? "" : " ") + next + after;
    }
    return text;
}

std::optional<model::TurnKind> kindNamed(std::string_view word) {
    for (const auto kind :
         {model::TurnKind::day, model::TurnKind::twilight, model::TurnKind::night})
        if (model::word(kind) == word) return kind;
    return std::nullopt;
}

/// What the scenario says of single turns, over what is printed.
void change(PlayedTurn& turn, const model::TrackTurn& listed) {
    turn.listed = &listed;
    if (listed.hours.hasValue()) turn.hours = *listed.hours;
    if (const auto kind = kindNamed(listed.kind)) turn.kind = *kind;
    if (!listed.weather.empty()) turn.weather = listed.weather == "yes";
}

} // namespace

std::optional<int> daysBetween(const LabelDate& from, const LabelDate& to) {
    const auto forward = [](LabelDate day, const LabelDate& end) -> std::optional<int> {
        constexpr int halfYear = 183;
        const int most = day.year && end.year ? mostDays : halfYear;
        for (int days = 0; days <= most; ++days) {
            if (same(day, end)) return days;
            const auto next = dayAfter(day);
            if (!next) return std::nullopt;
            day = *next;
        }
        return std::nullopt;
    };
    if (const auto days = forward(from, to)) return days;
    if (const auto days = forward(to, from)) return -*days;
    return std::nullopt;
}

LabelParts partsOf(const model::TurnTrack& printed, std::string_view label) {
    LabelParts parts;
    label = trimmed(label);
    std::string_view before = label;
    for (const model::DayTurn& turn : printed.day) {
        if (!label.ends_with(turn.id)) continue;
        const auto rest = label.substr(0, label.size() - turn.id.size());
        if (!rest.empty() && rest.back() != ' ') continue;
        if (parts.turn && parts.turn->id.size() >= turn.id.size()) continue;
        parts.turn = &turn;
        before = rest;
    }
    if (parts.turn) {
        parts.minute = parts.turn->starts * minutesInHour;
    } else {
        // The time is the last word or two, what stands before is the date.
        for (std::size_t blank = label.size(); blank != std::string_view::npos;
             blank = blank == 0 ? std::string_view::npos : label.rfind(' ', blank - 1)) {
            const auto time = timeIn(label.substr(std::min(blank, label.size())));
            if (!time) continue;
            parts.minute = time;
            before = label.substr(0, blank);
        }
        if (const auto whole = timeIn(label)) {
            parts.minute = whole;
            before = {};
        }
    }
    parts.dateText = std::string(withoutStop(trimmed(before)));
    parts.date = dateIn(parts.dateText);
    return parts;
}

std::pair<std::string_view, std::string_view> endsOfSpan(std::string_view text) {
    const auto dots = text.find("..");
    if (dots == std::string_view::npos) return {trimmed(text), trimmed(text)};
    return {trimmed(text.substr(0, dots)), trimmed(text.substr(dots + 2))};
}

Track::Track(const Situation& situation) {
    const model::Schedule& schedule = *situation.scenario().schedule;
    printed_ = situation.ruleset() ? &situation.ruleset()->turnTrack : nullptr;
    if (printed_ && !printed_->day.empty()) {
        for (const model::DayTurn& turn : printed_->day)
            clock_.push_back(&turn);
        std::stable_sort(clock_.begin(), clock_.end(),
                         [](const auto* a, const auto* b) { return a->starts < b->starts; });
        lay(schedule.turns);
        applyListed(schedule.listed);
    } else {
        takeListed(schedule);
    }
    if (fault_ != TrackFault::none) turns_.clear();
}

std::size_t Track::clockIndex(const model::DayTurn& turn) const {
    return static_cast<std::size_t>(std::find(clock_.begin(), clock_.end(), &turn) -
                                    clock_.begin());
}

void Track::lay(const model::Turns& turns) {
    if (turns.from.empty() || turns.to.empty()) {
        fault_ = TrackFault::unstated;
        return;
    }
    LabelParts from = partsOf(*printed_, turns.from);
    LabelParts to = partsOf(*printed_, turns.to);
    const auto isGood = [](const LabelParts& parts) {
        return parts.turn && (parts.date || parts.dateText.empty());
    };
    if (!isGood(from) || !isGood(to)) {
        fault_ = isGood(from) ? TrackFault::unknownTo : TrackFault::unknownFrom;
        return;
    }
    firstClock_ = clockIndex(*from.turn);
    const std::size_t last = clockIndex(*to.turn);
    const std::size_t wrapped = last + (last < firstClock_ ? clock_.size() : 0);
    std::size_t count = wrapped - firstClock_ + 1; // an end without date is the next such turn
    if (from.date && to.date) {
        const auto days = daysBetween(*from.date, *to.date);
        if (!days) {
            fault_ = TrackFault::unknownLength;
            return;
        }
        const long turnsApart = static_cast<long>(*days) * static_cast<long>(clock_.size()) +
                                static_cast<long>(last) - static_cast<long>(firstClock_);
        if (turnsApart < 0) {
            fault_ = TrackFault::endsFirst;
            return;
        }
        count = static_cast<std::size_t>(turnsApart) + 1;
    } else if (to.date) { // the last such turn before the end
        from.dateText = to.dateText;
        from.date = to.date;
        if (last < firstClock_) {
            fault_ = TrackFault::unknownFrom;
            return;
        }
    }
    firstDate_ = from.date;
    layFrom(firstClock_, count, from, turns.from);
}

void Track::layFrom(std::size_t first, std::size_t count, const LabelParts& from,
                    const std::string& label) {
    std::optional<LabelDate> date = from.date;
    std::string dateText = from.dateText;
    turns_.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t clock = (first + i) % clock_.size();
        if (i > 0 && clock == 0 && date) {
            date = dayAfter(*date);
            if (!date) {
                fault_ = TrackFault::unknownLength;
                return;
            }
            dateText = written(*date, from.dateText, *from.date);
        }
        PlayedTurn turn;
        turn.printed = clock_[clock];
        turn.date = dateText;
        turn.label = dateText.empty() ? turn.printed->id : dateText + ' ' + turn.printed->id;
        turn.minute = turn.printed->starts * minutesInHour;
        turn.hours = turn.printed->hours;
        turn.kind = turn.printed->kind;
        turn.weather = turn.printed->weather;
        turns_.push_back(std::move(turn));
    }
    if (!turns_.empty()) turns_.front().label = label;
}

void Track::applyListed(const std::vector<model::TrackTurn>& listed) {
    for (const model::TrackTurn& turn : listed)
        if (const auto index = indexOf(turn.at))
            if (!turns_[*index].listed) change(turns_[*index], turn);
}

/// A track whose game prints no day lists all its turns.
void Track::takeListed(const model::Schedule& schedule) {
    static const model::TurnTrack none;
    if (schedule.listed.empty()) {
        fault_ = TrackFault::unlisted;
        return;
    }
    for (const model::TrackTurn& listed : schedule.listed) {
        const LabelParts parts = partsOf(none, listed.at);
        PlayedTurn turn;
        turn.label = listed.at;
        turn.date = parts.dateText;
        turn.minute = parts.minute;
        change(turn, listed);
        turns_.push_back(std::move(turn));
    }
    const auto from =
        schedule.turns.from.empty() ? std::optional<std::size_t>(0) : indexOf(schedule.turns.from);
    const auto to =
        schedule.turns.to.empty() ? std::optional(turns_.size() - 1) : indexOf(schedule.turns.to);
    if (!from || !to) {
        fault_ = from ? TrackFault::unknownTo : TrackFault::unknownFrom;
    } else if (*to < *from) {
        fault_ = TrackFault::endsFirst;
    } else {
        turns_.erase(turns_.begin() + static_cast<std::ptrdiff_t>(*to) + 1, turns_.end());
        turns_.erase(turns_.begin(), turns_.begin() + static_cast<std::ptrdiff_t>(*from));
    }
}

std::optional<long> Track::offsetOf(const LabelParts& parts) const {
    if (!parts.turn || !parts.date || !firstDate_) return std::nullopt;
    const auto days = daysBetween(*firstDate_, *parts.date);
    if (!days) return std::nullopt;
    return static_cast<long>(*days) * static_cast<long>(clock_.size()) +
           static_cast<long>(clockIndex(*parts.turn)) - static_cast<long>(firstClock_);
}

std::optional<std::size_t> Track::indexOf(std::string_view label) const {
    const auto found = std::find_if(turns_.begin(), turns_.end(),
                                    [&](const auto& turn) { return turn.label == label; });
    if (found != turns_.end()) return static_cast<std::size_t>(found - turns_.begin());
    if (clock_.empty()) return std::nullopt;
    const LabelParts parts = partsOf(*printed_, label);
    if (!parts.turn) return std::nullopt;
    std::size_t index = 0;
    if (parts.dateText.empty()) {
        index = (clockIndex(*parts.turn) + clock_.size() - firstClock_) % clock_.size();
    } else {
        const auto offset = offsetOf(parts);
        if (!offset || *offset < 0) return std::nullopt;
        index = static_cast<std::size_t>(*offset);
    }
    return index < turns_.size() ? std::optional(index) : std::nullopt;
}

std::optional<int> Track::sideOf(std::string_view label) const {
    if (clock_.empty() || !isKnown()) return std::nullopt;
    const auto offset = offsetOf(partsOf(*printed_, label));
    if (!offset) return std::nullopt;
    if (*offset < 0) return -1;
    return static_cast<std::size_t>(*offset) >= turns_.size() ? std::optional(1) : std::nullopt;
}

Verdict Track::isTurn(std::string_view label) const {
    if (indexOf(label)) return Verdict::yes;
    if (clock_.empty()) return isKnown() ? Verdict::no : Verdict::undecided;
    const LabelParts parts = partsOf(*printed_, label);
    return parts.turn && (parts.dateText.empty() || parts.date) ? Verdict::yes : Verdict::no;
}

std::optional<TurnSpan> Track::spanOf(std::string_view text) const {
    if (turns_.empty()) return std::nullopt;
    const auto [from, to] = endsOfSpan(text);
    const auto first = from.empty() ? std::optional<std::size_t>(0) : indexOf(from);
    const auto last = to.empty() ? std::optional(turns_.size() - 1) : indexOf(to);
    if (!first || !last || *last < *first) return std::nullopt;
    return TurnSpan{*first, *last};
}

bool Track::holds(std::string_view span, std::string_view label) const {
    if (label.empty()) return false;
    if (isKnown()) {
        const auto index = indexOf(label);
        const auto turns = spanOf(span);
        return index && turns && turns->contains(*index);
    }
    static const model::TurnTrack none;
    const auto [from, to] = endsOfSpan(span);
    if (from == label || to == label) return true;
    const LabelParts at = partsOf(printed_ ? *printed_ : none, label);
    const auto isWithin = [&](std::string_view end, bool isFirst) {
        if (end.empty()) return true;
        const LabelParts limit = partsOf(printed_ ? *printed_ : none, end);
        if (!at.minute || !limit.minute || at.dateText != limit.dateText) return false;
        return isFirst ? *limit.minute <= *at.minute : *at.minute <= *limit.minute;
    };
    return isWithin(from, true) && isWithin(to, false);
}

std::vector<std::size_t> Track::turnsOf(std::string_view kind) const {
    std::vector<std::size_t> indexes;
    for (std::size_t i = 0; i < turns_.size(); ++i)
        if (kind.empty() ||
            (kind == "weather" ? turns_[i].weather : model::word(turns_[i].kind) == kind))
            indexes.push_back(i);
    return indexes;
}

} // namespace validators
