#pragma once

#include "findings.h"
#include "modeldata.h"
#include "prediction.h"

#include "genex/model.h"

#include <span>

namespace genex::method {

/// A case before the model: the bucket of its findings and the batch that the budget allows.
struct PatientCase
{
    KnownPatient findings;
    int bucketNumber = 0;
    const BucketModel* bucket = nullptr;
    BatchChoice batch;

    /// The data must outlive it.
    PatientCase(const Model& model, const ModelData& data, std::span<const domain::Finding> observed,
                const Budget& budget)
        : findings(readFindings(observed, data.facts.features, data.encoding))
        , bucketNumber(static_cast<int>(data.partition.bucket(findings.cells)))
        , bucket(&data.buckets[static_cast<std::size_t>(bucketNumber)])
        , batch(model.choose(bucketNumber, budget, findings.features))
    {}
};

/// One patient as the networks see it.
inline KnownBatch oneBatch(const ModelData& data, const KnownPatient& patient)
{
    return toBatch(std::span(&patient, 1), !data.kinds.categorical.empty(), data.device);
}

} // namespace genex::method
