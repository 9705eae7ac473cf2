// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "selection.h"
#include "trainingcontext.h"
#include "trainingtask.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace genex::method {

/// A bucket after training.
struct TrainedBucket
{
    Expert expert;
    std::optional<Generator> generator;
    std::vector<std::int64_t> order;                  ///< U_b, most informative first
    std::vector<std::vector<std::int64_t>> estimated; ///< per budget level: V in the order of GreedyForV
};

/// Algorithm 1 for one bucket: pre-training, GreedyForU, GreedyForV.
class BucketTask : public TrainingTask
{
public:
    /// Starts from the shared networks; `generator` may be empty.
    BucketTask(const TrainingContext& context, std::size_t bucket, const Expert& expert,
               const GeneratorTrainer* generator);

    TrainedBucket result() const;
    /// Time spent scoring candidates, and in total.
    double scoringSeconds() const { return m_scoringSeconds; }
    std::int64_t scoringMultiplyAdds() const { return m_scoringMultiplyAdds; }
    double workSeconds() const { return m_workSeconds; }

    std::string name() const override { return "bucket-" + std::to_string(m_bucket); }
    bool isDone() const override;
    bool advance() override;
    /// No further steps; selects tests up to the smallest budget, and V.
    void finishEarly() override { m_isToFinish = true; }
    LaneState state() const override;
    std::span<const std::int64_t> picked() const override { return m_picked; }
    double workDone() const override;
    double workInAll() const override;
    void save(TensorFile& file) override;
    void load(const TensorFile& file, const std::string& fileName) override;

private:
    const Patients& patients() const { return m_context.buckets[m_bucket]; }
    Random randomOf(const char* purpose, std::int64_t number) const;
    Selector selector() const;
    bool step();
    bool wantsExpertStep() const;
    bool wantsGeneratorStep() const;
    bool hasEnoughToFinish() const;
    void trainExpert();
    void trainGenerator(std::int64_t number, double progress);
    void freeze();
    bool pick();
    std::vector<std::int64_t> candidates() const;
    double spent() const;
    double unknownShare(std::int64_t feature) const
    {
        return m_unknownShares[static_cast<std::size_t>(feature)];
    }
    std::vector<double> pricesToCompare(const std::vector<std::int64_t>& open) const;
    std::optional<std::int64_t> choose(const std::vector<std::int64_t>& open, std::int64_t turn);
    void trainAfterPick(std::int64_t number);
    void trainOnSurrogate(const Batch& batch, const Random& random, const StepSettings& rate);
    void chooseEstimated();
    std::vector<std::int64_t> greedyForV(std::span<const std::int64_t> batch, std::int64_t number);

    const TrainingContext& m_context;
    std::size_t m_bucket;
    std::vector<double> m_unknownShares; ///< [n] fraction of patients for whom a feature is still unknown
    ExpertTrainer m_expert;
    std::optional<GeneratorTrainer> m_generator;
    Expert m_frozenExpert;                      ///< h_0
    std::optional<Generator> m_frozenGenerator; ///< p_0
    std::int64_t m_expertStep = 0;
    std::int64_t m_generatorStep = 0;
    std::vector<std::int64_t> m_picked;                 ///< U_b so far
    bool m_isFull = false;                              ///< GreedyForU has ended
    std::vector<std::vector<std::int64_t>> m_estimated; ///< V for the budget levels finished so far
    double m_scoringSeconds = 0;
    std::int64_t m_scoringMultiplyAdds = 0;
    double m_workSeconds = 0;
    std::int64_t m_patientsSeen = 0; ///< by the steps since creation or loading
    bool m_isToFinish = false;
};

} // namespace genex::method
