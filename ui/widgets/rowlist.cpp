// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/rowlist.h"

#include "rowdelegate.h"

#include "theme/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

namespace genex::ui {

namespace {

constexpr int kBoxReach = 40; ///< a click to the left of it toggles

bool isChoosable(const Row& row)
{
    return row.look != RowLook::Heading && row.look != RowLook::EstimateHeading;
}

/// The row as a sentence.
QString accessibleText(const Row& row)
{
    QStringList parts{row.title};
    if (row.look == RowLook::Estimated)
        parts << RowList::tr("estimated");
    if (row.checked)
        parts << (*row.checked ? RowList::tr("to be ordered") : RowList::tr("excluded"));
    for (const QString& part : {row.value, row.subtitle, row.valueNote}) {
        if (!part.isEmpty())
            parts << part;
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace

RowList::RowList(const QString& accessibleName, QWidget* parent)
    : QListWidget(parent)
{
    setItemDelegate(new RowDelegate(this));
    setAccessibleName(accessibleName);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setResizeMode(QListView::Adjust);
    setMouseTracking(true);
    setTabKeyNavigation(false);
    verticalScrollBar()->setSingleStep(size::kRow / 2);
    connect(this, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0 && row < m_rows.size())
            Q_EMIT currentChangedTo(m_rows[row].key);
    });
    connect(this, &QListWidget::itemDoubleClicked, this, [this](const QListWidgetItem* item) {
        const Row& row = m_rows[this->row(item)];
        if (isChoosable(row))
            Q_EMIT activatedRow(row.key);
    });
}

void RowList::setRows(QList<Row> rows)
{
    m_isStale = false;
    viewport()->update();
    if (rows == m_rows)
        return;
    const Row* current = currentRowData();
    const QString key = current ? current->key : QString();
    const int place = currentRow();
    const int scrolled = verticalScrollBar()->value();
    const QSignalBlocker quiet(this);
    clear();
    m_rows = std::move(rows);
    for (const Row& row : std::as_const(m_rows)) {
        auto* item = new QListWidgetItem(this);
        item->setData(Qt::AccessibleTextRole, accessibleText(row));
        item->setData(Qt::AccessibleDescriptionRole, row.tip);
        item->setToolTip(row.tip);
        if (!isChoosable(row))
            item->setFlags(Qt::ItemIsEnabled);
    }
    verticalScrollBar()->setValue(scrolled);
    setCurrentKey(key);
    if (currentRow() < 0 && place >= 0)
        setCurrentRow(nearestChoosable(std::min<int>(place, static_cast<int>(m_rows.size()) - 1)));
}

int RowList::nearestChoosable(int row) const
{
    for (int at = row; at >= 0 && at < m_rows.size(); ++at) {
        if (isChoosable(m_rows[at]))
            return at;
    }
    for (int at = std::min(row, static_cast<int>(m_rows.size()) - 1); at >= 0; --at) {
        if (isChoosable(m_rows[at]))
            return at;
    }
    return -1;
}

const Row* RowList::currentRowData() const
{
    const int row = currentRow();
    return row >= 0 && row < m_rows.size() && isChoosable(m_rows[row]) ? &m_rows[row] : nullptr;
}

void RowList::setCurrentKey(const QString& key)
{
    for (int row = 0; row < m_rows.size(); ++row) {
        if (m_rows[row].key == key && isChoosable(m_rows[row]))
            return setCurrentRow(row);
    }
}

void RowList::setEmptyText(const QString& text)
{
    m_emptyText = text;
    viewport()->update();
}

void RowList::setStale(bool stale)
{
    m_isStale = stale;
    viewport()->update();
}

void RowList::keyPressEvent(QKeyEvent* event)
{
    const Row* row = currentRowData();
    const bool isPlain = event->modifiers() == Qt::NoModifier || event->modifiers() == Qt::KeypadModifier;
    if (row && isPlain && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        Q_EMIT activatedRow(row->key);
    else if (row && isPlain && event->key() == Qt::Key_Space)
        Q_EMIT toggled(row->key);
    else if (row && isPlain && (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace))
        Q_EMIT removeRequested(row->key);
    else if (event->modifiers().testFlag(Qt::ControlModifier) ||
             (row && event->text().size() == 1 && isPlain))
        event->ignore(); // keys of the panel, which type-ahead would swallow
    else
        QListWidget::keyPressEvent(event);
}

void RowList::mouseReleaseEvent(QMouseEvent* event)
{
    QListWidget::mouseReleaseEvent(event);
    const int row = indexAt(event->pos()).row();
    if (row >= 0 && m_rows[row].checked && event->pos().x() < kBoxReach && event->button() == Qt::LeftButton)
        Q_EMIT toggled(m_rows[row].key);
}

void RowList::paintEvent(QPaintEvent* event)
{
    QListWidget::paintEvent(event);
    if (!m_rows.isEmpty() || m_emptyText.isEmpty())
        return;
    QPainter painter(viewport());
    painter.setPen(Theme::current().secondary);
    const QRect room = viewport()->rect().adjusted(space::kSmall, space::kMedium, -space::kSmall, 0);
    painter.drawText(room, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_emptyText);
}

void RowList::focusInEvent(QFocusEvent* event)
{
    QListWidget::focusInEvent(event);
    if (currentRow() < 0)
        setCurrentRow(nearestChoosable(0));
}

} // namespace genex::ui
