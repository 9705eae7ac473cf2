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

/// Shows the dialog that writes a case into a file.
void openCaseExport(services::CaseStoreController& caseStore, const std::string& id, QWidget* parent);

/// Asks for a file, imports the case in it and opens it; what went wrong is in the status bar.
void askForCaseImport(services::CaseStoreController& caseStore, services::OpenCase& open,
                      QMainWindow& window);

} // namespace genex::ui
