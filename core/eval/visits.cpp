#include "eval/visits.h"

#include <algorithm>

namespace genex::eval {

namespace {

using method::FeaturesOfBuckets;
using method::FeaturesOfPatients;

std::vector<std::int64_t> allOf(const method::BatchChoice& choice)
{
    std::vector<std::int64_t> all = choice.ordered;
    all.insert(all.end(), choice.estimated.begin(), choice.estimated.end());
    return all;
}

std::vector<std::int64_t> without(const std::vector<std::int64_t>& all, const std::vector<std::int64_t>& some)
{
    std::vector<std::int64_t> rest = all;
    std::erase_if(rest, [&](std::int64_t test) { return std::ranges::find(some, test) != some.end(); });
    return rest;
}

} // namespace

Visits::Visits(const method::Model& model, const method::Trials& trials, const method::Budget& budget)
    : m_model(model)
    , m_trials(trials)
{
    for (int b = 0; b < model.buckets(); ++b) {
        const method::BatchChoice choice = model.choose(b, budget);
        m_batches.push_back(allOf(choice));
        m_estimated.push_back(choice.estimated);
        m_threshold = choice.threshold;
        m_skipThreshold = choice.skipThreshold;
        m_temperature = choice.temperature;
    }
    for (std::size_t i = 0; i < trials.size(); ++i) {
        const method::BatchChoice choice = model.choose(trials.buckets()[i], budget, trials.known(i));
        m_first.push_back(choice.ordered);
        m_all.push_back(allOf(choice));
    }
}

Acquisitions Visits::allOrdered() const
{
    const std::vector<float> logits = m_model.logits(m_trials.withTests(m_all), m_trials.buckets());
    return {m_all, FeaturesOfPatients(m_trials.size()), method::softmaxOf(logits, classes(), m_temperature),
            std::vector<std::uint8_t>(m_trials.size()), std::vector<int>(m_trials.size(), 1)};
}

Acquisitions Visits::genex() const
{
    return twoVisits(m_first, generated(), m_threshold);
}

Acquisitions Visits::skip() const
{
    const std::vector<float> logits = m_model.logits(m_trials.withTests(m_first), m_trials.buckets());
    FirstVisit visit{method::softmaxOf(logits, classes(), m_temperature), {}};
    visit.trust = method::confidenceOf(visit.probabilities, classes());
    return twoVisits(m_first, visit, m_skipThreshold);
}

Acquisitions Visits::allGenerated() const
{
    const FeaturesOfPatients nothing(m_trials.size());
    return twoVisits(nothing, generatedAfter(nothing, m_batches), m_threshold);
}

Acquisitions Visits::trusting(const std::vector<double>& trust, double threshold) const
{
    FirstVisit visit = generated();
    visit.trust = trust;
    return twoVisits(m_first, visit, threshold);
}

FirstVisit Visits::generated() const
{
    return generatedAfter(m_first, m_estimated);
}

method::JudgedPatients Visits::judged() const
{
    method::JudgedPatients patients;
    patients.bucketOfRow = m_trials.buckets();
    patients.hidden =
        m_model.hiddenWithEstimates(m_trials.withTests(m_first), m_trials.buckets(), m_estimated);
    patients.width = m_trials.size() == 0 ? 0 : patients.hidden.size() / m_trials.size();
    return patients;
}

FirstVisit Visits::generatedAfter(const FeaturesOfPatients& first, const FeaturesOfBuckets& estimated) const
{
    const method::GeneratedPredictions predictions =
        m_model.predictWithEstimates(m_trials.withTests(first), m_trials.buckets(), estimated, m_temperature);
    return {predictions.probabilities, method::trustOf(predictions, classes())};
}

Acquisitions Visits::twoVisits(const FeaturesOfPatients& first, const FirstVisit& visit,
                               double threshold) const
{
    Acquisitions course = allOrdered();
    for (std::size_t i = 0; i < m_trials.size(); ++i) {
        const std::size_t toEstimate = m_all[i].size() - first[i].size();
        if (toEstimate > 0 && visit.trust[i] < threshold) {
            course.fellBack[i] = 1;
            course.visits[i] = first[i].empty() ? 1 : 2;
            continue;
        }
        course.ordered[i] = first[i];
        course.estimated[i] = without(m_all[i], first[i]);
        std::copy_n(visit.probabilities.begin() + static_cast<std::ptrdiff_t>(i * classes()), classes(),
                    course.probabilities.begin() + static_cast<std::ptrdiff_t>(i * classes()));
    }
    return course;
}

} // namespace genex::eval
