// SPDX-License-Identifier: GPL-3.0-or-later
#include "findings.h"

#include "common/error.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <map>
#include <optional>

namespace genex::method {

namespace {

using domain::Finding;
using domain::FindingState;

[[noreturn]] void refuse(const Finding& finding, const Text& what, Text remedy)
{
    throw Failure(ErrorCode::InvalidInput, Text("The finding \"%1\" %2.", finding.feature, what),
                  std::move(remedy));
}

Text rangeOf(const Encoding& encoding, std::size_t feature)
{
    return {"The model was trained on values from %1 to %2; check the number and its unit.",
            static_cast<double>(encoding.low[feature]), static_cast<double>(encoding.high[feature])};
}

/// The category named by a number, such as 3 or 3.0 in a column of grades.
std::optional<std::size_t> categoryOfNumber(const std::vector<std::string>& categories, double number)
{
    for (std::size_t i = 0; i < categories.size(); ++i) {
        double value = 0;
        const char* end = categories[i].data() + categories[i].size();
        const auto [stop, error] = std::from_chars(categories[i].data(), end, value);
        if (error == std::errc{} && stop == end && value == number)
            return i;
    }
    return std::nullopt;
}

std::string listed(const std::vector<std::string>& categories)
{
    std::string text;
    for (const std::string& category : categories)
        text += (text.empty() ? "" : ", ") + category;
    return text;
}

double placeAmongCategories(const Finding& finding, const std::vector<std::string>& categories)
{
    std::optional<std::size_t> place;
    if (finding.state == FindingState::Measured)
        place = categoryOfNumber(categories, finding.value);
    const auto found = std::ranges::find(categories, finding.category);
    if (finding.state == FindingState::Category && found != categories.end())
        place = static_cast<std::size_t>(found - categories.begin());
    if (!place)
        refuse(finding, "is not one of its categories", Text("It must be one of %1.", listed(categories)));
    return static_cast<double>(*place);
}

/// Tables write absent and present as 0 and 1; users may do so, too.
double presence(const Finding& finding)
{
    const bool isNumber = finding.state == FindingState::Measured;
    if (finding.state == FindingState::Category || (isNumber && finding.value != 0 && finding.value != 1))
        refuse(finding, "has a measured value", "It is either present or absent.");
    return isNumber ? finding.value : finding.state == FindingState::Present ? 1 : 0;
}

double measurement(const Finding& finding, const Encoding& encoding, std::size_t feature)
{
    if (finding.state != FindingState::Measured)
        refuse(finding, "can only be present or absent", "It needs a measured value.");
    if (!std::isfinite(finding.value))
        refuse(finding, "has a value that is not a finite number", "Enter the number again.");
    if (!encoding.accepts(feature, finding.value))
        refuse(finding, "has a value far outside what the model knows", rangeOf(encoding, feature));
    return finding.value;
}

double valueOf(const Finding& finding, const data::FeatureColumn& column, const Encoding& encoding,
               std::size_t feature)
{
    switch (column.kind) {
    case data::FeatureKind::Binary:
        return presence(finding);
    case data::FeatureKind::Numeric:
        return measurement(finding, encoding, feature);
    case data::FeatureKind::Categorical:
    case data::FeatureKind::Ordinal:
        break;
    }
    return placeAmongCategories(finding, column.categories);
}

} // namespace

KnownPatient::KnownPatient(const Encoding& encoding)
    : amounts(encoding.layout.features())
    , mask(encoding.layout.features())
{
    for (std::size_t f = 0; f < amounts.size(); ++f)
        inputs.push_back(static_cast<std::int64_t>(encoding.layout.begin(f)));
}

void KnownPatient::add(std::size_t feature, Cell cell)
{
    amounts[feature] = cell.amount;
    inputs[feature] = cell.input;
    mask[feature] = 1;
    features.push_back(static_cast<std::int64_t>(feature));
    cells.push_back(cell);
}

std::size_t featureNumber(const std::string& id, const std::vector<data::FeatureColumn>& features)
{
    const auto found = std::ranges::find(features, id, &data::FeatureColumn::id);
    if (found == features.end())
        throw Failure(ErrorCode::InvalidInput, Text("The finding \"%1\" is not known to this model.", id),
                      "Check its name, or leave it out.");
    return static_cast<std::size_t>(found - features.begin());
}

KnownPatient readFindings(std::span<const Finding> findings, const std::vector<data::FeatureColumn>& features,
                          const Encoding& encoding)
{
    std::map<std::size_t, Cell> cells;
    for (const Finding& finding : findings) {
        const std::size_t f = featureNumber(finding.feature, features);
        const Cell cell = encoding.cell(f, valueOf(finding, features[f], encoding, f));
        if (!cells.emplace(f, cell).second)
            refuse(finding, "is given twice", "Keep one of the two.");
    }
    KnownPatient patient(encoding);
    for (const auto& [feature, cell] : cells)
        patient.add(feature, cell);
    return patient;
}

KnownPatient readRow(std::span<const float> row, const Encoding& encoding)
{
    KnownPatient patient(encoding);
    for (std::size_t f = 0; f < row.size(); ++f) {
        if (!std::isnan(row[f]))
            patient.add(f, encoding.cell(f, row[f]));
    }
    return patient;
}

} // namespace genex::method
