#include "common/result.h"
#include "eval/batchevaluation.h"
#include "genex/syntheticdata.h"
#include "genex/training.h"

#include <QTest>

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

private Q_SLOTS:
    void initTestCase()
    {
        method::setThreads(1);
        method::TrainingSettings settings;
        settings.seed = 3;
        settings.buckets = 2;
        settings.hidden = 16;
        settings.sharedSteps = 250;
        settings.bucketSteps = 20;
        settings.batchSize = 64;
        settings.budgetFraction = 2.0 / 12;
        settings.observedSize = 2;
        settings.pools = 4;
        settings.learningRate = 0.02;
        settings.device = "cpu";
        JobControl control;
        m_model = method::train(m_dataset, settings, control).model;
    }

    void knownAnswer()
    {
        // The two telling tests are the batch. O shows both, one or none of them to a patient: 1, ½ or ¼
        // right.
        double floor = 0;
        double orders = 0;
        for (const auto& pool : m_model->pools()) {
            const auto shown =
                std::count(pool.begin(), pool.end(), 4) + std::count(pool.begin(), pool.end(), 9);
            floor += (shown == 2 ? 1.0 : shown == 1 ? 0.5 : 0.25) / 4;
            orders += static_cast<double>(2 - shown) / 4;
        }
        JobControl control;
        const BatchEvaluation evaluation = evaluateBatch(*m_model, m_dataset, control);
        QCOMPARE(evaluation.meanOrders, orders);
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
        const auto codeOf = [this](const data::Dataset& dataset) {
            JobControl control;
            const auto result = attempt([&] { return evaluateBatch(*m_model, dataset, control); });
            return result ? ErrorCode::Internal : result.error().code;
        };
        data::Dataset other = m_dataset;
        other.values[0] = 1 - other.values[0];
        QCOMPARE(codeOf(other), ErrorCode::InvalidInput);
        other = m_dataset;
        other.features[0].id = "g0";
        JobControl control;
        const std::vector<std::size_t> rows{0};
        const auto result = attempt([&] { return evaluateBatch(*m_model, other, rows, control); });
        QVERIFY(!result && result.error().code == ErrorCode::InvalidInput);
    }

    void itCanBeStopped()
    {
        JobControl control;
        control.requestStop();
        const auto result = attempt([&] { return evaluateBatch(*m_model, m_dataset, control); });
        QVERIFY(!result && result.error().code == ErrorCode::Cancelled);
    }
};

QTEST_APPLESS_MAIN(TestBatchEvaluation)
#include "tst_batchevaluation.moc"
