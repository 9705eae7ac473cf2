// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "methods/predictor.h"
#include "methods/testselector.h"

#include "eval/acquisition.h"
#include "eval/repeatsetup.h"
#include "genex/methodsettings.h"

#include <cstdint>
#include <span>
#include <vector>

/// When a case may end, by the same rule for every method.
namespace genex::eval {

/// What N validation patients came to if their cases ended after this visit.
struct AfterVisit
{
    std::vector<double> confidence;    ///< [N] calibrated
    std::vector<std::uint8_t> correct; ///< [N]
    std::vector<double> orders;        ///< [N] tests so far
};

/// τ after each visit but the last, from the last of them to the first, each against what the cases that go
/// on come to by the later ones. With one threshold it is Algorithm 2's, chosen as GENEX's is; with more,
/// each may give up an equal part of `accuracyGivenUp`. `weights` [N] add up to the number of independent
/// patients.
std::vector<double> stopThresholds(std::span<const AfterVisit> visits, const std::vector<double>& weights,
                                   method::ThresholdRule rule, double accuracyGivenUp);

/// What validation patients decide about the visits of one budget.
struct VisitRule
{
    std::vector<double> temperatures; ///< after each visit, with the tests known then
    std::vector<double> thresholds;   ///< after each visit but the last; empty: nobody stops
};

VisitRule visitRule(const TestPatients& validation, const VisitOrders& orders, const Schedule& schedule,
                    const Predictor& predictor, const RepeatSetup& setup);

/// The patients' cases by this rule: each ends after the first visit whose confidence reaches τ, unless a
/// can't-miss disease stands, or after the last.
Acquisitions concluded(const TestPatients& patients, const VisitOrders& orders, const VisitRule& rule,
                       const Predictor& predictor, const std::vector<double>& cantMissFrom);

} // namespace genex::eval
