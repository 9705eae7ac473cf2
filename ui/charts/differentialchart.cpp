// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/differentialchart.h"

#include "differentialplot.h"

namespace genex::ui {

namespace {

constexpr int kGivenUp = 6; ///< of a row's height, if space is tight

} // namespace

DifferentialChart::DifferentialChart(QWidget* parent)
    : PlotWidget(parent)
{
    setAccessibleName(tr("Differential"));
}

void DifferentialChart::setRows(std::vector<DifferentialRow> rows, const QString& mark)
{
    if (rows == m_rows && mark == m_mark)
        return;
    m_rows = std::move(rows);
    m_mark = mark;
    const int best = sizeHint().height();
    setMinimumHeight(best - static_cast<int>(m_rows.size()) * kGivenUp);
    setMaximumHeight(best);
    updateGeometry();
    setAccessibleDescription(differentialAsText(m_rows, m_mark));
    setToolTip(differentialAsText(m_rows, m_mark));
    redraw();
}

QSize DifferentialChart::sizeHint() const
{
    return {QWidget::sizeHint().width(), differentialHeight(m_rows.size(), {}) + 2 * space::kHair};
}

void DifferentialChart::draw(QCustomPlot& plot, const Tokens& tokens)
{
    drawDifferential(plot, m_rows, tokens, {.title = {}, .note = {}, .mark = m_mark});
}

} // namespace genex::ui
