// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QPointF>
#include <QStringList>

class QPainter;

/// Text on a page.
namespace genex::exchange {

/// Pages are laid out in tenths of a point, because fonts have integer sizes.
constexpr qreal pt(qreal points)
{
    return 10 * points;
}

struct TextStyle
{
    qreal size = pt(8.5);
    QRgb colour = 0xFF000000;
    bool isBold = false;
    bool isItalic = false;

    QFont font() const;
};

/// Text wrapped to a width. If there are too many lines, the last one shown ends with ….
class TextBox
{
public:
    TextBox(const QString& text, const TextStyle& style, qreal width, int mostLines = 0,
            Qt::Alignment alignment = Qt::AlignLeft);

    qreal height() const { return m_lineHeight * static_cast<qreal>(m_lines.size()); }
    qreal lineHeight() const { return m_lineHeight; }
    int lineCount() const { return static_cast<int>(m_lines.size()); }
    /// Width of the longest line.
    qreal naturalWidth() const;
    void paint(QPainter& painter, const QPointF& corner) const;
    void paintLine(QPainter& painter, const QPointF& corner, int line) const;

private:
    TextStyle m_style;
    qreal m_width;
    Qt::Alignment m_alignment;
    qreal m_lineHeight;
    QStringList m_lines;
};

} // namespace genex::exchange
