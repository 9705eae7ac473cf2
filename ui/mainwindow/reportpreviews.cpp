// SPDX-License-Identifier: GPL-3.0-or-later
#include "reportpreviews.h"

#include "dialogs/reportpreview.h"

#include "services/casestorecontroller.h"
#include "services/modelcard.h"
#include "services/reports.h"

namespace genex::ui {

namespace {

void answerReport(services::CaseStoreController& caseStore, ReportPreview* preview,
                  services::ReportRequest request)
{
    caseStore.ask(
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

void answerSave(services::CaseStoreController& caseStore, ReportPreview* preview,
                const services::Report& report, const QString& path)
{
    caseStore.ask(
        preview,
        // The file dialog has already asked about replacing.
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

void answerPrint(services::CaseStoreController& caseStore, ReportPreview* preview,
                 const services::Report& report)
{
    caseStore.ask(
        preview, [report](services::CaseBook& book) { return services::recordPrinted(book, report); },
        [preview](const Result<void>& recorded) {
            if (recorded)
                preview->print();
            else
                preview->showProblem(recorded.error());
        });
}

} // namespace

ReportPreview* openReportPreview(services::CaseStoreController& caseStore, const std::string& caseId,
                                 QWidget* parent)
{
    auto* preview = new ReportPreview(parent);
    preview->setAttribute(Qt::WA_DeleteOnClose);
    const services::ReportRequest request{
        .caseId = caseId, .namesPatient = false, .modelFolders = services::modelFolders(caseStore.folders())};
    QObject::connect(preview, &ReportPreview::reportWanted, preview,
                     [&caseStore, preview, request](bool withName) {
                         services::ReportRequest wanted = request;
                         wanted.namesPatient = withName;
                         answerReport(caseStore, preview, std::move(wanted));
                     });
    QObject::connect(preview, &ReportPreview::saveWanted, preview,
                     [&caseStore, preview](const services::Report& report, const QString& path) {
                         answerSave(caseStore, preview, report, path);
                     });
    QObject::connect(
        preview, &ReportPreview::printWanted, preview,
        [&caseStore, preview](const services::Report& report) { answerPrint(caseStore, preview, report); });
    QObject::connect(&caseStore, &services::CaseStoreController::changed, preview, [&caseStore, preview] {
        if (caseStore.view().state != services::StoreState::Unlocked)
            preview->reject(); // a locked screen shows nothing
    });
    answerReport(caseStore, preview, request);
    preview->open();
    return preview;
}

} // namespace genex::ui
