// SPDX-License-Identifier: GPL-3.0-or-later
#include "choicefield.h"

#include "theme/tokens.h"
#include "widgets/fieldkeys.h"
#include "widgets/label.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace genex::ui {

namespace {

constexpr int kMostLetters = 500;
constexpr int kGap = 2;   ///< between the line and the list
constexpr int kFrame = 4; ///< of the list, top and bottom together

} // namespace

ChoiceField::ChoiceField(const Names& names, QWidget* parent)
    : QWidget(parent)
    , m_line(new QLineEdit(this))
    , m_remark(makeParagraph(QString(), TextRole::Secondary, this))
    , m_choices(new RowList(tr("Suggestions"), this))
{
    m_line->setObjectName(QString::fromLatin1(names.field));
    m_line->setPlaceholderText(names.placeholder);
    m_line->setAccessibleName(names.accessible);
    m_line->setMaxLength(kMostLetters);
    m_line->installEventFilter(this);
    m_remark->setObjectName(QString::fromLatin1(names.remark));
    m_remark->hide();
    m_choices->setObjectName(QString::fromLatin1(names.choices));
    m_choices->setProperty("role", QStringLiteral("choices"));
    m_choices->setFocusPolicy(Qt::NoFocus);
    m_choices->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::kHair);
    column->addWidget(m_line);
    column->addWidget(m_remark);
    connect(m_line, &QLineEdit::textChanged, this, [this] {
        setProblem({});
        Q_EMIT typed();
    });
    connect(m_choices, &QListWidget::itemClicked, this, [this] { Q_EMIT entered(Qt::NoModifier); });
    setFocusProxy(m_line);
}

QString ChoiceField::text() const
{
    return m_line->text();
}

void ChoiceField::setText(const QString& text)
{
    m_line->setText(text);
}

void ChoiceField::takeFocus()
{
    m_line->setFocus(Qt::ShortcutFocusReason);
}

void ChoiceField::setHint(const QString& hint)
{
    m_hint = hint;
    setProblem({});
}

void ChoiceField::setProblem(const QString& problem)
{
    m_line->setProperty("valid", problem.isEmpty());
    m_line->style()->unpolish(m_line);
    m_line->style()->polish(m_line);
    setRole(m_remark, problem.isEmpty() ? TextRole::Secondary : TextRole::Problem);
    m_remark->setText(problem.isEmpty() ? m_hint : QStringLiteral("! ") + problem);
    m_remark->setVisible(!m_remark->text().isEmpty());
    m_line->setAccessibleDescription(m_remark->text());
}

void ChoiceField::setChoices(const QList<Row>& rows)
{
    m_choices->setRows(rows);
    if (rows.isEmpty())
        return hideChoices();
    if (m_choices->currentRow() < 0)
        m_choices->setCurrentRow(0);
    m_choices->setParent(window());
    placeChoices();
    m_choices->show();
    m_choices->raise();
}

int ChoiceField::chosen() const
{
    return m_choices->currentRow();
}

void ChoiceField::placeChoices()
{
    const QPoint below = m_line->mapTo(window(), QPoint(0, m_line->height() + kGap));
    int height = kFrame;
    for (int row = 0; row < m_choices->count(); ++row)
        height += m_choices->sizeHintForRow(row);
    const int room = window()->height() - below.y() - space::kSmall;
    m_choices->setGeometry(QRect(below, QSize(m_line->width(), std::min(height, room))));
}

void ChoiceField::hideChoices()
{
    m_choices->hide();
}

void ChoiceField::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (m_choices->isVisible())
        placeChoices();
}

void ChoiceField::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    hideChoices();
}

bool ChoiceField::onKey(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (event->modifiers().testFlag(Qt::ControlModifier))
            return false; // handled by the screen
        Q_EMIT entered(event->modifiers());
        return true;
    case Qt::Key_Down:
    case Qt::Key_Up: {
        if (!m_choices->isVisible())
            return false;
        const int count = m_choices->count();
        const int step = event->key() == Qt::Key_Down ? 1 : count - 1;
        m_choices->setCurrentRow((m_choices->currentRow() + step) % count);
        return true;
    }
    case Qt::Key_Escape:
        if (m_choices->isVisible())
            hideChoices();
        else if (m_line->text().isEmpty())
            return false; // nothing to close: the screen may handle it
        else
            m_line->clear();
        return true;
    default:
        return false;
    }
}

bool ChoiceField::eventFilter(QObject* object, QEvent* event)
{
    if (passOnUndo(m_line, event))
        return true;
    if (event->type() == QEvent::KeyPress && onKey(static_cast<QKeyEvent*>(event)))
        return true;
    if (event->type() == QEvent::FocusOut)
        hideChoices();
    return QWidget::eventFilter(object, event);
}

} // namespace genex::ui
