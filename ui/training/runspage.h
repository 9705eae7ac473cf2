// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/trainingrun.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace genex::services {
class TrainingService;
}

namespace genex::ui {

class ResultView;
class RowList;

/// Previous trainings: search, show, compare, repeat, resume, export.
class RunsPage : public QWidget
{
    Q_OBJECT

public:
    explicit RunsPage(services::TrainingService& trainingService, QWidget* parent = nullptr);

    void show(const QString& key);
    void chooseLatest();
    void takeFocus();

Q_SIGNALS:
    /// To train again with other settings.
    void planRequested(const genex::services::TrainingPlan& plan);
    /// Opens the models screen.
    void modelRequested(const QString& sha256);

private:
    QWidget* makeList();
    QWidget* makeResult();
    void showRuns();
    void showPossible();
    const services::TrainingRun* chosen() const;
    QString thresholdObstacle() const;
    void compare();
    void exportRun();

    services::TrainingService& m_trainingService;
    QLineEdit* m_search;
    RowList* m_list;
    ResultView* m_result;
    QLabel* m_note;
    QPushButton* m_goOn;
    QPushButton* m_repeat;
    QPushButton* m_change;
    QPushButton* m_compare;
    QPushButton* m_export;
    QPushButton* m_model;
    QString m_shown; ///< key of the run shown
};

} // namespace genex::ui
