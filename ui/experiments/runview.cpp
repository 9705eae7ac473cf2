// SPDX-License-Identifier: GPL-3.0-or-later
#include "runview.h"

#include "figures/readtable.h"
#include "language/translated.h"

#include "charts/figurechart.h"
#include "theme/tokens.h"
#include "widgets/button.h"
#include "widgets/label.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QTabWidget>
#include <QTableWidget>
#include <QVBoxLayout>

#include <variant>

namespace genex::ui {

namespace {

struct CellText
{
    QString operator()(std::monostate) const { return QStringLiteral("–"); }
    QString operator()(std::int64_t number) const { return QString::number(number); }
    QString operator()(double number) const { return language::number(number, 3); }
    QString operator()(const std::string& text) const { return QString::fromStdString(text); }
};

/// Names are on the left, figures after them.
int textColumnsOf(const domain::ResultTable& table)
{
    std::size_t columns = 0;
    while (columns < table.columns.size() &&
           (table.rows.empty() || std::holds_alternative<std::string>(table.cell(0, columns))))
        ++columns;
    return static_cast<int>(columns);
}

} // namespace

RunView::RunView(QWidget* parent)
    : QWidget(parent)
    , m_message(makeParagraph(tr("Run an experiment, or choose an earlier run."), TextRole::Quiet, this))
    , m_tabs(new QTabWidget(this))
    , m_chart(new FigureChart)
    , m_saved(makeParagraph(QString(), TextRole::Quiet, nullptr))
    , m_table(makeReadTable(tr("Table"), "runTable", nullptr))
    , m_conditions(makeReadTable(tr("Record"), "runConditions", nullptr))
    , m_differences(makeReadTable(tr("Differences"), "runDifferences", nullptr))
{
    m_tabs->setObjectName(QStringLiteral("runTabs"));
    m_chart->setObjectName(QStringLiteral("runChart"));
    m_tabs->addTab(makeChartPage(), tr("Chart"));
    m_tabs->addTab(m_table, tr("Table"));
    m_tabs->addTab(m_conditions, tr("Record"));
    m_tabs->addTab(m_differences, tr("Differences"));
    m_tabs->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_message);
    column->addWidget(m_tabs, 1);
    column->addStretch();
}

QWidget* RunView::makeChartPage()
{
    m_chart->setZoomable(true);
    m_chart->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_saved->setObjectName(QStringLiteral("chartSaved"));
    m_saved->hide();
    auto* all = makeButton(tr("Reset zoom"), ButtonRole::Plain, nullptr);
    auto* save = makeButton(tr("Save the chart…"), ButtonRole::Plain, nullptr);
    all->setObjectName(QStringLiteral("showAll"));
    save->setObjectName(QStringLiteral("saveChart"));
    connect(all, &QPushButton::clicked, m_chart, &FigureChart::showAll);
    connect(save, &QPushButton::clicked, m_chart, &FigureChart::save);
    connect(m_chart, &FigureChart::saved, this,
            [this](const QString& path) { showSaved(TextRole::Quiet, tr("Saved as %1.").arg(path)); });
    connect(m_chart, &FigureChart::saveFailed, this,
            [this](const Error& error) { showSaved(TextRole::Problem, language::described(error)); });
    auto* row = new QHBoxLayout;
    row->setSpacing(space::kSmall);
    row->addWidget(m_saved, 1);
    row->addStretch();
    row->addWidget(all);
    row->addWidget(save);
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, space::kSmall, 0, 0);
    column->addWidget(m_chart, 1);
    column->addLayout(row);
    return page;
}

void RunView::showSaved(TextRole role, const QString& text)
{
    setRole(m_saved, role);
    m_saved->setText(text);
    m_saved->show();
}

void RunView::showReport(const services::ExperimentReport& report)
{
    m_chart->setFigure(report.figure, figureAsText(report.figure));
    fillTable(report.table);
    fillConditions(report.conditions);
    m_message->hide();
    m_tabs->show();
    m_tabs->setCurrentIndex(0);
    m_differences->setRowCount(0);
    m_saved->hide();
}

void RunView::fillTable(const domain::ResultTable& table)
{
    TableContent content;
    content.textColumns = textColumnsOf(table);
    for (const std::string& column : table.columns)
        content.headers << QString::fromStdString(column);
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        QStringList texts;
        for (std::size_t column = 0; column < table.columns.size(); ++column)
            texts << std::visit(CellText(), table.cell(row, column));
        content.rows << texts;
    }
    fill(m_table, content);
}

void RunView::fillConditions(const std::vector<services::RunCondition>& conditions)
{
    TableContent content;
    content.headers = {tr("What"), tr("Value")};
    content.endsWithText = true;
    for (const services::RunCondition& condition : conditions)
        content.rows << QStringList{QString::fromStdString(condition.what),
                                    QString::fromStdString(condition.value)};
    fill(m_conditions, content);
}

void RunView::showDifferences(const services::ExperimentReport& first,
                              const services::ExperimentReport& second)
{
    TableContent content;
    content.headers = {tr("What"), tr("This run"), tr("Other run")};
    for (const services::RunDifference& difference : services::differencesOf(first, second))
        content.rows << QStringList{QString::fromStdString(difference.what),
                                    QString::fromStdString(difference.first),
                                    QString::fromStdString(difference.second)};
    fill(m_differences, content);
    m_tabs->setCurrentWidget(m_differences);
}

void RunView::showProblem(const QString& problem)
{
    setRole(m_message, TextRole::Problem);
    m_message->setText(problem);
    m_message->show();
}

void RunView::showMessage(const QString& message)
{
    setRole(m_message, TextRole::Quiet);
    m_message->setText(message);
    m_message->show();
    m_tabs->hide();
}

} // namespace genex::ui
