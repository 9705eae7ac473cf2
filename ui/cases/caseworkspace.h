// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/opencase.h"
#include "widgets/stepline.h"

#include <QWidget>

#include <optional>

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

/// One patient: findings, the next decision, and the differential. Below 1200 pixels the differential becomes
/// a tab.
class CaseWorkspace : public QWidget
{
    Q_OBJECT

public:
    CaseWorkspace(services::OpenCase& open, services::CaseStoreController& caseStore,
                  QWidget* parent = nullptr);

    /// Focuses the field for the next input.
    void takeFocus();
    void focusFindings();
    void focusTests();
    /// Shows the previous (-1) or next (1) step, as far as the case has come.
    void look(int steps);
    /// Ctrl+Enter: order, confirm or conclude.
    void confirm();

Q_SIGNALS:
    void reportRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildLayout();
    QFrame* makeRibbon();
    QFrame* makeLookBack();
    void refresh();
    void showRibbon();
    void showLookBack();
    void lookAt(StepLine::Step step);
    StepLine::Step standsAt() const;
    StepLine::Step shownStep() const { return m_lookedAt.value_or(standsAt()); }
    void showProblem(const Error& error);
    void arrange();
    QWidget* decision() const;

    services::OpenCase& m_open;
    services::CaseStoreController& m_caseStore;
    StepLine* m_steps;
    QLabel* m_ribbonText = nullptr;
    QPushButton* m_ribbonButton = nullptr;
    QFrame* m_ribbon;
    QLabel* m_lookBackText = nullptr;
    QPushButton* m_lookBackButton = nullptr;
    QFrame* m_lookBack; ///< explains an earlier step being viewed
    FindingsPanel* m_findings;
    QStackedWidget* m_decision;
    BatchPanel* m_batch;
    ResultsPanel* m_results;
    OutcomePanel* m_outcome;
    DifferentialPanel* m_differential;
    QTabBar* m_tabs;
    services::CaseStep m_step = services::CaseStep::Findings;
    std::optional<StepLine::Step> m_lookedAt; ///< an earlier step than the current one
    std::string m_shownCase;
};

} // namespace genex::ui
