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
    std::string story; ///< one or two sentences, as in a handover
    std::vector<domain::Finding> findings;
    /// Known results. Other binary tests are absent, other measurements unavailable.
    std::vector<domain::Finding> results = {};
    std::string disease = {}; ///< the true diagnosis; empty: unknown

    /// The title as the name, and age and sex as far as the findings tell them.
    domain::PatientDetails details() const;
    /// Of a test that is ordered; nothing: it cannot be had.
    std::optional<domain::Finding> resultOf(const std::string& feature,
                                            const domain::Catalogue& catalogue) const;
};

/// Reads and validates: every finding and result is in the catalogue once, of the right kind and within
/// range.
Demonstration loadDemonstration(const std::filesystem::path& file, const domain::Catalogue& catalogue);
Demonstration parseDemonstration(std::string_view text, const std::string& sourceName,
                                 const domain::Catalogue& catalogue);

} // namespace genex::data
