#include "common/result.h"
#include "eval/batchevaluation.h"
#include "genex/syntheticdata.h"
#include "genex/training.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <optional>

using namespace genex;
using namespace genex::eval;

class TestBatchEvaluation : public QObject
{
    Q_OBJECT

private:
    data::Dataset m_dataset = twoTellAll(800, 12, 4, 9, 2);
    std::optional<method::Model> m_model;

    method::Model trained(double budgetFraction) const
    {
        method::TrainingSettings settings;
        settings.seed = 3;
        settings.buckets = 2;
        settings.hidden = 16;
        settings.sharedSteps = 250;
        settings.bucketSteps = 20;
        settings.batchSize = 64;
        settings.budgetFraction = budgetFraction;
        settings.observedSize = 2;
        settings.pools = 4;
        settings.learningRate = 0.02;
        settings.device = "cpu";
        JobControl control;
        return method::train(m_dataset, settings, control).model;
    }

    static ErrorCode codeOf(const auto& evaluate)
    {
        const auto result = attempt(evaluate);
        return result ? ErrorCode::Internal : result.error().code;
    }

private Q_SLOTS:
    void initTestCase()
    {
        method::setThreads(1);
        m_model = trained(2.0 / 12);
    }

    void knownAnswer()
    {
        // The two telling tests are the batch. O shows both, one or none of them to a patient: 1, ½ or ¼
        // right.
        double floor = 0;
        double orders = 0;
        std::vector<double> ordersOfPool;
        for (const auto& pool : m_model->pools()) {
            const auto shown =
                std::count(pool.begin(), pool.end(), 4) + std::count(pool.begin(), pool.end(), 9);
            floor += (shown == 2 ? 1.0 : shown == 1 ? 0.5 : 0.25) / 4;
            ordersOfPool.push_back(static_cast<double>(2 - shown));
            orders += ordersOfPool.back() / 4;
        }
        JobControl control;
        const BatchEvaluation evaluation = evaluateBatch(*m_model, m_dataset, control);
        QCOMPARE(evaluation.meanOrders, orders);
        // A quarter of the tries has each O: the most of the four is where nineteen of twenty are reached.
        const auto [fewest, most] = std::minmax_element(ordersOfPool.begin(), ordersOfPool.end());
        QVERIFY(*fewest < *most);
        QCOMPARE(evaluation.p95Orders, *most);
        QCOMPARE(evaluation.batchAccuracy.mean, 1.0);
        QCOMPARE(evaluation.batchAccuracy.standardError, 0.0);
        QVERIFY(evaluation.ceilingAccuracy.mean > 0.97);
        QVERIFY2(std::abs(evaluation.floorAccuracy.mean - floor) < 0.08,
                 std::to_string(evaluation.floorAccuracy.mean).c_str());
        QCOMPARE(evaluation.floorAccuracy.count,
                 static_cast<std::int64_t>(method::splitOf(m_dataset, 3).rowsOf(data::Part::Test).size()));
    }

    void piecesDoNotMatter()
    {
        // 800 rows are four pieces; the hits of all must be those of the halves.
        std::vector<std::size_t> rows(800);
        for (std::size_t r = 0; r < rows.size(); ++r)
            rows[r] = r;
        JobControl control;
        const std::span<const std::size_t> all(rows);
        const BatchEvaluation whole = evaluateBatch(*m_model, m_dataset, all, control);
        const BatchEvaluation first = evaluateBatch(*m_model, m_dataset, all.first(400), control);
        const BatchEvaluation second = evaluateBatch(*m_model, m_dataset, all.last(400), control);
        QVERIFY(std::abs(whole.floorAccuracy.mean -
                         (first.floorAccuracy.mean + second.floorAccuracy.mean) / 2) < 1e-9);
        QCOMPARE(whole.floorAccuracy.count, std::int64_t{800});
    }

    void otherTablesAreRefused()
    {
        JobControl control;
        data::Dataset other = m_dataset;
        other.values[0] = 1 - other.values[0];
        QCOMPARE(codeOf([&] { return evaluateBatch(*m_model, other, control); }), ErrorCode::InvalidInput);
        const std::vector<std::size_t> rows{0};
        const auto codeOfSpoiled = [&](auto&& spoil) {
            data::Dataset spoiled = m_dataset;
            spoil(spoiled);
            return codeOf([&] { return evaluateBatch(*m_model, spoiled, rows, control); });
        };
        QCOMPARE(codeOfSpoiled([](auto& d) { d.features[0].id = "g0"; }), ErrorCode::InvalidInput);
        QCOMPARE(codeOfSpoiled([](auto& d) { d.features[0].kind = data::FeatureKind::Numeric; }),
                 ErrorCode::InvalidInput);
        QCOMPARE(codeOfSpoiled([](auto& d) { d.classes[0] = "nobody"; }), ErrorCode::InvalidInput);
    }

    void everythingTellsMoreThanAShortBatch()
    {
        // One test of the two that tell: with all of the row known the other one is there as well.
        JobControl control;
        const BatchEvaluation evaluation = evaluateBatch(trained(1.0 / 12), m_dataset, control);
        QVERIFY2(evaluation.batchAccuracy.mean < 0.8, std::to_string(evaluation.batchAccuracy.mean).c_str());
        QVERIFY(evaluation.ceilingAccuracy.mean > 0.97);
    }

    void itCanBeStopped()
    {
        JobControl control;
        control.requestStop();
        QCOMPARE(codeOf([&] { return evaluateBatch(*m_model, m_dataset, control); }), ErrorCode::Cancelled);
    }
};

QTEST_APPLESS_MAIN(TestBatchEvaluation)
#include "tst_batchevaluation.moc"
