// SPDX-License-Identifier: GPL-3.0-or-later
#include "reportpage.h"

#include "theme/theme.h"
#include "theme/tokens.h"

#include <QPainter>

namespace genex::ui {

namespace {

/// One point is one pixel at 96 dpi, so paper appears a third larger.
constexpr qreal kZoom = 96.0 / 72.0;

} // namespace

ReportPage::ReportPage(services::Report report, int page, QWidget* parent)
    : QWidget(parent)
    , m_report(std::move(report))
    , m_page(page)
{
    setFixedSize((services::Report::pageSize() * kZoom).toSize());
    setAccessibleName(tr("Page %1 of %2").arg(page + 1).arg(m_report.pageCount()));
}

void ReportPage::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), lightTokens().surface); // paper is white in the dark theme, too
    painter.save();
    painter.scale(kZoom, kZoom);
    m_report.paintPage(painter, m_page);
    painter.restore();
    painter.setPen(Theme::current().line);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace genex::ui
