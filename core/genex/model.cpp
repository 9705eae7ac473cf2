// SPDX-License-Identifier: GPL-3.0-or-later
#include "genex/model.h"

#include "budgetlevels.h"
#include "findings.h"
#include "modeldata.h"
#include "temperatures.h"
#include "tensors.h"

#include "common/atomicfile.h"
#include "common/error.h"
#include "genex/personalvisits.h"

#include <algorithm>
#include <cmath>
#include <sstream>

namespace genex::method {

namespace {

constexpr const char* kWeights = "weights.safetensors";
constexpr const char* kManifest = "manifest.json";
constexpr const char* kCard = "card.md";
constexpr double kCertainOnly = 1; // τ if none was chosen

/// The readable copies must match the model.
void requireSame(const std::filesystem::path& file, const std::string& expected)
{
    if (readWholeFile(file) != expected)
        throw Failure(ErrorCode::Corrupt,
                      Text("%1 is damaged: it does not match the model's own description.", file.string()),
                      "Restore the model from a backup, or train it again.");
}

/// As the weights hold it: a model of an earlier version may say less than its manifest would now.
std::string manifestText(const ModelData& data)
{
    return nlohmann::json::parse(data.file.metadata.at("manifest")).dump(2) + "\n";
}

std::string numberText(double number)
{
    std::ostringstream text;
    text << number;
    return text.str();
}

/// The budget in tests or money, whatever way it was given.
double amountOf(const Budget& budget, const ModelManifest& facts, double largest)
{
    const bool isMoney = facts.settings.budgetCost > 0;
    if (budget.cost) {
        if (!isMoney)
            throw Failure(ErrorCode::InvalidInput, "The model was not trained for a cost budget.",
                          "Give the budget as a number of tests or a fraction of all features.");
        return *budget.cost;
    }
    if (!budget.fraction && !budget.count)
        return largest;
    if (isMoney)
        throw Failure(ErrorCode::InvalidInput, "The model was trained for a cost budget.",
                      Text("Give the budget in %1.", facts.prices.currency));
    return budget.count ? static_cast<double>(*budget.count)
                        : std::round(*budget.fraction * static_cast<double>(facts.features.size()));
}

void checkAmount(double amount, double largest)
{
    if (!(amount >= 0) || amount > largest * (1 + 1e-9) + 1e-9)
        throw Failure(
            ErrorCode::InvalidInput, Text("The budget is %1.", numberText(amount)),
            Text("It must lie between 0 and the %1 that the model was trained for.", numberText(largest)));
}

/// Without estimates no threshold was chosen, so forced estimates must not be accepted by default.
bool estimatesSomething(const BudgetPlan& plan)
{
    return plan.estimatedPart > 0 ||
           std::ranges::any_of(plan.estimated, [](const auto& ofBucket) { return !ofBucket.empty(); });
}

/// The largest plan within the budget; null if the budget is below all of them.
const BudgetPlan* planFor(const std::vector<BudgetPlan>& plans, double amount)
{
    const BudgetPlan* best = nullptr;
    for (const BudgetPlan& plan : plans) {
        if (plan.budget <= amount * (1 + 1e-9) + 1e-9)
            best = &plan;
    }
    return best;
}

/// Batches of a bucket have the temperature of their level, as in the paper; those of a patient one between
/// the levels.
void takeTemperatures(BatchChoice& choice, const ModelManifest& facts, const BudgetPlan* level, double amount)
{
    if (!facts.isPersonal()) {
        choice.temperature = level ? level->temperature : facts.observed.temperature;
        return;
    }
    const double first = spentBy(1, 2, amount, facts.settings.budgetCost > 0);
    choice.temperature = temperatureAfter(facts, amount, Known::OneVisit);
    choice.temperatureFirst = temperatureAfter(facts, first, Known::FirstBatch);
    choice.temperatureAgain = temperatureAfter(facts, amount, Known::SecondBatch);
}

} // namespace

Model loadModelOn(const std::filesystem::path& path, const std::string& device)
{
    const bool isFolder = std::filesystem::is_directory(path);
    const std::filesystem::path weights = isFolder ? path / kWeights : path;
    auto data = readModel(readTensorFile(weights), weights.string(), torchDevice(device));
    if (isFolder) {
        requireSame(path / kManifest, manifestText(*data));
        requireSame(path / kCard, data->card);
    }
    return Model(std::move(data));
}

Model::Model(std::shared_ptr<const ModelData> data)
    : m_data(std::move(data))
{}

Model Model::load(const std::filesystem::path& path, const DeviceChoice& device)
{
    return loadModelOn(path, device.name);
}

void Model::save(const std::filesystem::path& folder) const
{
    writeFolderAtomically(folder, {{kWeights, encodeTensorFile(m_data->file).bytes},
                                   {kManifest, manifestText(*m_data)},
                                   {kCard, m_data->card}});
}

const std::vector<data::FeatureColumn>& Model::features() const
{
    return m_data->facts.features;
}

const std::vector<std::string>& Model::classes() const
{
    return m_data->facts.classes;
}

const std::string& Model::sha256() const
{
    return m_data->sha256;
}

std::uint64_t Model::seed() const
{
    return m_data->facts.settings.seed;
}

const std::string& Model::dataSha256() const
{
    return m_data->facts.dataSha256;
}

const data::SplitSettings& Model::split() const
{
    return m_data->facts.split;
}

const std::string& Model::observedColumn() const
{
    return m_data->facts.observedColumn;
}

const std::optional<data::ComplaintRule>& Model::complaints() const
{
    return m_data->facts.complaints;
}

const TrainingSettings& Model::settings() const
{
    return m_data->facts.settings;
}

const Prices& Model::prices() const
{
    return m_data->facts.prices;
}

const std::vector<BudgetPlan>& Model::plans() const
{
    return m_data->facts.plans;
}

bool Model::hasGenerator() const
{
    return m_data->facts.settings.generator != GeneratorKind::None;
}

const ModelManifest& Model::manifest() const
{
    return m_data->facts;
}

const std::string& Model::card() const
{
    return m_data->card;
}

int Model::buckets() const
{
    return static_cast<int>(m_data->buckets.size());
}

const std::vector<std::int64_t>& Model::batch(int bucket) const
{
    return m_data->buckets.at(static_cast<std::size_t>(bucket)).order;
}

const data::ObservationPool& Model::pools() const
{
    return m_data->pool;
}

bool Model::isPersonal() const
{
    return m_data->facts.isPersonal();
}

double Model::observedTemperature() const
{
    return m_data->facts.observed.temperature;
}

double Model::amountOf(const Budget& budget) const
{
    const ModelManifest& facts = m_data->facts;
    const double largest = largestBudget(facts.settings, facts.features.size());
    const double amount = method::amountOf(budget, facts, largest);
    checkAmount(amount, largest);
    return amount;
}

BatchChoice Model::levelFor(const Budget& budget) const
{
    const ModelManifest& facts = m_data->facts;
    const BudgetPlan* plan = planFor(facts.plans, amountOf(budget));
    BatchChoice choice;
    takeTemperatures(choice, facts, plan, amountOf(budget));
    if (!plan) {
        choice.threshold = kCertainOnly;
        choice.distanceLimit = facts.observed.distanceLimit;
        return choice;
    }
    choice.threshold = estimatesSomething(*plan) ? plan->threshold : kCertainOnly;
    choice.skipThreshold = plan->skipThreshold;
    choice.distanceLimit = plan->distanceLimit;
    choice.estimatedPart = plan->estimatedPart;
    return choice;
}

BatchChoice Model::choose(int bucket, const Budget& budget, std::span<const std::int64_t> known) const
{
    const ModelManifest& facts = m_data->facts;
    const double amount = amountOf(budget);
    BatchChoice choice = levelFor(budget);
    choice.ordered = measureOf(facts.settings, facts.prices).orders(batch(bucket), known, amount);
    const BudgetPlan* plan = planFor(facts.plans, amount);
    if (!plan)
        return choice;
    for (const std::int64_t feature : plan->estimated[static_cast<std::size_t>(bucket)]) {
        if (std::erase(choice.ordered, feature) > 0)
            choice.estimated.push_back(feature);
    }
    return choice;
}

std::vector<int> Model::findBuckets(std::span<const float> values) const
{
    std::vector<int> buckets;
    for (std::size_t begin = 0; begin + features().size() <= values.size(); begin += features().size()) {
        const KnownPatient patient = readRow(values.subspan(begin, features().size()), m_data->encoding);
        buckets.push_back(static_cast<int>(m_data->partition.bucket(patient.cells)));
    }
    return buckets;
}

} // namespace genex::method
