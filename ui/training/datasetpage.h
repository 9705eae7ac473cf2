// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/datasetservice.h"

#include <QWidget>

#include <functional>

class QLabel;
class QStackedWidget;

namespace genex::ui {

class DatasetList;
class ProgressLine;
class TablePanel;

/// Page that turns a table into a data set: open or drop, inspect, correct, save.
class DatasetPage : public QWidget
{
    Q_OBJECT

public:
    explicit DatasetPage(services::DatasetService& datasetService, QWidget* parent = nullptr);

    /// Asks for a file; empty: cancelled.
    using FileChooser = std::function<QString(QWidget*)>;
    void setFileChooser(FileChooser chooser) { m_chooser = std::move(chooser); }

    void openTable(const QString& path);

Q_SIGNALS:
    void trainRequested(const genex::services::DatasetRecord& dataset);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void buildLayout();
    void connectStore();
    void chooseFile();
    void showSaved(const services::DatasetRecord& dataset);
    void startReading();
    void onOpened();
    void onFailed(const Error& error);
    void onSaved(const services::DatasetRecord& dataset);
    void onStoreChanged();
    void showState();
    void showMessage(const QString& sentence, const QString& details);
    void setDropTarget(bool isTarget);

    services::DatasetService& m_datasetService;
    FileChooser m_chooser;
    DatasetList* m_list;
    QLabel* m_readOnly;
    QStackedWidget* m_states;
    QWidget* m_message = nullptr; ///< nothing opened yet, or the error
    QWidget* m_loading;
    ProgressLine* m_progress;
    TablePanel* m_table;
    QWidget* m_place;                ///< frame around the states
    bool m_isTrainingWanted = false; ///< once it is saved
};

} // namespace genex::ui
