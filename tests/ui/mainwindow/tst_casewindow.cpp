// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/exportdialog.h"
#include "dialogs/reportpreview.h"
#include "drivenwindow.h"

#include <QDirIterator>
#include <QProcess>
#include <QRadioButton>

using namespace genex;
using namespace genex::testing;
using domain::CaseState;
using services::CaseStep;
using services::StoreState;

/// A doctor's day in the real window: keys only, real store, real engine, the model that comes with the
/// program.
class TestCaseWindow : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<DrivenWindow> m_driven;

    DrivenWindow& driven() { return *m_driven; }
    services::OpenCase& open() { return m_driven->open(); }

    /// Everything that a widget of the window shows.
    QString shownText()
    {
        QStringList texts{driven().window().windowTitle()};
        for (const QLabel* label : driven().window().findChildren<QLabel*>())
            texts << (label->isVisible() ? label->text() : QString());
        for (const QLineEdit* field : driven().window().findChildren<QLineEdit*>())
            texts << (field->isVisible() ? field->text() : QString());
        return texts.join(QLatin1Char('\n'));
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(QFileInfo::exists(QCoreApplication::applicationDirPath() + QStringLiteral("/genex-engine")),
                 "The engine was not built.");
    }

    void init()
    {
        m_driven = std::make_unique<DrivenWindow>();
        QVERIFY(!QTest::currentTestFailed());
    }
    void cleanup() { m_driven.reset(); }

    void firstRunTakesOnePassphraseAndNoMore()
    {
        driven().look("firstrun");
        QVERIFY(driven().find("newPassphrase")->hasFocus());
        driven().type(QStringLiteral("short"));
        QVERIFY(!driven().find("createStore")->isEnabled()); // and it says why
        driven().find<QLineEdit>("newPassphrase")->clear();
        driven().createStore();
        driven().look("list-empty");
        QVERIFY(driven().caseStore().view().mayReadAudit); // alone, one may do everything
    }

    void aWrongPassphraseIsToldAndTheRightOneOpens()
    {
        driven().createStore();
        driven().restart();
        QVERIFY(DrivenWindow::wait([&] { return driven().find("passphrase") != nullptr; }));
        driven().type(QStringLiteral("not the one"));
        driven().press(Qt::Key_Return);
        QVERIFY(DrivenWindow::wait([&] { return !driven().textOf("accessProblem").isEmpty(); }));
        QCOMPARE(driven().caseStore().view().state, StoreState::Locked);
        QVERIFY(!driven().find<QLineEdit>("passphrase")->text().contains(QStringLiteral("not")));
        driven().look("wrong");
        driven().letPass(1); // a wrong one is slowed down
        driven().unlock();
    }

    void theRecoveryKeyOpens()
    {
        QVERIFY(DrivenWindow::wait([&] { return driven().find("newPassphrase") != nullptr; }));
        driven().type(kSecret);
        driven().press(Qt::Key_Return);
        QVERIFY(DrivenWindow::wait([&] { return driven().find("recoveryKeyKept") != nullptr; }));
        driven().look("recoverykey");
        const QString key = driven().textOf("recoveryKeyShown");
        QVERIFY(key.size() > 20);
        QVERIFY(
            DrivenWindow::wait([&] { return driven().caseStore().view().state == StoreState::Unlocked; }));
        QVERIFY(driven().find("recoveryKeyKept")); // stays until it was put away
        driven().press(Qt::Key_Space);
        QVERIFY(!shownText().contains(key));
        driven().restart();
        QVERIFY(DrivenWindow::wait([&] { return driven().find("useRecoveryKey") != nullptr; }));
        QTest::keyClick(driven().find("useRecoveryKey"), Qt::Key_Space);
        driven().type(key);
        driven().press(Qt::Key_Return);
        QVERIFY(
            DrivenWindow::wait([&] { return driven().caseStore().view().state == StoreState::Unlocked; }));
    }

    void lockingBlanksTheScreen()
    {
        driven().createStore();
        driven().newCase();
        driven().enterFinding(QStringLiteral("fever"));
        const QString name = QString::fromStdString(open().document().patient().name);
        QVERIFY(shownText().contains(name));
        driven().press(Qt::Key_L, Qt::ControlModifier);
        QCOMPARE(driven().caseStore().view().state, StoreState::Locked);
        QVERIFY(!open().isOpen());
        QVERIFY(!shownText().contains(name));
        QVERIFY(driven().titlesOf("findings").isEmpty() || !driven().find("findings"));
        driven().look("locked");
        driven().unlock();
        QVERIFY(DrivenWindow::wait([&] { return open().isOpen(); })); // where you were
        QCOMPARE(open().document().findings().size(), std::size_t{1});
    }

    /// Neither titles, which the task bar and screen recorders show, nor files, nor what can be pasted
    /// elsewhere.
    void nothingOutsideTheWindowNamesThePatient()
    {
        driven().createStore();
        driven().newCase();
        domain::PatientDetails patient;
        patient.name = "Quirinius Xanthopoulos";
        patient.remarks = "Zwiebelturm";
        open().setPatient(patient);
        QVERIFY(DrivenWindow::wait([&] { return open().document().patient().name == patient.name; }));
        driven().enterSix();
        QVERIFY(driven().waitForAnswer());
        for (const auto& [key, modifiers] :
             {std::pair(Qt::Key_F2, Qt::NoModifier), std::pair(Qt::Key_H, Qt::ControlModifier),
              std::pair(Qt::Key_P, Qt::ControlModifier), std::pair(Qt::Key_Comma, Qt::ControlModifier)}) {
            QTest::keyClick(&driven().window(), key, modifiers);
            auto* dialog = driven().window().findChild<QDialog*>();
            QVERIFY(dialog);
            for (const QWidget* window : QApplication::topLevelWidgets())
                QVERIFY2(!window->windowTitle().contains(QStringLiteral("Quirinius")),
                         qPrintable(window->windowTitle()));
            delete dialog;
        }
        for (const auto mode : {QClipboard::Clipboard, QClipboard::Selection})
            QVERIFY(!QApplication::clipboard()->text(mode).contains(QStringLiteral("Quirinius")));
        driven().window().close();
        driven().stop();
        int files = 0;
        QDirIterator all(driven().folder(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (all.hasNext()) {
            QFile file(all.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray bytes = file.readAll();
            for (const char* secret : {"Quirinius", "Zwiebelturm", "Muscle pain", "muscle_pain"})
                QVERIFY2(!bytes.contains(secret), qPrintable(file.fileName()));
            ++files;
        }
        QVERIFY(files >= 2); // the store and the settings at least
    }

    void nobodyThereLocks()
    {
        driven().createStore();
        driven().window().lockAfter(300);
        QVERIFY(DrivenWindow::wait([&] { return driven().caseStore().view().state == StoreState::Locked; }));
    }

    void sixFindingsByKeysAlone()
    {
        driven().createStore();
        driven().newCase();
        driven().look("case-empty");
        driven().enterSix();
        QVERIFY(driven().waitForAnswer());
        driven().look("order");
        const auto& findings = open().document().findings();
        QCOMPARE(findings.size(), std::size_t{6});
        QCOMPARE(findings[3].finding, domain::Finding::absent("cough"));
        QCOMPARE(findings[4].finding, domain::Finding::measured("temperature", 39.3));
        QVERIFY(open().recommendation() && !open().recommendation()->order.empty());
    }

    void theScreenSaysWhatTheCommandLineSays()
    {
        driven().createStore();
        driven().newCase();
        driven().enterSix();
        QVERIFY(driven().waitForAnswer());
        QStringList findings;
        for (const auto& known : open().document().findings())
            findings << QString::fromStdString(known.finding.feature) +
                            (known.finding.state == domain::FindingState::Measured ? QStringLiteral("=39.3")
                             : known.finding.state == domain::FindingState::Absent
                                 ? QStringLiteral("=absent")
                                 : QStringLiteral("=present"));
        const auto answer = driven().cli({QStringLiteral("recommend"), QStringLiteral("--model"),
                                          QString::fromStdString(driven().caseStore().model()->path.string()),
                                          QStringLiteral("--findings"), findings.join(QLatin1Char(','))});
        QVERIFY(answer.is_object());
        QVERIFY(DrivenWindow::answerIn<domain::Recommendation>(answer) == *open().recommendation());
    }

    /// Each state is closed and opened again. Whether the model falls back is its own affair: both ways are
    /// gone with a scripted engine in tests/services/tst_opencase.cpp and tests/ui/cases.
    void aCaseIsClosedAndReopenedAtEveryStep()
    {
        driven().createStore();
        driven().newCase();
        driven().closeAndReopen(); // a draft without findings
        driven().enterSix();
        QVERIFY(driven().waitForAnswer());
        driven().closeAndReopen(); // a draft
        driven().placeOrder();
        driven().look("results");
        driven().closeAndReopen(); // ordered
        for (int visit = 0; visit < 3 && !open().document().isClosed(); ++visit) {
            driven().find("resultField")->setFocus();
            driven().enterResults();
            QVERIFY(driven().waitForAnswer());
            driven().closeAndReopen(); // results in
            driven().look("judgement");
            QVERIFY(open().conclusion());
            const CaseStep next = open().conclusion()->stage == domain::CaseStage::Concluded
                                      ? CaseStep::Conclusion
                                      : CaseStep::Results;
            driven().press(Qt::Key_Return, Qt::ControlModifier);
            QVERIFY(DrivenWindow::wait([&] { return open().step() == next; }));
            driven().closeAndReopen(); // more ordered, or concluded
        }
        QCOMPARE(open().document().state(), CaseState::Concluded);
        driven().look("concluded");
        const std::string id = open().id();
        const double confidence = open().conclusion()->confidence;
        driven().press(Qt::Key_L, Qt::ControlModifier);
        const auto shown =
            driven().cli({QStringLiteral("case"), QStringLiteral("show"), QString::fromStdString(id)});
        QCOMPARE(shown.at("state").get<std::string>(), "concluded");
        QCOMPARE(shown.at("conclusion").at("conclusion").at("confidence").get<double>(), confidence);
    }

    void oneRoundWithoutFallBackAndAnAmendment()
    {
        driven().createStore();
        driven().newCase();
        driven().enterSix();
        QVERIFY(driven().waitForAnswer());
        // Nothing left to estimate: no fall back can follow.
        QTest::keyClick(driven().find("orderAll"), Qt::Key_Space);
        QVERIFY(DrivenWindow::wait([&] { return open().batch().estimate.empty(); }));
        driven().find("findingField")->setFocus();
        driven().placeOrder();
        driven().enterResults();
        QVERIFY(driven().waitForAnswer());
        QCOMPARE(open().conclusion()->stage, domain::CaseStage::Concluded);
        driven().press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(DrivenWindow::wait([&] { return open().document().state() == CaseState::Concluded; }));
        QTest::keyClick(driven().find("amend"), Qt::Key_Space);
        driven().type(QStringLiteral("cough after all"));
        driven().press(Qt::Key_Return);
        QVERIFY(DrivenWindow::wait([&] { return open().document().state() == CaseState::Amended; }));
        QVERIFY(driven().waitForAnswer());
        driven().find("findingField")->setFocus();
        driven().enterFinding(QStringLiteral("cough"));
        QVERIFY(driven().waitForAnswer());
        driven().press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(DrivenWindow::wait([&] { return open().document().isClosed(); }));
        QCOMPARE(open().document().state(), CaseState::Amended);
        QCOMPARE(open().document().content().formerConclusions.size(), std::size_t{1});
    }

    void undoAndRedoAcrossARestart()
    {
        driven().createStore();
        driven().newCase();
        driven().enterFinding(QStringLiteral("fever"));
        driven().enterFinding(QStringLiteral("cough"));
        driven().restart();
        driven().unlock();
        QVERIFY(DrivenWindow::wait([&] { return open().isOpen(); }));
        driven().press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(DrivenWindow::wait([&] { return open().document().findings().size() == 1; }));
        driven().restart();
        driven().unlock();
        QVERIFY(DrivenWindow::wait([&] { return open().isOpen(); }));
        driven().press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(DrivenWindow::wait([&] { return open().document().findings().size() == 2; }));
    }

    void whatIfSavesNothing()
    {
        driven().createStore();
        driven().newCase();
        driven().enterSix();
        QVERIFY(driven().waitForAnswer());
        const domain::CaseDocument before = open().document();
        const domain::Recommendation recommended = *open().recommendation();
        driven().press(Qt::Key_W, Qt::ControlModifier);
        QVERIFY(open().isWhatIf());
        QVERIFY(driven().textOf("ribbonText").contains(QStringLiteral("Nothing is saved")));
        driven().enterFinding(QStringLiteral("neck stiff"));
        QVERIFY(driven().waitForAnswer());
        driven().look("whatif");
        QVERIFY(open().recommendation()->differential != recommended.differential);
        driven().press(Qt::Key_W, Qt::ControlModifier);
        QVERIFY(DrivenWindow::wait([&] { return !open().isWhatIf() && !open().isAsking(); }));
        QVERIFY(open().document() == before);
        QVERIFY(DrivenWindow::wait([&] { return *open().recommendation() == recommended; }));
    }

    void aNoteIsWrittenIntoTheHistory()
    {
        driven().createStore();
        driven().newCase();
        driven().press(Qt::Key_H, Qt::ControlModifier);
        auto* dialog = driven().window().findChild<QDialog*>();
        QVERIFY(dialog && QTest::qWaitForWindowExposed(dialog));
        auto* note = dialog->findChild<QLineEdit*>(QStringLiteral("note"));
        QTest::keyClicks(note, QStringLiteral("seen with a colleague"));
        QTest::keyClick(note, Qt::Key_Return);
        QVERIFY(DrivenWindow::wait([&] { return open().document().notes().size() == 1; }));
        const auto* list = dialog->findChild<ui::RowList*>(QStringLiteral("history"));
        QVERIFY(list->rows().constFirst().title.contains(QStringLiteral("seen with a colleague")));
        QTest::keyClick(dialog, Qt::Key_Escape);
    }

    void nonsenseIsExplainedBesideTheField()
    {
        driven().createStore();
        driven().newCase();
        const auto refused = [&](const QString& text, const char* told) {
            driven().find<QLineEdit>("findingField")->insert(text); // some of it has no key
            driven().press(Qt::Key_Return);
            const QString remark = driven().textOf("findingRemark");
            QVERIFY2(remark.startsWith(QLatin1Char('!')) && remark.contains(QString::fromUtf8(told)),
                     qPrintable(text + QStringLiteral(" → ") + remark));
            QCOMPARE(driven().find<QLineEdit>("findingField")->text(), text); // nothing is lost
            driven().find<QLineEdit>("findingField")->clear();
        };
        refused(QStringLiteral("temperature 99"), "not plausible");
        refused(QStringLiteral("temperature warm"), "None of the model");
        refused(QStringLiteral("temperature 39 F"), "recorded in °C");
        refused(QStringLiteral("body temperature"), "needs a number");
        refused(QStringLiteral("zzzqqq"), "None of the model");
        refused(QStringLiteral("🤒🤒"), "None of the model");
        refused(QStringLiteral("حمى"), "None of the model");
        refused(QStringLiteral("cough 17"), "takes no number");
        QVERIFY(open().document().findings().empty());
    }

    void tenThousandPastedFindings()
    {
        driven().createStore();
        driven().newCase();
        QStringList lines{QStringLiteral("fever"), QStringLiteral("no cough"),
                          QStringLiteral("temperature 38,5")};
        for (int i = 0; i < 10'000; ++i)
            lines << QStringLiteral("nonsense%1xyz").arg(i);
        QApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
        driven().press(Qt::Key_V, Qt::ControlModifier);
        QVERIFY(DrivenWindow::wait([&] { return open().document().findings().size() == 3; }));
        QVERIFY2(driven().textOf("findingRemark").contains(QStringLiteral("not recognised")),
                 qPrintable(driven().textOf("findingRemark")));
        QCOMPARE(open().document().findings()[1].finding, domain::Finding::absent("cough"));
        QApplication::clipboard()->clear();
    }

    void aDamagedStoreIsRestoredFromItsBackup()
    {
        driven().createStore();
        driven().newCase();
        driven().enterFinding(QStringLiteral("fever"));
        auto* backUp = driven().window().findChild<QAction*>(QStringLiteral("backUp"));
        backUp->trigger();
        QVERIFY(DrivenWindow::wait([&] {
            return driven().window().statusBar()->currentMessage().startsWith(
                QStringLiteral("Backup written"));
        }));
        driven().window().close();
        driven().stop();
        QFile store(driven().folder() + QStringLiteral("/store.db"));
        QVERIFY2(store.exists() || QFile::exists(driven().folder() + QStringLiteral("/data/store.db")),
                 "no store");
        if (!store.exists())
            store.setFileName(driven().folder() + QStringLiteral("/data/store.db"));
        QVERIFY(store.open(QIODevice::ReadWrite));
        store.seek(100);
        store.write(QByteArray(20'000, 'x'));
        store.close();
        driven().start();
        QVERIFY(
            DrivenWindow::wait([&] { return driven().caseStore().view().state == StoreState::Unusable; }));
        driven().look("damaged");
        QVERIFY(driven().find("restoreBackup")->isEnabled());
        driven().find("restorePassphrase")->setFocus();
        driven().type(kSecret);
        driven().press(Qt::Key_Return);
        QVERIFY(DrivenWindow::wait([&] { return driven().caseStore().view().state == StoreState::Locked; }));
        driven().unlock();
        QVERIFY(DrivenWindow::wait([&] { return open().isOpen(); }));
        QCOMPARE(open().document().findings().size(), std::size_t{1});
    }

    void anotherProcessWritesSoThisOneReads()
    {
        driven().createStore();
        driven().newCase();
        driven().enterFinding(QStringLiteral("fever"));
        driven().window().close();
        driven().stop();
        const QString file = services::UserFolders::inFolder(driven().folder()).storeFile();
        QProcess holder;
        holder.start(QCoreApplication::applicationDirPath() + QStringLiteral("/genex-store-writer"),
                     {QStringLiteral("hold"), file});
        QVERIFY(holder.waitForReadyRead(kPatienceMs));
        driven().start();
        QVERIFY(DrivenWindow::wait([&] { return driven().caseStore().view().state == StoreState::Locked; }));
        QVERIFY(driven().caseStore().view().readOnlyReason.english().find("being written by") !=
                std::string::npos);
        driven().unlock();
        QVERIFY(DrivenWindow::wait([&] { return open().isOpen() && driven().find("ribbonText"); }));
        QVERIFY(driven().textOf("ribbonText").contains(QStringLiteral("being written by")));
        QVERIFY(!driven().find("findingField")->isEnabled());
        driven().look("readonly");
        holder.closeWriteChannel();
        QVERIFY(holder.waitForFinished(kPatienceMs));
    }

    void theAuditLogIsShownAndVerified()
    {
        driven().createStore();
        driven().newCase();
        driven().window().findChild<QAction*>(QStringLiteral("auditLog"))->trigger();
        auto* dialog = driven().window().findChild<QDialog*>();
        QVERIFY(dialog);
        const auto* list = dialog->findChild<ui::RowList*>(QStringLiteral("auditList"));
        QVERIFY(DrivenWindow::wait([&] { return list->count() >= 3; }));
        QTest::keyClick(dialog->findChild<QPushButton*>(QStringLiteral("verifyAudit")), Qt::Key_Space);
        const auto* state = dialog->findChild<QLabel*>(QStringLiteral("auditState"));
        QVERIFY(DrivenWindow::wait([&] { return state->text().contains(QStringLiteral("intact")); }));
        driven().caseStore().lock();
        QVERIFY(DrivenWindow::wait([&] { return !driven().window().findChild<QDialog*>(); }));
    }

    void theReportIsLookedAtBeforeItLeaves()
    {
        driven().createStore();
        driven().newCase();
        driven().enterSix();
        QVERIFY(driven().waitForAnswer());
        driven().press(Qt::Key_P, Qt::ControlModifier);
        auto* preview = driven().window().findChild<ui::ReportPreview*>();
        QVERIFY(preview);
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("report.pdf"));
        preview->setFileChooser([&](QWidget*, services::ReportKind) { return QString(file); });
        QPushButton* save = nullptr;
        for (auto* button : preview->findChildren<QPushButton*>()) {
            if (button->text().contains(QStringLiteral("PDF")))
                save = button;
        }
        QVERIFY(save && DrivenWindow::wait([&] { return save->isEnabled(); }));
        if (qEnvironmentVariableIsSet("GENEX_LOOK"))
            preview->grab().save(qEnvironmentVariable("GENEX_LOOK") + QStringLiteral("/report.png"));
        QTest::keyClick(save, Qt::Key_Space);
        QVERIFY(DrivenWindow::wait([&] { return QFileInfo(file).size() > 1000; }));
        driven().caseStore().lock();
        QVERIFY(DrivenWindow::wait([&] { return !driven().window().findChild<ui::ReportPreview*>(); }));
        const auto shown = driven().cli({QStringLiteral("case"), QStringLiteral("list")});
        QVERIFY(shown.is_object());
    }

    void whatLeavesIsShownBefore()
    {
        driven().createStore();
        driven().newCase();
        driven().enterSix();
        const std::string name = open().document().patient().name;
        driven().window().findChild<QAction*>(QStringLiteral("exportCase"))->trigger();
        auto* dialog = driven().window().findChild<ui::ExportDialog*>();
        QVERIFY(dialog);
        const auto* preview = dialog->findChild<ui::RowList*>(QStringLiteral("exportPreview"));
        QVERIFY(DrivenWindow::wait([&] { return preview->count() > 10; }));
        if (qEnvironmentVariableIsSet("GENEX_LOOK"))
            dialog->grab().save(qEnvironmentVariable("GENEX_LOOK") + QStringLiteral("/export.png"));
        const QTemporaryDir folder;
        const auto exported = [&](const char* file) {
            const QString path = folder.filePath(QString::fromLatin1(file));
            dialog->setFileChooser([path](QWidget*) { return QString(path); });
            QTest::keyClick(dialog->findChild<QPushButton*>(QStringLiteral("saveExport")), Qt::Key_Space);
            DrivenWindow::wait([&] { return QFileInfo::exists(path); });
            QFile saved(path);
            return saved.open(QIODevice::ReadOnly) ? saved.readAll() : QByteArray();
        };
        const QByteArray deidentified = exported("without.json");
        QVERIFY(deidentified.contains("fever") && !deidentified.contains(name.c_str()));
        QTest::keyClick(dialog->findChild<QRadioButton*>(QStringLiteral("exportWhole")), Qt::Key_Space);
        QVERIFY(DrivenWindow::wait(
            [&] { return dialog->findChild<QPushButton*>(QStringLiteral("saveExport"))->isEnabled(); }));
        QVERIFY(exported("whole.json").contains(name.c_str()));
    }

    void theStoreIsNeverTouchedByTheWindowsThread()
    {
        driven().createStore();
        driven().newCase();
        driven().enterSix();
        QVERIFY(driven().waitForAnswer());
        QVERIFY(driven().storeCalls() > 10);
        QCOMPARE(driven().storeCallsOnThisThread(), 0);
    }

    void aMissingModelIsExplained()
    {
        driven().stop();
        qputenv("GENEX_MODELS", "/nonexistent");
        driven().start();
        qunsetenv("GENEX_MODELS");
        driven().createStore();
        driven().press(Qt::Key_N, Qt::ControlModifier);
        QVERIFY(DrivenWindow::wait([&] { return open().isOpen() && driven().find("ribbonText"); }));
        QVERIFY(driven().textOf("ribbonText").contains(QStringLiteral("There is no model")));
        driven().look("nomodel");
    }
};

QTEST_MAIN(TestCaseWindow)
#include "tst_casewindow.moc"
