// SPDX-License-Identifier: GPL-3.0-or-later
#include "methods/naive_bayes/naivebayes.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace genex::eval {

namespace {

constexpr double kPseudoCounts = 2;         ///< towards the overall rate
constexpr double kMeasuredPseudoCounts = 3; ///< towards the overall mean and spread
constexpr double kSkewed = 1;
constexpr float kMostSquaredDistance = 12;
constexpr float kLeastEvidence = -6;
constexpr float kLeastPositive = 1e-6F; ///< replaces values without a logarithm
constexpr double kConstant = 1e-7;      ///< a spread below this fraction of the mean is rounding
constexpr float kUnknown = std::numeric_limits<float>::quiet_NaN();

/// The known values of one feature, with the class of each.
struct Known
{
    std::vector<double> values;
    std::vector<std::size_t> labels;
};

Known knownOf(const data::Dataset& dataset, std::span<const std::size_t> rows, std::size_t feature)
{
    Known known;
    for (const std::size_t row : rows) {
        const float value = dataset.row(row)[feature];
        if (std::isnan(value))
            continue;
        known.values.push_back(value);
        known.labels.push_back(static_cast<std::size_t>(dataset.labels[row]));
    }
    return known;
}

struct Shape
{
    double mean = 0;
    double deviation = 0; ///< 0 if there is only rounding
    double skewness = 0;
};

Shape shapeOf(const std::vector<double>& values)
{
    if (values.empty())
        return {};
    const auto count = static_cast<double>(values.size());
    const double mean = std::accumulate(values.begin(), values.end(), 0.0) / count;
    double square = 0;
    double cube = 0;
    for (const double value : values) {
        const double distance = value - mean;
        square += distance * distance;
        cube += distance * distance * distance;
    }
    const double deviation = std::sqrt(square / count);
    if (!(deviation > kConstant * std::abs(mean)))
        return {mean, 0, 0};
    return {mean, deviation, cube / count / (deviation * deviation * deviation)};
}

bool wantsLogarithm(const std::vector<double>& values)
{
    const auto isPositive = [](double value) { return value > 0; };
    return std::ranges::all_of(values, isPositive) && shapeOf(values).skewness > kSkewed;
}

/// Index of a category; past the end if invalid.
std::size_t categoryOf(double value, std::size_t categories)
{
    return value > -0.5 ? static_cast<std::size_t>(std::min(std::lround(value), long{1} << 30)) : categories;
}

/// Rate of each category in each class, [categories × classes].
std::vector<float> ratesOf(const Known& known, std::size_t categories, std::size_t classes)
{
    std::vector<double> counts(categories * classes);
    std::vector<double> ofCategory(categories, 1);
    std::vector<double> ofClass(classes);
    for (std::size_t i = 0; i < known.values.size(); ++i) {
        const std::size_t category = categoryOf(known.values[i], categories);
        if (category >= categories)
            continue;
        ++counts[category * classes + known.labels[i]];
        ++ofCategory[category];
        ++ofClass[known.labels[i]];
    }
    const double all = std::accumulate(ofCategory.begin(), ofCategory.end(), 0.0);
    std::vector<float> rates(counts.size());
    for (std::size_t i = 0; i < rates.size(); ++i)
        rates[i] = static_cast<float>((counts[i] + kPseudoCounts * ofCategory[i / classes] / all) /
                                      (ofClass[i % classes] + kPseudoCounts));
    return rates;
}

/// ln of one category's rates [C], relative to the best class.
void putEvidence(std::span<const float> rates, bool isBounded, std::span<float> evidence)
{
    const float best = *std::ranges::max_element(rates);
    for (std::size_t c = 0; c < rates.size(); ++c) {
        evidence[c] = std::log(rates[c] / best);
        if (isBounded)
            evidence[c] = std::max(evidence[c], kLeastEvidence);
    }
}

} // namespace

NaiveBayes::NaiveBayes(const data::Dataset& dataset, std::span<const std::size_t> rows)
{
    std::vector<double> counts(dataset.classes.size(), 1);
    for (const std::size_t row : rows)
        ++counts[static_cast<std::size_t>(dataset.labels[row])];
    const double all = std::accumulate(counts.begin(), counts.end(), 0.0);
    for (const double count : counts)
        m_priors.push_back(static_cast<float>(std::log(count / all)));
    for (std::size_t f = 0; f < dataset.width(); ++f) {
        const bool isMeasured = dataset.features[f].kind == data::FeatureKind::Numeric;
        m_columns.push_back(isMeasured ? measured(dataset, rows, f) : counted(dataset, rows, f));
    }
}

NaiveBayes::Column NaiveBayes::counted(const data::Dataset& dataset, std::span<const std::size_t> rows,
                                       std::size_t feature) const
{
    const data::FeatureColumn& described = dataset.features[feature];
    const bool isBinary = described.kind == data::FeatureKind::Binary;
    Column column;
    column.categories = isBinary ? 2 : std::max<std::size_t>(1, described.categories.size());
    column.rates = ratesOf(knownOf(dataset, rows, feature), column.categories, classes());
    column.evidence.resize(column.rates.size());
    for (std::size_t begin = 0; begin < column.rates.size(); begin += classes())
        putEvidence(std::span(column.rates).subspan(begin, classes()), !isBinary,
                    std::span(column.evidence).subspan(begin, classes()));
    return column;
}

NaiveBayes::Column NaiveBayes::measured(const data::Dataset& dataset, std::span<const std::size_t> rows,
                                        std::size_t feature) const
{
    Known known = knownOf(dataset, rows, feature);
    Column column;
    column.isLogarithm = wantsLogarithm(known.values);
    if (column.isLogarithm)
        std::ranges::transform(known.values, known.values.begin(),
                               [](double value) { return std::log(value); });
    const Shape overall = shapeOf(known.values);
    if (overall.deviation == 0)
        known = {}; // a constant is uninformative, however often it was seen
    const double spread = overall.deviation > 0 ? overall.deviation : 1;
    std::vector<double> count(classes(), kMeasuredPseudoCounts);
    std::vector<double> sum(classes()); // of deviations from the overall mean
    std::vector<double> squares(classes(), kMeasuredPseudoCounts * spread * spread);
    for (std::size_t i = 0; i < known.values.size(); ++i) {
        const double distance = known.values[i] - overall.mean;
        ++count[known.labels[i]];
        sum[known.labels[i]] += distance;
        squares[known.labels[i]] += distance * distance;
    }
    for (std::size_t c = 0; c < classes(); ++c) {
        const double shift = sum[c] / count[c];
        const double aboutMean =
            squares[c] - 2 * shift * sum[c] + (count[c] - kMeasuredPseudoCounts) * shift * shift;
        const double deviation = std::sqrt(aboutMean / count[c]);
        column.gaussians.push_back({static_cast<float>(overall.mean + shift), static_cast<float>(deviation),
                                    static_cast<float>(std::log(deviation))});
    }
    return column;
}

float NaiveBayes::Gaussian::logDensity(float value) const
{
    const float z = (value - mean) / deviation;
    return -0.5F * std::min(z * z, kMostSquaredDistance) - logDeviation;
}

NaiveBayes::Reading NaiveBayes::readingOf(const Column& column, float value) const
{
    float best = -std::numeric_limits<float>::max();
    for (const Gaussian& gaussian : column.gaussians)
        best = std::max(best, gaussian.logDensity(value));
    return {value, best};
}

NaiveBayes::Reading NaiveBayes::read(std::size_t feature, float value) const
{
    const Column& column = m_columns[feature];
    if (std::isnan(value))
        return {kUnknown, 0};
    if (column.categories == 0)
        return readingOf(column, column.isLogarithm ? std::log(std::max(value, kLeastPositive)) : value);
    const std::size_t category = categoryOf(value, column.categories);
    return {category < column.categories ? static_cast<float>(category) : kUnknown, 0};
}

NaiveBayes::Reading NaiveBayes::draw(std::size_t feature, std::size_t ofClass, Random& random) const
{
    const Column& column = m_columns[feature];
    if (column.categories == 0) {
        const Gaussian& gaussian = column.gaussians[ofClass];
        return readingOf(column, gaussian.mean + gaussian.deviation * static_cast<float>(random.normal()));
    }
    double left = random.uniform();
    std::size_t category = 0;
    while (category + 1 < column.categories) {
        left -= column.rates[category * classes() + ofClass];
        if (left < 0)
            break;
        ++category;
    }
    return {static_cast<float>(category), 0};
}

float NaiveBayes::evidence(std::size_t feature, const Reading& reading, std::size_t ofClass) const
{
    if (std::isnan(reading.value))
        return 0;
    const Column& column = m_columns[feature];
    if (column.categories > 0)
        return column.evidence[static_cast<std::size_t>(reading.value) * classes() + ofClass];
    return std::max(column.gaussians[ofClass].logDensity(reading.value) - reading.best, kLeastEvidence);
}

std::vector<float> NaiveBayes::scores(std::span<const float> row, std::span<const std::int64_t> known) const
{
    std::vector<float> scores = m_priors;
    for (const std::int64_t feature : known)
        addEvidence(static_cast<std::size_t>(feature), row[static_cast<std::size_t>(feature)], scores);
    return scores;
}

void NaiveBayes::addEvidence(std::size_t feature, float value, std::span<float> scores) const
{
    const Reading reading = read(feature, value);
    for (std::size_t c = 0; c < scores.size(); ++c)
        scores[c] += evidence(feature, reading, c);
}

std::vector<double> posteriorOf(std::span<const float> scores)
{
    const double highest = *std::ranges::max_element(scores);
    std::vector<double> posterior;
    for (const float score : scores)
        posterior.push_back(std::exp(score - highest));
    const double sum = std::accumulate(posterior.begin(), posterior.end(), 0.0);
    for (double& probability : posterior)
        probability /= sum;
    return posterior;
}

} // namespace genex::eval
