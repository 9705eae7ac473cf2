// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "services/findingentry.h"
#include "services/opencase.h"

#include <QWidget>

namespace genex::ui {

class ChoiceField;

/// Where the doctor adds a test to the order by name or synonym. What it would do stands beside each test
/// before it is added.
class TestField : public QWidget
{
    Q_OBJECT

public:
    TestField(services::OpenCase& open, services::CaseStoreController& caseStore, QWidget* parent = nullptr);

    void refresh();
    void takeFocus();

Q_SIGNALS:
    /// Also where it stands in the list already and only has to be pointed out.
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
