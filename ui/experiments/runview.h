// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/experimentservice.h"

#include <QWidget>

class QLabel;
class QTabWidget;
class QTableWidget;

namespace genex::ui {

class FigureChart;
enum class TextRole;

/// Result of an experiment: chart, table, conditions, and differences from another run.
class RunView : public QWidget
{
    Q_OBJECT

public:
    explicit RunView(QWidget* parent = nullptr);

    void showReport(const services::ExperimentReport& report);
    void showDifferences(const services::ExperimentReport& first, const services::ExperimentReport& second);
    void showProblem(const QString& problem);
    /// Instead of a result.
    void showMessage(const QString& message);

private:
    QWidget* makeChartPage();
    void showSaved(TextRole role, const QString& text);
    void fillTable(const domain::ResultTable& table);
    void fillConditions(const std::vector<services::RunCondition>& conditions);

    QLabel* m_message;
    QTabWidget* m_tabs;
    FigureChart* m_chart;
    QLabel* m_saved; ///< where the chart was saved, or the error
    QTableWidget* m_table;
    QTableWidget* m_conditions;
    QTableWidget* m_differences;
};

} // namespace genex::ui
