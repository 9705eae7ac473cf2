// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/text.h"
#include "domain/catalogue.h"
#include "domain/recommendation.h"
#include "domain/testoutcome.h"

#include <string>
#include <vector>

/// How the reason for a test is told to people: the same on screen, on paper and on the command line.
namespace genex::domain {

/// The two diseases that a test parts, and how likely they are before it.
struct PartedDiseases
{
    std::string disease;
    std::string other;
    double diseaseNow = 0;
    double otherNow = 0;
};

PartedDiseases partedDiseases(const std::string& disease, const std::string& other,
                              const std::vector<Likelihood>& differential);
/// With the catalogue's names.
PartedDiseases named(PartedDiseases parted, const Catalogue& catalogue);

/// "present", "below 120 G/L", "120 to 180 G/L", "180 G/L or more"; `feature` may be nullptr.
Text resultText(const TestOutcome& outcome, const Feature* feature);
/// "present (31 %): Dengue 47 % → 81 %, Malaria 20 % → 6 %", a line for each.
std::vector<Text> outcomeTexts(const std::vector<TestOutcome>& outcomes, const PartedDiseases& parted,
                               const Feature* feature);

} // namespace genex::domain
