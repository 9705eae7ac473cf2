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
    std::vector<std::int64_t> ordered;   ///< U \ (V ∪ O), most telling first
    std::vector<std::int64_t> estimated; ///< V \ O
    double threshold = 0;
    double skipThreshold = 0;
    double temperature = 1;      ///< with the batch known
    double temperatureFirst = 1; ///< of a personal plan with V left out
    double temperatureAgain = 1; ///< with a second batch known, too
    double distanceLimit = 0;
    double estimatedPart = 0;  ///< of a personal plan that is generated instead
    std::vector<double> gains; ///< of `ordered`, then of `estimated`, where the plan is personal
};

/// Predictions for many patients whose V is generated.
struct GeneratedPredictions
{
    std::vector<float> probabilities; ///< [N × C] mean over the draws
    std::vector<float> instability;   ///< [N] part of the draws that name another class than the mean does
};

/// A trained model: partition, experts, generators, batches. Never changes; copies share it.
class Model
{
public:
    explicit Model(std::shared_ptr<const ModelData> data);

    /// A folder with weights.safetensors, manifest.json and card.md, or the weights alone. Checks every size,
    /// every number and the hash. Throws Failure naming the file.
    static Model load(const std::filesystem::path& path, const DeviceChoice& device = {});
    /// Writes the folder as a whole, or leaves what was there.
    void save(const std::filesystem::path& folder) const;

    const std::vector<data::FeatureColumn>& features() const;
    const std::vector<std::string>& classes() const;
    /// Of the weights file, manifest and card included; the same before it is saved and after it is loaded.
    const std::string& sha256() const;
    std::uint64_t seed() const;
    /// Of the table it was trained on.
    const std::string& dataSha256() const;
    const data::SplitSettings& split() const;
    /// The column that gave O in training; empty: sets were drawn.
    const std::string& observedColumn() const;
    /// What the sets O of the table's rows were drawn by; nothing: a column, or as the settings say.
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
    /// U_b: indices into features(), most telling first. Every beginning of it is the batch of a smaller
    /// budget.
    const std::vector<std::int64_t>& batch(int bucket) const;
    /// The batch that this budget allows a patient of whom `known` is known: whoever knows some of U_b
    /// already goes on to the next tests of its order. Throws Failure(InvalidInput) for a budget beyond that
    /// of training.
    BatchChoice choose(int bucket, const Budget& budget, std::span<const std::int64_t> known = {}) const;
    /// Whether batches are planned for each patient; choose() is for the other ones.
    bool isPersonal() const;
    /// Plans from what is known of each patient, as long as `most` allows.
    std::vector<Plan> plan(const PlannedPatients& patients, const PlanWishes& wishes) const;
    /// How a budget is counted and calibrated, whoever it is for; no test is chosen.
    BatchChoice levelFor(const Budget& budget) const;
    /// The budget in tests, or in money.
    double amountOf(const Budget& budget) const;
    /// Of predictions from the findings alone.
    double observedTemperature() const;
    /// With some tests of each patient generated from what is known of it.
    GeneratedPredictions predictWithEstimatesOf(std::span<const float> values,
                                                std::span<const int> bucketOfRow,
                                                const std::vector<std::vector<std::int64_t>>& estimated,
                                                std::span<const double> temperatures, int workers) const;
    /// The sets O that training patients came with; none when a column gave them.
    const data::ObservationPool& pools() const;

    // --- inference (Algorithm 2): pure functions, the same input always gives the same answer

    /// From findings to the order list.
    domain::Recommendation recommend(std::span<const domain::Finding> findings, const Budget& budget = {},
                                     const CaseContext& context = {}) const;
    /// From findings and results to what is next: wait, fall back or conclude. A case is not concluded from
    /// estimates while a disease that must not be missed stands at or above its threshold.
    domain::Conclusion conclude(const domain::CaseInput& input, const Budget& budget = {},
                                const CaseContext& context = {}) const;
    /// Why a batch, and what moving a test in it would do. Any tests that are not known yet may stand in it;
    /// the budget says how probabilities are calibrated, as in recommend().
    domain::Explanation explain(const domain::ExplanationInput& input, const Budget& budget = {}) const;

    // --- many patients at once: rows of features().size() values, NaN where unknown

    std::vector<int> findBuckets(std::span<const float> values) const;
    /// Logits [N × C] by the experts of these buckets.
    std::vector<float> logits(std::span<const float> values, std::span<const int> bucketOfRow) const;
    /// How far each row is from every training patient that the model remembers of its bucket.
    std::vector<float> distances(std::span<const float> values, std::span<const int> bucketOfRow) const;
    /// With the unknown ones among `estimated`[bucket] generated from what is known of a row.
    GeneratedPredictions predictWithEstimates(std::span<const float> values, std::span<const int> bucketOfRow,
                                              const std::vector<std::vector<std::int64_t>>& estimated,
                                              double temperature) const;
    /// max(z, 0) of the experts' first layers [N × h] for the same patients, as a mean over the draws.
    std::vector<float> hiddenWithEstimates(std::span<const float> values, std::span<const int> bucketOfRow,
                                           const std::vector<std::vector<std::int64_t>>& estimated) const;

    /// For core/genex itself: nobody else knows what it is.
    const ModelData& data() const { return *m_data; }

private:
    std::shared_ptr<const ModelData> m_data;
};

} // namespace genex::method
