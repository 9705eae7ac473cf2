// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/cases/casefixture.h"
#include "widgets/rowlist.h"

#include <QLabel>
#include <QPushButton>
#include <QTest>

#include <memory>

/// One panel of the workspace, shown, with the case that it is about.
namespace genex::testing {

template <typename Panel>
class PanelFixture : public CaseFixture
{
public:
    PanelFixture()
        : m_panel(std::make_unique<Panel>(open(), caseStore()))
    {
        m_panel->resize(700, 800);
        m_panel->show();
        QObject::connect(&open(), &services::OpenCase::changed, m_panel.get(),
                         [this] { m_panel->refresh(); });
        m_panel->refresh();
    }

    Panel& panel() { return *m_panel; }

    template <typename Widget = QWidget>
    Widget* find(const char* name) const
    {
        return m_panel->template findChild<Widget*>(QString::fromLatin1(name));
    }
    QString textOf(const char* name) const { return find<QLabel>(name)->text(); }
    ui::RowList* list(const char* name) const { return find<ui::RowList>(name); }
    const ui::Row* row(const char* list, const char* key) const
    {
        for (const ui::Row& row : this->list(list)->rows()) {
            if (row.key == QLatin1String(key))
                return &row;
        }
        return nullptr;
    }
    void choose(const char* list, const char* key) const
    {
        this->list(list)->setCurrentKey(QLatin1String(key));
    }
    void press(const char* name, Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        QTest::keyClick(find(name), key, modifiers);
    }

private:
    std::unique_ptr<Panel> m_panel;
};

} // namespace genex::testing
