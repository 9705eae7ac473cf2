// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "budgetlevels.h"
#include "findings.h"
#include "modeldata.h"
#include "personalcase.h"
#include "prediction.h"
#include "temperatures.h"

#include "genex/model.h"

#include <span>

namespace genex::method {

/// A case in the model: the bucket of its findings and the batch for the budget.
struct PatientCase
{
    KnownPatient findings;
    int bucketNumber = 0;
    const BucketModel* bucket = nullptr;
    BatchChoice batch;

    /// The data must outlive it.
    PatientCase(const Model& model, const ModelData& data, std::span<const domain::Finding> observed,
                const Budget& budget, const CaseContext& context = {})
        : findings(readFindings(observed, data.facts.features, data.encoding))
        , bucketNumber(static_cast<int>(data.partition.bucket(findings.cells)))
        , bucket(&data.buckets[static_cast<std::size_t>(bucketNumber)])
        , batch(data.facts.isPersonal() ? plannedBatch(model, data, bucketNumber, findings, budget, context)
                                        : model.choose(bucketNumber, budget, findings.features))
    {}

    /// Without a batch: for questions about another one.
    static PatientCase withoutBatch(const Model& model, const ModelData& data,
                                    std::span<const domain::Finding> observed, const Budget& budget)
    {
        PatientCase patient(data, observed);
        patient.batch = model.levelFor(budget);
        return patient;
    }

private:
    PatientCase(const ModelData& data, std::span<const domain::Finding> observed)
        : findings(readFindings(observed, data.facts.features, data.encoding))
        , bucketNumber(static_cast<int>(data.partition.bucket(findings.cells)))
        , bucket(&data.buckets[static_cast<std::size_t>(bucketNumber)])
    {}
};

/// The temperature once these tests are known beyond the findings. A bucket has one for its level.
inline double temperatureOnceKnown(const ModelData& data, const BatchChoice& level,
                                   std::span<const std::int64_t> tests, Known known)
{
    if (!data.facts.isPersonal())
        return level.temperature;
    return temperatureAfter(data.facts, measureOf(data.facts.settings, data.facts.prices).of(tests), known);
}

/// One patient as network input.
inline KnownBatch oneBatch(const ModelData& data, const KnownPatient& patient)
{
    return toBatch(std::span(&patient, 1), !data.kinds.categorical.empty(), data.device);
}

} // namespace genex::method
