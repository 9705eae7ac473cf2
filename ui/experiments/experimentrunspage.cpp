// SPDX-License-Identifier: GPL-3.0-or-later
#include "experimentrunspage.h"

#include "language/translated.h"
#include "runview.h"

#include "services/experimentservice.h"
#include "theme/tokens.h"
#include "widgets/button.h"
#include "widgets/label.h"
#include "widgets/panel.h"
#include "widgets/rowlist.h"

#include <QDateTime>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>

namespace genex::ui {

namespace {

constexpr int kListWidth = 320;

QString repeatsText(int repeats)
{
    return repeats == 1 ? ExperimentRunsPage::tr("1 repeat")
                        : ExperimentRunsPage::tr("%1 repeats").arg(repeats);
}

/// Unfinished runs show their state instead of their repeats.
QString stateText(const services::ExperimentRecord& run, bool isLive)
{
    if (isLive)
        return ExperimentRunsPage::tr("running");
    if (run.isFinished())
        return repeatsText(run.repeats);
    return run.state == services::RunState::Failed ? ExperimentRunsPage::tr("failed")
                                                   : ExperimentRunsPage::tr("not finished");
}

Row rowOf(const services::ExperimentRecord& run, bool isLive)
{
    Row row;
    row.key = QString::fromStdString(run.key);
    row.title = QString::fromStdString(run.name);
    row.subtitle = QString::fromStdString(run.data);
    if (run.request)
        row.subtitle += QStringLiteral(" · ") + QString::fromStdString(run.request->preset);
    row.value = stateText(run, isLive);
    row.valueNote = QLocale().toString(QDateTime::fromMSecsSinceEpoch(run.atMs), QLocale::ShortFormat);
    if (!run.isFinished() && !isLive)
        row.look = RowLook::Quiet;
    return row;
}

bool matches(const Row& row, const QString& words)
{
    const QString all = row.title + QLatin1Char(' ') + row.subtitle + QLatin1Char(' ') + row.value;
    const QStringList parts = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return std::ranges::all_of(parts,
                               [&](const QString& part) { return all.contains(part, Qt::CaseInsensitive); });
}

} // namespace

ExperimentRunsPage::ExperimentRunsPage(services::ExperimentService& experimentService, QWidget* parent)
    : QWidget(parent)
    , m_experimentService(experimentService)
    , m_search(new QLineEdit(this))
    , m_list(new RowList(tr("Runs"), this))
    , m_note(makeParagraph(QString(), TextRole::Problem, this))
    , m_goOn(makeButton(tr("Resume"), ButtonRole::Primary, this))
    , m_change(makeButton(tr("Edit and run…"), ButtonRole::Plain, this))
    , m_compare(makeButton(tr("Compare with current"), ButtonRole::Plain, this))
    , m_view(new RunView(this))
{
    m_search->setObjectName(QStringLiteral("labSearch"));
    m_list->setObjectName(QStringLiteral("labRuns"));
    m_note->setObjectName(QStringLiteral("labNote"));
    m_goOn->setObjectName(QStringLiteral("goOnExperiment"));
    m_change->setObjectName(QStringLiteral("changeExperiment"));
    m_compare->setObjectName(QStringLiteral("compareRuns"));
    auto* result = new Panel(tr("Result"), this);
    result->content()->addWidget(m_view, 1);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::kLarge);
    row->addWidget(makeList());
    row->addWidget(result, 1);
    connect(m_search, &QLineEdit::textChanged, this, &ExperimentRunsPage::showRuns);
    connect(m_list, &RowList::activatedRow, this, &ExperimentRunsPage::show);
    connect(m_list, &RowList::currentChangedTo, this, &ExperimentRunsPage::showPossible);
    connect(&m_experimentService, &services::ExperimentService::runsChanged, this,
            &ExperimentRunsPage::showRuns);
    connect(m_goOn, &QPushButton::clicked, this, [this] {
        if (const auto* run = chosen())
            m_experimentService.goOn(run->key);
    });
    connect(m_change, &QPushButton::clicked, this, [this] {
        if (const auto* run = chosen(); run && run->request)
            Q_EMIT requestWanted(*run->request);
    });
    connect(m_compare, &QPushButton::clicked, this, &ExperimentRunsPage::compare);
    showRuns();
}

QWidget* ExperimentRunsPage::makeList()
{
    auto* panel = new Panel(tr("Runs"), this);
    panel->setFixedWidth(kListWidth);
    m_search->setPlaceholderText(tr("Search experiments, tables and states"));
    m_search->setAccessibleName(tr("Search runs"));
    m_search->setClearButtonEnabled(true);
    m_list->setEmptyText(tr("No experiments yet."));
    panel->content()->addWidget(m_search);
    panel->content()->addWidget(m_list, 1);
    panel->content()->addWidget(m_note);
    for (QPushButton* button : {m_goOn, m_change, m_compare})
        panel->content()->addWidget(button);
    return panel;
}

void ExperimentRunsPage::showRuns()
{
    QList<Row> rows;
    for (const services::ExperimentRecord& run : m_experimentService.runs()) {
        const Row row =
            rowOf(run, m_experimentService.isRunning() && m_experimentService.runningKey() == run.key);
        if (matches(row, m_search->text()))
            rows << row;
    }
    m_list->setRows(rows);
    showPossible();
}

const services::ExperimentRecord* ExperimentRunsPage::chosen() const
{
    const Row* row = m_list->currentRowData();
    return row ? m_experimentService.find(row->key.toStdString()) : nullptr;
}

void ExperimentRunsPage::showPossible()
{
    const services::ExperimentRecord* run = chosen();
    const bool isLive =
        run && m_experimentService.isRunning() && m_experimentService.runningKey() == run->key;
    m_goOn->setVisible(run && run->canGoOn() && !isLive);
    m_goOn->setEnabled(!m_experimentService.isRunning() &&
                       m_experimentService.caseStore().view().readOnlyReason.empty());
    m_change->setEnabled(run && run->request && !m_experimentService.isRunning());
    m_compare->setEnabled(run && run->isFinished() && !m_shown.isEmpty() &&
                          m_shown.toStdString() != run->key);
    m_note->setText(run && run->error ? language::described(*run->error) : QString());
    m_note->setVisible(!m_note->text().isEmpty());
}

void ExperimentRunsPage::show(const QString& key)
{
    const services::ExperimentRecord* run = m_experimentService.find(key.toStdString());
    if (run && !run->isFinished())
        return m_view->showMessage(tr(
            "This run is not finished. Resume it to see the result here; completed parts are not repeated."));
    m_shown = key;
    m_list->setCurrentKey(key);
    m_experimentService.load(key.toStdString(), this,
                             [this](const Result<services::ExperimentReport>& record) {
                                 if (record)
                                     m_view->showReport(*record);
                                 else
                                     m_view->showProblem(language::described(record.error()));
                                 showPossible();
                             });
}

void ExperimentRunsPage::compare()
{
    const services::ExperimentRecord* other = chosen();
    if (!other || m_shown.isEmpty() || other->key == m_shown.toStdString())
        return;
    m_experimentService.load(
        m_shown.toStdString(), this,
        [this, otherKey = other->key](const Result<services::ExperimentReport>& first) {
            if (!first)
                return m_view->showProblem(language::described(first.error()));
            m_experimentService.load(
                otherKey, this, [this, shown = *first](const Result<services::ExperimentReport>& second) {
                    if (second)
                        m_view->showDifferences(shown, *second);
                    else
                        m_view->showProblem(language::described(second.error()));
                });
        });
}

void ExperimentRunsPage::takeFocus()
{
    m_list->setFocus();
}

} // namespace genex::ui
