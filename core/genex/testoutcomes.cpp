// SPDX-License-Identifier: GPL-3.0-or-later
#include "testoutcomes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace genex::method {

namespace {

constexpr double kLeastLikelihood = 0.02;
/// A third range is worth a line where it tells a tenth more than two do.
constexpr double kThirdTells = 1.1;
constexpr double kLeastProbability = 1e-6; // so that odds are finite

using Group = std::span<const CourseResult>;

double weightOf(Group courses)
{
    double sum = 0;
    for (const CourseResult& course : courses)
        sum += course.weight;
    return sum;
}

double share(double number)
{
    return std::clamp(number, 0.0, 1.0);
}

/// The mean over its courses; they differ only within a range.
domain::TestOutcome outcomeOf(Group courses, double total, std::string result)
{
    domain::TestOutcome outcome{std::move(result)};
    const double weight = weightOf(courses);
    for (const CourseResult& course : courses) {
        outcome.disease += course.weight / weight * course.disease;
        outcome.other += course.weight / weight * course.other;
    }
    outcome.likelihood = share(weight / total);
    outcome.disease = share(outcome.disease);
    outcome.other = share(outcome.other);
    return outcome;
}

/// The courses of each value, ascending.
std::vector<Group> byValue(Group sorted)
{
    std::vector<Group> groups;
    for (std::size_t begin = 0; begin < sorted.size();) {
        std::size_t end = begin + 1;
        while (end < sorted.size() && sorted[end].value == sorted[begin].value)
            ++end;
        groups.push_back(sorted.subspan(begin, end - begin));
        begin = end;
    }
    return groups;
}

/// Where a number is cut into ranges: Σ_g w_g (mean ln p(a)/p(b) of g)² is largest, which is how much the
/// range tells of the odds.
class RangeCuts
{
public:
    explicit RangeCuts(const std::vector<Group>& values)
        : m_count(values.size())
        , m_weight(m_count + 1)
        , m_odds(m_count + 1)
    {
        for (std::size_t i = 0; i < m_count; ++i) {
            const CourseResult& course = values[i].front();
            const double odds = std::log(std::max(course.disease, kLeastProbability)) -
                                std::log(std::max(course.other, kLeastProbability));
            const double weight = weightOf(values[i]);
            m_weight[i + 1] = m_weight[i] + weight;
            m_odds[i + 1] = m_odds[i] + weight * odds;
        }
    }

    /// The first values of all ranges but the lowest; each range is likely enough to be told.
    std::vector<std::size_t> best() const
    {
        std::vector<std::size_t> two;
        std::vector<std::size_t> three;
        double mostOfTwo = 0;
        double mostOfThree = 0;
        for (std::size_t i = 1; i < m_count; ++i) {
            if (const double told = toldBy({0, i, m_count}); told > mostOfTwo) {
                mostOfTwo = told;
                two = {i};
            }
            for (std::size_t k = i + 1; k < m_count; ++k) {
                if (const double told = toldBy({0, i, k, m_count}); told > mostOfThree) {
                    mostOfThree = told;
                    three = {i, k};
                }
            }
        }
        return mostOfThree > kThirdTells * mostOfTwo ? three : two;
    }

private:
    double toldBy(std::initializer_list<std::size_t> ends) const
    {
        const double mean = m_odds.back() / m_weight.back();
        double told = 0;
        for (auto end = ends.begin() + 1; end != ends.end(); ++end) {
            const std::size_t begin = *(end - 1);
            const double weight = m_weight[*end] - m_weight[begin];
            if (weight < kLeastLikelihood * m_weight.back())
                return 0;
            const double difference = (m_odds[*end] - m_odds[begin]) / weight - mean;
            told += weight * difference * difference;
        }
        return told;
    }

    std::size_t m_count;
    std::vector<double> m_weight; ///< of the values before each
    std::vector<double> m_odds;   ///< times their log-odds
};

/// Nothing where all results say the same.
std::vector<domain::TestOutcome> rangesOf(Group sorted, double total, const LowerEnd& lowerEnd)
{
    const std::vector<Group> values = byValue(sorted);
    std::vector<std::size_t> begins = RangeCuts(values).best();
    if (begins.empty())
        return {};
    begins.insert(begins.begin(), 0);
    const std::array<std::string_view, 3> names{"low", begins.size() == 2 ? "high" : "middle", "high"};
    std::vector<domain::TestOutcome> outcomes;
    for (std::size_t i = 0; i < begins.size(); ++i) {
        const bool isLast = i + 1 == begins.size();
        const auto* begin = values[begins[i]].data();
        const auto* end = isLast ? sorted.data() + sorted.size() : values[begins[i + 1]].data();
        outcomes.push_back(outcomeOf({begin, end}, total, std::string(names.at(i))));
        if (i > 0)
            outcomes.back().from = outcomes[i - 1].to;
        if (!isLast)
            outcomes.back().to = lowerEnd(end->value);
    }
    return outcomes;
}

std::string nameOfValue(const data::FeatureColumn& feature, double value)
{
    if (feature.kind == data::FeatureKind::Binary)
        return value > 0.5 ? "present" : "absent";
    const auto place = static_cast<std::size_t>(std::max(0.0, std::round(value)));
    return place < feature.categories.size() ? feature.categories[place] : std::string();
}

/// Present before absent, ranks from the lowest, of categories the most likely first.
std::vector<domain::TestOutcome> eachOf(const data::FeatureColumn& feature, Group sorted, double total)
{
    std::vector<domain::TestOutcome> outcomes;
    for (const Group& courses : byValue(sorted))
        outcomes.push_back(outcomeOf(courses, total, nameOfValue(feature, courses.front().value)));
    if (feature.kind == data::FeatureKind::Binary)
        std::ranges::reverse(outcomes);
    else if (feature.kind == data::FeatureKind::Categorical)
        std::ranges::stable_sort(outcomes, std::ranges::greater{}, &domain::TestOutcome::likelihood);
    std::erase_if(outcomes, [](const domain::TestOutcome& outcome) {
        return outcome.likelihood < kLeastLikelihood || outcome.result.empty();
    });
    outcomes.resize(std::min(outcomes.size(), domain::kMostOutcomes));
    return outcomes;
}

} // namespace

std::vector<domain::TestOutcome> outcomesOf(const data::FeatureColumn& feature,
                                            std::vector<CourseResult> courses, const LowerEnd& lowerEnd)
{
    const double total = weightOf(courses);
    if (!(total > 0))
        return {};
    const bool isNumber = feature.categories.empty() && feature.kind != data::FeatureKind::Binary;
    for (CourseResult& course : courses)
        course.value = isNumber ? course.value : std::round(course.value); // a bin may hold several ranks
    std::ranges::stable_sort(courses, {}, &CourseResult::value);
    return isNumber ? rangesOf(courses, total, lowerEnd) : eachOf(feature, courses, total);
}

} // namespace genex::method
