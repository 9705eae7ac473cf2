// SPDX-License-Identifier: GPL-3.0-or-later
#include "statusline.h"

#include "services/engineservice.h"
#include "services/settings.h"
#include "theme/tokens.h"
#include "widgets/label.h"

#include <QStatusBar>

namespace genex::ui {

namespace {

using services::EngineState;

/// A sign next to the text, so that problems are visible without colour or reading.
QString signOf(EngineState state)
{
    switch (state) {
    case EngineState::Ready:
        return QStringLiteral("●");
    case EngineState::Stopped:
    case EngineState::Starting:
        return QStringLiteral("○");
    case EngineState::NotAnswering:
    case EngineState::Restarting:
    case EngineState::Failed:
        break;
    }
    return QStringLiteral("!");
}

TextRole roleOf(EngineState state)
{
    if (state == EngineState::Ready)
        return TextRole::Good;
    return signOf(state) == QStringLiteral("!") ? TextRole::Alarm : TextRole::Quiet;
}

} // namespace

StatusLine::StatusLine(const services::EngineService& engine, const services::Settings& settings,
                       QStatusBar* bar)
    : QObject(bar)
    , m_engine(engine)
    , m_settings(settings)
    , m_sign(makeLabel(QString(), TextRole::Quiet, bar))
    , m_state(makeElidedLabel(QString(), TextRole::Secondary, bar))
    , m_notice(makeElidedLabel(QString(), TextRole::Problem, bar))
    , m_device(makeLabel(QString(), TextRole::Secondary, bar))
{
    bar->setSizeGripEnabled(false);
    m_sign->setContentsMargins(space::kSmall, 0, 0, 0);
    m_device->setContentsMargins(0, 0, space::kMedium, 0);
    m_state->setObjectName(QStringLiteral("engineState"));
    bar->addWidget(m_sign);
    bar->addWidget(m_state, 1);
    bar->addWidget(m_notice, 1);
    bar->addPermanentWidget(m_device);
    showEngine();
    showSettings();
    connect(&m_engine, &services::EngineService::stateChanged, this, &StatusLine::showEngine);
    connect(&m_settings, &services::Settings::changed, this, &StatusLine::showSettings);
}

void StatusLine::showEngine()
{
    const EngineState state = m_engine.state();
    m_sign->setText(signOf(state));
    setRole(m_sign, roleOf(state));
    m_state->setText(m_engine.statusLine());
    const auto& facts = m_engine.facts();
    m_device->setVisible(facts.has_value());
    if (facts)
        m_device->setText(tr("Device: %1").arg(QString::fromStdString(facts->device)));
}

void StatusLine::showSettings()
{
    m_notice->setText(m_settings.notice());
    m_notice->setVisible(!m_settings.notice().isEmpty());
}

} // namespace genex::ui
