#include "reporthtml.h"

#include "domain/wording.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace genex::exchange {

namespace {

constexpr std::size_t kDiseasesShown = 8;

QString tr(const char* text)
{
    return QCoreApplication::translate("Report", text);
}

/// Any text that did not come from this file.
QString safe(const QString& text)
{
    return text.toHtmlEscaped();
}

QString safe(const std::string& text)
{
    return QString::fromStdString(text).toHtmlEscaped();
}

QString element(const char* tag, const QString& inner)
{
    return QStringLiteral("<%1>%2</%1>\n").arg(QLatin1String(tag), inner);
}

/// The first cell is the name of something and gets the room that the others leave.
QString row(const QStringList& cells, const char* tag = "td")
{
    const QString first = QStringLiteral("<%1 width=\"%2%\">%3</%1>\n");
    constexpr int kOtherWidth = 15;
    const int firstWidth = cells.size() > 2 ? 100 - kOtherWidth * static_cast<int>(cells.size() - 1) : 50;
    QString inner = first.arg(QLatin1String(tag)).arg(firstWidth).arg(cells.value(0));
    for (const QString& cell : cells.mid(1))
        inner += element(tag, cell);
    return element("tr", inner);
}

QString table(const QStringList& head, const QString& rows)
{
    return QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"4\">%1%2</table>\n")
        .arg(row(head, "th"), rows);
}

/// Before what was observed: paper has no colour to tell absent from present.
QString signOf(domain::FindingState state)
{
    switch (state) {
    case domain::FindingState::Present:
        return QStringLiteral("● ");
    case domain::FindingState::Absent:
        return QStringLiteral("○ ");
    case domain::FindingState::Measured:
    case domain::FindingState::Category:
        break;
    }
    return {};
}

QString findingsSection(const ReportContent& content)
{
    QString rows;
    for (const domain::Finding& finding : content.findings)
        rows += row({safe(domain::featureName(content.catalogue, finding.feature)),
                     signOf(finding.state) + safe(domain::observationText(finding, content.catalogue))});
    return element("h2", tr("Findings")) + table({tr("Finding"), tr("Observed")}, rows);
}

QString orderRow(const ReportContent& content, const domain::OrderItem& item)
{
    const domain::Feature* feature = content.catalogue.feature(item.feature);
    const std::string& currency = content.catalogue.content().currency;
    const QString unknown = QStringLiteral("–");
    return row({safe(domain::featureName(content.catalogue, item.feature)),
                feature ? safe(domain::actText(feature->act)) : unknown,
                feature ? safe(domain::costText(feature->cost, currency)) : unknown,
                feature ? safe(domain::durationText(feature->turnaroundMinutes)) : unknown,
                QString::number(item.expectedGain, 'f', 3)});
}

QString orderSection(const ReportContent& content)
{
    QString rows;
    std::vector<std::string> ids;
    for (const domain::OrderItem& item : content.recommendation.order) {
        rows += orderRow(content, item);
        ids.push_back(item.feature);
    }
    if (ids.empty())
        return element("h2", tr("Order now")) + element("p", tr("Nothing: all that would help is known."));
    const domain::BatchTotals totals = domain::totalsOf(ids, content.catalogue);
    const QString line = tr("%1 tests · %2 · last result in %3")
                             .arg(totals.tests)
                             .arg(safe(domain::costText(totals.cost, content.catalogue.content().currency)),
                                  safe(domain::durationText(totals.turnaroundMinutes)));
    return element("h2", tr("Order now")) + element("p", line) +
           table({tr("Test"), tr("Kind"), tr("Cost"), tr("Result in"), tr("Expected effect (nats)")}, rows);
}

QString estimateSection(const ReportContent& content)
{
    QString inner = tr("None. This model has no generator: no value on this page is generated.");
    if (!content.recommendation.estimate.empty()) {
        QStringList names;
        for (const std::string& id : content.recommendation.estimate)
            names.append(QStringLiteral("≈ ") + safe(domain::featureName(content.catalogue, id)));
        inner = names.join(QStringLiteral("<br>"));
    }
    return element("h2", tr("≈ Estimated, not ordered")) + element("p", inner);
}

QString differentialSection(const ReportContent& content, const QString& chartSource, Medium medium)
{
    const auto& all = content.recommendation.differential;
    QString rows;
    for (std::size_t i = 0; i < std::min(kDiseasesShown, all.size()); ++i) {
        const domain::Disease* disease = content.catalogue.disease(all[i].disease);
        QString name = safe(domain::diseaseName(content.catalogue, all[i].disease));
        if (disease && disease->cantMiss)
            name += tr(" <b>!</b> can’t miss");
        rows +=
            row({name, safe(domain::percentText(all[i].now)), safe(domain::percentText(all[i].expected))});
    }
    const QString picture = chartSource.isEmpty()
                                ? QString()
                                : QStringLiteral("<p><img src=\"%1\" width=\"600\"></p>\n").arg(chartSource);
    const QString pageBreak =
        medium == Medium::Paper ? QStringLiteral(" style=\"page-break-before:always\"") : QString();
    return QStringLiteral("<h2%1>%2</h2>\n").arg(pageBreak, tr("Differential")) + picture +
           table({tr("Disease"), tr("Now"), tr("Expected with the batch")}, rows);
}

QString provenanceSection(const ReportContent& content)
{
    const domain::Recommendation& made = content.recommendation;
    return element("h2", tr("Where this comes from")) + element("p", safe(content.modelNote)) +
           table({tr("What"), tr("Value")},
                 row({tr("Made"), safe(content.made.toString(Qt::ISODate))}) +
                     row({tr("Program"), QStringLiteral("GENEX ") + safe(made.programVersion)}) +
                     row({tr("Model (SHA-256)"), safe(made.modelSha256)}) +
                     row({tr("Seed"), QString::number(made.seed)}) +
                     row({tr("Bucket"), QString::number(made.bucket)}));
}

QString notice()
{
    return element("p",
                   element("b", tr("For research and education only. Not a medical device: do not use it to "
                                   "care for patients.")));
}

} // namespace

QString htmlOf(const ReportContent& content, const QString& chartSource, Medium medium)
{
    QString style = QStringLiteral("body{font-family:'DejaVu Sans',sans-serif;font-size:10pt;color:#1B1F24}"
                                   "h1{font-size:16pt}h2{font-size:12pt}th{text-align:left;color:#57606A;"
                                   "border-bottom:1px solid #D0D7DE}"
                                   "td{border-bottom:1px solid #D0D7DE}");
    if (medium == Medium::Screen)
        style += QStringLiteral("body{max-width:52em;margin:2em auto;padding:0 1em}img{max-width:100%}");
    const QString body = element("h1", safe(content.title)) + notice() + findingsSection(content) +
                         orderSection(content) + estimateSection(content) +
                         differentialSection(content, chartSource, medium) + provenanceSection(content);
    return QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\"><head><meta charset=\"utf-8\"><title>%2</title>"
                          "<style>%3</style></head><body>\n%4</body></html>\n")
        .arg(QLocale().bcp47Name(), safe(content.title), style, body);
}

} // namespace genex::exchange
