// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/trainingrun.h"

#include <QTimer>
#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace genex::services {
class TrainingService;
}

namespace genex::ui {

class Panel;
class SettingsForm;

/// Plan of a training: settings, validated while typing, with estimated time and memory.
class SetupPage : public QWidget
{
    Q_OBJECT

public:
    explicit SetupPage(services::TrainingService& trainingService, QWidget* parent = nullptr);

    void setData(const services::DatasetRecord& chosen);
    /// Loads an earlier plan, to change it.
    void setPlan(const services::TrainingPlan& plan);
    void takeFocus();

Q_SIGNALS:
    void startRequested(const genex::services::TrainingPlan& plan);
    /// There is no data set yet.
    void dataRequested();

private:
    QWidget* makeSide();
    services::TrainingPlan plan() const;
    void chooseCosts();
    void loadPreset();
    void onEdited();
    void check();
    void askEstimate();
    void onEstimated(const Result<contract::TrainingEstimate>& estimate);
    void showDevice();
    void showProblem(const QString& problem);
    void showPossible();

    services::TrainingService& m_trainingService;
    std::optional<services::DatasetRecord> m_data;
    SettingsForm* m_form;
    Panel* m_panel = nullptr;
    QLabel* m_dataText;
    QPushButton* m_chooseData;
    QLineEdit* m_name;
    QComboBox* m_preset;
    QLabel* m_presetText;
    QLineEdit* m_costs;
    QComboBox* m_device;
    QLabel* m_deviceText;
    QLabel* m_estimate;
    QLabel* m_problem;
    QPushButton* m_start;
    QTimer m_checkSoon;
    QTimer m_estimateSoon;
    QString m_obstacle;       ///< why it cannot be started; empty: it can
    bool m_isChecked = false; ///< the settings are valid
};

} // namespace genex::ui
