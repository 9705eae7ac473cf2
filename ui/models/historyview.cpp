// SPDX-License-Identifier: GPL-3.0-or-later
#include "historyview.h"

#include "modelviews.h"

#include "theme/tokens.h"
#include "widgets/button.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace genex::ui {

HistoryView::HistoryView(QWidget* parent)
    : QWidget(parent)
    , m_list(new RowList(tr("History"), this))
    , m_rollBack(makeButton(tr("Roll back to this model…"), ButtonRole::Plain, this))
{
    m_list->setObjectName(QStringLiteral("modelHistory"));
    m_list->setEmptyText(tr("No model has been activated yet: the bundled model is in use."));
    m_rollBack->setObjectName(QStringLiteral("rollBack"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, space::kSmall, 0, 0);
    column->addWidget(m_list, 1);
    auto* row = new QHBoxLayout;
    row->addWidget(m_rollBack);
    row->addStretch();
    column->addLayout(row);
    connect(m_list, &RowList::currentChangedTo, this, &HistoryView::showPossible);
    connect(m_rollBack, &QPushButton::clicked, this, [this] {
        if (const services::Activation* entry = current())
            Q_EMIT rollBackRequested(QString::fromStdString(entry->sha256));
    });
    showPossible();
}

void HistoryView::showHistory(const std::vector<services::Activation>& history)
{
    m_history = history;
    QList<Row> rows;
    for (std::size_t i = 0; i < history.size(); ++i)
        rows << activationRow(history[i], static_cast<int>(i), i == 0);
    m_list->setRows(rows);
    showPossible();
}

void HistoryView::setEnabledToChange(bool enabled)
{
    m_canChange = enabled;
    showPossible();
}

const services::Activation* HistoryView::current() const
{
    const int row = m_list->currentRow();
    return row >= 0 && static_cast<std::size_t>(row) < m_history.size()
               ? &m_history[static_cast<std::size_t>(row)]
               : nullptr;
}

void HistoryView::showPossible()
{
    const services::Activation* entry = current();
    m_rollBack->setEnabled(m_canChange && entry && entry->sha256 != m_history.front().sha256);
}

} // namespace genex::ui
