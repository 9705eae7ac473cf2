// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/error.h"
#include "genex/training.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <set>
#include <span>
#include <sstream>
#include <type_traits>

namespace genex::method {

namespace {

using Json = nlohmann::json;

/// The names of an enumeration's values in files, in their order.
template <typename Enum>
constexpr auto namesOf()
{
    if constexpr (std::is_same_v<Enum, ValueEncoding>)
        return std::to_array<std::string_view>({"centred", "zero-one"});
    else if constexpr (std::is_same_v<Enum, GeneratorKind>)
        return std::to_array<std::string_view>({"none", "pooled", "transformer"});
    else if constexpr (std::is_same_v<Enum, GeneratorTraining>)
        return std::to_array<std::string_view>({"reconstruction", "proposal"});
    else if constexpr (std::is_same_v<Enum, ExpertFront>)
        return std::to_array<std::string_view>({"none", "encoder"});
    else if constexpr (std::is_same_v<Enum, Selection>)
        return std::to_array<std::string_view>({"bucket", "personal"});
    else if constexpr (std::is_same_v<Enum, SecondVisitRule>)
        return std::to_array<std::string_view>({"validated", "printed"});
    else if constexpr (std::is_same_v<Enum, ThresholdRule>)
        return std::to_array<std::string_view>({"curve", "top-tenth", "certain", "bound"});
    else
        return std::to_array<std::string_view>({"hyperplanes", "k-means", "gaussian-mixture"});
}

/// Calls visit(name, field, smallest, largest) for each field with a range, visit(name, field) for the rest.
template <typename Settings, typename Visitor>
void visitFields(Settings& s, Visitor&& visit)
{
    visit("seed", s.seed);
    visit("observed_size", s.observedSize, -1, 1'000'000);
    visit("pools", s.pools, 1, 10'000);
    visit("buckets", s.buckets, 1, 1024);
    visit("repetition_power", s.repetitionPower, 0.0, 1.0);
    visit("partition", s.partition);
    visit("hashes_unusual", s.hashesUnusual);
    visit("encoding", s.encoding);
    visit("takes_logarithms", s.takesLogarithms);
    visit("chooses_on_validation", s.choosesOnValidation);
    visit("hidden", s.hidden, 1, 8192);
    visit("expert_front", s.expertFront);
    visit("starts_from_counts", s.startsFromCounts);
    visit("shared_steps", s.sharedSteps, 0, 1'000'000);
    visit("bucket_steps", s.bucketSteps, 0, 1'000'000);
    visit("batch_size", s.batchSize, 1, 1'000'000);
    visit("learning_rate", s.learningRate, 1e-8, 1.0);
    visit("bucket_rate", s.bucketRate, 1e-8, 1.0);
    visit("exchanged_share", s.exchangedShare, 0.0, 0.9);
    visit("reveal_fraction", s.revealFraction, 0.0, 1.0);
    visit("label_smoothing", s.labelSmoothing, 0.0, 0.5);
    visit("weight_decay", s.weightDecay, 0.0, 10.0);
    visit("generator", s.generator);
    visit("generator_training", s.generatorTraining);
    visit("latent", s.latent, 1, 512);
    visit("generator_hidden", s.generatorHidden, 1, 8192);
    visit("position_size", s.positionSize, 1, 4096);
    visit("heads", s.heads, 1, 256);
    visit("attention_layers", s.attentionLayers, 1, 64);
    visit("decoder_hidden", s.decoderHidden, 1, 8192);
    visit("beta_per_feature", s.betaPerFeature, 0.0, 100.0);
    visit("generator_steps", s.generatorSteps, 0, 1'000'000);
    visit("generator_bucket_steps", s.generatorBucketSteps, 0, 1'000'000);
    visit("generator_batch", s.generatorBatch, 1, 1'000'000);
    visit("generator_rate", s.generatorRate, 1e-8, 1.0);
    visit("selection", s.selection);
    visit("generated_courses", s.generatedCourses, 0.0, 1.0);
    visit("common_weight", s.commonWeight, 0.0, 1000.0);
    visit("budget_fraction", s.budgetFraction, 0.0, 1.0);
    visit("budget_count", s.budgetCount, 0, 1'000'000);
    visit("budget_cost", s.budgetCost, 0.0, 1e12);
    visit("required", s.required);
    visit("forbidden", s.forbidden);
    visit("exploration", s.exploration, 0.0, 1.0);
    visit("scoring_rows", s.scoringRows, 1, 10'000'000);
    visit("selection_draws", s.selectionDraws, 1, 1000);
    visit("steps_after_pick", s.stepsAfterPick, 0, 1000);
    visit("trains_on_surrogate", s.trainsOnSurrogate);
    visit("delta_constant", s.deltaConstant, -1.0, 1.0);
    visit("estimate_strength", s.estimateStrength, 0.0, 1.0);
    visit("estimated_share", s.estimatedShare, 0.0, 1.0);
    visit("second_visit_rule", s.secondVisitRule);
    visit("threshold_rule", s.thresholdRule);
    visit("accuracy_given_up", s.accuracyGivenUp, 0.0, 1.0);
    visit("draws", s.draws, 1, 4096);
    visit("confidence_floor", s.confidenceFloor, 0.0, 1.0);
    visit("least_gain", s.leastGain, 0.0, 1.0);
    visit("device", s.device);
    visit("workers", s.workers, 0, 1024);
    visit("checkpoint_file", s.checkpointFile);
    visit("checkpoint_every_steps", s.checkpointEverySteps, 1, 1'000'000'000);
}

/// Where a training runs and where it is saved meanwhile.
constexpr std::array kIncidental{"device", "workers", "checkpoint_file", "checkpoint_every_steps"};

template <typename Value>
std::string textOf(const Value& value)
{
    std::ostringstream text;
    text << value;
    return text.str();
}

[[noreturn]] void refuse(const std::string& field, const std::string& value, const Text& remedy)
{
    throw Failure(ErrorCode::InvalidInput, Text("The training setting \"%1\" is %2.", field, value), remedy);
}

struct RangeCheck
{
    template <typename Value>
    void operator()(const char*, const Value&) const
    {}
    template <typename Value>
    void operator()(const char* name, const Value& value, Value smallest, Value largest) const
    {
        if (!(value >= smallest && value <= largest)) // also when not a number
            refuse(name, textOf(value),
                   Text("It must lie between %1 and %2.", textOf(smallest), textOf(largest)));
    }
};

/// Reads one field if it is there.
class FieldReader
{
public:
    explicit FieldReader(const Json& json)
        : m_json(json)
    {}

    template <typename Value, typename... Range>
    void operator()(const char* name, Value& value, Range...)
    {
        m_known.insert(name);
        const auto found = m_json.find(name);
        if (found != m_json.end())
            read(name, *found, value);
    }

    void refuseUnknown() const
    {
        for (const auto& [name, value] : m_json.items()) {
            if (!m_known.contains(name))
                throw Failure(ErrorCode::InvalidInput, Text("There is no training setting \"%1\".", name));
        }
    }

private:
    static void read(const char* name, const Json& json, std::string& value)
    {
        if (!json.is_string())
            refuse(name, json.dump(), "It must be text.");
        value = json.get<std::string>();
    }
    static void read(const char* name, const Json& json, std::vector<std::string>& value)
    {
        const auto isText = [](const Json& entry) { return entry.is_string(); };
        if (!json.is_array() || !std::ranges::all_of(json, isText))
            refuse(name, json.dump(), "It must be a list of feature names.");
        value = json.get<std::vector<std::string>>();
    }
    static void read(const char* name, const Json& json, bool& value)
    {
        if (!json.is_boolean())
            refuse(name, json.dump(), "It must be true or false.");
        value = json.get<bool>();
    }
    template <typename Enum>
    requires std::is_enum_v<Enum>
    static void read(const char* name, const Json& json, Enum& value)
    {
        constexpr auto names = namesOf<Enum>();
        const auto* found =
            std::ranges::find(names, json.is_string() ? json.get<std::string>() : std::string());
        if (found == names.end())
            refuse(name, json.dump(), Text("It must be %1.", joined(names)));
        value = static_cast<Enum>(found - names.begin());
    }
    static Text joined(std::span<const std::string_view> names)
    {
        std::string beginning;
        for (const std::string_view name : names.first(names.size() - 1))
            beginning += (beginning.empty() ? "" : ", ") + std::string(name);
        return {"%1 or %2", beginning, names.back()};
    }
    static void read(const char* name, const Json& json, double& value)
    {
        if (!json.is_number())
            refuse(name, json.dump(), "It must be a number.");
        value = json.get<double>();
    }
    static void read(const char* name, const Json& json, std::uint64_t& value)
    {
        if (!json.is_number_unsigned())
            refuse(name, json.dump(), "It must be a whole number from 0 to 2^64 - 1.");
        value = json.get<std::uint64_t>();
    }
    static void read(const char* name, const Json& json, int& value)
    {
        const bool fits = json.is_number_integer() && json >= std::numeric_limits<int>::min() &&
                          json <= std::numeric_limits<int>::max();
        if (!fits)
            refuse(name, json.dump(), "It must be a whole number.");
        value = json.get<int>();
    }

    const Json& m_json;
    std::set<std::string> m_known;
};

} // namespace

void validate(const TrainingSettings& settings)
{
    visitFields(settings, RangeCheck{});
    if (settings.partition == PartitionKind::Hyperplanes &&
        !std::has_single_bit(static_cast<unsigned>(settings.buckets)))
        refuse("buckets", textOf(settings.buckets), "It must be a power of two: 1, 2, 4, 8 and so on.");
    if (settings.generator == GeneratorKind::Transformer && (settings.positionSize + 1) % settings.heads != 0)
        refuse("heads", textOf(settings.heads),
               Text("It must divide position_size + 1, which is %1.", textOf(settings.positionSize + 1)));
    if (settings.expertFront == ExpertFront::Encoder && settings.generator != GeneratorKind::Pooled)
        refuse("expert_front", "encoder", "It needs the pooled generator, whose encoder it takes.");
    if (settings.expertFront == ExpertFront::Encoder && settings.selection == Selection::Personal)
        refuse("expert_front", "encoder", "Plans of single patients need experts without it: choose none.");
    if (settings.budgetCount > 0 && settings.budgetCost > 0)
        refuse("budget_count", textOf(settings.budgetCount), "Give a number of tests or money, not both.");
    if (settings.deltaConstant < 0 && settings.deltaConstant > -1)
        refuse("delta_constant", textOf(settings.deltaConstant), "It must be -1 or lie between 0 and 1.");
}

namespace {

/// Writes one field.
struct FieldWriter
{
    Json& json;

    template <typename Value, typename... Range>
    void operator()(const char* name, const Value& value, Range...) const
    {
        if constexpr (std::is_enum_v<Value>)
            json[name] = namesOf<Value>().at(static_cast<std::size_t>(value));
        else
            json[name] = value;
    }
};

} // namespace

void to_json(Json& json, const TrainingSettings& settings)
{
    json = Json::object();
    visitFields(settings, FieldWriter{json});
}

Json decisiveSettings(const TrainingSettings& settings)
{
    Json json = settings;
    for (const char* name : kIncidental)
        json.erase(name);
    return json;
}

TrainingSettings withoutCounts(TrainingSettings settings)
{
    settings.startsFromCounts = false;
    settings.hidden = 2 * settings.hidden;
    settings.exchangedShare = std::min(settings.exchangedShare, 0.02);
    settings.weightDecay = std::min(settings.weightDecay, 0.1);
    return settings;
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
                  "It must be fast, paper or thorough.");
}

void from_json(const Json& json, TrainingSettings& settings)
{
    if (!json.is_object())
        throw Failure(ErrorCode::InvalidInput, "The training settings are not a JSON object.");
    FieldReader reader(json);
    TrainingSettings read;
    visitFields(read, reader);
    reader.refuseUnknown();
    validate(read);
    settings = read;
}

static void to_json(Json& json, const BucketSummary& bucket)
{
    json = {{"patients", bucket.patients}, {"order", bucket.order}, {"conicity", bucket.conicity}};
}

void to_json(Json& json, const TrainingEstimate& estimate)
{
    json = {{"seconds", estimate.seconds},
            {"memory_bytes", estimate.memoryBytes},
            {"available_bytes", estimate.availableBytes},
            {"training_rows", estimate.trainingRows},
            {"buckets", estimate.buckets},
            {"buckets_wanted", estimate.bucketsWanted},
            {"tests", estimate.tests},
            {"device", estimate.device}};
}

void to_json(Json& json, const TrainingSummary& summary)
{
    json = {{"rows", summary.rows},
            {"training_rows", summary.trainingRows},
            {"validation_rows", summary.validationRows},
            {"test_rows", summary.testRows},
            {"buckets", summary.buckets},
            {"skew", summary.skew},
            {"conicity", summary.conicity},
            {"seed", summary.seed},
            {"buckets_wanted", summary.bucketsWanted},
            {"ended_early", summary.endedEarly},
            {"device", summary.device},
            {"seconds", summary.seconds},
            {"scoring_share", summary.scoringShare}};
}

} // namespace genex::method
