// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/recommendation.h"

#include <string>
#include <vector>

/// The tests of a batch in the order in which they are done.
namespace genex::domain {

/// As the catalogue says, else as the engine has said; a test that neither knows is one of the laboratory.
Stage stageOfTest(const std::string& feature, const Recommendation* recommendation,
                  const Catalogue& catalogue);

struct StagedTests
{
    Stage stage = Stage::Bedside;
    std::vector<std::string> tests;

    bool operator==(const StagedTests&) const = default;
};

/// Stage by stage, without those that have no test. Within a stage the tests keep their order, except that
/// those of a panel follow its first one.
std::vector<StagedTests> testsByStage(const std::vector<std::string>& features,
                                      const Recommendation* recommendation, const Catalogue& catalogue);

} // namespace genex::domain
