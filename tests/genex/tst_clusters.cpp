// SPDX-License-Identifier: GPL-3.0-or-later
#include "cells.h"
#include "clusters.h"
#include "failureof.h"

#include <QTest>

#include <cmath>
#include <map>
#include <numbers>
#include <set>

using namespace genex;
using namespace genex::method;

namespace {

ClusterPatients among(std::size_t inputs, const std::vector<std::vector<Cell>>& patients,
                      std::vector<double> weights = {})
{
    if (weights.empty())
        weights.assign(patients.size(), 1);
    return {inputs, {patients.begin(), patients.end()}, std::move(weights)};
}

std::vector<float> denseOf(std::span<const Cell> patient, std::size_t inputs)
{
    std::vector<float> x(inputs);
    for (const Cell& cell : patient)
        x[cell.input] = cell.amount;
    return x;
}

/// Σ_j over all inputs, as the formulas are printed.
double densely(const Clusters& clusters, std::size_t b, std::span<const Cell> patient)
{
    const std::vector<float> x = denseOf(patient, clusters.inputs);
    double sum = clusters.hasVariances() ? clusters.logWeights[b] : 0;
    for (std::size_t j = 0; j < x.size(); ++j) {
        const double away = static_cast<double>(x[j]) - clusters.centres[b * clusters.inputs + j];
        if (clusters.hasVariances()) {
            const double v = clusters.variances[b * clusters.inputs + j];
            sum += -0.5 * std::log(2 * std::numbers::pi * v) - away * away / (2 * v);
        } else {
            sum += (static_cast<double>(x[j]) * x[j] - away * away) / 2;
        }
    }
    return sum;
}

/// Whether two patients share a cluster exactly if they share a group.
bool separatesGroups(const Clusters& clusters, const std::vector<std::vector<Cell>>& patients,
                     std::size_t perGroup)
{
    const std::vector<double> constants = constantsOf(clusters);
    std::set<std::pair<std::size_t, std::size_t>> pairs;
    for (std::size_t i = 0; i < patients.size(); ++i)
        pairs.emplace(i / perGroup, closest(clusters, constants, patients[i]));
    std::set<std::size_t> found;
    for (const auto& [group, cluster] : pairs)
        found.insert(cluster);
    return pairs.size() == patients.size() / perGroup && found.size() == pairs.size();
}

const std::vector<std::vector<float>> kThreeCorners{{4, 0, 0}, {0, 4, 0}, {0, -3, -4}};

} // namespace

class TestClusters : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nearnessByHand()
    {
        // Centres (1, 2) and (−1, 0): constants −5/2 and −1/2.
        const Clusters clusters{2, {1, 2, -1, 0}, {}, {}};
        const std::vector<double> constants = constantsOf(clusters);
        QCOMPARE(constants, (std::vector<double>{-2.5, -0.5}));
        const std::vector<Cell> x{{1, 3.0F}}; // (0, 3): distances² 2 and 10
        QCOMPARE(affinity(clusters, 0, constants[0], x), 3.5);
        QCOMPARE(affinity(clusters, 1, constants[1], x), -0.5);
        QCOMPARE(closest(clusters, constants, x), std::size_t{0});
        QCOMPARE(closest(clusters, constants, {}), std::size_t{1}); // nothing known: nearest to the origin
    }

    void theFirstOfTwoAsNear()
    {
        const Clusters clusters{1, {1, -1, 1}, {}, {}};
        const std::vector<double> constants = constantsOf(clusters);
        QCOMPARE(closest(clusters, constants, {}), std::size_t{0});
        QCOMPARE(closest(clusters, constants, std::vector<Cell>{{0, -2.0F}}), std::size_t{1});
    }

    void densityByHand()
    {
        // ½ N(x; 1, 1/(2π)) and ½ N(x; 0, 1/(2π)): ln 2πv = 0, 1/v = 2π.
        const auto v = static_cast<float>(1 / (2 * std::numbers::pi));
        const Clusters clusters{1, {1, 0}, {v, v}, {std::log(0.5F), std::log(0.5F)}};
        const std::vector<double> constants = constantsOf(clusters);
        const std::vector<Cell> x{{0, 3.0F}};
        const auto isNear = [](double a, double b) { return std::abs(a - b) < 1e-5; };
        QVERIFY(isNear(affinity(clusters, 0, constants[0], x), std::log(0.5) - std::numbers::pi * 4));
        QVERIFY(isNear(affinity(clusters, 1, constants[1], x), std::log(0.5) - std::numbers::pi * 9));
        QVERIFY(isNear(constants[0], std::log(0.5) - std::numbers::pi));
    }

    void sparseIsDense()
    {
        const std::size_t inputs = 12;
        const auto patients = randomPatients(200, inputs, Random(5));
        JobControl job;
        Random random(6);
        for (const Clusters& clusters : {fitKMeans(among(inputs, patients), 5, random, job),
                                         fitGaussianMixture(among(inputs, patients), 5, random, job)}) {
            const std::vector<double> constants = constantsOf(clusters);
            for (const std::vector<Cell>& patient : patients) {
                for (std::size_t b = 0; b < 5; ++b) {
                    const double expected = densely(clusters, b, patient);
                    const double got = affinity(clusters, b, constants[b], patient);
                    QVERIFY(std::abs(got - expected) < 1e-9 * (1 + std::abs(expected)));
                }
            }
        }
    }

    void groupsAreFound()
    {
        // One start in 500 has two centres in one group, from where no method leads out.
        const auto patients = patientsAround(kThreeCorners, 40, 0.1, Random(1));
        JobControl job;
        int byMeans = 0;
        int byGaussians = 0;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Random random(seed);
            byMeans += separatesGroups(fitKMeans(among(3, patients), 3, random, job), patients, 40);
            byGaussians +=
                separatesGroups(fitGaussianMixture(among(3, patients), 3, random, job), patients, 40);
        }
        QVERIFY(byMeans >= 19);
        QVERIFY(byGaussians >= 19);
    }

    void centresAreWeightedMeans()
    {
        // −1 (weight 3) and −2 (weight 1) are one group, 8 the other: centres −1.25 and 8.
        const std::vector<std::vector<Cell>> patients{cellsOf({-1}), cellsOf({-2}), cellsOf({8})};
        JobControl job;
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            Random random(seed);
            const Clusters clusters = fitKMeans(among(1, patients, {3, 1, 1}), 2, random, job);
            QCOMPARE(std::set<float>(clusters.centres.begin(), clusters.centres.end()),
                     (std::set<float>{-1.25F, 8}));
        }
    }

    void oneGaussianIsMeanAndVariance()
    {
        // Of (1, 0) and (3, 0): mean (2, 0), variance (1, 0 → 0.001), weight 1.
        const std::vector<std::vector<Cell>> patients{cellsOf({1, 0}), cellsOf({3, 0})};
        JobControl job;
        Random random(1);
        const Clusters clusters = fitGaussianMixture(among(2, patients), 1, random, job);
        QCOMPARE(clusters.centres, (std::vector<float>{2, 0}));
        QCOMPARE(clusters.variances, (std::vector<float>{1, 0.001F}));
        QCOMPARE(clusters.logWeights, std::vector<float>{0});
    }

    void gaussiansTellByWidth()
    {
        // A narrow and a wide group around the same point: only the widths differ, which k-means cannot see.
        Random draw(3);
        std::vector<std::vector<Cell>> patients = patientsAround({{2, 2, 2, 2}}, 300, 0.05, draw.child("a"));
        const auto wide = patientsAround({{2, 2, 2, 2}}, 300, 2, draw.child("b"));
        patients.insert(patients.end(), wide.begin(), wide.end());
        JobControl job;
        Random random(1);
        const Clusters clusters = fitGaussianMixture(among(4, patients), 2, random, job);
        const std::vector<double> constants = constantsOf(clusters);
        std::map<std::pair<bool, std::size_t>, int> counts;
        for (std::size_t i = 0; i < patients.size(); ++i)
            ++counts[{i < 300, closest(clusters, constants, patients[i])}];
        const std::size_t narrow = closest(clusters, constants, cellsOf({2, 2, 2, 2}));
        QVERIFY((counts[{true, narrow}]) >= 295);
        QVERIFY((counts[{false, 1 - narrow}]) >= 290);
    }

    void overlappingGaussiansKeepTheirWidth()
    {
        // N(±1.5, 1): whoever gives each patient to one component alone finds them narrower and further
        // apart.
        const auto patients = patientsAround({{1.5F}, {-1.5F}}, 4000, 1, Random(4));
        JobControl job;
        Random random(1);
        const Clusters clusters = fitGaussianMixture(among(1, patients), 2, random, job);
        for (std::size_t b = 0; b < 2; ++b) {
            QVERIFY2(std::abs(std::abs(clusters.centres[b]) - 1.5F) < 0.1F,
                     qPrintable(QString::number(clusters.centres[b])));
            QVERIFY2(std::abs(clusters.variances[b] - 1) < 0.1F,
                     qPrintable(QString::number(clusters.variances[b])));
        }
    }

    void aMixtureFitsBetterThanOneGaussian()
    {
        // Overlapping groups: far above what one Gaussian reaches, the same again from the same seed.
        const auto patients = patientsAround(kThreeCorners, 60, 1.2, Random(8));
        const ClusterPatients all = among(3, patients);
        JobControl job;
        Random one(2);
        Random four(2);
        Random again(2);
        const Clusters single = fitGaussianMixture(all, 1, one, job);
        const Clusters mixture = fitGaussianMixture(all, 4, four, job);
        QVERIFY(logLikelihood(mixture, all) > logLikelihood(single, all) + 50);
        QVERIFY(mixture == fitGaussianMixture(all, 4, again, job));
        double sum = 0;
        for (const float weight : mixture.logWeights)
            sum += std::exp(static_cast<double>(weight));
        QVERIFY(std::abs(sum - 1) < 1e-5);
    }

    void moreClustersThanPatients()
    {
        const std::vector<std::vector<Cell>> patients{cellsOf({1, 0}), cellsOf({0, 1}), {}};
        JobControl job;
        Random random(1);
        const Clusters means = fitKMeans(among(2, patients), 7, random, job);
        QCOMPARE(means.count(), std::size_t{7});
        QVERIFY(separatesGroups(means, patients, 1));
        const Clusters mixture = fitGaussianMixture(among(2, patients), 7, random, job);
        for (const auto* values : {&mixture.centres, &mixture.variances, &mixture.logWeights}) {
            for (const float value : *values)
                QVERIFY(std::isfinite(value));
        }
        for (const float variance : mixture.variances)
            QVERIFY(variance >= 0.001F);
    }

    void stopsWhenTold()
    {
        const auto patients = randomPatients(1000, 20, Random(1));
        JobControl job;
        job.requestStop();
        Random random(1);
        QCOMPARE(failureOf([&] { return fitKMeans(among(20, patients), 4, random, job); }).code,
                 ErrorCode::Cancelled);
    }
};

QTEST_APPLESS_MAIN(TestClusters)
#include "tst_clusters.moc"
