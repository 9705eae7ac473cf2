// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/datasetservice.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace genex::ui {

class RowList;

/// The data sets of the store, and the button for a new one. The current one is compared with its file.
class DatasetList : public QWidget
{
    Q_OBJECT

public:
    explicit DatasetList(services::DatasetService& datasetService, QWidget* parent = nullptr);

    void setCurrentKey(const std::string& key);

Q_SIGNALS:
    void openRequested();
    void chosen(const genex::services::DatasetRecord& dataset);

private:
    void buildLayout();
    void showDatasets();
    void showRows();
    void onCurrent(const QString& key);
    void onInspected(const QString& key, services::FileState state);
    /// Asks for confirmation: it cannot be undone.
    void askToRemove();
    void forgetRemoval();
    const services::DatasetRecord* datasetOf(const QString& key) const;

    services::DatasetService& m_datasetService;
    RowList* m_rows;
    QLabel* m_remark; ///< about the current one
    QPushButton* m_open;
    QPushButton* m_remove;
    QString m_toRemove; ///< awaiting confirmation
};

} // namespace genex::ui
