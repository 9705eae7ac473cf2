// SPDX-License-Identifier: GPL-3.0-or-later
#include "failureof.h"
#include "trainingfixture.h"

#include "common/log.h"
#include "genex/device.h"

#include <QTest>

#include <functional>
#include <map>

using namespace genex;
using namespace genex::method;

namespace {

using Change = std::function<void(TrainingSettings&)>;

/// The variants of the method that must all be able to be stopped, run side by side and repeated.
const std::map<std::string, Change>& variants()
{
    static const std::map<std::string, Change> list{
        {"pooled", [](TrainingSettings&) {}},
        {"no generator", [](TrainingSettings& s) { s.generator = GeneratorKind::None; }},
        {"transformer",
         [](TrainingSettings& s) {
             s.generator = GeneratorKind::Transformer;
             s.generatorSteps = 4;
         }},
        {"encoder before the expert", [](TrainingSettings& s) { s.expertFront = ExpertFront::Encoder; }},
        {"k-means",
         [](TrainingSettings& s) {
             s.partition = PartitionKind::KMeans;
             s.buckets = 3;
         }},
        {"Gaussian mixture", [](TrainingSettings& s) { s.partition = PartitionKind::GaussianMixture; }},
        {"as the paper has it",
         [](TrainingSettings& s) {
             s.encoding = ValueEncoding::ZeroOne;
             s.estimateStrength = 1;
             s.deltaConstant = 0.8;
             s.secondVisitRule = SecondVisitRule::Printed;
             s.thresholdRule = ThresholdRule::TopTenth;
         }},
        {"as the paper is printed",
         [](TrainingSettings& s) {
             s.encoding = ValueEncoding::ZeroOne;
             s.mergesSmallBuckets = false;
             s.balancesClasses = false;
             s.expertsSeeMask = false;
             s.lastRate = 1;
             s.generatorTraining = GeneratorTraining::Autoencoder;
             s.estimateStrength = 1;
             s.trainsGeneratorOnSurrogate = true;
             s.picksInitialFindings = false;
             s.secondVisitRule = SecondVisitRule::PrintedBreak;
             s.thresholdRule = ThresholdRule::TopTenth;
             s.calibrates = false;
         }},
        {"exploring, on real values alone, by a fixed threshold",
         [](TrainingSettings& s) {
             s.exploration = 0.5;
             s.trainsOnSurrogate = false;
             s.thresholdRule = ThresholdRule::Certain;
         }},
    };
    return list;
}

void addVariants()
{
    QTest::addColumn<QString>("variant");
    for (const auto& [name, change] : variants())
        QTest::newRow(name.c_str()) << QString::fromStdString(name);
}

TrainingSettings settingsOf(const QString& variant)
{
    TrainingSettings settings = briefSettings();
    variants().at(variant.toStdString())(settings);
    return settings;
}

/// A file per part of the training.
std::vector<std::filesystem::path> checkpointsOf(const std::string& stem)
{
    std::vector<std::filesystem::path> files;
    const std::filesystem::path path(stem);
    for (const auto& entry : std::filesystem::directory_iterator(path.parent_path())) {
        if (entry.path().filename().string().starts_with(path.filename().string() + "."))
            files.push_back(entry.path());
    }
    std::ranges::sort(files);
    return files;
}

} // namespace

/// That a training ends the same, whatever happens to it.
class TestTrainingRun : public QObject
{
    Q_OBJECT

private:
    TrainingFixture m_fixture;

private Q_SLOTS:
    void initTestCase() { setThreads(1); }

    void progressGoesUpToTheTotalInPlainWords_data() { addVariants(); }
    void progressGoesUpToTheTotalInPlainWords()
    {
        QFETCH(const QString, variant);
        std::vector<Progress> heard;
        m_fixture.trainedBytes(settingsOf(variant), &heard);
        std::vector<std::string> phases;
        for (std::size_t i = 0; i < heard.size(); ++i) {
            QCOMPARE(heard[i].total, heard[0].total);
            QVERIFY(i == 0 || heard[i].done >= heard[i - 1].done);
            QVERIFY(heard[i].done <= heard[i].total);
            const std::string phase = heard[i].phase.english().substr(0, heard[i].phase.english().find(','));
            if (phases.empty() || phases.back() != phase)
                phases.push_back(phase);
        }
        QCOMPARE(heard.back().done, heard.back().total);
        QCOMPARE(phases, (std::vector<std::string>{
                             "Training the shared networks", "Training buckets and choosing their tests",
                             "Choosing thresholds on validation data", "Writing the model"}));
    }

    // --- repeatable, whatever happens

    void sameSeedSameModel_data() { addVariants(); }
    void sameSeedSameModel()
    {
        QFETCH(const QString, variant);
        TrainingSettings settings = settingsOf(variant);
        const std::string first = m_fixture.trainedBytes(settings);
        QVERIFY(m_fixture.trainedBytes(settings) == first);
        if (variant != QStringLiteral("pooled"))
            return;
        settings.seed = 6;
        QVERIFY(m_fixture.trainedBytes(settings) != first);
    }

    void workersChangeNothing_data() { addVariants(); }
    void workersChangeNothing()
    {
        QFETCH(const QString, variant);
        TrainingSettings settings = settingsOf(variant);
        settings.buckets = 4;
        const std::string one = m_fixture.trainedBytes(settings);
        const bool isUsual = variant == QStringLiteral("pooled");
        for (const int workers : isUsual ? std::vector{2, 3} : std::vector{3}) {
            settings.workers = workers;
            std::vector<Progress> heard;
            QVERIFY2(m_fixture.trainedBytes(settings, &heard) == one, std::to_string(workers).c_str());
            for (std::size_t i = 1; i < heard.size(); ++i)
                QVERIFY(heard[i].done >= heard[i - 1].done);
        }
    }

    void stoppedAnywhereItEndsTheSame_data() { addVariants(); }
    void stoppedAnywhereItEndsTheSame()
    {
        QFETCH(const QString, variant);
        TrainingSettings settings = settingsOf(variant);
        std::vector<Progress> heard;
        const std::string whole = m_fixture.trainedBytes(settings, &heard);
        const auto reports = static_cast<int>(heard.size());
        settings.checkpointFile = m_fixture.path("checkpoint").string();
        bool wentOn = false;
        const bool isUsual = variant == QStringLiteral("pooled");
        for (const int part : isUsual ? std::vector{1, 2, 3, 4} : std::vector{1, 3}) {
            const int stopAt = std::max(1, reports * part / 4);
            settings.workers = 1 + part % 2;
            ToldJob stopped(stopAt);
            QCOMPARE(failureOf([&] { return train(m_fixture.input, settings, stopped.control); }).code,
                     ErrorCode::Cancelled);
            std::vector<Progress> rest;
            QVERIFY2(m_fixture.trainedBytes(settings, &rest) == whole, std::to_string(stopAt).c_str());
            wentOn = wentOn || rest.size() < heard.size();
            QVERIFY(checkpointsOf(settings.checkpointFile).empty()); // removed when all went well
        }
        QVERIFY(wentOn);
    }

    void stoppedAgainAndAgainItEndsTheSame()
    {
        TrainingSettings settings = briefSettings();
        const std::string whole = m_fixture.trainedBytes(settings);
        settings.checkpointFile = m_fixture.path("checkpoint").string();
        settings.checkpointEverySteps = 1;
        std::string resumed;
        int stops = 0;
        for (; stops < 200 && resumed.empty(); ++stops) {
            ToldJob job(6);
            try {
                resumed = m_fixture.bytesOf(train(m_fixture.input, settings, job.control));
            } catch (const Failure& failure) {
                QCOMPARE(failure.error().code, ErrorCode::Cancelled);
            }
        }
        QVERIFY(resumed == whole);
        QVERIFY(stops > 8);
    }

    void killedInTheMiddleItGoesOnFromWhatWasSaved()
    {
        // A kill leaves the files of the last saves, whatever was done after them: here those of half a run.
        TrainingSettings settings = briefSettings();
        std::vector<Progress> heard;
        const std::string whole = m_fixture.trainedBytes(settings, &heard);
        settings.checkpointFile = m_fixture.path("checkpoint").string();
        ToldJob killed(static_cast<int>(heard.size()) * 8 / 10);
        QCOMPARE(failureOf([&] { return train(m_fixture.input, settings, killed.control); }).code,
                 ErrorCode::Cancelled);
        std::map<std::filesystem::path, std::string> saved;
        for (const auto& file : checkpointsOf(settings.checkpointFile))
            saved[file] = readWholeFile(file);
        QVERIFY(saved.size() >= 3); // expert, generator, a bucket
        for (const auto& lost : checkpointsOf(settings.checkpointFile)) {
            for (const auto& [file, bytes] : saved)
                writeFileAtomically(file, bytes);
            std::filesystem::remove(lost); // one of them never reached the disk
            QVERIFY2(m_fixture.trainedBytes(settings) == whole, lost.c_str());
            QVERIFY(checkpointsOf(settings.checkpointFile).empty());
        }
    }

    void littleIsDoneTwice()
    {
        TrainingSettings settings = briefSettings();
        settings.checkpointFile = m_fixture.path("checkpoint").string();
        settings.checkpointEverySteps = 1;
        std::vector<Progress> heard;
        m_fixture.trainedBytes(settings, &heard);
        ToldJob stopped(static_cast<int>(heard.size()) * 9 / 10);
        QCOMPARE(failureOf([&] { return train(m_fixture.input, settings, stopped.control); }).code,
                 ErrorCode::Cancelled);
        std::vector<Progress> rest;
        m_fixture.trainedBytes(settings, &rest);
        QVERIFY2(rest.size() < heard.size() / 5, std::to_string(rest.size()).c_str());
    }

    void timeBeforeAnInterruptionCounts()
    {
        TrainingSettings settings = briefSettings();
        settings.checkpointFile = m_fixture.path("checkpoint").string();
        ToldJob stopped(30);
        QCOMPARE(failureOf([&] { return train(m_fixture.input, settings, stopped.control); }).code,
                 ErrorCode::Cancelled);
        const auto files = checkpointsOf(settings.checkpointFile);
        QVERIFY(!files.empty());
        for (const auto& file : files) {
            TensorFile checkpoint = readTensorFile(file);
            checkpoint.metadata["milliseconds"] = "3600000";
            writeTensorFile(file, checkpoint);
        }
        QVERIFY(TrainingFixture::train(m_fixture.input, settings).summary.seconds > 3600);
    }

    void diedWhileSavingItGoesOnFromItsEnd()
    {
        TrainingSettings settings = briefSettings();
        std::vector<Progress> heard;
        const std::string whole = m_fixture.trainedBytes(settings, &heard);
        settings.checkpointFile = m_fixture.path("checkpoint").string();
        const auto fullDisk = [](const TrainingOutcome&) { throw Failure(ErrorCode::DiskFull, "full"); };
        ToldJob died;
        QCOMPARE(failureOf([&] { return train(m_fixture.input, settings, died.control, fullDisk); }).code,
                 ErrorCode::DiskFull);
        QVERIFY(!checkpointsOf(settings.checkpointFile).empty());
        ToldJob again;
        std::string kept;
        const auto keep = [&](const TrainingOutcome& outcome) {
            kept = m_fixture.bytesOf(outcome);
            QVERIFY(!checkpointsOf(settings.checkpointFile).empty());
        };
        train(m_fixture.input, settings, again.control, keep);
        QVERIFY(kept == whole);
        QCOMPARE(again.heard.size(), std::size_t{2}); // thresholds and writing: nothing is trained anew
        QVERIFY(checkpointsOf(settings.checkpointFile).empty());
    }

    // --- checkpoints that do not belong here

    void aCheckpointOfAnotherVersionIsIgnored_data()
    {
        QTest::addColumn<QString>("field");
        for (const char* field : {"program", "format"})
            QTest::newRow(field) << QString::fromUtf8(field);
    }
    void aCheckpointOfAnotherVersionIsIgnored()
    {
        QFETCH(const QString, field);
        TrainingSettings settings = briefSettings();
        const std::string whole = m_fixture.trainedBytes(settings);
        settings.checkpointFile = m_fixture.path("checkpoint").string();
        const std::filesystem::path logFile = m_fixture.path(("log of " + field.toStdString()).c_str());
        log::toFile(logFile);
        ToldJob stopped(30);
        QCOMPARE(failureOf([&] { return train(m_fixture.input, settings, stopped.control); }).code,
                 ErrorCode::Cancelled);
        for (const auto& file : checkpointsOf(settings.checkpointFile)) {
            TensorFile checkpoint = readTensorFile(file);
            checkpoint.metadata[field.toStdString()] = "0.0.1";
            writeTensorFile(file, checkpoint);
        }
        std::vector<Progress> heard;
        QVERIFY(m_fixture.trainedBytes(settings, &heard) == whole);
        QCOMPARE(heard.front().done, std::int64_t{0});
        QVERIFY(readWholeFile(logFile).find("other_version") != std::string::npos);
    }

    void aCheckpointOfSomethingElseIsIgnored_data()
    {
        QTest::addColumn<QString>("what");
        for (const char* what : {"settings", "data", "split", "prices", "observations"})
            QTest::newRow(what) << QString::fromUtf8(what);
    }
    void aCheckpointOfSomethingElseIsIgnored()
    {
        QFETCH(const QString, what);
        TrainingSettings settings = briefSettings();
        settings.checkpointFile = m_fixture.path("checkpoint").string();
        log::toFile(m_fixture.path("log"));
        ToldJob stopped(30);
        QCOMPARE(failureOf([&] { return train(m_fixture.input, settings, stopped.control); }).code,
                 ErrorCode::Cancelled);
        TrainingInput other = m_fixture.input;
        if (what == QStringLiteral("settings"))
            settings.learningRate = 0.01;
        if (what == QStringLiteral("data"))
            other.dataset.labels[0] = (other.dataset.labels[0] + 1) % 3;
        if (what == QStringLiteral("split"))
            std::ranges::rotate(other.split.parts, other.split.parts.begin() + 20);
        if (what == QStringLiteral("prices")) {
            other.prices = Prices::counting(12);
            other.prices->full[0] = 2;
        }
        if (what == QStringLiteral("observations")) {
            other.observations = data::GivenObservations{{{{0, 1}, {2}}}, {}};
            for (std::uint32_t r = 0; r < 150; ++r)
                other.observations->setOfRow.push_back(r % 2);
            other.observedColumn = "seen";
        }
        ToldJob job;
        const std::string bytes = m_fixture.bytesOf(train(other, settings, job.control));
        QCOMPARE(job.heard.front().done, std::int64_t{0});
        settings.checkpointFile.clear();
        QVERIFY(bytes == m_fixture.bytesOf(TrainingFixture::train(other, settings)));
        QVERIFY(readWholeFile(m_fixture.path("log")).find("other_settings_or_data") != std::string::npos);
    }

    void aDamagedCheckpointIsReportedAndIgnored()
    {
        TrainingSettings settings = briefSettings();
        const std::string whole = m_fixture.trainedBytes(settings);
        settings.checkpointFile = m_fixture.path("checkpoint").string();
        log::toFile(m_fixture.path("log2"));
        for (const std::size_t keep : {std::size_t{0}, std::size_t{1000}, std::size_t{1'000'000}}) {
            ToldJob stopped(30);
            QCOMPARE(failureOf([&] { return train(m_fixture.input, settings, stopped.control); }).code,
                     ErrorCode::Cancelled);
            for (const auto& file : checkpointsOf(settings.checkpointFile)) {
                std::string bytes = readWholeFile(file);
                bytes.resize(std::min(keep, bytes.size()));
                if (keep > 1000)
                    bytes[bytes.size() / 2] = static_cast<char>(bytes[bytes.size() / 2] ^ 4);
                writeFileAtomically(file, bytes);
            }
            QVERIFY(m_fixture.trainedBytes(settings) == whole);
        }
        QVERIFY(readWholeFile(m_fixture.path("log2")).find("corrupt") != std::string::npos);
    }

    void aCheckpointWithoutOneOfItsTensorsChangesNothing()
    {
        // Right hash, right identity, but a part is missing: what was read before it must not stay.
        TrainingSettings settings = briefSettings();
        const std::string whole = m_fixture.trainedBytes(settings);
        settings.checkpointFile = m_fixture.path("checkpoint").string();
        for (const char* tensor : {"adam.mean.3", "hidden_bias"}) {
            ToldJob stopped(15);
            QCOMPARE(failureOf([&] { return train(m_fixture.input, settings, stopped.control); }).code,
                     ErrorCode::Cancelled);
            const std::filesystem::path file = settings.checkpointFile + ".shared-expert";
            TensorFile checkpoint = readTensorFile(file);
            QCOMPARE(checkpoint.tensors.erase(tensor), std::size_t{1});
            writeTensorFile(file, checkpoint);
            QVERIFY2(m_fixture.trainedBytes(settings) == whole, tensor);
        }
    }

    void aCheckpointThatCannotBeWrittenCostsNothing()
    {
        TrainingSettings settings = briefSettings();
        const std::string whole = m_fixture.trainedBytes(settings);
        settings.checkpointFile = m_fixture.path("no/such/folder/checkpoint").string();
        QVERIFY(m_fixture.trainedBytes(settings) == whole);
    }
};

QTEST_APPLESS_MAIN(TestTrainingRun)
#include "tst_trainingrun.moc"
