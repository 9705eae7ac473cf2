// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/random.h"
#include "data/datasethash.h"
#include "data/vectorgroups.h"
#include "genex/syntheticdata.h"

#include <QTest>

#include <bit>
#include <limits>
#include <map>
#include <set>

using namespace genex;
using Groups = std::vector<std::uint32_t>;

namespace {

constexpr float kGap = std::numeric_limits<float>::quiet_NaN();

data::Dataset pairsOf(std::vector<float> values)
{
    data::Dataset dataset;
    dataset.features = {{"a", data::FeatureKind::Numeric}, {"b", data::FeatureKind::Numeric}};
    dataset.classes = {"x", "y"};
    dataset.labels.resize(values.size() / 2);
    dataset.values = std::move(values);
    return dataset;
}

} // namespace

class TestVectorGroups : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void equalVectorsHaveOneNumber()
    {
        QCOMPARE(data::vectorGroups(pairsOf({1, 2, 2, 1, 1, 2, 0, 0, 2, 1})), (Groups{0, 1, 0, 2, 1}));
        QCOMPARE(data::vectorGroups(pairsOf({})), Groups{});
    }

    void gapsEqualGapsAndZerosZeros()
    {
        const auto otherGap = std::bit_cast<float>(0xffc00123U);
        QCOMPARE(data::vectorGroups(pairsOf({kGap, 0, otherGap, -0.0F, 0, kGap, 0, 0})),
                 (Groups{0, 0, 1, 2}));
    }

    void contentGivesTheNumber()
    {
        const data::Dataset dataset = pairsOf({kGap, 0, 1, 2, 1, -2, 1, kGap, -3, 9, 1, 2});
        const data::Dataset turned = pairsOf({1, 2, -3, 9, 1, kGap, 1, -2, 1, 2, kGap, 0});
        const Groups groups = data::vectorGroupsByContent(dataset);
        QCOMPARE(std::set(groups.begin(), groups.end()), (std::set<std::uint32_t>{0, 1, 2, 3, 4}));
        QCOMPARE(groups[1], groups[5]);
        const Groups turnedGroups = data::vectorGroupsByContent(turned);
        QVERIFY(std::equal(groups.begin(), groups.end(), turnedGroups.rbegin()));
    }

    void agreesWithComparingAll()
    {
        Random random(1);
        for (int i = 0; i < 50; ++i) {
            const data::Dataset dataset =
                twoTellAll(100 + random.below(200), 3 + random.below(4), 0, 1, random.next());
            std::map<std::vector<float>, std::uint32_t> numbers;
            Groups expected;
            for (std::size_t r = 0; r < dataset.rows(); ++r) {
                const std::vector<float> row(dataset.row(r).begin(), dataset.row(r).end());
                expected.push_back(
                    numbers.try_emplace(row, static_cast<std::uint32_t>(numbers.size())).first->second);
            }
            QCOMPARE(data::vectorGroups(dataset), expected);
        }
    }

    void hashSeesEveryPart()
    {
        const data::Dataset dataset = twoTellAll(20, 4, 0, 1, 1);
        const std::string hash = data::hashOf(dataset);
        QCOMPARE(data::hashOf(dataset), hash);
        data::Dataset other = dataset;
        other.labels[3] ^= 1;
        QVERIFY(data::hashOf(other) != hash);
        other = dataset;
        other.values[7] = 1 - other.values[7];
        QVERIFY(data::hashOf(other) != hash);
        other = dataset;
        other.features[0].id = "f";
        other.features[1].id = "0f1";
        QVERIFY(data::hashOf(other) != hash);
        other = dataset;
        other.features[0].kind = data::FeatureKind::Numeric;
        QVERIFY(data::hashOf(other) != hash);
        other = dataset;
        std::swap(other.classes[0], other.classes[1]);
        QVERIFY(data::hashOf(other) != hash);
    }
};

QTEST_APPLESS_MAIN(TestVectorGroups)
#include "tst_vectorgroups.moc"
