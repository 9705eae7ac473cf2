// SPDX-License-Identifier: GPL-3.0-or-later
// The gate of the models with a real store and an engine in this process: answers that come late, out of
// order, or not at all.
#include "services/modelregistry.h"
#include "support/cases/casefixture.h"
#include "support/models/evaluations.h"

#include <QSignalSpy>

using namespace genex;
using namespace genex::services;
using namespace genex::testing;
using contract::DescribeModel;
using contract::EvaluateModel;
namespace fs = std::filesystem;

namespace {

const std::string kWhy = "agreed upon in the meeting";

contract::ModelDescription described(const std::string& sha256)
{
    return {tinyManifest(), "# A model", sha256, "/models/fake"};
}

contract::ModelEvaluation evaluated(double sepsisFound)
{
    return evaluationOf({{"sepsis", 24, sepsisFound}, {"influenza", 76, 60}});
}

} // namespace

class TestModelRequests : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<CaseFixture> m_fixture;
    std::unique_ptr<ModelRegistry> m_registry;
    std::vector<Error> m_refused;
    std::vector<ModelAction> m_done;

    FakeEngine& engine() { return m_fixture->engine; }
    ModelRegistry& registry() { return *m_registry; }
    QString second() const { return m_fixture->folders().modelFolder(QStringLiteral("second")); }

    GateCheck check(const char* name)
    {
        const auto checks = registry().checks();
        const auto found = std::ranges::find(checks, name, &GateCheck::name);
        return found == checks.end() ? GateCheck{} : *found;
    }
    bool isListed(const std::string& sha256)
    {
        return comesAbout([&] { return registry().model(sha256) != nullptr; });
    }
    /// The second model is known to be whole, and on which table it was measured.
    bool getToComparison(double sepsisFound = 22)
    {
        QSignalSpy changed(m_registry.get(), &ModelRegistry::modelsChanged);
        const contract::TableSource source{.kind = contract::SourceKind::Sample, .rows = 700, .seed = 5};
        registry().keepEvaluation(kOtherTinyModel, evaluated(sepsisFound), {source});
        if (!comesAbout([&] { return !changed.isEmpty(); }))
            return false;
        registry().check(kOtherTinyModel);
        return engine().answer<DescribeModel>(described(kOtherTinyModel)) &&
               comesAbout([&] { return registry().isChecked() && registry().canCompare(); });
    }

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<CaseFixture>();
        writeTinyModel(second(), kOtherTinyModel);
        m_registry = std::make_unique<ModelRegistry>(m_fixture->caseStore(), engine().service);
        connect(m_registry.get(), &ModelRegistry::refused, this,
                [this](const Error& error) { m_refused.push_back(error); });
        connect(m_registry.get(), &ModelRegistry::done, this,
                [this](ModelAction action, const QString&) { m_done.push_back(action); });
        registry().load();
        QVERIFY(isListed(kTinyModel) && isListed(kOtherTinyModel));
    }
    void cleanup()
    {
        m_registry.reset();
        m_fixture.reset();
        m_refused.clear();
        m_done.clear();
    }

    // --- the files

    void theEngineReadsTheFilesBeforeTheyPass()
    {
        registry().check(kOtherTinyModel);
        QCOMPARE(engine().open<DescribeModel>().params.at("model"), Json(second().toStdString()));
        QVERIFY(!registry().isChecked() && check("files").state == GateState::NotKnown);
        QVERIFY(engine().answer<DescribeModel>(described(kOtherTinyModel)));
        QVERIFY(comesAbout([&] { return registry().isChecked(); }));
        QCOMPARE(check("files").state, GateState::Passed);
    }

    void whatItFindsWrongIsToldInItsSentence()
    {
        registry().check(kOtherTinyModel);
        QVERIFY(engine().refuse<DescribeModel>(ErrorCode::Corrupt, "The weights end too early."));
        QVERIFY(comesAbout([&] { return registry().isChecked(); }));
        QCOMPARE(check("files").state, GateState::Failed);
        const std::string sentence = check("files").sentence.english();
        QVERIFY2(sentence.find("The weights end too early.") != std::string::npos, sentence.c_str());
        registry().activate(kOtherTinyModel, kWhy); // no reason helps
        QVERIFY(comesAbout([&] { return !m_refused.empty(); }));
        QVERIFY(m_done.empty() && registry().active()->sha256 == kTinyModel);
    }

    void theAnswerAboutAnEarlierModelIsDropped()
    {
        engine().ignoresCancel = true; // too late for it: the answer is on its way
        registry().check(kOtherTinyModel);
        QVERIFY(engine().isAsked<DescribeModel>());
        registry().check(kTinyModel);
        QVERIFY(comesAbout([&] { return engine().countOf<DescribeModel>() == 2; }));
        QVERIFY(engine().answerTo<DescribeModel>(engine().asked[0].id, described(kOtherTinyModel)));
        QVERIFY(!registry().checked().described);
        QVERIFY(engine().answerTo<DescribeModel>(engine().asked[1].id, described(kTinyModel)));
        QVERIFY(comesAbout([&] { return registry().isChecked(); }));
        QCOMPARE(registry().checkedModel(), kTinyModel);
        QCOMPARE(registry().checked().described->sha256, kTinyModel);
    }

    void anActivationWaitsForTheEngine()
    {
        registry().activate(kOtherTinyModel, kWhy);
        QVERIFY(engine().isAsked<DescribeModel>());
        engine().die();
        engine().comeBack();
        QVERIFY(m_done.empty());
        QVERIFY(engine().answer<DescribeModel>(described(kOtherTinyModel)));
        QVERIFY(comesAbout([&] { return !m_done.empty(); }));
        QVERIFY(comesAbout([&] { return registry().active()->sha256 == kOtherTinyModel; }));
        QCOMPARE(engine().countOf<DescribeModel>(), 2); // the dead one was asked, too
    }

    void nobodyActivatesBehindTheLock()
    {
        registry().activate(kOtherTinyModel, kWhy);
        QVERIFY(engine().isAsked<DescribeModel>());
        m_fixture->caseStore().lock();
        m_fixture->get(StoreState::Locked);
        QVERIFY(engine().hasNothingOpen()); // taken back
        m_fixture->unlock();
        registry().check(kOtherTinyModel);
        QVERIFY(engine().answer<DescribeModel>(described(kOtherTinyModel)));
        QVERIFY(comesAbout([&] { return registry().isChecked(); }));
        QVERIFY(m_done.empty() && registry().active()->sha256 == kTinyModel);
    }

    // --- the comparison

    void theActiveModelIsMeasuredOnTheOthersPatients()
    {
        QVERIFY(getToComparison());
        QSignalSpy progressed(m_registry.get(), &ModelRegistry::progressed);
        registry().compare();
        registry().compare(); // it is at it
        const Json asked = engine().open<EvaluateModel>().params;
        QCOMPARE(asked.at("model"), Json(placeOfTinyModel(m_fixture->folders()).toStdString()));
        QCOMPARE(asked.at("split_of"), Json(second().toStdString()));
        QCOMPARE(asked.at("source").at("seed"), Json(5));
        QVERIFY(engine().report<EvaluateModel>(30, 100));
        QCOMPARE(progressed.size(), 1);
        QVERIFY(registry().isComparing());
        QVERIFY(engine().answer<EvaluateModel>(evaluated(20)));
        QVERIFY(!registry().isComparing());
        QCOMPARE(engine().countOf<EvaluateModel>(), 1);
        QCOMPARE(check("cant_miss").state, GateState::Passed);
        QCOMPARE(check("no_class_lost").state, GateState::Passed);
    }

    void aWorseModelDoesNotPass()
    {
        QVERIFY(getToComparison(4));
        registry().compare();
        QVERIFY(engine().answer<EvaluateModel>(evaluated(22))); // of 24
        QCOMPARE(check("cant_miss").state, GateState::Failed);
    }

    void aComparisonThatFailsSaysWhy()
    {
        QVERIFY(getToComparison());
        registry().compare();
        QVERIFY(engine().refuse<EvaluateModel>(ErrorCode::NotFound, "The table is gone."));
        QVERIFY(!registry().isComparing());
        QCOMPARE(check("cant_miss").state, GateState::NotKnown);
        const std::string sentence = check("cant_miss").sentence.english();
        QVERIFY2(sentence.find("The table is gone.") != std::string::npos, sentence.c_str());
    }

    void aCancelledComparisonCanBeMadeAgain()
    {
        QVERIFY(getToComparison());
        registry().compare();
        QVERIFY(engine().isAsked<EvaluateModel>());
        registry().cancelComparison();
        QVERIFY(comesAbout([&] { return !registry().isComparing(); }));
        QVERIFY(!registry().checked().compared); // it is no result
        QVERIFY(registry().canCompare());
        registry().compare();
        QVERIFY(engine().answer<EvaluateModel>(evaluated(20)));
        QVERIFY(registry().checked().compared->has_value());
    }

    void aComparisonOutlivesItsEngine()
    {
        QVERIFY(getToComparison());
        registry().compare();
        QVERIFY(engine().isAsked<EvaluateModel>());
        engine().die();
        QVERIFY(registry().isComparing());
        engine().comeBack();
        QCOMPARE(engine().countOf<EvaluateModel>(), 2);
        QVERIFY(engine().answer<EvaluateModel>(evaluated(20)));
        QVERIFY(registry().checked().compared->has_value());
    }

    void theComparisonOfAnEarlierModelIsDropped()
    {
        QVERIFY(getToComparison());
        engine().ignoresCancel = true;
        registry().compare();
        QVERIFY(engine().isAsked<EvaluateModel>());
        registry().check(kTinyModel);
        QVERIFY(!registry().isComparing());
        QVERIFY(engine().answer<EvaluateModel>(evaluated(20)));
        QVERIFY(!registry().checked().compared);
    }

    // --- from another machine

    void onlyWhatTheEngineHasReadIsImported()
    {
        const fs::path file = m_fixture->folders().dataFolder.toStdString() + "/ward.genexmodel";
        registry().exportBundle(kOtherTinyModel, file, false);
        QVERIFY(comesAbout([&] { return m_done.size() == 1; }));
        registry().remove(kOtherTinyModel);
        QVERIFY(comesAbout([&] { return registry().model(kOtherTinyModel) == nullptr; }));

        registry().importBundle(file);
        QVERIFY(engine().refuse<DescribeModel>(ErrorCode::Corrupt, "The weights end too early."));
        QVERIFY(comesAbout([&] { return !m_refused.empty(); }));
        QCOMPARE(m_refused[0].message.english(), std::string("The weights end too early."));
        const QDir models(m_fixture->folders().modelFolder(QString()));
        QCOMPARE(models.entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).size(), 1);

        registry().importBundle(file);
        QVERIFY(engine().answer<DescribeModel>(described(kOtherTinyModel)));
        QVERIFY(isListed(kOtherTinyModel));
        QCOMPARE(m_done.back(), ModelAction::Imported);
    }
};

QTEST_GUILESS_MAIN(TestModelRequests)
#include "tst_modelrequests.moc"
