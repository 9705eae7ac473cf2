// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/modelsscreen.h"

#include "cardview.h"
#include "checksview.h"
#include "figures/performanceview.h"
#include "historyview.h"
#include "language/translated.h"
#include "modelviews.h"

#include "services/modelregistry.h"
#include "theme/tokens.h"
#include "widgets/button.h"
#include "widgets/label.h"
#include "widgets/panel.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace genex::ui {

namespace {

constexpr int kListWidth = 360;
constexpr int kLongestReason = 1000;

QString bundleFilter()
{
    return ModelsScreen::tr("Models (*%1)").arg(QLatin1String(services::kBundleEnding));
}

} // namespace

ModelsScreen::ModelsScreen(services::ModelRegistry& registry, QWidget* parent)
    : Screen(QStringLiteral("models"), tr("Models"), parent)
    , m_registry(registry)
    , m_notice(makeParagraph(QString(), TextRole::Secondary, this))
    , m_list(new RowList(tr("Models"), this))
    , m_tabs(new QTabWidget(this))
    , m_card(new CardView(this))
    , m_performance(new PerformanceView(this))
    , m_checks(new ChecksView(this))
    , m_history(new HistoryView(this))
    , m_message(makeParagraph(QString(), TextRole::Secondary, this))
    , m_reasonHead(makeParagraph(tr("Why activate this model anyway? The reason is recorded with your name, "
                                    "here and in the audit log."),
                                 TextRole::Secondary, this))
    , m_reason(new QLineEdit(this))
    , m_activate(makeButton(tr("Activate…"), ButtonRole::Primary, this))
    , m_import(makeButton(tr("Import…"), ButtonRole::Plain, this))
    , m_export(makeButton(tr("Export…"), ButtonRole::Plain, this))
    , m_remove(makeButton(tr("Remove"), ButtonRole::Plain, this))
{
    nameParts();
    buildLayout();
    connectParts();
    connectRegistry();
    showModels();
}

void ModelsScreen::nameParts()
{
    m_list->setObjectName(QStringLiteral("modelList"));
    m_list->setEmptyText(tr("Looking for models…"));
    m_notice->setObjectName(QStringLiteral("modelNotice"));
    m_message->setObjectName(QStringLiteral("modelMessage"));
    m_reason->setObjectName(QStringLiteral("activationReason"));
    m_reason->setAccessibleName(tr("Reason"));
    m_reason->setPlaceholderText(tr("At least %1 characters").arg(services::kFewestReasonLetters));
    m_reason->setMaxLength(kLongestReason);
    m_activate->setObjectName(QStringLiteral("activateModel"));
    m_import->setObjectName(QStringLiteral("importModel"));
    m_export->setObjectName(QStringLiteral("exportModel"));
    m_remove->setObjectName(QStringLiteral("removeModel"));
    m_tabs->setObjectName(QStringLiteral("modelTabs"));
    m_tabs->addTab(m_card, tr("Card"));
    m_tabs->addTab(m_performance, tr("Performance"));
    m_tabs->addTab(m_checks, tr("Checks"));
    m_tabs->addTab(m_history, tr("History"));
}

void ModelsScreen::buildLayout()
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(space::kLarge, space::kLarge, space::kLarge, space::kLarge);
    row->setSpacing(space::kLarge);
    row->addWidget(makeList());
    row->addWidget(makeDetails(), 1);
}

QWidget* ModelsScreen::makeList()
{
    auto* panel = new Panel(tr("Models"), this);
    panel->setFixedWidth(kListWidth);
    panel->content()->addWidget(m_notice);
    panel->content()->addWidget(m_list, 1);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(space::kHair);
    for (QPushButton* button : {m_import, m_export, m_remove})
        buttons->addWidget(button);
    panel->content()->addLayout(buttons);
    return panel;
}

QWidget* ModelsScreen::makeDetails()
{
    m_details = new Panel(tr("Model"), this);
    m_details->content()->addWidget(m_tabs, 1);
    m_details->content()->addWidget(makeLine(m_details));
    m_details->content()->addWidget(m_reasonHead);
    m_details->content()->addWidget(m_reason);
    auto* foot = new QHBoxLayout;
    foot->setSpacing(space::kMedium);
    foot->addWidget(m_message, 1);
    foot->addWidget(m_activate);
    m_details->content()->addLayout(foot);
    setAsksForReason(false);
    return m_details;
}

void ModelsScreen::connectParts()
{
    connect(m_list, &RowList::currentChangedTo, this, &ModelsScreen::showModel);
    connect(m_activate, &QPushButton::clicked, this, &ModelsScreen::activate);
    connect(m_reason, &QLineEdit::textChanged, this, &ModelsScreen::showPossible);
    connect(m_reason, &QLineEdit::returnPressed, m_activate, &QPushButton::click);
    connect(m_import, &QPushButton::clicked, this, &ModelsScreen::chooseImport);
    connect(m_export, &QPushButton::clicked, this, &ModelsScreen::chooseExport);
    connect(m_remove, &QPushButton::clicked, this, [this] {
        const bool isConfirmed = !m_doubted.empty() && m_doubted == m_shown;
        m_registry.remove(m_shown,
                          isConfirmed ? services::Removal::EvenIfNamed : services::Removal::OnlyUnused);
    });
    connect(m_checks, &ChecksView::compareRequested, &m_registry, &services::ModelRegistry::compare);
    connect(m_checks, &ChecksView::cancelRequested, &m_registry, &services::ModelRegistry::cancelComparison);
    connect(m_history, &HistoryView::rollBackRequested, this, &ModelsScreen::rollBackTo);
}

void ModelsScreen::connectRegistry()
{
    connect(&m_registry, &services::ModelRegistry::modelsChanged, this, &ModelsScreen::showModels);
    connect(&m_registry, &services::ModelRegistry::checksChanged, this, &ModelsScreen::showChecks);
    connect(&m_registry, &services::ModelRegistry::progressed, m_checks, &ChecksView::setProgress);
    connect(&m_registry, &services::ModelRegistry::done, this, &ModelsScreen::showDone);
    connect(&m_registry, &services::ModelRegistry::removalDoubted, this, &ModelsScreen::askForRemoval);
    connect(&m_registry, &services::ModelRegistry::refused, this,
            [this](const Error& error) { showMessage(language::described(error), true); });
}

// --- display

const services::ListedModel* ModelsScreen::current() const
{
    const Row* row = m_list->currentRowData();
    const auto& models = m_registry.models();
    const auto found = std::ranges::find_if(models, [row](const services::ListedModel& model) {
        return row && model.path.string() == row->key.toStdString();
    });
    return found == models.end() ? nullptr : &*found;
}

void ModelsScreen::choose(const QString& sha256)
{
    m_wanted = sha256.toStdString();
    m_tabs->setCurrentWidget(m_checks);
    showModels();
}

void ModelsScreen::showModels()
{
    QList<Row> rows;
    for (const services::ListedModel& model : m_registry.models())
        rows << modelRow(model);
    if (m_registry.isLoaded())
        m_list->setEmptyText(tr("No models. Train or import one."));
    m_list->setRows(rows);
    if (!rows.isEmpty() && m_list->currentRow() < 0)
        m_list->setCurrentRow(0);
    if (const services::ListedModel* wanted = m_registry.model(m_wanted)) {
        m_list->setCurrentKey(modelRow(*wanted).key);
        m_wanted.clear();
    }
    m_history->showHistory(m_registry.history());
    m_shown.clear();
    showModel();
    Q_EMIT bannerChanged();
}

void ModelsScreen::showModel()
{
    const services::ListedModel* model = current();
    const std::string sha256 = model ? model->sha256 : std::string();
    if (!model || !model->card)
        m_card->showProblem(model ? language::translated(model->problem) : tr("No model selected."));
    else
        m_card->showCard(QString::fromStdString(model->cardText));
    m_details->setRemark(sha256.empty() ? QString() : QString::fromStdString(sha256).left(12));
    if (sha256 != m_shown) {
        m_shown = sha256;
        m_doubted.clear();
        setAsksForReason(false);
    }
    if (isVisible() && m_registry.checkedModel() != sha256)
        m_registry.check(sha256);
    showChecks();
}

/// Checks read the whole model in the engine, so they start only when the screen is visible.
void ModelsScreen::showEvent(QShowEvent* event)
{
    Screen::showEvent(event);
    showModel();
}

void ModelsScreen::showChecks()
{
    const bool isShown = !m_shown.empty() && m_registry.checkedModel() == m_shown;
    const auto& checked = m_registry.checked();
    const auto mine = isShown && checked.kept ? std::optional(checked.kept->evaluation) : std::nullopt;
    const auto active =
        isShown && checked.compared && *checked.compared ? std::optional(**checked.compared) : std::nullopt;
    if (mine)
        m_performance->showFigures(*mine, active, m_registry.catalogue());
    else
        m_performance->showMessage(
            isShown && !m_registry.isChecked()
                ? tr("Reading the evaluation…")
                : tr("This model has not been evaluated on test patients here. Train it here with an "
                     "evaluation, or run “genex-cli models compare” with its table."));
    if (isShown && m_registry.isChecked())
        m_checks->showChecks(m_registry.checks());
    else
        m_checks->showMessage(isShown ? tr("Checking…") : tr("There is nothing to check."));
    m_checks->showComparison(mine, active);
    m_checks->setCanCompare(isShown && m_registry.canCompare());
    m_checks->setComparing(isShown && m_registry.isComparing());
    showPossible();
}

void ModelsScreen::showPossible()
{
    const services::ListedModel* model = current();
    const QString readOnly = language::translated(m_registry.readOnlyReason());
    const bool canChange = readOnly.isEmpty();
    const auto checks = m_registry.checks();
    const bool isBarred = std::ranges::any_of(checks, [](const services::GateCheck& check) {
        return check.state != services::GateState::Passed && !canBeOverridden(check);
    });
    const bool hasReason = !m_asksForReason || services::isReason(m_reason->text().toStdString());
    m_activate->setEnabled(canChange && model && !model->isActive && m_registry.isChecked() && !isBarred &&
                           hasReason);
    m_import->setEnabled(canChange);
    m_export->setEnabled(model && model->card);
    m_remove->setEnabled(canChange && model && model->canBeRemoved && !model->sha256.empty());
    m_remove->setText(m_doubted.empty() || m_doubted != m_shown ? tr("Remove") : tr("Remove anyway"));
    m_history->setEnabledToChange(canChange);
    const QString problem = language::translated(m_registry.activeProblem());
    setRole(m_notice, problem.isEmpty() ? TextRole::Secondary : TextRole::Problem);
    m_notice->setText(problem.isEmpty() ? readOnly : QStringLiteral("! ") + problem);
    m_notice->setVisible(!m_notice->text().isEmpty());
}

void ModelsScreen::showMessage(const QString& message, bool isProblem)
{
    setRole(m_message, isProblem ? TextRole::Problem : TextRole::Secondary);
    m_message->setText(isProblem && !message.isEmpty() ? QStringLiteral("! ") + message : message);
}

void ModelsScreen::showDone(services::ModelAction action, const QString& what)
{
    setAsksForReason(false);
    m_doubted.clear();
    switch (action) {
    case services::ModelAction::Activated:
        return showMessage(tr("%1 is now active.").arg(what), false);
    case services::ModelAction::Imported:
        return showMessage(tr("%1 was verified and imported.").arg(what), false);
    case services::ModelAction::Exported:
        return showMessage(tr("Written: %1").arg(what), false);
    case services::ModelAction::Removed:
        return showMessage(tr("%1 was removed.").arg(what), false);
    }
}

void ModelsScreen::askForRemoval(const QString& sha256, const Error& error)
{
    m_doubted = sha256.toStdString();
    showMessage(language::described(error), true);
    showPossible();
}

// --- actions

void ModelsScreen::setAsksForReason(bool asks)
{
    m_asksForReason = asks;
    m_reasonHead->setVisible(asks);
    m_reason->setVisible(asks);
    m_reason->clear();
    m_activate->setText(asks ? tr("Activate with this reason") : tr("Activate…"));
}

void ModelsScreen::activate()
{
    if (!m_activate->isEnabled())
        return;
    if (services::needsReason(m_registry.checks()) && !m_asksForReason) {
        setAsksForReason(true);
        m_tabs->setCurrentWidget(m_checks);
        m_reason->setFocus(Qt::OtherFocusReason);
        return showPossible();
    }
    showMessage({}, false);
    m_registry.activate(m_shown, m_reason->text().toStdString());
}

/// Like any other activation: shows the checks and asks for the reason.
void ModelsScreen::rollBackTo(const QString& sha256)
{
    const services::ListedModel* model = m_registry.model(sha256.toStdString());
    if (!model)
        return showMessage(tr("This model is no longer on this machine. Import it again."), true);
    m_list->setCurrentKey(QString::fromStdString(model->path.string()));
    m_tabs->setCurrentWidget(m_checks);
    m_activate->setFocus(Qt::OtherFocusReason);
}

void ModelsScreen::importFrom(const QString& file)
{
    showMessage(tr("Reading %1…").arg(file), false);
    m_registry.importBundle(file.toStdString());
}

void ModelsScreen::exportTo(const QString& file)
{
    const QString ending = QLatin1String(services::kBundleEnding);
    // The file dialog has already asked about replacing.
    m_registry.exportBundle(m_shown, (file.endsWith(ending) ? file : file + ending).toStdString(),
                            file.endsWith(ending));
}

void ModelsScreen::chooseImport()
{
    const QString file = QFileDialog::getOpenFileName(this, tr("Import a model"), QString(), bundleFilter());
    if (!file.isEmpty())
        importFrom(file);
}

void ModelsScreen::chooseExport()
{
    const services::ListedModel* model = current();
    if (!model)
        return;
    const QString proposed =
        QString::fromStdString(model->path.filename().string() + services::kBundleEnding);
    const QString file = QFileDialog::getSaveFileName(this, tr("Export the model"), proposed, bundleFilter());
    if (!file.isEmpty())
        exportTo(file);
}

// --- texts

QString ModelsScreen::bannerSubtitle() const
{
    const services::ListedModel* active = m_registry.active();
    return active ? tr("%1 is active").arg(QString::fromStdString(active->name)) : tr("No active model");
}

QString ModelsScreen::helpHtml() const
{
    return tr("<p>The models on this machine: intended use, performance, and which one is "
              "active.</p><p><b>Card and performance.</b> The card describes the training data and the "
              "limitations. Performance is on held-out test patients; diseases marked ! are can’t-miss "
              "diseases.</p><p><b>Checks.</b> ✓ passed, ! failed, ? unknown. Compare evaluates the active "
              "model on the same patients. If a check did not pass, activation needs a written reason; a "
              "damaged model can never be activated.</p><p><b>History.</b> Every activation, with rollback. "
              "Cases keep the model used for their order.</p><p><b>Import and export.</b> A model is one "
              "file. It is added only after the engine has verified all of it.</p>");
}

} // namespace genex::ui
