// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/exportdialog.h"

#include "language/translated.h"

#include "services/casestorecontroller.h"
#include "services/casetransfer.h"
#include "theme/tokens.h"
#include "widgets/button.h"
#include "widgets/label.h"
#include "widgets/rowlist.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QRadioButton>
#include <QVBoxLayout>

namespace genex::ui {

namespace {

constexpr QSize kSize(760, 600);

QString askForFile(QWidget* parent)
{
    return QFileDialog::getSaveFileName(parent, ExportDialog::tr("Export the case"),
                                        QStringLiteral("case.json"), ExportDialog::tr("JSON (*.json)"));
}

Row rowOf(const domain::ExportPart& part)
{
    Row row;
    row.key = QString::fromStdString(part.field.english());
    row.sign = part.isWithheld ? QStringLiteral("–") : QStringLiteral("→");
    row.title = part.isWithheld ? language::translated(part.field) : row.key;
    row.value = part.isWithheld ? ExportDialog::tr("withheld") : QString::fromStdString(part.value);
    row.look = part.isWithheld ? RowLook::Quiet : RowLook::Plain;
    row.tip = row.title + QStringLiteral(": ") + row.value;
    return row;
}

} // namespace

ExportDialog::ExportDialog(services::CaseStoreController& caseStore, std::string caseId, QWidget* parent)
    : QDialog(parent)
    , m_caseStore(caseStore)
    , m_caseId(std::move(caseId))
    , m_chooseFile(&askForFile)
    , m_deidentified(new QRadioButton(tr("De-identified"), this))
    , m_whole(new QRadioButton(tr("Complete case, signed"), this))
    , m_words(makeParagraph(QString(), TextRole::Quiet, this))
    , m_preview(new RowList(tr("What is exported"), this))
    , m_message(makeParagraph(QString(), TextRole::Quiet, this))
    , m_save(makeButton(tr("Save…"), ButtonRole::Primary, this))
{
    setWindowTitle(tr("Export the case"));
    resize(kSize);
    m_deidentified->setObjectName(QStringLiteral("exportDeidentified"));
    m_whole->setObjectName(QStringLiteral("exportWhole"));
    m_preview->setObjectName(QStringLiteral("exportPreview"));
    m_message->setObjectName(QStringLiteral("exportMessage"));
    m_save->setObjectName(QStringLiteral("saveExport"));
    m_deidentified->setChecked(true);
    buildLayout();
    connect(m_whole, &QRadioButton::toggled, this, &ExportDialog::askForPreview);
    connect(m_save, &QPushButton::clicked, this, &ExportDialog::save);
    connect(&m_caseStore, &services::CaseStoreController::changed, this, [this] {
        if (m_caseStore.view().state != services::StoreState::Unlocked)
            reject(); // a locked screen shows nothing
    });
    askForPreview();
}

void ExportDialog::buildLayout()
{
    auto* close = makeButton(tr("Close"), ButtonRole::Plain, this);
    close->setFixedHeight(m_save->sizeHint().height());
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(space::kSmall);
    buttons->addStretch();
    buttons->addWidget(m_save);
    buttons->addWidget(close);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::kHuge, space::kLarge, space::kHuge, space::kLarge);
    column->setSpacing(space::kSmall);
    column->addWidget(m_deidentified);
    column->addWidget(m_whole);
    column->addWidget(m_words);
    column->addWidget(m_preview, 1);
    column->addWidget(m_message);
    column->addLayout(buttons);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
}

void ExportDialog::askForPreview()
{
    const bool isWhole = m_whole->isChecked();
    m_words->setText(isWhole ? tr("Everything is exported: name, notes, dates and who did what. Another "
                                  "store can import it and detects any change.")
                             : tr("Exactly this is exported. Ages become age bands and dates become day "
                                  "numbers; names, numbers and free text are withheld."));
    m_preview->setVisible(!isWhole);
    say({}, false);
    if (isWhole)
        return;
    m_caseStore.ask(
        this, [id = m_caseId](services::CaseBook& book) { return services::previewDeidentified(book, id); },
        [this](const Result<std::vector<domain::ExportPart>>& parts) { showPreview(parts); });
}

void ExportDialog::showPreview(const Result<std::vector<domain::ExportPart>>& parts)
{
    if (!parts)
        return say(language::described(parts.error()), true);
    QList<Row> rows;
    for (const domain::ExportPart& part : *parts)
        rows << rowOf(part);
    m_preview->setRows(rows);
}

void ExportDialog::save()
{
    const QString file = m_chooseFile(this);
    if (file.isEmpty())
        return;
    const auto kind = m_whole->isChecked() ? services::ExportKind::Whole : services::ExportKind::Deidentified;
    m_save->setEnabled(false);
    m_caseStore.ask(
        this,
        [id = m_caseId, kind, path = file.toStdString()](services::CaseBook& book) {
            return services::exportToFile(book, id, kind, path);
        },
        [this, file](const Result<void>& written) {
            m_save->setEnabled(true);
            say(written ? tr("Written: %1").arg(file) : language::described(written.error()), !written);
        });
}

void ExportDialog::say(const QString& text, bool isProblem)
{
    setRole(m_message, isProblem ? TextRole::Alarm : TextRole::Good);
    m_message->setText(text);
}

} // namespace genex::ui
