// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/reportpreview.h"

#include "language/translated.h"
#include "reportpage.h"

#include "theme/tokens.h"
#include "widgets/button.h"
#include "widgets/label.h"

#include <QCheckBox>
#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QPainter>
#include <QPrintDialog>
#include <QPrinter>
#include <QScrollArea>
#include <QShortcut>
#include <QVBoxLayout>

namespace genex::ui {

namespace {

using services::Report;
using services::ReportKind;

constexpr QSize kSize(900, 660); ///< fits a window of 1024 × 700
constexpr qreal kPointsPerInch = 72;

QString askForFile(QWidget* parent, ReportKind kind)
{
    const bool isPdf = kind == ReportKind::Pdf;
    const QString ending = isPdf ? QStringLiteral(".pdf") : QStringLiteral(".html");
    QString path = QFileDialog::getSaveFileName(
        parent, isPdf ? ReportPreview::tr("Save as PDF") : ReportPreview::tr("Save as HTML"), QString(),
        isPdf ? ReportPreview::tr("PDF (*.pdf)") : ReportPreview::tr("HTML (*.html)"));
    if (!path.isEmpty() && !path.endsWith(ending, Qt::CaseInsensitive))
        path += ending;
    return path;
}

bool askForPrinter(QWidget* parent, QPrinter& printer)
{
    QPrintDialog dialog(&printer, parent);
    return dialog.exec() == QDialog::Accepted;
}

} // namespace

ReportPreview::ReportPreview(QWidget* parent)
    : QDialog(parent)
    , m_chooseFile(&askForFile)
    , m_choosePrinter(&askForPrinter)
    , m_withName(new QCheckBox(tr("With the patient's &name"), this))
    , m_message(makeParagraph(QString(), TextRole::Quiet, this))
    , m_area(new QScrollArea(this))
    , m_savePdf(makeButton(tr("Save as &PDF…"), ButtonRole::Primary, this))
    , m_saveHtml(makeButton(tr("Save as &HTML…"), ButtonRole::Plain, this))
    , m_print(makeButton(tr("P&rint…"), ButtonRole::Plain, this))
{
    setWindowTitle(tr("Report"));
    resize(kSize);
    buildLayout();
    connect(m_withName, &QCheckBox::toggled, this, &ReportPreview::askForReport);
    connect(m_savePdf, &QPushButton::clicked, this, [this] { save(ReportKind::Pdf); });
    connect(m_saveHtml, &QPushButton::clicked, this, [this] { save(ReportKind::Html); });
    connect(m_print, &QPushButton::clicked, this, &ReportPreview::choosePrinter);
    say(tr("Creating the report…"), false);
    updateButtons();
}

ReportPreview::~ReportPreview() = default;

void ReportPreview::buildLayout()
{
    m_withName->setObjectName(QStringLiteral("withName"));
    m_withName->setToolTip(tr("Includes name, number, remarks and notes. Otherwise a pseudonym is used."));
    m_message->setObjectName(QStringLiteral("reportMessage"));
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_area->setObjectName(QStringLiteral("reportPages"));
    m_area->setAccessibleName(tr("Pages of the report"));
    m_area->setAlignment(Qt::AlignHCenter);
    m_area->setFocusPolicy(Qt::StrongFocus);
    auto* head = new QHBoxLayout;
    head->setSpacing(space::kLarge);
    head->addWidget(m_withName);
    head->addWidget(m_message, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::kLarge, space::kMedium, space::kLarge, space::kLarge);
    column->setSpacing(space::kMedium);
    column->addLayout(head);
    column->addWidget(m_area, 1);
    addButtons(column);
}

void ReportPreview::addButtons(QVBoxLayout* column)
{
    QPushButton* close = makeButton(tr("&Close"), ButtonRole::Plain, this);
    m_savePdf->setObjectName(QStringLiteral("savePdf"));
    m_saveHtml->setObjectName(QStringLiteral("saveHtml"));
    m_print->setObjectName(QStringLiteral("printReport"));
    close->setObjectName(QStringLiteral("closeReport"));
    m_savePdf->setShortcut(QKeySequence::Save);
    m_print->setShortcut(QKeySequence::Print);
    auto* row = new QHBoxLayout;
    row->setSpacing(space::kSmall);
    row->addStretch();
    for (QPushButton* button : {m_savePdf, m_saveHtml, m_print, close}) {
        button->setFixedHeight(m_savePdf->sizeHint().height());
        row->addWidget(button);
    }
    column->addLayout(row);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
}

bool ReportPreview::wantsName() const
{
    return m_withName->isChecked();
}

/// The displayed report no longer matches the box and cannot be saved.
void ReportPreview::askForReport()
{
    m_report.reset();
    m_isBusy = true;
    updateButtons();
    say(tr("Creating the report…"), false);
    Q_EMIT reportWanted(wantsName());
}

void ReportPreview::showReport(const Report& report)
{
    if (report.namesPatient() != wantsName())
        return;
    m_report = report;
    m_isBusy = false;
    fillPages();
    updateButtons();
    if (report.namesPatient())
        say(tr("! This report names the patient."), true);
    else
        say(tr("By pseudonym: without name, number, remarks and notes."), false);
}

void ReportPreview::fillPages()
{
    auto* inside = new QWidget;
    inside->setObjectName(QStringLiteral("scrolled"));
    auto* column = new QVBoxLayout(inside);
    column->setSpacing(space::kMedium);
    for (int page = 0; page < m_report->pageCount(); ++page)
        column->addWidget(new ReportPage(*m_report, page, inside));
    m_area->setWidget(inside);
    m_area->setAccessibleDescription(m_report->summary());
}

void ReportPreview::save(ReportKind kind)
{
    if (!m_report)
        return;
    const QString path = m_chooseFile(this, kind);
    if (path.isEmpty())
        return;
    m_isBusy = true;
    updateButtons();
    say(tr("Saving…"), false);
    Q_EMIT saveWanted(*m_report, path);
}

void ReportPreview::showSaved(const QString& path)
{
    m_isBusy = false;
    updateButtons();
    say(tr("Saved: %1").arg(QDir::toNativeSeparators(path)), false);
}

void ReportPreview::choosePrinter()
{
    if (!m_report)
        return;
    auto printer = std::make_unique<QPrinter>(QPrinter::HighResolution);
    printer->setPageSize(QPageSize(QPageSize::A4));
    printer->setFullPage(true);
    printer->setDocName(tr("Case report"));
    if (!m_choosePrinter(this, *printer))
        return;
    m_printer = std::move(printer);
    m_isBusy = true;
    updateButtons();
    say(tr("Printing…"), false);
    Q_EMIT printWanted(*m_report);
}

void ReportPreview::print()
{
    if (!m_report || !m_printer)
        return;
    const auto printer = std::move(m_printer);
    m_isBusy = false;
    updateButtons();
    QPainter painter;
    if (!painter.begin(printer.get()))
        return say(tr("! The printer cannot be reached."), true);
    const qreal zoom = printer->resolution() / kPointsPerInch;
    painter.scale(zoom, zoom);
    for (int page = 0; page < m_report->pageCount(); ++page) {
        if (page > 0)
            printer->newPage();
        m_report->paintPage(painter, page);
    }
    say(tr("Sent to the printer."), false);
}

void ReportPreview::showProblem(const Error& error)
{
    m_printer.reset();
    m_isBusy = false;
    updateButtons();
    say(QStringLiteral("! ") + language::described(error), true);
}

void ReportPreview::say(const QString& text, bool isProblem)
{
    setRole(m_message, isProblem ? TextRole::Problem : TextRole::Quiet);
    m_message->setText(text);
}

void ReportPreview::updateButtons()
{
    m_withName->setEnabled(!m_isBusy || !m_report);
    for (QPushButton* button : {m_savePdf, m_saveHtml, m_print})
        button->setEnabled(!m_isBusy && m_report.has_value());
}

} // namespace genex::ui
