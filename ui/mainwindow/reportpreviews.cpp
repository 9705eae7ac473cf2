// SPDX-License-Identifier: GPL-3.0-or-later
#include "reportpreviews.h"

#include "dialogs/reportpreview.h"

#include "services/casedesk.h"
#include "services/modelcard.h"
#include "services/reports.h"

namespace genex::ui {

namespace {

void answerReport(services::CaseDesk& desk, ReportPreview* preview, services::ReportRequest request)
{
    desk.ask(
        preview,
        [request = std::move(request)](services::CaseBook& book) {
            return services::reportOfCase(book, request);
        },
        [preview](const Result<services::Report>& report) {
            if (report)
                preview->showReport(*report);
            else
                preview->showProblem(report.error());
        });
}

void answerSave(services::CaseDesk& desk, ReportPreview* preview, const services::Report& report,
                const QString& path)
{
    desk.ask(
        preview,
        // The dialog that chose the file has asked whether it may be replaced.
        [report, path](services::CaseBook& book) {
            return services::saveReport(book, report, {.path = path, .mayReplace = true});
        },
        [preview](const Result<services::SavedReport>& saved) {
            if (saved)
                preview->showSaved(saved->path);
            else
                preview->showProblem(saved.error());
        });
}

void answerPrint(services::CaseDesk& desk, ReportPreview* preview, const services::Report& report)
{
    desk.ask(
        preview, [report](services::CaseBook& book) { return services::recordPrinted(book, report); },
        [preview](const Result<void>& recorded) {
            if (recorded)
                preview->print();
            else
                preview->showProblem(recorded.error());
        });
}

} // namespace

ReportPreview* openReportPreview(services::CaseDesk& desk, const std::string& caseId, QWidget* parent)
{
    auto* preview = new ReportPreview(parent);
    preview->setAttribute(Qt::WA_DeleteOnClose);
    const services::ReportRequest request{
        .caseId = caseId, .namesPatient = false, .modelFolders = services::modelFolders(desk.profile())};
    QObject::connect(preview, &ReportPreview::reportWanted, preview,
                     [&desk, preview, request](bool withName) {
                         services::ReportRequest wanted = request;
                         wanted.namesPatient = withName;
                         answerReport(desk, preview, std::move(wanted));
                     });
    QObject::connect(preview, &ReportPreview::saveWanted, preview,
                     [&desk, preview](const services::Report& report, const QString& path) {
                         answerSave(desk, preview, report, path);
                     });
    QObject::connect(
        preview, &ReportPreview::printWanted, preview,
        [&desk, preview](const services::Report& report) { answerPrint(desk, preview, report); });
    QObject::connect(&desk, &services::CaseDesk::changed, preview, [&desk, preview] {
        if (desk.view().state != services::DeskState::Unlocked)
            preview->reject(); // a locked screen shows nothing
    });
    answerReport(desk, preview, request);
    preview->open();
    return preview;
}

} // namespace genex::ui
