#pragma once

#include "services/opencase.h"
#include "widgets/panel.h"

#include <QTimer>

class QLabel;
class QPushButton;
class QSlider;

namespace genex::ui {

class RowList;

/// The batch to order now: what is ordered, what is estimated instead, what it costs, and the doctor's hand
/// in it.
class BatchPanel : public Panel
{
    Q_OBJECT

public:
    BatchPanel(services::OpenCase& open, services::CaseDesk& desk, QWidget* parent = nullptr);

    void refresh();
    /// What Ctrl+Enter does here.
    void confirm();

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

    services::OpenCase& m_open;
    services::CaseDesk& m_desk;
    QSlider* m_budget;
    QLabel* m_totals;
    QTimer m_budgetTimer;
    RowList* m_list;
    QLabel* m_remark; ///< what can be done with the chosen row
    QPushButton* m_toOrder;
    QPushButton* m_toEstimate;
    QPushButton* m_toNothing;
    QLabel* m_outlook;
    QLabel* m_concern;
    QPushButton* m_order;
    QPushButton* m_orderAll;
};

} // namespace genex::ui
