// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

/// What the training settings choose between.
namespace genex::contract {

/// How patients are put into buckets (Algorithm 1, Partition); the last two are there for comparison.
enum class PartitionKind { Hyperplanes, KMeans, GaussianMixture };

constexpr std::array<std::string_view, 3> namesOf(PartitionKind)
{
    return {"hyperplanes", "k-means", "gaussian-mixture"};
}

/// How a binary value is shown to the networks.
enum class ValueEncoding {
    Centred, ///< −1 and +1: absent differs from unknown
    ZeroOne, ///< 0 and 1, as the paper has it: only what is present moves a patient to another bucket
};

constexpr std::array<std::string_view, 2> namesOf(ValueEncoding)
{
    return {"centred", "zero-one"};
}

/// What supplies generated values.
enum class GeneratorKind {
    None,        ///< nothing: V is empty, and F is the loss with real values
    Pooled,      ///< β-VAE whose encoder is Linear–ReLU–Linear on value and mask
    Transformer, ///< β-VAE whose encoder is a transformer over the known (value, position) tokens, as in the
                 ///< paper
};

constexpr std::array<std::string_view, 3> namesOf(GeneratorKind)
{
    return {"none", "pooled", "transformer"};
}

/// How a generator learns.
enum class GeneratorTraining {
    Reconstruction, ///< a β-VAE: everything known from what is shown, codes drawn to N(0, I)
    Proposal,    ///< a second encoder that sees all of a row proposes its code: draws are joint, and may be
                 ///< asked for one disease
    Autoencoder, ///< the paper's β-VAE: what is shown from itself, codes drawn to N(0, I)
};

constexpr std::array<std::string_view, 3> namesOf(GeneratorTraining)
{
    return {"reconstruction", "proposal", "autoencoder"};
}

/// What stands before the expert's own two layers.
enum class ExpertFront {
    None,    ///< value and mask
    Encoder, ///< the mean of the pooled generator's encoder, trained on with the expert
};

constexpr std::array<std::string_view, 2> namesOf(ExpertFront)
{
    return {"none", "encoder"};
}

/// Whose tests a batch holds.
enum class Selection {
    Bucket,   ///< the paper's: one list for each bucket, chosen in training
    Personal, ///< planned for each patient from what is known of it, and again at each visit
};

constexpr std::array<std::string_view, 2> namesOf(Selection)
{
    return {"bucket", "personal"};
}

/// When GreedyForV stops.
enum class SecondVisitRule {
    Validated, ///< picks up to λ; how many of them are used is chosen on validation data, together with τ
    Printed,   ///< by the condition of Algorithm 1: stops at the first pick that does not lower G_L
    PrintedBreak, ///< with its `break`, too: at most one pick, if it lowers G_L
};

constexpr std::array<std::string_view, 3> namesOf(SecondVisitRule)
{
    return {"validated", "printed", "printed-break"};
}

/// How τ is chosen, on validation data.
enum class ThresholdRule {
    Curve,    ///< with |V|: the most orders saved for at most `accuracy_given_up`
    TopTenth, ///< the paper's: the tenth of the patients with the highest confidence is trusted
    Certain,  ///< trusted from 85 % confidence on
    Bound,    ///< as the curve, but what new patients lose is bounded by `accuracy_given_up` in expectation
};

constexpr std::array<std::string_view, 4> namesOf(ThresholdRule)
{
    return {"curve", "top-tenth", "certain", "bound"};
}

} // namespace genex::contract
