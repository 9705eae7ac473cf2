#include "failureof.h"
#include "syntheticdata.h"

#include "genex/split.h"

#include <QTest>

#include <map>
#include <set>

using namespace genex;
using namespace genex::method;

class TestSplit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyRowStandsInOnePart()
    {
        const data::Dataset dataset = twoTellAll(500, 12, 0, 1, 1);
        const Split split = splitByVector(dataset, 3);
        std::set<std::size_t> all;
        for (const auto* part : {&split.training, &split.validation, &split.test})
            all.insert(part->begin(), part->end());
        QCOMPARE(all.size(), std::size_t{500});
        QCOMPARE(split.training.size() + split.validation.size() + split.test.size(), std::size_t{500});
        QVERIFY(split.training.size() > 320 && split.training.size() < 380);
        QVERIFY(split.test.size() > 70 && split.test.size() < 130);
    }

    void equalVectorsStayTogether()
    {
        const data::Dataset dataset = twoTellAll(500, 5, 0, 1, 1); // 32 different vectors at most
        const Split split = splitByVector(dataset, 3);
        std::map<std::vector<float>, std::set<int>> partsOf;
        int number = 0;
        for (const auto* part : {&split.training, &split.validation, &split.test}) {
            for (const std::size_t r : *part)
                partsOf[{dataset.row(r).begin(), dataset.row(r).end()}].insert(number);
            ++number;
        }
        for (const auto& [vector, parts] : partsOf)
            QCOMPARE(parts.size(), std::size_t{1});
    }

    void seedDecides()
    {
        const data::Dataset dataset = twoTellAll(100, 12, 0, 1, 1);
        QCOMPARE(splitByVector(dataset, 3).test, splitByVector(dataset, 3).test);
        QVERIFY(splitByVector(dataset, 3).test != splitByVector(dataset, 4).test);
    }

    void tooFewPatientsAreRefused()
    {
        const Error error = failureOf([] { return splitByVector(twoTellAll(500, 3, 0, 1, 1), 0); });
        QCOMPARE(error.code, ErrorCode::InvalidInput);
        QVERIFY(error.message.find('8') != std::string::npos);
    }

    void hashSeesEveryPart()
    {
        const data::Dataset dataset = twoTellAll(20, 4, 0, 1, 1);
        const std::string hash = hashOf(dataset);
        QCOMPARE(hashOf(dataset), hash);
        data::Dataset other = dataset;
        other.labels[3] ^= 1;
        QVERIFY(hashOf(other) != hash);
        other = dataset;
        other.values[7] = 1 - other.values[7];
        QVERIFY(hashOf(other) != hash);
        other = dataset;
        other.features[0].id = "f";
        other.features[1].id = "0f1";
        QVERIFY(hashOf(other) != hash);
        other = dataset;
        other.features[0].kind = data::FeatureKind::Numeric;
        QVERIFY(hashOf(other) != hash);
        other = dataset;
        std::swap(other.classes[0], other.classes[1]);
        QVERIFY(hashOf(other) != hash);
    }
};

QTEST_APPLESS_MAIN(TestSplit)
#include "tst_split.moc"
