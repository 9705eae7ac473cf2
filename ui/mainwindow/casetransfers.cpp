// SPDX-License-Identifier: GPL-3.0-or-later
#include "casetransfers.h"

#include "dialogs/exportdialog.h"
#include "language/translated.h"

#include "services/casetransfer.h"
#include "services/opencase.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QMainWindow>
#include <QStatusBar>

namespace genex::ui {

namespace {

constexpr int kReadMs = 15'000; ///< duration of a message in the status bar

/// Translation context of the texts below.
struct CaseTransferTexts
{
    Q_DECLARE_TR_FUNCTIONS(genex::ui::CaseTransferTexts)
};

} // namespace

void openCaseExport(services::CaseStoreController& caseStore, const std::string& id, QWidget* parent)
{
    auto* dialog = new ExportDialog(caseStore, id, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void askForCaseImport(services::CaseStoreController& caseStore, services::OpenCase& open, QMainWindow& window)
{
    const QString file = QFileDialog::getOpenFileName(&window, CaseTransferTexts::tr("Import a case"),
                                                      QString(), CaseTransferTexts::tr("JSON (*.json)"));
    if (file.isEmpty())
        return;
    caseStore.ask(
        &window,
        [path = file.toStdString()](services::CaseBook& book) {
            return services::importFromFile(book, path);
        },
        [&open, &window](const Result<services::ImportedCase>& imported) {
            if (imported)
                open.open(imported->id);
            else
                window.statusBar()->showMessage(language::described(imported.error()), kReadMs);
        });
}

} // namespace genex::ui
