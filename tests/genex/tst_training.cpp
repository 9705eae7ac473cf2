#include "failureof.h"
#include "syntheticdata.h"
#include "tensorfile.h"

#include "common/atomicfile.h"
#include "common/log.h"
#include "genex/training.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

using namespace genex;
using namespace genex::method;

namespace {

TrainingSettings quickSettings()
{
    TrainingSettings settings;
    settings.seed = 5;
    settings.buckets = 2;
    settings.hidden = 16;
    settings.sharedSteps = 40;
    settings.bucketSteps = 15;
    settings.batchSize = 64;
    settings.budgetFraction = 0.25;
    settings.observedSize = 2;
    settings.pools = 4;
    settings.scoringRows = 200;
    settings.learningRate = 0.02;
    settings.device = "cpu";
    settings.checkpointEverySteps = 7;
    return settings;
}

/// A job whose every report is told: its clock moves a second at each look.
class ToldJob
{
public:
    explicit ToldJob(int stopAt = 0)
        : control([this](const Progress& progress) { hear(progress); },
                  [this] { return m_now += std::chrono::seconds(1); })
        , m_stopAt(stopAt)
    {}

    std::vector<Progress> heard;
    JobControl control;

private:
    void hear(const Progress& progress)
    {
        heard.push_back(progress);
        if (static_cast<int>(heard.size()) == m_stopAt)
            control.requestStop();
    }

    int m_stopAt;
    SteadyClock::time_point m_now{};
};

} // namespace

class TestTraining : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    data::Dataset m_dataset = mixedWithGaps(150, 12, 1);

    std::filesystem::path path(const char* name) const
    {
        return m_folder.filePath(QString::fromUtf8(name)).toStdString();
    }

    std::string bytesOf(const TrainingOutcome& outcome) const
    {
        outcome.model.save(path("model"));
        return readWholeFile(path("model"));
    }

    std::string trainedBytes(const TrainingSettings& settings, std::vector<Progress>* heard = nullptr) const
    {
        ToldJob job;
        std::string bytes = bytesOf(train(m_dataset, settings, job.control));
        if (heard)
            *heard = job.heard;
        return bytes;
    }

private Q_SLOTS:
    void initTestCase() { setThreads(1); }

    void theTellingTestsAreChosen()
    {
        TrainingSettings settings = quickSettings();
        settings.sharedSteps = 150;
        settings.budgetFraction = 2.0 / 12;
        JobControl control;
        const TrainingOutcome outcome = train(twoTellAll(600, 12, 4, 9, 2), settings, control);
        QVERIFY(!outcome.summary.buckets.empty());
        for (const BucketSummary& bucket : outcome.summary.buckets) {
            const std::set<std::string> order(bucket.order.begin(), bucket.order.end());
            QCOMPARE(order, (std::set<std::string>{"f4", "f9"}));
        }
    }

    void summaryCountsWhatWasUsed()
    {
        JobControl control;
        const TrainingOutcome outcome = train(m_dataset, quickSettings(), control);
        const TrainingSummary& summary = outcome.summary;
        QCOMPARE(summary.rows, std::int64_t{150});
        QCOMPARE(summary.trainingRows, std::int64_t{105}); // 70 % of 150 different rows
        QCOMPARE(summary.seed, std::uint64_t{5});
        std::int64_t patients = 0;
        for (std::size_t b = 0; b < summary.buckets.size(); ++b) {
            patients += summary.buckets[b].patients;
            QVERIFY(summary.buckets[b].order.size() <= 3); // a quarter of 12
            QCOMPARE(outcome.model.batch(static_cast<int>(b)).size(), summary.buckets[b].order.size());
        }
        QVERIFY(std::abs(patients - 105) <= 2);
    }

    void sameSeedSameModel()
    {
        TrainingSettings settings = quickSettings();
        const std::string first = trainedBytes(settings);
        QVERIFY(trainedBytes(settings) == first);
        settings.seed = 6;
        QVERIFY(trainedBytes(settings) != first);
    }

    void progressGoesUpToTheTotalInPlainWords()
    {
        std::vector<Progress> heard;
        trainedBytes(quickSettings(), &heard);
        std::vector<std::string> phases;
        for (std::size_t i = 0; i < heard.size(); ++i) {
            QCOMPARE(heard[i].total, heard[0].total);
            QVERIFY(i == 0 || heard[i].done >= heard[i - 1].done);
            if (phases.empty() || phases.back() != heard[i].phase)
                phases.push_back(heard[i].phase);
        }
        QCOMPARE(heard.back().done, heard.back().total);
        QCOMPARE(phases, (std::vector<std::string>{
                             "Training the shared expert", "Training the expert of bucket 1 of 2",
                             "Choosing tests for bucket 1 of 2", "Training the expert of bucket 2 of 2",
                             "Choosing tests for bucket 2 of 2", "Writing the model"}));
    }

    void stoppedAnywhereItEndsTheSame()
    {
        TrainingSettings settings = quickSettings();
        std::vector<Progress> heard;
        const std::string whole = trainedBytes(settings, &heard);
        const auto reports = static_cast<int>(heard.size());
        settings.checkpointFile = path("checkpoint").string();
        bool wentOn = false;
        for (const int stopAt : {1, 2, 8, 9, 30, 41, 42, 55, 57, 58, 60, reports - 3, reports}) {
            ToldJob stopped(stopAt);
            QCOMPARE(failureOf([&] { train(m_dataset, settings, stopped.control); }).code,
                     ErrorCode::Cancelled);
            std::vector<Progress> rest;
            QVERIFY2(trainedBytes(settings, &rest) == whole, std::to_string(stopAt).c_str());
            QVERIFY(rest.front().done + 30 >= stopped.heard.back().done); // little is done twice
            wentOn = wentOn || rest.front().done > 0;
            QVERIFY(!std::filesystem::exists(settings.checkpointFile)); // removed when all went well
        }
        QVERIFY(wentOn);
    }

    void stoppedAgainAndAgainItEndsTheSame()
    {
        TrainingSettings settings = quickSettings();
        const std::string whole = trainedBytes(settings);
        settings.checkpointFile = path("checkpoint").string();
        settings.checkpointEverySteps = 1;
        std::string resumed;
        for (int i = 0; i < 100 && resumed.empty(); ++i) {
            ToldJob job(6);
            try {
                resumed = bytesOf(train(m_dataset, settings, job.control));
            } catch (const Failure& failure) {
                QCOMPARE(failure.error().code, ErrorCode::Cancelled);
            }
        }
        QVERIFY(resumed == whole);
    }

    void timeBeforeAnInterruptionCounts()
    {
        TrainingSettings settings = quickSettings();
        settings.checkpointFile = path("checkpoint").string();
        ToldJob stopped(50);
        QCOMPARE(failureOf([&] { train(m_dataset, settings, stopped.control); }).code, ErrorCode::Cancelled);
        TensorFile checkpoint = readTensorFile(settings.checkpointFile);
        checkpoint.metadata["milliseconds"] = "3600000";
        writeTensorFile(settings.checkpointFile, checkpoint);
        JobControl control;
        QVERIFY(train(m_dataset, settings, control).summary.seconds > 3600);
    }

    void everyStepDrawsOtherPatients()
    {
        // Eight patients alone would not tell what the four classes are.
        TrainingSettings settings = quickSettings();
        settings.buckets = 1;
        settings.sharedSteps = 400;
        settings.batchSize = 8;
        settings.budgetFraction = 0;
        const data::Dataset dataset = twoTellAll(300, 12, 4, 9, 2);
        JobControl control;
        const Model model = train(dataset, settings, control).model;
        const std::vector<std::int32_t> predicted = model.classify(dataset.values, std::vector<int>(300));
        int right = 0;
        for (std::size_t r = 0; r < predicted.size(); ++r)
            right += predicted[r] == dataset.labels[r] ? 1 : 0;
        QVERIFY2(right > 270, std::to_string(right).c_str());
    }

    void aCheckpointOfSomethingElseIsIgnored()
    {
        TrainingSettings settings = quickSettings();
        settings.checkpointFile = path("checkpoint").string();
        log::toFile(path("log"));
        ToldJob stopped(50);
        QCOMPARE(failureOf([&] { train(m_dataset, settings, stopped.control); }).code, ErrorCode::Cancelled);
        settings.learningRate = 0.01;
        std::vector<Progress> heard;
        const std::string bytes = trainedBytes(settings, &heard);
        QCOMPARE(heard.front().done, std::int64_t{0});
        settings.checkpointFile.clear();
        QVERIFY(bytes == trainedBytes(settings));
        QVERIFY(readWholeFile(path("log")).find("other_settings_or_data") != std::string::npos);
    }

    void aDamagedCheckpointIsReportedAndIgnored()
    {
        TrainingSettings settings = quickSettings();
        const std::string whole = trainedBytes(settings);
        settings.checkpointFile = path("checkpoint").string();
        log::toFile(path("log2"));
        for (const std::size_t keep : {std::size_t{0}, std::size_t{1000}, std::size_t{1'000'000}}) {
            ToldJob stopped(50);
            QCOMPARE(failureOf([&] { train(m_dataset, settings, stopped.control); }).code,
                     ErrorCode::Cancelled);
            std::string bytes = readWholeFile(settings.checkpointFile);
            bytes.resize(std::min(keep, bytes.size()));
            if (keep > 1000)
                bytes[bytes.size() / 2] = static_cast<char>(bytes[bytes.size() / 2] ^ 4);
            writeFileAtomically(settings.checkpointFile, bytes);
            QVERIFY(trainedBytes(settings) == whole);
        }
        QVERIFY(readWholeFile(path("log2")).find("corrupt") != std::string::npos);
    }

    void aCheckpointThatCannotBeWrittenCostsNothing()
    {
        TrainingSettings settings = quickSettings();
        const std::string whole = trainedBytes(settings);
        settings.checkpointFile = path("no/such/folder/checkpoint").string();
        QVERIFY(trainedBytes(settings) == whole);
    }

    void impossibleRequestsAreRefused()
    {
        JobControl control;
        const auto complaint = [&](auto&& spoil) {
            TrainingSettings settings = quickSettings();
            spoil(settings);
            const Error error = failureOf([&] { train(m_dataset, settings, control); });
            return error.code == ErrorCode::InvalidInput ? error.message : "another error";
        };
        QVERIFY(complaint([](auto& s) { s.buckets = 3; }).find("buckets") != std::string::npos);
        QVERIFY(complaint([](auto& s) { s.observedSize = 13; }).find("observed_size") != std::string::npos);
        QVERIFY(complaint([](auto& s) { s.device = "abacus"; }).find("abacus") != std::string::npos);
        QVERIFY(complaint([](auto& s) { s.device = "privateuseone:0"; }).find("not known") !=
                std::string::npos);
    }

    void nothingObservedAndNothingAllowedStillWorks()
    {
        TrainingSettings settings = quickSettings();
        settings.observedSize = 0;
        settings.budgetFraction = 0;
        settings.sharedSteps = 0;
        JobControl control;
        const TrainingOutcome outcome = train(m_dataset, settings, control);
        QCOMPARE(outcome.model.buckets(), 1); // without findings all patients look alike
        QVERIFY(outcome.model.batch(0).empty());
    }
};

QTEST_APPLESS_MAIN(TestTraining)
#include "tst_training.moc"
