// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/activemodel.h"
#include "services/modelcard.h"
#include "services/modellist.h"
#include "services/workingmodel.h"
#include "support/models/modelcopies.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace genex;
using namespace genex::services;
using namespace genex::testing;
namespace fs = std::filesystem;

namespace {

const std::string kOne(64, '1');
const std::string kTwo(64, '2');

} // namespace

class TestActiveModel : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    UserFolders m_folders;

    fs::path model(const char* name) const
    {
        return m_folders.modelFolder(QString::fromLatin1(name)).toStdString();
    }

    Activation chosen(const char* name, const std::string& sha256, const std::string& reason = {}) const
    {
        return {sha256,
                model(name).string(),
                1'772'352'930'000,
                "anna",
                reason,
                {{"files", GateState::Passed, "Whole."}, {"accuracy", GateState::NotKnown, "Not measured."}}};
    }

    void write(const QByteArray& bytes) const
    {
        QFile file(QString::fromStdString(activeModelFile(m_folders).string()));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_folders = UserFolders::inFolder(m_folder->path());
        QVERIFY(m_folders.create());
        writeDisguisedModel(model("one"), kOne);
        writeDisguisedModel(model("two"), kTwo);
    }

    void withoutAChoiceTheBundledOneAnswers()
    {
        QVERIFY(readActivations(m_folders).empty());
        QCOMPARE(workingModelPath(m_folders), embeddedModel());
        QVERIFY(chosenModel(m_folders).problem.empty());
    }

    void theLastChoiceAnswers()
    {
        addActivation(m_folders, chosen("one", kOne));
        QCOMPARE(workingModelPath(m_folders), model("one"));
        addActivation(m_folders, chosen("two", kTwo, "better on\nthe ward  "));
        QCOMPARE(workingModelPath(m_folders), model("two"));
        const auto history = readActivations(m_folders);
        QCOMPARE(history.size(), std::size_t(2));
        QVERIFY(history[0] == chosen("one", kOne));
        QVERIFY(history[1] == chosen("two", kTwo, "better on the ward")); // one line
    }

    /// Patterns stay ones, so that the history is told in the language of whoever reads it; what could not be
    /// read again is cut.
    void sentencesOfChecksAreReadAgain()
    {
        Activation activation = chosen("one", kOne);
        const Text pattern("Trained by GENEX %1, which this version can read.", std::string("lab"));
        activation.checks = {{"version", GateState::Passed, pattern},
                             {"files", GateState::NotKnown, Text("%1 is damaged: %2.", "a\nb", "x\ty ")},
                             {"accuracy", GateState::NotKnown, std::string(9'000, 'z')}};
        addActivation(m_folders, activation);
        const std::vector<GateCheck> checks = readActivations(m_folders).front().checks;
        QVERIFY(checks[0].sentence == pattern);
        QCOMPARE(checks[1].sentence.english(), std::string("a b is damaged: x y ."));
        QVERIFY(checks[2].sentence.english().size() < 9'000);
    }

    void whatIsGoneOrAnotherFallsBack()
    {
        addActivation(m_folders, chosen("one", kOne));
        fs::remove_all(model("one"));
        ModelChoice choice = chosenModel(m_folders);
        QCOMPARE(choice.path, embeddedModel());
        QVERIFY2(choice.problem.english().find("one") != std::string::npos, choice.problem.english().c_str());
        writeDisguisedModel(model("one"), kTwo);
        choice = chosenModel(m_folders);
        QCOMPARE(choice.path, embeddedModel());
        QVERIFY2(choice.problem.english().find("was changed") != std::string::npos,
                 choice.problem.english().c_str());
        fs::resize_file(model("one") / "weights.safetensors", 100);
        QCOMPARE(chosenModel(m_folders).path, embeddedModel());
    }

    void damagedFilesAreSaidAndSetAside_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const QByteArray hash(64, '1');
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("no JSON") << QByteArray("{\"schema_version\": 1,");
        QTest::newRow("a list") << QByteArray("[]");
        QTest::newRow("no history") << QByteArray("{\"schema_version\":1,\"sha256\":\"" + hash +
                                                  "\",\"path\":\"/a\",\"history\":[]}");
        QTest::newRow("no hash") << QByteArray(
            "{\"schema_version\":1,\"sha256\":\"../../x\",\"path\":\"/a\",\"history\":[{}]}");
        QTest::newRow("another model than the last") << QByteArray(
            "{\"schema_version\":1,\"sha256\":\"" + hash + "\",\"path\":\"/a\",\"history\":[{\"sha256\":\"" +
            QByteArray(64, '2') + "\",\"path\":\"/a\",\"at_ms\":1,\"who\":\"a\",\"checks\":[]}]}");
        QTest::newRow("more than is known") << QByteArray(
            "{\"schema_version\":1,\"sha256\":\"" + hash + "\",\"path\":\"/a\",\"history\":[{\"sha256\":\"" +
            hash + "\",\"path\":\"/a\",\"at_ms\":1,\"who\":\"a\",\"checks\":[],\"run\":\"rm\"}]}");
        QTest::newRow("a time that is none") << QByteArray(
            "{\"schema_version\":1,\"sha256\":\"" + hash + "\",\"path\":\"/a\",\"history\":[{\"sha256\":\"" +
            hash + "\",\"path\":\"/a\",\"at_ms\":-1,\"who\":\"a\",\"checks\":[]}]}");
    }

    void damagedFilesAreSaidAndSetAside()
    {
        QFETCH(QByteArray, bytes);
        write(bytes);
        const ModelChoice choice = chosenModel(m_folders);
        QCOMPARE(choice.path, embeddedModel());
        QVERIFY2(choice.problem.english().find("active.json") != std::string::npos,
                 choice.problem.english().c_str());
        addActivation(m_folders, chosen("one", kOne));
        QCOMPARE(workingModelPath(m_folders), model("one"));
        QFile aside(QString::fromStdString(activeModelFile(m_folders).string()) + QStringLiteral(".damaged"));
        QVERIFY(aside.open(QIODevice::ReadOnly));
        QCOMPARE(aside.readAll(), bytes);
    }

    void aNewerVersionsFileIsLeftAlone()
    {
        write("{\"schema_version\": 2}");
        QCOMPARE(chosenModel(m_folders).path, embeddedModel());
        QVERIFY_THROWS_EXCEPTION(Failure, addActivation(m_folders, chosen("one", kOne)));
        QFile file(QString::fromStdString(activeModelFile(m_folders).string()));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("{\"schema_version\": 2}"));
    }

    void theListSaysWhatThereIs()
    {
        addActivation(m_folders, chosen("two", kTwo));
        fs::create_directories(model("broken"));
        QFile(QString::fromStdString((model("broken") / "weights.safetensors").string()))
            .open(QIODevice::WriteOnly);
        fs::create_directories(model(".incoming-1"));
        fs::copy(model("one"), model(".incoming-1"));
        const auto models = listModels(m_folders);
        std::map<std::string, const ListedModel*> byName;
        for (const ListedModel& listed : models)
            byName[listed.name] = &listed;
        QCOMPARE(models.size(), std::size_t(4)); // what is hidden is being written
        QCOMPARE(models.front().name, std::string("two"));
        QVERIFY(byName.at("two")->isActive && !byName.at("two")->canBeRemoved);
        QVERIFY(!byName.at("one")->isActive && byName.at("one")->canBeRemoved);
        QVERIFY(!byName.at("embedded/1")->canBeRemoved);
        QVERIFY(!byName.at("broken")->card && !byName.at("broken")->problem.empty());
        QCOMPARE(byName.at("one")->sha256, kOne);
        QVERIFY(byName.at("one")->madeAtMs > 0);
        QVERIFY(byName.at("one")->cardText.starts_with("# Model card"));
    }

    void modelsAreFoundByNameAndHash()
    {
        const auto models = listModels(m_folders);
        QCOMPARE(modelNamed(models, "two").sha256, kTwo);
        QCOMPARE(modelNamed(models, "embedded/1").path, embeddedModel());
        QCOMPARE(modelNamed(models, std::string(6, '1')).name, std::string("one"));
        QVERIFY_THROWS_EXCEPTION(Failure, modelNamed(models, "11111")); // too short for a hash
        QVERIFY_THROWS_EXCEPTION(Failure, modelNamed(models, "three"));
        QCOMPARE(findModel(kTwo, modelFolders(m_folders)).value(), model("two"));
        QVERIFY(!findModel(std::string(64, '3'), modelFolders(m_folders)));
    }

    void onlyPlainModelsOfOnesOwnAreRemoved()
    {
        addActivation(m_folders, chosen("two", kTwo));
        const auto models = listModels(m_folders);
        QVERIFY_THROWS_EXCEPTION(Failure, removeModelFiles(modelNamed(models, "two")));
        QVERIFY_THROWS_EXCEPTION(Failure, removeModelFiles(modelNamed(models, "embedded/1")));
        QFile(QString::fromStdString((model("one") / "notes.txt").string())).open(QIODevice::WriteOnly);
        QVERIFY_THROWS_EXCEPTION(Failure, removeModelFiles(modelNamed(models, "one")));
        QVERIFY(fs::exists(model("one") / "weights.safetensors"));
        fs::remove(model("one") / "notes.txt");
        removeModelFiles(modelNamed(models, "one"));
        QVERIFY(!fs::exists(model("one")));
        QVERIFY(fs::exists(embeddedModel() / "weights.safetensors"));
        QCOMPARE(QDir(m_folder->path() + QStringLiteral("/models"))
                     .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                 (QStringList{QStringLiteral("active.json"), QStringLiteral("two")}));
    }
};

QTEST_APPLESS_MAIN(TestActiveModel)
#include "tst_activemodel.moc"
