#include "exchange/report.h"

#include "reporthtml.h"

#include <QAbstractTextDocumentLayout>
#include <QImage>
#include <QPageLayout>
#include <QPdfWriter>
#include <QSaveFile>
#include <QTextDocument>
#include <QUrl>

namespace genex::exchange {

namespace {

constexpr qreal kMarginMm = 18;

tl::unexpected<Error> cannotWrite(const QSaveFile& file)
{
    return fail(ErrorCode::Io,
                "Cannot write " + file.fileName().toStdString() + ": " + file.errorString().toStdString() +
                    ".",
                "Choose another folder, or free some space.");
}

void printTo(QPdfWriter& writer, const ReportContent& content)
{
    writer.setTitle(content.title);
    writer.setCreator(QStringLiteral("GENEX ") +
                      QString::fromStdString(content.recommendation.programVersion));
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(kMarginMm, kMarginMm, kMarginMm, kMarginMm), QPageLayout::Millimeter);

    QTextDocument document;
    const QString chart = content.chartPng.isEmpty() ? QString() : QStringLiteral("chart.png");
    document.addResource(QTextDocument::ImageResource, QUrl(chart), QImage::fromData(content.chartPng));
    document.setHtml(htmlOf(content, chart, Medium::Paper));
    // Without a page size of its own the document would add margins to those of the page.
    document.documentLayout()->setPaintDevice(&writer);
    document.setDocumentMargin(0);
    document.setPageSize(writer.pageLayout().paintRectPixels(writer.resolution()).size());
    document.print(&writer);
}

} // namespace

QString reportHtml(const ReportContent& content)
{
    if (content.chartPng.isEmpty())
        return htmlOf(content, {}, Medium::Screen);
    const QString source =
        QStringLiteral("data:image/png;base64,") + QString::fromLatin1(content.chartPng.toBase64());
    return htmlOf(content, source, Medium::Screen);
}

Result<void> writeHtmlReport(const ReportContent& content, const QString& path)
{
    QSaveFile file(path);
    const QByteArray bytes = reportHtml(content).toUtf8();
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return cannotWrite(file);
    return {};
}

Result<void> writePdfReport(const ReportContent& content, const QString& path)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return cannotWrite(file);
    {
        QPdfWriter writer(&file);
        printTo(writer, content);
    }
    if (file.error() != QFileDevice::NoError || !file.commit())
        return cannotWrite(file);
    return {};
}

} // namespace genex::exchange
