// SPDX-License-Identifier: GPL-3.0-or-later
#include "contract/trainingsettings.h"

#include "common/error.h"

#include <algorithm>
#include <array>
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

std::vector<std::string> presetNames()
{
    std::vector<std::string> names;
    for (const Preset& preset : kPresets)
        names.emplace_back(preset.name);
    return names;
}

TrainingSettings presetNamed(std::string_view name)
{
    TrainingSettings settings;
    // Thresholds look better on the patients they were chosen on: to lose half a point on new ones, a tenth
    // of a point may be lost there.
    settings.accuracyGivenUp = 0.001;
    // What the paper took in its experiments. By the formula Δ is nearly nothing for everybody where one
    // class is frequent, and F then looks at generated values alone.
    settings.deltaConstant = 0.8;
    // A class of one patient in fifty, told by a test that few of them show, takes about so many.
    settings.sharedSteps = 1000;
    if (name == "paper") {
        settings.generator = GeneratorKind::Transformer;
        settings.generatorBatch = 32;
        return settings;
    }
    settings.selection = Selection::Personal;
    settings.choosesOnValidation = true;
    settings.generatorTraining = GeneratorTraining::Proposal;
    settings.generatorSteps = 500; // two encoders have more to learn
    settings.hashesUnusual = true;
    settings.takesLogarithms = true;
    settings.startsFromCounts = true;
    // By the validation parts of the embedded population and of DP: an expert that knows the counts already
    // has less to learn, and more to unlearn when it comes to rely on a single value.
    settings.sharedSteps = 1500;
    settings.labelSmoothing = 0.05;
    settings.exchangedShare = 0.1;
    if (name == "fast")
        return settings;
    if (name == "thorough") {
        settings.hidden = 128;
        settings.sharedSteps = 3000;
        settings.bucketSteps = 300;
        settings.generatorSteps = 2000;
        settings.generatorBucketSteps = 200;
        settings.scoringRows = 1024;
        settings.selectionDraws = 4;
        return settings;
    }
    throw Failure(ErrorCode::InvalidInput, Text("There is no preset \"%1\".", name),
                  Text("It must be one of %1.", listed(presetNames(), kPresets.size())));
}

} // namespace genex::contract
