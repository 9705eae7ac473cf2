// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/progressline.h"

#include "language/translated.h"

#include "theme/tokens.h"
#include "widgets/button.h"
#include "widgets/durationtext.h"
#include "widgets/label.h"
#include "widgets/progressbar.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include <cmath>

namespace genex::ui {

ProgressLine::ProgressLine(QWidget* parent)
    : QFrame(parent)
    , m_phase(makeElidedLabel(QString(), TextRole::Strong, this))
    , m_time(makeLabel(QString(), TextRole::Secondary, this))
    , m_bar(new ProgressBar(this))
    , m_pause(makeButton(tr("Pause"), ButtonRole::Plain, this))
    , m_cancel(makeButton(tr("Cancel"), ButtonRole::Plain, this))
{
    setProperty("role", QStringLiteral("panel"));
    m_pause->setObjectName(QStringLiteral("pauseButton"));
    m_cancel->setObjectName(QStringLiteral("cancelButton"));
    buildLayout();
    connect(m_pause, &QPushButton::clicked, this, [this] { Q_EMIT pauseToggled(!m_paused); });
    connect(m_cancel, &QPushButton::clicked, this, &ProgressLine::cancelRequested);
    reset(QString());
}

void ProgressLine::buildLayout()
{
    auto* words = new QHBoxLayout;
    words->setSpacing(space::kLarge);
    words->addWidget(m_phase, 1);
    words->addWidget(m_time);
    auto* work = new QHBoxLayout;
    work->setSpacing(space::kSmall);
    work->addWidget(m_bar, 1);
    work->addSpacing(space::kSmall);
    work->addWidget(m_pause);
    work->addWidget(m_cancel);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(space::kLarge, space::kMedium, space::kLarge, space::kMedium);
    rows->setSpacing(space::kHair);
    rows->addLayout(words);
    rows->addLayout(work);
}

void ProgressLine::setPausable(bool pausable)
{
    m_pause->setVisible(pausable);
}

void ProgressLine::reset(const QString& phase)
{
    m_progress = Progress{};
    m_progress.phase = phase.toStdString();
    m_paused = false;
    m_stopping = false;
    m_pause->setEnabled(true);
    m_cancel->setEnabled(true);
    showTexts();
}

void ProgressLine::setProgress(const Progress& progress)
{
    m_progress = progress;
    showTexts();
}

void ProgressLine::setPaused(bool paused)
{
    m_paused = paused;
    showTexts();
}

void ProgressLine::setStopping()
{
    m_stopping = true;
    m_pause->setEnabled(false);
    m_cancel->setEnabled(false);
    showTexts();
}

void ProgressLine::takeFocus()
{
    (m_pause->isHidden() ? m_cancel : m_pause)->setFocus(Qt::OtherFocusReason);
}

QString ProgressLine::phase() const
{
    return m_phase->text();
}

QString ProgressLine::timeText() const
{
    return m_time->text();
}

QString ProgressLine::remainingText() const
{
    if (m_stopping)
        return tr("stopping");
    if (m_paused)
        return tr("paused");
    if (!m_progress.etaSeconds)
        return tr("estimating time left");
    return tr("about %1 left").arg(durationInWords(*m_progress.etaSeconds));
}

void ProgressLine::showTexts()
{
    const bool known = m_progress.total > 0;
    const double fraction =
        known ? static_cast<double>(m_progress.done) / static_cast<double>(m_progress.total) : -1.0;
    m_bar->setFraction(fraction);
    m_bar->setAccessibleName(language::translated(m_progress.phase));
    m_phase->setText(language::translated(m_progress.phase));
    const QString remaining = remainingText();
    m_time->setText(known ? tr("%1 % · %2").arg(std::floor(fraction * 100.0)).arg(remaining) : remaining);
    m_pause->setText(m_paused ? tr("Resume") : tr("Pause"));
}

} // namespace genex::ui
