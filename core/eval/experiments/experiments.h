// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "eval/experiment.h"

#include <string>
#include <vector>

/// The experiments, each in the file of its name.
namespace genex::eval {

/// Accuracy against orders over the budgets for a set of methods, with paired tests against GENEX and Welch's
/// test between all of them.
const Experiment& budgetExperiment();

/// The value of generated values: GENEX against V = ∅, V = U and skip, with the same V left unknown.
const Experiment& generatorExperiment();

/// Random hyperplanes against k-means and a Gaussian mixture: accuracy, balance, and time to find a bucket.
const Experiment& clusteringExperiment();

/// Number of buckets: 1 to 32.
const Experiment& bucketsExperiment();

/// When generated values are accepted: by a threshold τ, by the supervised τ_ψ, or never (V = ∅).
const Experiment& confidenceExperiment();

/// Whether accurately generated values can replace orders: for the fraction κ of patients with the smallest
/// |x − x'| all of U is generated, for the others ordered; and how predictable that difference is.
const Experiment& fidelityExperiment();

/// Measures the assumptions of the paper's theorems, and compares greedy with the optimal set where that can
/// be computed.
const Experiment& assumptionsExperiment();

/// Seconds per pass over the training patients and for the test patients, one cell at a time.
const Experiment& timingExperiment();

/// Effect of the choice of O: random features, sets that training has not seen, the most frequent, the least
/// informative; for images, centre or edge.
const Experiment& observedExperiment();

/// Calibration before and after temperature scaling, and accuracy if only the most confident patients are
/// answered.
const Experiment& calibrationExperiment();

/// Methods that an experiment compares: the plan's, or all if it names none.
std::vector<std::string> methodsOf(const ExperimentPlan& plan);

} // namespace genex::eval
