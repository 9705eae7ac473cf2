// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/budget.h"
#include "contract/manifest.h"

#include "data/complaints.h"
#include "data/dataset.h"
#include "data/observation.h"
#include "data/splitsettings.h"
#include "domain/conclusion.h"
#include "domain/explanation.h"
#include "domain/finding.h"
#include "domain/prices.h"
#include "domain/recommendation.h"
#include "genex/calibration.h"
#include "genex/casecontext.h"
#include "genex/device.h"
#include "genex/methodsettings.h"
#include "genex/personalplan.h"
#include "genex/secondvisit.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace genex::method {

struct ModelData;

using contract::Budget;
using contract::BudgetPlan;
using contract::ModelManifest;
using contract::ValidationChoice;

/// A batch for one patient and budget.
struct BatchChoice
{
    std::vector<std::int64_t> ordered;   ///< U \ (V ∪ O), most informative first
    std::vector<std::int64_t> estimated; ///< V \ O
    double threshold = 0;
    double skipThreshold = 0;
    double temperature = 1;      ///< once the batch is known
    double temperatureFirst = 1; ///< personal plan without V
    double temperatureAgain = 1; ///< once a second batch is known
    double distanceLimit = 0;
    double estimatedPart = 0;  ///< fraction of a personal plan that is generated instead
    std::vector<double> gains; ///< of `ordered`, then `estimated`, for a personal plan
};

/// Predictions for many patients with V generated.
struct GeneratedPredictions
{
    std::vector<float> probabilities; ///< [N × C] mean over the draws
    std::vector<float> instability;   ///< [N] fraction of draws whose class differs from that of the mean
};

/// A trained model: partition, experts, generators, batches. Immutable; copies share it.
class Model
{
public:
    explicit Model(std::shared_ptr<const ModelData> data);

    /// Loads a folder with weights.safetensors, manifest.json and card.md, or the weights alone. Verifies
    /// every size, every number and the hash. Throws Failure naming the file.
    static Model load(const std::filesystem::path& path, const DeviceChoice& device = {});
    /// Writes the folder atomically.
    void save(const std::filesystem::path& folder) const;

    const std::vector<data::FeatureColumn>& features() const;
    const std::vector<std::string>& classes() const;
    /// Of the weights file including manifest and card; the same before saving and after loading.
    const std::string& sha256() const;
    std::uint64_t seed() const;
    /// Of the table it was trained on.
    const std::string& dataSha256() const;
    const data::SplitSettings& split() const;
    /// The column that gave O in training; empty: sets were sampled.
    const std::string& observedColumn() const;
    /// The rule that sampled O for the table's rows; empty: a column, or the settings.
    const std::optional<data::ComplaintRule>& complaints() const;
    const TrainingSettings& settings() const;
    const Prices& prices() const;
    const std::vector<BudgetPlan>& plans() const;
    bool hasGenerator() const;
    /// Everything about the model but its weights.
    const ModelManifest& manifest() const;
    /// The model card, as it stands in card.md.
    const std::string& card() const;

    int buckets() const;
    /// U_b: indices into features(), most informative first. Every prefix is the batch of a smaller budget.
    const std::vector<std::int64_t>& batch(int bucket) const;
    /// The batch for this budget and a patient for whom `known` is known: known tests of U_b are replaced by
    /// the next ones in its order. Throws Failure(InvalidInput) for a budget larger than that of training.
    BatchChoice choose(int bucket, const Budget& budget, std::span<const std::int64_t> known = {}) const;
    /// Whether batches are planned per patient; choose() is for the others.
    bool isPersonal() const;
    /// Plans based on what is known about each patient, within `most`.
    std::vector<Plan> plan(const PlannedPatients& patients, const PlanWishes& wishes) const;
    /// How a budget is counted and calibrated, independent of the patient; selects no tests.
    BatchChoice levelFor(const Budget& budget) const;
    /// The budget in tests, or in money.
    double amountOf(const Budget& budget) const;
    /// For predictions from the findings alone.
    double observedTemperature() const;
    /// With some tests of each patient generated from what is known.
    GeneratedPredictions predictWithEstimatesOf(std::span<const float> values,
                                                std::span<const int> bucketOfRow,
                                                const std::vector<std::vector<std::int64_t>>& estimated,
                                                std::span<const double> temperatures, int workers) const;
    /// The sets O of training patients; empty if a column gave them.
    const data::ObservationPool& pools() const;

    // --- inference (Algorithm 2): pure functions, deterministic

    /// From findings to the order list.
    domain::Recommendation recommend(std::span<const domain::Finding> findings, const Budget& budget = {},
                                     const CaseContext& context = {}) const;
    /// From findings and results to the next step: wait, fall back or conclude. A case is not concluded from
    /// estimates while a can't-miss disease is at or above its threshold.
    domain::Conclusion conclude(const domain::CaseInput& input, const Budget& budget = {},
                                const CaseContext& context = {}) const;
    /// Explains a batch and the effect of moving a test. It may contain any unknown tests; the budget
    /// determines the calibration, as in recommend().
    domain::Explanation explain(const domain::ExplanationInput& input, const Budget& budget = {}) const;

    // --- many patients at once: rows of features().size() values, NaN if unknown

    std::vector<int> findBuckets(std::span<const float> values) const;
    /// Logits [N × C] by the experts of these buckets.
    std::vector<float> logits(std::span<const float> values, std::span<const int> bucketOfRow) const;
    /// Distance of each row to the nearest reference patient of its bucket.
    std::vector<float> distances(std::span<const float> values, std::span<const int> bucketOfRow) const;
    /// With the unknown features among `estimated`[bucket] generated from the known ones.
    GeneratedPredictions predictWithEstimates(std::span<const float> values, std::span<const int> bucketOfRow,
                                              const std::vector<std::vector<std::int64_t>>& estimated,
                                              double temperature) const;
    /// max(z, 0) of the experts' first layers [N × h] for the same patients, averaged over the draws.
    std::vector<float> hiddenWithEstimates(std::span<const float> values, std::span<const int> bucketOfRow,
                                           const std::vector<std::vector<std::int64_t>>& estimated) const;

    /// Internal to core/genex.
    const ModelData& data() const { return *m_data; }

private:
    std::shared_ptr<const ModelData> m_data;
};

} // namespace genex::method
