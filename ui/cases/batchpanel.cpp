// SPDX-License-Identifier: GPL-3.0-or-later
#include "batchpanel.h"

#include "batchviews.h"
#include "language/translated.h"
#include "testfield.h"

#include "theme/tokens.h"
#include "widgets/button.h"
#include "widgets/label.h"
#include "widgets/rowlist.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QSlider>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace genex::ui {

namespace {

constexpr int kBudgetSettlesMs = 250; ///< a moving slider is not recorded step by step

int shownAmount(const domain::Budget& budget, int largest)
{
    if (budget.isOfModel())
        return largest;
    return static_cast<int>(budget.fraction ? *budget.fraction * largest : domain::amountOf(budget));
}

} // namespace

BatchPanel::BatchPanel(services::OpenCase& open, services::CaseStoreController& caseStore, QWidget* parent)
    : Panel(tr("Recommended batch"), parent)
    , m_open(open)
    , m_caseStore(caseStore)
    , m_budgetChoice(new QWidget(this))
    , m_budget(new QSlider(Qt::Horizontal, this))
    , m_totals(makeLabel(QString(), TextRole::Strong, this))
    , m_test(new TestField(open, caseStore, this))
    , m_list(new RowList(tr("Recommended batch"), this))
    , m_remark(makeElidedLabel(QString(), TextRole::Secondary, this))
    , m_toOrder(makeButton(tr("Order"), ButtonRole::Link, this))
    , m_toEstimate(makeButton(tr("Estimate"), ButtonRole::Link, this))
    , m_toNothing(makeButton(tr("Exclude"), ButtonRole::Link, this))
    , m_expected(makeParagraph(QString(), TextRole::Quiet, this))
    , m_concern(makeParagraph(QString(), TextRole::Problem, this))
    , m_order(makeButton(QString(), ButtonRole::Primary, this))
    , m_orderAll(makeButton(QString(), ButtonRole::Plain, this))
    , m_edits(new QWidget(this))
{
    m_list->setObjectName(QStringLiteral("batch"));
    m_totals->setObjectName(QStringLiteral("batchTotals"));
    m_expected->setObjectName(QStringLiteral("expectedResults"));
    addBudget();
    content()->addWidget(m_test);
    content()->addWidget(m_list, 1);
    addButtons();
    connect(m_test, &TestField::placed, this, &BatchPanel::pointOut);
    connect(m_list, &RowList::toggled, this, &BatchPanel::toggle);
    connect(m_list, &RowList::activatedRow, this, &BatchPanel::toggle);
    connect(m_list, &RowList::removeRequested, this,
            [this](const QString& key) { place(key, domain::BatchPlace::StruckOut); });
    connect(m_list, &RowList::currentChangedTo, this, &BatchPanel::showCurrent);
}

void BatchPanel::addBudget()
{
    m_budget->setObjectName(QStringLiteral("budget"));
    m_budget->setAccessibleName(tr("Budget"));
    m_budget->setMinimum(1);
    m_budget->setMaximumWidth(180);
    m_budgetTimer.setSingleShot(true);
    m_budgetTimer.setInterval(kBudgetSettlesMs);
    auto* choice = new QHBoxLayout(m_budgetChoice);
    choice->setContentsMargins(0, 0, 0, 0);
    choice->setSpacing(space::kSmall);
    choice->addWidget(makeLabel(tr("Budget"), TextRole::Secondary, this));
    choice->addWidget(m_budget, 1);
    auto* row = new QHBoxLayout;
    row->setSpacing(space::kSmall);
    row->addWidget(m_budgetChoice, 1);
    row->addStretch();
    row->addWidget(m_totals);
    content()->addLayout(row);
    connect(m_budget, &QSlider::valueChanged, this, [this] {
        m_budgetTimer.start();
        m_budget->setToolTip(tr("At most %1").arg(m_budget->value()));
    });
    connect(&m_budgetTimer, &QTimer::timeout, this, &BatchPanel::chooseBudget);
}

void BatchPanel::addButtons()
{
    auto* edits = new QHBoxLayout(m_edits);
    edits->setContentsMargins(0, 0, 0, 0);
    edits->setSpacing(space::kHair);
    edits->addWidget(m_remark, 1);
    for (QPushButton* button : {m_toOrder, m_toEstimate, m_toNothing})
        edits->addWidget(button);
    content()->addWidget(m_edits);
    content()->addWidget(m_expected);
    content()->addWidget(m_concern);
    m_order->setObjectName(QStringLiteral("order"));
    m_orderAll->setObjectName(QStringLiteral("orderAll"));
    auto* row = new QHBoxLayout;
    row->setSpacing(space::kSmall);
    row->addWidget(m_order, 1);
    row->addWidget(m_orderAll);
    content()->addLayout(row);
    const auto edit = [this](domain::BatchPlace where) {
        if (const Row* chosen = m_list->currentRowData())
            place(chosen->key, where);
    };
    connect(m_toOrder, &QPushButton::clicked, this, [edit] { edit(domain::BatchPlace::Order); });
    connect(m_toEstimate, &QPushButton::clicked, this, [edit] { edit(domain::BatchPlace::Estimate); });
    connect(m_toNothing, &QPushButton::clicked, this, [edit] { edit(domain::BatchPlace::StruckOut); });
    connect(m_order, &QPushButton::clicked, this, &BatchPanel::confirm);
    connect(m_orderAll, &QPushButton::clicked, this,
            [this] { m_open.placeInBatch(m_open.batch().estimate, domain::BatchPlace::Order); });
}

QString BatchPanel::emptyText() const
{
    if (m_caseStore.modelProblem())
        return language::described(*m_caseStore.modelProblem());
    if (m_open.engineProblem())
        return language::described(*m_open.engineProblem());
    if (m_open.step() == services::CaseStep::Findings)
        return tr("The recommended tests appear here after the first finding.");
    return tr("Asking the model…");
}

void BatchPanel::refresh()
{
    const BatchView view = batchView(m_open, m_caseStore.catalogue());
    m_list->setEmptyText(emptyText());
    m_list->setRows(view.rows);
    m_list->setStale(m_open.isAsking());
    m_totals->setText(view.totals);
    m_expected->setText(view.expected);
    m_expected->setVisible(!view.expected.isEmpty());
    QStringList concerns;
    if (const auto* recommendation = m_open.recommendation()) {
        for (const domain::Concern& concern : recommendation->concerns)
            concerns << QStringLiteral("! ") + language::translated(concern.text);
    }
    m_concern->setText(concerns.join(QLatin1Char('\n')));
    m_concern->setVisible(!concerns.isEmpty());
    showWhatCanBeDone(view);
    showBudget();
    showCurrent();
    m_test->refresh();
    const auto isIt = [this](const Row& row) { return row.key == m_pointOut; };
    if (std::ranges::any_of(m_list->rows(), isIt)) {
        m_list->setCurrentKey(m_pointOut);
        m_pointOut.clear();
    }
}

/// A placed order is read-only.
void BatchPanel::showWhatCanBeDone(const BatchView& view)
{
    for (QWidget* widget : std::initializer_list<QWidget*>{m_budgetChoice, m_test, m_edits, m_order})
        widget->setVisible(canChange());
    setTitle(canChange() ? tr("Recommended batch") : tr("Ordered batch"));
    const bool canOrder = m_open.recommendation() && !m_open.isAsking() && !m_open.isWhatIf() &&
                          m_caseStore.view().readOnlyReason.empty();
    m_order->setText(view.orders > 1           ? tr("Order %1 tests   Ctrl+Enter").arg(view.orders)
                     : view.orders == 1        ? tr("Order 1 test   Ctrl+Enter")
                     : m_open.recommendation() ? tr("Continue without tests   Ctrl+Enter")
                                               : tr("Order   Ctrl+Enter"));
    m_order->setEnabled(canOrder);
    m_orderAll->setText(tr("Order all %1").arg(view.orders + view.estimates));
    m_orderAll->setVisible(view.estimates > 0 && canChange());
}

bool BatchPanel::canChange() const
{
    return m_open.workflow().isDraft();
}

/// Selects the row now if it exists, else once it has been saved.
void BatchPanel::pointOut(const QString& key)
{
    m_pointOut = key;
    m_list->setCurrentKey(key);
}

void BatchPanel::focusTests()
{
    m_test->takeFocus();
}

void BatchPanel::takeFocus()
{
    m_list->setFocus(Qt::OtherFocusReason);
}

void BatchPanel::showBudget()
{
    if (!m_caseStore.model() || m_budgetTimer.isActive())
        return;
    const QSignalBlocker quiet(m_budget);
    const auto largest = static_cast<int>(std::floor(m_caseStore.model()->largestBudget));
    m_budget->setMaximum(std::max(1, largest));
    m_budget->setValue(shownAmount(m_open.document().budget(), largest));
    const QString most =
        m_caseStore.model()->currency.empty() ? tr("At most %1 tests") : tr("At most %1 in costs");
    m_budget->setToolTip(most.arg(m_budget->value()));
}

void BatchPanel::chooseBudget()
{
    if (!m_caseStore.model() || !m_open.isOpen() || !canChange())
        return;
    domain::Budget budget;
    const bool isAll = m_budget->value() == m_budget->maximum();
    if (!isAll && m_caseStore.model()->currency.empty())
        budget.count = m_budget->value();
    else if (!isAll)
        budget.cost = m_budget->value();
    m_open.setBudget(budget);
}

void BatchPanel::showCurrent()
{
    const Row* row = m_list->currentRowData();
    const domain::Recommendation* recommendation = m_open.recommendation();
    const bool canEdit = row && recommendation && !m_open.isAsking() && canChange();
    const bool isEstimated = row && row->look == RowLook::Estimated;
    const bool isOut = row && row->look == RowLook::StruckOut;
    const bool canBeEstimated =
        canEdit &&
        std::ranges::find(recommendation->estimate, row->key.toStdString()) != recommendation->estimate.end();
    m_toOrder->setEnabled(canEdit && (isEstimated || isOut));
    m_toEstimate->setEnabled(canBeEstimated && !isEstimated);
    m_toNothing->setEnabled(canEdit && !isOut);
    const std::string feature = row ? row->key.toStdString() : std::string();
    for (const auto& [button, place] : {std::pair(m_toOrder, domain::BatchPlace::Order),
                                        std::pair(m_toEstimate, domain::BatchPlace::Estimate),
                                        std::pair(m_toNothing, domain::BatchPlace::StruckOut)}) {
        const QString effect = effectText(m_open.explanation(), feature, place);
        button->setToolTip(effect);
        button->setAccessibleDescription(effect);
    }
    // What Space would do.
    const auto toggled =
        row && row->checked.value_or(false) ? domain::BatchPlace::StruckOut : domain::BatchPlace::Order;
    const QString effect = effectText(m_open.explanation(), feature, toggled);
    const QString text = toggled == domain::BatchPlace::Order ? tr("Ordered: %1") : tr("Excluded: %1");
    m_remark->setText(effect.isEmpty() ? QString() : text.arg(effect));
}

void BatchPanel::place(const QString& key, domain::BatchPlace where)
{
    if (m_open.recommendation() && !m_open.isAsking() && canChange())
        m_open.placeInBatch({key.toStdString()}, where);
}

void BatchPanel::toggle(const QString& key)
{
    const Row* row = m_list->currentRowData();
    const bool isOrdered = row && row->checked.value_or(false);
    place(key, isOrdered ? domain::BatchPlace::StruckOut : domain::BatchPlace::Order);
}

void BatchPanel::confirm()
{
    if (m_order->isEnabled() && canChange())
        m_open.placeOrder();
}

void BatchPanel::keyPressEvent(QKeyEvent* event)
{
    const Row* row = m_list->hasFocus() ? m_list->currentRowData() : nullptr;
    if (row && event->modifiers() == Qt::NoModifier && event->key() == Qt::Key_O)
        place(row->key, domain::BatchPlace::Order);
    else if (row && event->modifiers() == Qt::NoModifier && event->key() == Qt::Key_E &&
             m_toEstimate->isEnabled())
        place(row->key, domain::BatchPlace::Estimate);
    else if (row && event->modifiers() == Qt::NoModifier && event->key() == Qt::Key_A && canChange())
        focusTests();
    else
        Panel::keyPressEvent(event);
}

} // namespace genex::ui
