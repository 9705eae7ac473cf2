#include "trainingtable.h"

#include "common/error.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace genex::method {

namespace {

[[noreturn]] void refuse(std::string message, std::string remedy = {})
{
    throw Failure(ErrorCode::InvalidInput, std::move(message), std::move(remedy));
}

void checkNames(const data::Dataset& dataset)
{
    std::set<std::string_view> seen;
    for (const data::FeatureColumn& feature : dataset.features) {
        if (feature.id.empty())
            refuse("A feature of the table has no name.");
        if (!seen.insert(feature.id).second)
            refuse("The feature \"" + feature.id + "\" stands in the table twice.",
                   "Rename or remove one of them.");
    }
    seen.clear();
    for (const std::string& name : dataset.classes) {
        if (!seen.insert(name).second)
            refuse("The class \"" + name + "\" is listed twice.");
    }
}

void checkSizes(const data::Dataset& dataset)
{
    if (dataset.width() == 0)
        refuse("The table has no features.");
    if (dataset.classes.size() < 2)
        refuse("The table has fewer than two classes.", "There is nothing to tell apart.");
    if (dataset.values.size() != dataset.rows() * dataset.width())
        refuse("The table has " + std::to_string(dataset.values.size()) + " values for " +
               std::to_string(dataset.rows()) + " rows of " + std::to_string(dataset.width()) + " features.");
}

bool isPossible(data::FeatureKind kind, float value)
{
    if (std::isnan(value))
        return true;
    return kind == data::FeatureKind::Binary ? value == 0 || value == 1 : std::isfinite(value);
}

void checkRow(const data::Dataset& dataset, std::size_t r)
{
    const std::string where = "Row " + std::to_string(r + 1) + " of the table";
    const std::int32_t label = dataset.labels[r];
    if (label < 0 || static_cast<std::size_t>(label) >= dataset.classes.size())
        refuse(where + " has class number " + std::to_string(label) + " of " +
               std::to_string(dataset.classes.size()) + ".");
    const std::span<const float> row = dataset.row(r);
    for (std::size_t f = 0; f < row.size(); ++f) {
        const data::FeatureColumn& feature = dataset.features[f];
        if (!isPossible(feature.kind, row[f]))
            refuse(where + " has " + std::to_string(row[f]) + " for \"" + feature.id + "\".",
                   feature.kind == data::FeatureKind::Binary ? "A binary feature is 0, 1 or empty."
                                                             : "A value must be finite or empty.");
    }
}

std::uint64_t thresholdOf(double probability)
{
    return static_cast<std::uint64_t>(probability * 65536.0);
}

/// Each of the bytes becomes 1 with this probability (in steps of 2^-16): four of them from one random
/// number.
void fillBernoulli(std::span<std::uint8_t> bytes, double probability, Random& random)
{
    const std::uint64_t threshold = thresholdOf(probability);
    std::uint64_t bits = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        bits = i % 4 == 0 ? random.next() : bits >> 16U;
        bytes[i] = static_cast<std::uint8_t>((bits & 0xffffU) < threshold);
    }
}

void drawPatients(Draw& draw, const Patients& patients, std::size_t count, Random& random)
{
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t patient = patients.draw(random);
        draw.rows.push_back(patients.rows()[patient]);
        draw.pools.push_back(patients.pools()[patient]);
    }
    draw.weights.assign(count, 1.0F);
}

void takeAllPatients(Draw& draw, const Patients& patients)
{
    draw.rows = patients.rows();
    draw.pools = patients.pools();
    for (std::size_t i = 0; i < patients.size(); ++i)
        draw.weights.push_back(static_cast<float>(patients.weightOf(i)));
}

} // namespace

void checkDataset(const data::Dataset& dataset)
{
    checkSizes(dataset);
    checkNames(dataset);
    for (std::size_t r = 0; r < dataset.rows(); ++r)
        checkRow(dataset, r);
}

TrainingTable::TrainingTable(const data::Dataset& dataset, std::span<const std::size_t> rowNumbers,
                             const Encoding& encoding)
    : features(dataset.width())
{
    std::map<std::pair<std::string_view, std::int32_t>, std::size_t> placeOf;
    for (const std::size_t r : rowNumbers) {
        const std::span<const float> row = dataset.row(r);
        const std::string_view bytes(reinterpret_cast<const char*>(row.data()), row.size_bytes());
        const auto [place, isNew] = placeOf.try_emplace({bytes, dataset.labels[r]}, rows());
        if (!isNew) {
            ++weights[place->second];
            continue;
        }
        labels.push_back(dataset.labels[r]);
        weights.push_back(1);
        for (std::size_t f = 0; f < row.size(); ++f) {
            const bool isKnown = !std::isnan(row[f]);
            known.push_back(isKnown);
            values.push_back(isKnown ? encoding.encode(f, row[f]) : 0.0F);
        }
    }
}

Pools drawPools(std::size_t features, std::size_t size, std::size_t count, Random random)
{
    if (size > features)
        refuse("The training setting \"observed_size\" is " + std::to_string(size) + ", but the table has " +
                   std::to_string(features) + " features.",
               "Choose a smaller number.");
    Pools pools;
    std::vector<std::int64_t> all(features);
    std::iota(all.begin(), all.end(), 0);
    for (std::size_t p = 0; p < count; ++p) {
        random.shuffle(all);
        std::vector<std::int64_t> pool(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(size));
        std::sort(pool.begin(), pool.end());
        pools.push_back(std::move(pool));
    }
    return pools;
}

void Patients::add(std::size_t row, std::size_t pool, double addedWeight)
{
    m_rows.push_back(static_cast<std::int64_t>(row));
    m_pools.push_back(static_cast<std::int64_t>(pool));
    m_upTo.push_back(weight() + addedWeight);
}

std::size_t Patients::draw(Random& random) const
{
    const double at = random.uniform() * weight();
    const auto found = std::upper_bound(m_upTo.begin(), m_upTo.end(), at);
    return std::min(static_cast<std::size_t>(found - m_upTo.begin()), size() - 1);
}

std::vector<Patients> distribute(const TrainingTable& table, const Pools& pools, Partition& partition,
                                 double leastShare)
{
    std::vector<std::size_t> codes;
    std::vector<double> weightOfCode(partition.bucketOf().size());
    double total = 0;
    for (std::size_t r = 0; r < table.rows(); ++r) {
        for (const std::vector<std::int64_t>& pool : pools) {
            codes.push_back(partition.code(table.row(r), pool));
            weightOfCode[codes.back()] += table.weights[r];
            total += table.weights[r];
        }
    }
    partition.merge(weightOfCode, leastShare * total);
    std::vector<Patients> buckets(partition.buckets());
    for (std::size_t i = 0; i < codes.size(); ++i) {
        const std::size_t row = i / pools.size();
        const auto bucket = static_cast<std::size_t>(partition.bucketOf()[codes[i]]);
        buckets[bucket].add(row, i % pools.size(), table.weights[row]);
    }
    return buckets;
}

std::vector<std::int64_t> referenceRows(const TrainingTable& table, const Patients& patients,
                                        std::size_t most, Random random)
{
    const std::set<std::int64_t> distinct(patients.rows().begin(), patients.rows().end());
    std::vector<std::int64_t> shuffled(distinct.begin(), distinct.end());
    random.shuffle(shuffled);
    // The k-th row of its class is taken in round k.
    std::map<std::int64_t, std::size_t> seenOfClass;
    std::vector<std::pair<std::size_t, std::int64_t>> byRound;
    for (const std::int64_t row : shuffled)
        byRound.emplace_back(seenOfClass[table.labels[static_cast<std::size_t>(row)]]++, row);
    std::stable_sort(byRound.begin(), byRound.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<std::int64_t> chosen;
    for (std::size_t i = 0; i < std::min(most, byRound.size()); ++i)
        chosen.push_back(byRound[i].second);
    std::sort(chosen.begin(), chosen.end());
    return chosen;
}

Draw drawBatch(const Patients& patients, std::size_t count, std::size_t features, double revealFraction,
               Random random)
{
    Draw draw;
    drawPatients(draw, patients, count, random);
    draw.revealed.resize(count * features);
    for (std::size_t i = 0; i < count; ++i)
        fillBernoulli(std::span(draw.revealed).subspan(i * features, features),
                      revealFraction * random.uniform(), random);
    return draw;
}

Draw drawWithBatch(const Patients& patients, std::size_t count, std::size_t features,
                   std::span<const std::int64_t> batch, Random random)
{
    Draw draw;
    if (patients.size() <= count)
        takeAllPatients(draw, patients);
    else
        drawPatients(draw, patients, count, random);
    draw.revealed.assign(features, 0);
    for (const std::int64_t feature : batch)
        draw.revealed[static_cast<std::size_t>(feature)] = 1;
    return draw;
}

} // namespace genex::method
