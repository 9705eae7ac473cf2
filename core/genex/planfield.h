// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "planner.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace genex::method {

/// Worth of a set of tests, averaged over the courses.
struct Worth
{
    double aim = 0;   ///< the plan's objective
    double truth = 0; ///< E p(truth)
    /// Nats by which can't-miss diseases other than the truth exceed their thresholds: E Σ_{d ≠ y_r} max(0,
    /// ln p_d − ln t_d). While one does, the case is not concluded.
    double excess = 0;
};

/// The courses of one patient and the results known in each. Courses with the same results so far share a
/// place, so that the effect of a further result is computed once per place.
class PlanField
{
public:
    /// Expert and courses must outlive it.
    explicit PlanField(const PlanProblem& problem);

    /// Worth if this test is also known; without `truth`, which is expensive.
    Worth with(std::int64_t feature) { return worthWith(feature, false); }
    /// Including `truth`.
    Worth wholeWith(std::int64_t feature) { return worthWith(feature, true); }
    Worth now();
    void take(std::int64_t feature);
    /// The fraction of courses at whose place this test adds at least so much to the probability of the
    /// truth.
    double shareGaining(std::int64_t feature, double leastGain);

private:
    /// The state shared by courses with the same results.
    struct Place
    {
        std::vector<std::size_t> courses;
        std::vector<float> hidden; ///< z [h]
        std::vector<float> wide;   ///< [width]
    };

    /// The prediction at a place given a result.
    struct View
    {
        std::size_t bin = 0;
        float highest = 0;
        double logSum = 0;
        double excess = 0;         ///< of all can't-miss diseases
        std::vector<float> logits; ///< [width]
    };

    /// The loops for this processor.
    struct Loops
    {
        void (*logitsWith)(float*, const float*, const float*, const float*, const float*, const float*,
                           float*, std::size_t, std::size_t);
        float (*sumOfPowers)(const float*, float, float, std::size_t);

        static Loops here();
    };

    float weightOf(std::size_t r) const { return m_courses.chosen.weights[r]; }
    const std::vector<std::size_t>& heard() const { return m_courses.heard; }
    void gather(const PlanState& patient);
    void weigh(const PlanLimits& limits);
    const float* rowOf(std::size_t bin);
    const View& view(const Place& place, std::size_t bin);
    void look(View& seen, const Place& place, const float* row, const float* change);
    double logOf(const View& seen, std::size_t place) const;
    double excessOf(const View& seen, std::size_t place) const;
    Worth worthWith(std::int64_t feature, bool isTruthWanted);
    void add(Worth& worth, std::size_t r, const View& seen, bool isTruthWanted) const;
    void part(const Place& place, std::int64_t feature, std::vector<Place>& places);

    Loops m_loops = Loops::here();
    const PlanExpert& m_expert;
    const Courses& m_courses;
    PlanAim m_aim;
    float m_factor;                    ///< 1 / T
    std::size_t m_width = 0;           ///< distinguished classes, rounded up to whole lanes
    std::vector<float> m_tail;         ///< [h × width]
    std::vector<std::size_t> m_target; ///< [R] index of each course's class
    std::vector<float> m_stakes;       ///< [R] weight of each course in the objective
    std::vector<double> m_logFrom;     ///< [heard] ln of the threshold, infinite without one
    bool m_isCautious = false;         ///< whether any class has one
    std::vector<Place> m_places;
    std::vector<View> m_views; ///< of one place and one test, as far as needed
    std::size_t m_viewCount = 0;
    std::vector<float> m_active;
    std::vector<float> m_nothing;
    std::vector<float> m_row;
};

} // namespace genex::method
