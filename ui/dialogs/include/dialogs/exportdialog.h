// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/result.h"

#include <QDialog>

#include <functional>
#include <string>

class QLabel;
class QPushButton;
class QRadioButton;

namespace genex::domain {
struct ExportPart;
}

namespace genex::services {
class CaseStoreController;
}

namespace genex::ui {

class RowList;

/// Exports a case: de-identified, with a preview of exactly what is exported, or complete and signed.
class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    /// Returns the file to save to; empty: cancelled.
    using FileChooser = std::function<QString(QWidget* parent)>;

    ExportDialog(services::CaseStoreController& caseStore, std::string caseId, QWidget* parent = nullptr);

    void setFileChooser(FileChooser chooser) { m_chooseFile = std::move(chooser); }

private:
    void buildLayout();
    void askForPreview();
    void showPreview(const Result<std::vector<domain::ExportPart>>& parts);
    void save();
    void say(const QString& text, bool isProblem);

    services::CaseStoreController& m_caseStore;
    std::string m_caseId;
    FileChooser m_chooseFile;
    QRadioButton* m_deidentified;
    QRadioButton* m_whole;
    QLabel* m_words;
    RowList* m_preview;
    QLabel* m_message;
    QPushButton* m_save;
};

} // namespace genex::ui
