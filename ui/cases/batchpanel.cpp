#include "batchpanel.h"

#include "demonstrationview.h"

#include "theme/tokens.h"
#include "widgets/button.h"
#include "widgets/label.h"
#include "widgets/scrollcolumn.h"

#include <QDir>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace genex::ui {

namespace {

constexpr int kCostWidth = 64;
constexpr int kTimeWidth = 72;

QLabel* numberLabel(const QString& text, int width)
{
    QLabel* label = makeLabel(text);
    label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    label->setMinimumWidth(width);
    return label;
}

QFrame* makeCard(const QString& role)
{
    auto* card = new QFrame;
    card->setProperty("role", role);
    return card;
}

QFrame* makeOrderCard(const OrderRow& order)
{
    QFrame* card = makeCard(QStringLiteral("card"));
    card->setToolTip(order.details);
    card->setAccessibleName(
        QStringLiteral("%1, %2, %3, %4").arg(order.name, order.kind, order.cost, order.turnaround));
    auto* grid = new QGridLayout(card);
    grid->setContentsMargins(space::kMedium, space::kSmall - 2, space::kMedium, space::kSmall - 2);
    grid->setHorizontalSpacing(space::kSmall);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(0, 1);
    grid->addWidget(makeElidedLabel(order.name, TextRole::Strong), 0, 0);
    grid->addWidget(numberLabel(order.cost, kCostWidth), 0, 1);
    grid->addWidget(numberLabel(order.turnaround, kTimeWidth), 0, 2);
    grid->addWidget(makeLabel(order.effect, TextRole::Secondary), 1, 0);
    grid->addWidget(makeLabel(order.kind, TextRole::Secondary), 1, 1, 1, 2, Qt::AlignRight);
    return card;
}

QFrame* makeEstimateCard(const QString& text)
{
    QFrame* card = makeCard(QStringLiteral("estimateCard"));
    auto* layout = new QVBoxLayout(card);
    layout->setContentsMargins(space::kMedium, space::kSmall, space::kMedium, space::kSmall);
    layout->addWidget(makeParagraph(text, TextRole::EstimateValue));
    return card;
}

QWidget* makeHead(const QString& text, TextRole role, std::size_t count)
{
    auto* head = new QWidget;
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(0, space::kHair, 0, 0);
    row->addWidget(makeLabel(text, role));
    row->addStretch();
    row->addWidget(makeLabel(QString::number(count), TextRole::Quiet));
    return head;
}

} // namespace

BatchPanel::BatchPanel(QWidget* parent)
    : Panel(tr("Recommended batch"), parent)
    , m_rows(addScrollColumn(content(), tr("Recommended batch")))
    , m_outlook(makeParagraph(QString(), TextRole::Quiet))
    , m_report(makeParagraph(QString(), TextRole::Good))
    , m_write(makeButton(tr("Write report…"), ButtonRole::Primary, this))
{
    m_rows->setSpacing(space::kHair);
    m_report->setObjectName(QStringLiteral("reportMessage"));
    m_report->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    content()->addWidget(m_outlook);
    content()->addWidget(m_report);
    addButtons();
}

void BatchPanel::addButtons()
{
    QPushButton* again = makeButton(tr("Run again"), ButtonRole::Plain, this);
    m_write->setObjectName(QStringLiteral("writeReport"));
    again->setObjectName(QStringLiteral("runAgain"));
    again->setFixedHeight(m_write->sizeHint().height());
    auto* row = new QHBoxLayout;
    row->setSpacing(space::kSmall);
    row->addWidget(m_write, 1);
    row->addWidget(again);
    content()->addLayout(row);
    connect(m_write, &QPushButton::clicked, this, &BatchPanel::reportRequested);
    connect(again, &QPushButton::clicked, this, &BatchPanel::runAgainRequested);
}

void BatchPanel::show(const DemonstrationView& view)
{
    clearColumn(m_rows);
    addOrders(view);
    addEstimates(view);
    m_rows->addStretch();
    setRemark(view.batch);
    m_outlook->setText(view.outlook);
    m_report->hide();
}

void BatchPanel::takeFocus()
{
    m_write->setFocus(Qt::OtherFocusReason);
}

void BatchPanel::addOrders(const DemonstrationView& view)
{
    m_rows->addWidget(makeHead(tr("Order now"), TextRole::Strong, view.orders.size()));
    for (const OrderRow& order : view.orders)
        m_rows->addWidget(makeOrderCard(order));
    if (view.orders.empty())
        m_rows->addWidget(
            makeParagraph(tr("No test is expected to tell more than what is known."), TextRole::Quiet));
}

void BatchPanel::addEstimates(const DemonstrationView& view)
{
    m_rows->addWidget(makeHead(tr("≈ Estimated, not ordered"), TextRole::Estimate, view.estimates.size()));
    for (const QString& estimate : view.estimates)
        m_rows->addWidget(makeEstimateCard(QStringLiteral("≈ ") + estimate));
    if (view.estimates.empty())
        m_rows->addWidget(makeEstimateCard(tr("Nothing is estimated: every test of the batch is ordered.")));
}

void BatchPanel::showReport(const Result<QStringList>& report)
{
    setRole(m_report, report ? TextRole::Good : TextRole::Alarm);
    if (report) {
        QStringList paths;
        for (const QString& path : *report)
            paths << QDir::toNativeSeparators(path);
        m_report->setText(tr("Report written: %1").arg(paths.join(QStringLiteral(", "))));
    } else {
        m_report->setText(
            tr("No report was written: %1").arg(QString::fromStdString(describe(report.error()))));
    }
    m_report->show();
}

} // namespace genex::ui
