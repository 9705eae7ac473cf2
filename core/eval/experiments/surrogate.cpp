// SPDX-License-Identifier: GPL-3.0-or-later
#include "experiments/surrogate.h"

#include "methods/predictor.h"

#include "genex/inspection.h"

#include <span>

namespace genex::eval {

namespace {

std::vector<float> chosen(const std::vector<float>& rows, const std::vector<std::size_t>& patients,
                          std::size_t n)
{
    std::vector<float> some;
    for (const std::size_t patient : patients) {
        const std::span<const float> row = std::span(rows).subspan(patient * n, n);
        some.insert(some.end(), row.begin(), row.end());
    }
    return some;
}

} // namespace

Surrogate::Surrogate(const method::Model& model, const method::TestCohort& cohort,
                     const std::vector<std::size_t>& patients, int bucket)
    : m_model(model)
    , m_findings(chosen(cohort.withFindings(), patients, model.features().size()))
    , m_truth(chosen(cohort.withEverything(), patients, model.features().size()))
    , m_buckets(patients.size(), bucket)
{
    for (const std::size_t patient : patients)
        m_labels.push_back(cohort.labelOf(patient));
}

std::vector<float> Surrogate::rowsWith(const std::vector<std::int64_t>& set) const
{
    const std::size_t n = m_model.features().size();
    std::vector<float> rows = m_findings;
    for (std::size_t i = 0; i < m_labels.size(); ++i) {
        for (const std::int64_t feature : set)
            rows[i * n + static_cast<std::size_t>(feature)] =
                m_truth[i * n + static_cast<std::size_t>(feature)];
    }
    return rows;
}

Surrogate::Values Surrogate::at(const std::vector<std::int64_t>& set) const
{
    const std::size_t classes = m_model.classes().size();
    const std::vector<float> logits = m_model.logits(rowsWith(set), m_buckets);
    const method::GeneratedLosses generated =
        method::generatedLosses(m_model, m_findings, m_labels, m_buckets,
                                method::FeaturesOfBuckets(static_cast<std::size_t>(m_model.buckets()), set));
    Values values{0, generated.uncertainty, {}};
    const double constant = m_model.settings().deltaConstant;
    for (std::size_t i = 0; i < m_labels.size(); ++i) {
        const double real =
            lossOf(std::span(logits).subspan(i * classes, classes), static_cast<std::size_t>(m_labels[i]));
        const double delta = constant >= 0 ? constant : static_cast<double>(generated.uncertainty[i]);
        values.losses.push_back(static_cast<float>(real));
        values.mean += (delta * real + (1 - delta) * static_cast<double>(generated.losses[i])) /
                       static_cast<double>(m_labels.size());
    }
    return values;
}

} // namespace genex::eval
