// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/figure.h"

#include <QWidget>

class QCustomPlot;

namespace genex::ui {

/// A figure of curves on the screen, in the theme's colours; drawn as in a report otherwise.
class FigureChart : public QWidget
{
    Q_OBJECT

public:
    explicit FigureChart(QWidget* parent = nullptr);

    /// text: the same for who cannot see it.
    void setFigure(domain::Figure figure, const QString& text);
    const domain::Figure& figure() const { return m_figure; }

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void redraw();

    QCustomPlot* m_plot;
    domain::Figure m_figure;
};

} // namespace genex::ui
