// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/error.h"
#include "services/report.h"

#include <QDialog>

#include <functional>
#include <memory>
#include <optional>

class QCheckBox;
class QLabel;
class QPrinter;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace genex::ui {

/// Preview of a report's pages, by pseudonym unless the name is requested. It creates, writes and records
/// nothing itself: its owner handles the signals and calls back.
class ReportPreview : public QDialog
{
    Q_OBJECT

public:
    /// Returns the file to save to; empty: cancelled.
    using FileChooser = std::function<QString(QWidget* parent, services::ReportKind kind)>;
    /// False: do not print.
    using PrinterChooser = std::function<bool(QWidget* parent, QPrinter& printer)>;

    explicit ReportPreview(QWidget* parent = nullptr);
    ~ReportPreview() override;

    void setFileChooser(FileChooser chooser) { m_chooseFile = std::move(chooser); }
    void setPrinterChooser(PrinterChooser chooser) { m_choosePrinter = std::move(chooser); }

    bool wantsName() const;
    /// Answers reportWanted. A report that does not match the box "With the patient's name" is outdated and
    /// ignored.
    void showReport(const services::Report& report);
    /// Answers saveWanted.
    void showSaved(const QString& path);
    /// Answers printWanted, once the case records that it is printed.
    void print();
    /// Answers any of them.
    void showProblem(const Error& error);

Q_SIGNALS:
    void reportWanted(bool withName);
    void saveWanted(const genex::services::Report& report, const QString& path);
    void printWanted(const genex::services::Report& report);

private:
    void buildLayout();
    void addButtons(QVBoxLayout* column);
    void askForReport();
    void save(services::ReportKind kind);
    void choosePrinter();
    void fillPages();
    void say(const QString& text, bool isProblem);
    void updateButtons();

    FileChooser m_chooseFile;
    PrinterChooser m_choosePrinter;
    std::optional<services::Report> m_report; ///< currently shown
    std::unique_ptr<QPrinter> m_printer;      ///< selected and waiting for print()
    bool m_isBusy = true;                     ///< a request is unanswered
    QCheckBox* m_withName;
    QLabel* m_message;
    QScrollArea* m_area;
    QPushButton* m_savePdf;
    QPushButton* m_saveHtml;
    QPushButton* m_print;
};

} // namespace genex::ui
