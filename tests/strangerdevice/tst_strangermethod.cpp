#include "trainingrun.h"

#include "common/error.h"
#include "genex/failureof.h"
#include "genex/syntheticdata.h"
#include "support/strangerdevice/strangerdevice.h"

#include <QTemporaryDir>
#include <QTest>

using namespace genex;
using namespace genex::method;
using stranger::kDeviceName;

namespace {

constexpr std::size_t kFeatures = 12;

const data::Dataset& patients()
{
    static const data::Dataset dataset = mixedWithGaps(400, kFeatures, 5);
    return dataset;
}

TrainingSettings smallSettings()
{
    TrainingSettings settings;
    settings.seed = 3;
    settings.buckets = 2;
    settings.hidden = 8;
    settings.sharedSteps = 30;
    settings.bucketSteps = 10;
    settings.batchSize = 64;
    settings.budgetFraction = 0.25;
    settings.observedSize = 3;
    settings.pools = 4;
    settings.scoringRows = 64;
    return settings;
}

TrainingOutcome trainQuietly(const std::string& device, const TrainingSettings& settings = smallSettings())
{
    JobControl control;
    return trainOn(device, patients(), settings, control);
}

/// A control whose job is stopped once it has done so many steps.
struct StoppedAfter
{
    explicit StoppedAfter(std::int64_t steps)
        : control(
              [this, steps](const Progress& progress) {
                  if (progress.done >= steps)
                      control.requestStop();
              },
              [this] { return now += std::chrono::seconds(1); })
    {}

    SteadyClock::time_point now{}; ///< a second later at each look, so that every report is passed on
    JobControl control;
};

} // namespace

/// The method's own tensor code on the stranger device: what passes here does not mix devices on a GPU.
class TestStrangerMethod : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        stranger::registerStrangerDevice();
        setThreads(1);
    }

    void trainingEqualsCpuBitForBit()
    {
        const TrainingOutcome onCpu = trainQuietly("cpu");
        const TrainingOutcome onDevice = trainQuietly(kDeviceName);
        QCOMPARE(onCpu.summary.device, std::string("cpu"));
        QCOMPARE(onDevice.summary.device, std::string(kDeviceName));
        QVERIFY(!onCpu.summary.buckets.front().order.empty());
        QVERIFY(onDevice.summary.buckets == onCpu.summary.buckets);
        QCOMPARE(onDevice.model.sha256(), onCpu.model.sha256());
    }

    void inferenceEqualsCpuBitForBit()
    {
        const Model onCpu = trainQuietly("cpu").model;
        const Model onDevice = trainQuietly(kDeviceName).model;
        const std::vector findings{domain::Finding::present("f0"), domain::Finding::measured("f2", 203.5)};
        QVERIFY(onDevice.recommend(findings) == onCpu.recommend(findings));
        const auto buckets = onCpu.findBuckets(patients().values);
        QVERIFY(onDevice.findBuckets(patients().values) == buckets);
        QVERIFY(onDevice.classify(patients().values, buckets) == onCpu.classify(patients().values, buckets));
    }

    void modelSavedAndLoadedToTheDeviceAnswersTheSame()
    {
        const QTemporaryDir folder;
        const auto file = std::filesystem::path(folder.path().toStdString()) / "model.genex";
        const Model trained = trainQuietly("cpu").model;
        trained.save(file);
        const Model loaded = Model::load(file, {kDeviceName, ""});
        const std::vector findings{domain::Finding::absent("f1")};
        QVERIFY(loaded.recommend(findings) == trained.recommend(findings));
    }

    void stoppedTrainingGoesOnToTheSameModel_data()
    {
        QTest::addColumn<int>("steps");
        QTest::newRow("in the shared expert") << 12;
        QTest::newRow("in a bucket's expert") << 36;
        QTest::newRow("while choosing tests") << 42;
    }
    void stoppedTrainingGoesOnToTheSameModel()
    {
        QFETCH(int, steps);
        const QTemporaryDir folder;
        TrainingSettings settings = smallSettings();
        settings.checkpointFile = folder.filePath(QStringLiteral("checkpoint")).toStdString();
        settings.checkpointEverySteps = 1;
        StoppedAfter stopped(steps);
        const Error error =
            failureOf([&] { return trainOn(kDeviceName, patients(), settings, stopped.control); });
        QCOMPARE(error.code, ErrorCode::Cancelled);
        QVERIFY(std::filesystem::exists(settings.checkpointFile));
        const Model resumed = trainQuietly(kDeviceName, settings).model;
        QCOMPARE(resumed.sha256(), trainQuietly("cpu").model.sha256());
    }

    /// Twenty more steps, and not one more wait for the device: the loss is never looked at.
    void trainingStepDoesNotSynchronise()
    {
        const auto waitsOf = [](int sharedSteps) {
            TrainingSettings settings = smallSettings();
            settings.budgetFraction = 0; // picking reads its scores, so it would wait
            settings.sharedSteps = sharedSteps;
            stranger::resetCounters();
            trainQuietly(kDeviceName, settings);
            return stranger::counters();
        };
        const stranger::Counters few = waitsOf(10);
        const stranger::Counters many = waitsOf(30);
        QVERIFY(many.fallbackOps > few.fallbackOps + 20 * 50);
        QCOMPARE(many.synchronisations(), few.synchronisations());
    }
};

QTEST_APPLESS_MAIN(TestStrangerMethod)
#include "tst_strangermethod.moc"
