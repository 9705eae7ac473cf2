// SPDX-License-Identifier: GPL-3.0-or-later
#include "contract/trainingsettings.h"

#include "common/error.h"

#include <algorithm>
#include <bit>
#include <sstream>

template genex::Json genex::toJson(const contract::TrainingSettings& settings);
template genex::contract::TrainingSettings genex::fromJson(const Json& json, const Text& where);

namespace genex::contract {

namespace {

template <typename Value>
std::string textOf(const Value& value)
{
    std::ostringstream text;
    text << value;
    return text.str();
}

[[noreturn]] void refuse(const Text& where, const char* field, const std::string& value, const Text& remedy)
{
    domain::refuseField(where, field, Text("is %1", value), remedy);
}

} // namespace

void validate(const TrainingSettings& settings)
{
    static_cast<void>(Json(settings).get<TrainingSettings>());
}

void TrainingSettings::check(const Text& where) const
{
    if (partition == PartitionKind::Hyperplanes && !std::has_single_bit(static_cast<unsigned>(buckets)))
        refuse(where, "buckets", textOf(buckets), "It must be a power of two: 1, 2, 4, 8 and so on.");
    if (generator == GeneratorKind::Transformer && (positionSize + 1) % heads != 0)
        refuse(where, "heads", textOf(heads),
               Text("It must divide position_size + 1, which is %1.", textOf(positionSize + 1)));
    if (expertFront == ExpertFront::Encoder && generator != GeneratorKind::Pooled)
        refuse(where, "expert_front", "encoder", "It needs the pooled generator, whose encoder it takes.");
    if (expertFront == ExpertFront::Encoder && selection == Selection::Personal)
        refuse(where, "expert_front", "encoder", "Personal plans need experts without it: choose none.");
    if (!expertsSeeMask && expertFront == ExpertFront::Encoder)
        refuse(where, "experts_see_mask", "false", "The encoder before the experts sees it: choose none.");
    if (!expertsSeeMask && startsFromCounts)
        refuse(where, "experts_see_mask", "false",
               "Counts are of known values: switch starts_from_counts off.");
    if (trainsGeneratorOnSurrogate && !trainsOnSurrogate)
        refuse(where, "trains_generator_on_surrogate", "true", "It needs trains_on_surrogate.");
    if (budgetCount > 0 && budgetCost > 0)
        refuse(where, "budget_count", textOf(budgetCount), "Give a number of tests or a cost, not both.");
    if (deltaConstant < 0 && deltaConstant > -1)
        refuse(where, "delta_constant", textOf(deltaConstant), "It must be -1 or lie between 0 and 1.");
}

Json decisiveSettings(const TrainingSettings& settings)
{
    return DecisiveSettings{settings};
}

bool DecisiveSettings::isIncidental(std::string_view name)
{
    return name == "device" || name == "workers" || name == "checkpoint_file" ||
           name == "checkpoint_every_steps";
}

TrainingSettings withoutCounts(TrainingSettings settings)
{
    settings.startsFromCounts = false;
    settings.hidden = 2 * settings.hidden;
    settings.exchangedShare = std::min(settings.exchangedShare, 0.02);
    settings.weightDecay = std::min(settings.weightDecay, 0.1);
    return settings;
}

} // namespace genex::contract
