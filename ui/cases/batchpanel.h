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

/// The batch to order now: what is ordered, what is estimated instead, what it costs, and the doctor's hand
/// in it. After the order it shows what was ordered, and nothing can be changed.
class BatchPanel : public Panel
{
    Q_OBJECT

public:
    BatchPanel(services::OpenCase& open, services::CaseStoreController& caseStore, QWidget* parent = nullptr);

    void refresh();
    /// What Ctrl+Enter does here.
    void confirm();
    /// Where a test is added by hand.
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
    /// No order was placed yet.
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
    QLabel* m_remark; ///< what can be done with the chosen row
    QPushButton* m_toOrder;
    QPushButton* m_toEstimate;
    QPushButton* m_toNothing;
    QLabel* m_expected;
    QLabel* m_concern;
    QPushButton* m_order;
    QPushButton* m_orderAll;
    QWidget* m_edits;   ///< what can be done with the chosen row
    QString m_pointOut; ///< the row to choose when it is there
};

} // namespace genex::ui
