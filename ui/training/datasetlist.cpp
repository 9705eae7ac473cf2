// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasetlist.h"

#include "theme/tokens.h"
#include "widgets/button.h"
#include "widgets/label.h"
#include "widgets/rowlist.h"

#include <QDateTime>
#include <QFileInfo>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>

namespace genex::ui {

namespace {

Row rowOf(const services::DatasetRecord& dataset)
{
    Row row;
    row.key = QString::fromStdString(dataset.key);
    row.title = QString::fromStdString(dataset.name);
    const QString path = QString::fromStdString(dataset.source.path);
    row.subtitle = QLocale().toString(QDateTime::fromMSecsSinceEpoch(dataset.atMs), QLocale::ShortFormat);
    row.value = DatasetList::tr("%1 rows").arg(QLocale().toString(static_cast<qlonglong>(dataset.rows)));
    row.valueNote = DatasetList::tr("%1 findings").arg(dataset.features);
    row.tip = path;
    return row;
}

} // namespace

DatasetList::DatasetList(services::DatasetService& datasetService, QWidget* parent)
    : QWidget(parent)
    , m_datasetService(datasetService)
    , m_rows(new RowList(tr("Saved data sets"), this))
    , m_remark(makeParagraph(QString(), TextRole::Secondary, this))
    , m_open(makeButton(tr("Open a table…"), ButtonRole::Plain, this))
    , m_remove(makeButton(tr("Remove"), ButtonRole::Link, this))
{
    m_rows->setObjectName(QStringLiteral("datasetList"));
    m_rows->setEmptyText(tr("No saved data sets yet."));
    m_open->setObjectName(QStringLiteral("openTable"));
    m_remove->setObjectName(QStringLiteral("removeDataset"));
    m_remark->setObjectName(QStringLiteral("datasetRemark"));
    m_open->setToolTip(tr("Ctrl+O, or drop a file on this page"));
    buildLayout();
    connect(m_open, &QPushButton::clicked, this, &DatasetList::openRequested);
    connect(m_remove, &QPushButton::clicked, this, &DatasetList::askToRemove);
    connect(m_rows, &RowList::removeRequested, this, &DatasetList::askToRemove);
    connect(m_rows, &RowList::currentChangedTo, this, &DatasetList::onCurrent);
    connect(m_rows, &RowList::activatedRow, this, [this](const QString& key) {
        if (const services::DatasetRecord* dataset = datasetOf(key))
            Q_EMIT chosen(*dataset);
    });
    connect(&m_datasetService, &services::DatasetService::datasetsChanged, this, &DatasetList::showDatasets);
    connect(&m_datasetService, &services::DatasetService::inspected, this, &DatasetList::onInspected);
    showDatasets();
}

void DatasetList::buildLayout()
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::kSmall);
    column->addWidget(m_open);
    column->addWidget(m_rows, 1);
    column->addWidget(m_remark);
    column->addWidget(m_remove, 0, Qt::AlignLeft);
}

const services::DatasetRecord* DatasetList::datasetOf(const QString& key) const
{
    const auto& all = m_datasetService.datasets();
    const auto found = std::ranges::find(all, key.toStdString(), &services::DatasetRecord::key);
    return found == all.end() ? nullptr : &*found;
}

void DatasetList::showDatasets()
{
    QList<Row> rows;
    for (const services::DatasetRecord& dataset : m_datasetService.datasets())
        rows << rowOf(dataset);
    m_rows->setRows(rows);
    forgetRemoval();
    const Row* current = m_rows->currentRowData();
    m_remove->setVisible(current != nullptr);
    if (!current)
        m_remark->clear();
}

void DatasetList::setCurrentKey(const std::string& key)
{
    m_rows->setCurrentKey(QString::fromStdString(key));
}

void DatasetList::onCurrent(const QString& key)
{
    forgetRemoval();
    m_remove->show();
    m_remark->clear();
    if (const services::DatasetRecord* dataset = datasetOf(key))
        m_datasetService.inspect(*dataset);
}

void DatasetList::onInspected(const QString& key, services::FileState state)
{
    const Row* current = m_rows->currentRowData();
    if (!current || current->key != key)
        return;
    setRole(m_remark, state == services::FileState::Same ? TextRole::Secondary : TextRole::Problem);
    switch (state) {
    case services::FileState::Same:
        m_remark->setText(tr("Enter opens it. Its file is unchanged."));
        break;
    case services::FileState::Changed:
        m_remark->setText(
            tr("! Its file has changed since it was saved. Open it, check it, and save it again."));
        break;
    case services::FileState::Gone:
        m_remark->setText(tr("! Its file is missing: %1").arg(current->tip));
        break;
    }
}

void DatasetList::askToRemove()
{
    const Row* current = m_rows->currentRowData();
    if (!current)
        return;
    if (m_toRemove == current->key)
        return m_datasetService.remove(current->key.toStdString());
    m_toRemove = current->key;
    m_remove->setText(tr("Remove “%1”? The file itself is kept.").arg(current->title));
}

void DatasetList::forgetRemoval()
{
    m_toRemove.clear();
    m_remove->setText(tr("Remove"));
}

} // namespace genex::ui
