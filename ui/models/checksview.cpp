// SPDX-License-Identifier: GPL-3.0-or-later
#include "checksview.h"

#include "language/translated.h"
#include "modelviews.h"

#include "theme/tokens.h"
#include "widgets/button.h"
#include "widgets/label.h"
#include "widgets/progressline.h"
#include "widgets/scrollcolumn.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QTableWidget>
#include <QVBoxLayout>

namespace genex::ui {

namespace {

using services::GateState;

constexpr int kSignWidth = 20;
constexpr int kComparisonHeight = 168;

TextRole roleOf(GateState state)
{
    switch (state) {
    case GateState::Passed:
        return TextRole::Good;
    case GateState::Failed:
        return TextRole::Alarm;
    case GateState::NotKnown:
        break;
    }
    return TextRole::Strong;
}

std::optional<TableContent> comparisonOf(const contract::ModelEvaluation& mine,
                                         const contract::ModelEvaluation& active)
{
    const auto common = contract::largestCommonBudget(mine, active);
    return common ? std::optional(comparisonTable(common->first->genex, common->second->genex))
                  : std::nullopt;
}

} // namespace

ChecksView::ChecksView(QWidget* parent)
    : QWidget(parent)
    , m_message(makeParagraph(QString(), TextRole::Quiet, this))
    , m_comparison(makeReadTable(tr("Comparison with the active model"), "comparisonTable", this))
    , m_compare(makeButton(tr("Compare with the active model"), ButtonRole::Plain, this))
    , m_progress(new ProgressLine(this))
{
    m_message->setObjectName(QStringLiteral("checksMessage"));
    m_compare->setObjectName(QStringLiteral("compareModels"));
    m_comparison->setFixedHeight(kComparisonHeight);
    m_comparison->hide();
    m_progress->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, space::kSmall, 0, 0);
    column->setSpacing(space::kSmall);
    column->addWidget(m_message);
    m_checks = addScrollColumn(column, tr("Checks"));
    m_checks->setSpacing(space::kMedium);
    column->addWidget(m_comparison);
    column->addWidget(m_progress);
    auto* row = new QHBoxLayout;
    row->addWidget(m_compare);
    row->addStretch();
    column->addLayout(row);
    connect(m_compare, &QPushButton::clicked, this, &ChecksView::compareRequested);
    connect(m_progress, &ProgressLine::cancelRequested, this, [this] {
        m_progress->setStopping();
        Q_EMIT cancelRequested();
    });
}

void ChecksView::addCheck(const services::GateCheck& check)
{
    auto* line = new QWidget;
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::kSmall);
    QLabel* sign = makeLabel(checkSign(check.state), roleOf(check.state), line);
    sign->setFixedWidth(kSignWidth);
    sign->setAlignment(Qt::AlignTop | Qt::AlignHCenter);
    sign->setAccessibleName(checkWord(check.state));
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(makeParagraph(tr("%1: %2").arg(checkTitle(check.name), checkWord(check.state)),
                                   TextRole::Strong, line));
    words->addWidget(makeParagraph(language::translated(check.sentence), TextRole::Quiet, line));
    row->addWidget(sign);
    row->addLayout(words, 1);
    line->setObjectName(QStringLiteral("check-") + QString::fromStdString(check.name));
    m_checks->addWidget(line);
}

void ChecksView::showChecks(const std::vector<services::GateCheck>& checks)
{
    clearColumn(m_checks);
    m_message->hide();
    for (const services::GateCheck& check : checks)
        addCheck(check);
    m_checks->addStretch();
}

void ChecksView::showMessage(const QString& message)
{
    clearColumn(m_checks);
    m_message->setText(message);
    m_message->show();
}

void ChecksView::showComparison(const std::optional<contract::ModelEvaluation>& mine,
                                const std::optional<contract::ModelEvaluation>& active)
{
    const auto table = mine && active ? comparisonOf(*mine, *active) : std::nullopt;
    m_comparison->setVisible(table.has_value());
    if (!table)
        return;
    fill(m_comparison, *table);
    m_comparison->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
}

void ChecksView::setCanCompare(bool canCompare)
{
    m_compare->setEnabled(canCompare);
}

void ChecksView::setComparing(bool comparing)
{
    if (comparing && m_progress->isHidden()) {
        m_progress->reset(tr("Waiting for the engine"));
        m_progress->show();
    } else if (!comparing) {
        m_progress->hide();
    }
}

void ChecksView::setProgress(const Progress& progress)
{
    m_progress->setProgress(progress);
}

} // namespace genex::ui
