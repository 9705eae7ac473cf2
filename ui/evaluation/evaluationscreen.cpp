#include "evaluation/evaluationscreen.h"

#include "experimentform.h"
#include "language/saying.h"
#include "runview.h"

#include "services/labdesk.h"
#include "theme/tokens.h"
#include "widgets/button.h"
#include "widgets/label.h"
#include "widgets/panel.h"
#include "widgets/progressline.h"
#include "widgets/rowlist.h"

#include <QDateTime>
#include <QHBoxLayout>
#include <QLocale>
#include <QVBoxLayout>

namespace genex::ui {

namespace {

constexpr int kFormWidth = 340;

Row rowOf(const services::LabRun& run)
{
    Row row;
    row.key = QString::fromStdString(run.key);
    row.title = QString::fromStdString(run.name);
    row.subtitle = QString::fromStdString(run.data);
    row.value = run.repeats == 1 ? EvaluationScreen::tr("1 repeat")
                                 : EvaluationScreen::tr("%1 repeats").arg(run.repeats);
    row.valueNote = QLocale().toString(QDateTime::fromMSecsSinceEpoch(run.atMs), QLocale::ShortFormat);
    return row;
}

} // namespace

EvaluationScreen::EvaluationScreen(services::LabDesk& lab, QWidget* parent)
    : Screen(parent)
    , m_lab(lab)
    , m_form(new ExperimentForm(this))
    , m_progress(new ProgressLine(this))
    , m_runs(new RowList(tr("Runs"), this))
    , m_view(new RunView(this))
{
    m_runs->setObjectName(QStringLiteral("labRuns"));
    m_runs->setEmptyText(tr("No experiment has been run yet."));
    m_progress->hide();
    buildLayout();
    connect(m_form, &ExperimentForm::startRequested, this, &EvaluationScreen::start);
    connect(m_runs, &RowList::activatedRow, this, &EvaluationScreen::showRun);
    connect(&m_lab, &services::LabDesk::runsChanged, this, &EvaluationScreen::showRuns);
    connect(&m_lab, &services::LabDesk::progressed, m_progress, &ProgressLine::setProgress);
    connect(&m_lab, &services::LabDesk::failed, this, &EvaluationScreen::showFailure);
    connect(&m_lab, &services::LabDesk::finished, this, [this](const QString& key) {
        stopWaiting();
        showRun(key);
    });
    connect(m_progress, &ProgressLine::cancelRequested, this, [this] {
        m_progress->setStopping();
        m_lab.cancel();
    });
    connect(m_progress, &ProgressLine::pauseToggled, this, [this](bool paused) {
        m_lab.setPaused(paused);
        m_progress->setPaused(m_lab.isPaused());
    });
}

void EvaluationScreen::buildLayout()
{
    auto* left = new Panel(tr("Experiment"), this);
    left->setFixedWidth(kFormWidth);
    left->content()->addWidget(m_form);
    left->content()->addWidget(m_progress);
    left->content()->addWidget(makeLine(left));
    left->content()->addWidget(makeLabel(tr("Runs"), TextRole::Strong, left));
    left->content()->addWidget(m_runs, 1);
    auto* compareButton = makeButton(tr("Compare with the one shown"), ButtonRole::Plain, left);
    compareButton->setObjectName(QStringLiteral("compareRuns"));
    left->content()->addWidget(compareButton);
    auto* right = new Panel(tr("Result"), this);
    right->content()->addWidget(m_view, 1);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(space::kLarge, space::kLarge, space::kLarge, space::kLarge);
    row->setSpacing(space::kLarge);
    row->addWidget(left);
    row->addWidget(right, 1);
    connect(compareButton, &QPushButton::clicked, this, &EvaluationScreen::compare);
}

void EvaluationScreen::start()
{
    if (m_lab.isRunning())
        return;
    services::ExperimentRequest request = m_form->request();
    request.folder = m_lab.folderFor(request.name);
    m_form->setProblem({});
    m_form->setBusy(true);
    m_progress->reset(tr("Waiting for the engine"));
    m_progress->show();
    m_progress->takeFocus();
    m_lab.start(request);
    Q_EMIT bannerChanged();
}

void EvaluationScreen::stopWaiting()
{
    m_progress->hide();
    m_form->setBusy(false);
    Q_EMIT bannerChanged();
}

void EvaluationScreen::showFailure(const Error& error)
{
    stopWaiting();
    m_form->setProblem(error.code == ErrorCode::Cancelled
                           ? tr("Stopped. Run again, it goes on with what is not done yet.")
                           : language::described(error));
}

void EvaluationScreen::showRuns()
{
    QList<Row> rows;
    for (const services::LabRun& run : m_lab.runs())
        rows << rowOf(run);
    m_runs->setRows(rows);
}

void EvaluationScreen::showRun(const QString& key)
{
    m_shown = key;
    m_lab.load(key.toStdString(), this, [this](const Result<services::Json>& record) {
        if (record)
            m_view->showRecord(*record);
        else
            m_view->showProblem(language::described(record.error()));
    });
}

void EvaluationScreen::compare()
{
    const Row* other = m_runs->currentRowData();
    if (!other || m_shown.isEmpty() || other->key == m_shown)
        return;
    const std::string otherKey = other->key.toStdString();
    m_lab.load(m_shown.toStdString(), this, [this, otherKey](const Result<services::Json>& first) {
        if (!first)
            return m_view->showProblem(language::described(first.error()));
        m_lab.load(otherKey, this, [this, shown = *first](const Result<services::Json>& second) {
            if (second)
                m_view->showDifferences(shown, *second);
            else
                m_view->showProblem(language::described(second.error()));
        });
    });
}

QString EvaluationScreen::bannerSubtitle() const
{
    return m_lab.isRunning() ? tr("An experiment is running")
                             : tr("The paper’s experiments on your own table");
}

QString EvaluationScreen::helpHtml() const
{
    return tr("<p>This place says what the method is worth on a table of your own: the paper’s experiments, "
              "against "
              "simpler methods on the same patients, with the same things known first and the same costs.</p>"
              "<p><b>Run.</b> Choose a table and the column with the diagnosis. Each repeat has a split of "
              "its own. A run "
              "can be paused and stopped; run again, it goes on with the cells that are not done yet.</p>"
              "<p><b>Result.</b> Error bars are standard errors over the repeats. The table holds p-values "
              "of Welch’s "
              "t-test between methods. Table, record and chart are also written as files.</p>"
              "<p><b>Compare.</b> Open one run with Enter, choose another, press Compare: only what differs "
              "is shown.</p>");
}

} // namespace genex::ui
