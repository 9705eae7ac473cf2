// SPDX-License-Identifier: GPL-3.0-or-later
#include "planlimits.h"

#include "findings.h"

namespace genex::method {

PlanLimits limitsOf(const ModelData& data, const PlanWishes& wishes, double most,
                    std::span<const std::uint8_t> isClosed, std::span<const std::int64_t> required)
{
    const TrainingSettings& settings = data.facts.settings;
    PlanLimits limits;
    limits.aim = wishes.aim;
    limits.most = most;
    limits.prices = settings.budgetCost > 0 ? &data.facts.prices : nullptr;
    limits.efforts = wishes.efforts;
    limits.stakes = wishes.stakes;
    limits.cantMissFrom = wishes.cantMissFrom;
    if (settings.commonWeight > 0) {
        limits.common = wishes.aim == PlanAim::Learn ? data.common.learning : data.common.beingRight;
        limits.commonWeight = settings.commonWeight;
    }
    limits.isClosed = isClosed;
    limits.first = required;
    return limits;
}

std::vector<std::int64_t> requiredOf(const ModelManifest& facts)
{
    std::vector<std::int64_t> required;
    for (const std::string& name : facts.settings.required)
        required.push_back(static_cast<std::int64_t>(featureNumber(name, facts.features)));
    return required;
}

void closeTests(std::vector<std::uint8_t>& isClosed, std::span<const std::int64_t> tests)
{
    for (const std::int64_t test : tests)
        isClosed[static_cast<std::size_t>(test)] = 1;
}

void closeForbidden(std::vector<std::uint8_t>& isClosed, const ModelManifest& facts)
{
    for (const std::string& name : facts.settings.forbidden)
        isClosed[featureNumber(name, facts.features)] = 1;
}

} // namespace genex::method
