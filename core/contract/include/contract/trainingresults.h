// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/jsonform.h"

#include <cstdint>
#include <string>
#include <vector>

namespace genex::contract {

struct BucketSummary
{
    /// Training rows, counted once for every O that leads here, by mean weight.
    std::int64_t patients = 0;
    std::vector<std::string> order; ///< U_b: the selected tests, most informative first
    double conicity = 0;            ///< mean cosine between a patient and the mean patient

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("patients", self.patients);
        visit("order", self.order, AnyText{});
        visit("conicity", self.conicity);
    }

    bool operator==(const BucketSummary&) const = default;
};

struct TrainingSummary
{
    static constexpr const char* kTitle = "The summary";

    std::int64_t rows = 0;         ///< of the table
    std::int64_t trainingRows = 0; ///< used for training
    std::int64_t validationRows = 0;
    std::int64_t testRows = 0; ///< held out
    std::vector<BucketSummary> buckets;
    double skew = 0;     ///< smallest bucket / largest bucket
    double conicity = 0; ///< mean over the patients
    std::uint64_t seed = 0;
    int bucketsWanted = 0;   ///< B; buckets with too few patients were merged
    bool endedEarly = false; ///< finished early on request
    std::string device;
    double seconds = 0;      ///< working time, including that before an interruption
    double scoringShare = 0; ///< fraction of the workers' time spent scoring candidates
    // Not told further:
    double scoringSeconds = 0;            ///< workers' time spent scoring since the last interruption
    std::int64_t scoringMultiplyAdds = 0; ///< multiply-adds done in that time

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("rows", self.rows);
        visit("training_rows", self.trainingRows);
        visit("validation_rows", self.validationRows);
        visit("test_rows", self.testRows);
        visit("buckets", self.buckets);
        visit("skew", self.skew);
        visit("conicity", self.conicity);
        visit("seed", self.seed);
        visit("buckets_wanted", self.bucketsWanted);
        visit("ended_early", self.endedEarly);
        visit("device", self.device);
        visit("seconds", self.seconds);
        visit("scoring_share", self.scoringShare);
    }

    bool operator==(const TrainingSummary&) const = default;
};

/// Expected cost of a training.
struct TrainingEstimate
{
    double seconds = 0;
    std::uint64_t memoryBytes = 0;    ///< of the engine while training
    std::uint64_t availableBytes = 0; ///< on this machine, now
    std::int64_t trainingRows = 0;
    int buckets = 0;       ///< expected number
    int bucketsWanted = 0; ///< B; buckets with too few patients are merged
    int tests = 0;         ///< selected per bucket, approximately
    std::string device;

    template <typename Self, typename Visit>
    static void visitFields(Self& self, Visit&& visit)
    {
        visit("seconds", self.seconds, Range{0.0, 1e12});
        visit("memory_bytes", self.memoryBytes);
        visit("available_bytes", self.availableBytes);
        visit("training_rows", self.trainingRows);
        visit("buckets", self.buckets, Range{0, 1'000'000'000});
        visit("buckets_wanted", self.bucketsWanted, Range{0, 1'000'000'000});
        visit("tests", self.tests, Range{0, 1'000'000'000});
        visit("device", self.device);
    }
};

} // namespace genex::contract
