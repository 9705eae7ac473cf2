// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/opencase.h"
#include "widgets/panel.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace genex::ui {

class RowList;

/// Entry of results, one test at a time, by keyboard only.
class ResultsPanel : public Panel
{
    Q_OBJECT

public:
    ResultsPanel(services::OpenCase& open, services::CaseStoreController& caseStore,
                 QWidget* parent = nullptr);

    void refresh();
    void takeFocus();
    void setProblem(const QString& problem);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void enter(bool isAbsent);
    void setUnavailable();
    void goToNextAwaited();
    void showCurrent();
    std::string current() const;
    QString hint() const;

    services::OpenCase& m_open;
    services::CaseStoreController& m_caseStore;
    QLabel* m_which;
    QLineEdit* m_field;
    QLabel* m_remark;
    QPushButton* m_present;
    QPushButton* m_absent;
    QPushButton* m_unavailable;
    RowList* m_list;
    QLabel* m_left;
};

} // namespace genex::ui
