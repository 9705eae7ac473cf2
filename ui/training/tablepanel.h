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

/// The displayed table: remarks, columns and choices.
class TablePanel : public QWidget
{
    Q_OBJECT

public:
    explicit TablePanel(services::DatasetService& datasetService, QWidget* parent = nullptr);

    /// The next table is a different one, even if the file name is the same: discards all input.
    void startAnew();
    void showTable();
    /// Keeps the table and shows why a change failed.
    void showFailure(const QString& reason);
    /// Shows why saving failed.
    void showRefusal(const QString& reason);
    /// Shown next to the buttons.
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
    QLabel* m_change; ///< changes since it was saved, or why it was not read
    FindingsView* m_findings;
    ColumnModel* m_model;
    QTableView* m_columns;
    ProgressLine* m_progress;
    DatasetForm* m_form;
    QTimer m_patience; ///< delays the progress bar, so that it does not flash
};

} // namespace genex::ui
