// SPDX-License-Identifier: GPL-3.0-or-later
#include "differentialplot.h"

#include "plotstyle.h"

#include <qcustomplot.h>

#include <QCoreApplication>
#include <QFontMetrics>

namespace genex::ui {

namespace {

constexpr int kTitleHeight = 34;
constexpr int kLegendHeight = 30;
constexpr int kNoteHeight = 20;
constexpr int kNumberWidth = 40;
constexpr int kLongestLabel = 190;
constexpr double kBarWidth = 0.5;   // of a row
constexpr double kMarkReach = 0.36; // of a row, to either side of its centre
constexpr double kNameDrop = 0.05;  // of a row, below its centre: where two lines of a label meet

/// Translation context of the texts below.
struct DifferentialWords
{
    Q_DECLARE_TR_FUNCTIONS(Differential)
};

/// The name, elided if necessary; the can't-miss sign is never cut.
QString labelOf(const DifferentialRow& row, const QFontMetrics& metrics, int width)
{
    const QString sign = row.cantMiss ? QStringLiteral(" !") : QString();
    return metrics.elidedText(row.name, Qt::ElideRight, width - metrics.horizontalAdvance(sign)) + sign;
}

/// Below the name of a can't-miss disease: its threshold.
QString thresholdLine(const DifferentialRow& row)
{
    return DifferentialWords::tr("! from %1").arg(thresholdText(row.cantMissFrom));
}

/// Draws one set of rows; exists only while drawing.
class Drawing
{
public:
    Drawing(QCustomPlot& plot, const std::vector<DifferentialRow>& rows, const Tokens& tokens)
        : m_plot(plot)
        , m_rows(rows)
        , m_tokens(tokens)
        , m_body(plotFont(plot, type::kBody))
        , m_strong(plotFont(plot, type::kBody, true))
    {}

    void draw(const DifferentialFrame& frame)
    {
        layOut(frame);
        drawTracks();
        for (std::size_t i = 0; i < m_rows.size(); ++i)
            drawRow(m_rows[i], static_cast<double>(i));
        drawFrame(frame);
    }

private:
    /// As wide as the longest label, but leaving at least half for the bars.
    int labelWidth() const
    {
        const QFontMetrics metrics(m_strong);
        int widest = 0;
        for (const DifferentialRow& row : m_rows)
            widest = std::max(widest, metrics.horizontalAdvance(labelOf(row, metrics, kLongestLabel)));
        return std::min({widest + space::kMedium, kLongestLabel, m_plot.viewport().width() * 2 / 5});
    }

    void layOut(const DifferentialFrame& frame)
    {
        m_labelWidth = labelWidth();
        const int above = frame.title.isEmpty() ? 0 : kTitleHeight;
        const int below = kLegendHeight + (frame.note.isEmpty() ? 0 : kNoteHeight);
        m_plot.setBackground(QBrush(m_tokens.surface));
        QCPAxisRect* area = m_plot.axisRect();
        area->setAutoMargins(QCP::msNone);
        area->setMargins(QMargins(m_labelWidth, above, kNumberWidth, below));
        m_plot.xAxis->setRange(0, 1);
        m_plot.xAxis->setVisible(false);
        m_plot.yAxis->setRange(-0.5, static_cast<double>(m_rows.size()) - 0.5);
        m_plot.yAxis->setRangeReversed(true);
        m_plot.yAxis->setVisible(false);
        m_plot.xAxis->grid()->setVisible(false);
        m_plot.yAxis->grid()->setVisible(false);
    }

    void addBar(double position, double length, const QColor& colour) const
    {
        auto* bar = new QCPBars(m_plot.yAxis, m_plot.xAxis);
        bar->setWidth(kBarWidth);
        bar->setPen(Qt::NoPen);
        bar->setBrush(colour);
        bar->setData({position}, {length});
    }

    void drawTracks()
    {
        for (std::size_t i = 0; i < m_rows.size(); ++i)
            addBar(static_cast<double>(i), 1, m_tokens.track);
    }

    void drawRow(const DifferentialRow& row, double position)
    {
        addBar(position, row.now, row.isRest ? m_tokens.secondary : m_tokens.accent);
        drawMark(row.expected, position);
        const QFont& font = position == 0 ? m_strong : m_body;
        const QString label = labelOf(row, QFontMetrics(font), m_labelWidth - space::kSmall);
        QCPItemText* name = addText(label, font, row.cantMiss ? m_tokens.alarm : m_tokens.text);
        name->setPositionAlignment(Qt::AlignLeft | (row.cantMiss ? Qt::AlignBottom : Qt::AlignVCenter));
        place(name, 0, position + (row.cantMiss ? kNameDrop : 0));
        if (row.cantMiss)
            drawThreshold(row, position);
        QCPItemText* number = addText(probabilityText(row.now), m_strong, m_tokens.text);
        number->setPositionAlignment(Qt::AlignRight | Qt::AlignVCenter);
        place(number, m_plot.viewport().width(), position);
    }

    void drawThreshold(const DifferentialRow& row, double position)
    {
        QCPItemText* line = addText(thresholdLine(row), plotFont(m_plot, type::kSecondary), m_tokens.alarm);
        line->setPositionAlignment(Qt::AlignLeft | Qt::AlignTop);
        place(line, 0, position + kNameDrop);
    }

    void drawMark(double expected, double position)
    {
        auto* mark = new QCPItemLine(&m_plot);
        mark->setClipToAxisRect(false);
        mark->start->setCoords(expected, position - kMarkReach);
        mark->end->setCoords(expected, position + kMarkReach);
        mark->setPen(markPen());
    }

    QPen markPen() const
    {
        QPen pen(m_tokens.text, 2);
        pen.setDashPattern({1, 1.5});
        pen.setCapStyle(Qt::FlatCap);
        return pen;
    }

    QCPItemText* addText(const QString& text, const QFont& font, const QColor& colour)
    {
        auto* item = new QCPItemText(&m_plot);
        item->setText(text);
        item->setFont(font);
        item->setColor(colour);
        item->setClipToAxisRect(false);
        item->setPadding(QMargins());
        return item;
    }

    /// At a pixel from the left, at the centre of a row.
    static void place(QCPItemText* item, double left, double position)
    {
        item->position->setTypeX(QCPItemPosition::ptAbsolute);
        item->position->setTypeY(QCPItemPosition::ptPlotCoords);
        item->position->setCoords(left, position);
    }

    QCPItemText* addLine(const QString& text, const QFont& font, const QColor& colour, double left,
                         double middle)
    {
        QCPItemText* item = addText(text, font, colour);
        item->setPositionAlignment(Qt::AlignLeft | Qt::AlignVCenter);
        item->position->setType(QCPItemPosition::ptAbsolute);
        item->position->setCoords(left, middle);
        return item;
    }

    void drawFrame(const DifferentialFrame& frame)
    {
        const QFont small = plotFont(m_plot, type::kSecondary);
        const double bottom = m_plot.viewport().height();
        const double legend = bottom - (frame.note.isEmpty() ? 0 : kNoteHeight) - kLegendHeight / 2.0 + 3;
        if (!frame.title.isEmpty())
            addLine(frame.title, plotFont(m_plot, type::kTitle, true), m_tokens.text, 0,
                    kTitleHeight / 2.0 - 3);
        drawLegendMark(legend);
        addLine(legendText(frame), small, m_tokens.secondary, space::kMedium, legend);
        if (!frame.note.isEmpty())
            addLine(frame.note, small, m_tokens.secondary, 0, bottom - kNoteHeight / 2.0);
    }

    void drawLegendMark(double middle)
    {
        auto* mark = new QCPItemLine(&m_plot);
        mark->setClipToAxisRect(false);
        mark->start->setType(QCPItemPosition::ptAbsolute);
        mark->end->setType(QCPItemPosition::ptAbsolute);
        mark->start->setCoords(3, middle - 7);
        mark->end->setCoords(3, middle + 7);
        mark->setPen(markPen());
    }

    QString legendText(const DifferentialFrame& frame) const
    {
        const bool anyCantMiss = std::any_of(m_rows.begin(), m_rows.end(),
                                             [](const DifferentialRow& row) { return row.cantMiss; });
        const QString mark =
            frame.mark.isEmpty() ? DifferentialWords::tr("expected after the batch") : frame.mark;
        return anyCantMiss ? DifferentialWords::tr("%1   ! can't miss").arg(mark) : mark;
    }

    QCustomPlot& m_plot;
    const std::vector<DifferentialRow>& m_rows;
    const Tokens& m_tokens;
    QFont m_body;
    QFont m_strong;
    int m_labelWidth = 0;
};

} // namespace

int differentialHeight(std::size_t rows, const DifferentialFrame& frame)
{
    return static_cast<int>(rows) * size::kRow + kLegendHeight + (frame.title.isEmpty() ? 0 : kTitleHeight) +
           (frame.note.isEmpty() ? 0 : kNoteHeight);
}

void drawDifferential(QCustomPlot& plot, const std::vector<DifferentialRow>& rows, const Tokens& tokens,
                      const DifferentialFrame& frame)
{
    plot.clearPlottables();
    plot.clearItems();
    Drawing(plot, rows, tokens).draw(frame);
}

} // namespace genex::ui
