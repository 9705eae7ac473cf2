// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/findingentry.h"
#include "services/opencase.h"

#include <QWidget>

namespace genex::ui {

class ChoiceField;

/// Field for adding a test to the order by name or synonym, showing the effect of each test.
class TestField : public QWidget
{
    Q_OBJECT

public:
    TestField(services::OpenCase& open, services::CaseStoreController& caseStore, QWidget* parent = nullptr);

    void refresh();
    void takeFocus();

Q_SIGNALS:
    /// Also emitted for a test that is already in the list and only needs to be highlighted.
    void placed(const QString& feature);

private:
    void look();
    void showFound();
    void enter();
    void add(const std::string& feature);

    services::OpenCase& m_open;
    services::CaseStoreController& m_caseStore;
    ChoiceField* m_field;
    std::vector<services::EntryChoice> m_found;
};

} // namespace genex::ui
