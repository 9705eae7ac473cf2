// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/complaints.h"

#include "cells.h"

#include "common/error.h"
#include "common/jobcontrol.h"
#include "common/random.h"
#include "data/sample.h"
#include "domain/catalogue.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <numeric>

namespace genex::data {

namespace {

constexpr std::size_t kFewestTold = 3;
constexpr std::size_t kMostTold = 5;
constexpr std::size_t kMostAbsences = 2;
constexpr double kLeastWeight = 0.1;
constexpr double kLeastInformation = 0.02;
constexpr double kLeastProbability = 1e-3;
constexpr std::size_t kRowsBetweenReports = 256;
constexpr const char* kAge = "age";
constexpr std::array<std::string_view, 4> kSexes = {"sex", "gender", "female_sex", "male_sex"};

bool isAgeOrSex(const std::string& id)
{
    const std::string name = lowerCase(id);
    return name == kAge || std::ranges::find(kSexes, name) != kSexes.end();
}

bool isBinary(const FeatureColumn& feature)
{
    return feature.kind == FeatureKind::Binary;
}

std::vector<std::string> namesOf(std::span<const FeatureColumn> features,
                                 const std::function<bool(const FeatureColumn&)>& isWanted)
{
    std::vector<std::string> names;
    for (const FeatureColumn& feature : features) {
        if (isWanted(feature))
            names.push_back(feature.id);
    }
    return names;
}

FeatureSet numbersOf(const std::vector<std::string>& names, std::span<const FeatureColumn> features)
{
    FeatureSet numbers;
    for (const std::string& name : names) {
        const auto found = std::ranges::find(features, name, &FeatureColumn::id);
        if (found == features.end())
            throw Failure(ErrorCode::InvalidInput,
                          Text("The table has no column \"%1\" for complaints.", name),
                          "Use the unchanged training table.");
        numbers.push_back(static_cast<std::uint32_t>(found - features.begin()));
    }
    std::ranges::sort(numbers);
    return numbers;
}

/// For a number or a category: whether it is known.
bool isPresent(const FeatureColumn& feature, float value)
{
    return isBinary(feature) ? value == 1 : !std::isnan(value);
}

/// `size` of the features without replacement, in proportion to their weights: the shortest of exponential
/// waiting times.
void drawInto(FeatureSet& set, std::span<const std::uint32_t> features, std::size_t size,
              std::span<const double> weights, Random& random)
{
    std::vector<std::pair<double, std::uint32_t>> waits;
    for (const std::uint32_t f : features)
        waits.emplace_back(-std::log1p(-random.uniform()) / weights[f], f);
    std::ranges::sort(waits);
    for (std::size_t i = 0; i < std::min(size, waits.size()); ++i)
        set.push_back(waits[i].second);
}

/// Samples the complaints of one table's patients.
class Teller
{
public:
    Teller(const Dataset& dataset, const ComplaintRule& rule, std::uint64_t seed)
        : m_dataset(dataset)
        , m_always(numbersOf(rule.always, dataset.features))
        , m_told(numbersOf(rule.told, dataset.features))
        , m_tellsAbsences(rule.tellsAbsences)
        , m_random(Random(seed).child("complaints"))
    {}

    FeatureSet tell(std::size_t row, const ComplaintWeights& weights) const
    {
        Random random = m_random.child("row " + std::to_string(row));
        const std::size_t complaints = kFewestTold + random.below(kMostTold - kFewestTold + 1);
        const std::size_t absences = random.below(kMostAbsences + 1);
        const std::span<const float> values = m_dataset.row(row);
        FeatureSet set = observedIn(m_always, values);
        FeatureSet present;
        FeatureSet absent;
        for (const std::uint32_t f : m_told) {
            if (isPresent(m_dataset.features[f], values[f]))
                present.push_back(f);
            else if (m_tellsAbsences && values[f] == 0)
                absent.push_back(f);
        }
        drawInto(set, present, complaints, weights.present, random);
        drawInto(set, absent, absences, weights.absent, random);
        std::ranges::sort(set);
        return set;
    }

private:
    const Dataset& m_dataset;
    FeatureSet m_always;
    FeatureSet m_told;
    bool m_tellsAbsences;
    Random m_random;
};

GivenObservations tellAll(const Dataset& dataset, const Teller& teller, const ComplaintWeights& weights,
                          JobControl& job)
{
    const auto total = static_cast<std::int64_t>(dataset.rows());
    ObservationCollector collector;
    for (std::size_t row = 0; row < dataset.rows(); ++row) {
        if (row % kRowsBetweenReports == 0)
            job.report(static_cast<std::int64_t>(row), total, "Sampling complaints");
        collector.add(teller.tell(row, weights));
    }
    job.report(total, total, "Sampling complaints");
    return collector.take();
}

/// P(f|d); for a measured finding, that it is known.
double rateOf(const SamplePopulation& population, std::size_t finding, std::size_t disease)
{
    const bool isMeasured = population.catalogue().features()[finding].quantity.has_value();
    return isMeasured ? 1 : population.likelihood(finding, disease, 1);
}

/// The mean of P(f|·) over diseases by prevalence.
double meanRate(const SamplePopulation& population, std::size_t finding)
{
    const std::vector<double>& prevalence = population.knowledge().prevalence;
    double sum = 0;
    for (std::size_t d = 0; d < prevalence.size(); ++d)
        sum += prevalence[d] * rateOf(population, finding, d);
    return sum / std::accumulate(prevalence.begin(), prevalence.end(), 0.0);
}

/// Information about the disease: Σ_d P(d|f) ln(P(d|f) / P(d)), in nats.
double informationOf(const SamplePopulation& population, std::size_t finding)
{
    const std::vector<double>& prevalence = population.knowledge().prevalence;
    const double all = std::accumulate(prevalence.begin(), prevalence.end(), 0.0);
    const double mean = std::max(kLeastProbability, meanRate(population, finding));
    double sum = 0;
    for (std::size_t d = 0; d < prevalence.size(); ++d) {
        const double lift = std::max(kLeastProbability, rateOf(population, finding, d)) / mean;
        sum += prevalence[d] / all * lift * std::log(lift);
    }
    return sum;
}

} // namespace

const domain::Feature* featureCalled(const domain::Catalogue& catalogue, const std::string& column)
{
    if (const domain::Feature* feature = catalogue.feature(column))
        return feature;
    const auto found = std::ranges::find(catalogue.features(), column, &domain::Feature::name);
    return found == catalogue.features().end() ? nullptr : &*found;
}

ComplaintRule complaintRule(std::span<const FeatureColumn> features, const domain::Catalogue* catalogue)
{
    const auto entryOf = [&](const FeatureColumn& feature) {
        return catalogue == nullptr ? nullptr : featureCalled(*catalogue, feature.id);
    };
    const auto isGiven = [&](const FeatureColumn& feature) {
        const domain::Feature* entry = entryOf(feature);
        return isAgeOrSex(entry == nullptr ? feature.id : entry->id);
    };
    const auto isAsked = [&](const FeatureColumn& feature) {
        const domain::Feature* entry = entryOf(feature);
        return entry != nullptr && entry->act == domain::Act::Ask && isBinary(feature) && !isGiven(feature);
    };
    ComplaintRule rule;
    rule.always = namesOf(features, isGiven);
    rule.told = namesOf(features, isAsked);
    rule.tellsAbsences = !rule.told.empty();
    if (rule.told.empty())
        rule.told = namesOf(features, [&](const auto& f) { return isBinary(f) && !isGiven(f); });
    if (rule.told.empty())
        rule.told = namesOf(features, [&](const auto& f) { return !isGiven(f); });
    return rule;
}

ComplaintWeights weightsByRarity(const Dataset& dataset, std::span<const std::size_t> rows,
                                 const ComplaintRule& rule)
{
    std::vector<std::size_t> present(dataset.width());
    const FeatureSet told = numbersOf(rule.told, dataset.features);
    for (const std::size_t row : rows) {
        const std::span<const float> values = dataset.row(row);
        for (const std::uint32_t f : told)
            present[f] += isPresent(dataset.features[f], values[f]) ? 1 : 0;
    }
    ComplaintWeights weights{std::vector<double>(dataset.width()), std::vector<double>(dataset.width())};
    for (const std::uint32_t f : told) {
        // Features without any training row count as rare as those with one.
        const double rate = static_cast<double>(std::max<std::size_t>(1, present[f])) /
                            static_cast<double>(std::max<std::size_t>(1, rows.size()));
        weights.present[f] = std::max(kLeastWeight, -std::log(rate));
        weights.absent[f] = rate;
    }
    return weights;
}

ComplaintWeights weightsByPopulation(const SamplePopulation& population, const ComplaintRule& rule)
{
    const std::size_t width = population.catalogue().features().size();
    ComplaintWeights weights{std::vector<double>(width), std::vector<double>(width)};
    for (const std::string& name : rule.told) {
        const std::size_t f = population.catalogue().featureIndex(name).value();
        const double information = informationOf(population, f);
        weights.present[f] = kLeastInformation + information * information;
        weights.absent[f] = std::max(kLeastProbability, meanRate(population, f));
    }
    return weights;
}

GivenObservations drawComplaints(const Dataset& dataset, std::span<const std::size_t> trainingRows,
                                 const ComplaintRule& rule, std::uint64_t seed, JobControl& job)
{
    const ComplaintWeights weights = weightsByRarity(dataset, trainingRows, rule);
    return tellAll(dataset, Teller(dataset, rule, seed), weights, job);
}

ToldPatients drawComplaints(const SamplePopulation& population, const Dataset& dataset, std::uint64_t seed,
                            JobControl& job)
{
    ComplaintRule rule = complaintRule(dataset.features, &population.catalogue());
    rule.telling = Telling::Population;
    const ComplaintWeights weights = weightsByPopulation(population, rule);
    return {rule, tellAll(dataset, Teller(dataset, rule, seed), weights, job)};
}

} // namespace genex::data
