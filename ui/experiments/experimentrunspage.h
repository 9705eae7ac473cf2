// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/experimentrecord.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace genex::services {
class ExperimentService;
}

namespace genex::ui {

class RowList;
class RunView;

/// Finished and started experiments: show, compare, resume, or run again with other settings.
class ExperimentRunsPage : public QWidget
{
    Q_OBJECT

public:
    explicit ExperimentRunsPage(services::ExperimentService& experimentService, QWidget* parent = nullptr);

    /// Shows its result, if it has one.
    void show(const QString& key);
    void showRuns();
    void takeFocus();

Q_SIGNALS:
    /// To be changed and run.
    void requestWanted(const genex::services::ExperimentRequest& request);

private:
    QWidget* makeList();
    void showPossible();
    void compare();
    const services::ExperimentRecord* chosen() const;

    services::ExperimentService& m_experimentService;
    QLineEdit* m_search;
    RowList* m_list;
    QLabel* m_note;
    QPushButton* m_goOn;
    QPushButton* m_change;
    QPushButton* m_compare;
    RunView* m_view;
    QString m_shown; ///< the run the others are compared with
};

} // namespace genex::ui
