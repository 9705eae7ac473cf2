// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/differentialrows.h"
#include "charts/plotwidget.h"

namespace genex::ui {

/// Which diseases, how likely now, and how likely they are expected to be after the batch.
///
/// One row per disease: a bar for now with its number, a dotted mark for what is expected. Nothing depends on
/// colour: "Other" and can't-miss are words and signs too. Screen readers get the same as a table of text.
class DifferentialChart : public PlotWidget
{
    Q_OBJECT

public:
    explicit DifferentialChart(QWidget* parent = nullptr);

    /// mark: what the dotted mark means; empty: expected after the batch.
    void setRows(std::vector<DifferentialRow> rows, const QString& mark = {});
    const std::vector<DifferentialRow>& rows() const { return m_rows; }
    QSize sizeHint() const override;

protected:
    bool hasContent() const override { return !m_rows.empty(); }
    void draw(QCustomPlot& plot, const Tokens& tokens) override;

private:
    std::vector<DifferentialRow> m_rows;
    QString m_mark;
};

} // namespace genex::ui
