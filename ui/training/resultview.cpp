// SPDX-License-Identifier: GPL-3.0-or-later
#include "resultview.h"

#include "contract/budgetplan.h"
#include "contract/evaluation.h"
#include "figures/performanceview.h"
#include "figures/readtable.h"
#include "language/translated.h"
#include "runexport.h"
#include "thresholdview.h"
#include "trainingtexts.h"

#include "charts/figurechart.h"
#include "theme/tokens.h"
#include "widgets/durationtext.h"
#include "widgets/label.h"

#include <QLocale>
#include <QTabWidget>
#include <QTableWidget>
#include <QVBoxLayout>

namespace genex::ui {

namespace {

constexpr unsigned kTestsShown = 8; ///< per bucket

QString resultText(const services::TrainingRun& run, const contract::ModelEvaluation& figures)
{
    const contract::BudgetFigures& last = figures.largestBudget();
    const double all = last.allOrdered.meanOrders;
    const double saved = all > 0 ? 1 - last.genex.meanOrders / all : 0;
    QString text =
        ResultView::tr("Accuracy %1 on %2 test patients with %3 tests ordered on average; %4 with %5 if all "
                       "are ordered, so %6 of orders are saved. Initial findings only: %7. All values known: "
                       "%8. Calibration error %9.")
            .arg(percentText(last.genex.accuracy.mean),
                 QLocale().toString(static_cast<qlonglong>(figures.testRows)),
                 QLocale().toString(last.genex.meanOrders, 'f', 1),
                 percentText(last.allOrdered.accuracy.mean), QLocale().toString(all, 'f', 1),
                 percentText(saved), percentText(figures.floorAccuracy), percentText(figures.ceilingAccuracy),
                 calibrationErrorText(last.genex));
    if (run.summary && run.summary->endedEarly)
        text +=
            QLatin1Char(' ') +
            ResultView::tr("Training was finished early: the same settings would give a different model.");
    return text;
}

/// Whether a repeat gave the same result.
QString repeatText(const services::TrainingRun& run, const services::TrainingRun* before)
{
    if (!before || before->modelSha256.empty() || run.modelSha256.empty())
        return {};
    return run.modelSha256 == before->modelSha256
               ? ResultView::tr("Repeats an earlier run: the same model, bit for bit.")
               : ResultView::tr("Repeats an earlier run, but the model differs: different device, number of "
                                "threads or version.");
}

QStringList bucketRow(int number, const contract::BucketSummary& bucket, const domain::Catalogue& catalogue)
{
    QStringList names;
    for (std::size_t i = 0; i < std::min<std::size_t>(bucket.order.size(), kTestsShown); ++i)
        names << featureName(bucket.order[i], catalogue);
    if (bucket.order.size() > kTestsShown)
        names << QStringLiteral("…");
    return {QString::number(number), QLocale().toString(static_cast<qlonglong>(bucket.patients)),
            QLocale().toString(static_cast<qulonglong>(bucket.order.size())),
            QLocale().toString(bucket.conicity, 'f', 2), names.join(QStringLiteral(", "))};
}

} // namespace

ResultView::ResultView(QWidget* parent)
    : QWidget(parent)
    , m_message(makeParagraph(tr("Choose a run and press Enter."), TextRole::Body, this))
    , m_tabs(new QTabWidget(this))
    , m_accuracy(new FigureChart)
    , m_performance(new PerformanceView)
    , m_thresholds(new ThresholdView)
    , m_buckets(makeReadTable(tr("Buckets"), "bucketMap", nullptr))
    , m_bucketText(makeParagraph(QString(), TextRole::Secondary, this))
    , m_settings(makeReadTable(tr("Settings and data"), "runSettings", nullptr))
    , m_differences(makeReadTable(tr("Differences"), "trainingDifferences", nullptr))
{
    m_message->setObjectName(QStringLiteral("runSummary"));
    m_accuracy->setObjectName(QStringLiteral("accuracyChart"));
    auto* buckets = new QWidget;
    auto* bucketColumn = new QVBoxLayout(buckets);
    bucketColumn->addWidget(m_bucketText);
    bucketColumn->addWidget(m_buckets, 1);
    m_tabs->addTab(m_accuracy, tr("Accuracy and orders"));
    m_tabs->addTab(m_performance, tr("Diseases and calibration"));
    m_tabs->addTab(m_thresholds, tr("Threshold τ"));
    m_tabs->addTab(buckets, tr("Buckets"));
    m_tabs->addTab(m_settings, tr("Settings"));
    m_tabs->addTab(m_differences, tr("Differences"));
    m_tabs->setObjectName(QStringLiteral("resultTabs"));
    m_tabs->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_message);
    column->addWidget(m_tabs, 1);
    column->addStretch();
    connect(m_thresholds, &ThresholdView::saveRequested, this, &ResultView::thresholdRequested);
    m_tabs->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void ResultView::showRun(const services::TrainingRun& run, const services::TrainingRun* before,
                         const domain::Catalogue& catalogue)
{
    showSettings(run);
    m_tabs->show();
    m_tabs->setCurrentIndex(0);
    if (!run.evaluation) {
        m_message->setText(run.error ? language::described(*run.error)
                                     : tr("No result: the run is %1.").arg(stateText(run.state)));
        m_accuracy->setFigure({}, {});
        m_performance->showMessage(m_message->text());
        m_thresholds->showPlans({}, {});
        fill(m_buckets, {});
        m_bucketText->clear();
        return;
    }
    m_message->setText(resultText(run, *run.evaluation) + QLatin1Char(' ') + repeatText(run, before));
    m_accuracy->setFigure(accuracyFigure(run), accuracyFigureText(run));
    m_performance->showFigures(*run.evaluation, std::nullopt, catalogue);
    showThresholds(run, *run.evaluation);
    showBuckets(run, catalogue);
}

void ResultView::showThresholds(const services::TrainingRun& run, const contract::ModelEvaluation& figures)
{
    m_thresholds->showPlans(run.thresholds,
                            figures.isByMoney ? QString::fromStdString(figures.currency) : QString());
}

void ResultView::setThresholdObstacle(const QString& reason)
{
    m_thresholds->setObstacle(reason);
}

void ResultView::showBuckets(const services::TrainingRun& run, const domain::Catalogue& catalogue)
{
    TableContent content;
    content.headers = {tr("Bucket"), tr("Patients"), tr("Tests"), tr("Conicity"), tr("First tests")};
    content.endsWithText = true;
    m_bucketText->clear();
    if (run.summary) {
        for (const contract::BucketSummary& bucket : run.summary->buckets)
            content.rows << bucketRow(static_cast<int>(content.rows.size()) + 1, bucket, catalogue);
        m_bucketText->setText(
            tr("Skew (smallest/largest bucket): %1. Conicity: %2. %3 of %4 requested buckets. Trained in %5 "
               "on %6.")
                .arg(QLocale().toString(run.summary->skew, 'f', 2),
                     QLocale().toString(run.summary->conicity, 'f', 2))
                .arg(content.rows.size())
                .arg(run.summary->bucketsWanted)
                .arg(durationInWords(run.summary->seconds), QString::fromStdString(run.summary->device)));
    }
    fill(m_buckets, content);
}

void ResultView::showSettings(const services::TrainingRun& run)
{
    TableContent content;
    content.headers = {tr("What"), tr("Value")};
    content.endsWithText = true;
    content.rows << QStringList{tr("preset"), QString::fromStdString(run.plan.preset)};
    for (const services::RunCondition& condition : conditionsOf(run.plan))
        content.rows << QStringList{QString::fromStdString(condition.what),
                                    condition.entries > 0 ? tr("%1 entries").arg(condition.entries)
                                                          : QString::fromStdString(condition.value)};
    content.rows << QStringList{tr("model"), QString::fromStdString(run.modelSha256)};
    fill(m_settings, content);
}

void ResultView::showDifferences(const services::TrainingRun& first, const services::TrainingRun& second)
{
    TableContent content;
    content.headers = {tr("Differences"), QString::fromStdString(first.plan.name),
                       QString::fromStdString(second.plan.name)};
    content.textColumns = 3;
    for (const services::RunDifference& difference : differencesOf(first, second))
        content.rows << QStringList{QString::fromStdString(difference.what),
                                    QString::fromStdString(difference.first),
                                    QString::fromStdString(difference.second)};
    fill(m_differences, content);
    m_tabs->show();
    m_tabs->setCurrentWidget(m_differences);
    m_message->setText(content.rows.isEmpty() ? tr("The two runs have the same settings, data and results.")
                                              : tr("Only differences are shown."));
}

} // namespace genex::ui
