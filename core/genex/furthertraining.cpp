// SPDX-License-Identifier: GPL-3.0-or-later
#include "genex/furthertraining.h"

#include "expert.h"
#include "modeldata.h"
#include "modelfields.h"
#include "patientbatch.h"
#include "tensors.h"
#include "trainingsteps.h"

#include "common/random.h"
#include "genex/testcohort.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <string>
#include <utility>

namespace genex::method {

namespace {

constexpr const char* kPhase = "Training experts on a method's own tests";

std::vector<std::size_t> rowsOf(std::span<const ShownPatient> patients)
{
    std::set<std::size_t> rows;
    for (const ShownPatient& shown : patients)
        rows.insert(shown.patient.row);
    return {rows.begin(), rows.end()};
}

std::vector<data::ObservedRow> observedRows(std::span<const ShownPatient> patients)
{
    std::vector<data::ObservedRow> rows;
    for (const ShownPatient& shown : patients)
        rows.push_back(shown.patient);
    return rows;
}

/// Patients of one bucket, and which of all shown ones they are.
struct BucketPatients
{
    Patients patients;
    std::vector<std::size_t> numbers;
};

class FurtherTraining
{
public:
    FurtherTraining(const Model& model, const data::Dataset& dataset, const data::ObservationPool& pool,
                    std::span<const ShownPatient> shown)
        : m_data(model.data())
        , m_shown(shown)
        , m_rows(rowsOf(shown))
        , m_batchRows(EncodedRows(dataset, m_rows, m_data.encoding), pool, m_data.kinds.inputs(),
                      m_data.device)
        , m_buckets(m_data.buckets.size())
    {
        fillBuckets(dataset, TestCohort(model, dataset, observedRows(shown), pool).buckets());
    }

    Expert expertOf(std::size_t bucket, int steps, JobControl& control) const
    {
        const TrainingSettings& settings = m_data.facts.settings;
        const BucketPatients& own = m_buckets[bucket];
        const Random random = Random(settings.seed).child("further").child(std::to_string(bucket));
        ExpertTrainer trainer(m_data.buckets[bucket].expert,
                              settings.expertsSeeMask ? std::nullopt : std::optional(m_data.kinds.inputs()));
        for (int step = 0; step < steps && own.patients.size() > 0; ++step) {
            control.report(step, steps, kPhase);
            trainer.step(gather(m_batchRows, drawFrom(own, random.child(std::to_string(step)))),
                         expertStep(settings, settings.bucketRate, shareOf(step, steps)));
        }
        return trainer.expert.clone();
    }

private:
    /// Rare classes are drawn more often, as in training.
    void fillBuckets(const data::Dataset& dataset, const std::vector<int>& bucketOf)
    {
        std::map<std::int32_t, double> weightOfClass;
        for (const ShownPatient& shown : m_shown)
            weightOfClass[dataset.labels[shown.patient.row]] += shown.weight;
        for (std::size_t i = 0; i < m_shown.size(); ++i) {
            const ShownPatient& shown = m_shown[i];
            const double weightOfItsClass = weightOfClass[dataset.labels[shown.patient.row]];
            const double rarity = m_data.facts.settings.balancesClasses ? std::sqrt(weightOfItsClass) : 1;
            const auto row = std::ranges::lower_bound(m_rows, std::size_t{shown.patient.row});
            BucketPatients& bucket = m_buckets[static_cast<std::size_t>(bucketOf[i])];
            bucket.patients.add(static_cast<std::size_t>(row - m_rows.begin()), shown.patient.set,
                                shown.weight, shown.weight / rarity);
            bucket.numbers.push_back(i);
        }
    }

    Draw drawFrom(const BucketPatients& own, Random random) const
    {
        const TrainingSettings& settings = m_data.facts.settings;
        const std::size_t features = m_data.facts.features.size();
        const auto count = static_cast<std::size_t>(settings.batchSize);
        Draw draw;
        draw.revealed.resize(count * features);
        for (std::size_t i = 0; i < count; ++i) {
            const std::size_t patient = own.patients.draw(random);
            draw.rows.push_back(own.patients.rows()[patient]);
            draw.sets.push_back(own.patients.sets()[patient]);
            draw.weights.push_back(static_cast<float>(own.patients.countOfDrawn(patient)));
            for (const std::int64_t test : m_shown[own.numbers[patient]].tests)
                draw.revealed[i * features + static_cast<std::size_t>(test)] = 1;
        }
        exchangeValues(draw, own.patients, features, settings.exchangedShare, random.child("exchange"));
        return draw;
    }

    const ModelData& m_data;
    std::span<const ShownPatient> m_shown;
    std::vector<std::size_t> m_rows; ///< of the table, ascending
    DeviceRows m_batchRows;
    std::vector<BucketPatients> m_buckets;
};

} // namespace

Model trainedFurther(const Model& model, const data::Dataset& dataset, const data::ObservationPool& pool,
                     std::span<const ShownPatient> patients, int steps, JobControl& control)
{
    const FurtherTraining training(model, dataset, pool, patients);
    TensorFile file = model.data().file;
    for (std::size_t b = 0; b < model.data().buckets.size(); ++b) {
        Expert expert = training.expertOf(b, steps, control);
        for (const NamedParameter& parameter : expert.parameters())
            file.tensors[bucketName(b, "expert." + parameter.name)] = toRaw(*parameter.tensor);
    }
    file.metadata["sha256"] = encodeTensorFile(file).sha256;
    return Model(readModel(std::move(file), "The model trained further", model.data().device));
}

} // namespace genex::method
