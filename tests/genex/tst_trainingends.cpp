// SPDX-License-Identifier: GPL-3.0-or-later
#include "contract/trainingstatus.h"
#include "failureof.h"
#include "trainingfixture.h"

#include "genex/device.h"

#include <QTest>

#include <map>

using namespace genex;
using namespace genex::method;
using contract::TrainingStatus;

namespace {

/// A job that is asked to finish at report number `finishAt`, and keeps every status.
class FinishedJob
{
public:
    explicit FinishedJob(int finishAt)
        : control(
              [this, finishAt](const Progress& progress) {
                  phases.push_back(progress.phase.english());
                  if (static_cast<int>(phases.size()) == finishAt)
                      control.requestFinish();
              },
              [this] { return m_now += std::chrono::seconds(1); })
    {
        control.setStatusListener(
            [this](const std::any& told) { heard.push_back(std::any_cast<const TrainingStatus&>(told)); });
    }

    std::vector<std::string> phases;
    std::vector<TrainingStatus> heard;
    JobControl control;

private:
    SteadyClock::time_point m_now{};
};

} // namespace

/// Trainings that are ended early and kept, and what a training tells while it works.
class TestTrainingEnds : public QObject
{
    Q_OBJECT

private:
    TrainingFixture m_fixture;

private Q_SLOTS:
    void initTestCase() { setThreads(1); }

    void endedAnywhereItGivesAUsableModel_data()
    {
        QTest::addColumn<int>("percent");
        for (const int percent : {0, 20, 50, 70})
            QTest::newRow(std::to_string(percent).c_str()) << percent;
    }
    void endedAnywhereItGivesAUsableModel()
    {
        QFETCH(const int, percent);
        TrainingSettings settings = briefSettings();
        settings.buckets = 4;
        settings.budgetFraction = 0.5;
        FinishedJob whole(-1);
        const TrainingOutcome all = train(m_fixture.input, settings, whole.control);
        FinishedJob job(1 + static_cast<int>(whole.phases.size()) * percent / 100);
        const TrainingOutcome part = train(m_fixture.input, settings, job.control);
        QVERIFY(part.summary.endedEarly);
        QVERIFY(!all.summary.endedEarly);
        QVERIFY(job.phases.size() < whole.phases.size());
        for (const BucketSummary& bucket : part.summary.buckets)
            QVERIFY(!bucket.order.empty());
        // Kept, read back and asked: it answers.
        part.model.save(m_fixture.path("part"));
        const Model loaded = Model::load(m_fixture.path("part"));
        QCOMPARE(loaded.sha256(), part.model.sha256());
        QVERIFY(loaded.manifest().endedEarly);
        QVERIFY(loaded.card().find("finished early") != std::string::npos);
        QVERIFY(TrainingFixture::accuracyOf(loaded, m_fixture.input.dataset) > 0);
        QVERIFY(!all.model.manifest().endedEarly);
    }

    void finishAskedForAfterTheBucketsChangesNothing()
    {
        TrainingSettings settings = briefSettings();
        FinishedJob whole(-1);
        const std::string bytes = m_fixture.bytesOf(train(m_fixture.input, settings, whole.control));
        const auto validation = std::ranges::find(whole.phases, "Choosing thresholds on validation data");
        QVERIFY(validation != whole.phases.end());
        FinishedJob late(static_cast<int>(validation - whole.phases.begin()) + 1);
        QVERIFY(m_fixture.bytesOf(train(m_fixture.input, settings, late.control)) == bytes);
        QVERIFY(late.control.finishRequested()); // it was asked for at all
    }

    void watchingChangesNothing()
    {
        FinishedJob watched(-1);
        JobControl alone;
        const TrainingSettings settings = briefSettings();
        QCOMPARE(train(m_fixture.input, settings, watched.control).model.sha256(),
                 train(m_fixture.input, settings, alone).model.sha256());
    }

    void statusAddsUpToWhatTheModelHolds()
    {
        TrainingSettings settings = briefSettings();
        settings.checkpointFile = m_fixture.path("checkpoint").string();
        FinishedJob job(-1);
        const TrainingOutcome outcome = train(m_fixture.input, settings, job.control);
        std::map<std::string, std::vector<std::string>> picks;
        std::map<std::string, contract::LanePhase> phases;
        std::map<std::string, std::size_t> steps;
        bool wasSaved = false;
        for (const TrainingStatus& status : job.heard) {
            wasSaved = wasSaved || status.checkpoint == contract::CheckpointStatus{};
            for (const contract::LaneStatus& lane : status.lanes) {
                std::vector<std::string>& known = picks[lane.name];
                QCOMPARE(lane.picksFrom, known.size());
                known.insert(known.end(), lane.picks.begin(), lane.picks.end());
                phases[lane.name] = lane.progress.phase;
                steps[lane.name] += lane.expertLosses.size();
            }
        }
        QVERIFY(wasSaved);
        QCOMPARE(steps["shared-expert"], static_cast<std::size_t>(settings.sharedSteps));
        for (std::size_t b = 0; b < outcome.summary.buckets.size(); ++b) {
            const std::string name = "bucket-" + std::to_string(b);
            QCOMPARE(phases[name], contract::LanePhase::Done);
            QCOMPARE(picks[name], outcome.summary.buckets[b].order);
            QCOMPARE(steps[name], static_cast<std::size_t>(settings.bucketSteps) +
                                      picks[name].size() * static_cast<std::size_t>(settings.stepsAfterPick));
        }
    }

    void aCheckpointThatCannotBeWrittenIsToldAndTheTrainingGoesOn()
    {
        TrainingSettings settings = briefSettings();
        settings.checkpointFile = m_fixture.path("no/such/folder/checkpoint").string();
        FinishedJob job(-1);
        const TrainingOutcome outcome = train(m_fixture.input, settings, job.control);
        QVERIFY(!outcome.summary.buckets.empty());
        const auto told = std::ranges::find_if(job.heard, [](const TrainingStatus& status) {
            return status.checkpoint && status.checkpoint->problem;
        });
        QVERIFY(told != job.heard.end());
        QVERIFY(!told->checkpoint->problem->message.english().empty());
    }

    void mergedBucketsAreSaid()
    {
        TrainingSettings settings = briefSettings();
        settings.buckets = 64; // of about a hundred patients
        const TrainingOutcome outcome = TrainingFixture::train(m_fixture.input, settings);
        QCOMPARE(outcome.summary.bucketsWanted, 64);
        QVERIFY(outcome.summary.buckets.size() < 64);
    }
};

QTEST_APPLESS_MAIN(TestTrainingEnds)
#include "tst_trainingends.moc"
