#include "batchviews.h"

#include "casewords.h"
#include "language/saying.h"

#include "charts/differentialrows.h"
#include "domain/wording.h"

#include <algorithm>
#include <cmath>

namespace genex::ui {

namespace {

using domain::Catalogue;

bool contains(const std::vector<std::string>& features, const std::string& feature)
{
    return std::ranges::find(features, feature) != features.end();
}

bool isRecommended(const domain::Recommendation& recommendation, const std::string& feature)
{
    return std::ranges::find(recommendation.order, feature, &domain::OrderItem::feature) !=
           recommendation.order.end();
}

QString gainText(const domain::Recommendation& recommendation, const std::string& feature)
{
    double total = 0;
    double gain = 0;
    for (const domain::OrderItem& item : recommendation.order) {
        total += std::max(item.expectedGain, 0.0);
        if (item.feature == feature)
            gain = item.expectedGain;
    }
    if (gain <= 0 || total <= 0)
        return CaseWords::tr("tells little by itself");
    const double share = 100.0 * gain / total;
    return share < 0.5 ? CaseWords::tr("less than 1 % of the expected gain")
                       : CaseWords::tr("%1 % of the expected gain").arg(std::round(share));
}

/// How a test came into the order by the doctor's hand; empty where the model put it there.
QString byHand(const domain::Recommendation& recommendation, const std::string& feature)
{
    if (isRecommended(recommendation, feature))
        return {};
    return contains(recommendation.estimate, feature) ? CaseWords::tr("ordered by hand, not estimated")
                                                      : CaseWords::tr("added by hand");
}

std::vector<std::string> struckOut(const domain::Recommendation& recommendation,
                                   const domain::CaseBatch& batch)
{
    std::vector<std::string> features;
    const auto addUnlessIn = [&](const std::string& feature) {
        if (!contains(batch.order, feature) && !contains(batch.estimate, feature))
            features.push_back(feature);
    };
    for (const domain::OrderItem& item : recommendation.order)
        addUnlessIn(item.feature);
    for (const std::string& feature : recommendation.estimate)
        addUnlessIn(feature);
    return features;
}

/// "separates Dengue from Typhoid fever"
QString reasonText(const domain::Explanation* explanation, const std::string& feature,
                   const Catalogue& catalogue)
{
    if (!explanation)
        return {};
    const auto reason = std::ranges::find(explanation->reasons, feature, &domain::OrderReason::feature);
    if (reason == explanation->reasons.end() || reason->disease.empty())
        return {};
    return CaseWords::tr("separates %1 from %2")
        .arg(text(domain::diseaseName(catalogue, reason->disease)),
             text(domain::diseaseName(catalogue, reason->other)));
}

Row orderRow(const std::string& feature, const services::OpenCase& open, const Catalogue& catalogue)
{
    const domain::Recommendation& recommendation = *open.recommendation();
    Row row = testRow(feature, catalogue);
    const QString hand = byHand(recommendation, feature);
    const QString reason = reasonText(open.explanation(), feature, catalogue);
    const QString gain = hand.isEmpty() ? gainText(recommendation, feature) : QString();
    row.subtitle = joined({hand, reason.isEmpty() ? gain : reason});
    row.tip = joined({hand, reason, gain, row.tip});
    return row;
}

Row struckRow(const std::string& feature, const Catalogue& catalogue)
{
    Row row = testRow(feature, catalogue);
    row.subtitle = CaseWords::tr("struck out: neither ordered nor estimated");
    row.look = RowLook::StruckOut;
    return row;
}

void addOrders(BatchView& view, const services::OpenCase& open, const domain::CaseBatch& batch,
               const Catalogue& catalogue)
{
    const bool isPlaced = open.document().content().isOrderPlaced;
    view.rows << headingRow(isPlaced ? CaseWords::tr("Ordered") : CaseWords::tr("Order now"),
                            QString::number(batch.order.size()));
    for (const std::string& feature : batch.order) {
        view.rows << orderRow(feature, open, catalogue);
        if (!isPlaced)
            view.rows.last().checked = true;
    }
    for (const std::string& feature : struckOut(*open.recommendation(), batch)) {
        view.rows << struckRow(feature, catalogue);
        if (!isPlaced)
            view.rows.last().checked = false;
    }
}

/// What was ordered in this round besides the batch. Returns its tests.
std::vector<std::string> addLaterOrders(BatchView& view, const domain::CaseDocument& document,
                                        const Catalogue& catalogue)
{
    std::vector<std::string> later;
    for (const domain::CaseOrder& order : document.orders()) {
        if (order.round != document.round() || order.kind == domain::CaseOrder::Kind::Batch)
            continue;
        const bool isFallBack = order.kind == domain::CaseOrder::Kind::FallBack;
        view.rows << headingRow(isFallBack ? CaseWords::tr("Ordered after all")
                                           : CaseWords::tr("Ordered besides"),
                                QString::number(order.ordered.size()));
        for (const std::string& feature : order.ordered) {
            view.rows << testRow(feature, catalogue);
            view.rows.last().subtitle =
                isFallBack ? CaseWords::tr("its estimate was not trusted") : CaseWords::tr("asked for later");
            later.push_back(feature);
        }
    }
    return later;
}

void addEstimates(BatchView& view, const services::OpenCase& open, const std::vector<std::string>& estimated,
                  const Catalogue& catalogue)
{
    const bool isPlaced = open.document().content().isOrderPlaced;
    view.rows << headingRow(CaseWords::tr("≈ Estimated, not ordered"),
                            joined({QString::number(estimated.size()), view.saved}),
                            RowLook::EstimateHeading);
    for (const std::string& feature : estimated) {
        Row row = testRow(feature, catalogue);
        row.sign = QStringLiteral("≈");
        row.subtitle = isPlaced ? CaseWords::tr("estimated, not ordered")
                                : CaseWords::tr("estimated; ordered only if confidence stays below τ");
        row.tip = joined({reasonText(open.explanation(), feature, catalogue), row.tip});
        row.look = RowLook::Estimated;
        view.rows << row;
    }
}

QString outlookText(const services::OpenCase& open)
{
    const domain::Recommendation* recommendation = open.recommendation();
    const domain::Explanation* explanation = open.explanation();
    const QString outlook =
        CaseWords::tr("With these results the likeliest disease is expected to reach %1 (now %2).")
            .arg(probabilityText(explanation ? explanation->expectedConfidence
                                             : recommendation->confidenceExpected),
                 probabilityText(recommendation->confidenceNow));
    if (!explanation)
        return outlook;
    return outlook + QLatin1Char(' ') +
           CaseWords::tr("Expected accuracy %1, %2 with everything ordered.")
               .arg(language::value(domain::percentText(explanation->expectedAccuracy)),
                    language::value(domain::percentText(explanation->accuracyIfAllOrdered)));
}

QString standingText(TestStanding standing)
{
    switch (standing) {
    case TestStanding::Ordered:
        return CaseWords::tr("in the batch already");
    case TestStanding::IsKnown:
        return CaseWords::tr("known already");
    case TestStanding::Movable:
        return CaseWords::tr("recommended, and not ordered so far");
    case TestStanding::Addable:
        break;
    }
    return {};
}

} // namespace

BatchView batchView(const services::OpenCase& open, const Catalogue& catalogue)
{
    BatchView view;
    if (!open.recommendation())
        return view;
    const domain::CaseBatch batch = open.batch();
    const domain::BatchTotals totals = domain::totalsOf(batch.order, catalogue);
    const std::string& currency = catalogue.content().currency;
    view.orders = static_cast<int>(batch.order.size());
    addOrders(view, open, batch, catalogue);
    const std::vector<std::string> later = addLaterOrders(view, open.document(), catalogue);
    std::vector<std::string> estimated = batch.estimate;
    std::erase_if(estimated, [&](const std::string& feature) { return contains(later, feature); });
    view.estimates = static_cast<int>(estimated.size());
    if (const double saved = domain::totalsOf(estimated, catalogue).cost; saved > 0)
        view.saved = CaseWords::tr("saves %1").arg(language::value(domain::costText(saved, currency)));
    addEstimates(view, open, estimated, catalogue);
    view.totals = joined(
        {testsText(totals.tests), language::value(domain::costText(totals.cost, currency)),
         CaseWords::tr("ready: %1").arg(language::value(domain::durationText(totals.turnaroundMinutes)))});
    if (!open.document().content().isOrderPlaced)
        view.outlook = outlookText(open);
    return view;
}

QString effectText(const domain::Explanation* explanation, const std::string& feature,
                   domain::BatchPlace place)
{
    if (!explanation)
        return {};
    const auto effect = std::ranges::find(explanation->effects, feature, &domain::BatchEffect::feature);
    if (effect == explanation->effects.end())
        return {};
    const std::optional<double> accuracy = place == domain::BatchPlace::Order ? effect->ordered
                                           : place == domain::BatchPlace::Estimate
                                               ? effect->estimated
                                               : std::optional(effect->struckOut);
    if (!accuracy)
        return {};
    const QString then = language::value(domain::percentText(*accuracy));
    const QString now = language::value(domain::percentText(explanation->expectedAccuracy));
    return then == now ? CaseWords::tr("expected accuracy stays at %1").arg(now)
                       : CaseWords::tr("expected accuracy %1 instead of %2").arg(then, now);
}

TestStanding standingOf(const services::OpenCase& open, const std::string& feature)
{
    const domain::CaseBatch batch = open.batch();
    if (open.document().content().isKnown(feature))
        return TestStanding::IsKnown;
    if (contains(batch.order, feature))
        return TestStanding::Ordered;
    const domain::Recommendation* recommendation = open.recommendation();
    const bool isListed = recommendation && (contains(recommendation->estimate, feature) ||
                                             isRecommended(*recommendation, feature));
    return isListed ? TestStanding::Movable : TestStanding::Addable;
}

Row candidateRow(const services::EntryChoice& choice, const services::OpenCase& open,
                 const Catalogue& catalogue)
{
    Row row = testRow(choice.feature, catalogue);
    const TestStanding standing = standingOf(open, choice.feature);
    const bool canBeAdded = standing == TestStanding::Addable || standing == TestStanding::Movable;
    const bool isEstimated = contains(open.batch().estimate, choice.feature);
    const domain::Explanation* explanation = isEstimated ? open.explanation() : open.trial();
    row.look = canBeAdded ? RowLook::Plain : RowLook::Quiet;
    if (!choice.matched.empty())
        row.title += QStringLiteral(" (%1)").arg(text(choice.matched));
    const QString reason = reasonText(explanation, choice.feature, catalogue);
    const QString effect = effectText(explanation, choice.feature, domain::BatchPlace::Order);
    row.subtitle = canBeAdded ? joined({effect, reason}) : standingText(standing);
    row.tip = joined({standingText(standing), effect, reason, row.tip});
    return row;
}

} // namespace genex::ui
