// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/trainingrun.h"
#include "widgets/runlistpage.h"

namespace genex::services {
class TrainingService;
}

namespace genex::ui {

class ResultView;

/// The trainings so far: found, shown, compared, repeated, gone on with, taken out as files.
class RunsPage : public RunListPage
{
    Q_OBJECT

public:
    explicit RunsPage(services::TrainingService& trainingService, QWidget* parent = nullptr);

    void show(const QString& key) override;
    void chooseLatest();

Q_SIGNALS:
    /// To train again with other settings.
    void planRequested(const genex::services::TrainingPlan& plan);
    /// Opens the models screen.
    void modelRequested(const QString& sha256);

private:
    QWidget* makeResult();
    QList<Row> rows() const override;
    void showPossible() override;
    void compare() override;
    bool isLive(const services::TrainingRun& run) const;
    const services::TrainingRun* chosen() const;
    QString thresholdObstacle() const;
    void exportRun();

    services::TrainingService& m_trainingService;
    ResultView* m_result;
    QPushButton* m_repeat;
    QPushButton* m_export;
    QPushButton* m_model;
};

} // namespace genex::ui
