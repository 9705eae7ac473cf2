// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/plotwidget.h"

#include <QString>

#include <array>
#include <cstddef>
#include <vector>

namespace genex::ui {

/// Loss by step of one part of a training, one curve each for expert and generator. Points are added as they
/// arrive, drawn at most every 100 ms, and decimated to the available pixels, so that 100,000 cost no more
/// than 1,000.
class LossChart : public PlotWidget
{
    Q_OBJECT

public:
    explicit LossChart(QWidget* parent = nullptr);

    /// Clears all curves, for another part.
    void clear();
    /// Steps ascend; the beginning was given before, so only the rest is added.
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
