#include "runview.h"

#include "language/saying.h"

#include "charts/figurepicture.h"
#include "theme/tokens.h"
#include "widgets/label.h"

#include <QHeaderView>
#include <QTabWidget>
#include <QTableWidget>
#include <QVBoxLayout>

namespace genex::ui {

namespace {

QTableWidget* makeTable(const QString& name, const char* objectName)
{
    auto* table = new QTableWidget;
    table->setObjectName(QString::fromLatin1(objectName));
    table->setAccessibleName(name);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setAlternatingRowColors(false);
    table->verticalHeader()->hide();
    table->setTabKeyNavigation(false);
    return table;
}

QString textOf(const nlohmann::json& cell)
{
    if (cell.is_null())
        return QStringLiteral("–");
    if (cell.is_string())
        return QString::fromStdString(cell.get<std::string>());
    return cell.is_number_integer() ? QString::fromStdString(cell.dump())
                                    : language::number(cell.get<double>(), 3);
}

void put(QTableWidget* table, int row, int column, const QString& text, bool isNumber)
{
    auto* item = new QTableWidgetItem(text);
    if (isNumber)
        item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    table->setItem(row, column, item);
}

} // namespace

RunView::RunView(QWidget* parent)
    : QWidget(parent)
    , m_message(
          makeParagraph(tr("Run an experiment, or choose one that was run before."), TextRole::Quiet, this))
    , m_tabs(new QTabWidget(this))
    , m_chart(new QLabel)
    , m_table(makeTable(tr("Table"), "runTable"))
    , m_conditions(makeTable(tr("Record"), "runConditions"))
    , m_differences(makeTable(tr("What differs"), "runDifferences"))
{
    m_tabs->setObjectName(QStringLiteral("runTabs"));
    m_chart->setObjectName(QStringLiteral("runChart"));
    m_chart->setAlignment(Qt::AlignCenter);
    m_chart->setMinimumSize(1, 1);
    m_tabs->addTab(m_chart, tr("Chart"));
    m_tabs->addTab(m_table, tr("Table"));
    m_tabs->addTab(m_conditions, tr("Record"));
    m_tabs->addTab(m_differences, tr("What differs"));
    m_tabs->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_message);
    column->addWidget(m_tabs, 1);
    column->addStretch();
}

void RunView::showRecord(const services::Json& record)
{
    const auto shown = attempt([&] {
        m_figure = record.at("figure").get<domain::Figure>();
        fillTable(record.at("table").get<domain::ResultTable>());
        fillConditions(record);
    });
    if (!shown)
        return showProblem(language::described(shown.error()));
    m_message->hide();
    m_tabs->show();
    m_tabs->setCurrentIndex(0);
    m_differences->setRowCount(0);
    drawChart();
}

void RunView::drawChart()
{
    const QSize room = m_chart->size().expandedTo(QSize(480, 320));
    const qreal ratio = devicePixelRatioF();
    const auto png = figurePng(m_figure, room * ratio);
    if (!png)
        return m_chart->setText(language::described(png.error()));
    QPixmap picture;
    picture.loadFromData(*png);
    picture.setDevicePixelRatio(ratio);
    m_chart->setPixmap(picture);
    m_chart->setAccessibleName(QString::fromStdString(m_figure.title));
}

void RunView::fillTable(const domain::ResultTable& table)
{
    m_table->clear();
    m_table->setColumnCount(static_cast<int>(table.columns.size()));
    m_table->setRowCount(static_cast<int>(table.rows.size()));
    QStringList headers;
    for (const std::string& column : table.columns)
        headers << QString::fromStdString(column);
    m_table->setHorizontalHeaderLabels(headers);
    for (int row = 0; row < m_table->rowCount(); ++row) {
        for (int column = 0; column < m_table->columnCount(); ++column) {
            const nlohmann::json& cell =
                table.rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
            put(m_table, row, column, textOf(cell), cell.is_number());
        }
    }
    m_table->resizeColumnsToContents();
}

void RunView::fillConditions(const services::Json& record)
{
    const auto conditions = services::conditionsOf(record);
    m_conditions->clear();
    m_conditions->setColumnCount(2);
    m_conditions->setHorizontalHeaderLabels({tr("What"), tr("Value")});
    m_conditions->setRowCount(static_cast<int>(conditions.size()));
    for (int row = 0; row < m_conditions->rowCount(); ++row) {
        const services::RunCondition& condition = conditions[static_cast<std::size_t>(row)];
        put(m_conditions, row, 0, QString::fromStdString(condition.what), false);
        put(m_conditions, row, 1, QString::fromStdString(condition.value), false);
    }
    m_conditions->resizeColumnsToContents();
}

void RunView::showDifferences(const services::Json& first, const services::Json& second)
{
    auto differences = services::differencesOf(first, second);
    const auto results = services::resultDifferencesOf(first, second);
    differences.insert(differences.end(), results.begin(), results.end());
    m_differences->clear();
    m_differences->setColumnCount(3);
    m_differences->setHorizontalHeaderLabels({tr("What"), tr("This run"), tr("The other run")});
    m_differences->setRowCount(static_cast<int>(differences.size()));
    for (int row = 0; row < m_differences->rowCount(); ++row) {
        const services::RunDifference& difference = differences[static_cast<std::size_t>(row)];
        put(m_differences, row, 0, QString::fromStdString(difference.what), false);
        put(m_differences, row, 1, QString::fromStdString(difference.first), true);
        put(m_differences, row, 2, QString::fromStdString(difference.second), true);
    }
    m_differences->resizeColumnsToContents();
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

void RunView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (!m_figure.panels.empty())
        drawChart();
}

} // namespace genex::ui
