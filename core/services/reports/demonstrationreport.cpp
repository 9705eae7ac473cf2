// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/atomicfile.h"
#include "common/version.h"
#include "exchange/casereport.h"
#include "services/modelcard.h"
#include "services/modelfeatures.h"
#include "services/reports.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>

namespace genex::services {

namespace {

/// Translation context of the texts below.
struct DemonstrationWords
{
    Q_DECLARE_TR_FUNCTIONS(Demonstration)
};

Report reportOf(const DemonstrationOutcome& outcome)
{
    const std::int64_t now = QDateTime::currentMSecsSinceEpoch();
    exchange::ReportContent content = exchange::caseReport(
        {"demonstration", outcome.document, outcome.catalogue,
         findModelCard(outcome.recommendation.modelSha256, {outcome.model.toStdString()}), true, now,
         kProgramVersion});
    content.title = DemonstrationWords::tr("Demonstration report");
    content.subject = QString::fromStdString(outcome.patient.title);
    content.pseudonym = DemonstrationWords::tr("Synthetic patient");
    content.remarks.insert(content.remarks.begin(),
                           {DemonstrationWords::tr("Synthetic patient"),
                            {exchange::ReportText{DemonstrationWords::tr(
                                "This patient and all patients used to train the model are synthetic.")}}});
    return Report(std::move(content), {}, true);
}

} // namespace

Result<QStringList> writeReport(const DemonstrationOutcome& outcome, const QString& folder)
{
    if (!QDir().mkpath(folder))
        return fail(ErrorCode::PermissionDenied, Text("Cannot create the folder %1.", folder.toStdString()),
                    "Choose another.");
    return attempt([&] {
        const Report report = reportOf(outcome);
        QStringList paths;
        for (const ReportKind kind : {ReportKind::Html, ReportKind::Pdf}) {
            paths << QDir(folder).absoluteFilePath(QStringLiteral("report.") +
                                                   QString::fromStdString(nameOf(kind)));
            writeFileAtomically(paths.back().toStdString(), report.bytes(kind).toStdString());
        }
        return paths;
    });
}

} // namespace genex::services
