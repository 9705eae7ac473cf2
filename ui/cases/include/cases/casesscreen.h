// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/error.h"
#include "widgets/screen.h"

class QAction;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace genex::services {
class CaseStoreController;
class OpenCase;
} // namespace genex::services

namespace genex::ui {

class CaseListPage;
class CaseWorkspace;

/// The clinician's screen: the list of cases, or the open one.
class CasesScreen : public Screen
{
    Q_OBJECT

public:
    CasesScreen(services::CaseStoreController& caseStore, services::OpenCase& open,
                QWidget* parent = nullptr);

    void takeFocus();
    /// Creates a case and focuses the findings field.
    void newCase();
    void showList();
    void focusFindings();
    /// Focuses the field for adding tests.
    void focusTests();
    /// Shows the previous (-1) or next (1) step.
    void look(int steps);
    void confirm();
    void editPatient();
    void showHistory();
    void toggleWhatIf();
    /// Whether there is something to report.
    bool canReport() const;

    QString bannerTitle() const override;
    QString bannerSubtitle() const override;
    QString bannerState() const override;
    QList<QWidget*> bannerTools() const override;
    QString helpHtml() const override;

Q_SIGNALS:
    void reportRequested();
    /// Availability of undo, redo, report or what-if has changed.
    void possibilitiesChanged();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void makeTools();
    void showCase();
    void showModel();
    void showProblem(const Error& error);

    services::CaseStoreController& m_caseStore;
    services::OpenCase& m_open;
    QStackedWidget* m_pages;
    CaseListPage* m_list;
    CaseWorkspace* m_workspace;
    // In the banner.
    QLabel* m_model = nullptr;
    QPushButton* m_back = nullptr;
    QPushButton* m_patient = nullptr;
    QPushButton* m_undo = nullptr;
    QPushButton* m_redo = nullptr;
    QPushButton* m_whatIf = nullptr;
    QPushButton* m_report = nullptr;
};

} // namespace genex::ui
