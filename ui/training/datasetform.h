// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/datasetservice.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace genex::ui {

/// Choices about a table: label, split, initial findings, name; and the buttons to continue.
class DatasetForm : public QWidget
{
    Q_OBJECT

public:
    explicit DatasetForm(QWidget* parent = nullptr);

    /// Discards all choices made for the previous table.
    void startAnew() { m_draft = {}; }
    void setTable(const services::TableView& table);
    /// The table with the current choices.
    services::DatasetRecord draft() const;
    /// An incomplete choice; empty: the draft is complete.
    std::optional<services::DatasetProblem> openChoice() const;
    /// Shows the first one and marks its field. Empty: enables the buttons.
    void setProblems(const std::vector<services::DatasetProblem>& problems);
    /// Why saving is temporarily impossible, although nothing is wrong.
    void setWaiting(const QString& reason);
    /// Shown until something is changed.
    void showDone(const QString& text);

Q_SIGNALS:
    /// Label, or a column for split or O: the table must be read again.
    void readingChanged();
    /// Any other change.
    void edited();
    void saveRequested(bool isToTrain);

private:
    void nameObjects();
    void buildLayout();
    void connectFields();
    void fillColumns(const services::TableView& table);
    void showSplit(const std::string& split);
    void showObserved(const services::DatasetRecord& dataset);
    void showNeededFields();
    std::string split() const;
    bool isObservedGiven() const;
    void mark(services::DatasetField field);

    services::DatasetRecord m_draft; ///< of the table, without the contents of the fields
    QComboBox* m_label;
    QComboBox* m_split;
    QComboBox* m_splitColumn;
    QComboBox* m_observed;
    QComboBox* m_observedColumn;
    QSpinBox* m_observedSize;
    QSpinBox* m_pools;
    QLineEdit* m_name;
    QLabel* m_problem;
    QPushButton* m_save;
    QPushButton* m_saveAndTrain;
    bool m_isFilling = false; ///< changes are not made by the user
};

} // namespace genex::ui
