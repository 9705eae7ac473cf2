// SPDX-License-Identifier: GPL-3.0-or-later
#include "caselistpage.h"

#include "caseviews.h"
#include "language/translated.h"

#include "theme/tokens.h"
#include "widgets/button.h"
#include "widgets/label.h"
#include "widgets/panel.h"
#include "widgets/rowlist.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QVBoxLayout>

namespace genex::ui {

namespace {

constexpr std::size_t kMostShown = 200; ///< longer lists are for searching
constexpr int kTypingMs = 60;

using domain::CaseState;

} // namespace

CaseListPage::CaseListPage(services::CaseStoreController& caseStore, QWidget* parent)
    : QWidget(parent)
    , m_caseStore(caseStore)
    , m_search(new QLineEdit(this))
    , m_state(new QComboBox(this))
    , m_count(makeLabel(QString(), TextRole::Secondary, this))
    , m_list(new RowList(tr("Cases"), this))
    , m_problem(makeParagraph(QString(), TextRole::Problem, this))
{
    m_search->setObjectName(QStringLiteral("caseSearch"));
    m_search->setPlaceholderText(tr("Search by name, number, finding, diagnosis or note …"));
    m_search->setAccessibleName(tr("Search cases"));
    m_search->installEventFilter(this);
    m_state->setObjectName(QStringLiteral("caseState"));
    m_state->setAccessibleName(tr("State"));
    m_state->addItem(tr("All states"), -1);
    for (const CaseState state : {CaseState::Draft, CaseState::Ordered, CaseState::ResultsIn,
                                  CaseState::FallBackOrdered, CaseState::Concluded, CaseState::Amended})
        m_state->addItem(stateText(state), static_cast<int>(state));
    m_list->setObjectName(QStringLiteral("caseList"));
    m_problem->hide();
    auto* newCase = makeButton(tr("New case   Ctrl+N"), ButtonRole::Primary, this);
    newCase->setObjectName(QStringLiteral("newCase"));
    auto* panel = new Panel(tr("Cases"), this);
    auto* tools = new QHBoxLayout;
    tools->setSpacing(space::kSmall);
    tools->addWidget(m_search, 1);
    tools->addWidget(m_state);
    tools->addWidget(newCase);
    panel->content()->addLayout(tools);
    panel->content()->addWidget(m_count);
    panel->content()->addWidget(m_list, 1);
    panel->content()->addWidget(m_problem);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(space::kLarge, space::kLarge, space::kLarge, space::kLarge);
    layout->addWidget(panel);
    m_typing.setSingleShot(true);
    m_typing.setInterval(kTypingMs);
    connect(m_search, &QLineEdit::textChanged, &m_typing, qOverload<>(&QTimer::start));
    connect(&m_typing, &QTimer::timeout, this, &CaseListPage::refresh);
    connect(m_state, &QComboBox::currentIndexChanged, this, &CaseListPage::refresh);
    connect(m_list, &RowList::activatedRow, this, &CaseListPage::caseChosen);
    connect(newCase, &QPushButton::clicked, this, &CaseListPage::newCaseRequested);
}

/// The latest cases appear immediately, even among 100,000.
void CaseListPage::showFirst()
{
    m_caseStore.ask(
        this, [](services::CaseBook& book) { return book.latest(50); },
        [this](const Result<std::vector<domain::CaseSummary>>& latest) {
            if (latest && !m_isFilled)
                m_list->setRows(caseRows(*latest));
        });
}

void CaseListPage::refresh()
{
    if (m_caseStore.view().state != services::StoreState::Unlocked || !m_caseStore.view().mayWorkOnCases) {
        m_isFilled = false;
        m_list->setRows({});
        m_list->setEmptyText(tr("Your role has no access to cases. You can train and activate models."));
        return m_count->clear();
    }
    const int asked = ++m_asked;
    const int state = m_state->currentData().toInt();
    const auto wanted = state < 0 ? std::optional<CaseState>() : static_cast<CaseState>(state);
    if (!m_isFilled && m_search->text().isEmpty() && !wanted)
        showFirst();
    m_caseStore.ask(
        this,
        [text = m_search->text().toStdString(), wanted](services::CaseBook& book) {
            return book.search(text, wanted, kMostShown);
        },
        [this, asked](const Result<domain::CaseList>& list) { showList(list, asked); });
}

void CaseListPage::showList(const Result<domain::CaseList>& list, int asked)
{
    if (asked != m_asked)
        return;
    if (!list)
        return setProblem(language::described(list.error()));
    m_isFilled = true;
    setProblem({});
    const bool isAll = m_search->text().isEmpty() && m_state->currentIndex() == 0;
    m_list->setEmptyText(isAll ? tr("No cases yet. Press Ctrl+N to create one.")
                               : tr("No matching cases. Esc clears the search."));
    m_list->setRows(caseRows(list->cases));
    if (m_list->currentRow() < 0 && m_list->count() > 0)
        m_list->setCurrentRow(0);
    const auto total = static_cast<qulonglong>(list->total);
    m_count->setText(
        list->total > list->cases.size()
            ? tr("%1 cases, first %2 shown; pending results first").arg(total).arg(list->cases.size())
        : total == 1 ? tr("1 case")
                     : tr("%1 cases; pending results first").arg(total));
}

void CaseListPage::takeFocus()
{
    m_search->setFocus(Qt::OtherFocusReason);
}

void CaseListPage::setProblem(const QString& problem)
{
    m_problem->setText(problem.isEmpty() ? QString() : QStringLiteral("! ") + problem);
    m_problem->setVisible(!problem.isEmpty());
}

/// Arrow keys and Enter work on the list while the search has the focus.
bool CaseListPage::eventFilter(QObject* object, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(object, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    const int count = m_list->count();
    switch (key->key()) {
    case Qt::Key_Down:
    case Qt::Key_Up:
        if (count > 0)
            m_list->setCurrentRow(
                std::clamp(m_list->currentRow() + (key->key() == Qt::Key_Down ? 1 : -1), 0, count - 1));
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (const Row* row = m_list->currentRowData(); row && !key->modifiers().testFlag(Qt::ControlModifier))
            Q_EMIT caseChosen(row->key);
        return true;
    case Qt::Key_Escape:
        m_search->clear();
        m_state->setCurrentIndex(0);
        return true;
    default:
        return QWidget::eventFilter(object, event);
    }
}

} // namespace genex::ui
