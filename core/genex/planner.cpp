#include "planner.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>
#include <optional>

namespace genex::method {

namespace {

constexpr double kMassHeard = 0.995; // of the probability is with the classes that are told apart
constexpr std::size_t kFewestClasses = 8;
constexpr std::size_t kMostClasses = 24;
constexpr std::size_t kMostScoredAgain = 16;
constexpr std::size_t kLane = 8;
constexpr float kNever = -1e30F;
constexpr float kLeastPower = -115; // of two
constexpr double kRounding = 1e-9;

// A vector of eight is split in two where registers are narrow; nothing but inlined code passes one on.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wpsabi"
namespace plain {
#include "planlanes.h"
}
#if defined(__x86_64__) && !defined(__clang__)
#define GENEX_HAS_WIDE_LANES
#pragma GCC push_options
#pragma GCC target("avx2,fma")
namespace wide {
#include "planlanes.h"
}
#pragma GCC pop_options
#endif
#pragma GCC diagnostic pop

/// The loops that suit this processor.
struct Loops
{
    decltype(&plain::logitsWith) logitsWith = &plain::logitsWith;
    decltype(&plain::sumOfPowers) sumOfPowers = &plain::sumOfPowers;

    static Loops here()
    {
#ifdef GENEX_HAS_WIDE_LANES
        if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
            return {&wide::logitsWith, &wide::sumOfPowers};
#endif
        return {};
    }
};

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

/// The classes that matter for this patient, ascending.
std::vector<std::size_t> classesHeard(std::span<const float> probabilities)
{
    std::vector<std::size_t> order(probabilities.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::greater<>(), [&](std::size_t c) { return probabilities[c]; });
    double mass = 0;
    std::size_t count = 0;
    while (count < std::min(order.size(), kMostClasses) && (count < kFewestClasses || mass < kMassHeard))
        mass += probabilities[order[count++]];
    order.resize(count);
    std::ranges::sort(order);
    return order;
}

/// Two worths of a set of tests, as means over the courses.
struct Worth
{
    double aim = 0;   ///< what the plan wants
    double truth = 0; ///< E p(truth)
};

/// The courses of one patient, and what they have come to know. Courses with the same results up to now are
/// at the same place, so what a further result means there is computed once for all of them.
class Field
{
public:
    Field(const PlanExpert& expert, const CourseBank& bank, const PlanState& patient,
          const PlanLimits& limits)
        : m_expert(expert)
        , m_bank(bank)
        , m_aim(limits.aim)
        , m_factor(static_cast<float>(1 / patient.temperatureThen))
    {
        std::vector<float> now = softmax(logitsNow(expert, patient), kDoubt * patient.temperatureNow);
        m_heard = classesHeard(now);
        std::vector<float> ofHeard(now.size());
        for (const std::size_t c : m_heard)
            ofHeard[c] = now[c];
        m_courses = chooseCourses(ofHeard, bank.coursesOfClass(), coursesLookedAt(m_heard.size()));
        gather(patient);
        for (std::size_t r = 0; r < courses(); ++r) {
            const double stakes = limits.stakes.empty() ? 1 : limits.stakes[m_courses.classOf[r]];
            m_stakes.push_back(static_cast<float>(stakes * m_courses.weights[r]));
        }
    }

    std::size_t courses() const { return m_courses.classOf.size(); }

    /// The worth with this test known besides.
    Worth with(std::int64_t feature)
    {
        Worth worth;
        for (const Place& place : m_places) {
            m_viewCount = 0;
            for (const std::size_t r : place.courses)
                add(worth, r, view(place, binOf(r, feature)));
        }
        return worth;
    }

    Worth now()
    {
        Worth worth;
        for (const Place& place : m_places) {
            View seen;
            look(seen, place, m_nothing.data(), m_nothing.data());
            for (const std::size_t r : place.courses)
                add(worth, r, seen);
        }
        return worth;
    }

    void take(std::int64_t feature)
    {
        std::vector<Place> places;
        for (Place& place : m_places)
            part(std::move(place), feature, places);
        m_places = std::move(places);
    }

private:
    /// Where the courses are that had the same results.
    struct Place
    {
        std::vector<std::size_t> courses;
        std::vector<float> hidden; ///< z [h]
        std::vector<float> wide;   ///< [width]
    };

    /// What is thought at a place once a result is in.
    struct View
    {
        std::size_t bin = 0;
        float highest = 0;
        double logSum = 0;
        std::vector<float> logits; ///< [width]
    };

    std::size_t binOf(std::size_t r, std::int64_t feature) const
    {
        return static_cast<std::size_t>(
            m_bank.course(m_courses.classOf[r], m_courses.course[r])[static_cast<std::size_t>(feature)]);
    }

    /// Starts every course where the patient is now; places that no class has can never win.
    void gather(const PlanState& patient)
    {
        m_width = (m_heard.size() + kLane - 1) / kLane * kLane;
        Place start{{}, {patient.hidden.begin(), patient.hidden.end()}, std::vector<float>(m_width, kNever)};
        m_tail.assign(m_expert.hidden * m_width, 0);
        for (std::size_t i = 0; i < m_heard.size(); ++i) {
            start.wide[i] = patient.wide[m_heard[i]];
            for (std::size_t k = 0; k < m_expert.hidden; ++k)
                m_tail[k * m_width + i] = m_expert.tail[k * m_expert.classes + m_heard[i]];
        }
        for (std::size_t r = 0; r < courses(); ++r) {
            start.courses.push_back(r);
            const auto place = std::ranges::find(m_heard, m_courses.classOf[r]) - m_heard.begin();
            m_target.push_back(static_cast<std::size_t>(place));
        }
        m_places.push_back(std::move(start));
        m_nothing.assign(std::max(m_expert.hidden, m_width), 0);
        m_row.resize(m_width);
        m_active.resize(m_expert.hidden);
    }

    /// The wide row of a bin for the classes that are heard.
    const float* rowOf(std::size_t bin)
    {
        for (std::size_t i = 0; i < m_heard.size(); ++i)
            m_row[i] = m_expert.wide[bin * m_expert.classes + m_heard[i]];
        return m_row.data();
    }

    /// Of a place and a test there are few; their memory is used again for the next.
    const View& view(const Place& place, std::size_t bin)
    {
        for (std::size_t i = 0; i < m_viewCount; ++i) {
            if (m_views[i].bin == bin)
                return m_views[i];
        }
        if (m_viewCount == m_views.size())
            m_views.emplace_back();
        View& seen = m_views[m_viewCount++];
        seen.bin = bin;
        look(seen, place, rowOf(bin), &m_expert.change[bin * m_expert.hidden]);
        return seen;
    }

    void look(View& seen, const Place& place, const float* row, const float* change)
    {
        seen.logits.resize(m_width);
        m_loops.logitsWith(seen.logits.data(), place.wide.data(), row, place.hidden.data(), change,
                           m_tail.data(), m_active.data(), m_expert.hidden, m_width);
        seen.highest = *std::max_element(seen.logits.begin(), seen.logits.end());
        seen.logSum = std::log(m_loops.sumOfPowers(seen.logits.data(), seen.highest, m_factor, m_width));
    }

    void add(Worth& worth, std::size_t r, const View& seen) const
    {
        const double logTruth = (seen.logits[m_target[r]] - seen.highest) * m_factor - seen.logSum;
        const double truth = std::exp(logTruth);
        worth.truth += m_courses.weights[r] * truth;
        worth.aim += m_stakes[r] * (m_aim == PlanAim::Learn ? logTruth : truth);
    }

    /// The courses of a place go different ways.
    void part(Place place, std::int64_t feature, std::vector<Place>& places)
    {
        std::map<std::size_t, std::vector<std::size_t>> ways;
        for (const std::size_t r : place.courses)
            ways[binOf(r, feature)].push_back(r);
        for (auto& [bin, courses] : ways) {
            Place next{std::move(courses), place.hidden, place.wide};
            for (std::size_t k = 0; k < m_expert.hidden; ++k)
                next.hidden[k] += m_expert.change[bin * m_expert.hidden + k];
            const float* row = rowOf(bin);
            for (std::size_t i = 0; i < m_width; ++i)
                next.wide[i] += row[i];
            places.push_back(std::move(next));
        }
    }

    Loops m_loops = Loops::here();
    const PlanExpert& m_expert;
    const CourseBank& m_bank;
    PlanAim m_aim;
    float m_factor; ///< 1 / T
    std::vector<std::size_t> m_heard;
    ChosenCourses m_courses;
    std::size_t m_width = 0;           ///< classes heard, up to a whole number of lanes
    std::vector<float> m_tail;         ///< [h × width]
    std::vector<std::size_t> m_target; ///< [R]
    std::vector<float> m_stakes;       ///< [R] what each counts in the aim
    std::vector<Place> m_places;
    std::vector<View> m_views; ///< of one place and one test, as far as they count
    std::size_t m_viewCount = 0;
    std::vector<float> m_active;
    std::vector<float> m_nothing;
    std::vector<float> m_row;
};

/// One greedy plan.
class Greedy
{
public:
    Greedy(Field field, const PlanLimits& limits, bool dividesByPrice)
        : m_field(std::move(field))
        , m_limits(limits)
        , m_dividesByPrice(dividesByPrice)
        , m_worth(m_field.now())
        , m_isOpen(limits.isClosed.size())
        , m_effort(limits.efforts)
        , m_gain(limits.isClosed.size(), std::numeric_limits<double>::infinity())
        , m_with(limits.isClosed.size())
        , m_scoredAt(limits.isClosed.size(), -1)
    {
        for (std::size_t f = 0; f < m_isOpen.size(); ++f)
            m_isOpen[f] = limits.isClosed[f] == 0;
    }

    void run()
    {
        for (const std::int64_t feature : m_limits.first) {
            if (isOpen(feature) && fits(feature))
                pick(feature, m_field.with(feature));
        }
        while (const std::optional<std::int64_t> best = next())
            pick(*best, m_with[static_cast<std::size_t>(*best)]);
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

    void score(std::int64_t feature)
    {
        const auto f = static_cast<std::size_t>(feature);
        m_with[f] = m_field.with(feature);
        m_gain[f] = m_with[f].aim - m_worth.aim;
        m_scoredAt[f] = turn();
    }

    /// What a test costs beside those that are taken makes a good one worse, and a bad one no better.
    double scoreOf(std::size_t f) const
    {
        if (m_gain[f] <= 0)
            return m_gain[f];
        double divisor = m_effort.of(f);
        if (m_dividesByPrice)
            divisor *= std::max(m_limits.prices->of(static_cast<std::int64_t>(f), m_picked), kRounding);
        return m_gain[f] / divisor;
    }

    /// The best candidate whose score is of this turn. A score that was lower before is taken to be no higher
    /// now, and of those that were high only the highest are looked at again.
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

    /// Of the open candidates, or of those among them that are scored.
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

    void pick(std::int64_t feature, const Worth& worth)
    {
        m_tests.push_back({feature, worth.truth - m_worth.truth});
        m_spent += m_limits.prices ? m_limits.prices->of(feature, m_picked) : 1;
        m_picked.push_back(feature);
        m_effort.add(static_cast<std::size_t>(feature));
        m_isOpen[static_cast<std::size_t>(feature)] = false;
        m_field.take(feature);
        m_worth = worth;
    }

    Field m_field;
    const PlanLimits& m_limits;
    bool m_dividesByPrice;
    Worth m_worth;
    std::vector<bool> m_isOpen;
    BatchEffort m_effort;
    std::vector<double> m_gain; ///< of each candidate when it was scored last
    std::vector<Worth> m_with;
    std::vector<int> m_scoredAt;
    bool m_isFirstLook = true;
    std::vector<std::int64_t> m_picked;
    Plan m_tests;
    double m_spent = 0;
};

} // namespace

Plan planTests(const PlanExpert& expert, const CourseBank& bank, const PlanState& patient,
               const PlanLimits& limits)
{
    const Field field(expert, bank, patient, limits);
    Greedy plain(field, limits, false);
    plain.run();
    if (!limits.prices)
        return plain.tests();
    Greedy perPrice(field, limits, true);
    perPrice.run();
    return perPrice.worth() > plain.worth() ? perPrice.tests() : plain.tests();
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
    constexpr std::size_t kTogether = 3; // what one test adds is known too roughly to stop at it
    std::size_t length = std::min(plan.size(), fewest);
    while (length < plan.size()) {
        const std::size_t count = std::min(kTogether, plan.size() - length);
        double sum = 0;
        for (std::size_t i = length; i < length + count; ++i)
            sum += plan[i].gain;
        if (sum < leastGain * static_cast<double>(count))
            break;
        ++length;
    }
    plan.resize(length);
    return plan;
}

} // namespace genex::method
