// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/opencase.h"

#include <QDialog>

class QLabel;
class QLineEdit;

namespace genex::ui {

class RowList;

/// History of a case, latest first, with a field for notes.
class HistoryDialog : public QDialog
{
    Q_OBJECT

public:
    HistoryDialog(services::OpenCase& open, services::CaseStoreController& caseStore,
                  QWidget* parent = nullptr);

private:
    void refresh();
    void addNote();

    services::OpenCase& m_open;
    services::CaseStoreController& m_caseStore;
    RowList* m_list;
    QLineEdit* m_note;
    QLabel* m_problem;
};

} // namespace genex::ui
