// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/evaluation.h"

#include "domain/catalogue.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QTableWidget;

namespace genex::ui {

class FigureChart;

/// "0.021 (by chance 0.018; class-wise 0.004)"; evaluations of earlier versions lack one or both.
QString calibrationErrorText(const contract::OrderingFigures& figures);

/// How a model does on test patients: by disease, by subgroup, by confidence, and what is taken for what.
class PerformanceView : public QWidget
{
    Q_OBJECT

public:
    explicit PerformanceView(QWidget* parent = nullptr);

    /// active: the active model on the same patients, if compared.
    void showFigures(const contract::ModelEvaluation& figures,
                     const std::optional<contract::ModelEvaluation>& active,
                     const domain::Catalogue& catalogue);
    /// Shows one sentence instead.
    void showMessage(const QString& message);

private:
    void buildLayout();
    void buildClinical();
    void showBudget();
    void showClinical(const std::optional<contract::ClinicalFigures>& figures);
    QString summaryOf(const contract::BudgetFigures& outcome) const;

    std::optional<contract::ModelEvaluation> m_figures;
    std::optional<contract::ModelEvaluation> m_active;
    domain::Catalogue m_catalogue;
    QLabel* m_message;
    QWidget* m_content;
    QComboBox* m_budget;
    QLabel* m_summary;
    QTableWidget* m_classes;
    FigureChart* m_calibration;
    QLabel* m_subgroupHead;
    QTableWidget* m_subgroups;
    QTableWidget* m_confusion;
    QWidget* m_clinical;
    QLabel* m_clinicalText;
    QTableWidget* m_cantMiss;
    FigureChart* m_decisions;
    FigureChart* m_discrimination;
};

} // namespace genex::ui
