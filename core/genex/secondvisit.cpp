// SPDX-License-Identifier: GPL-3.0-or-later
#include "genex/secondvisit.h"

#include "common/error.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <string>
#include <utility>

namespace genex::method {

namespace {

/// Tolerance for sums in a different order.
constexpr double kSlack = 1e-12;

[[noreturn]] void refuse(Text message)
{
    throw Failure(ErrorCode::InvalidInput, std::move(message));
}

void checkSize(std::size_t size, std::size_t expected, const char* what)
{
    if (size != expected)
        refuse(std::to_string(expected) + " validation patients have " + std::to_string(size) + " " + what +
               ".");
}

void checkAmounts(std::span<const double> values, const char* what)
{
    for (const double value : values) {
        if (!(std::isfinite(value) && value >= 0))
            refuse("Of the validation patients' " + std::string(what) + " one is " + std::to_string(value) +
                   ".");
    }
}

void check(const VisitPatients& patients)
{
    checkSize(patients.correctWithAll.size(), patients.weights.size(), "outcomes with all ordered");
    checkSize(patients.ordersWithAll.size(), patients.weights.size(), "numbers of orders");
    checkAmounts(patients.weights, "weights");
    checkAmounts(patients.ordersWithAll, "orders");
}

void check(const VisitOption& option, const VisitPatients& patients)
{
    checkSize(option.confidence.size(), patients.weights.size(), "confidences");
    checkSize(option.correct.size(), patients.weights.size(), "outcomes with generated values");
    checkSize(option.saved.size(), patients.weights.size(), "numbers of orders saved");
    checkAmounts(option.confidence, "confidences");
    for (const double saved : option.saved) { // negative if panels make fewer tests more expensive
        if (!std::isfinite(saved))
            refuse("Of the validation patients' savings one is not finite.");
    }
}

std::vector<std::size_t> surestFirst(std::span<const double> confidence)
{
    std::vector<std::size_t> order(confidence.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::greater<>(), [&](std::size_t i) { return confidence[i]; });
    return order;
}

/// A number above every confidence.
double aboveAll(std::span<const double> confidence)
{
    double highest = 1;
    for (const double value : confidence)
        highest = std::max(highest, value);
    return std::nextafter(highest, std::numeric_limits<double>::infinity());
}

/// Halfway between two confidences, lower < higher, but never the lower one itself.
double between(double lower, double higher)
{
    const double middle = lower + (higher - lower) / 2;
    return middle > lower ? middle : higher;
}

/// Weighted sums while patients become trusted one by one.
class VisitSums
{
public:
    explicit VisitSums(const VisitPatients& patients)
        : m_patients(patients)
    {
        for (std::size_t i = 0; i < patients.weights.size(); ++i) {
            m_weight += patients.weights[i];
            m_orders += patients.weights[i] * patients.ordersWithAll[i];
            m_correct += patients.correctWithAll[i] != 0 ? patients.weights[i] : 0;
        }
    }

    void trust(const VisitOption& option, std::size_t i)
    {
        const int change = (option.correct[i] != 0) - (m_patients.correctWithAll[i] != 0);
        m_correct += m_patients.weights[i] * change;
        m_trusted += m_patients.weights[i];
        m_lost += change < 0 ? m_patients.weights[i] : 0;
        m_saved += m_patients.weights[i] * option.saved[i];
    }

    ThresholdPoint point(int size, double tau) const
    {
        const auto share = [](double part, double whole) { return whole > 0 ? part / whole : 0; };
        return {size, tau, share(m_correct, m_weight), share(m_saved, m_orders),
                std::max(0.0, share(m_weight - m_trusted, m_weight))};
    }

    /// Expected fraction of new patients who would be right with everything ordered but are wrong as trusted
    /// now: by conformal risk control, one more patient counts as lost. Never decreases as more are trusted.
    double lostAtMost() const { return (m_lost + 1) / (m_weight + 1); }

private:
    const VisitPatients& m_patients;
    double m_weight = 0;
    double m_lost = 0;
    double m_orders = 0;
    double m_correct = 0;
    double m_trusted = 0;
    double m_saved = 0;
};

/// Every distinct rule on these patients, from nobody trusted to everybody, as long as `isAllowed`.
template <typename IsAllowed>
std::vector<ThresholdPoint> pointsWhile(const VisitOption& option, const VisitPatients& patients,
                                        IsAllowed&& isAllowed)
{
    check(option, patients);
    const std::vector<std::size_t> order = surestFirst(option.confidence);
    VisitSums sums(patients);
    std::vector<ThresholdPoint> points{sums.point(option.size, aboveAll(option.confidence))};
    for (std::size_t k = 0; k < order.size(); ++k) {
        sums.trust(option, order[k]);
        const double here = option.confidence[order[k]];
        const bool isLast = k + 1 == order.size();
        const double next = isLast ? here : option.confidence[order[k + 1]];
        if (!isLast && next >= here)
            continue;
        const ThresholdPoint point = sums.point(option.size, isLast ? here : between(next, here));
        if (!isAllowed(point, sums))
            break;
        points.push_back(point);
    }
    return points;
}

std::vector<ThresholdPoint> allPoints(const VisitOption& option, const VisitPatients& patients)
{
    return pointsWhile(option, patients, [](const ThresholdPoint&, const VisitSums&) { return true; });
}

/// From the first to the last of `points`, which are more than `most`: number k is the first with at most
/// 1 − k/(most − 1) of the weight at a second visit.
std::vector<ThresholdPoint> evenlySpaced(const std::vector<ThresholdPoint>& points, std::size_t most)
{
    std::vector<ThresholdPoint> kept{points.front()};
    std::size_t at = 0;
    for (std::size_t k = 1; k < most; ++k) {
        const double fallback = 1 - static_cast<double>(k) / static_cast<double>(most - 1);
        const std::size_t before = at;
        while (at + 1 < points.size() && points[at].fallbackRate > fallback + kSlack)
            ++at;
        if (at != before)
            kept.push_back(points[at]);
    }
    return kept;
}

/// Size 0: all is ordered at the first visit.
ThresholdPoint withAllOrdered(const VisitPatients& patients)
{
    ThresholdPoint point = VisitSums(patients).point(0, 0);
    point.fallbackRate = 0;
    return point;
}

bool isBetter(const ThresholdPoint& candidate, const ThresholdPoint& best)
{
    if (std::abs(candidate.savedShare - best.savedShare) > kSlack)
        return candidate.savedShare > best.savedShare;
    if (std::abs(candidate.accuracy - best.accuracy) > kSlack)
        return candidate.accuracy > best.accuracy;
    return candidate.size < best.size;
}

} // namespace

std::vector<ThresholdPoint> visitCurve(const VisitOption& option, const VisitPatients& patients,
                                       std::size_t maxPoints)
{
    check(patients);
    std::vector<ThresholdPoint> points = allPoints(option, patients);
    const std::size_t most = std::max<std::size_t>(maxPoints, 2);
    if (points.size() > most)
        points = evenlySpaced(points, most);
    std::ranges::reverse(points);
    return points;
}

namespace {

/// The allowed rule that saves most orders.
template <typename IsAllowed>
ThresholdPoint bestOf(std::span<const VisitOption> options, const VisitPatients& patients,
                      IsAllowed&& isAllowed)
{
    check(patients);
    ThresholdPoint best = withAllOrdered(patients);
    for (const VisitOption& option : options) {
        for (const ThresholdPoint& point : pointsWhile(option, patients, isAllowed)) {
            if (isBetter(point, best))
                best = point;
        }
    }
    return best;
}

} // namespace

ThresholdPoint chooseVisit(std::span<const VisitOption> options, const VisitPatients& patients,
                           double epsilon)
{
    check(patients);
    const double least = withAllOrdered(patients).accuracy - epsilon - kSlack;
    // Anything a lower threshold would win back would be luck.
    return bestOf(options, patients,
                  [&](const ThresholdPoint& point, const VisitSums&) { return point.accuracy >= least; });
}

ThresholdPoint chooseBoundedVisit(std::span<const VisitOption> options, const VisitPatients& patients,
                                  double epsilon)
{
    return bestOf(options, patients, [&](const ThresholdPoint&, const VisitSums& sums) {
        return sums.lostAtMost() <= epsilon + kSlack;
    });
}

ThresholdPoint visitAt(const VisitOption& option, const VisitPatients& patients, double tau)
{
    check(patients);
    check(option, patients);
    VisitSums sums(patients);
    for (std::size_t i = 0; i < option.confidence.size(); ++i) {
        if (option.confidence[i] >= tau)
            sums.trust(option, i);
    }
    return sums.point(option.size, tau);
}

double topShareThreshold(std::span<const double> confidence, std::span<const double> weights, double share)
{
    checkSize(confidence.size(), weights.size(), "confidences");
    checkAmounts(confidence, "confidences");
    checkAmounts(weights, "weights");
    const double total = std::accumulate(weights.begin(), weights.end(), 0.0);
    if (!(share > 0 && share <= 1) || total <= 0)
        refuse("No confidence is reached by a share of " + std::to_string(share) + " of " +
               std::to_string(confidence.size()) + " patients.");
    double reached = 0;
    double threshold = 0;
    for (const std::size_t i : surestFirst(confidence)) {
        if (reached >= (share - kSlack) * total)
            break;
        reached += weights[i];
        threshold = confidence[i];
    }
    return threshold;
}

ThresholdPoint chooseBy(contract::ThresholdRule rule, std::span<const VisitOption> options,
                        const VisitPatients& patients, double epsilon)
{
    using contract::ThresholdRule;
    switch (rule) {
    case ThresholdRule::Bound:
        return chooseBoundedVisit(options, patients, epsilon);
    case ThresholdRule::TopTenth:
        return visitAt(options.back(), patients,
                       topShareThreshold(options.back().confidence, patients.weights, kTopShare));
    case ThresholdRule::Certain:
        return visitAt(options.back(), patients, kCertainThreshold);
    case ThresholdRule::Curve:
        break;
    }
    return chooseVisit(options, patients, epsilon);
}

} // namespace genex::method
