// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasetpage.h"

#include "datasetlist.h"
#include "language/translated.h"
#include "tablepanel.h"

#include "theme/tokens.h"
#include "widgets/emptystate.h"
#include "widgets/label.h"
#include "widgets/panel.h"
#include "widgets/progressline.h"

#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMimeData>
#include <QShortcut>
#include <QStackedWidget>
#include <QStyle>
#include <QVBoxLayout>

namespace genex::ui {

namespace {

constexpr int kListWidth = 260;
constexpr int kProgressWidth = 480;

QString askForFile(QWidget* parent)
{
    return QFileDialog::getOpenFileName(
        parent, DatasetPage::tr("Open a table"), {},
        DatasetPage::tr(
            "Tables (*.csv *.csv.gz *.tsv *.tsv.gz *.txt *.data *-ubyte *-ubyte.gz *.idx);;All files (*)"));
}

/// The dragged file; empty for anything else, or several files.
QString fileIn(const QMimeData* dragged)
{
    const QList<QUrl> urls = dragged->urls();
    const QString path = urls.size() == 1 ? urls.first().toLocalFile() : QString();
    return QFileInfo(path).isFile() ? path : QString();
}

QWidget* makeLoading(ProgressLine* line, QWidget* parent)
{
    auto* page = new QWidget(parent);
    line->setParent(page);
    line->setPausable(false);
    line->setFixedWidth(kProgressWidth);
    auto* column = new QVBoxLayout(page);
    column->addStretch(2);
    column->addWidget(line, 0, Qt::AlignHCenter);
    column->addStretch(3);
    return page;
}

} // namespace

DatasetPage::DatasetPage(services::DatasetService& datasetService, QWidget* parent)
    : QWidget(parent)
    , m_datasetService(datasetService)
    , m_chooser(&askForFile)
    , m_list(new DatasetList(datasetService, this))
    , m_readOnly(makeParagraph(QString(), TextRole::Problem, this))
    , m_states(new QStackedWidget(this))
    , m_progress(new ProgressLine)
    , m_table(new TablePanel(datasetService, this))
{
    setAccessibleName(tr("Data sets"));
    setAcceptDrops(true);
    m_readOnly->setObjectName(QStringLiteral("datasetReadOnly"));
    m_loading = makeLoading(m_progress, this);
    m_states->addWidget(m_loading);
    m_states->addWidget(m_table);
    buildLayout();
    connectStore();
    auto* open = new QShortcut(QKeySequence::Open, this);
    open->setContext(Qt::WidgetWithChildrenShortcut);
    connect(open, &QShortcut::activated, this, &DatasetPage::chooseFile);
    connect(m_list, &DatasetList::openRequested, this, &DatasetPage::chooseFile);
    connect(m_list, &DatasetList::chosen, this, &DatasetPage::showSaved);
    connect(m_progress, &ProgressLine::cancelRequested, &m_datasetService, &services::DatasetService::cancel);
    connect(m_table, &TablePanel::saveRequested, this,
            [this](const services::DatasetRecord& dataset, bool isToTrain) {
                m_isTrainingWanted = isToTrain;
                m_datasetService.save(dataset);
            });
    onStoreChanged();
}

void DatasetPage::buildLayout()
{
    auto* left = new Panel(tr("Data sets"), this);
    left->setFixedWidth(kListWidth);
    left->content()->addWidget(m_readOnly);
    left->content()->addWidget(m_list, 1);
    auto* right = new QFrame(this);
    right->setProperty("role", QStringLiteral("panel"));
    auto* inside = new QVBoxLayout(right);
    inside->setContentsMargins(space::kLarge, space::kMedium, space::kLarge, space::kLarge);
    inside->addWidget(m_states);
    m_place = right;
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::kLarge);
    row->addWidget(left);
    row->addWidget(right, 1);
}

void DatasetPage::connectStore()
{
    connect(&m_datasetService, &services::DatasetService::progressed, m_progress, &ProgressLine::setProgress);
    connect(&m_datasetService, &services::DatasetService::opened, this, &DatasetPage::onOpened);
    connect(&m_datasetService, &services::DatasetService::failed, this, &DatasetPage::onFailed);
    connect(&m_datasetService, &services::DatasetService::saved, this, &DatasetPage::onSaved);
    connect(&m_datasetService, &services::DatasetService::storeChanged, this, &DatasetPage::onStoreChanged);
    connect(&m_datasetService, &services::DatasetService::refused, this, [this](const Error& error) {
        m_isTrainingWanted = false;
        if (m_datasetService.view())
            m_table->showRefusal(language::described(error));
    });
}

void DatasetPage::chooseFile()
{
    if (const QString path = m_chooser(this); !path.isEmpty())
        openTable(path);
}

void DatasetPage::openTable(const QString& path)
{
    m_datasetService.open(path);
    startReading();
}

void DatasetPage::showSaved(const services::DatasetRecord& dataset)
{
    m_datasetService.openSaved(dataset);
    startReading();
}

void DatasetPage::startReading()
{
    m_progress->reset(tr("Reading the table"));
    m_states->setCurrentWidget(m_loading);
    m_progress->takeFocus();
}

void DatasetPage::onOpened()
{
    const bool isNew = m_states->currentWidget() != m_table;
    m_table->setReading(false);
    if (isNew)
        m_table->startAnew();
    m_table->showTable();
    m_states->setCurrentWidget(m_table);
    if (isNew)
        m_table->focusFirst();
}

/// A failed change keeps the table; a table that could not be opened is replaced by the error.
void DatasetPage::onFailed(const Error& error)
{
    const bool isCancelled = error.code == ErrorCode::Cancelled;
    const bool wasOpening = m_states->currentWidget() == m_loading;
    m_table->setReading(false);
    if (m_datasetService.view() && (!wasOpening || isCancelled)) {
        m_states->setCurrentWidget(m_table);
        m_table->showFailure(isCancelled ? QString() : language::described(error));
    } else if (isCancelled) {
        showState();
    } else {
        showMessage(language::translated(error.message), language::translated(error.remedy));
    }
}

void DatasetPage::onSaved(const services::DatasetRecord& dataset)
{
    m_table->showDone(tr("Saved as “%1”.").arg(QString::fromStdString(dataset.name)));
    if (std::exchange(m_isTrainingWanted, false))
        Q_EMIT trainRequested(dataset);
}

void DatasetPage::onStoreChanged()
{
    const QString reason = language::translated(m_datasetService.storeStatus().readOnlyReason);
    m_readOnly->setText(reason.isEmpty() ? QString() : tr("Cannot save: %1").arg(reason));
    m_readOnly->setVisible(!reason.isEmpty());
    showState();
}

void DatasetPage::showState()
{
    if (m_datasetService.isReading())
        return;
    if (m_datasetService.view()) {
        m_states->setCurrentWidget(m_table);
        return m_table->showProblems();
    }
    showMessage(
        tr("No table is open."),
        tr("Drop a file here: CSV (also gzipped), TSV or IDX. One row per patient, one column per finding, "
           "one column with the diagnosis. It is read on this machine and stays where it is."));
}

void DatasetPage::showMessage(const QString& sentence, const QString& details)
{
    delete m_message;
    auto* message = new EmptyState({.icon = QStringLiteral("training"),
                                    .sentence = sentence,
                                    .details = details,
                                    .action = tr("Open a table…")},
                                   this);
    connect(message, &EmptyState::actionTriggered, this, &DatasetPage::chooseFile);
    m_message = message;
    m_message->setObjectName(QStringLiteral("tableMessage"));
    m_states->addWidget(m_message);
    m_states->setCurrentWidget(m_message);
}

void DatasetPage::setDropTarget(bool isTarget)
{
    m_place->setProperty("role", isTarget ? QStringLiteral("ribbon") : QStringLiteral("panel"));
    m_place->style()->unpolish(m_place);
    m_place->style()->polish(m_place);
}

void DatasetPage::dragEnterEvent(QDragEnterEvent* event)
{
    if (fileIn(event->mimeData()).isEmpty())
        return;
    setDropTarget(true);
    event->acceptProposedAction();
}

void DatasetPage::dragLeaveEvent(QDragLeaveEvent* event)
{
    setDropTarget(false);
    QWidget::dragLeaveEvent(event);
}

void DatasetPage::dropEvent(QDropEvent* event)
{
    setDropTarget(false);
    const QString path = fileIn(event->mimeData());
    if (path.isEmpty())
        return;
    event->acceptProposedAction();
    openTable(path);
}

} // namespace genex::ui
