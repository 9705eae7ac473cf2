// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/recommendation.h"

#include <string>
#include <vector>

/// The tests of a batch in the order they are done.
namespace genex::domain {

/// From the catalogue, else from the engine's answer; Laboratory if neither knows the test.
Stage stageOfTest(const std::string& feature, const Recommendation* recommendation,
                  const Catalogue& catalogue);

struct StagedTests
{
    Stage stage = Stage::Bedside;
    std::vector<std::string> tests;

    bool operator==(const StagedTests&) const = default;
};

/// One entry per stage that has tests. Within a stage the order is kept, except that the tests of a panel are
/// grouped at its first one.
std::vector<StagedTests> testsByStage(const std::vector<std::string>& features,
                                      const Recommendation* recommendation, const Catalogue& catalogue);

} // namespace genex::domain
