// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/reportpreview.h"
#include "drivenwindow.h"

#include "domain/stages.h"
#include "domain/wording.h"

using namespace genex;
using namespace genex::testing;
using domain::BatchPlace;
using domain::CaseState;
using services::CaseStep;

namespace {

const std::string kTroponin = "troponin";

} // namespace

/// The doctor's hand in an order, and the way back to an earlier step: keys only, in the real window.
class TestOrderWindow : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<DrivenWindow> m_driven;

    DrivenWindow& driven() { return *m_driven; }
    services::OpenCase& open() { return m_driven->open(); }

    ui::RowList* list(const char* name)
    {
        return driven().window().findChild<ui::RowList*>(QString::fromLatin1(name));
    }

    const ui::Row* row(const char* listName, const std::string& feature)
    {
        for (const ui::Row& listed : list(listName)->rows()) {
            if (listed.key == QString::fromStdString(feature))
                return &listed;
        }
        return nullptr;
    }

    void openCase()
    {
        driven().createStore();
        driven().newCase();
        driven().enterSix();
        QVERIFY(driven().waitForAnswer());
    }

    bool isOrdered(const std::string& feature)
    {
        const auto& order = open().batch().order;
        return std::ranges::find(order, feature) != order.end();
    }

    /// Ctrl+T, a few letters, and what it would do is there; Enter has not been pressed.
    void lookFor(const QString& letters)
    {
        driven().press(Qt::Key_T, Qt::ControlModifier);
        QVERIFY(driven().find("testField") && driven().find("testField")->hasFocus());
        driven().type(letters);
        QVERIFY(driven().find("testChoices"));
    }

    void add(const QString& letters)
    {
        lookFor(letters);
        const std::size_t before = open().document().events().size();
        driven().press(Qt::Key_Return);
        QVERIFY(DrivenWindow::wait([&] { return open().document().events().size() > before; }));
    }

    /// Of a test that nobody recommends here.
    void addTroponin()
    {
        QVERIFY(!isOrdered(kTroponin));
        add(QStringLiteral("tropo"));
        QVERIFY(isOrdered(kTroponin));
    }

    void look(int steps)
    {
        driven().press(steps < 0 ? Qt::Key_Left : Qt::Key_Right, Qt::AltModifier);
        QCoreApplication::processEvents();
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
        openCase();
        QVERIFY(!QTest::currentTestFailed());
    }
    void cleanup() { m_driven.reset(); }

    /// Who changes what counts against a test sees the batch that follows from it at once.
    void otherWeightsOfEffortChangeTheOpenBatch()
    {
        const std::vector<std::string> usual = open().batch().order;
        driven().application().settings().setEffortWeights({100, 100, 100});
        QVERIFY(DrivenWindow::wait([&] { return !open().isAsking() && open().batch().order != usual; }));
        driven().application().settings().setEffortWeights({});
        QVERIFY(DrivenWindow::wait([&] { return !open().isAsking() && open().batch().order == usual; }));
    }

    /// A line of text knows keys of its own, and what it takes never reaches the menu.
    void keysOfTheMenuWorkWhileAFindingIsTyped()
    {
        QWidget* field = driven().find("findingField");
        QVERIFY(field && field->hasFocus());
        int keys = 0;
        for (const QAction* action : driven().window().findChildren<QAction*>()) {
            const QList<QKeySequence> shortcuts = action->shortcuts();
            for (const QKeySequence& shortcut : shortcuts) {
                const QKeyCombination key = shortcut[0];
                const bool isText =
                    !(key.keyboardModifiers() & ~Qt::ShiftModifier) && key.key() < Qt::Key_Escape;
                if (isText || field->actions().contains(action))
                    continue; // "/" and "?" are typed
                QKeyEvent event(QEvent::ShortcutOverride, key.key(), key.keyboardModifiers());
                event.ignore();
                QCoreApplication::sendEvent(field, &event);
                QVERIFY2(!event.isAccepted(), qPrintable(shortcut.toString()));
                ++keys;
            }
        }
        QVERIFY2(keys > 20, qPrintable(QString::number(keys)));
        driven().press(Qt::Key_F2);
        auto* dialog = driven().window().findChild<QDialog*>();
        QVERIFY(dialog && dialog->inherits("genex::ui::PatientDialog"));
    }

    void whatATestWouldDoIsShownBeforeItIsAdded()
    {
        QVERIFY(DrivenWindow::wait([&] { return open().explanation() != nullptr; }));
        const std::size_t events = open().document().events().size();
        lookFor(QStringLiteral("tropo"));
        QVERIFY(DrivenWindow::wait([&] { return open().trial() != nullptr; }));
        QCOMPARE(open().document().events().size(), events); // looking changes nothing
        const ui::Row* found = row("testChoices", kTroponin);
        QVERIFY(found);
        const double told = open().trial()->effects.back().ordered;
        const double before = open().explanation()->expectedAccuracy;
        QVERIFY(told >= before);
        const QString accuracy = QString::fromStdString(domain::percentText(told));
        QVERIFY2(found->subtitle.contains(accuracy), qPrintable(found->subtitle));
        driven().look("add-test");
        driven().press(Qt::Key_Return);
        QVERIFY(DrivenWindow::wait([&] { return isOrdered(kTroponin); }));
        // What was told before is what it is afterwards; a test that seems to do harm is said to do nothing.
        QVERIFY(DrivenWindow::wait([&] {
            return open().explanation() && open().explanation()->reasons.size() ==
                                               open().batch().order.size() + open().batch().estimate.size();
        }));
        QVERIFY(qAbs(qMax(open().explanation()->expectedAccuracy, before) - told) < 1e-6);
    }

    void testsStandStageByStage()
    {
        add(QStringLiteral("tropo")); // so that there is a test of the laboratory
        const auto groups = domain::testsByStage(open().batch().order, open().recommendation(),
                                                 driven().caseStore().catalogue());
        QStringList expected;
        for (const domain::StagedTests& group : groups) {
            expected << QStringLiteral("#%1").arg(group.tests.size());
            for (const std::string& test : group.tests)
                expected << QString::fromStdString(test);
        }
        QStringList shown;
        for (const ui::Row& listed : list("batch")->rows()) {
            if (listed.look == ui::RowLook::EstimateHeading)
                break;
            const bool isHeading = listed.look == ui::RowLook::Heading;
            shown << (isHeading ? QStringLiteral("#") + listed.value : listed.key);
        }
        QCOMPARE(shown, expected);
        QVERIFY(driven().titlesOf("batch").filter(QStringLiteral("Laboratory (about ")).size() == 1);
    }

    /// What the banner says is known, and is not asked for.
    void ageAndSexAreTakenFromTheBanner()
    {
        domain::PatientDetails patient = open().document().patient();
        patient.ageYears = 47;
        patient.sex = domain::Sex::Female;
        const auto before = open().recommendation()->differential;
        open().setPatient(patient);
        QVERIFY(DrivenWindow::wait([&] { return open().document().patient() == patient; }));
        QVERIFY(driven().waitForAnswer());
        QVERIFY(open().recommendation()->differential != before);
        for (const char* feature : {"age", "female_sex"}) {
            QVERIFY(!isOrdered(feature) && !row("batch", feature));
            QVERIFY(!open().document().content().isKnown(feature)); // it is no finding
        }
    }

    void anAddedTestIsMarkedAndUndone()
    {
        const auto orders = open().batch().order.size();
        addTroponin();
        const ui::Row* added = row("batch", kTroponin);
        QVERIFY(added);
        QVERIFY2(added->subtitle.startsWith(QStringLiteral("added manually")), qPrintable(added->subtitle));
        QCOMPARE(added->checked, std::optional(true));
        QCOMPARE(list("batch")->currentRowData()->key, QString::fromStdString(kTroponin)); // pointed out
        QVERIFY(driven().find<QLineEdit>("testField")->text().isEmpty()); // ready for the next
        driven().look("added");
        driven().press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(DrivenWindow::wait([&] { return open().batch().order.size() == orders; }));
        QVERIFY(!row("batch", kTroponin));
        driven().press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(DrivenWindow::wait([&] { return isOrdered(kTroponin); }));
    }

    void anAddedTestIsStruckOutAgain()
    {
        addTroponin();
        list("batch")->setFocus();
        driven().press(Qt::Key_Delete);
        QVERIFY(DrivenWindow::wait([&] { return !isOrdered(kTroponin); }));
        QVERIFY(!row("batch", kTroponin));                       // nobody had recommended it
        QVERIFY(open().document().content().declined().empty()); // so the engine does not wait for it
    }

    void itIsOrderedReportedAndItsResultCounts()
    {
        addTroponin();
        driven().closeAndReopen(); // as a draft
        QVERIFY(isOrdered(kTroponin));
        QVERIFY(row("batch", kTroponin)->subtitle.startsWith(QStringLiteral("added manually")));
        driven().placeOrder();
        driven().closeAndReopen(); // ordered
        QVERIFY(open().document().content().wasOrdered(kTroponin));
        const std::string id = open().id();
        QVERIFY(DrivenWindow::wait([&] { return open().id() == id && driven().find("resultField"); }));
        list("results")->setCurrentKey(QString::fromStdString(kTroponin));
        driven().find("resultField")->setFocus();
        driven().type(QStringLiteral("12"));
        driven().press(Qt::Key_Return);
        QVERIFY(DrivenWindow::wait([&] { return open().document().content().isKnown(kTroponin); }));
        driven().enterResults();
        QVERIFY(driven().waitForAnswer());
        const auto& evidence = open().conclusion()->differential.front().evidence;
        QVERIFY(std::ranges::find(evidence, kTroponin, &domain::Evidence::feature) != evidence.end());
    }

    void whatIsKnownOrInTheBatchIsExplained()
    {
        lookFor(QStringLiteral("headache"));
        driven().press(Qt::Key_Return);
        QVERIFY(driven().textOf("testRemark").contains(QStringLiteral("already known")));
        QCOMPARE(driven().find<QLineEdit>("testField")->text(), QStringLiteral("headache"));
        driven().find<QLineEdit>("testField")->clear();
        const std::string first = open().batch().order.front();
        driven().type(QString::fromStdString(domain::featureName(driven().caseStore().catalogue(), first)));
        driven().press(Qt::Key_Return);
        QVERIFY(driven().textOf("testRemark").contains(QStringLiteral("already in the batch")));
        QCOMPARE(list("batch")->currentRowData()->key, QString::fromStdString(first));
        driven().find<QLineEdit>("testField")->clear();
        driven().find<QLineEdit>("testField")->insert(QStringLiteral("🤒 حمى zzz"));
        driven().press(Qt::Key_Return);
        QVERIFY(driven().textOf("testRemark").contains(QStringLiteral("None of the model")));
        QVERIFY(open().document().recommendation() == nullptr); // nothing was changed
        driven().press(Qt::Key_Escape);
        QVERIFY(driven().find<QLineEdit>("testField")->text().isEmpty());
    }

    void aChangeSaysWhatItRecomputes()
    {
        const auto told = [&] { return driven().textOf("findingConsequence"); };
        QVERIFY2(told().contains(QStringLiteral("recomputes the batch and the differential")),
                 qPrintable(told()));
        addTroponin();
        QVERIFY2(told().contains(QStringLiteral("manual edits")), qPrintable(told()));
        driven().press(Qt::Key_F, Qt::ControlModifier);
        driven().enterFinding(QStringLiteral("neck stiff"), Qt::ShiftModifier);
        QVERIFY(driven().waitForAnswer());
        QVERIFY(!isOrdered(kTroponin)); // as it was told
        driven().press(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(DrivenWindow::wait([&] { return isOrdered(kTroponin); }));
        driven().placeOrder();
        QVERIFY2(told().contains(QStringLiteral("The order stands")), qPrintable(told()));
        const domain::CaseBatch ordered = open().document().batch();
        driven().press(Qt::Key_F, Qt::ControlModifier);
        driven().enterFinding(QStringLiteral("heartburn"), Qt::ShiftModifier); // not among the ordered
        QVERIFY(open().document().batch() == ordered);                         // a late finding
        driven().look("late-finding");
        driven().find("resultField")->setFocus();
        driven().enterResults();
        QVERIFY(driven().waitForAnswer());
        QVERIFY2(told().contains(QStringLiteral("recomputes estimates")), qPrintable(told()));
    }

    void earlierStepsAreLookedAtAndLeft()
    {
        addTroponin();
        look(-1); // the findings are always there
        QVERIFY(driven().find("findingField")->hasFocus());
        driven().placeOrder();
        look(-1);
        QVERIFY(driven().find("batch") && !driven().find("resultField"));
        QVERIFY(driven().textOf("lookBackText").contains(QStringLiteral("cannot be undone")));
        QVERIFY(!driven().find("order") && !driven().find("testField")); // looked at only
        QVERIFY(row("batch", kTroponin)->subtitle.startsWith(QStringLiteral("added manually")));
        QCOMPARE(row("batch", kTroponin)->checked, std::nullopt);
        driven().look("look-back-order");
        const std::size_t events = open().document().events().size();
        driven().press(Qt::Key_Delete);
        driven().press(Qt::Key_Return, Qt::ControlModifier);
        look(1);
        QVERIFY(driven().find("resultField")->hasFocus() && !driven().find("lookBackText"));
        QCOMPARE(open().document().events().size(), events);
    }

    void aResultIsCorrectedFromTheConclusion()
    {
        driven().placeOrder();
        driven().enterResults();
        QVERIFY(driven().waitForAnswer());
        look(-1);
        QVERIFY(driven().find("resultField") && driven().find("resultField")->hasFocus());
        QVERIFY(driven().textOf("lookBackText").contains(QStringLiteral("recomputes estimates, confidence")));
        driven().look("look-back-results");
        const ui::Row* current = list("results")->currentRowData();
        QVERIFY(current);
        const std::string feature = current->key.toStdString();
        const auto kind = driven().caseStore().model()->features.kindOf(feature);
        const std::size_t before = open().document().events().size();
        driven().press(Qt::Key_Return,
                       kind == services::ModelFeatures::Kind::Presence ? Qt::NoModifier : Qt::AltModifier);
        QVERIFY(DrivenWindow::wait([&] { return open().document().events().size() > before; }));
        QVERIFY(driven().find("resultField")); // still looked at
        QVERIFY(driven().waitForAnswer());
        look(1);
        QVERIFY(driven().find("outcomeHeadline"));
        // Concluded, it is read only.
        if (open().conclusion()->stage != domain::CaseStage::Concluded) {
            QTest::keyClick(driven().find("withoutThem"), Qt::Key_Space);
            QVERIFY(DrivenWindow::wait([&] {
                return !open().isAsking() && open().conclusion()->stage == domain::CaseStage::Concluded;
            }));
        }
        driven().press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(DrivenWindow::wait([&] { return open().document().state() == CaseState::Concluded; }));
        QVERIFY(driven().textOf("findingConsequence").contains(QStringLiteral("Amend it")));
        look(-1);
        QVERIFY(driven().textOf("lookBackText").contains(QStringLiteral("Amend it to correct a result")));
        QVERIFY(!driven().find("resultField")->isEnabled());
        driven().look("look-back-concluded");
        QTest::keyClick(driven().find("step4"), Qt::Key_Space);
        QVERIFY(driven().find("outcomeHeadline"));
    }

    /// What was known before the order is changed after it: the batch would have been another one.
    void aFindingCorrectedAfterTheOrderLeadsNoDeadEnd()
    {
        driven().placeOrder();
        driven().press(Qt::Key_F, Qt::ControlModifier);
        for (const char* finding : {"fever", "headache", "tropic", "muscle pain"})
            driven().enterFinding(QString::fromLatin1(finding), Qt::ShiftModifier);
        driven().find("resultField")->setFocus();
        driven().enterResults();
        QVERIFY(driven().waitForAnswer());
        QVERIFY(open().conclusion());
        driven().look("corrected-after-order");
        if (open().conclusion()->stage != domain::CaseStage::Concluded) {
            QVERIFY(driven().find("withoutThem"));
            QTest::keyClick(driven().find("withoutThem"), Qt::Key_Space);
            QVERIFY(DrivenWindow::wait([&] {
                return !open().isAsking() && open().conclusion()->stage == domain::CaseStage::Concluded;
            }));
        }
        driven().press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(DrivenWindow::wait([&] { return open().document().isClosed(); }));
    }
};

QTEST_MAIN(TestOrderWindow)
#include "tst_orderwindow.moc"
