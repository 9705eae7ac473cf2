// SPDX-License-Identifier: GPL-3.0-or-later
#include "splittable.h"

#include "common/jobcontrol.h"
#include "common/random.h"
#include "data/instances.h"
#include "data/split.h"
#include "data/vectorgroups.h"
#include "genex/failureof.h"
#include "genex/syntheticdata.h"

#include <QFile>
#include <QTest>

#include <cmath>
#include <functional>
#include <numeric>

using namespace genex;
using data::FeatureSet;
using data::Instance;
using data::ObservationPool;
using data::ObservedRow;

namespace {

using Loss = std::function<double(std::span<const float>, const FeatureSet&, std::int32_t)>;

std::vector<std::size_t> allRows(const data::Dataset& dataset)
{
    std::vector<std::size_t> rows(dataset.rows());
    std::iota(rows.begin(), rows.end(), std::size_t{0});
    return rows;
}

std::vector<Instance> merged(const data::Dataset& dataset, std::span<const ObservedRow> observed,
                             const ObservationPool& pool)
{
    JobControl job;
    return data::mergeInstances(dataset, observed, pool, job);
}

double sumOver(const data::Dataset& dataset, std::span<const ObservedRow> observed,
               const ObservationPool& pool, const Loss& loss)
{
    double sum = 0;
    for (const auto [row, set] : observed)
        sum += loss(dataset.row(row), pool.sets[set], dataset.labels[row]);
    return sum;
}

double sumOver(const data::Dataset& dataset, std::span<const Instance> instances, const ObservationPool& pool,
               const Loss& loss)
{
    double sum = 0;
    for (const Instance& instance : instances)
        sum += instance.weight * loss(dataset.row(instance.row), pool.sets[instance.set], instance.label);
    return sum;
}

/// Losses with whole values, so that sums are exact in any order: of x[O], of what is not in O, of all.
std::vector<Loss> wholeLosses()
{
    return {
        [](std::span<const float> x, const FeatureSet& set, std::int32_t label) {
            double score = label;
            for (const std::uint32_t f : set)
                score += double{x[f]} * (f + 1);
            return score * score;
        },
        [](std::span<const float> x, const FeatureSet& set, std::int32_t label) {
            double left = 0;
            for (std::size_t f = 0; f < x.size(); ++f)
                left += std::ranges::find(set, f) == set.end() ? x[f] : 0;
            return left == label ? 0.0 : 1.0;
        },
        [](std::span<const float> x, const FeatureSet& set, std::int32_t label) {
            return std::accumulate(x.begin(), x.end(), 0.0) * 16 + static_cast<double>(set.size()) * 4 +
                   label;
        },
    };
}

/// The DP data, 132 symptoms and the disease last, from GENEX_DP_TRAINING or beside the source folder.
QString dpFile()
{
    const QString named = qEnvironmentVariable("GENEX_DP_TRAINING");
    return named.isEmpty()
               ? qEnvironmentVariable("GENEX_SOURCE_DIR") + QStringLiteral("/../shared/data/dp/Training.csv")
               : named;
}

data::Dataset readDp(QFile& file)
{
    data::Dataset dataset;
    QList<QByteArray> header = file.readLine().trimmed().split(',');
    header.removeLast();
    for (const QByteArray& name : header)
        dataset.features.push_back({name.toStdString(), data::FeatureKind::Binary});
    while (!file.atEnd()) {
        const QList<QByteArray> fields = file.readLine().trimmed().split(',');
        for (qsizetype f = 0; f + 1 < fields.size(); ++f)
            dataset.values.push_back(fields[f].toFloat());
        const std::string disease = fields.last().toStdString();
        const auto found = std::ranges::find(dataset.classes, disease);
        dataset.labels.push_back(static_cast<std::int32_t>(found - dataset.classes.begin()));
        if (found == dataset.classes.end())
            dataset.classes.push_back(disease);
    }
    return dataset;
}

} // namespace

class TestInstances : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void vectorSetAndLabelMakeOne()
    {
        // Rows 0, 2 and 4 hold the same vector; 4 has another label. Row 3 differs outside O only.
        data::Dataset dataset;
        dataset.features = {{"a", data::FeatureKind::Binary}, {"b", data::FeatureKind::Binary}};
        dataset.classes = {"x", "y"};
        dataset.values = {1, 0, 0, 0, 1, 0, 1, 1, 1, 0};
        dataset.labels = {0, 0, 0, 0, 1};
        const ObservationPool pool{{{0}, {1}}};
        const std::vector<ObservedRow> observed{{2, 0}, {0, 0}, {1, 0}, {3, 0}, {4, 0}, {0, 1}, {2, 0}};
        QCOMPARE(
            merged(dataset, observed, pool),
            (std::vector<Instance>{{2, 0, 0, 3}, {1, 0, 0, 1}, {3, 0, 0, 1}, {4, 0, 1, 1}, {0, 1, 0, 1}}));
    }

    void equalSetsOfThePoolAreOne()
    {
        data::Dataset dataset = twoTellAll(4, 2, 0, 1, 1);
        dataset.values = {1, 0, 1, 0, 1, 0, 1, 0};
        dataset.labels = {0, 0, 0, 0};
        const ObservationPool pool{{{1}, {0}, {1}}};
        const auto observed = data::everySet(allRows(dataset), 3);
        const std::vector<Instance> expected{{0, 0, 0, 8}, {0, 1, 0, 4}};
        QCOMPARE(merged(dataset, observed, pool), expected);
        JobControl job;
        QCOMPARE(data::mergeWithEverySet(dataset, allRows(dataset), pool, job), expected);
    }

    void everyLossIsTheSame()
    {
        Random random(1);
        for (int i = 0; i < 100; ++i) {
            const std::size_t features = 2 + random.below(6);
            const data::Dataset dataset = twoTellAll(1 + random.below(300), features, 0, 1, random.next());
            const ObservationPool pool =
                data::drawPool(features, {random.below(features), 1 + random.below(6), {}}, random.next());
            const auto rows = allRows(dataset);
            for (const auto& observed : {data::everySet(rows, pool.sets.size()),
                                         data::oneSetEach(rows, pool.sets.size(), random.next())}) {
                const auto instances = merged(dataset, observed, pool);
                QVERIFY(instances.size() <= observed.size());
                for (const Loss& loss : wholeLosses())
                    QCOMPARE(sumOver(dataset, instances, pool, loss), sumOver(dataset, observed, pool, loss));
            }
        }
    }

    void aLossInFractionsIsTheSame()
    {
        const data::Dataset dataset = twoTellAll(500, 5, 0, 1, 3);
        const ObservationPool pool = data::drawPool(5, {2, 4, {}}, 1);
        const auto observed = data::everySet(allRows(dataset), 4);
        const Loss crossEntropy = [](std::span<const float> x, const FeatureSet& set, std::int32_t label) {
            double logit = 0.3 * label;
            for (const std::uint32_t f : set)
                logit += (x[f] - 0.5) / (1.7 + f);
            return std::log1p(std::exp(label % 2 == 0 ? logit : -logit));
        };
        const double plain = sumOver(dataset, observed, pool, crossEntropy);
        QVERIFY(std::abs(sumOver(dataset, merged(dataset, observed, pool), pool, crossEntropy) / plain - 1) <
                1e-12);
    }

    void everySetAtOnceGivesTheSame()
    {
        Random random(2);
        for (int i = 0; i < 50; ++i) {
            const data::Dataset dataset = mixedWithGaps(1 + random.below(200), 4, random.next());
            const ObservationPool pool = data::drawPool(4, {2, 1 + random.below(9), {}}, random.next());
            std::vector<std::size_t> rows = allRows(dataset);
            random.shuffle(rows);
            rows.resize(1 + random.below(rows.size()));
            JobControl job;
            QCOMPARE(data::mergeWithEverySet(dataset, rows, pool, job),
                     merged(dataset, data::everySet(rows, pool.sets.size()), pool));
        }
    }

    void strangersAreRefused()
    {
        const data::Dataset dataset = twoTellAll(4, 2, 0, 1, 1);
        const ObservationPool pool{{{0}}};
        for (const ObservedRow& stranger : {ObservedRow{4, 0}, ObservedRow{0, 1}})
            QCOMPARE(failureOf([&] { return merged(dataset, std::span(&stranger, 1), pool); }).code,
                     ErrorCode::InvalidInput);
    }

    void itCanBeStopped()
    {
        const data::Dataset dataset = twoTellAll(40, 2, 0, 1, 1);
        std::int64_t last = -1;
        JobControl told([&last](const Progress& progress) { last = progress.done; });
        const auto observed = data::everySet(allRows(dataset), 1);
        data::mergeInstances(dataset, observed, {{{0}}}, told);
        QCOMPARE(last, std::int64_t{40});
        JobControl stopped;
        stopped.requestStop();
        QCOMPARE(failureOf([&] { return data::mergeInstances(dataset, observed, {{{0}}}, stopped); }).code,
                 ErrorCode::Cancelled);
    }

    void diseasePredictionShrinksSixteenfold()
    {
        QFile file(dpFile());
        if (!file.open(QIODevice::ReadOnly))
            QSKIP("No data: name DP's Training.csv in GENEX_DP_TRAINING to run this.");
        const data::Dataset dataset = readDp(file);
        QCOMPARE(dataset.rows(), std::size_t{4'920});
        QCOMPARE(dataset.classes.size(), std::size_t{41});
        const ObservationPool pool = data::drawPool(dataset.width(), {20, 20, {}}, 1);
        JobControl job;
        const auto instances = data::mergeWithEverySet(dataset, allRows(dataset), pool, job);
        QCOMPARE(instances.size(), std::size_t{304} * 20);
        double weight = 0;
        for (const Instance& instance : instances)
            weight += instance.weight;
        QCOMPARE(weight, 4'920.0 * 20);
    }

    void diseasePredictionIsSplitByItsShares()
    {
        QFile file(dpFile());
        if (!file.open(QIODevice::ReadOnly))
            QSKIP("No data: name DP's Training.csv in GENEX_DP_TRAINING to run this.");
        const data::Dataset dataset = readDp(file);
        data::SplitSettings settings;
        for (settings.seed = 0; settings.seed < 10; ++settings.seed) {
            const auto parts = data::makeSplit(dataset, settings).parts;
            const auto counts = countsOf(parts, dataset.labels);
            QCOMPARE(data::countStraddlingRows(parts, data::vectorGroups(dataset)), std::size_t{0});
            QVERIFY2(worstDeviation(counts, settings.shares) <= 12, qPrintable(QString::number(counts[0])));
            for (std::int32_t label = 0; label < 41; ++label)
                QVERIFY(worstDeviation(countsOf(parts, dataset.labels, label), settings.shares) <= 12);
        }
        settings.rule = data::SplitRule::Rows;
        const auto parts = data::makeSplit(dataset, settings).parts;
        QCOMPARE(countsOf(parts, dataset.labels), (std::array<double, 3>{3'444, 492, 984}));
        QVERIFY(data::countStraddlingRows(parts, data::vectorGroups(dataset)) > 4'000);
    }
};

QTEST_APPLESS_MAIN(TestInstances)
#include "tst_instances.moc"
