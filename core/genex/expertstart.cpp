// SPDX-License-Identifier: GPL-3.0-or-later
#include "expertstart.h"

#include "sharedtasks.h"
#include "tensors.h"

#include <ATen/core/grad_mode.h>

namespace genex::method {

Expert startOfExpert(const TrainingContext& context, const TrainingSettings& settings)
{
    Expert expert =
        Expert::random(expertShape(context, settings), context.random.child("start"), context.device);
    expert.silence(unseenInputs(context.cohort.rows, context.encoding.layout));
    if (!settings.expertsSeeMask)
        expert.ignoreMask(context.inputs());
    if (settings.startsFromCounts)
        expert.startFrom(context.rates);
    return expert;
}

std::optional<std::int64_t> silentRows(const TrainingContext& context, const TrainingSettings& settings)
{
    return settings.expertsSeeMask ? std::nullopt : std::optional(context.inputs());
}

Expert expertBehind(const TrainingContext& context, const Generator& generator)
{
    const at::NoGradGuard noGradient;
    Expert expert = startOfExpert(context, context.settings);
    const std::int64_t latent = generator.shape.latent;
    expert.hiddenWeight = generator.encoder.weight.detach().clone();
    expert.hiddenBias = generator.encoder.bias.detach().clone();
    expert.silence(unseenInputs(context.cohort.rows, context.encoding.layout));
    expert.tail[0].weight = generator.encoder.codeWeight.detach().narrow(1, 0, latent).clone();
    expert.tail[0].bias = generator.encoder.codeBias.detach().narrow(0, 0, latent).clone();
    return expert;
}

} // namespace genex::method
