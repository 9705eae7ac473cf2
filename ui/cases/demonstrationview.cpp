#include "demonstrationview.h"

#include "widgets/durationtext.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <set>

namespace genex::ui {

namespace {

using domain::Catalogue;
using domain::Feature;

constexpr QChar kThinSpace(0x2009);
constexpr int kHashDigits = 12;

QString tr(const char* text)
{
    return QCoreApplication::translate("Demonstration", text);
}

QString nameOf(const Catalogue& catalogue, const std::string& id)
{
    const Feature* feature = catalogue.feature(id);
    return QString::fromStdString(feature ? feature->name : id);
}

QString kindText(domain::Act act)
{
    switch (act) {
    case domain::Act::Ask:
        return tr("ask");
    case domain::Act::Examine:
        return tr("examine");
    case domain::Act::Lab:
        return tr("lab");
    case domain::Act::Imaging:
        return tr("imaging");
    }
    return {};
}

QString costText(const Catalogue& catalogue, double cost)
{
    const QString currency = QString::fromStdString(catalogue.content().currency);
    const QString sign = currency == QStringLiteral("EUR") ? QStringLiteral("€") : currency;
    return QLocale().toString(cost, 'f', cost == std::floor(cost) ? 0 : 2) + kThinSpace + sign;
}

QString turnaroundText(int minutes)
{
    return minutes == 0 ? tr("at once") : durationInWords(minutes * 60.0);
}

/// A test in a panel that is ordered already costs less.
double priceOf(const Feature& feature, std::set<std::string>& panels)
{
    const bool panelIsOrdered = !feature.panel.empty() && !panels.insert(feature.panel).second;
    return panelIsOrdered ? feature.costInPanel : feature.cost;
}

QString valueText(const Feature* feature, double value)
{
    if (!feature || !feature->quantity)
        return QLocale().toString(value, 'g', 3);
    const domain::Quantity& quantity = *feature->quantity;
    return QLocale().toString(value, 'f', quantity.decimals) + kThinSpace +
           QString::fromStdString(quantity.unit);
}

FindingRow findingRow(const Catalogue& catalogue, const domain::Finding& finding)
{
    const QString name = nameOf(catalogue, finding.feature);
    switch (finding.state) {
    case domain::FindingState::Present:
        return {name, tr("present")};
    case domain::FindingState::Absent:
        return {name, tr("absent"), true};
    case domain::FindingState::Measured:
        break;
    }
    return {name, valueText(catalogue.feature(finding.feature), finding.value)};
}

double totalGain(const domain::Recommendation& recommendation)
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

OrderRow orderRow(const Catalogue& catalogue, const domain::OrderItem& item, double total,
                  std::set<std::string>& panels)
{
    OrderRow row;
    row.name = nameOf(catalogue, item.feature);
    row.effect = effectText(item.expectedGain, total);
    row.details = tr("Added to the tests above it, this one is expected to lower the loss by %1 nats.")
                      .arg(QLocale().toString(item.expectedGain, 'g', 2));
    if (const Feature* feature = catalogue.feature(item.feature)) {
        row.kind = kindText(feature->act);
        row.cost = costText(catalogue, priceOf(*feature, panels));
        row.turnaround = turnaroundText(feature->turnaroundMinutes);
    }
    return row;
}

QString batchText(const Catalogue& catalogue, const domain::Recommendation& recommendation)
{
    double cost = 0;
    int slowest = 0;
    std::set<std::string> panels;
    for (const domain::OrderItem& item : recommendation.order) {
        if (const Feature* feature = catalogue.feature(item.feature)) {
            cost += priceOf(*feature, panels);
            slowest = std::max(slowest, feature->turnaroundMinutes);
        }
    }
    const QString ready = slowest == 0 ? tr("ready at once") : tr("ready in %1").arg(turnaroundText(slowest));
    const auto tests = recommendation.order.size();
    const QString count = tests == 1 ? tr("1 test") : tr("%1 tests").arg(tests);
    return QStringLiteral("%1 · %2 · %3").arg(count, costText(catalogue, cost), ready);
}

QString outlookText(const domain::Recommendation& recommendation)
{
    return tr("With these results the most likely disease is expected to reach %1 (now %2).")
        .arg(probabilityText(recommendation.confidenceExpected),
             probabilityText(recommendation.confidenceNow));
}

QString provenanceText(const domain::Recommendation& recommendation)
{
    return tr("Model %1… · bucket %2\nSeed %3 · GENEX %4")
        .arg(QString::fromStdString(recommendation.modelSha256).left(kHashDigits))
        .arg(recommendation.bucket)
        .arg(recommendation.seed)
        .arg(QString::fromStdString(recommendation.programVersion));
}

} // namespace

DiseaseLabels labelsOf(const domain::Catalogue& catalogue)
{
    DiseaseLabels labels;
    for (const domain::Disease& disease : catalogue.diseases())
        labels[disease.id] = {QString::fromStdString(disease.name), disease.cantMiss};
    return labels;
}

DemonstrationView viewOf(const services::DemonstrationOutcome& outcome)
{
    const Catalogue& catalogue = outcome.catalogue;
    const domain::Recommendation& recommendation = outcome.recommendation;
    DemonstrationView view;
    view.title = outcome.title;
    for (const domain::Finding& finding : outcome.findings)
        view.findings.push_back(findingRow(catalogue, finding));
    std::set<std::string> panels;
    for (const domain::OrderItem& item : recommendation.order)
        view.orders.push_back(orderRow(catalogue, item, totalGain(recommendation), panels));
    for (const std::string& feature : recommendation.estimate)
        view.estimates.push_back(nameOf(catalogue, feature));
    view.batch = batchText(catalogue, recommendation);
    view.differential = differentialRows(recommendation, labelsOf(catalogue));
    view.outlook = outlookText(recommendation);
    view.provenance = provenanceText(recommendation);
    return view;
}

} // namespace genex::ui
