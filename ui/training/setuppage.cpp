// SPDX-License-Identifier: GPL-3.0-or-later
#include "setuppage.h"

#include "language/translated.h"
#include "settingsform.h"
#include "trainingtexts.h"

#include "services/trainingservice.h"
#include "theme/tokens.h"
#include "widgets/button.h"
#include "widgets/label.h"
#include "widgets/panel.h"
#include "widgets/scrollcolumn.h"

#include <QComboBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QVBoxLayout>

namespace genex::ui {

namespace {

constexpr int kSideWidth = 380;
constexpr int kCheckMs = 120;    // after the last key press
constexpr int kEstimateMs = 500; // it reads the table
constexpr int kMostNameLength = 100;

} // namespace

SetupPage::SetupPage(services::TrainingService& trainingService, QWidget* parent)
    : QWidget(parent)
    , m_trainingService(trainingService)
    , m_form(new SettingsForm)
    , m_dataText(makeParagraph(tr("No data set chosen."), TextRole::Body, this))
    , m_chooseData(makeButton(tr("Choose a data set…"), ButtonRole::Plain, this))
    , m_name(new QLineEdit(this))
    , m_preset(new QComboBox(this))
    , m_presetText(makeParagraph(QString(), TextRole::Secondary, this))
    , m_costs(new QLineEdit(this))
    , m_device(new QComboBox(this))
    , m_deviceText(makeParagraph(QString(), TextRole::Secondary, this))
    , m_estimate(makeParagraph(QString(), TextRole::Body, this))
    , m_problem(makeParagraph(QString(), TextRole::Problem, this))
    , m_start(makeButton(tr("Start training"), ButtonRole::Primary, this))
{
    auto* left = new Panel(tr("Settings"), this);
    left->setRemark(tr("empty: from preset"));
    addScrollColumn(left->content(), tr("Settings"))->addWidget(m_form);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::kLarge);
    row->addWidget(left, 1);
    row->addWidget(makeSide());
    m_checkSoon.setSingleShot(true);
    m_estimateSoon.setSingleShot(true);
    connect(&m_checkSoon, &QTimer::timeout, this, &SetupPage::check);
    connect(&m_estimateSoon, &QTimer::timeout, this, &SetupPage::askEstimate);
    connect(m_form, &SettingsForm::changed, this, &SetupPage::onEdited);
    connect(m_name, &QLineEdit::textChanged, this, &SetupPage::showPossible);
    connect(m_costs, &QLineEdit::textChanged, this, &SetupPage::onEdited);
    connect(m_preset, &QComboBox::currentIndexChanged, this, &SetupPage::loadPreset);
    connect(m_device, &QComboBox::currentIndexChanged, this, &SetupPage::onEdited);
    connect(m_chooseData, &QPushButton::clicked, this, &SetupPage::dataRequested);
    connect(m_start, &QPushButton::clicked, this, [this] { Q_EMIT startRequested(plan()); });
    connect(&m_trainingService, &services::TrainingService::stateChanged, this, &SetupPage::showPossible);
    connect(&m_trainingService.engine(), &services::EngineService::stateChanged, this,
            &SetupPage::showDevice);
    loadPreset();
    showDevice();
}

QWidget* SetupPage::makeSide()
{
    m_panel = new Panel(tr("Training"), this);
    m_panel->setFixedWidth(kSideWidth);
    for (const contract::Preset& preset : contract::kPresets)
        m_preset->addItem(QString::fromLatin1(preset.name));
    for (const char* device : {"auto", "cpu", "cuda"})
        m_device->addItem(QString::fromLatin1(device));
    m_name->setMaxLength(kMostNameLength);
    m_name->setPlaceholderText(tr("model name"));
    m_costs->setPlaceholderText(tr("none: equal costs"));
    m_name->setObjectName(QStringLiteral("modelName"));
    m_preset->setObjectName(QStringLiteral("trainingPreset"));
    m_costs->setObjectName(QStringLiteral("trainingCosts"));
    m_device->setObjectName(QStringLiteral("trainingDevice"));
    m_estimate->setObjectName(QStringLiteral("trainingEstimate"));
    m_problem->setObjectName(QStringLiteral("trainingProblem"));
    m_start->setObjectName(QStringLiteral("startTraining"));
    m_dataText->setObjectName(QStringLiteral("trainingDataText"));
    auto* costsButton = makeButton(tr("Choose…"), ButtonRole::Plain, m_panel);
    connect(costsButton, &QPushButton::clicked, this, &SetupPage::chooseCosts);
    auto* costs = new QHBoxLayout;
    costs->setSpacing(space::kHair);
    costs->addWidget(m_costs, 1);
    costs->addWidget(costsButton);
    auto* form = new QFormLayout;
    form->setSpacing(space::kSmall);
    form->addRow(tr("Name"), m_name);
    form->addRow(tr("Preset"), m_preset);
    form->addRow(QString(), m_presetText);
    form->addRow(tr("Costs"), costs);
    form->addRow(tr("Device"), m_device);
    form->addRow(QString(), m_deviceText);
    QVBoxLayout* column = m_panel->content();
    column->addWidget(m_dataText);
    column->addWidget(m_chooseData, 0, Qt::AlignLeft);
    column->addWidget(makeLine(m_panel));
    column->addLayout(form);
    column->addStretch(1);
    column->addWidget(makeLabel(tr("Estimate"), TextRole::Strong, m_panel));
    column->addWidget(m_estimate);
    column->addWidget(m_problem);
    column->addWidget(m_start);
    return m_panel;
}

void SetupPage::chooseCosts()
{
    const QString file = QFileDialog::getOpenFileName(this, tr("Choose a file with test costs"));
    if (!file.isEmpty())
        m_costs->setText(file);
}

void SetupPage::setData(const services::DatasetRecord& chosen)
{
    m_data = chosen;
    m_dataText->setText(dataText(chosen));
    if (m_name->text().isEmpty())
        m_name->setText(QString::fromStdString(chosen.name).section(QLatin1Char('.'), 0, 0));
    onEdited();
}

void SetupPage::setPlan(const services::TrainingPlan& plan)
{
    m_name->setText(QString::fromStdString(plan.name));
    setData(plan.data);
    m_preset->setCurrentText(QString::fromStdString(plan.preset));
    m_costs->setText(QString::fromStdString(plan.costs));
    const auto device = plan.settings.find("device");
    m_device->setCurrentText(device == plan.settings.end()
                                 ? QStringLiteral("auto")
                                 : QString::fromStdString(contract::textOf(device->second)));
    m_form->setChanges(plan.settings);
}

void SetupPage::takeFocus()
{
    (m_data ? static_cast<QWidget*>(m_name) : m_chooseData)->setFocus();
}

services::TrainingPlan SetupPage::plan() const
{
    services::TrainingPlan plan;
    if (m_data)
        plan.data = *m_data;
    plan.name = m_name->text().trimmed().toStdString();
    plan.preset = m_preset->currentText().toStdString();
    plan.settings = m_form->changes();
    plan.settings["device"] = m_device->currentText().toStdString();
    plan.costs = m_costs->text().trimmed().toStdString();
    return plan;
}

void SetupPage::loadPreset()
{
    const auto chosen = static_cast<std::size_t>(std::max(0, m_preset->currentIndex()));
    m_presetText->setText(language::translated(contract::kPresets.at(chosen).description));
    m_form->setPreset(m_preset->currentText().toStdString());
}

void SetupPage::onEdited()
{
    m_isChecked = false;
    m_checkSoon.start(kCheckMs);
    m_estimateSoon.stop();
    m_trainingService.dropEstimate();
    showPossible();
}

void SetupPage::check()
{
    if (!m_form->localProblem().isEmpty())
        return showProblem(m_form->localProblem());
    const auto settings = attempt(
        [this] { return contract::settingsOf(m_preset->currentText().toStdString(), m_form->changes()); });
    m_isChecked = settings.has_value();
    if (!settings) {
        const QString problem = language::described(settings.error());
        m_form->showProblem(problem);
        return showProblem(problem);
    }
    showProblem({});
    if (m_data && !m_trainingService.isRunning())
        m_estimateSoon.start(kEstimateMs);
}

void SetupPage::askEstimate()
{
    if (!m_data || m_trainingService.isRunning())
        return;
    m_estimate->setText(tr("Reading the table and timing a few steps…"));
    m_trainingService.estimate(
        plan(), [this](const Result<contract::TrainingEstimate>& answer) { onEstimated(answer); });
}

void SetupPage::onEstimated(const Result<contract::TrainingEstimate>& estimate)
{
    m_estimate->setText(estimate ? estimateText(*estimate) : QString());
    if (estimate)
        return showProblem({});
    if (estimate.error().code != ErrorCode::Cancelled)
        showProblem(language::described(estimate.error()));
}

void SetupPage::showDevice()
{
    const auto& facts = m_trainingService.engine().facts();
    m_deviceText->setText(facts ? deviceText(*facts) : m_trainingService.engine().statusLine());
}

void SetupPage::showProblem(const QString& problem)
{
    m_problem->setText(problem.isEmpty() ? QString() : QStringLiteral("! ") + problem);
    m_problem->setVisible(!problem.isEmpty());
    showPossible();
}

/// Shows why starting is impossible in place of the estimate.
void SetupPage::showPossible()
{
    const Text& readOnly = m_trainingService.caseStore().view().readOnlyReason;
    QString reason;
    if (!readOnly.empty())
        reason = language::translated(readOnly);
    else if (m_trainingService.isRunning())
        reason = tr("Another training is running.");
    else if (!m_data)
        reason = tr("Choose a data set first.");
    else if (m_name->text().trimmed().isEmpty())
        reason = tr("Give the model a name.");
    m_chooseData->setVisible(!m_data);
    m_start->setEnabled(reason.isEmpty() && m_isChecked);
    // Clears the obstacle once it is gone.
    if (!reason.isEmpty() || m_estimate->text() == m_obstacle)
        m_estimate->setText(reason);
    m_obstacle = reason;
}

} // namespace genex::ui
