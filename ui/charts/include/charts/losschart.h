// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/plotwidget.h"

#include <QString>

#include <array>
#include <cstddef>
#include <vector>

namespace genex::ui {

/// The loss of a part of a training by step: the expert's and the generator's, each with a line of its own.
///
/// Points are added as they come, drawn together at most every 100 ms, and thinned out to what the pixels can
/// show, so that a hundred thousand of them cost no more than a thousand.
class LossChart : public PlotWidget
{
    Q_OBJECT

public:
    explicit LossChart(QWidget* parent = nullptr);

    /// Curves of another part: nothing of what was shown stays.
    void clear();
    /// Steps ascend; the beginning is what was given before, so only the rest is added.
    void setExpert(const std::vector<double>& steps, const std::vector<double>& losses);
    void setGenerator(const std::vector<double>& steps, const std::vector<double>& losses);
    std::size_t points() const { return m_shown[0] + m_shown[1]; }

protected:
    bool hasContent() const override { return true; }
    void draw(QCustomPlot& plot, const Tokens& tokens) override;
    void timerEvent(QTimerEvent* event) override;

private:
    void add(int graph, const std::vector<double>& steps, const std::vector<double>& losses);
    void redrawSoon();
    QString description() const;

    std::array<std::size_t, 2> m_shown{};
    std::array<double, 2> m_last{};
    int m_timer = 0;
};

} // namespace genex::ui
