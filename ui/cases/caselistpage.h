// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/casestorecontroller.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;

namespace genex::ui {

class RowList;

/// All cases: awaited results first, then by latest change; search as you type.
class CaseListPage : public QWidget
{
    Q_OBJECT

public:
    explicit CaseListPage(services::CaseStoreController& caseStore, QWidget* parent = nullptr);

    /// Reloads the list.
    void refresh();
    void takeFocus();
    void setProblem(const QString& problem);

Q_SIGNALS:
    void caseChosen(const QString& id);
    void newCaseRequested();

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void showList(const Result<domain::CaseList>& list, int asked);
    void showFirst();

    services::CaseStoreController& m_caseStore;
    QLineEdit* m_search;
    QComboBox* m_state;
    QLabel* m_count;
    RowList* m_list;
    QLabel* m_problem;
    QTimer m_typing;
    int m_asked = 0;
    bool m_isFilled = false;
};

} // namespace genex::ui
