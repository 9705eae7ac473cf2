// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/opencase.h"
#include "widgets/panel.h"

#include <QTimer>

class QLabel;
class QPushButton;
class QSlider;

namespace genex::ui {

class RowList;
class TestField;

/// The batch to order: orders, estimates, cost, and the doctor's edits. Read-only after the order.
class BatchPanel : public Panel
{
    Q_OBJECT

public:
    BatchPanel(services::OpenCase& open, services::CaseStoreController& caseStore, QWidget* parent = nullptr);

    void refresh();
    /// Ctrl+Enter.
    void confirm();
    /// Focuses the field for adding tests.
    void focusTests();
    void takeFocus();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void addBudget();
    void addButtons();
    void showBudget();
    void chooseBudget();
    void showCurrent();
    void place(const QString& key, domain::BatchPlace where);
    void toggle(const QString& key);
    QString emptyText() const;
    /// No order has been placed yet.
    bool canChange() const;
    void showWhatCanBeDone(const struct BatchView& view);
    void pointOut(const QString& key);

    services::OpenCase& m_open;
    services::CaseStoreController& m_caseStore;
    QWidget* m_budgetChoice;
    QSlider* m_budget;
    QLabel* m_totals;
    QTimer m_budgetTimer;
    TestField* m_test;
    RowList* m_list;
    QLabel* m_remark; ///< actions for the selected row
    QPushButton* m_toOrder;
    QPushButton* m_toEstimate;
    QPushButton* m_toNothing;
    QLabel* m_expected;
    QLabel* m_concern;
    QPushButton* m_order;
    QPushButton* m_orderAll;
    QWidget* m_edits;   ///< actions for the selected row
    QString m_pointOut; ///< row to select once it exists
};

} // namespace genex::ui
