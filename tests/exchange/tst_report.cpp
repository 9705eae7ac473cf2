#include "exchange/report.h"

#include <QBuffer>
#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

using namespace genex;
using namespace genex::exchange;

namespace {

domain::Catalogue catalogue()
{
    domain::CatalogueContent content;
    content.currency = "EUR";
    domain::Feature fever;
    fever.id = "temperature";
    fever.name = "Temperature";
    fever.quantity = domain::Quantity{"°C", 1, 30, 45};
    domain::Feature ns1;
    ns1.id = "ns1";
    ns1.name = "NS1 antigen";
    ns1.act = domain::Act::Lab;
    ns1.cost = 18;
    ns1.costInPanel = 18;
    ns1.turnaroundMinutes = 240;
    content.features = {fever, ns1};
    content.diseases = {{"malaria", "Malaria", {}, "B54", true}, {"dengue", "Dengue", {}, "A97", false}};
    return domain::Catalogue(content);
}

ReportContent content()
{
    domain::Recommendation recommendation;
    recommendation.modelSha256 = "abc123";
    recommendation.programVersion = "0.1.0";
    recommendation.seed = 42;
    recommendation.order = {{"ns1", 0.25}};
    recommendation.differential = {{"dengue", 0.44, 0.91}, {"malaria", 0.12, 0.002}};
    return {QStringLiteral("Case <b>1</b>"),
            QDateTime(QDate(2026, 1, 2), QTime(3, 4, 5)),
            QStringLiteral("A model & its limits"),
            {domain::Finding::measured("temperature", 38.94), domain::Finding::absent("<script>")},
            catalogue(),
            recommendation,
            {}};
}

QByteArray onePixelPng()
{
    QImage image(1, 1, QImage::Format_RGB32);
    image.fill(Qt::red);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

} // namespace

class TestReport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhatADoctorNeeds()
    {
        const QString html = reportHtml(content());
        for (const char* part :
             {"Temperature", "38.9\u2009°C", "○ absent", "NS1 antigen", "lab", "18\u2009€", "4\u2009h",
              "Dengue", "44\u2009%", "91\u2009%", "&lt;1\u2009%", "can’t miss", "research and education only",
              "abc123", "42", "GENEX 0.1.0", "2026-01-02T03:04:05"})
            QVERIFY2(html.contains(QString::fromUtf8(part)), part);
    }

    void textFromOutsideIsEscaped()
    {
        const QString html = reportHtml(content());
        QVERIFY(!html.contains(QStringLiteral("<script>")));
        QVERIFY(html.contains(QStringLiteral("&lt;script&gt;")));
        QVERIFY(html.contains(QStringLiteral("Case &lt;b&gt;1&lt;/b&gt;")));
        QVERIFY(html.contains(QStringLiteral("A model &amp; its limits")));
    }

    void estimatesAreMarkedAndSetApart()
    {
        ReportContent estimated = content();
        QVERIFY(reportHtml(estimated).contains(QStringLiteral("no value on this page is generated")));
        estimated.recommendation.estimate = {"temperature"};
        const QString html = reportHtml(estimated);
        QVERIFY(html.contains(QStringLiteral("≈ Temperature")));
        QVERIFY(!html.contains(QStringLiteral("no value on this page is generated")));
    }

    void nothingToOrderIsSaid()
    {
        ReportContent nothing = content();
        nothing.recommendation.order.clear();
        QVERIFY(reportHtml(nothing).contains(QStringLiteral("all that would help is known")));
    }

    void thePictureIsInThePage()
    {
        ReportContent withPicture = content();
        QVERIFY(!reportHtml(withPicture).contains(QStringLiteral("<img")));
        withPicture.chartPng = onePixelPng();
        QVERIFY(reportHtml(withPicture).contains(QStringLiteral("src=\"data:image/png;base64,")));
    }

    void writesBothFiles()
    {
        const QTemporaryDir folder;
        const QString html = folder.filePath(QStringLiteral("report.html"));
        const QString pdf = folder.filePath(QStringLiteral("report.pdf"));
        QVERIFY(writeHtmlReport(content(), html).has_value());
        QVERIFY(writePdfReport(content(), pdf).has_value());
        QFile file(pdf);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.read(5) == "%PDF-");
    }

    void aFolderThatIsNotThereIsNamed()
    {
        const auto html = writeHtmlReport(content(), QStringLiteral("/nonexistent/report.html"));
        QVERIFY(!html && html.error().message.find("/nonexistent/report.html") != std::string::npos);
        const auto pdf = writePdfReport(content(), QStringLiteral("/nonexistent/report.pdf"));
        QVERIFY(!pdf && pdf.error().message.find("/nonexistent/report.pdf") != std::string::npos);
    }
};

QTEST_MAIN(TestReport)
#include "tst_report.moc"
