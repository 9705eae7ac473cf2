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
    std::vector<std::filesystem::path> modelFolders = {}; ///< where to look for the model's card
};

/// The report of a case in its current state; reading it is recorded in the audit log. Reads files and lays
/// out pages, so do not call it on the window's thread.
Result<Report> reportOfCase(CaseBook& book, const ReportRequest& request);

struct ReportFile
{
    QString path; ///< ends in .pdf or .html, which determines the format
    bool mayReplace = false;
};

struct SavedReport
{
    QString path;
    ReportKind kind = ReportKind::Pdf;
    std::string sha256; ///< of the file
};

/// Saves a report to a file readable only by its owner. Case and audit log are updated before the file is
/// renamed into place; if that fails, no file is written. Atomic.
Result<SavedReport> saveReport(CaseBook& book, const Report& report, const ReportFile& file);
/// Whether a report can be saved there: a known extension, and no file that must not be replaced.
Result<ReportKind> reportKindOf(const ReportFile& file);
/// Records in case and audit log that the report is printed. Call before printing.
Result<void> recordPrinted(CaseBook& book, const Report& report);

/// Writes the demonstration's report as HTML and PDF to the folder, creating it if necessary, and returns the
/// paths. Needs a QGuiApplication.
Result<QStringList> writeReport(const DemonstrationOutcome& outcome, const QString& folder);

} // namespace genex::services
