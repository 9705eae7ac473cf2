#pragma once

#include "common/result.h"
#include "widgets/panel.h"

#include <QStringList>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace genex::ui {

struct DemonstrationView;

/// The decision: which tests to order now, what is estimated instead, and what is expected to come of it.
class BatchPanel : public Panel
{
    Q_OBJECT

public:
    explicit BatchPanel(QWidget* parent = nullptr);

    using QWidget::show;
    void show(const DemonstrationView& view);
    void showReport(const Result<QStringList>& report);
    /// To what comes next: the report.
    void takeFocus();

Q_SIGNALS:
    void runAgainRequested();
    void reportRequested();

private:
    void addButtons();
    void addOrders(const DemonstrationView& view);
    void addEstimates(const DemonstrationView& view);

    QVBoxLayout* m_rows;
    QLabel* m_outlook;
    QLabel* m_report;
    QPushButton* m_write;
};

} // namespace genex::ui
