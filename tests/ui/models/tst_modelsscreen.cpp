// SPDX-License-Identifier: GPL-3.0-or-later
// The place of the models, with a real store, models without weights and a scripted engine.
#include "models/modelsscreen.h"

#include "services/modelregistry.h"
#include "support/cases/casefixture.h"
#include "support/services/scriptedengine.h"
#include "support/ui/parts.h"
#include "widgets/rowlist.h"

#include <QLineEdit>
#include <QTabWidget>

using namespace genex;
using namespace genex::testing;

class TestModelsScreen : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<CaseFixture> m_fixture;
    std::unique_ptr<ScriptedEngine> m_engine;
    std::unique_ptr<services::ModelRegistry> m_registry;
    std::unique_ptr<ui::ModelsScreen> m_screen;

    ui::RowList* list() const { return partOf<ui::RowList>(*m_screen, "modelList"); }
    QPushButton* button(const char* name) const { return partOf<QPushButton>(*m_screen, name); }
    QLineEdit* reason() const { return partOf<QLineEdit>(*m_screen, "activationReason"); }
    QString message() const { return textOf(*m_screen, "modelMessage"); }
    bool isListed(const std::string& sha256) const
    {
        return comesAbout([&] { return m_registry->model(sha256) != nullptr; });
    }
    /// Chosen, and the engine has said what it found.
    bool look(const std::string& sha256) const
    {
        m_screen->choose(QString::fromStdString(sha256));
        return comesAbout([&] { return m_registry->checkedModel() == sha256 && m_registry->isChecked(); });
    }

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<CaseFixture>();
        writeTinyModel(m_fixture->folders().modelFolder(QStringLiteral("second")), kOtherTinyModel);
        m_engine = std::make_unique<ScriptedEngine>();
        m_engine->describeModel(kOtherTinyModel, tinyManifest());
        m_registry = std::make_unique<services::ModelRegistry>(m_fixture->caseStore(), m_engine->service);
        m_registry->load();
        m_screen = std::make_unique<ui::ModelsScreen>(*m_registry);
        m_screen->resize(1200, 800);
        m_screen->show();
        QVERIFY(isListed(kTinyModel) && isListed(kOtherTinyModel));
    }
    void cleanup()
    {
        m_screen.reset();
        m_registry.reset();
        m_engine.reset();
        m_fixture.reset();
    }

    void theActiveModelStandsFirst()
    {
        QVERIFY(list()->rows().size() >= 2);
        QCOMPARE(list()->rows().front().sign, QStringLiteral("✓"));
        const services::ListedModel* active = m_registry->active();
        QVERIFY(active && active->sha256 == kTinyModel);
        QVERIFY(m_screen->bannerSubtitle().startsWith(QString::fromStdString(active->name)));
    }

    void aModelIsShownWithItsChecks()
    {
        QVERIFY(look(kOtherTinyModel));
        QCOMPARE(list()->currentRowData()->title, QStringLiteral("second"));
        QCOMPARE(partOf<QTabWidget>(*m_screen, "modelTabs")->currentIndex(), 2);
        QVERIFY(wordsIn(*m_screen).contains(QStringLiteral("All numbers and the hash are intact.")));
        QVERIFY(wordsIn(*m_screen).contains(QStringLiteral("never evaluated on test patients")));
        QVERIFY(button("exportModel")->isEnabled());
    }

    void activationAsksForAReasonWhenACheckDidNotPass()
    {
        QVERIFY(look(kOtherTinyModel));
        QVERIFY(!reason()->isVisible());
        QVERIFY(button("activateModel")->isEnabled());
        click(*m_screen, "activateModel");
        QVERIFY(reason()->isVisible());
        QVERIFY(!button("activateModel")->isEnabled());
        type(*m_screen, "activationReason", QStringLiteral("why"));
        QVERIFY(!button("activateModel")->isEnabled());
        type(*m_screen, "activationReason", QStringLiteral("agreed upon in the meeting"));
        QVERIFY(button("activateModel")->isEnabled());
        click(*m_screen, "activateModel");
        QVERIFY(comesAbout([&] { return message() == QStringLiteral("second is now active."); }));
        QVERIFY(comesAbout([&] {
            const services::ListedModel* active = m_registry->active();
            return active && active->sha256 == kOtherTinyModel;
        }));
        QVERIFY(!reason()->isVisible());
        QVERIFY(comesAbout([&] { return !m_registry->history().empty(); }));
    }

    void aModelThatTheEngineFindsDamagedIsBarred()
    {
        m_engine->describeModel(std::string(64, 'f'), tinyManifest());
        QVERIFY(look(kOtherTinyModel));
        QVERIFY(wordsIn(*m_screen).contains(QStringLiteral("found a different model")));
        QVERIFY(!button("activateModel")->isEnabled());
    }

    void anotherModelForgetsTheReason()
    {
        QVERIFY(look(kOtherTinyModel));
        click(*m_screen, "activateModel");
        QVERIFY(reason()->isVisible());
        m_screen->choose(QString::fromStdString(kTinyModel));
        QVERIFY(!reason()->isVisible());
        QVERIFY(!button("activateModel")->isEnabled()); // it is the active one
    }

    void anUnusedModelIsRemoved()
    {
        QVERIFY(look(kOtherTinyModel));
        QVERIFY(button("removeModel")->isEnabled());
        click(*m_screen, "removeModel");
        QVERIFY(comesAbout([&] { return message() == QStringLiteral("second was removed."); }));
        QVERIFY(comesAbout([&] { return m_registry->model(kOtherTinyModel) == nullptr; }));
    }

    void whatCannotBeImportedIsTold()
    {
        m_screen->importFrom(QStringLiteral("/nonexistent.genexmodel"));
        QVERIFY(comesAbout([&] { return message().startsWith(QStringLiteral("! ")); }));
        QVERIFY(message().contains(QStringLiteral("/nonexistent.genexmodel")));
    }
};

QTEST_MAIN(TestModelsScreen)
#include "tst_modelsscreen.moc"
