// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/differentialpicture.h"

#include "differentialplot.h"

#include <qcustomplot.h>

#include <QApplication>
#include <QBuffer>
#include <QSaveFile>

namespace genex::ui {

namespace {

constexpr double kLogicalWidth = 640;
constexpr int kMargin = space::kLarge;
constexpr int kSmallest = 200;
constexpr int kLargest = 8000;

Result<void> check(const domain::Recommendation& recommendation, const QSize& pixels)
{
    const bool fits = pixels.width() >= kSmallest && pixels.height() >= kSmallest &&
                      pixels.width() <= kLargest && pixels.height() <= kLargest;
    if (!fits)
        return fail(ErrorCode::InvalidInput,
                    "a picture of " + std::to_string(pixels.width()) + " by " +
                        std::to_string(pixels.height()) + " pixels cannot be drawn",
                    "Choose a width and height from 200 to 8000 pixels.");
    if (recommendation.differential.empty())
        return fail(ErrorCode::InvalidInput,
                    "the recommendation names no disease, so there is nothing to draw");
    if (!qobject_cast<QApplication*>(QCoreApplication::instance()))
        return fail(ErrorCode::Internal, "a chart was drawn in a program without a QApplication");
    return {};
}

QImage draw(const std::vector<DifferentialRow>& rows, const QSize& pixels)
{
    const double scale = pixels.width() / kLogicalWidth;
    const QSize inner(static_cast<int>(kLogicalWidth) - 2 * kMargin,
                      static_cast<int>(pixels.height() / scale) - 2 * kMargin);
    QCustomPlot plot;
    plot.setViewport(QRect(QPoint(), inner));
    const DifferentialFrame frame{
        QCoreApplication::translate("Differential", "Differential: now, and expected after the batch"),
        QCoreApplication::translate("Differential", "Research and education only.")};
    drawDifferential(plot, rows, lightTokens(), frame);
    const QPixmap chart = plot.toPixmap(inner.width(), inner.height(), scale);

    QImage page(pixels, QImage::Format_RGB32);
    page.fill(lightTokens().surface);
    QPainter painter(&page);
    painter.drawPixmap(QPointF(kMargin * scale, kMargin * scale), chart);
    return page;
}

} // namespace

Result<QByteArray> differentialPicture(const domain::Recommendation& recommendation,
                                       const DiseaseLabels& labels, const QSize& pixels)
{
    if (const auto checked = check(recommendation, pixels); !checked)
        return fail(checked.error());
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (!draw(differentialRows(recommendation, labels), pixels).save(&buffer, "PNG"))
        return fail(ErrorCode::Internal, "the chart could not be turned into a PNG picture");
    return bytes;
}

Result<void> writeDifferentialPicture(const domain::Recommendation& recommendation,
                                      const DiseaseLabels& labels, const QString& path, const QSize& pixels)
{
    const auto bytes = differentialPicture(recommendation, labels, pixels);
    if (!bytes)
        return fail(bytes.error());
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(*bytes) != bytes->size() || !file.commit())
        return fail(ErrorCode::Io,
                    "the picture " + path.toStdString() +
                        " could not be written: " + file.errorString().toStdString(),
                    "Choose a folder that exists, has space left and may be written to.");
    return {};
}

} // namespace genex::ui
