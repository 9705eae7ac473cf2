// SPDX-License-Identifier: GPL-3.0-or-later
#include "reportcases.h"

#include "exchange/report.h"
#include "exchange/reportpages.h"

#include <QImage>
#include <QPainter>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace genex::exchange;
using namespace genex::testing;

namespace {

/// What a reader program sees in the PDF.
QString textOf(const QByteArray& pdf)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("report.pdf")));
    if (!file.open(QIODevice::WriteOnly) || file.write(pdf) != pdf.size())
        qFatal("cannot write");
    file.close();
    QProcess reader;
    reader.start(QStringLiteral("pdftotext"),
                 {QStringLiteral("-layout"), file.fileName(), QStringLiteral("-")});
    if (!reader.waitForFinished())
        qFatal("pdftotext is missing: ./test installs it with poppler-utils");
    return QString::fromUtf8(reader.readAllStandardOutput());
}

/// The page as a picture of a dot per point.
QImage pictureOf(const ReportPages& pages, int page)
{
    QImage image(ReportPages::size().toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    pages.paint(painter, page);
    return image;
}

/// The lowest row above the foot that is not white.
int lowestInk(const QImage& page, int above)
{
    for (int y = above; y > 0; --y) {
        for (int x = 0; x < page.width(); ++x) {
            if (page.pixelColor(x, y) != QColor(Qt::white))
                return y;
        }
    }
    return 0;
}

int rightmostInk(const QImage& page)
{
    for (int x = page.width() - 1; x > 0; --x) {
        for (int y = 0; y < page.height(); ++y) {
            if (page.pixelColor(x, y) != QColor(Qt::white))
                return x;
        }
    }
    return 0;
}

} // namespace

class TestReport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void htmlNeedsNothingElse()
    {
        const QString html = reportHtml(reportOf(concluded().document));
        for (const char* part : {"<script", "http://", "https://", "src=", "href=", "@import", "url("})
            QVERIFY2(!html.contains(QLatin1String(part)), part);
        QVERIFY(html.contains(QStringLiteral("default-src 'none'")));
        QVERIFY(html.contains(QStringLiteral("<title>Case report · Patient k7x2qd</title>")));
    }

    void htmlEscapesWhatComesFromOutside()
    {
        Story story;
        story.then(CaseOpened{{.name = "<b>Ann & \"Co\"</b>"}})
            .then(FindingSet{Finding::ofCategory("<script>alert(1)</script>", "\"><img src=x>")})
            .then(NoteAdded{"<i>first</i>\n%1 %2"});
        const QString html = reportHtml(reportOf(story.document, true));
        QVERIFY(!html.contains(QStringLiteral("<script")));
        QVERIFY(!html.contains(QStringLiteral("<img")));
        QVERIFY(!html.contains(QStringLiteral("<b>Ann")));
        QVERIFY(html.contains(QStringLiteral("&lt;script&gt;alert(1)")));
        QVERIFY(html.contains(QStringLiteral("&lt;b&gt;Ann &amp; &quot;Co&quot;&lt;/b&gt;")));
        QVERIFY(html.contains(QStringLiteral("&lt;i&gt;first&lt;/i&gt;<br>%1 %2")));
    }

    void htmlSetsEstimatesApart()
    {
        const QString html = reportHtml(reportOf(concluded().document));
        const QRegularExpression frame(QStringLiteral("<div class=\"estimates\">.*?</div>"),
                                       QRegularExpression::DotMatchesEverythingOption);
        QString outside = html;
        outside.remove(frame);
        QVERIFY(html.contains(QString::fromUtf8("≈ 0.42\u2009mg/L (0.20–0.75), estimated")));
        QVERIFY(!outside.contains(QStringLiteral("0.42")));
        QVERIFY(html.contains(QStringLiteral("dashed")));
    }

    void htmlSaysEverythingOfTheContent()
    {
        const ReportContent content = reportOf(amendedAndConcluded().document, true);
        QString html = reportHtml(content);
        html.replace(QStringLiteral("&quot;"), QStringLiteral("\""))
            .replace(QStringLiteral("&amp;"), QStringLiteral("&"));
        for (const QString& line : Texts(content).all.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
            for (const QString& part : line.split(QRegularExpression(QStringLiteral("[|=]"))))
                QVERIFY2(html.contains(part.trimmed()), qPrintable(part));
        }
    }

    void aLongListIsCutOnTheFirstPageAndWholeInTheDetails()
    {
        const QString html = reportHtml(reportOf(crowded().document));
        const qsizetype details = html.indexOf(QStringLiteral("<main class=\"details\">"));
        QVERIFY(html.left(details).contains(QStringLiteral("and 88 more: see details")));
        QVERIFY(!html.left(details).contains(QStringLiteral("finding 99 ")));
        QVERIFY(html.mid(details).contains(QStringLiteral("finding 99 ")));
    }

    void thePdfSaysWhatTheContentSays()
    {
        const ReportContent content = reportOf(concluded().document);
        const QString text = textOf(reportPdf(content));
        for (const char* part : {"Case report", "Patient k7x2qd", "Concluded", "Most likely: Influenza",
                                 "estimated", "≈", "For research and education only", "Page 1 of 3",
                                 "Page 3 of 3", "Evidence: Influenza", "History of the case", "dr_a"})
            QVERIFY2(text.contains(QString::fromUtf8(part)), part);
        QVERIFY(!text.contains(QStringLiteral("Quill"), Qt::CaseInsensitive));
        QVERIFY(textOf(reportPdf(reportOf(concluded().document, true))).contains(QStringLiteral("Quill")));
    }

    void thePdfNamesNobodyInItsProperties()
    {
        const QByteArray pdf = reportPdf(reportOf(concluded().document, true));
        QVERIFY(pdf.startsWith("%PDF-"));
        const auto utf16 = [](const char* text) {
            QByteArray bytes;
            for (const QChar c : QString::fromLatin1(text)) {
                bytes += '\0';
                bytes += static_cast<char>(c.unicode());
            }
            return bytes;
        };
        QVERIFY(pdf.contains(utf16("k7x2qd")));
        QVERIFY(!pdf.contains(utf16("Xanthippe")));
        QVERIFY(!pdf.contains("Xanthippe"));
    }

    void theFirstPageIsOnePage_data()
    {
        QTest::addColumn<CaseDocument>("document");
        QTest::newRow("draft") << drafted().document;
        QTest::newRow("concluded") << concluded().document;
        QTest::newRow("fallback") << concludedAfterFallBack().document;
        QTest::newRow("amended") << amendedAndConcluded().document;
        QTest::newRow("60 findings") << crowded(60).document;
        QTest::newRow("100 findings") << crowded(100).document;
        QTest::newRow("nothing") << Story().then(CaseOpened{{.name = std::string(190, 'N')}}).document;
    }

    void theFirstPageIsOnePage()
    {
        QFETCH(const CaseDocument, document);
        const ReportPages pages(reportOf(document, true));
        QVERIFY(pages.count() >= 2);
        constexpr int kFootTop = 842 - 56 + 12 - 2;
        for (int page = 0; page < pages.count(); ++page) {
            const QImage picture = pictureOf(pages, page);
            const int lowest = lowestInk(picture, kFootTop);
            QVERIFY2(lowest > 30 && lowest <= 842 - 56, qPrintable(QString::number(lowest)));
            QVERIFY(rightmostInk(picture) <= 595 - 40);
        }
    }

    void estimatesHaveTheirGroundOnPaper()
    {
        const auto hasGround = [](const CaseDocument& document) {
            const QImage picture = pictureOf(ReportPages(reportOf(document)), 0);
            int dots = 0;
            for (int y = 0; y < picture.height(); ++y) {
                for (int x = 0; x < picture.width(); ++x)
                    dots += picture.pixelColor(x, y) == QColor(0xFF, 0xF4, 0xE0) ? 1 : 0;
            }
            return dots > 5000;
        };
        QVERIFY(hasGround(concluded().document));
        QVERIFY(!hasGround(drafted().document));
    }
};

QTEST_MAIN(TestReport)
#include "tst_report.moc"
