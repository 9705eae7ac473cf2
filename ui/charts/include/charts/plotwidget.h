// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QCustomPlot;

namespace genex::ui {

struct Tokens;

/// A plot on the screen: drawn again in the theme's colours whenever its size or the theme changes, with a
/// ring around it while it has the focus. Every chart of the window is one.
class PlotWidget : public QWidget
{
    Q_OBJECT

public:
    ~PlotWidget() override;

protected:
    explicit PlotWidget(QWidget* parent);

    QCustomPlot& plot() const { return *m_plot; }
    /// A plot with nothing in it is not shown.
    virtual bool hasContent() const = 0;
    /// Draws all of it; the plot has its size.
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
