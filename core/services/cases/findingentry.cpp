// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/findingentry.h"

#include "common/error.h"
#include "domain/wording.h"

#include <QLocale>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace genex::services {

namespace {

using domain::Catalogue;
using domain::Finding;
using Kind = ModelFeatures::Kind;

constexpr std::size_t kMostPasted = 10'000;
constexpr std::string_view kSeparators = ",;\n\r\t";

std::string_view trimmed(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    if (begin == std::string_view::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(" \t\r\n") - begin + 1);
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool beginsNumber(std::string_view text)
{
    if (!text.empty() && (text.front() == '-' || text.front() == '+'))
        text.remove_prefix(1);
    return !text.empty() && (isDigit(text.front()) || ((text.front() == '.' || text.front() == ',') &&
                                                       text.size() > 1 && isDigit(text[1])));
}

/// Of the current language.
char decimalMark()
{
    return QLocale().decimalPoint() == QStringLiteral(",") ? ',' : '.';
}

/// "1.234" with a decimal comma, "1,234" with a decimal point: ambiguous between a fraction and thousands.
bool maybeThousands(std::string_view digits)
{
    const std::size_t at = digits.find(decimalMark() == ',' ? '.' : ',');
    const std::size_t first = digits.find_first_not_of("+-");
    return at != std::string_view::npos && digits.size() - at == 4 && at > first && at - first <= 3 &&
           digits[first] != '0';
}

/// "9.1 g/dL", "9,1": a number, then the rest. Point and comma are both decimal marks.
std::optional<TypedNumber> numberFrom(std::string_view text)
{
    std::string digits(text);
    const std::size_t end = digits.find_first_not_of("+-0123456789.,");
    const std::string unit(trimmed(std::string_view(text).substr(std::min(end, text.size()))));
    digits.resize(std::min(end, digits.size()));
    if (digits.find(',') != std::string::npos && digits.find('.') != std::string::npos)
        return TypedNumber{0, unit,
                           digits}; // both marks: one of them separates thousands, but which is unknown
    const std::string doubtful = maybeThousands(digits) ? digits : std::string();
    if (std::ranges::count(digits, ',') == 1)
        std::ranges::replace(digits, ',', '.');
    if (!digits.empty() && digits.front() == '+')
        digits.erase(0, 1);
    double value = 0;
    const auto [stop, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (problem != std::errc{} || stop != digits.data() + digits.size() || !std::isfinite(value))
        return std::nullopt;
    return TypedNumber{value, unit, doubtful};
}

/// Typed text: a name, optionally followed by a number.
struct Typed
{
    std::string_view name;
    std::optional<TypedNumber> number;
};

Typed withNumber(std::string_view text)
{
    for (std::size_t begin = 0; begin < text.size(); begin = text.find(' ', begin)) {
        begin = text.find_first_not_of(' ', begin);
        if (begin == std::string_view::npos)
            break;
        if (!beginsNumber(text.substr(begin)))
            continue;
        if (auto number = numberFrom(text.substr(begin)))
            return {trimmed(text.substr(0, begin)), std::move(number)};
    }
    return {text, std::nullopt};
}

/// Compares units as typed: "C" for "°C", "ug/l" for "µg/L".
std::string foldedUnit(std::string_view unit)
{
    std::string folded;
    for (std::size_t i = 0; i < unit.size(); ++i) {
        const std::string_view rest = unit.substr(i);
        if (rest.starts_with("°")) {
            i += std::string_view("°").size() - 1;
        } else if (rest.starts_with("µ") || rest.starts_with("μ")) {
            folded += 'u';
            i += std::string_view("µ").size() - 1;
        } else if (unit[i] != ' ' && unit[i] != '.') {
            folded += unit[i] >= 'A' && unit[i] <= 'Z' ? static_cast<char>(unit[i] - 'A' + 'a') : unit[i];
        }
    }
    return folded;
}

const domain::Quantity* quantityOf(const std::string& feature, const Catalogue& catalogue)
{
    const domain::Feature* entry = catalogue.feature(feature);
    return entry && entry->quantity ? &*entry->quantity : nullptr;
}

EntryChoice choiceOf(const std::string& feature, const Catalogue& catalogue)
{
    EntryChoice choice;
    choice.feature = feature;
    choice.name = domain::featureName(catalogue, feature);
    return choice;
}

void addChoice(std::vector<EntryChoice>& choices, EntryChoice choice, const WorkingModel& model,
               std::string_view typed)
{
    const std::vector<std::string> categories = model.features.categoriesOf(choice.feature);
    if (model.features.kindOf(choice.feature) != Kind::Category || categories.empty())
        return choices.push_back(std::move(choice));
    for (const std::string& category : categories) {
        choice.category = category;
        // An exactly typed one comes first.
        if (!typed.empty() && typed.find(category) != std::string_view::npos)
            choices.insert(choices.begin(), choice);
        else
            choices.push_back(choice);
    }
}

struct Found
{
    std::vector<EntryChoice> choices;
    bool isSure = false; ///< the first matched without a typing error
};

EntryChoice choiceOf(const search::SearchHit& hit, const WorkingModel& model, const Catalogue& catalogue)
{
    EntryChoice choice = choiceOf(model.features.names().features()[hit.index].id, catalogue);
    if (hit.kind == search::TextKind::Synonym)
        choice.matched = hit.text;
    return choice;
}

Found find(std::string_view name, const WorkingModel& model, const Catalogue& catalogue, std::size_t most)
{
    Found found;
    const auto hits = model.search.find(name, most, search::SearchScope::Features);
    found.isSure = !hits.empty() && hits.front().errors == 0;
    for (const search::SearchHit& hit : hits)
        addChoice(found.choices, choiceOf(hit, model, catalogue), model, name);
    return found;
}

/// "38.9 C" without a name: features with that unit and plausible range.
std::vector<EntryChoice> byUnit(const TypedNumber& number, const WorkingModel& model,
                                const Catalogue& catalogue, std::size_t most)
{
    std::vector<EntryChoice> choices;
    if (number.unit.empty())
        return choices;
    for (const domain::Feature& feature : model.features.names().features()) {
        const domain::Quantity* quantity = quantityOf(feature.id, catalogue);
        if (choices.size() < most && quantity && foldedUnit(quantity->unit) == foldedUnit(number.unit) &&
            number.value >= quantity->lowest && number.value <= quantity->highest)
            choices.push_back(choiceOf(feature.id, catalogue));
    }
    return choices;
}

/// "no cough" and "cough absent": the denied feature.
std::optional<std::string_view> denied(std::string_view text)
{
    for (const std::string_view word : {"no ", "not ", "without ", "kein ", "keine ", "keinen ", "ohne "}) {
        if (text.starts_with(word))
            return trimmed(text.substr(word.size()));
    }
    for (const std::string_view word :
         {" absent", " negative", " no", " nicht vorhanden", " negativ", " nein"}) {
        if (text.ends_with(word))
            return trimmed(text.substr(0, text.size() - word.size()));
    }
    return std::nullopt;
}

[[noreturn]] void refuse(Text problem, Text remedy)
{
    throw Failure(ErrorCode::InvalidInput, std::move(problem), std::move(remedy));
}

Finding measured(const EntryChoice& choice, bool isAbsent, const Catalogue& catalogue)
{
    const domain::Quantity* quantity = quantityOf(choice.feature, catalogue);
    const std::string unit = quantity ? quantity->unit : std::string();
    const Text range = plausibleText(choice.feature, catalogue);
    if (isAbsent || !choice.number)
        refuse(Text("%1 is measured: it needs a number.", choice.name),
               range.empty() ? Text("Type the number after the name.") : Text("Type a number, %1.", range));
    if (!choice.number->doubtful.empty())
        refuse(Text("“%1” is ambiguous: a decimal number or thousands?", choice.number->doubtful),
               "Write thousands without a separator, or use your language's decimal mark.");
    if (!choice.number->unit.empty() && foldedUnit(choice.number->unit) != foldedUnit(unit))
        refuse(unit.empty()
                   ? Text("%1 has no unit.", choice.name)
                   : Text("%1 is recorded in %2, not in %3.", choice.name, unit, choice.number->unit),
               "Type the number alone, or with that unit.");
    if (quantity && (choice.number->value < quantity->lowest || choice.number->value > quantity->highest))
        refuse(Text("%1 is not plausible for %2.", domain::quantityText(choice.number->value, *quantity),
                    choice.name),
               Text("It must be between %1.", range));
    return Finding::measured(choice.feature, choice.number->value);
}

Finding shownOrNot(const EntryChoice& choice, bool isAbsent)
{
    if (choice.number && choice.number->value != 0 && choice.number->value != 1)
        refuse(Text("%1 is either present or absent: it takes no number.", choice.name),
               "Leave the number out.");
    const bool isDenied = isAbsent || choice.isAbsent || (choice.number && choice.number->value == 0);
    return isDenied ? Finding::absent(choice.feature) : Finding::present(choice.feature);
}

Finding ofCategory(const EntryChoice& choice, bool isAbsent, const WorkingModel& model)
{
    if (isAbsent)
        refuse(Text("%1 is a choice of categories: it cannot be absent.", choice.name), "Choose what it is.");
    return model.features.fitted(Finding::ofCategory(choice.feature, choice.category));
}

/// End of the entry that begins there. A comma between two digits is a decimal mark.
std::size_t endOfEntry(std::string_view text, std::size_t begin)
{
    std::size_t at = text.find_first_of(kSeparators, begin);
    while (at != std::string_view::npos && text[at] == ',' && at > begin && at + 1 < text.size() &&
           isDigit(text[at - 1]) && isDigit(text[at + 1]))
        at = text.find_first_of(kSeparators, at + 1);
    return std::min(at, text.size());
}

} // namespace

std::vector<EntryChoice> choicesFor(std::string_view typed, const WorkingModel& model,
                                    const Catalogue& catalogue, std::size_t most)
{
    const std::string_view text = trimmed(typed);
    if (text.empty())
        return {};
    Found found = find(text, model, catalogue, most);
    if (found.isSure)
        return found.choices;
    if (const auto name = denied(text); name && !name->empty()) {
        std::vector<EntryChoice> choices = find(*name, model, catalogue, most).choices;
        for (EntryChoice& choice : choices)
            choice.isAbsent = true;
        return choices;
    }
    const Typed parts = withNumber(text);
    if (!parts.number)
        return found.choices;
    std::vector<EntryChoice> choices = parts.name.empty() ? byUnit(*parts.number, model, catalogue, most)
                                                          : find(parts.name, model, catalogue, most).choices;
    for (EntryChoice& choice : choices)
        choice.number = parts.number;
    return choices;
}

std::vector<EntryChoice> testsFor(std::string_view typed, const WorkingModel& model,
                                  const Catalogue& catalogue, std::size_t most)
{
    std::vector<EntryChoice> choices;
    for (const search::SearchHit& hit :
         model.search.find(trimmed(typed), most, search::SearchScope::Features))
        choices.push_back(choiceOf(hit, model, catalogue));
    return choices;
}

Result<Finding> findingOf(const EntryChoice& choice, bool isAbsent, const WorkingModel& model,
                          const Catalogue& catalogue)
{
    return attempt([&] {
        switch (model.features.kindOf(choice.feature)) {
        case Kind::Number:
            return measured(choice, isAbsent, catalogue);
        case Kind::Category:
            return ofCategory(choice, isAbsent, model);
        case Kind::Presence:
            break;
        }
        return shownOrNot(choice, isAbsent);
    });
}

Result<Finding> valueOf(const std::string& feature, std::string_view typed, bool isAbsent,
                        const WorkingModel& model, const Catalogue& catalogue)
{
    EntryChoice choice = choiceOf(feature, catalogue);
    const std::string_view text = trimmed(typed);
    if (model.features.kindOf(feature) == Kind::Category)
        choice.category = text;
    else if (!text.empty() && !(choice.number = numberFrom(text)))
        return fail(ErrorCode::InvalidInput, Text("“%1” is not a number.", text),
                    "Type digits, optionally with the unit.");
    return findingOf(choice, isAbsent, model, catalogue);
}

bool isManyFindings(std::string_view pasted)
{
    const std::string_view text = trimmed(pasted);
    return endOfEntry(text, 0) < text.size();
}

PastedFindings findingsOf(std::string_view pasted, const WorkingModel& model, const Catalogue& catalogue)
{
    PastedFindings read;
    std::size_t count = 0;
    for (std::size_t begin = 0; begin < pasted.size() && count < kMostPasted; ++count) {
        const std::size_t end = endOfEntry(pasted, begin);
        const std::string_view entry = trimmed(pasted.substr(begin, end - begin));
        begin = end + 1;
        if (entry.empty())
            continue;
        const std::vector<EntryChoice> choices = choicesFor(entry, model, catalogue, 1);
        const auto finding = choices.empty() ? fail(ErrorCode::NotFound, "")
                                             : findingOf(choices.front(), false, model, catalogue);
        if (!finding)
            read.notUnderstood.emplace_back(entry);
        else
            read.findings.push_back(*finding);
    }
    return read;
}

Text plausibleText(const std::string& feature, const Catalogue& catalogue)
{
    const domain::Quantity* quantity = quantityOf(feature, catalogue);
    if (!quantity || quantity->lowest >= quantity->highest)
        return {};
    domain::Quantity plain = *quantity;
    plain.unit.clear();
    return {"%1 to %2", Text::number(std::string(trimmed(domain::quantityText(quantity->lowest, plain)))),
            Text::number(domain::quantityText(quantity->highest, *quantity))};
}

} // namespace genex::services
