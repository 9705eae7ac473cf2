// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runlistpage.h"

#include "theme/tokens.h"
#include "widgets/button.h"
#include "widgets/label.h"
#include "widgets/panel.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace genex::ui {

namespace {

constexpr int kListWidth = 340;

bool matches(const Row& row, const QString& words)
{
    const QString all = row.title + QLatin1Char(' ') + row.subtitle + QLatin1Char(' ') + row.value;
    const QStringList parts = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return std::ranges::all_of(parts,
                               [&](const QString& part) { return all.contains(part, Qt::CaseInsensitive); });
}

} // namespace

RunListPage::RunListPage(const QString& listName, const QString& change, QWidget* parent)
    : QWidget(parent)
    , m_search(new QLineEdit(this))
    , m_list(new RowList(listName, this))
    , m_note(makeParagraph(QString(), TextRole::Problem, this))
    , m_goOn(makeButton(tr("Resume"), ButtonRole::Primary, this))
    , m_change(makeButton(change, ButtonRole::Plain, this))
    , m_compare(makeButton(tr("Compare with current"), ButtonRole::Plain, this))
{
    m_search->setAccessibleName(tr("Search runs"));
    m_search->setClearButtonEnabled(true);
    connect(m_search, &QLineEdit::textChanged, this, &RunListPage::showRuns);
    connect(m_list, &RowList::activatedRow, this, &RunListPage::show);
    connect(m_list, &RowList::currentChangedTo, this, &RunListPage::showPossible);
    connect(m_compare, &QPushButton::clicked, this, &RunListPage::compare);
}

void RunListPage::arrange(const QList<QPushButton*>& buttons, QWidget* result)
{
    auto* panel = new Panel(tr("Runs"), this);
    panel->setFixedWidth(kListWidth);
    panel->content()->addWidget(m_search);
    panel->content()->addWidget(m_list, 1);
    panel->content()->addWidget(m_note);
    for (QPushButton* button : buttons)
        panel->content()->addWidget(button);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::kLarge);
    row->addWidget(panel);
    row->addWidget(result, 1);
    showRuns();
}

void RunListPage::showRuns()
{
    QList<Row> found = rows();
    found.removeIf([this](const Row& row) { return !matches(row, m_search->text()); });
    m_list->setRows(found);
    showPossible();
}

std::string RunListPage::chosenKey() const
{
    const Row* row = m_list->currentRowData();
    return row ? row->key.toStdString() : std::string();
}

void RunListPage::showProblem(const QString& problem)
{
    setRole(m_note, TextRole::Problem);
    m_note->setText(problem);
    m_note->setVisible(!problem.isEmpty());
}

} // namespace genex::ui
