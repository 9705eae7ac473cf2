// SPDX-License-Identifier: GPL-3.0-or-later
// The place of the models, with a real store, models without weights and an engine in this process.
#include "models/modelsscreen.h"

#include "services/modelregistry.h"
#include "support/cases/casefixture.h"
#include "support/models/evaluations.h"
#include "support/ui/parts.h"
#include "widgets/progressline.h"
#include "widgets/rowlist.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <QTabWidget>

using namespace genex;
using namespace genex::testing;

class TestModelsScreen : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<CaseFixture> m_fixture;
    std::unique_ptr<services::ModelRegistry> m_registry;
    std::unique_ptr<ui::ModelsScreen> m_screen;

    FakeEngine& engine() const { return m_fixture->engine; }
    /// Every model that it is asked about from now on is whole and has this hash.
    void engineDescribes(const std::string& sha256) const
    {
        engine().script<contract::DescribeModel>(
            contract::ModelDescription{tinyManifest(), "# A model", sha256, "/models/fake"});
    }
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

    /// With figures of its own on a table that is known.
    bool getToComparison() const
    {
        const contract::TableSource source{.kind = contract::SourceKind::Sample, .rows = 700, .seed = 5};
        QSignalSpy changed(m_registry.get(), &services::ModelRegistry::modelsChanged);
        m_registry->keepEvaluation(kOtherTinyModel, evaluationOf({{"sepsis", 24, 22}, {"influenza", 76, 60}}),
                                   {source});
        return comesAbout([&] { return !changed.isEmpty(); }) && look(kOtherTinyModel) &&
               comesAbout([&] { return button("compareModels")->isEnabled(); });
    }
    ui::ProgressLine* progress() const { return m_screen->findChild<ui::ProgressLine*>(); }

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<CaseFixture>();
        writeTinyModel(m_fixture->folders().modelFolder(QStringLiteral("second")), kOtherTinyModel);
        engineDescribes(kOtherTinyModel);
        m_registry = std::make_unique<services::ModelRegistry>(m_fixture->caseStore(), engine().service);
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
        engineDescribes(std::string(64, 'f'));
        QVERIFY(look(kOtherTinyModel));
        QVERIFY(wordsIn(*m_screen).contains(QStringLiteral("found a different model")));
        QVERIFY(!button("activateModel")->isEnabled());
    }

    void aComparisonIsFollowedToItsResult()
    {
        QVERIFY(getToComparison());
        QVERIFY(!progress()->isVisible());
        click(*m_screen, "compareModels");
        QVERIFY(progress()->isVisible() && !button("compareModels")->isEnabled());
        QVERIFY(engine().report<contract::EvaluateModel>(30, 100));
        QVERIFY(progress()->phase().contains(QStringLiteral("Working")));
        QVERIFY(!partOf(*m_screen, "comparisonTable")->isVisible());
        const contract::ModelEvaluation ofActive = evaluationOf({{"sepsis", 24, 20}, {"influenza", 76, 60}});
        QVERIFY(engine().answer<contract::EvaluateModel>(ofActive));
        QVERIFY(!progress()->isVisible());
        QVERIFY(partOf(*m_screen, "comparisonTable")->isVisible());
    }

    void aComparisonThatFailsSaysWhyInTheChecks()
    {
        QVERIFY(getToComparison());
        click(*m_screen, "compareModels");
        QVERIFY(engine().refuse<contract::EvaluateModel>(ErrorCode::NotFound, "The table is gone."));
        QVERIFY(!progress()->isVisible());
        QVERIFY(wordsIn(*m_screen).contains(QStringLiteral("The table is gone.")));
    }

    void aCancelledComparisonLeavesNoTrace()
    {
        QVERIFY(getToComparison());
        click(*m_screen, "compareModels");
        QVERIFY(engine().isAsked<contract::EvaluateModel>());
        click(*progress(), "cancelButton");
        QVERIFY(comesAbout([&] { return !progress()->isVisible(); }));
        QVERIFY(button("compareModels")->isEnabled());
        QVERIFY(!partOf(*m_screen, "comparisonTable")->isVisible());
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
