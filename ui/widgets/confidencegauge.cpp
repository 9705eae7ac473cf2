// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/confidencegauge.h"

#include "language/translated.h"

#include "theme/theme.h"

#include <QPainter>

#include <algorithm>

namespace genex::ui {

namespace {

constexpr int kBarTop = 8;
constexpr int kBarHeight = 14;
constexpr int kHeight = 46;

QString twoDigits(double number)
{
    return language::number(number, 2);
}

} // namespace

ConfidenceGauge::ConfidenceGauge(QWidget* parent)
    : QWidget(parent)
{
    setFixedHeight(kHeight);
    setAccessibleName(tr("Confidence"));
}

QSize ConfidenceGauge::sizeHint() const
{
    return {160, kHeight};
}

void ConfidenceGauge::setValues(double confidence, double threshold, const QString& word)
{
    m_confidence = std::clamp(confidence, 0.0, 1.0);
    m_threshold = std::clamp(threshold, 0.0, 1.0);
    m_word = word;
    const QString text =
        m_threshold > 0
            ? tr("%1 %2, threshold τ %3").arg(twoDigits(m_confidence), m_word, twoDigits(m_threshold))
            : tr("%1 %2").arg(twoDigits(m_confidence), m_word);
    setAccessibleDescription(text);
    setToolTip(text);
    update();
}

void ConfidenceGauge::paintEvent(QPaintEvent* /*event*/)
{
    const Tokens& tokens = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF track(0, kBarTop, width(), kBarHeight);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tokens.track);
    painter.drawRoundedRect(track, kBarHeight / 2.0, kBarHeight / 2.0);
    painter.setBrush(tokens.accent);
    painter.setClipRect(QRectF(0, 0, width() * m_confidence, height()));
    painter.drawRoundedRect(track, kBarHeight / 2.0, kBarHeight / 2.0);
    painter.setClipping(false);

    QFont small = font();
    small.setPixelSize(type::kSecondary);
    painter.setFont(small);
    const QRectF below(0, kBarTop + kBarHeight + 2, width(), kHeight - kBarTop - kBarHeight - 2);
    painter.setPen(tokens.secondary);
    painter.drawText(below, Qt::AlignLeft | Qt::AlignVCenter,
                     QStringLiteral("%1 %2").arg(twoDigits(m_confidence), m_word));
    if (m_threshold <= 0)
        return;
    const double at = std::clamp(width() * m_threshold, 1.0, width() - 1.0);
    painter.setPen(QPen(tokens.text, 2));
    painter.drawLine(QPointF(at, kBarTop - 5), QPointF(at, kBarTop + kBarHeight + 5));
    small.setWeight(QFont::DemiBold);
    painter.setFont(small);
    const QString mark = QStringLiteral("τ %1").arg(twoDigits(m_threshold));
    const double half = painter.fontMetrics().horizontalAdvance(mark) / 2.0 + 1;
    const double middle = std::clamp(at, half, width() - half);
    painter.drawText(QRectF(middle - half, below.top(), 2 * half, below.height()), Qt::AlignCenter, mark);
}

} // namespace genex::ui
