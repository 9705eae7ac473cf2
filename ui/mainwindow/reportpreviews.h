// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

class QWidget;

namespace genex::services {
class CaseStoreController;
}

namespace genex::ui {

class ReportPreview;

/// Shows the report of a case before it leaves. Making, writing and recording it are done on the case store's
/// thread; what the preview asks for is answered there.
ReportPreview* openReportPreview(services::CaseStoreController& caseStore, const std::string& caseId,
                                 QWidget* parent);

} // namespace genex::ui
