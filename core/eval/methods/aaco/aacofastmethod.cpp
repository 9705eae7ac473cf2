// SPDX-License-Identifier: GPL-3.0-or-later
#include "methods/aaco/aacofastmethod.h"

#include "methods/aaco/neighbours.h"
#include "methods/aaco/setsearch.h"
#include "methods/fittedselection.h"

#include "common/random.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <string>
#include <utility>

namespace genex::eval {

namespace {

constexpr std::size_t kNeighbours = 5;
constexpr std::size_t kCandidateSets = 64;
constexpr std::size_t kMostTrainingRows = 5000;
constexpr float kUnknown = std::numeric_limits<float>::quiet_NaN();

/// Prefixes of random orders.
class Prefixes : public SetsAtVisit
{
public:
    Prefixes(const data::Dataset& dataset, const method::Model& experts, PatientAtVisit patient,
             std::vector<std::size_t> neighbours, method::FeaturesOfPatients orders)
        : m_dataset(dataset)
        , m_experts(experts)
        , m_patient(std::move(patient))
        , m_neighbours(std::move(neighbours))
        , m_orders(std::move(orders))
    {}

    /// The set with which the neighbours, given the same features and these tests, are classified best.
    FeatureOrder best(std::size_t most) const override
    {
        method::FeaturesOfPatients sets = m_orders;
        std::vector<float> values;
        for (FeatureOrder& set : sets) {
            set.resize(std::min(set.size(), most));
            for (const std::size_t row : m_neighbours)
                appendKnown(values, row, set);
        }
        const std::vector<float> logits =
            m_experts.logits(values, std::vector<int>(sets.size() * m_neighbours.size(), m_patient.bucket));
        std::vector<double> losses;
        for (std::size_t s = 0; s < sets.size(); ++s)
            losses.push_back(meanLoss(logits, s * m_neighbours.size()));
        return sets[static_cast<std::size_t>(std::ranges::min_element(losses) - losses.begin())];
    }

private:
    void appendKnown(std::vector<float>& values, std::size_t row, const FeatureOrder& set) const
    {
        const std::span<const float> all = m_dataset.row(row);
        const std::size_t begin = values.size();
        values.resize(begin + all.size(), kUnknown);
        for (const FeatureOrder* list : {&m_patient.known, &set}) {
            for (const std::int64_t feature : *list)
                values[begin + static_cast<std::size_t>(feature)] = all[static_cast<std::size_t>(feature)];
        }
    }

    double meanLoss(std::span<const float> logits, std::size_t first) const
    {
        const std::size_t classes = m_experts.classes().size();
        double sum = 0;
        for (std::size_t i = 0; i < m_neighbours.size(); ++i)
            sum += lossOf(logits.subspan((first + i) * classes, classes),
                          static_cast<std::size_t>(m_dataset.labels[m_neighbours[i]]));
        return sum / static_cast<double>(m_neighbours.size());
    }

    const data::Dataset& m_dataset;
    const method::Model& m_experts;
    PatientAtVisit m_patient;
    std::vector<std::size_t> m_neighbours; ///< rows of the table
    method::FeaturesOfPatients m_orders;
};

class FastSearch : public SetSearch
{
public:
    FastSearch(const RepeatSetup& setup, const method::Model& experts)
        : SetSearch(experts)
        , m_dataset(setup.input().dataset)
        , m_neighbours(m_dataset, someRows(setup.trainingRows(), kMostTrainingRows, setup.settings().seed))
        , m_random(Random(setup.settings().seed).child("aaco"))
    {}

private:
    std::unique_ptr<const SetsAtVisit> setsFor(const TestPatients& patients,
                                               const PatientAtVisit& patient) const override
    {
        const data::ObservedRow& own = patients.observedRow(patient.number);
        Random random = m_random.child("row " + std::to_string(own.row) + " set " + std::to_string(own.set));
        method::FeaturesOfPatients orders;
        for (std::size_t s = 0; s < kCandidateSets; ++s) {
            FeatureOrder order(m_dataset.width());
            std::iota(order.begin(), order.end(), 0);
            random.shuffle(order);
            orders.push_back(firstUnknown(order, patient.known, order.size()));
        }
        return std::make_unique<Prefixes>(
            m_dataset, experts(), patient,
            m_neighbours.nearest(patient.values, patient.known, kNeighbours, patient.row), std::move(orders));
    }

    const data::Dataset& m_dataset;
    Neighbours m_neighbours;
    Random m_random;
};

} // namespace

std::unique_ptr<FittedMethod> AacoFastMethod::fit(const RepeatSetup& setup, JobControl& control) const
{
    return withExperts(setup, std::make_unique<FastSearch>(setup, setup.experts(control)), control);
}

} // namespace genex::eval
