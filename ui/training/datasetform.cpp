// SPDX-License-Identifier: GPL-3.0-or-later
#include "datasetform.h"

#include "theme/tokens.h"
#include "widgets/button.h"
#include "widgets/formfields.h"
#include "widgets/label.h"
#include "widgets/tablequestions.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QSpinBox>

#include <array>

namespace genex::ui {

namespace {

using services::DatasetField;
using services::DatasetProblem;

constexpr int kColumnWidth = 150; ///< minimum width of a box with column names
constexpr int kNameLength = 80;

QComboBox* makeColumnBox(QWidget* parent)
{
    auto* box = new QComboBox(parent);
    box->setMinimumWidth(kColumnWidth);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    return box;
}

/// The first entry is empty.
void fill(QComboBox* box, const QStringList& columns, const std::string& chosen)
{
    box->clear();
    box->addItem(DatasetForm::tr("Choose…"), QString());
    for (const QString& column : columns)
        box->addItem(column, column);
    box->setCurrentIndex(std::max(0, box->findData(QString::fromStdString(chosen))));
}

std::string chosenIn(const QComboBox* box)
{
    return box->currentData().toString().toStdString();
}

/// The rule of a split's text with its colon, and its column.
std::pair<std::string, std::string> partsOf(const std::string& split)
{
    const std::size_t colon = split.find(':');
    if (colon == std::string::npos)
        return {split, {}};
    return {split.substr(0, colon + 1), split.substr(colon + 1)};
}

QLabel* makeFieldName(const QString& text, QWidget* field, QWidget* parent)
{
    QLabel* label = makeLabel(text, TextRole::Body, parent);
    label->setBuddy(field);
    return label;
}

} // namespace

DatasetForm::DatasetForm(QWidget* parent)
    : QWidget(parent)
    , m_label(makeColumnBox(this))
    , m_split(new QComboBox(this))
    , m_splitColumn(makeColumnBox(this))
    , m_observed(new QComboBox(this))
    , m_observedColumn(makeColumnBox(this))
    , m_observedSize(makeNumberBox(-1, services::kMostObserved, this))
    , m_pools(makeNumberBox(1, services::kMostPools, this))
    , m_name(new QLineEdit(this))
    , m_problem(makeParagraph(QString(), TextRole::Problem, this))
    , m_save(makeButton(tr("Save"), ButtonRole::Plain, this))
    , m_saveAndTrain(makeButton(tr("Save and train"), ButtonRole::Primary, this))
{
    askForSplit(m_split, m_splitColumn, {"splitChoice", "splitColumn"});
    askForKnownFirst(m_observed, m_observedSize, m_observedColumn,
                     {"observedChoice", "observedSize", "observedColumn"});
    m_observedSize->setSuffix(tr(" findings"));
    m_pools->setSuffix(tr(" sets"));
    m_name->setMaxLength(kNameLength);
    m_problem->setObjectName(QStringLiteral("datasetProblem"));
    // A file dropped on a field is meant for the page.
    for (QWidget* field : findChildren<QWidget*>())
        field->setAcceptDrops(false);
    nameObjects();
    buildLayout();
    connectFields();
    showNeededFields();
}

void DatasetForm::nameObjects()
{
    nameField(m_label, "labelChoice", tr("Label: the column that holds the diagnosis"));
    nameField(m_pools, "poolCount", tr("Number of sets"));
    nameField(m_name, "datasetName", tr("Name of the data set"));
    nameField(m_save, "saveDataset", tr("Save the data set"));
    nameField(m_saveAndTrain, "saveAndTrain", tr("Save the data set and train on it"));
    m_pools->setToolTip(tr("Each patient is assigned one of this many sets of initial findings."));
}

void DatasetForm::buildLayout()
{
    auto* split = new QHBoxLayout;
    split->addWidget(m_split);
    split->addWidget(m_splitColumn, 1);
    split->addStretch();
    auto* known = new QHBoxLayout;
    known->addWidget(m_observed);
    known->addWidget(m_observedSize);
    known->addWidget(m_pools);
    known->addWidget(m_observedColumn, 1);
    known->addStretch();
    auto* ways = new QHBoxLayout;
    ways->addWidget(m_problem, 1);
    ways->addWidget(m_save);
    ways->addWidget(m_saveAndTrain);
    for (QHBoxLayout* row : {split, known, ways})
        row->setSpacing(space::kSmall);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(space::kMedium);
    grid->setVerticalSpacing(space::kSmall);
    grid->addWidget(makeFieldName(tr("Label"), m_label, this), 0, 0);
    grid->addWidget(m_label, 0, 1);
    grid->addWidget(makeFieldName(tr("Name"), m_name, this), 0, 2);
    grid->addWidget(m_name, 0, 3);
    grid->addWidget(makeFieldName(tr("Split"), m_split, this), 1, 0);
    grid->addLayout(split, 1, 1, 1, 3);
    grid->addWidget(makeFieldName(tr("Initial findings"), m_observed, this), 2, 0);
    grid->addLayout(known, 2, 1, 1, 3);
    grid->addLayout(ways, 3, 0, 1, 4);
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 1);
}

void DatasetForm::connectFields()
{
    const auto chosen = [this] {
        if (m_isFilling)
            return;
        showNeededFields();
        if (openChoice())
            Q_EMIT edited();
        else
            Q_EMIT readingChanged();
    };
    for (QComboBox* box : {m_label, m_split, m_splitColumn, m_observed, m_observedColumn})
        connect(box, &QComboBox::currentIndexChanged, this, chosen);
    const auto typed = [this] {
        if (!m_isFilling)
            Q_EMIT edited();
    };
    connect(m_observedSize, &QSpinBox::valueChanged, this, typed);
    connect(m_pools, &QSpinBox::valueChanged, this, typed);
    connect(m_name, &QLineEdit::textChanged, this, typed);
    connect(m_save, &QPushButton::clicked, this, [this] { Q_EMIT saveRequested(false); });
    connect(m_saveAndTrain, &QPushButton::clicked, this, [this] { Q_EMIT saveRequested(true); });
}

void DatasetForm::setTable(const services::TableView& table)
{
    const QScopedValueRollback<bool> filling(m_isFilling, true);
    const bool isSameFile =
        m_draft.source.path == table.source.path && (!table.saved || table.saved->key == m_draft.key);
    m_draft = services::draftOf(table);
    m_draft.key = table.saved ? table.saved->key : std::string();
    fillColumns(table);
    showSplit(table.split);
    m_observed->setCurrentIndex(table.observedColumn.empty() ? 0 : 1);
    if (!isSameFile)
        showObserved(m_draft);
    showNeededFields();
}

void DatasetForm::fillColumns(const services::TableView& table)
{
    QStringList columns;
    for (const services::ColumnView& column : table.columns)
        columns << QString::fromStdString(column.name);
    fill(m_label, columns, table.label);
    columns.removeAll(QString::fromStdString(table.label));
    fill(m_splitColumn, columns, partsOf(table.split).second);
    fill(m_observedColumn, columns, table.observedColumn);
}

void DatasetForm::showSplit(const std::string& split)
{
    m_split->setCurrentIndex(std::max(0, m_split->findData(QString::fromStdString(partsOf(split).first))));
}

void DatasetForm::showObserved(const services::DatasetRecord& dataset)
{
    m_observedSize->setValue(dataset.observedSize);
    m_pools->setValue(dataset.pools);
    m_name->setText(QString::fromStdString(dataset.name));
}

void DatasetForm::showNeededFields()
{
    m_splitColumn->setVisible(followsColumn(m_split));
    m_observedColumn->setVisible(isObservedGiven());
    m_observedSize->setVisible(!isObservedGiven());
    m_pools->setVisible(!isObservedGiven());
}

bool DatasetForm::isObservedGiven() const
{
    return isNamedInColumn(m_observed);
}

std::string DatasetForm::split() const
{
    const std::string rule = m_split->currentData().toString().toStdString();
    return rule.ends_with(':') ? rule + chosenIn(m_splitColumn) : rule;
}

services::DatasetRecord DatasetForm::draft() const
{
    services::DatasetRecord draft = m_draft;
    draft.key.clear();
    draft.source.label = chosenIn(m_label);
    draft.source.kinds.erase(draft.source.label);
    draft.split = split();
    draft.observedColumn = isObservedGiven() ? chosenIn(m_observedColumn) : std::string();
    draft.observedSize = isObservedGiven() ? -1 : m_observedSize->value();
    draft.pools = m_pools->value();
    draft.name = m_name->text().toStdString();
    return draft;
}

std::optional<DatasetProblem> DatasetForm::openChoice() const
{
    if (split().ends_with(':'))
        return DatasetProblem{DatasetField::Split, tr("Choose the column to split by.")};
    if (isObservedGiven() && chosenIn(m_observedColumn).empty())
        return DatasetProblem{DatasetField::Observed,
                              tr("Choose the column that lists each row’s initial findings, joined by |.")};
    return std::nullopt;
}

void DatasetForm::mark(DatasetField field)
{
    const std::array<std::pair<QWidget*, DatasetField>, 7> fields{{
        {m_label, DatasetField::Label},
        {m_split, DatasetField::Split},
        {m_splitColumn, DatasetField::Split},
        {m_observedColumn, DatasetField::Observed},
        {m_observedSize, DatasetField::Observed},
        {m_pools, DatasetField::Observed},
        {m_name, DatasetField::Name},
    }};
    for (const auto& entry : fields)
        markField(entry.first, entry.second == field ? m_problem->text() : QString());
}

void DatasetForm::setProblems(const std::vector<DatasetProblem>& problems)
{
    setRole(m_problem, TextRole::Problem);
    m_problem->setText(problems.empty() ? QString() : QStringLiteral("! ") + problems.front().text);
    mark(problems.empty() ? DatasetField::Table : problems.front().field);
    m_save->setEnabled(problems.empty());
    m_saveAndTrain->setEnabled(problems.empty());
}

void DatasetForm::setWaiting(const QString& reason)
{
    setProblems({});
    setRole(m_problem, TextRole::Secondary);
    m_problem->setText(reason);
    m_save->setEnabled(false);
    m_saveAndTrain->setEnabled(false);
}

void DatasetForm::showDone(const QString& text)
{
    setProblems({});
    setRole(m_problem, TextRole::Good);
    m_problem->setText(text);
}

} // namespace genex::ui
