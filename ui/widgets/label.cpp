// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/label.h"

#include <QPainter>
#include <QStyle>
#include <QVariant>

#include <array>

namespace genex::ui {

namespace {

/// In the order of TextRole.
constexpr std::array kRoleNames = {
    "body",  "headline", "title", "strong",   "secondary",     "quiet",
    "alarm", "problem",  "good",  "estimate", "estimateValue", "chip",
};
static_assert(kRoleNames.size() == static_cast<std::size_t>(TextRole::Chip) + 1);

QString nameOf(TextRole role)
{
    return QString::fromLatin1(kRoleNames.at(static_cast<std::size_t>(role)));
}

class ElidedLabel : public QLabel
{
public:
    using QLabel::QLabel;

    QSize minimumSizeHint() const override
    {
        return {fontMetrics().averageCharWidth() * 6, QLabel::sizeHint().height()};
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        const QString shown = fontMetrics().elidedText(text(), Qt::ElideRight, width());
        setToolTip(shown == text() ? QString() : text());
        QPainter painter(this);
        style()->drawItemText(&painter, rect(), Qt::AlignLeft | Qt::AlignVCenter, palette(), isEnabled(),
                              shown, foregroundRole());
    }
};

void prepare(QLabel* label, TextRole role)
{
    label->setTextFormat(Qt::PlainText);
    label->setProperty("role", nameOf(role));
}

} // namespace

QLabel* makeLabel(const QString& text, TextRole role, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    prepare(label, role);
    return label;
}

QLabel* makeParagraph(const QString& text, TextRole role, QWidget* parent)
{
    QLabel* label = makeLabel(text, role, parent);
    label->setWordWrap(true);
    return label;
}

QLabel* makeElidedLabel(const QString& text, TextRole role, QWidget* parent)
{
    auto* label = new ElidedLabel(text, parent);
    prepare(label, role);
    return label;
}

void setRole(QLabel* label, TextRole role)
{
    if (label->property("role").toString() == nameOf(role))
        return;
    label->setProperty("role", nameOf(role));
    label->style()->unpolish(label);
    label->style()->polish(label);
}

QFrame* makeLine(QWidget* parent)
{
    auto* line = new QFrame(parent);
    line->setProperty("role", QStringLiteral("line"));
    return line;
}

} // namespace genex::ui
