// SPDX-License-Identifier: GPL-3.0-or-later
#include "planner.h"

#include "planfield.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <optional>

namespace genex::method {

namespace {

constexpr double kMassHeard = 0.995; // probability mass of the distinguished classes
constexpr std::size_t kFewestClasses = 8;
constexpr std::size_t kMostScoredAgain = 16;
constexpr double kOfWhatComesAlong = 0.5; // findings of one image are partly redundant
constexpr double kRounding = 1e-9;

std::vector<float> softmax(std::span<const float> logits, double temperature)
{
    const float highest = std::ranges::max(logits);
    std::vector<float> probabilities(logits.size());
    double sum = 0;
    for (std::size_t c = 0; c < logits.size(); ++c) {
        probabilities[c] = std::exp(static_cast<float>((logits[c] - highest) / temperature));
        sum += probabilities[c];
    }
    for (float& probability : probabilities)
        probability = static_cast<float>(probability / sum);
    return probabilities;
}

std::vector<float> logitsNow(const PlanExpert& expert, const PlanState& patient)
{
    std::vector<float> logits(patient.wide.begin(), patient.wide.end());
    for (std::size_t k = 0; k < expert.hidden; ++k) {
        const float active = std::max(patient.hidden[k], 0.0F);
        for (std::size_t c = 0; c < expert.classes; ++c)
            logits[c] += active * expert.tail[k * expert.classes + c];
    }
    return logits;
}

/// The relevant classes of this patient, ascending.
std::vector<std::size_t> classesHeard(std::span<const float> probabilities)
{
    std::vector<std::size_t> order(probabilities.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::greater<>(), [&](std::size_t c) { return probabilities[c]; });
    double mass = 0;
    std::size_t count = 0;
    while (count < std::min(order.size(), kMostClassesHeard) && (count < kFewestClasses || mass < kMassHeard))
        mass += probabilities[order[count++]];
    order.resize(count);
    std::ranges::sort(order);
    return order;
}

/// One greedy plan.
class Greedy
{
public:
    Greedy(PlanField field, const PlanLimits& limits, bool dividesByPrice)
        : m_field(std::move(field))
        , m_limits(limits)
        , m_dividesByPrice(dividesByPrice)
        , m_worth(m_field.now())
        , m_isOpen(limits.isClosed.size())
        , m_effort(limits.efforts)
        , m_gain(limits.isClosed.size(), std::numeric_limits<double>::infinity())
        , m_scoredAt(limits.isClosed.size(), -1)
    {
        for (std::size_t f = 0; f < m_isOpen.size(); ++f)
            m_isOpen[f] = limits.isClosed[f] == 0;
    }

    void run()
    {
        for (const std::int64_t feature : m_limits.first) {
            if (isOpen(feature) && fits(feature))
                pick(feature);
        }
        while (const std::optional<std::int64_t> best = next())
            pick(*best);
    }

    const Plan& tests() const { return m_tests; }
    double worth() const { return m_worth.aim; }

private:
    bool isOpen(std::int64_t feature) const { return m_isOpen[static_cast<std::size_t>(feature)]; }

    bool fits(std::int64_t feature) const
    {
        const double price = m_limits.prices ? m_limits.prices->of(feature, m_picked) : 1;
        return m_spent + price <= m_limits.most * (1 + kRounding) + kRounding;
    }

    double commonGain(std::size_t f) const
    {
        return m_limits.common.empty() ? 0 : m_limits.commonWeight * m_limits.common[f];
    }

    void score(std::int64_t feature)
    {
        const auto f = static_cast<std::size_t>(feature);
        m_gain[f] = m_field.with(feature).aim - m_worth.aim + commonGain(f);
        m_scoredAt[f] = turn();
    }

    /// Effort reduces a positive gain, but does not improve a negative one.
    double scoreOf(std::size_t f) const
    {
        const double gain = m_gain[f] + gainOfWhatComesAlong(f);
        if (gain <= 0)
            return gain;
        double divisor = m_effort.of(f);
        if (m_dividesByPrice)
            divisor *= std::max(m_limits.prices->of(static_cast<std::int64_t>(f), m_picked), kRounding);
        return gain / divisor;
    }

    /// One image shows everything visible on it: the gain of the rest of a panel counts for the test that
    /// brings it for free.
    double gainOfWhatComesAlong(std::size_t f) const
    {
        double sum = 0;
        for (const std::size_t mate : m_effort.comingWith(f)) {
            if (m_isOpen[mate] && std::isfinite(m_gain[mate]))
                sum += std::max(0.0, m_gain[mate]);
        }
        return kOfWhatComesAlong * sum;
    }

    /// The best candidate scored in this iteration. Earlier scores are taken as upper bounds, and only the
    /// highest are scored again.
    std::optional<std::int64_t> next()
    {
        std::size_t scored = 0;
        const std::size_t most = m_isFirstLook ? m_isOpen.size() : kMostScoredAgain;
        m_isFirstLook = false;
        for (;;) {
            const std::optional<std::size_t> best = highest(scored >= most);
            if (!best)
                return std::nullopt;
            const auto feature = static_cast<std::int64_t>(*best);
            if (!fits(feature))
                m_isOpen[*best] = false;
            else if (isScored(*best))
                return feature;
            else {
                score(feature);
                ++scored;
            }
        }
    }

    int turn() const { return static_cast<int>(m_picked.size()); }
    bool isScored(std::size_t f) const { return m_scoredAt[f] == turn(); }

    /// Among the open candidates, optionally only scored ones.
    std::optional<std::size_t> highest(bool isScoredAlready) const
    {
        std::optional<std::size_t> best;
        double highest = 0;
        for (std::size_t f = 0; f < m_isOpen.size(); ++f) {
            if (!m_isOpen[f] || (isScoredAlready && !isScored(f)))
                continue;
            const double score = scoreOf(f);
            if (!best || score > highest) {
                best = f;
                highest = score;
            }
        }
        return best;
    }

    void pick(std::int64_t feature)
    {
        const Worth worth = m_field.wholeWith(feature);
        const double gain = worth.truth - m_worth.truth;
        m_tests.push_back({feature, gain, worthOrdering(gain, worth.excess - m_worth.excess)});
        m_spent += m_limits.prices ? m_limits.prices->of(feature, m_picked) : 1;
        m_picked.push_back(feature);
        m_effort.add(static_cast<std::size_t>(feature));
        m_isOpen[static_cast<std::size_t>(feature)] = false;
        m_field.take(feature);
        m_worth = worth;
    }

    PlanField m_field;
    const PlanLimits& m_limits;
    bool m_dividesByPrice;
    Worth m_worth;
    std::vector<bool> m_isOpen;
    BatchEffort m_effort;
    std::vector<double> m_gain; ///< of each candidate at its last scoring
    std::vector<int> m_scoredAt;
    bool m_isFirstLook = true;
    std::vector<std::int64_t> m_picked;
    Plan m_tests;
    double m_spent = 0;
};

} // namespace

std::vector<float> probabilitiesNow(const PlanExpert& expert, const PlanState& patient)
{
    return softmax(logitsNow(expert, patient), patient.temperatureNow);
}

Courses coursesFor(const PlanExpert& expert, const PlanState& patient, std::size_t coursesOfClass)
{
    const std::vector<float> now = softmax(logitsNow(expert, patient), kDoubt * patient.temperatureNow);
    Courses courses;
    courses.heard = classesHeard(now);
    std::vector<float> ofHeard(now.size());
    for (const std::size_t c : courses.heard)
        ofHeard[c] = now[c];
    courses.chosen = chooseCourses(ofHeard, coursesOfClass, coursesLookedAt(courses.heard.size()));
    return courses;
}

Plan planTests(const PlanProblem& problem)
{
    const PlanLimits& limits = problem.limits;
    const PlanField field(problem);
    Greedy plain(field, limits, false);
    plain.run();
    if (!limits.prices)
        return plain.tests();
    Greedy perPrice(field, limits, true);
    perPrice.run();
    return perPrice.worth() > plain.worth() ? perPrice.tests() : plain.tests();
}

std::vector<double> sharesGainingAfter(const PlanProblem& problem, std::span<const std::int64_t> before,
                                       std::span<const std::int64_t> tests, double leastGain)
{
    PlanField field(problem);
    for (const std::int64_t test : before)
        field.take(test);
    std::vector<double> shares;
    for (const std::int64_t test : tests)
        shares.push_back(field.shareGaining(test, leastGain));
    return shares;
}

std::vector<std::int64_t> testsOf(const Plan& plan)
{
    std::vector<std::int64_t> tests;
    for (const PlannedTest& test : plan)
        tests.push_back(test.feature);
    return tests;
}

Plan whilePaying(Plan plan, double leastGain, std::size_t fewest)
{
    constexpr std::size_t kTogether = 3; // one test's gain is too noisy to stop at
    std::size_t length = std::min(plan.size(), fewest);
    while (length < plan.size()) {
        const std::size_t count = std::min(kTogether, plan.size() - length);
        double sum = 0;
        for (std::size_t i = length; i < length + count; ++i)
            sum += plan[i].worth;
        if (sum < leastGain * static_cast<double>(count))
            break;
        ++length;
    }
    plan.resize(length);
    return plan;
}

double leastGainOfFirstBatch(const Plan& plan, double leastGain)
{
    constexpr std::size_t kBest = 3;
    constexpr double kPartOfBest = 0.3;
    if (plan.size() < kBest)
        return leastGain;
    double sum = 0;
    for (std::size_t i = 0; i < kBest; ++i)
        sum += plan[i].worth;
    return std::max(leastGain, kPartOfBest * sum / kBest);
}

} // namespace genex::method
