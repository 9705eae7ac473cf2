// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/opencase.h"
#include "widgets/panel.h"

class QLabel;

namespace genex::ui {

class FindingField;
class RowList;

/// The patient's findings: ● present or measured, ○ absent. Unknown features have no row.
class FindingsPanel : public Panel
{
    Q_OBJECT

public:
    FindingsPanel(services::OpenCase& open, services::CaseStoreController& caseStore,
                  QWidget* parent = nullptr);

    void refresh();
    void takeFocus();
    void setProblem(const QString& problem);

private:
    void toggle(const QString& key);
    void correct(const QString& key);
    void takeMany(const QString& pasted);
    const domain::Finding* finding(const QString& key) const;

    services::OpenCase& m_open;
    services::CaseStoreController& m_caseStore;
    QLabel* m_story;
    FindingField* m_field;
    QLabel* m_consequence; ///< of a change, shown before it is made
    RowList* m_list;
};

} // namespace genex::ui
