#include "demonstrationview.h"

#include "domain/wording.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace genex::ui {

namespace {

using domain::Catalogue;
using domain::Feature;
using domain::Recommendation;

constexpr int kHashDigits = 12;

QString tr(const char* text)
{
    return QCoreApplication::translate("Demonstration", text);
}

FindingRow findingRow(const Catalogue& catalogue, const domain::Finding& finding)
{
    return {QString::fromStdString(domain::featureName(catalogue, finding.feature)),
            QString::fromStdString(domain::observationText(finding, catalogue)),
            finding.state == domain::FindingState::Absent};
}

double totalGain(const Recommendation& recommendation)
{
    double total = 0;
    for (const domain::OrderItem& item : recommendation.order)
        total += std::max(item.expectedGain, 0.0);
    return total;
}

QString effectText(double gain, double total)
{
    if (gain <= 0 || total <= 0)
        return tr("no gain expected by itself");
    const double share = 100.0 * gain / total;
    return share < 0.5 ? tr("less than 1 % of the expected gain")
                       : tr("%1 % of the expected gain").arg(std::round(share));
}

OrderRow orderRow(const Catalogue& catalogue, const domain::OrderItem& item, double total)
{
    OrderRow row;
    row.name = QString::fromStdString(domain::featureName(catalogue, item.feature));
    row.effect = effectText(item.expectedGain, total);
    row.details = tr("Added to the tests above it, this one is expected to lower the loss by %1 nats.")
                      .arg(QLocale().toString(item.expectedGain, 'g', 2));
    if (const Feature* feature = catalogue.feature(item.feature)) {
        row.kind = QString::fromStdString(domain::actText(feature->act));
        row.cost = QString::fromStdString(domain::costText(feature->cost, catalogue.content().currency));
        row.turnaround = QString::fromStdString(domain::durationText(feature->turnaroundMinutes));
    }
    return row;
}

QString batchText(const Catalogue& catalogue, const Recommendation& recommendation)
{
    std::vector<std::string> features;
    for (const domain::OrderItem& item : recommendation.order)
        features.push_back(item.feature);
    const domain::BatchTotals totals = domain::totalsOf(features, catalogue);
    const QString count = totals.tests == 1 ? tr("1 test") : tr("%1 tests").arg(totals.tests);
    const QString cost = QString::fromStdString(domain::costText(totals.cost, catalogue.content().currency));
    const QString time = QString::fromStdString(domain::durationText(totals.turnaroundMinutes));
    return tr("%1 · %2 · last result: %3").arg(count, cost, time);
}

QString outlookText(const Recommendation& recommendation)
{
    return tr("Expected with these results: top disease at %1 (now %2).")
        .arg(probabilityText(recommendation.confidenceExpected),
             probabilityText(recommendation.confidenceNow));
}

QString provenanceText(const Recommendation& recommendation)
{
    return tr("Model %1… · bucket %2\nSeed %3 · GENEX %4")
        .arg(QString::fromStdString(recommendation.modelSha256).left(kHashDigits))
        .arg(recommendation.bucket)
        .arg(recommendation.seed)
        .arg(QString::fromStdString(recommendation.programVersion));
}

} // namespace

DemonstrationView viewOf(const services::DemonstrationOutcome& outcome)
{
    const Catalogue& catalogue = outcome.catalogue;
    const Recommendation& recommendation = outcome.recommendation;
    DemonstrationView view;
    view.story = QString::fromStdString(outcome.patient.story);
    for (const domain::Finding& finding : outcome.patient.findings)
        view.findings.push_back(findingRow(catalogue, finding));
    for (const domain::OrderItem& item : recommendation.order)
        view.orders.push_back(orderRow(catalogue, item, totalGain(recommendation)));
    for (const std::string& feature : recommendation.estimate)
        view.estimates.push_back(QString::fromStdString(domain::featureName(catalogue, feature)));
    view.batch = batchText(catalogue, recommendation);
    view.differential = differentialRows(recommendation, diseaseLabels(catalogue));
    view.outlook = outlookText(recommendation);
    view.provenance = provenanceText(recommendation);
    return view;
}

} // namespace genex::ui
