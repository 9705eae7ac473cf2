// SPDX-License-Identifier: GPL-3.0-or-later
// Opens the window as users get it, works through a case with key presses, and saves what is seen. Nothing is
// drawn that the program does not show.

#include "application.h"

#include "common/result.h"
#include "data/demonstration.h"
#include "services/demonstrationpatient.h"
#include "services/trainingservice.h"
#include "widgets/rowlist.h"

#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QDropEvent>
#include <QLabel>
#include <QMimeData>
#include <QProcess>
#include <QPushButton>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>

#include <iostream>

namespace {

using namespace genex;
using services::DemonstrationPatient;
using services::ThemeChoice;

constexpr int kPatienceMs = 60'000;
constexpr int kSavingMs = 400;
constexpr int kSettlingMs = 150;
constexpr int kManyCases = 40;
constexpr QSize kUsual(1280, 800);
constexpr QSize kSmallest(1024, 700);

class Photographer
{
public:
    Photographer(desktop::Application& application, const QString& folder)
        : m_application(application)
        , m_folder(folder)
    {}

    bool work()
    {
        ui::MainWindow& window = m_application.window();
        window.resize(kUsual);
        m_application.show();
        if (!QTest::qWaitForWindowExposed(&window))
            return fail("the window does not open");
        if (!comeBack() || !takeInBothThemes("notice"))
            return false;
        QTest::keyClick(button("acceptNotice"), Qt::Key_Space);
        if (!waitUntil(
                [&] { return m_application.engine().facts().has_value() && visible("tryDemonstration"); }))
            return fail("the engine does not start");
        return takeInBothThemes("first-run") && takeCase() && takeChestPain() && takePlaces() &&
               takeTraining() && takeHelp() && takeSettings() && takeAbout();
    }

private:
    /// What is seen then helps more than the reason.
    bool fail(const char* reason)
    {
        const QString picture = QDir::temp().filePath(QStringLiteral("genex-pictures-failed.png"));
        m_application.window().grab().save(picture);
        std::cerr << "genex-pictures: " << reason << "; the window then: " << picture.toStdString() << '\n';
        return false;
    }

    template <typename Condition>
    static bool waitUntil(Condition&& condition)
    {
        return QTest::qWaitFor(std::forward<Condition>(condition), kPatienceMs);
    }

    QPushButton* button(const char* name)
    {
        return m_application.window().findChild<QPushButton*>(QString::fromLatin1(name));
    }

    bool take(QWidget& widget, const QString& name)
    {
        QCoreApplication::processEvents();
        if (!widget.grab().save(m_folder.filePath(name + QStringLiteral(".png"))))
            return fail("a picture cannot be written into the folder");
        return true;
    }

    bool takeInBothThemes(const char* name) { return takeInBothThemes(m_application.window(), name); }

    bool takeInBothThemes(QWidget& widget, const char* name)
    {
        bool taken = true;
        for (const auto& [theme, ending] :
             {std::pair(ThemeChoice::Dark, "-dark"), std::pair(ThemeChoice::Light, "-light")}) {
            m_application.settings().setTheme(theme);
            QTest::qWait(kSettlingMs); // charts draw a moment later
            taken = taken && take(widget, QString::fromLatin1(name) + QString::fromLatin1(ending));
        }
        return taken;
    }

    bool takePlaces()
    {
        ui::MainWindow& window = m_application.window();
        bool taken = true;
        for (const auto& [key, name] : {std::pair(Qt::Key_3, "evaluation"), std::pair(Qt::Key_4, "models")}) {
            QTest::keyClick(&window, key, Qt::ControlModifier);
            taken = taken && take(window, QString::fromLatin1(name));
        }
        QTest::keyClick(&window, Qt::Key_Question, Qt::ShiftModifier);
        taken = taken && take(window, QStringLiteral("keys"));
        QTest::keyClick(window.focusWidget(), Qt::Key_Escape);
        QTest::keyClick(&window, Qt::Key_1, Qt::ControlModifier);
        return taken;
    }

    bool visible(const char* name) { return button(name) && button(name)->isVisible(); }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(m_application.window().focusWidget(), key, modifiers);
    }

    bool waitForAnswer()
    {
        services::OpenCase& open = m_application.openCase();
        return waitUntil([&] { return !open.isAsking() && (open.recommendation() || open.conclusion()); });
    }

    /// The invented patient, from the first-run page to the conclusion.
    bool takeCase()
    {
        services::OpenCase& open = m_application.openCase();
        ui::MainWindow& window = m_application.window();
        QTest::keyClick(button("tryDemonstration"), Qt::Key_Space);
        if (!waitUntil([&] { return open.isOpen(); }) || !waitForAnswer())
            return fail("the demonstration does not open");
        if (!takeInBothThemes("order"))
            return false;
        window.resize(kSmallest);
        const bool isTaken = take(window, QStringLiteral("order-small"));
        window.resize(kUsual);
        QTest::keyClicks(window.focusWidget(), QStringLiteral("abd pai"));
        if (!isTaken || !take(window, QStringLiteral("typing")))
            return false;
        press(Qt::Key_Escape);
        press(Qt::Key_Escape);
        return takeAdding() && takeDialogs() && takeRounds();
    }

    /// A test by hand: what it would do, then in the batch.
    bool takeAdding()
    {
        services::OpenCase& open = m_application.openCase();
        ui::MainWindow& window = m_application.window();
        press(Qt::Key_T, Qt::ControlModifier);
        QTest::keyClicks(window.focusWidget(), QStringLiteral("trop"));
        if (!waitUntil([&] { return open.trial() != nullptr; }))
            return fail("nothing is said about a test");
        if (!takeInBothThemes("adding"))
            return false;
        press(Qt::Key_Return);
        if (!waitUntil([&] { return open.document().recommendation() && open.explanation(); }))
            return fail("the test is not added");
        QTest::qWait(kSavingMs);
        return take(window, QStringLiteral("added"));
    }

    bool takeDialogs()
    {
        ui::MainWindow& window = m_application.window();
        for (const auto& [key, modifiers, name] :
             {std::tuple(Qt::Key_H, Qt::KeyboardModifiers(Qt::ControlModifier), "history"),
              std::tuple(Qt::Key_F2, Qt::KeyboardModifiers(), "patient")}) {
            press(key, modifiers);
            auto* dialog = window.findChild<QDialog*>();
            if (!dialog || !QTest::qWaitForWindowExposed(dialog))
                return fail("a dialog does not open");
            if (!takeInBothThemes(*dialog, name))
                return false;
            dialog->close();
            if (!waitUntil([&] { return window.findChildren<QDialog*>().isEmpty(); }) || !comeBack())
                return false;
        }
        window.findChild<QWidget*>(QStringLiteral("findingField"))->setFocus();
        return true;
    }

    /// There is no window manager to do it, and shortcuts belong to the active window.
    bool comeBack()
    {
        ui::MainWindow& window = m_application.window();
        window.activateWindow();
        return QTest::qWaitForWindowActive(&window) || fail("the window does not become active");
    }

    bool takeRounds()
    {
        services::OpenCase& open = m_application.openCase();
        press(Qt::Key_Return, Qt::ControlModifier);
        if (!waitUntil([&] { return open.step() == services::CaseStep::Results; }))
            return fail("the order is not placed");
        if (!take(m_application.window(), QStringLiteral("results")))
            return false;
        if (!enterResults(DemonstrationPatient::Traveller))
            return false;
        if (!waitForAnswer() || !takeInBothThemes("judgement"))
            return fail("there is no judgement");
        if (!takeLookingBack() || !takeConclusion())
            return false;
        press(Qt::Key_O, Qt::ControlModifier);
        QTest::qWait(kSavingMs);
        return take(m_application.window(), QStringLiteral("cases")) && takeManyCases();
    }

    /// As the patient's file has them: a picture of made-up results would show a made-up diagnosis.
    bool enterResults(DemonstrationPatient who)
    {
        services::OpenCase& open = m_application.openCase();
        const auto patient = attempt([&] {
            return data::loadDemonstration(services::demonstrationFile(who),
                                           m_application.caseStore().catalogue());
        });
        if (!patient)
            return fail("the patient's results cannot be read");
        while (open.step() == services::CaseStep::Results) {
            const std::size_t before = open.document().events().size();
            enterResult(*patient);
            if (!waitUntil([&] { return open.document().events().size() > before; }))
                return fail("a result is not taken");
        }
        return true;
    }

    /// Of the test whose turn it is.
    void enterResult(const data::Demonstration& patient)
    {
        const auto* results = m_application.window().findChild<ui::RowList*>(QStringLiteral("results"));
        const ui::Row* row = results->currentRowData();
        const auto result =
            row ? patient.resultOf(row->key.toStdString(), m_application.caseStore().catalogue())
                : std::nullopt;
        if (!result)
            return press(Qt::Key_Return, Qt::AltModifier);
        if (result->state == domain::FindingState::Measured)
            QTest::keyClicks(m_application.window().focusWidget(), QString::number(result->value));
        press(Qt::Key_Return,
              result->state == domain::FindingState::Absent ? Qt::ShiftModifier : Qt::NoModifier);
    }

    bool takeLookingBack()
    {
        bool taken = true;
        for (const char* name : {"looking-back-results", "looking-back-order"}) {
            press(Qt::Key_Left, Qt::AltModifier);
            taken = taken && take(m_application.window(), QString::fromLatin1(name));
        }
        for (int steps = 0; steps < 2; ++steps)
            press(Qt::Key_Right, Qt::AltModifier);
        return taken;
    }

    /// With what the model asks for, if it does.
    bool takeConclusion()
    {
        services::OpenCase& open = m_application.openCase();
        if (open.conclusion()->stage != domain::CaseStage::Concluded)
            QTest::keyClick(button("withoutThem"), Qt::Key_Space);
        const auto canConclude = [&] {
            return !open.isAsking() && open.conclusion() &&
                   open.conclusion()->stage == domain::CaseStage::Concluded;
        };
        if (!waitUntil(canConclude))
            return fail("there is no conclusion");
        press(Qt::Key_Return, Qt::ControlModifier);
        if (!waitUntil([&] { return open.document().isClosed(); }))
            return fail("the case is not concluded");
        return takeInBothThemes("conclusion");
    }

    /// The other invented patient, by way of the first-run page.
    bool takeChestPain()
    {
        services::OpenCase& open = m_application.openCase();
        QTest::keyClick(&m_application.window(), Qt::Key_L, Qt::ControlModifier); // leaves the demonstration
        if (!waitUntil([&] { return !open.isOpen() && visible("tryDemonstrationChestPain"); }))
            return fail("the demonstration is not left");
        QTest::keyClick(button("tryDemonstrationChestPain"), Qt::Key_Space);
        if (!waitUntil([&] { return open.isOpen(); }) || !waitForAnswer())
            return fail("the second demonstration does not open");
        return takeInBothThemes("chest-pain");
    }

    bool takeManyCases()
    {
        services::CaseStoreController& caseStore = m_application.caseStore();
        bool areMade = false;
        caseStore.ask(
            &m_application,
            [](services::CaseBook& book) {
                for (int i = 0; i < kManyCases; ++i) {
                    domain::PatientDetails patient;
                    patient.name = "Invented Patient " + std::to_string(i + 1);
                    patient.ageYears = 20 + (i * 7) % 60;
                    patient.sex = i % 2 == 0 ? domain::Sex::Female : domain::Sex::Male;
                    const auto id = book.newCase(patient);
                    if (id && i % 3 != 0)
                        static_cast<void>(
                            book.append(*id, {domain::FindingSet{domain::Finding::present("fever")},
                                              domain::FindingSet{domain::Finding::absent("cough")}}));
                }
                return true;
            },
            [&areMade](bool made) { areMade = made; });
        if (!waitUntil([&] { return areMade; }))
            return fail("there are not many cases");
        QTest::keyClicks(m_application.window().focusWidget(), QStringLiteral("invented"));
        QTest::qWait(kSavingMs);
        return takeInBothThemes("cases-many");
    }

    bool writeTable(const QString& file)
    {
        QProcess cli;
        cli.start(QCoreApplication::applicationDirPath() + QStringLiteral("/genex-cli"),
                  {QStringLiteral("data"), QStringLiteral("sample"), QStringLiteral("--rows"),
                   QStringLiteral("3000"), QStringLiteral("--seed"), QStringLiteral("1"),
                   QStringLiteral("--out"), file});
        return (cli.waitForFinished(kPatienceMs) && cli.exitCode() == 0) || fail("there is no table");
    }

    void drop(const QString& file)
    {
        QWidget* page =
            m_application.window().findChild<QTabWidget*>(QStringLiteral("trainingTabs"))->widget(0);
        QMimeData dragged;
        dragged.setUrls({QUrl::fromLocalFile(file)});
        const QPoint place = page->rect().center();
        QDragEnterEvent enter(place, Qt::CopyAction, &dragged, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(page, &enter);
        QDropEvent event(place, Qt::CopyAction, &dragged, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(page, &event);
    }

    /// A table of invented patients, from the file to what came of it.
    bool takeTraining()
    {
        const QTemporaryDir folder;
        const QString table = folder.filePath(QStringLiteral("ward-7.csv"));
        QTest::keyClick(&m_application.window(), Qt::Key_2, Qt::ControlModifier);
        if (!writeTable(table))
            return false;
        drop(table);
        if (!waitUntil([&] { return visible("saveAndTrain") && button("saveAndTrain")->isEnabled(); }))
            return fail("the table is not read");
        if (!take(m_application.window(), QStringLiteral("training-data")))
            return false;
        QTest::keyClick(button("saveAndTrain"), Qt::Key_Space);
        if (!waitUntil([&] { return visible("startTraining") && button("startTraining")->isEnabled(); }) ||
            !waitUntil([&] {
                return !text("trainingEstimate").isEmpty() &&
                       !text("trainingEstimate").endsWith(QChar(0x2026));
            }))
            return fail("the settings are not checked");
        return take(m_application.window(), QStringLiteral("training-settings")) && takeRun();
    }

    QString text(const char* label)
    {
        return m_application.window().findChild<QLabel*>(QString::fromLatin1(label))->text();
    }

    bool takeRun()
    {
        services::TrainingService& trainingService = m_application.training();
        QTest::keyClick(button("startTraining"), Qt::Key_Space);
        const auto isChoosing = [&] {
            const services::TrainingLane* lane = trainingService.live().lane("bucket-0");
            return lane && lane->progress.phase != contract::LanePhase::Waiting; // its own steps have begun
        };
        if (!waitUntil(isChoosing) || !takeInBothThemes("training"))
            return fail("nothing is trained");
        if (!waitUntil([&] { return !trainingService.isRunning() && visible("toModel"); }))
            return fail("the training does not end");
        const bool isTaken = takeResult();
        QTest::keyClick(&m_application.window(), Qt::Key_1, Qt::ControlModifier);
        return isTaken;
    }

    bool takeResult()
    {
        ui::MainWindow& window = m_application.window();
        auto* tabs = window.findChild<QTabWidget*>(QStringLiteral("resultTabs"));
        bool taken = true;
        for (const auto& [tab, name] : {std::pair(3, "training-buckets"), std::pair(2, "training-threshold"),
                                        std::pair(1, "training-diseases"), std::pair(0, "training-result")}) {
            tabs->setCurrentIndex(tab);
            taken = taken && take(window, QString::fromLatin1(name));
        }
        QTest::keyClick(button("toModel"), Qt::Key_Space);
        QTest::qWait(kSavingMs);
        return taken && take(window, QStringLiteral("training-model"));
    }

    bool takeHelp()
    {
        ui::MainWindow& window = m_application.window();
        QTest::keyClick(&window, Qt::Key_F1);
        const bool taken = takeInBothThemes("help");
        QTest::keyClick(window.focusWidget(), Qt::Key_Escape);
        return taken;
    }

    bool takeSettings()
    {
        QTest::keyClick(&m_application.window(), Qt::Key_Comma, Qt::ControlModifier);
        auto* dialog = m_application.window().findChild<QDialog*>();
        const bool taken =
            dialog && QTest::qWaitForWindowExposed(dialog) && takeInBothThemes(*dialog, "settings");
        delete dialog;
        return taken;
    }

    bool takeAbout()
    {
        QAction* about = nullptr;
        for (QAction* action : m_application.window().findChildren<QAction*>()) {
            if (action->objectName() == QStringLiteral("about"))
                about = action;
        }
        about->trigger();
        auto* dialog = m_application.window().findChild<QDialog*>();
        return QTest::qWaitForWindowExposed(dialog) && take(*dialog, QStringLiteral("about"));
    }

    desktop::Application& m_application;
    QDir m_folder;
};

} // namespace

int main(int argc, char* argv[])
{
    const QApplication qt(argc, argv);
    if (argc < 2 || argc > 3 || !QDir().mkpath(QString::fromLocal8Bit(argv[1]))) {
        std::cerr << "usage: genex-pictures FOLDER [LANGUAGE]\n";
        return 2;
    }
    const QTemporaryDir folders;
    if (!services::UserFolders::inFolder(folders.path()).create())
        return 1;
    if (argc == 3)
        services::Settings(services::UserFolders::inFolder(folders.path()))
            .setLanguage(language::languageFromName(QString::fromLocal8Bit(argv[2])));
    desktop::Application application(services::UserFolders::inFolder(folders.path()));
    return Photographer(application, QString::fromLocal8Bit(argv[1])).work() ? 0 : 1;
}
