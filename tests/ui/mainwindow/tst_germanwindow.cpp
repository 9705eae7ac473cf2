// SPDX-License-Identifier: GPL-3.0-or-later
#include "drivenwindow.h"

#include "support/translations/englishtexts.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QMenuBar>
#include <QTabBar>

using namespace genex;
using namespace genex::testing;
using services::CaseStep;

/// The real window, told to speak German: a case from the first finding to the conclusion, and every place
/// and dialog, without a word of English that has a translation.
class TestGermanWindow : public QObject
{
    Q_OBJECT

private:
    EnglishTexts m_english;
    std::unique_ptr<DrivenWindow> m_driven;

    DrivenWindow& driven() { return *m_driven; }
    services::OpenCase& open() { return m_driven->open(); }

    static void addTextsOf(const QWidget* widget, QStringList& texts)
    {
        if (const auto* label = qobject_cast<const QLabel*>(widget))
            texts << label->text();
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            texts << button->text();
        if (const auto* field = qobject_cast<const QLineEdit*>(widget))
            texts << field->placeholderText();
        if (const auto* tabs = qobject_cast<const QTabBar*>(widget)) {
            for (int i = 0; i < tabs->count(); ++i)
                texts << tabs->tabText(i);
        }
        if (const auto* box = qobject_cast<const QComboBox*>(widget)) {
            for (int i = 0; i < box->count(); ++i)
                texts << box->itemText(i);
        }
        if (const auto* list = qobject_cast<const ui::RowList*>(widget)) {
            for (const ui::Row& row : list->rows())
                texts << row.title << row.subtitle << row.value << row.valueNote << row.tip;
        }
        texts << widget->toolTip() << widget->accessibleName() << widget->accessibleDescription()
              << (widget->isWindow() ? widget->windowTitle() : QString());
    }

    QStringList textsOf(QWidget& top) const
    {
        QStringList texts;
        addTextsOf(&top, texts);
        for (const QWidget* widget : top.findChildren<QWidget*>()) {
            // What leaves is shown in the words of the file.
            if (widget->isVisible() && widget->objectName() != QLatin1String("exportPreview"))
                addTextsOf(widget, texts);
        }
        return texts;
    }

    /// What stands there in English, on the window or one of its dialogs.
    QStringList englishOn(QWidget& top) const
    {
        QStringList found;
        for (const QString& text : textsOf(top)) {
            if (const QString source = m_english.sourceOf(text); !source.isEmpty())
                found << text + QStringLiteral(" ← ") + source;
        }
        found.removeDuplicates();
        return found;
    }

    void lookAt(const char* name) { lookAt(driven().window(), name); }

    void lookAt(QWidget& top, const char* name)
    {
        driven().look(name);
        const QString place = qEnvironmentVariable("GENEX_LOOK");
        if (!place.isEmpty() && &top != &driven().window())
            top.grab().save(place + QLatin1Char('/') + QString::fromLatin1(name) + QStringLiteral(".png"));
        const QStringList english = englishOn(top);
        QVERIFY2(english.isEmpty(), qPrintable(QString::fromLatin1(name) + QStringLiteral(": ") +
                                               english.join(QStringLiteral(" | "))));
    }

    void lookAtDialog(const char* name)
    {
        QDialog* dialog = nullptr;
        QVERIFY(DrivenWindow::wait([&] {
            for (auto* candidate : driven().window().findChildren<QDialog*>())
                dialog = candidate->isVisible() ? candidate : dialog;
            return dialog != nullptr;
        }));
        QVERIFY(QTest::qWaitForWindowExposed(dialog));
        QVERIFY(driven().waitForStore()); // a dialog may show what the store tells it
        lookAt(*dialog, name);
        dialog->reject();
        QVERIFY(DrivenWindow::wait([&] { return driven().window().findChildren<QDialog*>().isEmpty(); }));
        DrivenWindow::enter(&driven().window());
    }

    void enterResults()
    {
        for (int guard = 0; open().step() == CaseStep::Results && guard < 100; ++guard) {
            const std::size_t before = open().document().events().size();
            const auto* list = driven().window().findChild<ui::RowList*>(QStringLiteral("results"));
            const auto kind =
                driven().caseStore().model()->features.kindOf(list->currentRowData()->key.toStdString());
            const bool isPresence = kind == services::ModelFeatures::Kind::Presence;
            driven().press(Qt::Key_Return, isPresence ? Qt::ShiftModifier : Qt::AltModifier);
            QVERIFY(DrivenWindow::wait([&] { return open().document().events().size() > before; }));
        }
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(QFileInfo::exists(QCoreApplication::applicationDirPath() + QStringLiteral("/genex-engine")),
                 "The engine was not built.");
        QVERIFY(m_english.count() > 500);
        QCOMPARE(m_english.sourceOf(QStringLiteral("7 tests")), QStringLiteral("%1 tests"));
    }

    void init()
    {
        m_driven = std::make_unique<DrivenWindow>();
        QVERIFY(!QTest::currentTestFailed());
        driven().application().settings().setLanguage(language::Language::German);
        driven().restart();
    }
    void cleanup() { m_driven.reset(); }

    void aDayInGerman()
    {
        lookAt("de-firstrun");
        driven().createStore();
        lookAt("de-list-empty");
        driven().newCase();
        lookAt("de-case-empty");
        driven().enterFinding(QStringLiteral("fever"));
        driven().enterFinding(QStringLiteral("kein cough"));
        driven().enterFinding(QStringLiteral("39,3 C"));
        QVERIFY(driven().waitForAnswer());
        QVERIFY(DrivenWindow::wait([&] { return open().explanation() != nullptr; }));
        lookAt("de-order");
        const auto* findings = driven().window().findChild<ui::RowList*>(QStringLiteral("findings"));
        QStringList values;
        for (const ui::Row& row : findings->rows())
            values << row.value;
        QVERIFY2(values.contains(QStringLiteral("39,3\u2009°C")), qPrintable(values.join(QLatin1Char('|'))));
        QVERIFY(values.contains(QStringLiteral("vorhanden")));
        QVERIFY(values.contains(QStringLiteral("nicht vorhanden")));
        QVERIFY(driven().find<QPushButton>("order")->text().contains(QStringLiteral("anfordern")));
        driven().press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(DrivenWindow::wait([&] { return open().step() == CaseStep::Results; }));
        QVERIFY(DrivenWindow::wait(
            [&] { return driven().find("resultField") && driven().find("resultField")->hasFocus(); }));
        lookAt("de-results");
        enterResults();
        QVERIFY(driven().waitForAnswer());
        lookAt("de-judgement");
        driven().press(Qt::Key_H, Qt::ControlModifier);
        lookAtDialog("de-history");
        driven().press(Qt::Key_P, Qt::ControlModifier);
        lookAtDialog("de-report");
        driven().window().findChild<QAction*>(QStringLiteral("exportCase"))->trigger();
        lookAtDialog("de-export");
        driven().press(Qt::Key_O, Qt::ControlModifier);
        QVERIFY(DrivenWindow::wait([&] { return driven().find("caseSearch") != nullptr; }));
        lookAt("de-list");
    }

    void everyPlaceIsGerman()
    {
        driven().createStore();
        for (const auto& [key, name] :
             {std::pair(Qt::Key_2, "de-training"), std::pair(Qt::Key_3, "de-evaluation"),
              std::pair(Qt::Key_4, "de-models"), std::pair(Qt::Key_1, "de-cases")}) {
            driven().press(key, Qt::ControlModifier);
            lookAt(name);
        }
        driven().press(Qt::Key_F1);
        lookAt("de-help");
        driven().press(Qt::Key_Escape);
        driven().press(Qt::Key_Comma, Qt::ControlModifier);
        lookAtDialog("de-settings");
        driven().window().findChild<QAction*>(QStringLiteral("about"))->trigger();
        lookAtDialog("de-about");
        driven().window().findChild<QAction*>(QStringLiteral("auditLog"))->trigger();
        lookAtDialog("de-audit");
        for (const QAction* action : driven().window().findChildren<QAction*>())
            QVERIFY2(m_english.sourceOf(action->text()).isEmpty(), qPrintable(action->text()));
    }

    void problemsAreToldInGerman()
    {
        driven().createStore();
        driven().newCase();
        driven().type(QStringLiteral("temperature 390"));
        driven().press(Qt::Key_Return);
        QVERIFY2(driven().textOf("findingRemark").contains(QStringLiteral("nicht plausibel")),
                 qPrintable(driven().textOf("findingRemark")));
        driven().find<QLineEdit>("findingField")->clear();
        driven().type(QStringLiteral("temperature 1.234"));
        driven().press(Qt::Key_Return);
        QVERIFY2(driven().textOf("findingRemark").contains(QStringLiteral("Tausender")),
                 qPrintable(driven().textOf("findingRemark")));
        driven().restart();
        QVERIFY(DrivenWindow::wait([&] { return driven().find("passphrase") != nullptr; }));
        driven().type(QStringLiteral("not the one"));
        driven().press(Qt::Key_Return);
        QVERIFY(DrivenWindow::wait([&] { return !driven().textOf("accessProblem").isEmpty(); }));
        QVERIFY2(driven().textOf("accessProblem").contains(QStringLiteral("stimmt nicht")),
                 qPrintable(driven().textOf("accessProblem")));
        lookAt("de-locked");
    }
};

QTEST_MAIN(TestGermanWindow)
#include "tst_germanwindow.moc"
