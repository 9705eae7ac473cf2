#pragma once

#include "eval/acquisition.h"
#include "genex/judge.h"
#include "genex/model.h"
#include "genex/trials.h"

#include <vector>

namespace genex::eval {

/// What a first visit says of N patients, and how far that is to be trusted.
struct FirstVisit
{
    std::vector<float> probabilities; ///< [N × C]
    std::vector<double> trust;        ///< [N]
};

/// A model's batches for patients at one budget, in the ways that are compared.
class Visits
{
public:
    /// Model and patients must outlive it.
    Visits(const method::Model& model, const method::Trials& trials, const method::Budget& budget);

    /// V = ∅: all of U is ordered.
    Acquisitions allOrdered() const;
    /// U \ V ordered, V generated, all ordered below τ.
    Acquisitions genex() const;
    /// V and its own τ as for genex, but V left unknown instead of generated.
    Acquisitions skip() const;
    /// V = U: nothing is ordered at first.
    Acquisitions allGenerated() const;
    /// V as for genex, trusted by whoever else judges it, from `threshold` on.
    Acquisitions trusting(const std::vector<double>& trust, double threshold) const;

    /// U \ V ordered, V generated.
    FirstVisit generated() const;
    /// The same patients as τ_ψ sees them.
    method::JudgedPatients judged() const;

    const method::FeaturesOfPatients& batches() const { return m_all; }          ///< U of each patient
    const method::FeaturesOfPatients& firstOrders() const { return m_first; }    ///< U \ V of each
    const method::FeaturesOfBuckets& estimated() const { return m_estimated; }   ///< V_b
    const method::FeaturesOfBuckets& bucketBatches() const { return m_batches; } ///< U_b
    double threshold() const { return m_threshold; }
    double temperature() const { return m_temperature; }

private:
    std::size_t classes() const { return m_model.classes().size(); }
    FirstVisit generatedAfter(const method::FeaturesOfPatients& first,
                              const method::FeaturesOfBuckets& estimated) const;
    Acquisitions twoVisits(const method::FeaturesOfPatients& first, const FirstVisit& visit,
                           double threshold) const;

    const method::Model& m_model;
    const method::Trials& m_trials;
    method::FeaturesOfPatients m_all;
    method::FeaturesOfPatients m_first;
    method::FeaturesOfBuckets m_batches;
    method::FeaturesOfBuckets m_estimated;
    double m_threshold = 0;
    double m_skipThreshold = 0;
    double m_temperature = 1;
};

} // namespace genex::eval
