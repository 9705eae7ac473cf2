// SPDX-License-Identifier: GPL-3.0-or-later
#include "methods/hindsight/hindsightmethod.h"

#include "methods/fittedselection.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace genex::eval {

namespace {

/// Below this distance from the prediction with everything known, no further test is worth ordering.
constexpr double kSureEnough = 0.02; // nats
constexpr double kLeastGain = 1e-4;

std::size_t likeliest(std::span<const float> scores)
{
    return static_cast<std::size_t>(std::ranges::max_element(scores) - scores.begin());
}

/// The greedy choice for one patient.
class OwnChoice
{
public:
    OwnChoice(const method::Model& experts, int bucket, std::span<const float> findings,
              std::span<const float> everything)
        : m_experts(experts)
        , m_bucket(bucket)
        , m_values(findings.begin(), findings.end())
        , m_everything(everything)
        , m_target(likeliest(experts.logits(everything, {&m_bucket, 1})))
        , m_loss(lossOf(experts.logits(m_values, {&m_bucket, 1}), m_target))
    {}

    FeatureOrder upTo(std::size_t most)
    {
        FeatureOrder order;
        while (order.size() < most && m_loss > kSureEnough && takeBest())
            order.push_back(m_taken);
        return order;
    }

private:
    /// Reveals the test that brings the experts nearest to their target; false if none does.
    bool takeBest()
    {
        std::vector<std::size_t> candidates;
        std::vector<float> rows;
        for (std::size_t f = 0; f < m_values.size(); ++f) {
            if (!std::isnan(m_values[f]) || std::isnan(m_everything[f]))
                continue;
            candidates.push_back(f);
            rows.insert(rows.end(), m_values.begin(), m_values.end());
            rows[rows.size() - m_values.size() + f] = m_everything[f];
        }
        const std::vector<float> logits =
            m_experts.logits(rows, std::vector<int>(candidates.size(), m_bucket));
        const std::size_t classes = m_experts.classes().size();
        double bestLoss = m_loss - kLeastGain;
        bool isFound = false;
        for (std::size_t c = 0; c < candidates.size(); ++c) {
            const double loss = lossOf(std::span(logits).subspan(c * classes, classes), m_target);
            if (loss < bestLoss) {
                bestLoss = loss;
                m_taken = static_cast<std::int64_t>(candidates[c]);
                isFound = true;
            }
        }
        if (isFound) {
            m_loss = bestLoss;
            m_values[static_cast<std::size_t>(m_taken)] = m_everything[static_cast<std::size_t>(m_taken)];
        }
        return isFound;
    }

    const method::Model& m_experts;
    int m_bucket;
    std::vector<float> m_values;
    std::span<const float> m_everything;
    std::size_t m_target;
    double m_loss;
    std::int64_t m_taken = 0;
};

class Hindsight : public OneOrder
{
public:
    explicit Hindsight(const method::Model& experts)
        : m_experts(experts)
    {}

    /// A hundred candidates for each test of each patient.
    std::size_t mostPatients() const override { return 1000; }

private:
    FeatureOrder orderFor(const TestPatients& patients, std::size_t patient,
                          std::size_t longest) const override
    {
        const std::span<const float> everything = patients.valuesOf(patient);
        std::vector<float> findings(everything.size(), std::numeric_limits<float>::quiet_NaN());
        for (const std::int64_t feature : patients.known(patient))
            findings[static_cast<std::size_t>(feature)] = everything[static_cast<std::size_t>(feature)];
        const int bucket = m_experts.findBuckets(findings).front();
        return OwnChoice(m_experts, bucket, findings, everything).upTo(longest);
    }

    const method::Model& m_experts;
};

} // namespace

std::unique_ptr<FittedMethod> HindsightMethod::fit(const RepeatSetup& setup, JobControl& control) const
{
    return withExperts(setup, std::make_unique<Hindsight>(setup.experts(control)), control);
}

} // namespace genex::eval
