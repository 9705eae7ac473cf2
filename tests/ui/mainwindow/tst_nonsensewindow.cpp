// SPDX-License-Identifier: GPL-3.0-or-later
#include "drivenwindow.h"

#include "common/resources.h"
#include "support/models/modelcopies.h"

#include <QRandomGenerator>

#include <csignal>

using namespace genex;
using namespace genex::testing;
using services::CaseStep;

namespace {

namespace fs = std::filesystem;

/// An environment variable for as long as this lives.
class Setting
{
public:
    Setting(const char* name, const fs::path& value)
        : m_name(name)
    {
        qputenv(m_name, QByteArray::fromStdString(value.string()));
    }
    ~Setting() { qunsetenv(m_name); }
    Q_DISABLE_COPY_MOVE(Setting)

private:
    const char* m_name;
};

/// A hospital's own table, whose columns stand in no catalogue.
QByteArray hospitalTable()
{
    QByteArray table("col_a,col_b,level,shade,diagnosis\n");
    QRandomGenerator random(7);
    for (int i = 0; i < 400; ++i) {
        const bool isFirst = random.bounded(2) == 0;
        const auto mostly = [&](bool wanted) { return random.bounded(10) < 8 ? wanted : !wanted; };
        table += QByteArray::number(int(mostly(isFirst))) + ',' + QByteArray::number(int(mostly(!isFirst))) +
                 ',' + QByteArray::number((isFirst ? 3.0 : 7.0) + random.bounded(20) / 10.0) + ',' +
                 (random.bounded(3) == 0 ? "red"
                  : mostly(isFirst)      ? "blue"
                                         : "green") +
                 ',' + (isFirst ? "first_illness" : "second_illness") + '\n';
    }
    return table;
}

} // namespace

/// What no doctor means and every doctor does: it is explained beside the field, and nothing is lost.
class TestNonsenseWindow : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<DrivenWindow> m_driven;
    QTemporaryDir m_folder;

    DrivenWindow& driven() { return *m_driven; }
    services::OpenCase& open() { return m_driven->open(); }
    fs::path folder() const { return m_folder.path().toStdString(); }

    void startAfresh()
    {
        m_driven.reset();
        m_driven = std::make_unique<DrivenWindow>();
        driven().createStore();
        driven().newCase();
        QVERIFY(!QTest::currentTestFailed());
    }

    /// Of the hospital's table, where the program looks for the one that came with it.
    fs::path trainWithoutCatalogue()
    {
        fs::path models = folder() / "models";
        const fs::path place = models / "embedded" / "1";
        if (fs::exists(place))
            return models;
        fs::create_directories(place.parent_path());
        QFile table(m_folder.filePath(QStringLiteral("table.csv")));
        if (!table.open(QIODevice::WriteOnly))
            return {};
        table.write(hospitalTable());
        table.close();
        QProcess process;
        process.start(QCoreApplication::applicationDirPath() + QStringLiteral("/genex-cli"),
                      {QStringLiteral("--profile"),  m_folder.filePath(QStringLiteral("training")),
                       QStringLiteral("train"),      QStringLiteral("--selection"),
                       QStringLiteral("bucket"), // of nothing but chance a personal plan orders nothing
                       QStringLiteral("--data"),     table.fileName(),
                       QStringLiteral("--label"),    QStringLiteral("diagnosis"),
                       QStringLiteral("--out"),      QString::fromStdString(place.string()),
                       QStringLiteral("--budget"),   QStringLiteral("0.75"),
                       QStringLiteral("--observed"), QStringLiteral("1"),
                       QStringLiteral("--set"),      QStringLiteral("buckets=1"),
                       QStringLiteral("--set"),      QStringLiteral("shared_steps=60"),
                       QStringLiteral("--set"),      QStringLiteral("generator_steps=30"),
                       QStringLiteral("--split"),    QStringLiteral("rows")});
        process.waitForFinished(kPatienceMs);
        if (process.exitCode() != 0)
            qWarning("%s", process.readAllStandardError().constData());
        return models;
    }

    /// The program's resources, but for some entries of the catalogue.
    fs::path resourcesWithout(const std::vector<std::string>& features)
    {
        fs::path place = folder() / "resources";
        fs::remove_all(place);
        fs::create_directories(place);
        fs::copy(resourceFolder() / "sample", place / "sample", fs::copy_options::recursive);
        const fs::path file = place / "sample" / "catalogue.json";
        auto catalogue = nlohmann::json::parse(readWholeFile(file));
        auto& entries = catalogue.at("features");
        for (auto entry = entries.begin(); entry != entries.end();) {
            const bool isOut =
                std::ranges::find(features, entry->at("id").get<std::string>()) != features.end();
            entry = isOut ? entries.erase(entry) : entry + 1;
        }
        writeFileAtomically(file, catalogue.dump());
        return place;
    }

    void refuseResult(const QString& text, const char* told)
    {
        auto* field = driven().find<QLineEdit>("resultField");
        field->clear();
        field->insert(text);
        const std::size_t before = open().document().events().size();
        driven().press(Qt::Key_Return);
        const QString remark = driven().textOf("resultRemark");
        QVERIFY2(remark.startsWith(QLatin1Char('!')) && remark.contains(QString::fromUtf8(told)),
                 qPrintable(text + QStringLiteral(" → ") + remark));
        QCOMPARE(field->text(), text); // nothing is lost
        QCOMPARE(open().document().events().size(), before);
        field->clear();
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(QFileInfo::exists(QCoreApplication::applicationDirPath() + QStringLiteral("/genex-engine")),
                 "The engine was not built.");
    }
    void cleanup() { m_driven.reset(); }

    void textAndNonsenseAsAResult()
    {
        startAfresh();
        driven().enterSix();
        QVERIFY(driven().waitForAnswer());
        driven().press(Qt::Key_T, Qt::ControlModifier);
        driven().type(QStringLiteral("tropo"));
        driven().press(Qt::Key_Return);
        QVERIFY(DrivenWindow::wait([&] { return open().document().recommendation() != nullptr; }));
        driven().placeOrder();
        auto* list = driven().window().findChild<ui::RowList*>(QStringLiteral("results"));
        list->setCurrentKey(QStringLiteral("troponin"));
        refuseResult(QStringLiteral("high"), "is not a number");
        refuseResult(QStringLiteral("🤒"), "is not a number");
        refuseResult(QStringLiteral("مرتفع"), "is not a number");
        refuseResult(QStringLiteral("-5"), "not plausible");
        refuseResult(QStringLiteral("9999999999"), "not plausible");
        refuseResult(QStringLiteral("nan"), "is not a number");
        refuseResult(QStringLiteral("1e9"), "recorded in");
        refuseResult(QStringLiteral("12 kg"), "recorded in");
        refuseResult(QString(), "needs a number");
        driven().look("nonsense-result");
        driven().type(QStringLiteral("12"));
        driven().press(Qt::Key_Return);
        QVERIFY(DrivenWindow::wait([&] { return open().document().content().isKnown("troponin"); }));
    }

    /// A note, a name and a reason are texts: they are kept as they are.
    void textsOfAnyScriptAreKept()
    {
        startAfresh();
        const QString name = QStringLiteral("مريم 🤒 ‮abc‬ \U0001F600");
        domain::PatientDetails patient = open().document().patient();
        patient.name = name.toStdString();
        open().setPatient(patient);
        QVERIFY(DrivenWindow::wait([&] {
            return open().document().patient().name == name.toStdString() ||
                   driven().textOf("findingRemark").startsWith(QLatin1Char('!'));
        }));
        driven().look("any-script");
    }

    void aModelWithoutCatalogueIsWorkedWithByItsNames()
    {
        const Setting models("GENEX_MODELS", trainWithoutCatalogue());
        startAfresh();
        QVERIFY2(driven().caseStore().model(), "there is no model");
        driven().enterFinding(QStringLiteral("col a"));
        driven().enterFinding(QStringLiteral("level 3.5"));
        QVERIFY(driven().waitForAnswer());
        QVERIFY(!open().engineProblem());
        QVERIFY(open().recommendation());
        QVERIFY(driven().titlesOf("findings").contains(QStringLiteral("col_a")));
        QVERIFY(driven().titlesOf("batch").contains(QStringLiteral("col_b")) ||
                driven().titlesOf("batch").contains(QStringLiteral("shade")));
        driven().look("without-catalogue");
        driven().find<QLineEdit>("findingField")->insert(QStringLiteral("level high"));
        driven().press(Qt::Key_Return);
        QVERIFY(driven().textOf("findingRemark").startsWith(QLatin1Char('!')));
        driven().find<QLineEdit>("findingField")->clear();
        if (open().batch().order.empty()) {
            driven().press(Qt::Key_T, Qt::ControlModifier);
            driven().type(QStringLiteral("col b"));
            driven().press(Qt::Key_Return);
            QVERIFY(DrivenWindow::wait([&] { return !open().batch().order.empty(); }));
        }
        driven().placeOrder();
        driven().enterResults();
        QVERIFY(driven().waitForAnswer());
        QVERIFY(open().conclusion());
        driven().look("without-catalogue-concluded");
    }

    void aCatalogueWithoutThatFinding()
    {
        const fs::path models = bundledModels();
        const fs::path resources = resourcesWithout({"fever", "headache", "crp"});
        const Setting bundled("GENEX_MODELS", models);
        const Setting catalogue("GENEX_RESOURCES", resources);
        startAfresh();
        QCOMPARE(driven().caseStore().catalogue().feature("fever"), nullptr);
        driven().enterFinding(QStringLiteral("fever"));
        driven().enterFinding(QStringLiteral("headache"), Qt::ShiftModifier);
        driven().enterFinding(QStringLiteral("39.3 C"));
        QVERIFY(driven().waitForAnswer());
        QVERIFY(!open().engineProblem() && open().recommendation());
        QCOMPARE(driven().titlesOf("findings").at(0), QStringLiteral("fever")); // by its id
        QCOMPARE(open().document().findings().size(), std::size_t{3});
        driven().look("catalogue-without-finding");
    }

    /// The engine has it in memory; when it is needed again, the window says what is missing, and goes on
    /// when it is back.
    void theModelIsDeletedWhileACaseIsOpen()
    {
        const fs::path models = folder() / "copy";
        const fs::path model = models / "embedded" / "1";
        const fs::path away = folder() / "away";
        fs::create_directories(model.parent_path());
        fs::copy(embeddedModel(), model, fs::copy_options::recursive);
        const Setting setting("GENEX_MODELS", models);
        startAfresh();
        driven().enterFinding(QStringLiteral("fever"));
        QVERIFY(driven().waitForAnswer());
        QVERIFY(open().recommendation());
        fs::rename(model, away);
        const auto engine = static_cast<pid_t>(driven().application().engine().processId());
        QVERIFY(engine > 0);
        ::kill(engine, SIGKILL); // another one has to read it
        driven().enterFinding(QStringLiteral("headache"));
        QVERIFY(DrivenWindow::wait([&] { return open().engineProblem().has_value(); }));
        QVERIFY2(driven().textOf("ribbonText").contains(QStringLiteral("model")),
                 qPrintable(driven().textOf("ribbonText")));
        QVERIFY(!open().recommendation()); // no number that nobody stands for
        QVERIFY(!driven().find("order")->isEnabled());
        QCOMPARE(open().document().findings().size(), std::size_t{2});
        driven().look("model-deleted");
        driven().enterFinding(QStringLiteral("cough"), Qt::ShiftModifier);
        QCOMPARE(open().document().findings().size(), std::size_t{3}); // it goes on
        QVERIFY(DrivenWindow::wait([&] { return open().engineProblem().has_value(); }));
        fs::rename(away, model);
        QTest::keyClick(driven().find("ribbonButton"), Qt::Key_Space);
        QVERIFY(DrivenWindow::wait([&] { return open().recommendation() != nullptr; }));
        QVERIFY(!driven().find("ribbonText"));
    }

    void aCaseWaitsForAModelThatIsGoneAtTheNextStart()
    {
        const fs::path models = folder() / "second";
        const fs::path model = models / "embedded" / "1";
        fs::create_directories(model.parent_path());
        fs::copy(embeddedModel(), model, fs::copy_options::recursive);
        const Setting setting("GENEX_MODELS", models);
        startAfresh();
        driven().enterSix();
        QVERIFY(driven().waitForAnswer());
        driven().placeOrder();
        const domain::CaseDocument before = open().document();
        fs::remove_all(model);
        driven().restart();
        driven().unlock();
        QVERIFY(DrivenWindow::wait([&] { return open().isOpen() && driven().find("ribbonText"); }));
        QVERIFY(open().document() == before);
        QVERIFY(driven().textOf("ribbonText").contains(QStringLiteral("There is no model")));
        driven().look("model-gone");
    }
};

QTEST_MAIN(TestNonsenseWindow)
#include "tst_nonsensewindow.moc"
