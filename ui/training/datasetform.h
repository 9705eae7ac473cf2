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

/// What is chosen about a table: label, split, what is known first, its name; and the way on.
class DatasetForm : public QWidget
{
    Q_OBJECT

public:
    explicit DatasetForm(QWidget* parent = nullptr);

    /// What was typed stays when it is the same file, read again.
    /// Nothing of what was chosen for the table before stays.
    void startAnew() { m_draft = {}; }
    void setTable(const services::TableView& table);
    /// The table with what is chosen here.
    services::DatasetRecord draft() const;
    /// What is begun and not chosen to the end; nothing: the draft says it all.
    std::optional<services::DatasetProblem> openChoice() const;
    /// The first is shown, and its field is marked. None: the way on is open.
    void setProblems(const std::vector<services::DatasetProblem>& problems);
    /// Why nothing can be saved just now, while nothing is wrong.
    void setWaiting(const QString& reason);
    /// What has come about, until something is changed.
    void showDone(const QString& text);

Q_SIGNALS:
    /// Label, or a column for split or O: the table must be read again.
    void readingChanged();
    /// Anything else.
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

    services::DatasetRecord m_draft; ///< of the table, without what stands in the fields
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
    bool m_isFilling = false; ///< what changes now was not chosen by a person
};

} // namespace genex::ui
