// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/budgetplan.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QSlider;

namespace genex::ui {

class FigureChart;

/// Manual choice of τ on the curve of accuracy against orders saved.
class ThresholdView : public QWidget
{
    Q_OBJECT

public:
    explicit ThresholdView(QWidget* parent = nullptr);

    /// Only budgets with estimates can be chosen; currency: if budgets are money.
    void showPlans(const std::vector<contract::ThresholdPlan>& plans, const QString& currency);
    /// Why it cannot be saved; empty: it can.
    void setObstacle(const QString& reason);

Q_SIGNALS:
    void saveRequested(double budget, double threshold);

private:
    void buildLayout();
    void showBudget();
    void showPoint();
    void jumpTo(double threshold);
    const contract::ThresholdPlan* plan() const;

    std::vector<contract::ThresholdPlan> m_plans;
    QString m_currency;
    QString m_obstacle;
    QComboBox* m_budget;
    FigureChart* m_chart;
    QSlider* m_slider; ///< over the points of the curve
    QLabel* m_text;
    QLabel* m_inUse;
    QPushButton* m_asTrained;
    QPushButton* m_certain;
    QPushButton* m_topTenth;
    QPushButton* m_save;
};

} // namespace genex::ui
