// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/reports.h"

#include "common/atomicfile.h"
#include "common/error.h"
#include "common/sha256.h"
#include "common/version.h"
#include "exchange/casereport.h"
#include "services/casebook.h"
#include "services/modelcard.h"
#include "services/storeguard.h"

#include <QFileInfo>

namespace genex::services {

namespace {

/// The model of the current answer.
std::string modelOf(const domain::CaseDocument& document)
{
    const domain::CaseContent& content = document.content();
    if (content.conclusion)
        return content.conclusion->conclusion.modelSha256;
    return content.recommendation ? content.recommendation->recommendation.modelSha256 : std::string();
}

std::string hashOf(const QByteArray& bytes)
{
    return Sha256::of(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

/// In the case and in the audit log. If it throws Failure, nothing may be written or printed.
void record(CaseBook& book, const Report& report, const std::string& kind, const std::string& sha256)
{
    const std::string detail =
        kind + (report.namesPatient() ? ", with the patient's name" : ", pseudonymised");
    book.note(Permission::WorkOnCases, "case.reported", detail, report.caseId());
    if (const auto made = book.append(report.caseId(), {domain::ReportMade{kind, sha256}}); !made)
        throw Failure(made.error());
}

} // namespace

Result<Report> reportOfCase(CaseBook& book, const ReportRequest& request)
{
    return book.document(request.caseId).and_then([&](const domain::CaseDocument& document) {
        return attempt([&] {
            const exchange::CaseReportSource source{canonicalCaseId(request.caseId),
                                                    document,
                                                    book.catalogue(),
                                                    findModelCard(modelOf(document), request.modelFolders),
                                                    request.namesPatient,
                                                    book.nowMs(),
                                                    kProgramVersion};
            return Report(exchange::caseReport(source), source.id, request.namesPatient);
        });
    });
}

Result<ReportKind> reportKindOf(const ReportFile& file)
{
    const QFileInfo info(file.path);
    const QString ending = info.suffix().toLower();
    const bool isHtml = ending == QStringLiteral("html") || ending == QStringLiteral("htm");
    if (!isHtml && ending != QStringLiteral("pdf"))
        return fail(ErrorCode::InvalidInput,
                    Text("%1 does not end in .pdf or .html.", file.path.toStdString()),
                    "Use one of these file extensions.");
    const bool isThere = info.exists() || info.isSymLink();
    if (isThere && (!file.mayReplace || !info.isFile()))
        return fail(ErrorCode::InvalidInput, Text("%1 already exists.", file.path.toStdString()),
                    info.isFile() ? "Choose another file, or allow it to be replaced (--overwrite)."
                                  : "Choose another file.");
    return isHtml ? ReportKind::Html : ReportKind::Pdf;
}

Result<SavedReport> saveReport(CaseBook& book, const Report& report, const ReportFile& file)
{
    return reportKindOf(file).and_then([&](ReportKind kind) {
        return guardStore(book.file(), [&] {
            book.session(Permission::WorkOnCases);
            const QByteArray bytes = report.bytes(kind);
            const SavedReport saved{file.path, kind, hashOf(bytes)};
            AtomicFile written(file.path.toStdString(), FileAccess::Owner);
            written.write(bytes.toStdString());
            record(book, report, nameOf(kind), saved.sha256);
            written.commit();
            return saved;
        });
    });
}

Result<void> recordPrinted(CaseBook& book, const Report& report)
{
    return guardStore(book.file(), [&] {
        book.session(Permission::WorkOnCases);
        record(book, report, "print", hashOf(report.bytes(ReportKind::Pdf)));
    });
}

} // namespace genex::services
