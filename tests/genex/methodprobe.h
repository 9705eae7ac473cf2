#pragma once

#include "trainingtable.h"

#include "data/dataset.h"

#include <cstdint>
#include <string>
#include <vector>

/// What tests want to know of tensors, in plain numbers: Qt and torch do not meet in one file.
namespace genex::method::probe {

struct Scores
{
    double now = 0;
    std::vector<float> byRankOne; ///< candidateLosses()
    std::vector<double>
        byForward; ///< the whole network for each candidate, in plain loops and double precision
    double nowByForward = 0;
    std::int64_t best = -1; ///< pickBest(); -1: none
};

/// pickBest() of an expert that gives no finite number.
void pickFromBrokenExpert(const data::Dataset& dataset);

/// A random expert over all rows of the table with all pools and U = `picked`; every feature is a candidate.
Scores score(const data::Dataset& dataset, const Pools& pools, const std::vector<std::int64_t>& picked,
             int hidden, std::uint64_t seed, const std::string& device);

struct Seen
{
    std::vector<float> values; ///< [N × n] x ∘ m
    std::vector<float> mask;   ///< [N × n]
};

/// What an expert sees of these patients.
Seen gathered(const TrainingTable& table, const Pools& pools, const Draw& draw, const std::string& device);

struct StepsWanted
{
    int classes = 2;
    int count = 1;
    double learningRate = 0;
    double labelSmoothing = 0;
    double weightDecay = 0;
};

struct Steps
{
    std::vector<float> start;               ///< the parameters, one after the other
    std::vector<std::vector<float>> change; ///< by how much each of them moved, in the first two steps
    std::vector<double> losses;             ///< before each step, on the same patients, without smoothing
};

/// Steps on the same patients, on the CPU.
Steps trainSteps(const TrainingTable& table, const Pools& pools, const Draw& draw, const StepsWanted& wanted);

} // namespace genex::method::probe
