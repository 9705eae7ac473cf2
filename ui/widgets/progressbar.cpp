// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/progressbar.h"

#include "theme/theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace genex::ui {

namespace {

constexpr int kHeight = 10;
constexpr int kSteps = 1000;
constexpr double kCorner = 3;

} // namespace

ProgressBar::ProgressBar(QWidget* parent)
    : QProgressBar(parent)
{
    setRange(0, kSteps);
    setTextVisible(false);
    setFixedHeight(kHeight);
}

QSize ProgressBar::sizeHint() const
{
    return {240, kHeight};
}

void ProgressBar::setFraction(double fraction)
{
    const bool known = fraction >= 0;
    setRange(0, known ? kSteps : 0);
    if (known)
        setValue(static_cast<int>(std::lround(std::min(fraction, 1.0) * kSteps)));
    update();
}

void ProgressBar::paintEvent(QPaintEvent*)
{
    const Tokens& tokens = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tokens.track);
    painter.drawRoundedRect(rect(), kCorner, kCorner);
    painter.setBrush(tokens.accent);
    if (maximum() == 0) { // hatched: indeterminate
        painter.setBrush(QBrush(tokens.accent, Qt::BDiagPattern));
        painter.drawRoundedRect(rect(), kCorner, kCorner);
        return;
    }
    const double filled = width() * static_cast<double>(value()) / maximum();
    if (value() > 0)
        painter.drawRoundedRect(QRectF(0, 0, std::max(filled, 2 * kCorner), height()), kCorner, kCorner);
}

} // namespace genex::ui
