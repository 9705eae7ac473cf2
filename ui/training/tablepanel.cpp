// SPDX-License-Identifier: GPL-3.0-or-later
#include "tablepanel.h"

#include "columndelegates.h"
#include "columnmodel.h"
#include "datasetform.h"
#include "findingsview.h"

#include "theme/tokens.h"
#include "widgets/label.h"
#include "widgets/progressline.h"

#include <QComboBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLocale>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace genex::ui {

namespace {

constexpr int kPatienceMs = 300;
constexpr int kRowHeight = 30;
constexpr int kNameWidth = 150;
constexpr int kKindWidth = 140;
constexpr int kGapsWidth = 64;
constexpr int kPictureWidth = 260;

} // namespace

TablePanel::TablePanel(services::DatasetService& datasetService, QWidget* parent)
    : QWidget(parent)
    , m_datasetService(datasetService)
    , m_file(makeElidedLabel(QString(), TextRole::Title, this))
    , m_numbers(makeLabel(QString(), TextRole::Secondary, this))
    , m_change(makeParagraph(QString(), TextRole::Problem, this))
    , m_findings(new FindingsView(this))
    , m_model(new ColumnModel(this))
    , m_columns(new QTableView(this))
    , m_progress(new ProgressLine(this))
    , m_form(new DatasetForm(this))
{
    m_change->setObjectName(QStringLiteral("tableChange"));
    m_progress->setPausable(false);
    m_progress->hide();
    m_patience.setSingleShot(true);
    m_patience.setInterval(kPatienceMs);
    buildTable();
    buildLayout();
    connect(&m_patience, &QTimer::timeout, m_progress, &QWidget::show);
    connect(m_model, &ColumnModel::kindChosen, this, &TablePanel::changeKind, Qt::QueuedConnection);
    connect(m_form, &DatasetForm::readingChanged, this, &TablePanel::reread);
    connect(m_form, &DatasetForm::edited, this, &TablePanel::onEdited);
    connect(m_form, &DatasetForm::saveRequested, this,
            [this](bool isToTrain) { Q_EMIT saveRequested(m_form->draft(), isToTrain); });
    connect(m_progress, &ProgressLine::cancelRequested, &m_datasetService, &services::DatasetService::cancel);
    connect(&m_datasetService, &services::DatasetService::progressed, m_progress, &ProgressLine::setProgress);
}

void TablePanel::buildTable()
{
    m_columns->setObjectName(QStringLiteral("columnTable"));
    m_columns->setAccessibleName(tr("Columns of the table"));
    m_columns->setModel(m_model);
    m_columns->setItemDelegateForColumn(ColumnModel::Kind, new KindDelegate(m_columns));
    m_columns->setItemDelegateForColumn(ColumnModel::Picture, new PictureDelegate(m_columns));
    m_columns->setTabKeyNavigation(false);
    m_columns->setShowGrid(false);
    m_columns->setWordWrap(false);
    m_columns->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_columns->setSelectionMode(QAbstractItemView::SingleSelection);
    m_columns->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_columns->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_columns->verticalHeader()->hide();
    m_columns->verticalHeader()->setDefaultSectionSize(kRowHeight);
    QHeaderView* header = m_columns->horizontalHeader();
    header->setHighlightSections(false);
    header->setStretchLastSection(true);
    header->resizeSection(ColumnModel::Name, kNameWidth);
    header->resizeSection(ColumnModel::Kind, kKindWidth);
    header->resizeSection(ColumnModel::Gaps, kGapsWidth);
    header->resizeSection(ColumnModel::Picture, kPictureWidth);
    connect(m_columns, &QTableView::activated, this,
            [this](const QModelIndex& index) { openKind(index, false); });
    connect(m_columns, &QTableView::clicked, this, [this](const QModelIndex& index) {
        if (index.column() == ColumnModel::Kind)
            openKind(index, true);
    });
}

void TablePanel::buildLayout()
{
    auto* head = new QHBoxLayout;
    head->addWidget(m_file, 1);
    head->addWidget(m_numbers);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::kSmall);
    column->addLayout(head);
    column->addWidget(m_change);
    column->addWidget(m_findings);
    column->addWidget(m_columns, 1);
    column->addWidget(m_progress);
    column->addWidget(m_form);
}

/// Enter anywhere in a row opens its kind; the list drops down only for the mouse, since arrow keys select
/// without it.
void TablePanel::openKind(const QModelIndex& index, bool isByMouse)
{
    const QModelIndex kind = index.siblingAtColumn(ColumnModel::Kind);
    if (!kind.flags().testFlag(Qt::ItemIsEditable) || m_columns->isPersistentEditorOpen(kind))
        return;
    m_columns->setCurrentIndex(kind);
    m_columns->edit(kind);
    if (!isByMouse)
        return;
    if (auto* box = qobject_cast<QComboBox*>(m_columns->indexWidget(kind))) {
        box->setProperty(KindDelegate::kCommitsAtOnce, true);
        box->showPopup();
    }
}

QString TablePanel::headline() const
{
    const services::TableView& table = *m_datasetService.view();
    const QLocale locale;
    return tr("%1 rows · %2 columns · %3 findings · SHA-256 %4…")
        .arg(locale.toString(static_cast<qlonglong>(table.rows)), locale.toString(table.columns.size()),
             locale.toString(table.features), QString::fromStdString(table.sha256.substr(0, 8)));
}

void TablePanel::startAnew()
{
    m_form->startAnew();
}

void TablePanel::showTable()
{
    const services::TableView& table = *m_datasetService.view();
    const QString path = QString::fromStdString(table.source.path);
    m_file->setText(QFileInfo(path).fileName());
    m_numbers->setText(headline());
    m_numbers->setToolTip(QString::fromStdString(table.sha256));
    m_change->setText(table.hasChanged ? tr("! The file has changed since this data set was saved. Check it "
                                            "again; saving creates a new data set.")
                                       : QString());
    m_change->setVisible(table.hasChanged);
    m_findings->setTable(table);
    m_model->setTable(table);
    m_form->setTable(table);
    showProblems();
}

void TablePanel::showFailure(const QString& reason)
{
    showTable();
    if (reason.isEmpty())
        return;
    m_change->setText(QStringLiteral("! ") + reason);
    m_change->show();
}

void TablePanel::showRefusal(const QString& reason)
{
    m_form->setProblems({{services::DatasetField::Table, reason}});
}

void TablePanel::showDone(const QString& text)
{
    m_form->showDone(text);
}

void TablePanel::setReading(bool isReading)
{
    if (!isReading) {
        m_patience.stop();
        m_progress->hide();
        return;
    }
    m_form->setWaiting(tr("Reading the table again."));
    m_progress->reset(tr("Reading the table"));
    m_patience.start();
}

/// An import for an abandoned choice must not overwrite the current one.
void TablePanel::onEdited()
{
    if (m_form->openChoice()) {
        m_datasetService.dropReading();
        setReading(false);
    }
    showProblems();
}

void TablePanel::showProblems()
{
    if (!m_datasetService.view())
        return;
    std::vector<services::DatasetProblem> problems;
    if (auto open = m_form->openChoice())
        problems.push_back(*open);
    for (services::DatasetProblem& problem : m_datasetService.check(m_form->draft()))
        problems.push_back(std::move(problem));
    if (m_datasetService.isReading())
        m_form->setWaiting(tr("Reading the table again."));
    else
        m_form->setProblems(problems);
}

void TablePanel::changeKind(const QString& column, const QString& kind)
{
    services::DatasetRecord draft = m_form->draft();
    const std::string name = column.toStdString();
    if (kind == QLatin1String("label")) {
        draft.source.label = name;
        draft.source.kinds.erase(name);
    } else {
        if (draft.source.label == name)
            draft.source.label.clear();
        draft.source.kinds[name] = kind.toStdString();
    }
    m_datasetService.reread(draft.source, draft.split, draft.observedColumn);
    setReading(true);
}

void TablePanel::reread()
{
    const services::DatasetRecord draft = m_form->draft();
    m_datasetService.reread(draft.source, draft.split, draft.observedColumn);
    setReading(true);
}

void TablePanel::focusFirst()
{
    m_columns->setFocus(Qt::OtherFocusReason);
    if (!m_columns->currentIndex().isValid() && m_model->rowCount() > 0)
        m_columns->setCurrentIndex(m_model->index(0, ColumnModel::Kind));
}

} // namespace genex::ui
