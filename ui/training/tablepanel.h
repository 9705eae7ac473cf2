// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/datasetservice.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QTableView;

namespace genex::ui {

class ColumnModel;
class DatasetForm;
class FindingsView;
class ProgressLine;

/// The table that is looked at: what was found, its columns, and what is chosen about it.
class TablePanel : public QWidget
{
    Q_OBJECT

public:
    explicit TablePanel(services::DatasetService& datasetService, QWidget* parent = nullptr);

    /// The next table is another one, even in a file of the same name: nothing of what was typed stays.
    void startAnew();
    void showTable();
    /// The table as it was, with the reason why a change did not come about.
    void showFailure(const QString& reason);
    /// Names the save that could not be done.
    void showRefusal(const QString& reason);
    /// What has just come about, beside the buttons.
    void showDone(const QString& text);
    void setReading(bool isReading);
    void showProblems();
    void focusFirst();

Q_SIGNALS:
    void saveRequested(const genex::services::DatasetRecord& dataset, bool isToTrain);

private:
    void buildTable();
    void buildLayout();
    void changeKind(const QString& column, const QString& kind);
    void reread();
    void onEdited();
    void openKind(const QModelIndex& index, bool isByMouse);
    QString headline() const;

    services::DatasetService& m_datasetService;
    QLabel* m_file;
    QLabel* m_numbers;
    QLabel* m_change; ///< since it was saved, or why it was not read
    FindingsView* m_findings;
    ColumnModel* m_model;
    QTableView* m_columns;
    ProgressLine* m_progress;
    DatasetForm* m_form;
    QTimer m_patience; ///< a bar that only flashes says nothing
};

} // namespace genex::ui
