// SPDX-License-Identifier: GPL-3.0-or-later
#include "methods/aaco/aacomethod.h"

#include "methods/aaco/comparedsets.h"
#include "methods/aaco/neighbours.h"
#include "methods/aaco/setsearch.h"
#include "methods/fittedselection.h"

#include "common/random.h"
#include "genex/setlosses.h"

#include <array>
#include <limits>
#include <utility>

namespace genex::eval {

namespace {

// As its authors have them.
constexpr std::size_t kNeighbours = 20;
constexpr std::size_t kCandidateSets = 1000;
constexpr std::size_t kMostTrainingRows = 5000;
constexpr std::size_t kMostPatients = 200; ///< twenty thousand rows are classified for each
/// Of a test, in nats of loss. Theirs is 0.05, but the loss they add it to is that of probabilities taken for
/// logits, on a narrower scale: one of these is chosen on validation patients.
constexpr std::array kCosts{0.0, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05};

/// The candidate sets of one patient.
class CandidateSets : public SetsAtVisit
{
public:
    CandidateSets(ComparedSets compared, double cost)
        : m_compared(std::move(compared))
        , m_cost(cost)
    {}

    FeatureOrder best(std::size_t most) const override { return m_compared.best(most, m_cost); }

private:
    ComparedSets m_compared;
    double m_cost;
};

/// −ln p(class), in the mean over the patients.
double meanLoss(const TestPatients& patients, const method::FeaturesOfPatients& tests,
                const method::Model& experts)
{
    const std::size_t classes = experts.classes().size();
    const std::vector<float> logits = ExpertPredictor(experts).logits(patients, tests);
    std::vector<double> losses;
    for (std::size_t i = 0; i < patients.size(); ++i)
        losses.push_back(lossOf(std::span(logits).subspan(i * classes, classes),
                                static_cast<std::size_t>(patients.labelOf(i))));
    return patients.meanOf(losses);
}

class AuthorsSearch : public SetSearch
{
public:
    AuthorsSearch(const RepeatSetup& setup, const method::Model& experts)
        : SetSearch(experts)
        , m_dataset(setup.input().dataset)
        , m_neighbours(m_dataset, someRows(setup.trainingRows(), kMostTrainingRows, setup.settings().seed),
                       Neighbours::Scaled::AllNumbers)
        , m_most(testsWithin({setup.settings().budgetFraction, {}, {}}, m_dataset.width()))
        , m_sets(randomSets(m_dataset.width(), m_most, kCandidateSets,
                            Random(setup.settings().seed).child("aaco sets")))
    {}

    std::size_t mostPatients() const override { return kMostPatients; }

    /// The cost with which validation patients are told best at the largest budget; the highest of equal
    /// ones.
    void chooseCost(const TestPatients& validation, JobControl& control)
    {
        std::array<method::FeaturesOfPatients, kCosts.size()> orders;
        for (std::size_t i = 0; i < validation.size(); ++i) {
            control.checkPoint();
            const ComparedSets compared = comparedFor(patientAfter(validation, i, {}, experts()));
            for (std::size_t c = 0; c < kCosts.size(); ++c)
                orders[c].push_back(compared.best(m_most, kCosts[c]));
        }
        double least = std::numeric_limits<double>::infinity();
        for (std::size_t c = 0; c < kCosts.size(); ++c) {
            const double loss = meanLoss(validation, orders[c], experts());
            if (loss <= least) {
                least = loss;
                m_cost = kCosts[c];
            }
        }
    }

private:
    std::unique_ptr<const SetsAtVisit> setsFor(const TestPatients&,
                                               const PatientAtVisit& patient) const override
    {
        return std::make_unique<CandidateSets>(comparedFor(patient), m_cost);
    }

    /// The sets without what is known, compared on the patient's neighbours.
    ComparedSets comparedFor(const PatientAtVisit& patient) const
    {
        const std::size_t n = m_dataset.width();
        ComparedSets compared;
        std::vector<std::uint8_t> shown(m_sets.size() * n);
        for (std::size_t s = 0; s < m_sets.size(); ++s) {
            compared.sets.push_back(firstUnknown(m_sets[s], patient.known, n));
            for (const FeatureOrder* list : {&patient.known, &std::as_const(compared.sets.back())}) {
                for (const std::int64_t feature : *list)
                    shown[s * n + static_cast<std::size_t>(feature)] = 1;
            }
        }
        compared.losses = method::meanLosses(experts(), patient.bucket, neighboursOf(patient), shown);
        return compared;
    }

    method::LabelledRows neighboursOf(const PatientAtVisit& patient) const
    {
        method::LabelledRows rows;
        for (const std::size_t row :
             m_neighbours.nearest(patient.values, patient.known, kNeighbours, patient.row)) {
            const std::span<const float> values = m_dataset.row(row);
            rows.values.insert(rows.values.end(), values.begin(), values.end());
            rows.labels.push_back(m_dataset.labels[row]);
        }
        return rows;
    }

    const data::Dataset& m_dataset;
    Neighbours m_neighbours;
    std::size_t m_most;
    method::FeaturesOfPatients m_sets;
    double m_cost = 0;
};

} // namespace

std::unique_ptr<FittedMethod> AacoMethod::fit(const RepeatSetup& setup, JobControl& control) const
{
    auto search = std::make_unique<AuthorsSearch>(setup, setup.experts(control));
    search->chooseCost(setup.patientsOf(data::Part::Validation, kMostPatients), control);
    return withExperts(setup, std::move(search), control);
}

} // namespace genex::eval
