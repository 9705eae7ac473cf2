// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/opencase.h"
#include "widgets/panel.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace genex::ui {

class ConfidenceGauge;
class RowList;

/// Outcome of the results: estimates and whether they are accepted, then the conclusion.
class OutcomePanel : public Panel
{
    Q_OBJECT

public:
    OutcomePanel(services::OpenCase& open, services::CaseStoreController& caseStore,
                 QWidget* parent = nullptr);

    void refresh();
    void takeFocus();
    /// Ctrl+Enter.
    void confirm();

Q_SIGNALS:
    void reportRequested();

private:
    void addButtons();
    void showButtons();
    void amend();

    services::OpenCase& m_open;
    services::CaseStoreController& m_caseStore;
    QLabel* m_headline;
    ConfidenceGauge* m_gauge;
    QLabel* m_sentence;
    QLabel* m_concerns;
    RowList* m_estimates;
    QLineEdit* m_reason;
    QPushButton* m_primary;
    QPushButton* m_without;
    QPushButton* m_next;
    QPushButton* m_amend;
};

} // namespace genex::ui
