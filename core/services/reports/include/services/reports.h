// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/result.h"
#include "services/demonstration.h"
#include "services/report.h"

#include <QString>
#include <QStringList>

#include <filesystem>
#include <string>
#include <vector>

namespace genex::services {

class CaseBook;

struct ReportRequest
{
    std::string caseId;
    bool namesPatient = false;                            ///< else by pseudonym
    std::vector<std::filesystem::path> modelFolders = {}; ///< where the card of the case's model may stand
};

/// The report of a case as it stands, to be looked at: the audit log notes that it was read. Reads files and
/// lays out pages, so not in the window's thread.
Result<Report> reportOfCase(CaseBook& book, const ReportRequest& request);

struct ReportFile
{
    QString path; ///< ends in .pdf or .html, which says what it becomes
    bool mayReplace = false;
};

struct SavedReport
{
    QString path;
    ReportKind kind = ReportKind::Pdf;
    std::string sha256; ///< of the file
};

/// Writes a report of a case to a file that only its owner may read. The case and the audit log say so before
/// the file is in its place; where they cannot, there is no file. All or nothing: the file is there whole, or
/// as it was.
Result<SavedReport> saveReport(CaseBook& book, const Report& report, const ReportFile& file);
/// Whether a report could be saved there: a known ending, and nothing that may not be replaced.
Result<ReportKind> reportKindOf(const ReportFile& file);
/// Notes in the case and in the audit log that the report goes to a printer. Call it before printing.
Result<void> recordPrinted(CaseBook& book, const Report& report);

/// Writes the demonstration's report as HTML and PDF into the folder, which is made when it is not there, and
/// returns the paths. Needs a QGuiApplication.
Result<QStringList> writeReport(const DemonstrationOutcome& outcome, const QString& folder);

} // namespace genex::services
