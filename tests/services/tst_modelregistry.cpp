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
struct Bench
{
    explicit Bench(EngineService& engineOfAll)
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
                         [this](ModelAction deed, const QString&) { deeds.push_back(deed); });
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

    bool does(ModelAction deed, const std::function<void()>& work)
    {
        deeds.clear();
        refusals.clear();
        QSignalSpy changed(registry.get(), &ModelRegistry::modelsChanged);
        work();
        const bool ended = waitFor([&] { return !deeds.empty() || !refusals.empty(); });
        if (!refusals.empty())
            qInfo("%s", describe(refusals.front()).c_str());
        return ended && refusals.empty() && deeds.front() == deed &&
               waitFor([&] { return !changed.isEmpty(); });
    }

    bool isRefused(const std::function<void()>& work, const char* text)
    {
        deeds.clear();
        refusals.clear();
        work();
        return waitFor([&] { return !deeds.empty() || !refusals.empty(); }) && !refusals.empty() &&
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
    std::vector<ModelAction> deeds;
};

} // namespace

class TestModelRegistry : public QObject
{
    Q_OBJECT

private:
    EngineService m_engine{QStringLiteral("test")};
    std::unique_ptr<Bench> m_bench;
    QTemporaryDir m_models;
    Json m_trained;      ///< what training a second model answered
    Json m_otherTrained; ///< and a third
    contract::TableSource m_source{.kind = contract::SourceKind::Sample, .rows = 700, .seed = 5};

    Bench& bench() { return *m_bench; }
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
        const auto trained = services::waitFor(m_engine.ask(contract::TrainModel::kMethod, params, this));
        if (!trained)
            qFatal("%s", describe(errorOf(trained)).c_str());
        return *trained;
    }

    void put(const char* name)
    {
        fs::copy(fs::path(m_models.path().toStdString()) / name, bench().path(name));
        bench().reload();
    }
    void putSecond() { put("second"); }

    void keep(const Json& trained)
    {
        QSignalSpy changed(bench().registry.get(), &ModelRegistry::modelsChanged);
        bench().registry->keepEvaluation(trained.at("model_sha256").get<std::string>(),
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
        m_bench = std::make_unique<Bench>(m_engine);
        bench().open();
    }
    void cleanup() { m_bench.reset(); }

    void theBundledModelIsListedAndActive()
    {
        QCOMPARE(bench().registry->models().size(), std::size_t(1));
        QVERIFY(bench().registry->active() && bench().registry->active()->name == "embedded/1");
        QVERIFY(bench().registry->activeProblem().empty());
        QVERIFY(bench().registry->readOnlyReason().empty());
        QCOMPARE(bench().caseStore->model()->sha256, embedded());
    }

    void withoutAnEvaluationAReasonIsNeeded()
    {
        putSecond();
        bench().check(second());
        QVERIFY(bench().stateOf("files") == GateState::Passed);
        QVERIFY(bench().stateOf("evaluated") == GateState::NotKnown);
        QVERIFY(!bench().registry->canCompare());
        QVERIFY(
            bench().isRefused([&] { bench().registry->activate(second(), "too short"); }, "10 characters"));
        QCOMPARE(bench().caseStore->model()->sha256, embedded());
        QVERIFY(readActivations(bench().folders).empty());
        QVERIFY(bench().does(ModelAction::Activated, [&] { bench().registry->activate(second(), kWhy); }));
        QVERIFY(waitFor([&] { return bench().caseStore->model()->sha256 == second(); }));
        QCOMPARE(bench().registry->active()->sha256, second());
        const auto history = readActivations(bench().folders);
        QCOMPARE(history.size(), std::size_t(1));
        QCOMPARE(history[0].who, loginName());
        QCOMPARE(history[0].reason, kWhy);
        QCOMPARE(history[0].checks.size(), std::size_t(7));
        const std::string noted = bench().audited("model.activated");
        QVERIFY2(noted.find(second()) != std::string::npos && noted.find(kWhy) != std::string::npos,
                 noted.c_str());
    }

    void theActiveOneIsMeasuredOnTheSamePatients()
    {
        putSecond();
        put("third");
        keep(m_otherTrained);
        const auto third = m_otherTrained.at("model_sha256").get<std::string>();
        QVERIFY(bench().does(ModelAction::Activated, [&] { bench().registry->activate(second(), kWhy); }));
        bench().check(third);
        QVERIFY(bench().stateOf("evaluated") == GateState::Passed);
        QVERIFY(bench().stateOf("cant_miss") == GateState::NotKnown);
        QVERIFY(bench().registry->canCompare());
        bench().registry->compare();
        QVERIFY(bench().registry->isComparing());
        QVERIFY(waitFor([&] { return bench().registry->checked().compared.has_value(); }));
        const auto& compared = *bench().registry->checked().compared;
        QVERIFY2(compared, describe(errorOf(compared)).c_str());
        const Json& own = m_otherTrained.at("evaluation");
        const Json other = *compared;
        QVERIFY(other.at("saw_test_rows") == true); // the same table in another split
        for (const char* name : {"data_sha256", "test_rows", "test_patients", "split", "seed", "classes"})
            QVERIFY2(other.at(name) == own.at(name), name);
        QVERIFY(other.at("budgets")[0].at("genex").at("accuracy") !=
                own.at("budgets")[0].at("genex").at("accuracy"));
        QVERIFY(bench().stateOf("cant_miss") != GateState::NotKnown);
        QVERIFY(bench().stateOf("no_class_lost") != GateState::NotKnown);
    }

    void splitsOfNothingAreRefused()
    {
        const auto codeOf = [&](const Json& splitOf) {
            const Json params{{"model", m_models.filePath(QStringLiteral("second")).toStdString()},
                              {"source", m_source},
                              {"split_of", splitOf}};
            const auto answer =
                services::waitFor(m_engine.ask(contract::EvaluateModel::kMethod, params, this));
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
        bench().check(second());
        bench().registry->compare();
        QVERIFY(waitFor([&] { return bench().registry->checked().compared.has_value(); }));
        QVERIFY(!*bench().registry->checked().compared);
        QVERIFY(bench().stateOf("cant_miss") == GateState::NotKnown);
    }

    void whatPassesNeedsNoReason()
    {
        // Its own figures beside figures that are no better: everything is known and passes.
        putSecond();
        const contract::ModelEvaluation evaluation =
            evaluationOf({{"sepsis", 24, 22}, {"influenza", 76, 60}});
        QSignalSpy changed(bench().registry.get(), &ModelRegistry::modelsChanged);
        bench().registry->keepEvaluation(second(), evaluation);
        QVERIFY(waitFor([&] { return !changed.isEmpty(); }));
        std::optional<KeptEvaluation> kept;
        bench().registry->evaluationOf(second(), this, [&](const auto& read) { kept = *read; });
        QVERIFY(waitFor([&] { return kept.has_value(); }));
        QVERIFY(kept->evaluation == evaluation && !kept->source);
        CheckedModel checked;
        checked.described = DescribedModel{second(), "0.1.0", {}};
        checked.kept = kept;
        checked.compared = Result<contract::ModelEvaluation>(evaluation);
        const auto checks = checksOf(*bench().registry->model(second()), bench().registry->active(), checked,
                                     bench().caseStore->catalogue());
        QVERIFY(!needsReason(checks));
        std::optional<Result<Activation>> activated;
        bench().caseStore->ask(
            this,
            [&](CaseBook& book) {
                return activateModel(book, bench().folders, *bench().registry->model(second()), checks,
                                     "unused");
            },
            [&](const Result<Activation>& activation) { activated = activation; });
        QVERIFY(waitFor([&] { return activated.has_value(); }));
        QVERIFY(*activated && (*activated)->reason.empty());
    }

    void rolledBack()
    {
        putSecond();
        QVERIFY(bench().does(ModelAction::Activated, [&] { bench().registry->activate(second(), kWhy); }));
        QVERIFY(bench().does(ModelAction::Activated, [&] { bench().registry->activate(embedded(), kWhy); }));
        QCOMPARE(bench().registry->history().size(), std::size_t(2));
        const Activation before = bench().registry->history().back(); // the latest first
        QCOMPARE(before.sha256, second());
        QVERIFY(bench().isRefused([&] { bench().registry->rollBackTo(before, {}); }, "10 characters"));
        QVERIFY(bench().does(ModelAction::Activated, [&] { bench().registry->rollBackTo(before, kWhy); }));
        QVERIFY(waitFor([&] { return bench().caseStore->model()->sha256 == second(); }));
        QCOMPARE(bench().registry->history().size(), std::size_t(3));
    }

    void damagedFilesAreNeverActivated()
    {
        putSecond();
        QFile weights(QString::fromStdString((bench().path("second") / "weights.safetensors").string()));
        QVERIFY(weights.open(QIODevice::ReadWrite));
        QVERIFY(weights.seek(weights.size() - 9));
        weights.write("\x5a", 1);
        weights.close();
        bench().check(second());
        QVERIFY(bench().stateOf("files") == GateState::Failed);
        QVERIFY(
            bench().isRefused([&] { bench().registry->activate(second(), kWhy); }, "cannot be activated"));
        QVERIFY(readActivations(bench().folders).empty());
    }

    void aFolderThatVanishesFallsBack()
    {
        putSecond();
        QVERIFY(bench().does(ModelAction::Activated, [&] { bench().registry->activate(second(), kWhy); }));
        fs::remove_all(bench().path("second"));
        bench().caseStore->useModel();
        QVERIFY(waitFor([&] { return bench().caseStore->model()->sha256 == embedded(); }));
        QVERIFY(bench().caseStore->modelNotice().english().find("second") != std::string::npos);
        bench().reload();
        QVERIFY(!bench().registry->activeProblem().empty());
        QVERIFY(bench().isRefused(
            [&] { bench().registry->rollBackTo(bench().registry->history().front(), kWhy); },
            "no longer on this machine"));
    }

    void exportedAndImported()
    {
        putSecond();
        const fs::path file = fs::path(bench().folder.path().toStdString()) / "ward 7.genexmodel";
        QVERIFY(bench().does(ModelAction::Exported,
                             [&] { bench().registry->exportBundle(second(), file, false); }));
        QVERIFY(bench().isRefused([&] { bench().registry->exportBundle(second(), file, false); }, "already"));
        QVERIFY(bench().isRefused([&] { bench().registry->importBundle(file); }, "already"));
        QVERIFY(bench().does(ModelAction::Removed, [&] { bench().registry->remove(second()); }));
        QVERIFY(!fs::exists(bench().path("second")));
        QVERIFY(bench().does(ModelAction::Imported, [&] { bench().registry->importBundle(file); }));
        QVERIFY(bench().named("ward-7") && bench().named("ward-7")->sha256 == second());
        bench().check(second());
        QVERIFY(bench().stateOf("files") == GateState::Passed);
    }

    void flippedBytesAreNotImported()
    {
        const QByteArray whole = QByteArray::fromStdString(
            readWholeFile(m_models.filePath(QStringLiteral("second/weights.safetensors")).toStdString()));
        const fs::path file = fs::path(bench().folder.path().toStdString()) / "spoilt.genexmodel";
        for (const qsizetype at : {qsizetype{8}, qsizetype{900}, whole.size() / 2, whole.size() - 1}) {
            QByteArray spoilt = whole;
            spoilt[at] = static_cast<char>(spoilt[at] ^ 0x10);
            QFile out(QString::fromStdString(file.string()));
            QVERIFY(out.open(QIODevice::WriteOnly) && out.write(spoilt) == spoilt.size());
            out.close();
            QVERIFY2(bench().isRefused([&] { bench().registry->importBundle(file); }, ""),
                     QByteArray::number(at).constData());
            const QDir models(bench().folders.modelFolder(QString()));
            QVERIFY(models.entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).isEmpty());
        }
    }

    void whatCasesAndHistoryNameIsNotRemovedUnasked()
    {
        putSecond();
        QSignalSpy doubted(bench().registry.get(), &ModelRegistry::removalDoubted);
        std::optional<std::string> id;
        bench().caseStore->ask(
            this,
            [sha = second()](CaseBook& book) {
                const auto made = take(book.newCase({.name = "Jane Roe"}));
                take(book.append(made, {domain::FindingSet{domain::Finding::present("fever")}}));
                recommendIn(book, made, recommendation(sha), "second");
                return made;
            },
            [&](const std::string& made) { id = made; });
        QVERIFY(waitFor([&] { return id.has_value(); }));
        bench().registry->remove(second());
        QVERIFY(waitFor([&] { return doubted.size() == 1; }));
        QVERIFY(doubted[0][1].value<Error>().message.english().find("1 case") != std::string::npos);
        QVERIFY(fs::exists(bench().path("second")));
        QVERIFY(bench().does(ModelAction::Activated, [&] { bench().registry->activate(second(), kWhy); }));
        QVERIFY(bench().isRefused([&] { bench().registry->remove(second(), Removal::EvenIfNamed); },
                                  "is active"));
        QVERIFY(bench().does(ModelAction::Activated, [&] { bench().registry->activate(embedded(), kWhy); }));
        bench().registry->remove(second());
        QVERIFY(waitFor([&] { return doubted.size() == 2; }));
        QVERIFY(doubted[1][1].value<Error>().message.english().find("once active") != std::string::npos);
        QVERIFY(bench().does(ModelAction::Removed,
                             [&] { bench().registry->remove(second(), Removal::EvenIfNamed); }));
        QVERIFY(!fs::exists(bench().path("second")));
        QVERIFY(bench().isRefused([&] { bench().registry->remove(embedded()); }, "is active"));
    }

    void aDraftIsAskedAgainAndAnOrderKeepsItsModel()
    {
        putSecond();
        OpenCase open(*bench().caseStore, m_engine);
        open.openNew({.name = "Jane Roe"});
        QVERIFY(waitFor([&] { return open.isOpen(); }));
        open.setFindings({domain::Finding::present("fever"), domain::Finding::present("cough")});
        QVERIFY(waitFor([&] { return open.recommendation() && !open.isAsking(); }));
        QCOMPARE(open.recommendation()->modelSha256, embedded());
        QVERIFY(bench().does(ModelAction::Activated, [&] { bench().registry->activate(second(), kWhy); }));
        QVERIFY(waitFor([&] { return open.recommendation()->modelSha256 == second() && !open.isAsking(); }));
        QVERIFY(!open.keepsItsModel());
        open.placeOrder();
        QVERIFY(waitFor([&] { return open.step() == CaseStep::Results; }));
        // Another model answers from now on, but not about this case.
        QVERIFY(bench().does(ModelAction::Activated, [&] { bench().registry->activate(embedded(), kWhy); }));
        QVERIFY(waitFor([&] { return open.keepsItsModel(); }));
        QCOMPARE(open.model()->name, std::string("second"));
        open.setUnavailable(open.document().awaited(), "not done");
        QVERIFY(waitFor([&] { return open.conclusion() && !open.isAsking(); }));
        QCOMPARE(open.conclusion()->modelSha256, second());
        // Where it is gone, the active one answers.
        fs::remove_all(bench().path("second"));
        OpenCase again(*bench().caseStore, m_engine);
        again.open(open.id());
        QVERIFY(waitFor([&] { return again.conclusion() && !again.isAsking(); }));
        QVERIFY(!again.keepsItsModel());
        QCOMPARE(again.conclusion()->modelSha256, embedded());
    }

    void aRecordedBatchOfADraftIsReplacedToo()
    {
        putSecond();
        OpenCase open(*bench().caseStore, m_engine);
        open.openNew({.name = "Jane Roe"});
        QVERIFY(waitFor([&] { return open.isOpen(); }));
        open.setFindings({domain::Finding::present("fever")});
        QVERIFY(waitFor([&] { return open.recommendation() && !open.isAsking(); }));
        open.placeInBatch({open.batch().order.front()}, domain::BatchPlace::StruckOut);
        QVERIFY(waitFor([&] { return open.document().recommendation() != nullptr; }));
        QVERIFY(bench().does(ModelAction::Activated, [&] { bench().registry->activate(second(), kWhy); }));
        QVERIFY(waitFor([&] { return open.recommendation()->modelSha256 == second() && !open.isAsking(); }));
        open.placeOrder();
        QVERIFY(waitFor([&] { return open.step() == CaseStep::Results; }));
        QCOMPARE(open.document().recommendation()->modelSha256, second());
    }

    void theDemonstrationChangesNothing()
    {
        putSecond();
        bench().caseStore->openDemonstration();
        QVERIFY(waitFor([&] { return bench().caseStore->view().isDemonstration; }));
        QVERIFY(!bench().registry->readOnlyReason().empty());
        QVERIFY(bench().isRefused([&] { bench().registry->activate(second(), kWhy); }, "demonstration"));
        QVERIFY(readActivations(bench().folders).empty());
    }
};

QTEST_GUILESS_MAIN(TestModelRegistry)
#include "tst_modelregistry.moc"
