// SPDX-License-Identifier: GPL-3.0-or-later
#include "failureof.h"
#include "trainingfixture.h"

#include "common/memoryuse.h"
#include "genex/device.h"

#include <QTest>

using namespace genex;
using namespace genex::method;

class TestTrainingEstimate : public QObject
{
    Q_OBJECT

private:
    TrainingFixture m_fixture;

    TrainingEstimate estimateOf(const TrainingSettings& settings)
    {
        JobControl job;
        return estimateTraining(m_fixture.input, settings, job);
    }

private Q_SLOTS:
    void initTestCase() { setThreads(1); }

    void saysWhatTheTrainingWillBeLike()
    {
        TrainingSettings settings = briefSettings();
        settings.buckets = 4;
        const TrainingEstimate estimate = estimateOf(settings);
        const TrainingOutcome outcome = TrainingFixture::train(m_fixture.input, settings);
        QCOMPARE(estimate.trainingRows, outcome.summary.trainingRows);
        QCOMPARE(estimate.buckets, static_cast<int>(outcome.summary.buckets.size()));
        QCOMPARE(estimate.bucketsWanted, 4);
        QCOMPARE(estimate.device, std::string("cpu"));
        QVERIFY(estimate.seconds > 0);
        QVERIFY(estimate.memoryBytes > 10'000'000);
        QVERIFY(estimate.availableBytes > 0);
        QVERIFY(estimate.availableBytes <= memoryUse().total);
    }

    void timeFollowsTheWork()
    {
        // Of a thousand times the steps, no noise of the machine makes less than a hundred times the time.
        TrainingSettings settings = briefSettings();
        settings.workers = 1;
        settings.generatorSteps = 0;
        settings.sharedSteps = 1000;
        const double few = estimateOf(settings).seconds;
        settings.sharedSteps = 1'000'000;
        QVERIFY(estimateOf(settings).seconds > 100 * few);
    }

    void everyKindOfGeneratorCanBeEstimated()
    {
        for (const GeneratorKind kind :
             {GeneratorKind::None, GeneratorKind::Pooled, GeneratorKind::Transformer}) {
            TrainingSettings settings = briefSettings();
            settings.generator = kind;
            QVERIFY(estimateOf(settings).seconds > 0);
        }
    }

    void canBeCancelledAndRefusesWhatTrainingWould()
    {
        JobControl stopped;
        stopped.requestStop();
        QCOMPARE(failureOf([&] { return estimateTraining(m_fixture.input, briefSettings(), stopped); }).code,
                 ErrorCode::Cancelled);
        TrainingSettings settings = briefSettings();
        settings.hidden = 0;
        QCOMPARE(failureOf([&] { return estimateOf(settings); }).code, ErrorCode::InvalidInput);
    }
};

QTEST_APPLESS_MAIN(TestTrainingEstimate)
#include "tst_trainingestimate.moc"
