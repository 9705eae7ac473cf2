// SPDX-License-Identifier: GPL-3.0-or-later
#include "pagetext.h"

#include "reportstyle.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTextLayout>

#include <cmath>

namespace genex::exchange {

namespace {

constexpr qreal kLineHeight = 1.34; ///< in font sizes
/// Letter spacing disables ligatures, so that a PDF can be searched for "Influenza".
constexpr qreal kNoLigatures = 0.02; ///< almost nothing: Qt scales it for a printer

QStringList brokenLines(const QString& text, const QFont& font, qreal width)
{
    QString paragraphs = text;
    paragraphs.replace(QLatin1Char('\n'), QChar(QChar::LineSeparator));
    QTextLayout layout(paragraphs, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        lines << paragraphs.mid(line.textStart(), line.textLength()).remove(QChar(QChar::LineSeparator));
    }
    layout.endLayout();
    return lines;
}

/// Marks the truncation at the end of the last line.
void cut(QStringList& lines, int most, const QFontMetricsF& metrics, qreal width)
{
    if (most == 0 || lines.size() <= most)
        return;
    const QString rest = lines.mid(most - 1).join(QString());
    lines = lines.mid(0, most);
    lines.last() = metrics.elidedText(rest, Qt::ElideRight, width);
    if (!lines.last().endsWith(QChar(0x2026)))
        lines.last() += QChar(0x2026);
}

} // namespace

QFont TextStyle::font() const
{
    QFont made{QString::fromLatin1(style::kFontFamily)};
    made.setStyleHint(QFont::SansSerif);
    made.setPixelSize(static_cast<int>(std::lround(size)));
    made.setBold(isBold);
    made.setItalic(isItalic);
    made.setHintingPreference(QFont::PreferNoHinting);
    made.setLetterSpacing(QFont::AbsoluteSpacing, kNoLigatures);
    return made;
}

TextBox::TextBox(const QString& text, const TextStyle& style, qreal width, int mostLines,
                 Qt::Alignment alignment)
    : m_style(style)
    , m_width(width)
    , m_alignment(alignment)
    , m_lineHeight(style.size * kLineHeight)
    , m_lines(brokenLines(text, style.font(), width))
{
    cut(m_lines, mostLines, QFontMetricsF(style.font()), width);
}

qreal TextBox::naturalWidth() const
{
    const QFontMetricsF metrics(m_style.font());
    qreal width = 0;
    for (const QString& line : m_lines)
        width = std::max(width, metrics.horizontalAdvance(line));
    return width;
}

void TextBox::paint(QPainter& painter, const QPointF& corner) const
{
    for (int line = 0; line < lineCount(); ++line)
        paintLine(painter, corner + QPointF(0, m_lineHeight * line), line);
}

void TextBox::paintLine(QPainter& painter, const QPointF& corner, int line) const
{
    painter.setFont(m_style.font());
    painter.setPen(QColor(m_style.colour));
    const QString text = m_lines.at(line).trimmed();
    const QFontMetricsF metrics(m_style.font());
    const qreal free = m_width - metrics.horizontalAdvance(text);
    const qreal shift = m_alignment & Qt::AlignRight ? free : m_alignment & Qt::AlignHCenter ? free / 2 : 0;
    const qreal baseline = (m_lineHeight - metrics.height()) / 2 + metrics.ascent();
    painter.drawText(corner + QPointF(shift, baseline), text);
}

} // namespace genex::exchange
