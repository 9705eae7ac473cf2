// SPDX-License-Identifier: GPL-3.0-or-later
#include "differentialpanel.h"

#include "caseviews.h"
#include "evidenceview.h"

#include "charts/differentialchart.h"
#include "domain/wording.h"
#include "widgets/confidencegauge.h"
#include "widgets/label.h"

#include <QVBoxLayout>

#include <cmath>

namespace genex::ui {

namespace {

constexpr int kHashDigits = 8;
constexpr double kWorthTelling = 0.01;

} // namespace

DifferentialPanel::DifferentialPanel(services::OpenCase& open, services::CaseStoreController& caseStore,
                                     QWidget* parent)
    : Panel(tr("Differential"), parent)
    , m_open(open)
    , m_caseStore(caseStore)
    , m_empty(makeParagraph(tr("The probability of each disease appears here after the first finding."),
                            TextRole::Quiet, this))
    , m_chart(new DifferentialChart(this))
    , m_change(makeParagraph(QString(), TextRole::Secondary, this))
    , m_evidence(new EvidenceView(this))
    , m_confidenceHead(makeLabel(tr("Confidence"), TextRole::Strong, this))
    , m_gauge(new ConfidenceGauge(this))
    , m_confidence(makeParagraph(QString(), TextRole::Secondary, this))
    , m_provenance(makeParagraph(QString(), TextRole::Secondary, this))
{
    m_provenance->setObjectName(QStringLiteral("provenance"));
    m_change->setObjectName(QStringLiteral("differentialChange"));
    content()->addWidget(m_empty);
    content()->addWidget(m_chart);
    content()->addWidget(m_change);
    content()->addWidget(makeLine(this));
    content()->addWidget(m_evidence, 1);
    content()->addWidget(m_confidenceHead);
    content()->addWidget(m_gauge);
    content()->addWidget(m_confidence);
    content()->addStretch();
    content()->addWidget(m_provenance);
}

void DifferentialPanel::refresh()
{
    const std::vector<DifferentialRow> rows = differentialOf(m_open, m_caseStore.catalogue());
    const bool isConclusion = m_open.conclusion() != nullptr;
    m_empty->setVisible(rows.empty());
    m_chart->setVisible(!rows.empty());
    m_chart->setRows(rows, isConclusion ? tr("before the results") : QString());
    const domain::Explanation* explanation = m_open.explanation();
    m_evidence->setDiagnoses(isConclusion  ? m_open.conclusion()->differential
                             : explanation ? explanation->differential
                                           : std::vector<domain::Diagnosis>(),
                             m_caseStore.catalogue());
    setRemark(rows.empty() ? QString() : tr("calibrated"));
    showChange();
    showConfidence();
}

/// The largest change since the previous answer.
void DifferentialPanel::showChange()
{
    std::string disease;
    double step = 0;
    for (const auto& [name, probability] : m_open.probabilitiesNow()) {
        const auto before = m_open.probabilitiesBefore().find(name);
        if (before != m_open.probabilitiesBefore().end() &&
            std::abs(probability - before->second) > std::abs(step)) {
            disease = name;
            step = probability - before->second;
        }
    }
    const bool isTold = std::abs(step) >= kWorthTelling;
    m_change->setVisible(isTold);
    if (isTold)
        m_change->setText(
            tr("Since the last step: %1 %2%3")
                .arg(QString::fromStdString(domain::diseaseName(m_caseStore.catalogue(), disease)),
                     step > 0 ? QStringLiteral("+") : QStringLiteral("−"), probabilityText(std::abs(step))));
}

void DifferentialPanel::showConfidence()
{
    const domain::Recommendation* recommendation = m_open.recommendation();
    const bool isShown = recommendation && !m_open.conclusion();
    for (QWidget* widget : std::initializer_list<QWidget*>{m_confidenceHead, m_gauge, m_confidence})
        widget->setVisible(isShown);
    m_provenance->setText(tr("Research and education only."));
    if (!recommendation)
        return;
    const auto estimates = static_cast<int>(m_open.batch().estimate.size());
    m_gauge->setValues(recommendation->confidenceNow, estimates > 0 ? recommendation->threshold : 0,
                       tr("now"));
    m_confidence->setText(
        estimates == 0 ? tr("Nothing is estimated, so no threshold applies.")
        : estimates == 1
            ? tr("If it stays below τ after the results, the estimated test is ordered as well.")
            : tr("If it stays below τ after the results, the %1 estimated tests are ordered as well.")
                  .arg(estimates));
    m_provenance->setText(tr("Model %1 · %2… · seed %3 · GENEX %4. Research and education only.")
                              .arg(m_open.model() ? QString::fromStdString(m_open.model()->name) : QString(),
                                   QString::fromStdString(recommendation->modelSha256).left(kHashDigits))
                              .arg(recommendation->seed)
                              .arg(QString::fromStdString(recommendation->programVersion)));
}

} // namespace genex::ui
