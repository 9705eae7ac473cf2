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

/// The pages of a report before anything leaves, by pseudonym until the name is asked for. It makes, writes
/// and records nothing: it asks whoever opened it, who answers when it is done.
class ReportPreview : public QDialog
{
    Q_OBJECT

public:
    /// The file to save to; empty: none.
    using FileChooser = std::function<QString(QWidget* parent, services::ReportKind kind)>;
    /// False: do not print.
    using PrinterChooser = std::function<bool(QWidget* parent, QPrinter& printer)>;

    explicit ReportPreview(QWidget* parent = nullptr);
    ~ReportPreview() override;

    void setFileChooser(FileChooser chooser) { m_chooseFile = std::move(chooser); }
    void setPrinterChooser(PrinterChooser chooser) { m_choosePrinter = std::move(chooser); }

    bool wantsName() const;
    /// The answer to reportWanted. One that does not fit the box "With the patient's name" came too late and
    /// is passed over.
    void showReport(const services::Report& report);
    /// The answer to saveWanted.
    void showSaved(const QString& path);
    /// The answer to printWanted, once the case says that it is printed.
    void print();
    /// The answer to any of them.
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
    std::optional<services::Report> m_report; ///< that is shown
    std::unique_ptr<QPrinter> m_printer;      ///< chosen and waiting for print()
    bool m_isBusy = true;                     ///< somebody has been asked for something
    QCheckBox* m_withName;
    QLabel* m_message;
    QScrollArea* m_area;
    QPushButton* m_savePdf;
    QPushButton* m_saveHtml;
    QPushButton* m_print;
};

} // namespace genex::ui
