// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/overlay.h"

#include "theme/theme.h"
#include "widgets/button.h"
#include "widgets/centred.h"
#include "widgets/label.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace genex::ui {

namespace {

constexpr int kCardWidth = 560;
constexpr double kShade = 0.55;

} // namespace

Overlay::Overlay(QWidget* parent)
    : QWidget(parent)
    , m_card(new QFrame(this))
    , m_title(makeLabel(QString(), TextRole::Title, this))
    , m_content(new QVBoxLayout)
{
    m_card->setProperty("role", QStringLiteral("panel"));
    m_card->setFixedWidth(kCardWidth);
    auto* close = makeButton(tr("Close"), ButtonRole::Plain, m_card);
    close->setObjectName(QStringLiteral("closeOverlay"));
    auto* foot = new QHBoxLayout;
    foot->addWidget(makeLabel(tr("Esc closes this"), TextRole::Secondary, m_card));
    foot->addStretch();
    foot->addWidget(close);
    auto* column = new QVBoxLayout(m_card);
    column->setContentsMargins(space::kHuge, space::kLarge, space::kHuge, space::kLarge);
    column->setSpacing(space::kMedium);
    column->addWidget(m_title);
    column->addLayout(m_content);
    column->addLayout(foot);
    auto* layout = new QVBoxLayout(this);
    layout->addStretch();
    addCentred(layout, m_card);
    layout->addStretch();
    setFocusPolicy(Qt::StrongFocus);
    hide();
    parent->installEventFilter(this);
    connect(close, &QPushButton::clicked, this, &Overlay::dismiss);
}

void Overlay::setTitle(const QString& title)
{
    m_title->setText(title);
    setAccessibleName(title);
}

void Overlay::setCardWidth(int width)
{
    m_card->setFixedWidth(width);
}

void Overlay::open()
{
    m_cameFrom = window()->focusWidget();
    setGeometry(parentWidget()->rect());
    raise();
    show();
    setFocus(Qt::PopupFocusReason);
}

void Overlay::settle()
{
    m_card->layout()->activate();
    layout()->activate();
    m_card->layout()->activate(); // at its current size
}

void Overlay::dismiss()
{
    hide();
    if (m_cameFrom && m_cameFrom->isVisible())
        m_cameFrom->setFocus(Qt::PopupFocusReason);
    m_cameFrom.clear();
}

bool Overlay::eventFilter(QObject* object, QEvent* event)
{
    if (object == parentWidget() && event->type() == QEvent::Resize)
        setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(object, event);
}

QList<QWidget*> Overlay::focusStops() const
{
    QList<QWidget*> stops;
    for (QWidget* widget : m_card->findChildren<QWidget*>()) {
        if (widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus))
            stops << widget;
    }
    return stops;
}

bool Overlay::focusNextPrevChild(bool next)
{
    const QList<QWidget*> stops = focusStops();
    if (stops.isEmpty())
        return true;
    const qsizetype at = stops.indexOf(window()->focusWidget());
    const qsizetype count = stops.size();
    const qsizetype target = next ? (at + 1) % count : (at <= 0 ? count : at) - 1;
    stops[target]->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

void Overlay::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        dismiss();
    else
        QWidget::keyPressEvent(event);
}

void Overlay::mousePressEvent(QMouseEvent* event)
{
    if (!m_card->geometry().contains(event->pos()))
        dismiss();
}

void Overlay::paintEvent(QPaintEvent*)
{
    QColor shade = Theme::current().dark ? QColor(Qt::black) : Theme::current().text;
    shade.setAlphaF(static_cast<float>(kShade));
    QPainter(this).fillRect(rect(), shade);
}

} // namespace genex::ui
