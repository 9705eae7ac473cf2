// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "eval/acquisition.h"
#include "genex/judge.h"
#include "genex/model.h"
#include "genex/testcohort.h"

#include <span>
#include <vector>

namespace genex::eval {

/// Prediction for N patients after the first visit, and its trustworthiness.
struct FirstVisit
{
    std::vector<float> probabilities; ///< [N × C]
    std::vector<double> trust;        ///< [N]
};

/// A model's batches for patients at one budget, under each compared strategy.
class Visits
{
public:
    /// Model and patients must outlive it. `cantMissFrom` [C]: can't-miss thresholds, at which estimates are
    /// not accepted; empty: none.
    Visits(const method::Model& model, const method::TestCohort& cohort, const method::Budget& budget,
           std::vector<double> cantMissFrom = {});

    /// V = ∅: all of U is ordered.
    Acquisitions allOrdered() const;
    /// The whole budget over several visits, replanned at each; same as allOrdered if batches are the
    /// bucket's.
    Acquisitions inVisits(int visits) const;
    /// U \ V ordered, V generated, everything ordered below τ.
    Acquisitions genex() const;
    /// V as for genex with its own τ, but unknown instead of generated.
    Acquisitions skip() const;
    /// V = U: nothing is ordered first, and everything is where trust is below a τ of its own.
    Acquisitions allGenerated(double threshold) const;
    /// This τ, by the model's rule, on these patients as the validation part: with their weights, which add
    /// up to the independent ones.
    double thresholdOfAllGenerated(const std::vector<double>& weights) const;
    /// V as for genex, accepted from `threshold` on by another measure of trust.
    Acquisitions trusting(const std::vector<double>& trust, double threshold) const;

    /// U \ V ordered, V generated.
    FirstVisit generated() const;
    /// The same patients as input of τ_ψ. Throws Failure(InvalidInput) for personal plans.
    method::JudgedPatients judged() const;

    const method::FeaturesOfPatients& batches() const { return m_all; }       ///< U of each patient
    const method::FeaturesOfPatients& firstOrders() const { return m_first; } ///< U \ V of each
    /// U_b. Throws Failure(InvalidInput) where plans are personal: a bucket has no batch then.
    const method::FeaturesOfBuckets& bucketBatches() const;
    double threshold() const { return m_level.threshold; }
    double distanceLimit() const { return m_level.distanceLimit; }
    double temperature() const { return m_level.temperature; }

private:
    std::size_t classes() const { return m_model.classes().size(); }
    /// Nothing ordered, all of U generated.
    FirstVisit everythingGenerated() const;
    FirstVisit generatedAfter(const method::FeaturesOfPatients& first,
                              const method::FeaturesOfBuckets& estimated) const;
    void chooseForBuckets(const method::Budget& budget);
    void planForPatients();
    int workers() const;
    double firstTemperature() const;
    void takeOne(Acquisitions& course, const Acquisitions& other, std::size_t i) const;
    Acquisitions ordering(method::FeaturesOfPatients tests, double temperature) const;
    /// All patients at a second visit.
    Acquisitions fallenBack() const;
    bool mayMiss(std::span<const float> probabilities) const;
    FirstVisit generatedFor(const method::FeaturesOfPatients& first,
                            const method::FeaturesOfPatients& estimated) const;
    Acquisitions twoVisits(const method::FeaturesOfPatients& first, const FirstVisit& visit,
                           double threshold) const;

    const method::Model& m_model;
    const method::TestCohort& m_cohort;
    std::vector<double> m_cantMissFrom;
    double m_amount = 0; ///< the budget, in tests or money
    method::BatchChoice m_level;
    method::FeaturesOfPatients m_all;     ///< U, including V
    method::FeaturesOfPatients m_ordered; ///< orders if everything is ordered at one visit
    method::FeaturesOfPatients m_again;   ///< all orders of patients with a second visit
    method::FeaturesOfPatients m_first;
    method::FeaturesOfBuckets m_batches;
    method::FeaturesOfBuckets m_estimated;
};

} // namespace genex::eval
