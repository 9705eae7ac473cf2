// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainingcontext.h"

#include "budgetlevels.h"
#include "findings.h"

#include "common/error.h"
#include "data/instances.h"

#include <algorithm>
#include <cmath>

namespace genex::method {

namespace {

constexpr double kObservedShare = 0.15;
constexpr int kMostObservedByDefault = 20;
constexpr std::size_t kPatientsForShape = 20'000;
constexpr double kLeastShareOfBucket = 1.0 / 8; // of an equal share

data::ObservationPool poolOf(const TrainingInput& input, const TrainingSettings& settings)
{
    if (input.observations)
        return input.observations->pool;
    return input.pool ? *input.pool : drawnPool(input.dataset, settings);
}

/// An expert that starts from counts overfits a small table when it sees it too often: on heart disease (212
/// rows), 300 steps are a point better than 1,500.
int stepsFor(const TrainingSettings& settings, std::size_t rows)
{
    constexpr double kMostTimes = 400; // passes over each row
    constexpr double kFewest = 100;
    const double most = std::max(kFewest, kMostTimes * static_cast<double>(rows) / settings.batchSize);
    return settings.startsFromCounts ? static_cast<int>(std::min<double>(settings.sharedSteps, most))
                                     : settings.sharedSteps;
}

TrainingSettings settingsWith(const TrainingInput& input, TrainingSettings wanted)
{
    wanted.sharedSteps = stepsFor(wanted, input.split.rowsOf(data::Part::Training).size());
    if (input.pool) {
        std::size_t largest = 0;
        for (const data::FeatureSet& set : input.pool->sets)
            largest = std::max(largest, set.size());
        wanted.pools = static_cast<int>(input.pool->sets.size());
        wanted.observedSize = static_cast<int>(largest);
    }
    return settingsFor(input.dataset, wanted);
}

std::vector<data::Instance> mergedInstances(const TrainingInput& input, std::span<const std::size_t> rows,
                                            const data::ObservationPool& pool, JobControl& control)
{
    // Can be stopped, but reports no progress.
    JobControl quiet([&control](const Progress&) { control.checkPoint(); });
    if (!input.observations)
        return data::mergeWithEverySet(input.dataset, rows, pool, quiet);
    std::vector<data::ObservedRow> observed;
    for (const std::size_t row : rows)
        observed.push_back({static_cast<std::uint32_t>(row), input.observations->setOfRow[row]});
    return data::mergeInstances(input.dataset, observed, pool, quiet);
}

std::vector<data::Instance> instancesOf(const TrainingInput& input, std::span<const std::size_t> rows,
                                        const data::ObservationPool& pool, double repetitionPower,
                                        JobControl& control)
{
    std::vector<data::Instance> instances = mergedInstances(input, rows, pool, control);
    for (data::Instance& instance : instances)
        instance.weight = std::pow(instance.weight, repetitionPower);
    return instances;
}

/// Patients for fitting or measuring a partition: all of them, or a sufficient sample.
struct Sample
{
    std::vector<std::vector<Cell>> patients;
    std::vector<double> weights;
};

Sample sampleOf(const Cohort& cohort, const data::ObservationPool& pool, Random random)
{
    Sample sample;
    const Patients& patients = cohort.patients;
    const bool takesAll = patients.size() <= kPatientsForShape;
    for (std::size_t i = 0; i < std::min(patients.size(), kPatientsForShape); ++i) {
        const std::size_t patient = takesAll ? i : patients.draw(random);
        sample.patients.push_back(observedCells(cohort, pool, patient));
        sample.weights.push_back(takesAll ? patients.weightOf(i) : 1);
    }
    return sample;
}

/// Distribution of each input over these rows: a category counts as 1 for patients who have it and 0 for
/// others with a known value. At least one row in a hundred is assumed to differ, so that a rare value does
/// not dominate.
std::vector<InputShape> shapesOf(const EncodedRows& rows, const data::InputLayout& layout)
{
    constexpr double kLeastVariance = 0.01;
    std::vector<double> known(layout.inputs());
    std::vector<double> sums(layout.inputs());
    std::vector<double> squares(layout.inputs());
    for (std::size_t r = 0; r < rows.rows(); ++r) {
        for (std::size_t f = 0; f < rows.features; ++f) {
            if (!rows.isKnown(r, f))
                continue;
            const Cell cell = rows.cell(r, f);
            for (std::size_t input = layout.begin(f); input < layout.end(f); ++input) {
                const double amount = input == cell.input ? cell.amount : 0;
                ++known[input];
                sums[input] += amount;
                squares[input] += amount * amount;
            }
        }
    }
    std::vector<InputShape> shapes(layout.inputs());
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        if (known[i] == 0)
            continue;
        shapes[i].mean = sums[i] / known[i];
        const double variance = squares[i] / known[i] - shapes[i].mean * shapes[i].mean;
        shapes[i].deviation = std::sqrt(std::max(variance, kLeastVariance));
    }
    return shapes;
}

Partition partitionOf(const Cohort& cohort, const data::ObservationPool& pool,
                      const data::InputLayout& layout, const TrainingSettings& settings, JobControl& control)
{
    const Random random = Random(settings.seed).child("partition");
    const Sample sample = settings.partition == PartitionKind::Hyperplanes
                              ? Sample{}
                              : sampleOf(cohort, pool, random.child("sample"));
    Partition partition =
        Partition::fit(settings.partition, layout.inputs(), static_cast<std::size_t>(settings.buckets),
                       sample.patients, sample.weights, random.child("fit"), control);
    if (settings.partition == PartitionKind::Hyperplanes && settings.hashesUnusual)
        partition.standardise(shapesOf(cohort.rows, layout));
    return partition;
}

/// The weight below which a bucket is too small: less than a share of an even one; nothing if they are not to
/// be merged.
double leastWeight(const TrainingSettings& settings, const Partition& partition, const Patients& patients)
{
    if (!settings.mergesSmallBuckets)
        return 0;
    return kLeastShareOfBucket * patients.weight() / static_cast<double>(partition.bucketOf().size());
}

/// Merges buckets that are too small or empty, and assigns every patient to one.
std::vector<Patients> fillBuckets(Partition& partition, const Cohort& cohort,
                                  const data::ObservationPool& pool, const TrainingSettings& settings,
                                  JobControl& control)
{
    const Patients& patients = cohort.patients;
    std::vector<std::size_t> codes;
    std::vector<double> weightOfCode(partition.bucketOf().size());
    for (std::size_t i = 0; i < patients.size(); ++i) {
        codes.push_back(partition.code(observedCells(cohort, pool, i)));
        weightOfCode[codes.back()] += patients.weightOf(i);
        if (i % 4096 == 0)
            control.checkPoint();
    }
    partition.merge(weightOfCode, leastWeight(settings, partition, patients));
    for (std::size_t& code : codes)
        code = static_cast<std::size_t>(partition.bucketOf()[code]);
    return distribute(patients, codes, partition.buckets());
}

std::vector<std::int64_t> numbersOf(const std::vector<std::string>& names,
                                    const std::vector<data::FeatureColumn>& features)
{
    std::vector<std::int64_t> numbers;
    for (const std::string& name : names)
        numbers.push_back(static_cast<std::int64_t>(featureNumber(name, features)));
    return numbers;
}

Prices pricesOf(const TrainingInput& input)
{
    if (!input.prices)
        return Prices::counting(input.dataset.width());
    input.prices->validate();
    return *input.prices;
}

void checkRequired(const TrainingContext& context, const std::vector<data::FeatureColumn>& features)
{
    std::set<std::int64_t> seen;
    for (const std::int64_t feature : context.required) {
        const std::string& name = features[static_cast<std::size_t>(feature)].id;
        if (context.forbidden.contains(feature))
            throw Failure(ErrorCode::InvalidInput,
                          Text("The feature \"%1\" is both required and forbidden.", name),
                          "Keep one of the two.");
        if (!seen.insert(feature).second)
            throw Failure(ErrorCode::InvalidInput, Text("The feature \"%1\" is required twice.", name),
                          "Name it once.");
    }
    const BudgetMeasure measure = measureOf(context.settings, context.prices);
    const double largest = largestBudget(context.settings, static_cast<std::size_t>(context.features()));
    if (measure.prefix(context.required, largest) < context.required.size())
        throw Failure(ErrorCode::InvalidInput, "The required features alone exceed the budget.",
                      "Raise the budget, or require fewer.");
}

} // namespace

TrainingSettings settingsFor(const data::Dataset& dataset, const TrainingSettings& wanted)
{
    TrainingSettings settings = wanted;
    if (settings.observedSize < 0)
        settings.observedSize =
            std::min(kMostObservedByDefault,
                     static_cast<int>(std::ceil(kObservedShare * static_cast<double>(dataset.width()))));
    return settings;
}

data::ObservationPool drawnPool(const data::Dataset& dataset, const TrainingSettings& settings)
{
    const auto size = static_cast<std::size_t>(settings.observedSize);
    if (size > dataset.width())
        throw Failure(ErrorCode::InvalidInput,
                      Text("The training setting \"observed_size\" is %1, but the table has %2 features.",
                           size, dataset.width()),
                      "Choose a smaller number.");
    return data::drawPool(dataset.width(), {size, static_cast<std::size_t>(settings.pools), {}},
                          Random(settings.seed).child("pools").seed());
}

/// Every row counts, including duplicates: unlike networks, counts do not overfit.
static ClassRates ratesOf(const data::Dataset& dataset, std::span<const std::size_t> rows,
                          const Encoding& encoding)
{
    const EncodedRows encoded(dataset, rows, encoding);
    return ClassRates::count(encoded, ValueBins(encoded, dataset.features, encoding), dataset.classes.size());
}

TrainingContext::TrainingContext(const TrainingInput& input, const TrainingSettings& wanted,
                                 at::Device onDevice, JobControl& control)
    : settings(settingsWith(input, wanted))
    , device(onDevice)
    , random(settings.seed)
    , prices(pricesOf(input))
    , pool(poolOf(input, settings))
    , trainingRows(input.split.rowsOf(data::Part::Training))
    , encoding(Encoding::measure(input.dataset, trainingRows, settings.encoding, settings.takesLogarithms))
    , cohort(input.dataset, instancesOf(input, trainingRows, pool, settings.repetitionPower, control),
             encoding, settings.balancesClasses ? ClassSampling::Balanced : ClassSampling::AsFound)
    , rates(ratesOf(input.dataset, trainingRows, encoding))
    , partition(partitionOf(cohort, pool, encoding.layout, settings, control))
    , buckets(fillBuckets(partition, cohort, pool, settings, control))
    , kinds(input.dataset.features, encoding, onDevice)
    , rows(cohort.rows, pool, static_cast<std::int64_t>(encoding.layout.inputs()), onDevice)
    , required(numbersOf(settings.required, input.dataset.features))
    , levels(budgetLevels(settings, prices, input.budgets))
{
    for (const std::int64_t feature : numbersOf(settings.forbidden, input.dataset.features))
        forbidden.insert(feature);
    checkRequired(*this, input.dataset.features);
    measurePartition();
}

void TrainingContext::measurePartition()
{
    const Sample sample = sampleOf(cohort, pool, random.child("shape"));
    partitionShape = shapeOf(partition, sample.patients, sample.weights);
}

void TrainingContext::partitionInto(int count, JobControl& control)
{
    settings.buckets = count;
    partition = partitionOf(cohort, pool, encoding.layout, settings, control);
    buckets = fillBuckets(partition, cohort, pool, settings, control);
    measurePartition();
}

} // namespace genex::method
