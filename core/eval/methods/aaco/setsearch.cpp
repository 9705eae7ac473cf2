// SPDX-License-Identifier: GPL-3.0-or-later
#include "methods/aaco/setsearch.h"

#include "common/random.h"

#include <limits>

namespace genex::eval {

namespace {

constexpr const char* kPhase = "Comparing sets of tests on neighbours";

} // namespace

SetSearch::SetSearch(const method::Model& experts)
    : m_experts(experts)
{}

std::vector<VisitOrders> SetSearch::select(const TestPatients& patients, std::span<const Schedule> schedules,
                                           JobControl& control) const
{
    std::vector<VisitOrders> all;
    for (const Schedule& schedule : schedules)
        all.emplace_back(schedule.size(), method::FeaturesOfPatients(patients.size()));
    for (std::size_t i = 0; i < patients.size(); ++i) {
        control.report(static_cast<std::int64_t>(i), static_cast<std::int64_t>(patients.size()), kPhase);
        const auto first = setsFor(patients, patientAfter(patients, i, {}, m_experts));
        for (std::size_t s = 0; s < schedules.size(); ++s) {
            FeatureOrder done;
            for (std::size_t v = 0; v < schedules[s].size(); ++v) {
                const auto later =
                    v == 0 ? nullptr : setsFor(patients, patientAfter(patients, i, done, m_experts));
                all[s][v][i] = (v == 0 ? *first : *later).best(schedules[s][v]);
                done.insert(done.end(), all[s][v][i].begin(), all[s][v][i].end());
            }
        }
    }
    return all;
}

PatientAtVisit patientAfter(const TestPatients& patients, std::size_t number, const FeatureOrder& done,
                            const method::Model& experts)
{
    const std::span<const float> all = patients.valuesOf(number);
    std::vector<float> values(all.size(), std::numeric_limits<float>::quiet_NaN());
    FeatureOrder known = patients.known(number);
    for (const std::int64_t feature : known)
        values[static_cast<std::size_t>(feature)] = all[static_cast<std::size_t>(feature)];
    const int bucket = experts.findBuckets(values).front();
    for (const std::int64_t feature : done)
        values[static_cast<std::size_t>(feature)] = all[static_cast<std::size_t>(feature)];
    known.insert(known.end(), done.begin(), done.end());
    return {number, patients.observedRow(number).row, bucket, std::move(known), std::move(values)};
}

std::vector<std::size_t> someRows(std::vector<std::size_t> rows, std::size_t most, std::uint64_t seed)
{
    if (rows.size() > most) {
        Random(seed).child("aaco rows").shuffle(rows);
        rows.resize(most);
    }
    return rows;
}

} // namespace genex::eval
