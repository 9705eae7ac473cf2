// SPDX-License-Identifier: GPL-3.0-or-later
#include "modeldevice.h"
#include "trainingrun.h"

#include "common/error.h"
#include "genex/failureof.h"
#include "genex/modelfixture.h"
#include "genex/quicksettings.h"
#include "genex/syntheticdata.h"
#include "genex/testcohort.h"
#include "genex/toldjob.h"
#include "support/strangerdevice/strangerdevice.h"

#include <QTemporaryDir>
#include <QTest>

using namespace genex;
using namespace genex::method;
using stranger::kDeviceName;

namespace {

const TrainingInput& patients()
{
    static const TrainingInput input = inputFrom(allKinds(200, 12, 5), 3);
    return input;
}

TrainingSettings settingsOf(const QString& variant)
{
    TrainingSettings settings = briefSettings();
    settings.seed = 3;
    if (variant == QStringLiteral("transformer"))
        settings.generator = GeneratorKind::Transformer;
    if (variant == QStringLiteral("no generator"))
        settings.generator = GeneratorKind::None;
    if (variant == QStringLiteral("encoder before the expert"))
        settings.expertFront = ExpertFront::Encoder;
    if (variant == QStringLiteral("k-means, constant uncertainty")) {
        settings.partition = PartitionKind::KMeans;
        settings.deltaConstant = 0.8;
    }
    return settings;
}

void addVariants()
{
    QTest::addColumn<QString>("variant");
    for (const char* variant : {"pooled", "transformer", "no generator", "encoder before the expert",
                                "k-means, constant uncertainty"})
        QTest::newRow(variant) << QString::fromUtf8(variant);
}

TrainingOutcome trainQuietly(const std::string& device, const TrainingSettings& settings)
{
    JobControl control;
    return trainOn(device, patients(), settings, control);
}

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

    void trainingEqualsCpuBitForBit_data() { addVariants(); }
    void trainingEqualsCpuBitForBit()
    {
        QFETCH(const QString, variant);
        const TrainingOutcome onCpu = trainQuietly("cpu", settingsOf(variant));
        const TrainingOutcome onDevice = trainQuietly(kDeviceName, settingsOf(variant));
        QCOMPARE(onCpu.summary.device, std::string("cpu"));
        QCOMPARE(onDevice.summary.device, std::string(kDeviceName));
        QVERIFY(!onCpu.summary.buckets.front().order.empty());
        QVERIFY(onDevice.summary.buckets == onCpu.summary.buckets);
        QCOMPARE(onDevice.model.sha256(), onCpu.model.sha256());
    }

    void inferenceEqualsCpuBitForBit_data() { addVariants(); }
    void inferenceEqualsCpuBitForBit()
    {
        QFETCH(const QString, variant);
        const QTemporaryDir folder;
        const auto path = std::filesystem::path(folder.path().toStdString());
        trainQuietly("cpu", settingsOf(variant)).model.save(path / "model");
        // What the batches end with is estimated, so that something is generated.
        TensorFile file = readTensorFile(path / "model/weights.safetensors");
        nlohmann::json manifest = nlohmann::json::parse(file.metadata.at("manifest"));
        if (variant != QStringLiteral("no generator")) {
            for (std::size_t b = 0; b < manifest["plans"].back()["estimated"].size(); ++b) {
                const auto order =
                    file.tensors.at("bucket." + std::to_string(b) + ".order").to<std::int64_t>();
                manifest["plans"].back()["estimated"][b] = {order.back()};
            }
        }
        file.metadata["manifest"] = manifest.dump();
        writeTensorFile(path / "estimating", file);
        const Model onCpu = loadModelOn(path / "estimating", "cpu");
        const Model onDevice = loadModelOn(path / "estimating", kDeviceName);

        const data::Dataset& dataset = patients().dataset;
        const std::vector findings{domain::Finding::present("f0"), domain::Finding::measured("f2", 63.5),
                                   domain::Finding::ofCategory("f5", "b")};
        QVERIFY(onDevice.recommend(findings) == onCpu.recommend(findings));
        const domain::Recommendation answer = onCpu.recommend(findings);
        domain::ExplanationInput batch{findings, {}, answer.estimate, {}};
        for (const domain::OrderItem& item : answer.order)
            batch.order.push_back(item.feature);
        QVERIFY(onDevice.explain(batch) == onCpu.explain(batch));
        QVERIFY(onDevice.explain({findings, {}, {}, {}}) == onCpu.explain({findings, {}, {}, {}}));
        domain::CaseInput input{findings, {}, {}};
        QVERIFY(onDevice.conclude(input) == onCpu.conclude(input));
        for (const domain::OrderItem& item : answer.order)
            input.unavailable.push_back(item.feature);
        QVERIFY(onDevice.conclude(input) == onCpu.conclude(input)); // now with generated values
        QCOMPARE(onCpu.conclude(input).usesEstimates, !answer.estimate.empty());
        const auto buckets = onCpu.findBuckets(dataset.values);
        QVERIFY(onDevice.findBuckets(dataset.values) == buckets);
        QVERIFY(onDevice.logits(dataset.values, buckets) == onCpu.logits(dataset.values, buckets));
        QVERIFY(onDevice.distances(dataset.values, buckets) == onCpu.distances(dataset.values, buckets));
        const FeaturesOfBuckets some(static_cast<std::size_t>(onCpu.buckets()), {1, 6, 7, 8});
        const GeneratedPredictions a = onCpu.predictWithEstimates(dataset.values, buckets, some, 1.2);
        const GeneratedPredictions b = onDevice.predictWithEstimates(dataset.values, buckets, some, 1.2);
        QVERIFY(a.probabilities == b.probabilities);
        QVERIFY(a.instability == b.instability);
    }

    void stoppedTrainingGoesOnToTheSameModel_data()
    {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<int>("reports");
        QTest::newRow("in what all start from") << QStringLiteral("pooled") << 10;
        QTest::newRow("in a bucket") << QStringLiteral("pooled") << 25;
        QTest::newRow("transformer") << QStringLiteral("transformer") << 30;
    }
    void stoppedTrainingGoesOnToTheSameModel()
    {
        QFETCH(const QString, variant);
        QFETCH(const int, reports);
        const QTemporaryDir folder;
        TrainingSettings settings = settingsOf(variant);
        const std::string whole = trainQuietly("cpu", settings).model.sha256();
        settings.checkpointFile = folder.filePath(QStringLiteral("checkpoint")).toStdString();
        settings.checkpointEverySteps = 1;
        ToldJob stopped(reports);
        const Error error =
            failureOf([&] { return trainOn(kDeviceName, patients(), settings, stopped.control); });
        QCOMPARE(error.code, ErrorCode::Cancelled);
        QVERIFY(std::filesystem::exists(settings.checkpointFile + ".shared-generator"));
        QCOMPARE(trainQuietly(kDeviceName, settings).model.sha256(), whole);
    }

    /// Twenty more steps, and not one more wait for the device: the loss is never looked at.
    void trainingStepDoesNotSynchronise()
    {
        const auto waitsOf = [](int steps) {
            TrainingSettings settings = settingsOf(QStringLiteral("pooled"));
            settings.budgetFraction = 0; // picking reads its scores, so it would wait
            settings.sharedSteps = steps;
            settings.generatorSteps = steps;
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
