// SPDX-License-Identifier: GPL-3.0-or-later
#include "experiments/curves.h"
#include "experiments/experiments.h"
#include "experiments/setfunctions.h"
#include "experiments/surrogate.h"
#include "methods/mutual_information/mutualinformationmethod.h"

#include "common/random.h"
#include "genex/inspection.h"
#include "genex/training.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>

namespace genex::eval {

namespace {

using Json = nlohmann::json;
using Set = std::vector<std::int64_t>;

constexpr std::size_t kPatientsOfBucket = 48;
constexpr std::size_t kSampledSets = 12; ///< per bucket and ratio
constexpr std::size_t kLargestSampled = 20;
constexpr std::size_t kAdded = 3;
constexpr std::size_t kGround = 10;    ///< features whose subsets are enumerated
constexpr std::size_t kEnumerated = 3; ///< q of the enumeration

/// Range of one quantity over many patients and sets.
struct Seen
{
    double lowest = std::numeric_limits<double>::max();
    double highest = std::numeric_limits<double>::lowest();
    double sum = 0;
    double count = 0;

    void add(double value)
    {
        lowest = std::min(lowest, value);
        highest = std::max(highest, value);
        sum += value;
        ++count;
    }
    double mean() const { return count > 0 ? sum / count : 0; }
};

Set drawSet(std::size_t features, std::size_t size, Random& random)
{
    Set all(features);
    std::iota(all.begin(), all.end(), 0);
    random.shuffle(all);
    all.resize(std::min(size, features));
    return all;
}

/// All measurements of one model.
class Assumptions
{
public:
    Assumptions(const method::Model& model, const RepeatSetup& setup, std::size_t largestBatch)
        : m_model(model)
        , m_cohort(setup.patients().before(model))
        , m_ground(rankedByInformation(setup.input().dataset, setup.trainingRows()))
        , m_largest(std::clamp(largestBatch, std::size_t{1}, kLargestSampled))
        , m_random(Random(model.seed()).child("assumptions"))
    {
        m_ground.resize(std::min(m_ground.size(), kGround));
    }

    Json measure(JobControl& control)
    {
        measureNetworks();
        for (int b = 0; b < m_model.buckets(); ++b) {
            control.report(b, m_model.buckets(), "Sampling sets of tests");
            const std::vector<std::size_t> patients = patientsOf(b);
            if (!patients.empty())
                measureBucket(Surrogate(m_model, m_cohort, patients, b));
        }
        return result();
    }

private:
    std::vector<std::size_t> patientsOf(int bucket) const
    {
        std::vector<std::size_t> patients;
        for (std::size_t i = 0; i < m_cohort.size() && patients.size() < kPatientsOfBucket; ++i) {
            if (m_cohort.buckets()[i] == bucket)
                patients.push_back(i);
        }
        return patients;
    }

    /// L_x and ε_x, with all unknown values generated.
    void measureNetworks()
    {
        std::vector<std::int32_t> labels;
        for (std::size_t i = 0; i < m_cohort.size(); ++i)
            labels.push_back(m_cohort.labelOf(i));
        for (const float slope :
             method::lossSlopes(m_model, m_cohort.withEverything(), labels, m_cohort.buckets()))
            m_slope.add(slope);
        const std::size_t n = m_model.features().size();
        Set all(n);
        std::iota(all.begin(), all.end(), 0);
        const std::vector<float> errors = method::estimateErrors(
            m_model, m_cohort.withFindings(), m_cohort.withEverything(), m_cohort.buckets(),
            method::FeaturesOfBuckets(static_cast<std::size_t>(m_model.buckets()), all));
        for (std::size_t i = 0; i < m_cohort.size(); ++i) {
            double squares = 0;
            for (std::size_t f = 0; f < n; ++f)
                squares += std::isnan(errors[i * n + f]) ? 0 : std::pow(errors[i * n + f], 2);
            m_distance.add(std::sqrt(squares));
        }
    }

    void measureBucket(const Surrogate& surrogate)
    {
        sampleUncertainty(surrogate);
        const SetFunction function = [&](const Set& set) { return surrogate(set); };
        const std::size_t n = m_model.features().size();
        RatioRange monotonicity;
        RatioRange submodularity{0, 0};
        for (std::size_t s = 0; s < kSampledSets; ++s) {
            const Set larger = drawSet(n, 1 + m_random.below(m_largest), m_random);
            const Set smaller(larger.begin(),
                              larger.begin() + static_cast<std::ptrdiff_t>(m_random.below(larger.size())));
            const double ratio = monotonicityRatio(function, smaller, larger);
            m_monotonicity.add(ratio);
            monotonicity = {std::min(monotonicity.lowest, ratio), std::max(monotonicity.highest, ratio)};
            Set base = drawSet(n, m_random.below(m_largest) + kAdded, m_random);
            const Set added(base.end() - static_cast<std::ptrdiff_t>(std::min(kAdded, base.size())),
                            base.end());
            base.resize(base.size() - added.size());
            const double gain = submodularityRatio(function, added, base);
            m_submodularity.add(gain);
            submodularity = {std::min(submodularity.lowest, gain), std::max(submodularity.highest, gain)};
        }
        compareWithBest(function, monotonicity, submodularity);
    }

    void sampleUncertainty(const Surrogate& surrogate)
    {
        std::vector<Seen> ofPatient;
        for (std::size_t s = 0; s < kSampledSets; ++s) {
            const Surrogate::Values values =
                surrogate.at(drawSet(m_model.features().size(), 1 + m_random.below(m_largest), m_random));
            ofPatient.resize(values.losses.size());
            for (std::size_t i = 0; i < values.losses.size(); ++i) {
                ofPatient[i].add(values.uncertainty[i]);
                m_uncertainty.add(values.uncertainty[i]);
                m_loss.add(values.losses[i]);
            }
        }
        for (const Seen& seen : ofPatient)
            m_spread.add(seen.highest - seen.lowest);
    }

    void compareWithBest(const SetFunction& function, const RatioRange& monotonicity,
                         const RatioRange& submodularity)
    {
        const ChosenSet greedy = greedySet(function, m_ground, kEnumerated);
        const ChosenSet best = bestSet(function, m_ground, kEnumerated);
        if (best.value <= 0)
            return;
        m_greedy.add(greedy.value / best.value);
        m_bound.add(greedyBound(best.value, function({}), kEnumerated, monotonicity, submodularity) /
                    best.value);
    }

    Json result() const
    {
        return {{"delta_lowest", m_uncertainty.lowest},
                {"delta_mean", m_uncertainty.mean()},
                {"delta_highest", m_uncertainty.highest},
                {"epsilon_delta", m_spread.highest},
                {"epsilon_delta_mean", m_spread.mean()},
                {"loss_lowest", m_loss.lowest},
                {"loss_highest", m_loss.highest},
                {"lipschitz_mean", m_slope.mean()},
                {"lipschitz_highest", m_slope.highest},
                {"epsilon_x_mean", m_distance.mean()},
                {"epsilon_x_highest", m_distance.highest},
                {"monotonicity_lowest", m_monotonicity.lowest},
                {"monotonicity_highest", m_monotonicity.highest},
                {"submodularity_lowest", m_submodularity.lowest},
                {"submodularity_mean", m_submodularity.mean()},
                {"submodularity_highest", m_submodularity.highest},
                {"greedy_over_optimum_mean", m_greedy.mean()},
                {"greedy_over_optimum_highest", m_greedy.highest},
                {"bound_over_optimum_mean", m_bound.mean()},
                {"bound_over_optimum_highest", m_bound.highest}};
    }

    const method::Model& m_model;
    method::TestCohort m_cohort;
    FeatureOrder m_ground;
    std::size_t m_largest;
    Random m_random;
    Seen m_uncertainty;
    Seen m_spread; ///< of Δ between sets, per patient
    Seen m_loss;
    Seen m_slope;
    Seen m_distance;
    Seen m_monotonicity;
    Seen m_submodularity;
    Seen m_greedy;
    Seen m_bound;
};

/// The paper's figures over all its data sets, where given.
const std::map<std::string, std::string> kPublished = {{"delta_mean", "0.8"},
                                                       {"delta_lowest", "0.2"},
                                                       {"epsilon_delta", "0"},
                                                       {"loss_lowest", "0.003 to 2.77"},
                                                       {"loss_highest", "2.13 to 8.99"},
                                                       {"lipschitz_highest", "3.00 to 4.15"},
                                                       {"epsilon_x_highest", "3.80 to 14.19"},
                                                       {"bound_over_optimum_mean", "below 10"}};

class AssumptionsExperiment : public Experiment
{
public:
    contract::ExperimentKind kind() const override { return contract::ExperimentKind::Assumptions; }

    Json run(const std::string&, const RepeatSetup& setup, const ExperimentPlan& plan,
             JobControl& control) const override
    {
        const method::Model model = method::train(setup.input(), setup.settings(), control).model;
        const auto largest = static_cast<std::size_t>(
            std::lround(plan.budgets.back() * static_cast<double>(model.features().size())));
        return Assumptions(model, setup, largest).measure(control);
    }

    ExperimentReport report(std::span<const CellResult> cells, const ExperimentPlan&) const override
    {
        ExperimentReport report;
        report.table.columns = {"measure", "value", "value_standard_error", "lowest", "highest", "paper"};
        domain::FigurePanel panel{"repeat", "G_F relative to that of the best set", {}};
        for (const auto& [measure, first] : cells.front().result.items()) {
            const std::vector<double> values = fieldOf(cells, kOnlyVariant, measure);
            const Estimate estimate = estimateOf(values);
            const auto published = kPublished.find(measure);
            report.table.rows.push_back({measure, estimate.mean, estimate.standardError,
                                         *std::ranges::min_element(values), *std::ranges::max_element(values),
                                         published == kPublished.end() ? Json() : Json(published->second)});
            if (!measure.ends_with("over_optimum_mean"))
                continue;
            domain::FigureSeries series{measure.starts_with("greedy") ? "greedy" : "bound of the theorem",
                                        {}};
            for (std::size_t i = 0; i < values.size(); ++i)
                series.points.push_back({static_cast<double>(i) + 1, values[i], 0});
            panel.series.push_back(series);
        }
        report.figure = {"Greedy against the best set of three of ten tests", {panel}};
        return report;
    }
};

} // namespace

const Experiment& assumptionsExperiment()
{
    static const AssumptionsExperiment experiment;
    return experiment;
}

} // namespace genex::eval
