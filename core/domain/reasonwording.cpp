// SPDX-License-Identifier: GPL-3.0-or-later
#include "domain/reasonwording.h"

#include "domain/wording.h"

#include <algorithm>
#include <cstdio>

namespace genex::domain {

namespace {

double nowOf(const std::string& disease, const std::vector<Likelihood>& differential)
{
    const auto found = std::ranges::find(differential, disease, &Likelihood::disease);
    return found == differential.end() ? 0 : found->now;
}

Text share(double probability)
{
    return Text::number(percentText(probability));
}

/// In the catalogue's unit; without one where a range goes on.
Text bound(double value, const Feature* feature, bool hasUnit)
{
    if (feature && feature->quantity) {
        Quantity quantity = *feature->quantity;
        if (!hasUnit)
            quantity.unit.clear();
        return Text::number(quantityText(value, quantity));
    }
    char digits[32];
    std::snprintf(digits, sizeof digits, "%.3g", value);
    return Text::number(digits);
}

Text rangeText(const TestOutcome& outcome, const Feature* feature)
{
    if (!outcome.from)
        return {"below %1", bound(*outcome.to, feature, true)};
    if (!outcome.to)
        return {"%1 or more", bound(*outcome.from, feature, true)};
    return {"%1 to %2", bound(*outcome.from, feature, false), bound(*outcome.to, feature, true)};
}

} // namespace

PartedDiseases partedDiseases(const std::string& disease, const std::string& other,
                              const std::vector<Likelihood>& differential)
{
    return {disease, other, nowOf(disease, differential), nowOf(other, differential)};
}

PartedDiseases named(PartedDiseases parted, const Catalogue& catalogue)
{
    parted.disease = diseaseName(catalogue, parted.disease);
    parted.other = diseaseName(catalogue, parted.other);
    return parted;
}

Text resultText(const TestOutcome& outcome, const Feature* feature)
{
    if (outcome.isRange())
        return rangeText(outcome, feature);
    if (outcome.result == "present")
        return Text("present");
    return outcome.result == "absent" ? Text("absent") : Text(outcome.result);
}

std::vector<Text> outcomeTexts(const std::vector<TestOutcome>& outcomes, const PartedDiseases& parted,
                               const Feature* feature)
{
    const auto change = [](const std::string& disease, double now, double then) {
        return Text("%1 %2 → %3", disease, share(now), share(then));
    };
    std::vector<Text> lines;
    for (const TestOutcome& outcome : outcomes)
        lines.emplace_back("%1 (%2): %3, %4", resultText(outcome, feature), share(outcome.likelihood),
                           change(parted.disease, parted.diseaseNow, outcome.disease),
                           change(parted.other, parted.otherNow, outcome.other));
    return lines;
}

} // namespace genex::domain
