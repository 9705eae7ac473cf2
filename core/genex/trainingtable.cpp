// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainingtable.h"

#include "common/error.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace genex::method {

namespace {

[[noreturn]] void refuse(Text message, Text remedy = {})
{
    throw Failure(ErrorCode::InvalidInput, std::move(message), std::move(remedy));
}

void checkNames(const data::Dataset& dataset)
{
    std::set<std::string_view> seen;
    for (const data::FeatureColumn& feature : dataset.features) {
        if (feature.id.empty())
            refuse("A feature of the table has no name.");
        if (feature.kind == data::FeatureKind::Categorical && feature.categories.empty())
            refuse(Text("The feature \"%1\" has no categories.", feature.id), "Leave it out.");
        if (!seen.insert(feature.id).second)
            refuse(Text("The feature \"%1\" occurs twice in the table.", feature.id),
                   "Rename or remove one of them.");
    }
    seen.clear();
    for (const std::string& name : dataset.classes) {
        if (!seen.insert(name).second)
            refuse(Text("The class \"%1\" is listed twice.", name));
    }
}

void checkSizes(const data::Dataset& dataset)
{
    if (dataset.width() == 0)
        refuse("The table has no features.");
    if (dataset.classes.size() < 2)
        refuse("The table has fewer than two classes.", "There is only one class.");
    if (dataset.values.size() != dataset.rows() * dataset.width())
        refuse(Text("The table has %1 values for %2 rows of %3 features.", dataset.values.size(),
                    dataset.rows(), dataset.width()));
}

/// Allowed values of this feature, for error messages.
const char* possibleValues(data::FeatureKind kind)
{
    switch (kind) {
    case data::FeatureKind::Binary:
        return "A binary feature is 0, 1 or empty.";
    case data::FeatureKind::Numeric:
        return "A value must be finite or empty.";
    case data::FeatureKind::Categorical:
    case data::FeatureKind::Ordinal:
        break;
    }
    return "It must be the number of one of its categories, or empty.";
}

bool isPossible(const data::FeatureColumn& feature, float value)
{
    if (std::isnan(value))
        return true;
    switch (feature.kind) {
    case data::FeatureKind::Binary:
        return value == 0 || value == 1;
    case data::FeatureKind::Numeric:
        return std::isfinite(value);
    case data::FeatureKind::Categorical:
    case data::FeatureKind::Ordinal:
        break;
    }
    return value >= 0 && value < static_cast<float>(feature.categories.size()) && value == std::floor(value);
}

void checkRow(const data::Dataset& dataset, std::size_t r)
{
    const Text where = Text("Row %1 of the table", r + 1);
    const std::int32_t label = dataset.labels[r];
    if (label < 0 || static_cast<std::size_t>(label) >= dataset.classes.size())
        refuse(Text("%1 has class number %2 of %3.", where, label, dataset.classes.size()));
    const std::span<const float> row = dataset.row(r);
    for (std::size_t f = 0; f < row.size(); ++f) {
        const data::FeatureColumn& feature = dataset.features[f];
        if (!isPossible(feature, row[f]))
            refuse(Text("%1 has %2 for \"%3\".", where, row[f], feature.id), possibleValues(feature.kind));
    }
}

std::uint64_t thresholdOf(double probability)
{
    return static_cast<std::uint64_t>(probability * 65536.0);
}

/// Sets each byte to 1 with this probability (in steps of 2^-16): four per random number.
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
        draw.sets.push_back(patients.sets()[patient]);
        draw.weights.push_back(static_cast<float>(patients.countOfDrawn(patient)));
    }
}

/// With their weights, as multiples of the mean weight.
void takeAllPatients(Draw& draw, const Patients& patients)
{
    draw.rows = patients.rows();
    draw.sets = patients.sets();
    const double mean = patients.weight() / static_cast<double>(patients.size());
    for (std::size_t i = 0; i < patients.size(); ++i)
        draw.weights.push_back(static_cast<float>(patients.weightOf(i) / mean));
}

/// Also if each has only one category, so that feature f is input f: drawn values have inputs then, too.
bool hasCategories(const data::Dataset& dataset)
{
    return std::ranges::find(dataset.features, data::FeatureKind::Categorical, &data::FeatureColumn::kind) !=
           dataset.features.end();
}

std::vector<std::size_t> rowsOf(std::span<const data::Instance> instances)
{
    std::vector<std::size_t> rows;
    for (const data::Instance& instance : instances) {
        if (rows.empty() || rows.back() != instance.row)
            rows.push_back(instance.row);
    }
    std::ranges::sort(rows);
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    return rows;
}

} // namespace

void checkDataset(const data::Dataset& dataset)
{
    checkSizes(dataset);
    checkNames(dataset);
    for (std::size_t r = 0; r < dataset.rows(); ++r)
        checkRow(dataset, r);
}

void checkTrainingPart(const data::Dataset& dataset, std::span<const std::size_t> rows)
{
    const char* remedy = "Use a larger table or another split.";
    if (rows.empty())
        refuse("The training part has no rows.", remedy);
    const auto isOfFirstClass = [&](std::size_t r) {
        return dataset.labels[r] == dataset.labels[rows.front()];
    };
    if (std::ranges::all_of(rows, isOfFirstClass))
        refuse("All rows of the training part belong to one class.", remedy);
    const auto holdsNothing = [&](std::size_t r) {
        return std::ranges::all_of(dataset.row(r), [](float value) { return std::isnan(value); });
    };
    if (std::ranges::all_of(rows, holdsNothing))
        refuse("The training part has no value in any column.", remedy);
}

EncodedRows::EncodedRows(const data::Dataset& dataset, std::span<const std::size_t> rowNumbers,
                         const Encoding& encoding)
    : features(dataset.width())
    , amounts(rowNumbers.size() * features)
    , inputs(hasCategories(dataset) ? amounts.size() : 0)
    , known(amounts.size())
{
    std::size_t place = 0;
    for (const std::size_t r : rowNumbers) {
        labels.push_back(dataset.labels[r]);
        const std::span<const float> row = dataset.row(r);
        for (std::size_t f = 0; f < features; ++f, ++place) {
            known[place] = static_cast<std::uint8_t>(!std::isnan(row[f]));
            const Cell cell = known[place] ? encoding.cell(f, row[f])
                                           : Cell{static_cast<std::uint32_t>(encoding.layout.begin(f)), 0};
            amounts[place] = cell.amount;
            if (!inputs.empty())
                inputs[place] = static_cast<std::int32_t>(cell.input);
        }
    }
}

std::vector<Cell> EncodedRows::cells(std::size_t row, const data::FeatureSet& observed) const
{
    std::vector<Cell> list;
    for (const std::uint32_t feature : observed) {
        if (isKnown(row, feature))
            list.push_back(cell(row, feature));
    }
    return list;
}

std::vector<std::int64_t> unseenInputs(const EncodedRows& rows, const data::InputLayout& layout)
{
    std::vector<std::uint8_t> isSeen(layout.inputs() + layout.features());
    for (std::size_t r = 0; r < rows.rows(); ++r) {
        for (std::size_t f = 0; f < rows.features; ++f) {
            if (rows.isKnown(r, f))
                isSeen[rows.cell(r, f).input] = isSeen[layout.inputs() + f] = 1;
        }
    }
    std::vector<std::int64_t> unseen;
    for (std::size_t i = 0; i < isSeen.size(); ++i) {
        if (isSeen[i] == 0)
            unseen.push_back(static_cast<std::int64_t>(i));
    }
    return unseen;
}

Cohort::Cohort(const data::Dataset& dataset, std::span<const data::Instance> instances,
               const Encoding& encoding, ClassSampling sampling)
    : rows(dataset, rowsOf(instances), encoding)
{
    const std::vector<std::size_t> numbers = rowsOf(instances);
    std::map<std::int32_t, double> weightOfClass;
    for (const data::Instance& instance : instances)
        weightOfClass[dataset.labels[instance.row]] += instance.weight;
    for (const data::Instance& instance : instances) {
        const auto found = std::ranges::lower_bound(numbers, instance.row);
        const double divisor =
            sampling == ClassSampling::Balanced ? std::sqrt(weightOfClass[dataset.labels[instance.row]]) : 1;
        patients.add(static_cast<std::size_t>(found - numbers.begin()), instance.set, instance.weight,
                     instance.weight / divisor);
    }
}

void Patients::add(std::size_t row, std::size_t set, double addedWeight, double chance)
{
    m_rows.push_back(static_cast<std::int64_t>(row));
    m_sets.push_back(static_cast<std::int64_t>(set));
    m_upTo.push_back(weight() + addedWeight);
    m_chanceUpTo.push_back((m_chanceUpTo.empty() ? 0 : m_chanceUpTo.back()) + chance);
}

std::size_t Patients::draw(Random& random) const
{
    const double at = random.uniform() * (m_chanceUpTo.empty() ? 0 : m_chanceUpTo.back());
    const auto found = std::upper_bound(m_chanceUpTo.begin(), m_chanceUpTo.end(), at);
    return std::min(static_cast<std::size_t>(found - m_chanceUpTo.begin()), size() - 1);
}

std::vector<Cell> observedCells(const Cohort& cohort, const data::ObservationPool& pool, std::size_t patient)
{
    const auto row = static_cast<std::size_t>(cohort.patients.rows()[patient]);
    const auto set = static_cast<std::size_t>(cohort.patients.sets()[patient]);
    return cohort.rows.cells(row, pool.sets[set]);
}

std::vector<Patients> distribute(const Patients& patients, std::span<const std::size_t> bucketOf,
                                 std::size_t buckets)
{
    std::vector<Patients> parts(buckets);
    for (std::size_t i = 0; i < patients.size(); ++i)
        parts[bucketOf[i]].add(static_cast<std::size_t>(patients.rows()[i]),
                               static_cast<std::size_t>(patients.sets()[i]), patients.weightOf(i),
                               patients.chanceOf(i));
    return parts;
}

std::vector<std::int64_t> referenceRows(const EncodedRows& rows, const Patients& patients, std::size_t most,
                                        Random random)
{
    const std::set<std::int64_t> distinct(patients.rows().begin(), patients.rows().end());
    std::vector<std::int64_t> shuffled(distinct.begin(), distinct.end());
    random.shuffle(shuffled);
    // The k-th row of its class is taken in round k.
    std::map<std::int64_t, std::size_t> seenOfClass;
    std::vector<std::pair<std::size_t, std::int64_t>> byRound;
    for (const std::int64_t row : shuffled)
        byRound.emplace_back(seenOfClass[rows.labels[static_cast<std::size_t>(row)]]++, row);
    std::stable_sort(byRound.begin(), byRound.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<std::int64_t> chosen;
    for (std::size_t i = 0; i < std::min(most, byRound.size()); ++i)
        chosen.push_back(byRound[i].second);
    std::sort(chosen.begin(), chosen.end());
    return chosen;
}

Draw drawBatch(const Patients& patients, std::size_t count, std::size_t features, double revealFraction,
               Random random, RevealedShare share)
{
    Draw draw;
    drawPatients(draw, patients, count, random);
    draw.revealed.resize(count * features);
    double revealed = revealFraction * random.uniform();
    for (std::size_t i = 0; i < count; ++i) {
        fillBernoulli(std::span(draw.revealed).subspan(i * features, features), revealed, random);
        if (share == RevealedShare::OfEach)
            revealed = revealFraction * random.uniform();
    }
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

void exchangeValues(Draw& draw, const Patients& patients, std::size_t features, double share, Random random)
{
    if (share <= 0)
        return;
    for (std::size_t i = 0; i < draw.rows.size(); ++i)
        draw.donors.push_back(patients.rows()[patients.draw(random)]);
    draw.taken.resize(draw.rows.size() * features);
    fillBernoulli(draw.taken, share, random);
}

} // namespace genex::method
