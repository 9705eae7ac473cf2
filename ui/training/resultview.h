// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contract/evaluation.h"

#include "domain/catalogue.h"
#include "services/trainingrun.h"

#include <QWidget>

class QLabel;
class QTabWidget;
class QTableWidget;

namespace genex::ui {

class FigureChart;
class PerformanceView;
class ThresholdView;

/// Result of a training: accuracy against orders, by disease, tests per bucket, and settings.
class ResultView : public QWidget
{
    Q_OBJECT

public:
    explicit ResultView(QWidget* parent = nullptr);

    /// before: the run this one repeats, or nullptr.
    void showRun(const services::TrainingRun& run, const services::TrainingRun* before,
                 const domain::Catalogue& catalogue);
    void showDifferences(const services::TrainingRun& first, const services::TrainingRun& second);

    /// Why a model with another τ cannot be saved; empty: it can.
    void setThresholdObstacle(const QString& reason);

Q_SIGNALS:
    void thresholdRequested(double budget, double threshold);

private:
    void showThresholds(const services::TrainingRun& run, const contract::ModelEvaluation& figures);
    void showBuckets(const services::TrainingRun& run, const domain::Catalogue& catalogue);
    void showSettings(const services::TrainingRun& run);

    QLabel* m_message;
    QTabWidget* m_tabs;
    FigureChart* m_accuracy;
    PerformanceView* m_performance;
    ThresholdView* m_thresholds;
    QTableWidget* m_buckets;
    QLabel* m_bucketText;
    QTableWidget* m_settings;
    QTableWidget* m_differences;
};

} // namespace genex::ui
