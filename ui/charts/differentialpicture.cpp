// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/differentialpicture.h"

#include "differentialplot.h"
#include "picture.h"

#include <qcustomplot.h>

#include <QCoreApplication>

namespace genex::ui {

namespace {

constexpr double kLogicalWidth = 640;
constexpr int kMargin = space::kLarge;

Result<void> check(const domain::Recommendation& recommendation, const QSize& pixels)
{
    if (recommendation.differential.empty())
        return fail(ErrorCode::InvalidInput,
                    "The recommendation names no disease, so there is nothing to draw.");
    return checkPicture(pixels);
}

QImage draw(const std::vector<DifferentialRow>& rows, const QSize& pixels)
{
    const double scale = pixels.width() / kLogicalWidth;
    const QSize inner(static_cast<int>(kLogicalWidth) - 2 * kMargin,
                      static_cast<int>(pixels.height() / scale) - 2 * kMargin);
    QCustomPlot plot;
    plot.setViewport(QRect(QPoint(), inner));
    const DifferentialFrame frame{
        QCoreApplication::translate("Differential", "Differential: now and expected after the batch"),
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
    return pngOf(draw(differentialRows(recommendation, labels), pixels));
}

Result<void> writeDifferentialPicture(const domain::Recommendation& recommendation,
                                      const DiseaseLabels& labels, const QString& path, const QSize& pixels)
{
    return differentialPicture(recommendation, labels, pixels).and_then([&](const QByteArray& bytes) {
        return writePicture(path, bytes);
    });
}

} // namespace genex::ui
