#include "common/error.h"
#include "genex/training.h"

#include <bit>
#include <cmath>
#include <set>
#include <sstream>
#include <type_traits>

namespace genex::method {

namespace {

using Json = nlohmann::json;

/// Calls visit(name, field, smallest, largest) for each field with a range, visit(name, field) for the rest.
template <typename Settings, typename Visitor>
void visitFields(Settings& s, Visitor&& visit)
{
    visit("seed", s.seed);
    visit("buckets", s.buckets, 1, 1024);
    visit("hidden", s.hidden, 1, 8192);
    visit("shared_steps", s.sharedSteps, 0, 1'000'000);
    visit("bucket_steps", s.bucketSteps, 0, 1'000'000);
    visit("batch_size", s.batchSize, 1, 1'000'000);
    visit("learning_rate", s.learningRate, 1e-8, 1.0);
    visit("budget_fraction", s.budgetFraction, 0.0, 1.0);
    visit("observed_size", s.observedSize, 0, 1'000'000);
    visit("pools", s.pools, 1, 10'000);
    visit("reveal_fraction", s.revealFraction, 0.0, 1.0);
    visit("label_smoothing", s.labelSmoothing, 0.0, 0.5);
    visit("weight_decay", s.weightDecay, 0.0, 1.0);
    visit("scoring_rows", s.scoringRows, 1, 10'000'000);
    visit("device", s.device);
    visit("checkpoint_file", s.checkpointFile);
    visit("checkpoint_every_steps", s.checkpointEverySteps, 1, 1'000'000'000);
}

template <typename Value>
std::string textOf(const Value& value)
{
    std::ostringstream text;
    text << value;
    return text.str();
}

[[noreturn]] void refuse(const std::string& field, const std::string& value, const std::string& remedy)
{
    throw Failure(ErrorCode::InvalidInput, "The training setting \"" + field + "\" is " + value + ".",
                  remedy);
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
                   "It must lie between " + textOf(smallest) + " and " + textOf(largest) + ".");
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
                throw Failure(ErrorCode::InvalidInput, "There is no training setting \"" + name + "\".");
        }
    }

private:
    static void read(const char* name, const Json& json, std::string& value)
    {
        if (!json.is_string())
            refuse(name, json.dump(), "It must be text.");
        value = json.get<std::string>();
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
    if (!std::has_single_bit(static_cast<unsigned>(settings.buckets)))
        refuse("buckets", textOf(settings.buckets), "It must be a power of two: 1, 2, 4, 8 and so on.");
}

void to_json(Json& json, const TrainingSettings& settings)
{
    json = Json::object();
    visitFields(settings, [&json](const char* name, const auto& value, auto...) { json[name] = value; });
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
    json = {{"patients", bucket.patients}, {"order", bucket.order}};
}

void to_json(Json& json, const TrainingSummary& summary)
{
    json = {{"rows", summary.rows},       {"training_rows", summary.trainingRows},
            {"buckets", summary.buckets}, {"seed", summary.seed},
            {"device", summary.device},   {"seconds", summary.seconds}};
}

} // namespace genex::method
