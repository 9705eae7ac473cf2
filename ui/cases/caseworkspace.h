#pragma once

#include "services/opencase.h"

#include <QWidget>

class QFrame;
class QLabel;
class QPushButton;
class QStackedWidget;
class QTabBar;

namespace genex::ui {

class BatchPanel;
class DifferentialPanel;
class FindingsPanel;
class OutcomePanel;
class ResultsPanel;
class StepLine;

/// One patient: what is known, the decision that is next, how likely each disease is. Below 1200 pixels the
/// differential becomes a tab.
class CaseWorkspace : public QWidget
{
    Q_OBJECT

public:
    CaseWorkspace(services::OpenCase& open, services::CaseDesk& desk, QWidget* parent = nullptr);

    /// Where the next key belongs.
    void takeFocus();
    void focusFindings();
    /// Order, confirm or conclude: what Ctrl+Enter does.
    void confirm();

Q_SIGNALS:
    void reportRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildLayout();
    QFrame* makeRibbon();
    void refresh();
    void showRibbon();
    void showProblem(const Error& error);
    void arrange();
    QWidget* decision() const;

    services::OpenCase& m_open;
    services::CaseDesk& m_desk;
    StepLine* m_steps;
    QLabel* m_ribbonText = nullptr;
    QPushButton* m_ribbonButton = nullptr;
    QFrame* m_ribbon;
    FindingsPanel* m_findings;
    QStackedWidget* m_decision;
    BatchPanel* m_batch;
    ResultsPanel* m_results;
    OutcomePanel* m_outcome;
    DifferentialPanel* m_differential;
    QTabBar* m_tabs;
    services::CaseStep m_step = services::CaseStep::Findings;
    std::string m_shownCase;
};

} // namespace genex::ui
