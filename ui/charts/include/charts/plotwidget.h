// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QCustomPlot;

namespace genex::ui {

struct Tokens;

/// A plot on screen, redrawn in the theme's colours when its size or the theme changes, with a focus ring.
/// Base of all charts in the window.
class PlotWidget : public QWidget
{
    Q_OBJECT

public:
    ~PlotWidget() override;

protected:
    explicit PlotWidget(QWidget* parent);

    QCustomPlot& plot() const { return *m_plot; }
    /// An empty plot is hidden.
    virtual bool hasContent() const = 0;
    /// Draws everything; the plot already has its size.
    virtual void draw(QCustomPlot& plot, const Tokens& tokens) = 0;
    void redraw();

    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    QCustomPlot* m_plot;
};

} // namespace genex::ui
