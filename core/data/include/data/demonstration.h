// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/catalogue.h"
#include "domain/finding.h"
#include "domain/patientdetails.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace genex::data {

/// A patient that the program shows when it has none of the user's own.
struct Demonstration
{
    std::string title; ///< "Febrile traveller"
    std::string story; ///< a sentence or two, as a colleague would hand the patient over
    std::vector<domain::Finding> findings;
    /// What tests will show, as far as anybody knows: what else could be present is absent, and what else
    /// could be measured cannot be had.
    std::vector<domain::Finding> results = {};
    std::string disease = {}; ///< what the patient has; empty: nobody knows

    /// The title as the name, and age and sex as far as the findings tell them.
    domain::PatientDetails details() const;
    /// Of a test that is ordered; nothing: it cannot be had.
    std::optional<domain::Finding> resultOf(const std::string& feature,
                                            const domain::Catalogue& catalogue) const;
};

/// Reads and checks it: every finding and result is in the catalogue once, of the right kind and inside its
/// range.
Demonstration loadDemonstration(const std::filesystem::path& file, const domain::Catalogue& catalogue);
Demonstration parseDemonstration(std::string_view text, const std::string& sourceName,
                                 const domain::Catalogue& catalogue);

} // namespace genex::data
