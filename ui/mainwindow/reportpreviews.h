// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

class QWidget;

namespace genex::services {
class CaseStoreController;
}

namespace genex::ui {

class ReportPreview;

/// Opens the preview of a case's report. The report is created, written and recorded on the case store's
/// thread.
ReportPreview* openReportPreview(services::CaseStoreController& caseStore, const std::string& caseId,
                                 QWidget* parent);

} // namespace genex::ui
