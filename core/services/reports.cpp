#include "services/reports.h"

#include "exchange/report.h"

#include <QCoreApplication>
#include <QDir>

namespace genex::services {

namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("Reports", text);
}

exchange::ReportContent contentOf(const DemonstrationOutcome& outcome, const QByteArray& chartPng)
{
    return {QString::fromStdString(outcome.patient.title),
            QDateTime::currentDateTime(),
            tr("The demonstration model was trained on invented patients that come with the program. It "
               "chooses the "
               "whole batch to be ordered: it has no generator, and its probabilities are not calibrated."),
            outcome.patient.findings,
            outcome.catalogue,
            outcome.recommendation,
            chartPng};
}

} // namespace

Result<QStringList> writeReport(const DemonstrationOutcome& outcome, const QString& folder,
                                const QByteArray& chartPng)
{
    if (!QDir().mkpath(folder))
        return fail(ErrorCode::PermissionDenied, "Cannot make the folder " + folder.toStdString() + ".",
                    "Choose another.");
    const exchange::ReportContent content = contentOf(outcome, chartPng);
    const QString html = QDir(folder).absoluteFilePath(QStringLiteral("report.html"));
    const QString pdf = QDir(folder).absoluteFilePath(QStringLiteral("report.pdf"));
    return exchange::writeHtmlReport(content, html)
        .and_then([&] { return exchange::writePdfReport(content, pdf); })
        .map([&] {
            return QStringList{html, pdf};
        });
}

} // namespace genex::services
