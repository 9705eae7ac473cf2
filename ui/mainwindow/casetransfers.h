// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

class QMainWindow;
class QWidget;

namespace genex::services {
class CaseStoreController;
class OpenCase;
} // namespace genex::services

namespace genex::ui {

/// Opens the export dialog for a case.
void openCaseExport(services::CaseStoreController& caseStore, const std::string& id, QWidget* parent);

/// Asks for a file, imports its case and opens it; errors are shown in the status bar.
void askForCaseImport(services::CaseStoreController& caseStore, services::OpenCase& open,
                      QMainWindow& window);

} // namespace genex::ui
