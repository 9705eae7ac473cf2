// SPDX-License-Identifier: GPL-3.0-or-later
#include "historydialog.h"

#include "caseviews.h"
#include "language/translated.h"

#include "theme/tokens.h"
#include "widgets/button.h"
#include "widgets/label.h"
#include "widgets/rowlist.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace genex::ui {

namespace {

constexpr QSize kSize(720, 540);
constexpr int kLongestNote = 4000;

} // namespace

HistoryDialog::HistoryDialog(services::OpenCase& open, services::CaseStoreController& caseStore,
                             QWidget* parent)
    : QDialog(parent)
    , m_open(open)
    , m_caseStore(caseStore)
    , m_list(new RowList(tr("History"), this))
    , m_note(new QLineEdit(this))
    , m_problem(makeParagraph(QString(), TextRole::Problem, this))
{
    setWindowTitle(tr("History and notes"));
    resize(kSize);
    m_list->setObjectName(QStringLiteral("history"));
    m_note->setObjectName(QStringLiteral("note"));
    m_note->setPlaceholderText(tr("Type a note; Enter adds it"));
    m_note->setAccessibleName(tr("Note"));
    m_note->setMaxLength(kLongestNote);
    auto* close = makeButton(tr("Close"), ButtonRole::Plain, this);
    close->setAutoDefault(false);
    auto* row = new QHBoxLayout;
    row->setSpacing(space::kSmall);
    row->addWidget(m_note, 1);
    row->addWidget(close);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::kHuge, space::kLarge, space::kHuge, space::kLarge);
    column->setSpacing(space::kMedium);
    column->addWidget(m_list, 1);
    column->addWidget(m_problem);
    column->addLayout(row);
    connect(m_note, &QLineEdit::returnPressed, this, &HistoryDialog::addNote);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    connect(&m_open, &services::OpenCase::changed, this, &HistoryDialog::refresh);
    connect(&m_open, &services::OpenCase::refused, this,
            [this](const Error& error) { m_problem->setText(language::described(error)); });
    refresh();
    m_note->setFocus();
}

void HistoryDialog::refresh()
{
    if (!m_open.isOpen())
        return reject(); // a locked screen shows nothing
    QList<Row> rows;
    for (const domain::HistoryLine& line : m_open.document().history(m_caseStore.catalogue())) {
        Row row;
        row.key = QString::number(line.number);
        row.title = language::translated(line.text);
        row.subtitle = line.isUndone ? tr("undone") : QString::fromStdString(line.who);
        row.valueNote = momentText(line.atMs);
        row.look = line.isUndone ? RowLook::StruckOut : RowLook::Plain;
        row.tip = row.title;
        rows << row;
    }
    std::reverse(rows.begin(), rows.end());
    m_list->setRows(rows);
    m_note->setEnabled(!m_open.document().isClosed() && m_caseStore.view().readOnlyReason.empty());
}

void HistoryDialog::addNote()
{
    const QString text = m_note->text().trimmed();
    if (text.isEmpty())
        return;
    m_problem->clear();
    m_note->clear();
    m_open.addNote(text.toStdString());
}

} // namespace genex::ui
