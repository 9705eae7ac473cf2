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

/// Where a table becomes a data set to train on: opened or dropped, looked at, corrected, saved.
class DatasetPage : public QWidget
{
    Q_OBJECT

public:
    explicit DatasetPage(services::DatasetService& datasetService, QWidget* parent = nullptr);

    /// Asks for a file; an empty text is none.
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
    QWidget* m_message = nullptr; ///< nothing opened yet, or why nothing could be
    QWidget* m_loading;
    ProgressLine* m_progress;
    TablePanel* m_table;
    QWidget* m_place;                ///< the frame around the states
    bool m_isTrainingWanted = false; ///< once it is saved
};

} // namespace genex::ui
