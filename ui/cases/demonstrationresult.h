#pragma once

#include "common/result.h"

#include <QStringList>
#include <QWidget>

class QHBoxLayout;
class QLabel;
class QTabBar;
class QVBoxLayout;

namespace genex::ui {

struct DemonstrationView;
class BatchPanel;
class DifferentialPanel;
class FindingsPanel;

/// What the demonstration found, in the three panels a case has: findings, batch, differential.
/// Where the window is narrow, batch and differential share one place as two tabs.
class DemonstrationResult : public QWidget
{
    Q_OBJECT

public:
    explicit DemonstrationResult(QWidget* parent = nullptr);

    using QWidget::show;
    void show(const DemonstrationView& view);
    void takeFocus();
    /// The paths of the report that was written, or why it was not.
    void showReport(const Result<QStringList>& report);

Q_SIGNALS:
    void runAgainRequested();
    void reportRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildLayout();
    void arrange();

    FindingsPanel* m_findings;
    BatchPanel* m_batch;
    DifferentialPanel* m_differential;
    QTabBar* m_tabs;
};

} // namespace genex::ui
