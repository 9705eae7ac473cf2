// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/differentialrows.h"
#include "charts/plotwidget.h"

namespace genex::ui {

/// Diseases with their current and expected probability. One row per disease: a bar with its number, and a
/// dotted mark for the expected value. Nothing depends on colour alone: "Other" and can't-miss use words and
/// signs too. Screen readers get a text version.
class DifferentialChart : public PlotWidget
{
    Q_OBJECT

public:
    explicit DifferentialChart(QWidget* parent = nullptr);

    /// mark: meaning of the dotted mark; empty: expected after the batch.
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
