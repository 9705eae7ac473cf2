// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/iconview.h"

#include "theme/icons.h"
#include "theme/theme.h"

#include <QPainter>

namespace genex::ui {

IconView::IconView(QString icon, int logicalSize, QWidget* parent)
    : QWidget(parent)
    , m_icon(std::move(icon))
    , m_size(logicalSize)
{
    setFixedSize(m_size, m_size);
}

void IconView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.drawPixmap(0, 0, tintedPixmap(m_icon, m_size, devicePixelRatioF(), Theme::current().secondary));
}

} // namespace genex::ui
