// SPDX-License-Identifier: GPL-3.0-or-later
// Models from end to end: real store, real engine, the bundled model and one that is trained here.

#include "contract/modelmessages.h"
#include "contract/trainingmessages.h"

#include "services/modelcard.h"
#include "services/modelregistry.h"
#include "services/opencase.h"
#include "support/books/books.h"
#include "support/errorof.h"
#include "support/models/evaluations.h"
#include "support/models/modelcopies.h"
#include "support/services/untypedask.h"

#include <QSignalSpy>
#include <QTest>

using namespace genex;
using namespace genex::services;
using namespace genex::testing;
namespace fs = std::filesystem;

namespace {

constexpr int kPatienceMs = 120'000;
const std::string kWhy = "agreed upon in the meeting";

bool waitFor(const auto& condition)
{
    return QTest::qWaitFor(condition, kPatienceMs);
}

/// A profile with an unlocked store and an engine.
struct RegistryFixture
{
    explicit RegistryFixture(EngineService& engineOfAll)
        : folders(UserFolders::inFolder(folder.path()))
        , engine(engineOfAll)
    {
        folders.create();
        CaseBookOptions options;
        options.keyCost = kCheap;
        caseStore = std::make_unique<CaseStoreController>(folders, options);
        registry = std::make_unique<ModelRegistry>(*caseStore, engine);
        QObject::connect(registry.get(), &ModelRegistry::refused,
                         [this](const Error& error) { refusals.push_back(error); });
        QObject::connect(registry.get(), &ModelRegistry::done,
                         [this](ModelAction action, const QString&) { actions.push_back(action); });
    }

    void open()
    {
        caseStore->start();
        QVERIFY(waitFor([&] { return caseStore->view().state == StoreState::NoStore; }));
        caseStore->create(Passphrase(kPassphrase));
        QVERIFY(
            waitFor([&] { return caseStore->view().state == StoreState::Unlocked && registry->isLoaded(); }));
    }

    fs::path path(const char* name) const
    {
        return folders.modelFolder(QString::fromLatin1(name)).toStdString();
    }
    const ListedModel* named(const char* name) const
    {
        for (const ListedModel& model : registry->models()) {
            if (model.name == name)
                return &model;
        }
        return nullptr;
    }

    void reload()
    {
        QSignalSpy changed(registry.get(), &ModelRegistry::modelsChanged);
        registry->load();
        QVERIFY(waitFor([&] { return !changed.isEmpty(); }));
    }

    void check(const std::string& sha256)
    {
        registry->check(sha256);
        QVERIFY(waitFor([&] { return registry->isChecked(); }));
    }

    GateState stateOf(const char* name) const
    {
        for (const GateCheck& check : registry->checks()) {
            if (check.name == name)
                return check.state;
        }
        return GateState::NotKnown;
    }

    bool does(ModelAction action, const std::function<void()>& work)
    {
        actions.clear();
        refusals.clear();
        QSignalSpy changed(registry.get(), &ModelRegistry::modelsChanged);
        work();
        const bool ended = waitFor([&] { return !actions.empty() || !refusals.empty(); });
        if (!refusals.empty())
            qInfo("%s", describe(refusals.front()).c_str());
        return ended && refusals.empty() && actions.front() == action &&
               waitFor([&] { return !changed.isEmpty(); });
    }

    bool isRefused(const std::function<void()>& work, const char* text)
    {
        actions.clear();
        refusals.clear();
        work();
        return waitFor([&] { return !actions.empty() || !refusals.empty(); }) && !refusals.empty() &&
               describe(refusals.front()).find(text) != std::string::npos;
    }

    /// What the audit log says of the last entry with this action; empty: none.
    std::string audited(const char* action)
    {
        std::optional<std::string> detail;
        QObject asker;
        caseStore->ask(
            &asker, [](CaseBook& book) { return auditPage(book, 0, 100); },
            [&](const Result<AuditPage>& page) {
                detail = std::string();
                for (const domain::AuditEntry& entry : page->entries) {
                    if (entry.action == action)
                        detail = entry.detail;
                }
            });
        return waitFor([&] { return detail.has_value(); }) ? *detail : std::string();
    }

    QTemporaryDir folder;
    UserFolders folders;
    EngineService& engine;
    std::unique_ptr<CaseStoreController> caseStore;
    std::unique_ptr<ModelRegistry> registry;
    std::vector<Error> refusals;
    std::vector<ModelAction> actions;
};

} // namespace

class TestModelRegistry : public QObject
{
    Q_OBJECT

private:
    EngineService m_engine{QStringLiteral("test")};
    std::unique_ptr<RegistryFixture> m_fixture;
    QTemporaryDir m_models;
    Json m_trained;      ///< what training a second model answered
    Json m_otherTrained; ///< and a third
    contract::TableSource m_source{.kind = contract::SourceKind::Sample, .rows = 700, .seed = 5};

    RegistryFixture& fixture() { return *m_fixture; }
    std::string second() const { return m_trained.at("model_sha256").get<std::string>(); }
    static std::string embedded() { return readModelCard(embeddedModel()).sha256; }

    Json train(const char* name, int seed)
    {
        const Json params{{"source", m_source},
                          {"output", m_models.filePath(QString::fromLatin1(name)).toStdString()},
                          {"evaluate", true},
                          {"settings",
                           {{"seed", seed},
                            {"buckets", 2},
                            {"hidden", 16},
                            {"pools", 4},
                            {"shared_steps", 60},
                            {"bucket_steps", 5},
                            {"generator", "none"},
                            {"scoring_rows", 32},
                            {"budget_fraction", 0.1}}}};
        const auto trained = services::answerTo(m_engine, contract::TrainModel::kMethod, params);
        if (!trained)
            qFatal("%s", describe(errorOf(trained)).c_str());
        return *trained;
    }

    void put(const char* name)
    {
        fs::copy(fs::path(m_models.path().toStdString()) / name, fixture().path(name));
        fixture().reload();
    }
    void putSecond() { put("second"); }

    void keep(const Json& trained)
    {
        QSignalSpy changed(fixture().registry.get(), &ModelRegistry::modelsChanged);
        fixture().registry->keepEvaluation(trained.at("model_sha256").get<std::string>(),
                                           trained.at("evaluation"), {m_source});
        QVERIFY(waitFor([&] { return !changed.isEmpty(); }));
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_engine.configure({qEnvironmentVariable("GENEX_BIN_DIR") + QStringLiteral("/genex-engine")},
                           QStringLiteral("cpu"));
        m_engine.start();
        m_trained = train("second", 0);
        m_otherTrained = train("third", 9); // another seed makes another split of the same table
    }

    void init()
    {
        m_fixture = std::make_unique<RegistryFixture>(m_engine);
        fixture().open();
    }
    void cleanup() { m_fixture.reset(); }

    void theBundledModelIsListedAndActive()
    {
        QCOMPARE(fixture().registry->models().size(), std::size_t(1));
        QVERIFY(fixture().registry->active() && fixture().registry->active()->name == "embedded/1");
        QVERIFY(fixture().registry->activeProblem().empty());
        QVERIFY(fixture().registry->readOnlyReason().empty());
        QCOMPARE(fixture().caseStore->model()->sha256, embedded());
    }

    void withoutAnEvaluationAReasonIsNeeded()
    {
        putSecond();
        fixture().check(second());
        QVERIFY(fixture().stateOf("files") == GateState::Passed);
        QVERIFY(fixture().stateOf("evaluated") == GateState::NotKnown);
        QVERIFY(!fixture().registry->canCompare());
        QVERIFY(fixture().isRefused([&] { fixture().registry->activate(second(), "too short"); },
                                    "10 characters"));
        QCOMPARE(fixture().caseStore->model()->sha256, embedded());
        QVERIFY(readActivations(fixture().folders).empty());
        QVERIFY(
            fixture().does(ModelAction::Activated, [&] { fixture().registry->activate(second(), kWhy); }));
        QVERIFY(waitFor([&] { return fixture().caseStore->model()->sha256 == second(); }));
        QCOMPARE(fixture().registry->active()->sha256, second());
        const auto history = readActivations(fixture().folders);
        QCOMPARE(history.size(), std::size_t(1));
        QCOMPARE(history[0].who, loginName());
        QCOMPARE(history[0].reason, kWhy);
        QCOMPARE(history[0].checks.size(), std::size_t(7));
        const std::string noted = fixture().audited("model.activated");
        QVERIFY2(noted.find(second()) != std::string::npos && noted.find(kWhy) != std::string::npos,
                 noted.c_str());
    }

    void theActiveOneIsMeasuredOnTheSamePatients()
    {
        putSecond();
        put("third");
        keep(m_otherTrained);
        const auto third = m_otherTrained.at("model_sha256").get<std::string>();
        QVERIFY(
            fixture().does(ModelAction::Activated, [&] { fixture().registry->activate(second(), kWhy); }));
        fixture().check(third);
        QVERIFY(fixture().stateOf("evaluated") == GateState::Passed);
        QVERIFY(fixture().stateOf("cant_miss") == GateState::NotKnown);
        QVERIFY(fixture().registry->canCompare());
        fixture().registry->compare();
        QVERIFY(fixture().registry->isComparing());
        QVERIFY(waitFor([&] { return fixture().registry->checked().compared.has_value(); }));
        const auto& compared = *fixture().registry->checked().compared;
        QVERIFY2(compared, describe(errorOf(compared)).c_str());
        const Json& own = m_otherTrained.at("evaluation");
        const Json other = *compared;
        QVERIFY(other.at("saw_test_rows") == true); // the same table in another split
        for (const char* name : {"data_sha256", "test_rows", "test_patients", "split", "seed", "classes"})
            QVERIFY2(other.at(name) == own.at(name), name);
        QVERIFY(other.at("budgets")[0].at("genex").at("accuracy") !=
                own.at("budgets")[0].at("genex").at("accuracy"));
        QVERIFY(fixture().stateOf("cant_miss") != GateState::NotKnown);
        QVERIFY(fixture().stateOf("no_class_lost") != GateState::NotKnown);
    }

    void splitsOfNothingAreRefused()
    {
        const auto codeOf = [&](const Json& splitOf) {
            const Json params{{"model", m_models.filePath(QStringLiteral("second")).toStdString()},
                              {"source", m_source},
                              {"split_of", splitOf}};
            const auto answer = services::answerTo(m_engine, contract::EvaluateModel::kMethod, params);
            return errorOf(answer).code;
        };
        QCOMPARE(codeOf(7), ErrorCode::InvalidInput);
        QCOMPARE(codeOf(nullptr), ErrorCode::InvalidInput);
        QCOMPARE(codeOf("/no/such/model"), ErrorCode::NotFound);
        QCOMPARE(codeOf(embeddedModel().string()), ErrorCode::InvalidInput); // its table is another
    }

    void otherClassesCannotBeCompared()
    {
        // The bundled model lists the same diseases in another order.
        putSecond();
        keep(m_trained);
        fixture().check(second());
        fixture().registry->compare();
        QVERIFY(waitFor([&] { return fixture().registry->checked().compared.has_value(); }));
        QVERIFY(!*fixture().registry->checked().compared);
        QVERIFY(fixture().stateOf("cant_miss") == GateState::NotKnown);
    }

    void whatPassesNeedsNoReason()
    {
        // Its own figures beside figures that are no better: everything is known and passes.
        putSecond();
        const contract::ModelEvaluation evaluation =
            evaluationOf({{"sepsis", 24, 22}, {"influenza", 76, 60}});
        QSignalSpy changed(fixture().registry.get(), &ModelRegistry::modelsChanged);
        fixture().registry->keepEvaluation(second(), evaluation);
        QVERIFY(waitFor([&] { return !changed.isEmpty(); }));
        std::optional<KeptEvaluation> kept;
        fixture().registry->evaluationOf(second(), this, [&](const auto& read) { kept = *read; });
        QVERIFY(waitFor([&] { return kept.has_value(); }));
        QVERIFY(kept->evaluation == evaluation && !kept->source);
        CheckedModel checked;
        checked.described = DescribedModel{second(), "0.1.0", {}};
        checked.kept = kept;
        checked.compared = Result<contract::ModelEvaluation>(evaluation);
        const auto checks = checksOf(*fixture().registry->model(second()), fixture().registry->active(),
                                     checked, fixture().caseStore->catalogue());
        QVERIFY(!needsReason(checks));
        std::optional<Result<Activation>> activated;
        fixture().caseStore->ask(
            this,
            [&](CaseBook& book) {
                return activateModel(book, fixture().folders, *fixture().registry->model(second()), checks,
                                     "unused");
            },
            [&](const Result<Activation>& activation) { activated = activation; });
        QVERIFY(waitFor([&] { return activated.has_value(); }));
        QVERIFY(*activated && (*activated)->reason.empty());
    }

    void rolledBack()
    {
        putSecond();
        QVERIFY(
            fixture().does(ModelAction::Activated, [&] { fixture().registry->activate(second(), kWhy); }));
        QVERIFY(
            fixture().does(ModelAction::Activated, [&] { fixture().registry->activate(embedded(), kWhy); }));
        QCOMPARE(fixture().registry->history().size(), std::size_t(2));
        const Activation before = fixture().registry->history().back(); // the latest first
        QCOMPARE(before.sha256, second());
        QVERIFY(fixture().isRefused([&] { fixture().registry->rollBackTo(before, {}); }, "10 characters"));
        QVERIFY(
            fixture().does(ModelAction::Activated, [&] { fixture().registry->rollBackTo(before, kWhy); }));
        QVERIFY(waitFor([&] { return fixture().caseStore->model()->sha256 == second(); }));
        QCOMPARE(fixture().registry->history().size(), std::size_t(3));
    }

    void damagedFilesAreNeverActivated()
    {
        putSecond();
        QFile weights(QString::fromStdString((fixture().path("second") / "weights.safetensors").string()));
        QVERIFY(weights.open(QIODevice::ReadWrite));
        QVERIFY(weights.seek(weights.size() - 9));
        weights.write("\x5a", 1);
        weights.close();
        fixture().check(second());
        QVERIFY(fixture().stateOf("files") == GateState::Failed);
        QVERIFY(fixture().isRefused([&] { fixture().registry->activate(second(), kWhy); },
                                    "cannot be activated"));
        QVERIFY(readActivations(fixture().folders).empty());
    }

    void aFolderThatVanishesFallsBack()
    {
        putSecond();
        QVERIFY(
            fixture().does(ModelAction::Activated, [&] { fixture().registry->activate(second(), kWhy); }));
        fs::remove_all(fixture().path("second"));
        fixture().caseStore->useModel();
        QVERIFY(waitFor([&] { return fixture().caseStore->model()->sha256 == embedded(); }));
        QVERIFY(fixture().caseStore->modelNotice().english().find("second") != std::string::npos);
        fixture().reload();
        QVERIFY(!fixture().registry->activeProblem().empty());
        QVERIFY(fixture().isRefused(
            [&] { fixture().registry->rollBackTo(fixture().registry->history().front(), kWhy); },
            "no longer on this machine"));
    }

    void exportedAndImported()
    {
        putSecond();
        const fs::path file = fs::path(fixture().folder.path().toStdString()) / "ward 7.genexmodel";
        QVERIFY(fixture().does(ModelAction::Exported,
                               [&] { fixture().registry->exportBundle(second(), file, false); }));
        QVERIFY(
            fixture().isRefused([&] { fixture().registry->exportBundle(second(), file, false); }, "already"));
        QVERIFY(fixture().isRefused([&] { fixture().registry->importBundle(file); }, "already"));
        QVERIFY(fixture().does(ModelAction::Removed, [&] { fixture().registry->remove(second()); }));
        QVERIFY(!fs::exists(fixture().path("second")));
        QVERIFY(fixture().does(ModelAction::Imported, [&] { fixture().registry->importBundle(file); }));
        QVERIFY(fixture().named("ward-7") && fixture().named("ward-7")->sha256 == second());
        fixture().check(second());
        QVERIFY(fixture().stateOf("files") == GateState::Passed);
    }

    void flippedBytesAreNotImported()
    {
        const QByteArray whole = QByteArray::fromStdString(
            readWholeFile(m_models.filePath(QStringLiteral("second/weights.safetensors")).toStdString()));
        const fs::path file = fs::path(fixture().folder.path().toStdString()) / "spoilt.genexmodel";
        for (const qsizetype at : {qsizetype{8}, qsizetype{900}, whole.size() / 2, whole.size() - 1}) {
            QByteArray spoilt = whole;
            spoilt[at] = static_cast<char>(spoilt[at] ^ 0x10);
            QFile out(QString::fromStdString(file.string()));
            QVERIFY(out.open(QIODevice::WriteOnly) && out.write(spoilt) == spoilt.size());
            out.close();
            QVERIFY2(fixture().isRefused([&] { fixture().registry->importBundle(file); }, ""),
                     QByteArray::number(at).constData());
            const QDir models(fixture().folders.modelFolder(QString()));
            QVERIFY(models.entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).isEmpty());
        }
    }

    void whatCasesAndHistoryNameIsNotRemovedUnasked()
    {
        putSecond();
        QSignalSpy doubted(fixture().registry.get(), &ModelRegistry::removalDoubted);
        std::optional<std::string> id;
        fixture().caseStore->ask(
            this,
            [sha = second()](CaseBook& book) {
                const auto made = take(book.newCase({.name = "Jane Roe"}));
                take(book.append(made, {domain::FindingSet{domain::Finding::present("fever")}}));
                recommendIn(book, made, recommendation(sha), "second");
                return made;
            },
            [&](const std::string& made) { id = made; });
        QVERIFY(waitFor([&] { return id.has_value(); }));
        fixture().registry->remove(second());
        QVERIFY(waitFor([&] { return doubted.size() == 1; }));
        QVERIFY(doubted[0][1].value<Error>().message.english().find("1 case") != std::string::npos);
        QVERIFY(fs::exists(fixture().path("second")));
        QVERIFY(
            fixture().does(ModelAction::Activated, [&] { fixture().registry->activate(second(), kWhy); }));
        QVERIFY(fixture().isRefused([&] { fixture().registry->remove(second(), Removal::EvenIfNamed); },
                                    "is active"));
        QVERIFY(
            fixture().does(ModelAction::Activated, [&] { fixture().registry->activate(embedded(), kWhy); }));
        fixture().registry->remove(second());
        QVERIFY(waitFor([&] { return doubted.size() == 2; }));
        QVERIFY(doubted[1][1].value<Error>().message.english().find("once active") != std::string::npos);
        QVERIFY(fixture().does(ModelAction::Removed,
                               [&] { fixture().registry->remove(second(), Removal::EvenIfNamed); }));
        QVERIFY(!fs::exists(fixture().path("second")));
        QVERIFY(fixture().isRefused([&] { fixture().registry->remove(embedded()); }, "is active"));
    }

    void aDraftIsAskedAgainAndAnOrderKeepsItsModel()
    {
        putSecond();
        OpenCase open(*fixture().caseStore, m_engine);
        open.openNew({.name = "Jane Roe"});
        QVERIFY(waitFor([&] { return open.isOpen(); }));
        open.setFindings({domain::Finding::present("fever"), domain::Finding::present("cough")});
        QVERIFY(waitFor([&] { return open.recommendation() && !open.isAsking(); }));
        QCOMPARE(open.recommendation()->modelSha256, embedded());
        QVERIFY(
            fixture().does(ModelAction::Activated, [&] { fixture().registry->activate(second(), kWhy); }));
        QVERIFY(waitFor([&] { return open.recommendation()->modelSha256 == second() && !open.isAsking(); }));
        QVERIFY(!open.keepsItsModel());
        open.placeOrder();
        QVERIFY(waitFor([&] { return open.step() == CaseStep::Results; }));
        // Another model answers from now on, but not about this case.
        QVERIFY(
            fixture().does(ModelAction::Activated, [&] { fixture().registry->activate(embedded(), kWhy); }));
        QVERIFY(waitFor([&] { return open.keepsItsModel(); }));
        QCOMPARE(open.model()->name, std::string("second"));
        open.setUnavailable(open.document().awaited(), "not done");
        QVERIFY(waitFor([&] { return open.conclusion() && !open.isAsking(); }));
        QCOMPARE(open.conclusion()->modelSha256, second());
        // Where it is gone, the active one answers.
        fs::remove_all(fixture().path("second"));
        OpenCase again(*fixture().caseStore, m_engine);
        again.open(open.id());
        QVERIFY(waitFor([&] { return again.conclusion() && !again.isAsking(); }));
        QVERIFY(!again.keepsItsModel());
        QCOMPARE(again.conclusion()->modelSha256, embedded());
    }

    void aRecordedBatchOfADraftIsReplacedToo()
    {
        putSecond();
        OpenCase open(*fixture().caseStore, m_engine);
        open.openNew({.name = "Jane Roe"});
        QVERIFY(waitFor([&] { return open.isOpen(); }));
        open.setFindings({domain::Finding::present("fever")});
        QVERIFY(waitFor([&] { return open.recommendation() && !open.isAsking(); }));
        open.placeInBatch({open.batch().order.front()}, domain::BatchPlace::StruckOut);
        QVERIFY(waitFor([&] { return open.document().recommendation() != nullptr; }));
        QVERIFY(
            fixture().does(ModelAction::Activated, [&] { fixture().registry->activate(second(), kWhy); }));
        QVERIFY(waitFor([&] { return open.recommendation()->modelSha256 == second() && !open.isAsking(); }));
        open.placeOrder();
        QVERIFY(waitFor([&] { return open.step() == CaseStep::Results; }));
        QCOMPARE(open.document().recommendation()->modelSha256, second());
    }

    void theDemonstrationChangesNothing()
    {
        putSecond();
        fixture().caseStore->openDemonstration();
        QVERIFY(waitFor([&] { return fixture().caseStore->view().isDemonstration; }));
        QVERIFY(!fixture().registry->readOnlyReason().empty());
        QVERIFY(fixture().isRefused([&] { fixture().registry->activate(second(), kWhy); }, "demonstration"));
        QVERIFY(readActivations(fixture().folders).empty());
    }
};

QTEST_GUILESS_MAIN(TestModelRegistry)
#include "tst_modelregistry.moc"
