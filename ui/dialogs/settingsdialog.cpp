// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/settingsdialog.h"

#include "services/engineservice.h"
#include "services/settings.h"
#include "services/versiontext.h"
#include "theme/tokens.h"
#include "widgets/button.h"
#include "widgets/label.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>
#include <QRadioButton>
#include <QStyle>
#include <QVBoxLayout>

namespace genex::ui {

namespace {

using language::Language;
using services::ThemeChoice;

constexpr int kWidth = 560;

/// Marks a field as valid or not by its frame and by a sign in the text below.
void mark(QLineEdit* field, QLabel* remark, const QString& problem, const QString& otherwise)
{
    field->setProperty("valid", problem.isEmpty());
    field->style()->unpolish(field);
    field->style()->polish(field);
    setRole(remark, problem.isEmpty() ? TextRole::Secondary : TextRole::Problem);
    remark->setText(problem.isEmpty() ? otherwise : QStringLiteral("! ") + problem);
    field->setAccessibleDescription(remark->text());
}

} // namespace

SettingsDialog::SettingsDialog(services::Settings& settings, const services::EngineService& engine,
                               QWidget* parent)
    : QDialog(parent)
    , m_settings(settings)
    , m_engine(engine)
    , m_themes(new QButtonGroup(this))
    , m_command(new QLineEdit(settings.engineCommand(), this))
    , m_commandRemark(makeParagraph(QString(), TextRole::Secondary, this))
    , m_device(new QLineEdit(settings.device(), this))
    , m_deviceRemark(makeParagraph(QString(), TextRole::Secondary, this))
    , m_engineState(makeParagraph(QString(), TextRole::Quiet, this))
    , m_apply(makeButton(tr("Apply"), ButtonRole::Primary, this))
{
    setWindowTitle(tr("Settings"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::kHuge, space::kLarge, space::kHuge, space::kLarge);
    column->setSpacing(space::kSmall);
    addTheme(column);
    addBreak(column);
    addLanguage(column);
    addBreak(column);
    addLock(column);
    addBreak(column);
    addEfforts(column);
    addBreak(column);
    addEngine(column);
    column->addSpacing(space::kMedium);
    addButtons(column);
    check();
    showEngine();
    connect(&m_engine, &services::EngineService::stateChanged, this, &SettingsDialog::showEngine);
}

void SettingsDialog::addTheme(QVBoxLayout* column)
{
    const QList<std::pair<ThemeChoice, QString>> choices{{ThemeChoice::System, tr("Follow system")},
                                                         {ThemeChoice::Light, tr("Light")},
                                                         {ThemeChoice::Dark, tr("Dark")}};
    auto* row = new QHBoxLayout;
    row->setSpacing(space::kLarge);
    for (const auto& [choice, text] : choices) {
        auto* button = new QRadioButton(text, this);
        button->setChecked(choice == m_settings.theme());
        m_themes->addButton(button, static_cast<int>(choice));
        row->addWidget(button);
    }
    row->addStretch();
    column->addWidget(makeLabel(tr("Theme"), TextRole::Title, this));
    column->addLayout(row);
    connect(m_themes, &QButtonGroup::idClicked, this,
            [this](int id) { m_settings.setTheme(static_cast<ThemeChoice>(id)); });
}

void SettingsDialog::addBreak(QVBoxLayout* column)
{
    column->addSpacing(space::kSmall);
    column->addWidget(makeLine(this));
    column->addSpacing(space::kHair);
}

void SettingsDialog::addLanguage(QVBoxLayout* column)
{
    auto* languages = new QComboBox(this);
    languages->setObjectName(QStringLiteral("language"));
    languages->setAccessibleName(tr("Language"));
    // Each in its own language, for users who cannot read the others.
    languages->addItem(tr("Follow system"), static_cast<int>(Language::System));
    languages->addItem(QStringLiteral("English"), static_cast<int>(Language::English));
    languages->addItem(QStringLiteral("Deutsch"), static_cast<int>(Language::German));
    languages->setCurrentIndex(languages->findData(static_cast<int>(m_settings.language())));
    auto* remark = makeLabel(tr("takes effect at the next start"), TextRole::Secondary, this);
    auto* row = new QHBoxLayout;
    row->setSpacing(space::kLarge);
    row->addWidget(makeLabel(tr("Language"), TextRole::Title, this));
    row->addWidget(languages);
    row->addWidget(remark);
    row->addStretch();
    column->addLayout(row);
    connect(languages, &QComboBox::currentIndexChanged, this, [this, languages] {
        m_settings.setLanguage(static_cast<Language>(languages->currentData().toInt()));
    });
}

void SettingsDialog::addLock(QVBoxLayout* column)
{
    auto* minutes = new QComboBox(this);
    minutes->setObjectName(QStringLiteral("autoLock"));
    minutes->setAccessibleName(tr("Auto-lock"));
    QList<int> choices{1, 2, 5, 10, 20, 30, 60, 0};
    if (!choices.contains(m_settings.autoLockMinutes()))
        choices.prepend(m_settings.autoLockMinutes());
    for (const int choice : std::as_const(choices))
        minutes->addItem(choice == 0   ? tr("never")
                         : choice == 1 ? tr("after a minute")
                                       : tr("after %1 minutes").arg(choice),
                         choice);
    minutes->setCurrentIndex(minutes->findData(m_settings.autoLockMinutes()));
    auto* row = new QHBoxLayout;
    row->setSpacing(space::kLarge);
    row->addWidget(makeLabel(tr("Auto-lock"), TextRole::Title, this));
    row->addWidget(minutes);
    row->addStretch();
    column->addLayout(row);
    connect(minutes, &QComboBox::currentIndexChanged, this,
            [this, minutes] { m_settings.setAutoLockMinutes(minutes->currentData().toInt()); });
}

void SettingsDialog::addEfforts(QVBoxLayout* column)
{
    using domain::EffortWeights;
    column->addWidget(makeLabel(tr("Test burden"), TextRole::Title, this));
    auto* row = new QHBoxLayout;
    row->setSpacing(space::kLarge);
    const auto add = [&](const QString& name, const char* box, double EffortWeights::*weight) {
        auto* cell = new QVBoxLayout;
        cell->setSpacing(space::kHair);
        cell->addWidget(makeLabel(name, TextRole::Strong, this));
        cell->addWidget(effortBox(name, box, weight));
        row->addLayout(cell);
    };
    add(tr("Cost"), "effortPrice", &EffortWeights::price);
    add(tr("Waiting"), "effortTime", &EffortWeights::time);
    add(tr("Invasiveness"), "effortInvasiveness", &EffortWeights::invasiveness);
    row->addStretch();
    column->addLayout(row);
    column->addWidget(makeParagraph(tr("Takes effect with the next recommendation. The more burden a test "
                                       "adds to the batch, the lower it ranks."),
                                    TextRole::Secondary, this));
}

/// Not at all, a little, default, a lot; and any other value set by a script.
QComboBox* SettingsDialog::effortBox(const QString& name, const char* objectName,
                                     double domain::EffortWeights::*weight)
{
    constexpr double kLittle = 0.5;
    constexpr double kLot = 3;
    const double usual = domain::EffortWeights().*weight;
    auto* box = new QComboBox(this);
    box->setObjectName(QLatin1String(objectName));
    box->setAccessibleName(name);
    box->addItem(tr("ignored"), 0.0);
    box->addItem(tr("low weight"), kLittle * usual);
    box->addItem(tr("normal weight"), usual);
    box->addItem(tr("high weight"), kLot * usual);
    const double now = m_settings.effortWeights().*weight;
    if (box->findData(now) < 0)
        box->addItem(QLocale().toString(now), now);
    box->setCurrentIndex(box->findData(now));
    connect(box, &QComboBox::currentIndexChanged, this, [this, box, weight] {
        domain::EffortWeights weights = m_settings.effortWeights();
        weights.*weight = box->currentData().toDouble();
        m_settings.setEffortWeights(weights);
    });
    return box;
}

void SettingsDialog::addEngine(QVBoxLayout* column)
{
    m_command->setObjectName(QStringLiteral("engineCommand"));
    m_command->setPlaceholderText(tr("empty: the bundled engine"));
    m_command->setAccessibleName(tr("Engine command"));
    m_device->setObjectName(QStringLiteral("device"));
    m_device->setAccessibleName(tr("Device"));
    column->addWidget(makeLabel(tr("Engine"), TextRole::Title, this));
    column->addWidget(m_engineState);
    column->addSpacing(space::kHair);
    column->addWidget(makeLabel(tr("Command"), TextRole::Strong, this));
    column->addWidget(m_command);
    column->addWidget(m_commandRemark);
    column->addSpacing(space::kHair);
    column->addWidget(makeLabel(tr("Device"), TextRole::Strong, this));
    column->addWidget(m_device);
    column->addWidget(m_deviceRemark);
    connect(m_command, &QLineEdit::textChanged, this, &SettingsDialog::check);
    connect(m_device, &QLineEdit::textChanged, this, &SettingsDialog::check);
}

void SettingsDialog::addButtons(QVBoxLayout* column)
{
    m_apply->setObjectName(QStringLiteral("applyEngine"));
    QPushButton* close = makeButton(tr("Close"), ButtonRole::Plain, this);
    close->setFixedHeight(m_apply->sizeHint().height());
    auto* row = new QHBoxLayout;
    row->setSpacing(space::kSmall);
    row->addStretch();
    row->addWidget(m_apply);
    row->addWidget(close);
    column->addLayout(row);
    connect(m_apply, &QPushButton::clicked, this, &SettingsDialog::applyEngine);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
}

void SettingsDialog::check()
{
    const QString command = m_command->text().trimmed();
    const QString device = m_device->text().trimmed();
    const QString commandProblem = services::problemWithCommand(command);
    const QString deviceProblem = services::problemWithDevice(device);
    mark(m_command, m_commandRemark, commandProblem,
         tr("Any command that starts the engine, even on another machine that sees the same file paths: ssh "
            "gpu-box genex-engine"));
    mark(m_device, m_deviceRemark, deviceProblem,
         tr("auto uses a GPU if there is one; cpu, cuda and cuda:1 are fixed choices."));
    const bool isNew = command != m_settings.engineCommand() || device != m_settings.device();
    fit();
    m_apply->setEnabled(isNew && commandProblem.isEmpty() && deviceProblem.isEmpty());
}

void SettingsDialog::fit()
{
    setFixedSize(kWidth, layout()->totalHeightForWidth(kWidth));
}

void SettingsDialog::applyEngine()
{
    m_settings.setEngineCommand(m_command->text().trimmed());
    m_settings.setDevice(m_device->text().trimmed());
    check();
}

void SettingsDialog::showEngine()
{
    QStringList found{m_engine.statusLine()};
    for (const services::VersionLine& line : services::versionLines(QString(), m_engine)) {
        if (m_engine.facts() && (line.name == QStringLiteral("CUDA") || line.name == tr("Device")))
            found << QStringLiteral("%1: %2").arg(line.name, line.value);
    }
    m_engineState->setText(found.join(QStringLiteral("\n")));
    fit();
}

} // namespace genex::ui
