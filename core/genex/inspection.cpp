// SPDX-License-Identifier: GPL-3.0-or-later
#include "genex/inspection.h"

#include "patientpieces.h"
#include "prediction.h"
#include "tensors.h"

#include <ATen/TensorOperators.h>
#include <ATen/core/grad_mode.h>
#include <ATen/ops/logsumexp.h>
#include <ATen/ops/softmax.h>

#include <cmath>
#include <limits>
#include <optional>

namespace genex::method {

namespace {

/// Between two categories, as between absent and present.
constexpr float kOtherCategory = 2;

at::Tensor labelsOf(const ModelData& data, std::span<const std::int32_t> labels,
                    std::span<const std::size_t> rows)
{
    std::vector<std::int64_t> chosen;
    for (const std::size_t row : rows)
        chosen.push_back(labels[row]);
    return toDevice(chosen, {static_cast<std::int64_t>(chosen.size())}, data.device);
}

std::size_t numbersPerRow(const Model& model)
{
    return static_cast<std::size_t>(model.settings().draws) *
           (model.features().size() + static_cast<std::size_t>(model.settings().hidden));
}

/// [N, D, C], or [N, 1, C] if nothing is generated.
at::Tensor drawnLogits(const ModelData& data, const BucketModel& bucket, const KnownBatch& batch,
                       const std::vector<std::int64_t>& generated)
{
    if (generated.empty() || !bucket.generator)
        return logitsOf(bucket.expert, hiddenOf(data, bucket, batch)).unsqueeze(1);
    return drawEstimates(data, bucket, batch, generated).logits;
}

/// Drawn and real values of one chunk, on the host.
class DrawnBesideReal
{
public:
    DrawnBesideReal(const ModelData& data, const EstimatedDraws& drawn, const KnownBatch& truth,
                    const std::vector<std::int64_t>& generated)
        : m_data(data)
        , m_generated(generated)
        , m_amounts(floatsOf(drawn.values.amounts))
        , m_isGenerated(floatsOf(drawn.isGenerated))
        , m_truth(floatsOf(truth.values.amounts))
        , m_isHeld(floatsOf(truth.mask))
        , m_rows(static_cast<std::size_t>(truth.mask.size(0)))
        , m_draws(m_amounts.size() / std::max<std::size_t>(1, m_rows * generated.size()))
    {
        if (!drawn.values.hasCategories())
            return;
        m_inputs = integersOf(drawn.values.inputs);
        m_truthInputs = integersOf(truth.values.inputs);
        std::int64_t begin = 0; // inputs of drawn values are numbered within the generated features
        for (const std::int64_t feature : generated) {
            m_begins.push_back(begin);
            begin += static_cast<std::int64_t>(layout().end(at(feature)) - layout().begin(at(feature)));
        }
    }

    float meanError(std::size_t row, std::size_t k) const
    {
        const std::size_t feature = at(m_generated[k]);
        const std::size_t place = row * layout().features() + feature;
        if (m_isGenerated[row * m_generated.size() + k] == 0 || m_isHeld[place] == 0)
            return std::numeric_limits<float>::quiet_NaN();
        float sum = 0;
        for (std::size_t d = 0; d < m_draws; ++d)
            sum += error((row * m_draws + d) * m_generated.size() + k, place, feature, k);
        return sum / static_cast<float>(m_draws);
    }

private:
    static std::size_t at(std::int64_t feature) { return static_cast<std::size_t>(feature); }
    const data::InputLayout& layout() const { return m_data.encoding.layout; }

    float error(std::size_t drawn, std::size_t real, std::size_t feature, std::size_t k) const
    {
        if (!layout().isCategorical(feature))
            return std::abs(m_amounts[drawn] - m_truth[real]);
        const auto begin = static_cast<std::int64_t>(layout().begin(feature));
        return m_inputs[drawn] - m_begins[k] == m_truthInputs[real] - begin ? 0 : kOtherCategory;
    }

    const ModelData& m_data;
    const std::vector<std::int64_t>& m_generated;
    std::vector<float> m_amounts;     ///< [N × D × v]
    std::vector<float> m_isGenerated; ///< [N × v]
    std::vector<float> m_truth;       ///< [N × n]
    std::vector<float> m_isHeld;      ///< [N × n]
    std::size_t m_rows;
    std::size_t m_draws;
    std::vector<std::int64_t> m_inputs;
    std::vector<std::int64_t> m_truthInputs;
    std::vector<std::int64_t> m_begins; ///< of the generated features
};

} // namespace

GeneratedLosses generatedLosses(const Model& model, std::span<const float> values,
                                std::span<const std::int32_t> labels, std::span<const int> bucketOfRow,
                                const std::vector<std::vector<std::int64_t>>& generated)
{
    const ModelData& data = model.data();
    checkSizes(data, values, bucketOfRow);
    const at::NoGradGuard noGradient;
    const double widest = 1 - 1.0 / static_cast<double>(model.classes().size());
    GeneratedLosses all{std::vector<float>(bucketOfRow.size()), std::vector<float>(bucketOfRow.size())};
    forPieces(data.buckets.size(), bucketOfRow, rowsWithin(numbersPerRow(model)),
              [&](std::size_t b, std::span<const std::size_t> rows) {
                  const at::Tensor logits =
                      drawnLogits(data, data.buckets[b], batchOf(data, values, rows), generated[b]);
                  const std::int64_t draws = logits.size(1);
                  const at::Tensor losses =
                      lossesOf(logits.flatten(0, 1), labelsOf(data, labels, rows).repeat_interleave(draws));
                  scatter(losses.view({-1, draws}).mean(1), rows, all.losses);
                  scatter((1 - at::softmax(logits, 2).amax(2)).mean(1) / widest, rows, all.uncertainty);
              });
    return all;
}

std::vector<float> estimateErrors(const Model& model, std::span<const float> values,
                                  std::span<const float> truth, std::span<const int> bucketOfRow,
                                  const std::vector<std::vector<std::int64_t>>& generated)
{
    const ModelData& data = model.data();
    checkSizes(data, values, bucketOfRow);
    checkSizes(data, truth, bucketOfRow);
    const at::NoGradGuard noGradient;
    const std::size_t n = model.features().size();
    std::vector<float> errors(values.size(), std::numeric_limits<float>::quiet_NaN());
    forPieces(data.buckets.size(), bucketOfRow, rowsWithin(numbersPerRow(model)),
              [&](std::size_t b, std::span<const std::size_t> rows) {
                  if (generated[b].empty() || !data.buckets[b].generator)
                      return;
                  const EstimatedDraws drawn =
                      drawEstimates(data, data.buckets[b], batchOf(data, values, rows), generated[b]);
                  const DrawnBesideReal both(data, drawn, batchOf(data, truth, rows), generated[b]);
                  for (std::size_t i = 0; i < rows.size(); ++i) {
                      for (std::size_t k = 0; k < generated[b].size(); ++k)
                          errors[rows[i] * n + static_cast<std::size_t>(generated[b][k])] =
                              both.meanError(i, k);
                  }
              });
    return errors;
}

std::vector<float> lossSlopes(const Model& model, std::span<const float> values,
                              std::span<const std::int32_t> labels, std::span<const int> bucketOfRow)
{
    const ModelData& data = model.data();
    checkSizes(data, values, bucketOfRow);
    std::vector<float> slopes(bucketOfRow.size());
    forPieces(data.buckets.size(), bucketOfRow, rowsWithin(2 * model.features().size()),
              [&](std::size_t b, std::span<const std::size_t> rows) {
                  const at::AutoGradMode withGradient(true);
                  KnownBatch batch = batchOf(data, values, rows);
                  batch.values.amounts = batch.values.amounts.requires_grad_(true);
                  const at::Tensor logits =
                      logitsOf(data.buckets[b].expert, hiddenOf(data, data.buckets[b], batch));
                  lossesOf(logits, labelsOf(data, labels, rows)).sum().backward();
                  scatter((batch.values.amounts.grad() * batch.mask).norm(2, {1}), rows, slopes);
              });
    return slopes;
}

namespace {

/// ln p(x_j | η_k) of every patient, draw and feature: [N, K, n].
at::Tensor drawnLogs(const ModelData& data, const Generator& generator, const KnownBatch& shown,
                     const KnownBatch& truth)
{
    const std::int64_t rows = shown.mask.size(0);
    const std::int64_t draws = data.noise.codes.size(0);
    const Latent latent = generator.encoder(shown.values, shown.mask);
    const at::Tensor codes =
        drawCodes({latent.mean.repeat_interleave(draws, 0), latent.logVariance.repeat_interleave(draws, 0)},
                  data.noise.codes.repeat({rows, 1}));
    Values values{truth.values.amounts.repeat_interleave(draws, 0), {}};
    if (truth.values.hasCategories())
        values.inputs = truth.values.inputs.repeat_interleave(draws, 0);
    return -featureLosses(generator.decoder, data.kinds, generator.decoder(codes), values)
                .view({rows, draws, -1});
}

} // namespace

GeneratorFit generatorFit(const Model& model, std::span<const float> values, std::span<const float> truth,
                          std::span<const int> bucketOfRow)
{
    const ModelData& data = model.data();
    checkSizes(data, values, bucketOfRow);
    checkSizes(data, truth, bucketOfRow);
    const at::NoGradGuard noGradient;
    GeneratorFit fit{std::vector<float>(bucketOfRow.size()), std::vector<float>(bucketOfRow.size())};
    forPieces(data.buckets.size(), bucketOfRow, rowsWithin(2 * numbersPerRow(model)),
              [&](std::size_t b, std::span<const std::size_t> rows) {
                  const std::optional<Generator>& generator = data.buckets[b].generator;
                  if (!generator)
                      return;
                  const KnownBatch shown = batchOf(data, values, rows);
                  const KnownBatch all = batchOf(data, truth, rows);
                  const at::Tensor hidden = all.mask - all.mask * shown.mask; // [N, n]
                  const at::Tensor count = hidden.sum(1).clamp_min(1);
                  const at::Tensor logs = drawnLogs(data, *generator, shown, all); // [N, K, n]
                  const double draws = std::log(static_cast<double>(logs.size(1)));
                  const at::Tensor joint = (logs * hidden.unsqueeze(1)).sum(2).logsumexp(1) - draws;
                  const at::Tensor single = ((logs.logsumexp(1) - draws) * hidden).sum(1);
                  const at::Tensor isOpen = (hidden.sum(1) > 0).to(at::kFloat);
                  scatter(joint / count * isOpen, rows, fit.joint);
                  scatter(single / count, rows, fit.marginals);
              });
    return fit;
}

} // namespace genex::method
