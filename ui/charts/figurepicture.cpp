// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/figurepicture.h"

#include "figureplot.h"
#include "picture.h"

#include <qcustomplot.h>

#include <QBuffer>
#include <QPdfWriter>

namespace genex::ui {

namespace {

constexpr int kPanelWidth = 460; // logical pixels
constexpr int kFigureHeight = 420;
constexpr double kPngScale = 2;
constexpr int kDotsPerInch = 96; // one logical pixel of the page

QSize logicalSize(const domain::Figure& figure)
{
    return {kPanelWidth * std::max(1, static_cast<int>(figure.panels.size())), kFigureHeight};
}

Result<void> check(const domain::Figure& figure, const QSize& pixels)
{
    if (figure.panels.empty())
        return fail(ErrorCode::InvalidInput, "The figure has no panel, so there is nothing to draw.");
    return checkPicture(pixels);
}

} // namespace

Result<QByteArray> figurePng(const domain::Figure& figure, const QSize& pixels)
{
    if (const auto checked = check(figure, pixels); !checked)
        return fail(checked.error());
    const double scale = static_cast<double>(pixels.width()) / logicalSize(figure).width();
    QCustomPlot plot;
    plot.setViewport(QRect(QPoint(), pixels / scale));
    drawFigure(plot, figure, lightTokens());
    const QImage image = plot.toPixmap(qRound(pixels.width() / scale), qRound(pixels.height() / scale), scale)
                             .toImage()
                             .scaled(pixels);
    return pngOf(image);
}

Result<QByteArray> figurePng(const domain::Figure& figure)
{
    return figurePng(figure, logicalSize(figure) * kPngScale);
}

Result<QByteArray> figurePdf(const domain::Figure& figure)
{
    const QSize size = logicalSize(figure);
    if (const auto checked = check(figure, size); !checked)
        return fail(checked.error());
    QCustomPlot plot;
    plot.setViewport(QRect(QPoint(), size));
    drawFigure(plot, figure, lightTokens());
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(kDotsPerInch);
    writer.setPageMargins(QMarginsF());
    writer.setPageSize(QPageSize(QSizeF(size) / kDotsPerInch, QPageSize::Inch, {}, QPageSize::ExactMatch));
    writer.setTitle(QString::fromStdString(figure.title));
    QCPPainter painter;
    if (!painter.begin(&writer))
        return fail(ErrorCode::Internal, "The chart could not be turned into a PDF page.");
    painter.setMode(QCPPainter::pmVectorized);
    painter.setMode(QCPPainter::pmNoCaching);
    plot.toPainter(&painter, size.width(), size.height());
    painter.end();
    return bytes;
}

Result<void> writeFigure(const domain::Figure& figure, const QString& pngPath, const QString& pdfPath)
{
    return figurePng(figure)
        .and_then([&](const QByteArray& png) { return writePicture(pngPath, png); })
        .and_then([&] { return figurePdf(figure); })
        .and_then([&](const QByteArray& pdf) { return writePicture(pdfPath, pdf); });
}

} // namespace genex::ui
