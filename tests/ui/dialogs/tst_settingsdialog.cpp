// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/settingsdialog.h"

#include "services/engineservice.h"
#include "services/settings.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QTemporaryDir>
#include <QTest>

using namespace genex;
using namespace genex::ui;

class TestSettingsDialog : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::unique_ptr<services::Settings> m_settings;
    std::unique_ptr<services::EngineService> m_engine;
    std::unique_ptr<SettingsDialog> m_dialog;

    QLineEdit* field(const char* name) { return m_dialog->findChild<QLineEdit*>(QString::fromLatin1(name)); }
    QPushButton* apply() { return m_dialog->findChild<QPushButton*>(QStringLiteral("applyEngine")); }
    static void type(QLineEdit* field, const char* text)
    {
        field->selectAll();
        QTest::keyClicks(field, QString::fromLatin1(text));
    }

private Q_SLOTS:
    void init()
    {
        const auto folders = services::UserFolders::inFolder(
            m_folder.filePath(QString::fromLatin1(QTest::currentTestFunction())));
        QVERIFY(folders.create());
        m_settings = std::make_unique<services::Settings>(folders);
        m_engine = std::make_unique<services::EngineService>(QStringLiteral("test"));
        m_dialog = std::make_unique<SettingsDialog>(*m_settings, *m_engine);
        m_dialog->show();
    }

    void cleanup() { m_dialog.reset(); }

    void themeIsTakenAtOnce()
    {
        for (auto* button : m_dialog->findChildren<QRadioButton*>()) {
            if (button->text() == QStringLiteral("Dark"))
                QTest::mouseClick(button, Qt::LeftButton, {}, QPoint(8, button->height() / 2));
        }
        QCOMPARE(m_settings->theme(), services::ThemeChoice::Dark);
    }

    void languageIsKeptForTheNextStart()
    {
        auto* box = m_dialog->findChild<QComboBox*>(QStringLiteral("language"));
        QCOMPARE(box->currentText(), QStringLiteral("Follow system"));
        box->setCurrentIndex(box->findText(QStringLiteral("Deutsch")));
        QCOMPARE(m_settings->language(), language::Language::German);
        QCOMPARE(m_dialog->windowTitle(), QStringLiteral("Settings")); // not before
    }

    void whatCountsAgainstATestIsChosen()
    {
        auto* box = m_dialog->findChild<QComboBox*>(QStringLiteral("effortInvasiveness"));
        QVERIFY(box);
        QCOMPARE(box->currentText(), QStringLiteral("normal weight"));
        box->setCurrentIndex(box->findText(QStringLiteral("ignored")));
        QVERIFY((m_settings->effortWeights() == domain::EffortWeights{0.2, 0.1, 0}));
        box->setCurrentIndex(box->findText(QStringLiteral("high weight")));
        QVERIFY(m_settings->effortWeights().invasiveness > domain::EffortWeights().invasiveness);
        QCOMPARE(m_settings->effortWeights().price, domain::EffortWeights().price);
    }

    void deviceIsCheckedWithEveryKey()
    {
        QVERIFY(!apply()->isEnabled()); // nothing new
        type(field("device"), "cud");
        QCOMPARE(field("device")->property("valid").toBool(), false);
        QVERIFY(field("device")->accessibleDescription().startsWith(QLatin1Char('!')));
        QVERIFY(!apply()->isEnabled());
        QTest::keyClicks(field("device"), QStringLiteral("a:1"));
        QCOMPARE(field("device")->property("valid").toBool(), true);
        QVERIFY(apply()->isEnabled());
        QCOMPARE(m_settings->device(), QStringLiteral("auto")); // not before it is asked for
        QTest::mouseClick(apply(), Qt::LeftButton);
        QCOMPARE(m_settings->device(), QStringLiteral("cuda:1"));
        QVERIFY(!apply()->isEnabled());
    }

    void commandMustNameAProgram()
    {
        type(field("engineCommand"), "no-such-program --fast");
        QCOMPARE(field("engineCommand")->property("valid").toBool(), false);
        QVERIFY(field("engineCommand")->accessibleDescription().contains(QStringLiteral("no-such-program")));
        QVERIFY(!apply()->isEnabled());
        type(field("engineCommand"), "sh -c genex-engine");
        QVERIFY(apply()->isEnabled());
        QTest::mouseClick(apply(), Qt::LeftButton);
        QCOMPARE(m_settings->engineCommand(), QStringLiteral("sh -c genex-engine"));
    }
};

QTEST_MAIN(TestSettingsDialog)
#include "tst_settingsdialog.moc"
