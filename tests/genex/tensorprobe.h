// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "candidatescorer.h"
#include "expert.h"
#include "generator.h"
#include "methodprobe.h"
#include "patientbatch.h"
#include "selection.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <vector>

/// Between tensors and the plain numbers of the probe.
namespace genex::method::probe {

std::int64_t lengthOf(const auto& list)
{
    return static_cast<std::int64_t>(list.size());
}

at::Tensor tensorOf(const std::vector<float>& numbers, std::vector<std::int64_t> shape);
PlainValues plain(const Values& values);
PlainBatch plain(const Batch& batch);
PlainExpert plain(const Expert& expert, std::int64_t features, std::int64_t inputs);
Batch tensors(const PlainBatch& batch);
Expert tensors(const PlainExpert& expert);
ExpertShape shapeOf(const ExpertWanted& wanted);
GeneratorShape shapeOf(const GeneratorWanted& wanted, std::int64_t features, std::int64_t inputs);
Generator generatorOf(const GeneratorWanted& wanted, std::int64_t features, std::int64_t inputs);
std::vector<float> flat(Expert expert);
/// A decoder that says the same whatever the code.
Decoder sayingAlways(const std::vector<float>& outputs, const std::vector<float>& logVariance);
PlainScores plain(const CandidateScores& scores);

} // namespace genex::method::probe
