// SPDX-License-Identifier: GPL-3.0-or-later
#include "exchange/report.h"
#include "exchange/reportpages.h"

#include <QBuffer>
#include <QPageLayout>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

namespace genex::exchange {

namespace {

constexpr int kDotsPerInch = 720;
constexpr qreal kPointsPerInch = 72;

} // namespace

QByteArray reportPdf(const ReportContent& content)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(content.title + QStringLiteral(" · ") + content.pseudonym);
    writer.setCreator(content.program);
    writer.setResolution(kDotsPerInch);
    writer.setPageLayout(QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Portrait, QMarginsF()));
    const ReportPages pages(content);
    QPainter painter(&writer);
    painter.scale(kDotsPerInch / kPointsPerInch, kDotsPerInch / kPointsPerInch);
    for (int page = 0; page < pages.count(); ++page) {
        if (page > 0)
            writer.newPage();
        pages.paint(painter, page);
    }
    painter.end();
    return bytes;
}

} // namespace genex::exchange
