// SPDX-License-Identifier: GPL-3.0-or-later
#include "outcomepanel.h"

#include "caseviews.h"
#include "language/translated.h"

#include "theme/tokens.h"
#include "widgets/button.h"
#include "widgets/confidencegauge.h"
#include "widgets/label.h"
#include "widgets/rowlist.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QShortcut>
#include <QVBoxLayout>

namespace genex::ui {

using services::CaseStep;

OutcomePanel::OutcomePanel(services::OpenCase& open, services::CaseStoreController& caseStore,
                           QWidget* parent)
    : Panel(tr("Conclusion"), parent)
    , m_open(open)
    , m_caseStore(caseStore)
    , m_headline(makeParagraph(QString(), TextRole::Headline, this))
    , m_gauge(new ConfidenceGauge(this))
    , m_sentence(makeParagraph(QString(), TextRole::Body, this))
    , m_concerns(makeParagraph(QString(), TextRole::Alarm, this))
    , m_estimates(new RowList(tr("Estimated values"), this))
    , m_reason(new QLineEdit(this))
    , m_primary(makeButton(QString(), ButtonRole::Primary, this))
    , m_without(makeButton(tr("Conclude now"), ButtonRole::Plain, this))
    , m_next(makeButton(tr("Another batch"), ButtonRole::Plain, this))
    , m_amend(makeButton(tr("Amend…"), ButtonRole::Plain, this))
{
    m_headline->setObjectName(QStringLiteral("outcomeHeadline"));
    m_sentence->setObjectName(QStringLiteral("outcomeSentence"));
    m_concerns->setObjectName(QStringLiteral("outcomeConcerns"));
    m_estimates->setObjectName(QStringLiteral("estimates"));
    m_estimates->setEmptyText(tr("Nothing is estimated."));
    m_reason->setObjectName(QStringLiteral("amendReason"));
    m_reason->setPlaceholderText(tr("Reason for amending. Enter amends, Esc cancels."));
    m_reason->setAccessibleName(tr("Reason for amending"));
    m_reason->hide();
    content()->addWidget(m_headline);
    content()->addWidget(m_gauge);
    content()->addWidget(m_sentence);
    content()->addWidget(m_concerns);
    content()->addWidget(m_estimates, 1);
    content()->addWidget(m_reason);
    addButtons();
}

void OutcomePanel::addButtons()
{
    m_primary->setObjectName(QStringLiteral("confirm"));
    m_without->setObjectName(QStringLiteral("withoutThem"));
    m_without->setToolTip(tr("Conclude without ordering these tests."));
    m_next->setObjectName(QStringLiteral("nextBatch"));
    m_amend->setObjectName(QStringLiteral("amend"));
    auto* row = new QHBoxLayout;
    row->setSpacing(space::kSmall);
    row->addWidget(m_primary, 1);
    for (QPushButton* button : {m_without, m_next, m_amend}) {
        button->setFixedHeight(m_primary->sizeHint().height());
        row->addWidget(button);
    }
    content()->addLayout(row);
    connect(m_primary, &QPushButton::clicked, this, &OutcomePanel::confirm);
    connect(m_without, &QPushButton::clicked, this, [this] {
        if (const domain::Conclusion* conclusion = m_open.conclusion())
            m_open.setUnavailable(conclusion->order, domain::kNotOrdered);
    });
    connect(m_next, &QPushButton::clicked, &m_open, &services::OpenCase::startNextBatch);
    connect(m_amend, &QPushButton::clicked, this, [this] {
        m_reason->show();
        m_reason->setFocus(Qt::OtherFocusReason);
    });
    connect(m_reason, &QLineEdit::returnPressed, this, &OutcomePanel::amend);
    auto* leave = new QShortcut(Qt::Key_Escape, m_reason, nullptr, nullptr, Qt::WidgetShortcut);
    connect(leave, &QShortcut::activated, this, [this] {
        m_reason->hide();
        takeFocus();
    });
}

void OutcomePanel::amend()
{
    const QString reason = m_reason->text().trimmed();
    if (reason.isEmpty())
        return;
    m_reason->clear();
    m_reason->hide();
    m_open.amend(reason.toStdString());
}

void OutcomePanel::refresh()
{
    const domain::Conclusion* conclusion = m_open.conclusion();
    const OutcomeView view = conclusion ? outcomeView(*conclusion, m_caseStore.catalogue()) : OutcomeView{};
    const QString waiting =
        m_open.engineProblem() ? language::described(*m_open.engineProblem()) : tr("Asking the model…");
    m_headline->setText(conclusion ? view.headline : waiting);
    m_gauge->setVisible(conclusion != nullptr);
    m_gauge->setValues(view.confidence, view.threshold, tr("with the results"));
    m_sentence->setText(view.sentence);
    m_concerns->setText(view.concerns.isEmpty()
                            ? QString()
                            : QStringLiteral("! ") + view.concerns.join(QStringLiteral("\n! ")));
    m_concerns->setVisible(!view.concerns.isEmpty());
    m_estimates->setRows(view.estimates);
    m_estimates->setStale(m_open.isAsking());
    if (!m_open.document().isClosed())
        m_reason->hide();
    showButtons();
}

void OutcomePanel::showButtons()
{
    const domain::Conclusion* conclusion = m_open.conclusion();
    const bool isClosed = m_open.document().isClosed();
    const bool wantsMore = conclusion && conclusion->stage != domain::CaseStage::Concluded;
    const auto more = wantsMore ? static_cast<int>(conclusion->order.size()) : 0;
    const bool canWrite = m_caseStore.view().readOnlyReason.empty() && !m_open.isWhatIf();
    m_primary->setText(isClosed    ? tr("Report…   Ctrl+P")
                       : wantsMore ? (more == 1 ? tr("Order 1 more   Ctrl+Enter")
                                                : tr("Order %1 more   Ctrl+Enter").arg(more))
                                   : tr("Conclude   Ctrl+Enter"));
    m_primary->setEnabled(isClosed || (conclusion && !m_open.isAsking() && canWrite));
    m_without->setVisible(wantsMore && !isClosed);
    m_without->setEnabled(canWrite);
    m_next->setVisible(isClosed);
    m_next->setEnabled(canWrite);
    m_amend->setVisible(isClosed);
    m_amend->setEnabled(canWrite);
}

void OutcomePanel::takeFocus()
{
    m_primary->setFocus(Qt::OtherFocusReason);
}

void OutcomePanel::confirm()
{
    if (m_open.document().isClosed())
        Q_EMIT reportRequested();
    else if (m_primary->isEnabled())
        m_open.confirmJudgement();
}

} // namespace genex::ui
