// SPDX-License-Identifier: GPL-3.0-or-later
#include "batchviews.h"

#include "casewords.h"
#include "language/translated.h"

#include "charts/differentialrows.h"
#include "domain/reasonwording.h"
#include "domain/stages.h"
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

const domain::OrderItem* itemOf(const domain::Recommendation& recommendation, const std::string& feature)
{
    const auto item = std::ranges::find(recommendation.order, feature, &domain::OrderItem::feature);
    return item == recommendation.order.end() ? nullptr : &*item;
}

bool isRecommended(const domain::Recommendation& recommendation, const std::string& feature)
{
    return itemOf(recommendation, feature) != nullptr;
}

/// Contribution of a test relative to its bucket's batch.
QString shareText(const domain::Recommendation& recommendation, const std::string& feature)
{
    double total = 0;
    double gain = 0;
    for (const domain::OrderItem& item : recommendation.order) {
        total += std::max(item.expectedGain, 0.0);
        if (item.feature == feature)
            gain = item.expectedGain;
    }
    if (gain <= 0 || total <= 0)
        return CaseWords::tr("little information on its own");
    const double share = 100.0 * gain / total;
    return share < 0.5 ? CaseWords::tr("less than 1 % of the expected gain")
                       : CaseWords::tr("%1 % of the expected gain").arg(std::round(share));
}

/// "+13 %": its gain for this patient; never negative.
QString gainText(const domain::Recommendation& recommendation, const std::string& feature)
{
    if (recommendation.selection != "personal")
        return shareText(recommendation, feature);
    const domain::OrderItem* item = itemOf(recommendation, feature);
    const std::string gain = item ? domain::gainText(item->expectedGain) : std::string();
    return gain.empty() ? CaseWords::tr("little information on its own") : language::number(gain);
}

/// How the doctor added a test to the order; empty if the model did.
QString byHand(const domain::Recommendation& recommendation, const std::string& feature)
{
    if (isRecommended(recommendation, feature))
        return {};
    return contains(recommendation.estimate, feature) ? CaseWords::tr("ordered manually instead of estimated")
                                                      : CaseWords::tr("added manually");
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
QString separatesText(const std::string& disease, const std::string& other, const Catalogue& catalogue)
{
    return CaseWords::tr("distinguishes %1 from %2")
        .arg(text(domain::diseaseName(catalogue, disease)), text(domain::diseaseName(catalogue, other)));
}

QString reasonText(const domain::Explanation* explanation, const std::string& feature,
                   const Catalogue& catalogue)
{
    if (!explanation)
        return {};
    const auto reason = std::ranges::find(explanation->reasons, feature, &domain::OrderReason::feature);
    if (reason == explanation->reasons.end() || reason->disease.empty())
        return {};
    return separatesText(reason->disease, reason->other, catalogue);
}

/// From the recommendation, until the current batch has been explained.
QString reasonText(const services::OpenCase& open, const std::string& feature, const Catalogue& catalogue)
{
    if (open.explanation())
        return reasonText(open.explanation(), feature, catalogue);
    const domain::OrderItem* item = itemOf(*open.recommendation(), feature);
    return item && item->separates.size() == 2
               ? separatesText(item->separates[0], item->separates[1], catalogue)
               : QString();
}

/// "present (31 %): Dengue 47 % → 81 %, Malaria 20 % → 6 %", a line for each result.
QStringList outcomeLines(const std::vector<domain::TestOutcome>& outcomes,
                         const domain::PartedDiseases& parted, const std::string& feature,
                         const Catalogue& catalogue)
{
    QStringList lines;
    for (const Text& line :
         domain::outcomeTexts(outcomes, domain::named(parted, catalogue), catalogue.feature(feature)))
        lines << language::translated(line);
    return lines;
}

QStringList outcomeLines(const domain::Explanation& explanation, const std::string& feature,
                         const Catalogue& catalogue)
{
    const auto reason = std::ranges::find(explanation.reasons, feature, &domain::OrderReason::feature);
    if (reason == explanation.reasons.end())
        return {};
    return outcomeLines(
        reason->outcomes,
        domain::partedDiseases(reason->disease, reason->other, explanation.expectedDifferential), feature,
        catalogue);
}

/// As it was recommended, until the batch as it stands has been explained.
QStringList outcomeLines(const services::OpenCase& open, const std::string& feature,
                         const Catalogue& catalogue)
{
    if (open.explanation())
        return outcomeLines(*open.explanation(), feature, catalogue);
    const domain::OrderItem* item = itemOf(*open.recommendation(), feature);
    if (!item || item->separates.size() != 2)
        return {};
    return outcomeLines(
        item->outcomes,
        domain::partedDiseases(item->separates[0], item->separates[1], open.recommendation()->differential),
        feature, catalogue);
}

Row orderRow(const std::string& feature, const services::OpenCase& open, const Catalogue& catalogue)
{
    const domain::Recommendation& recommendation = *open.recommendation();
    Row row = testRow(feature, catalogue);
    const QString hand = byHand(recommendation, feature);
    const QString reason = reasonText(open, feature, catalogue);
    const QString gain = hand.isEmpty() ? gainText(recommendation, feature) : QString();
    const bool showsGain = recommendation.selection == "personal" || reason.isEmpty();
    row.subtitle = joined({hand, showsGain ? gain : QString(), reason});
    row.tip = (QStringList{joined({hand, reason, gain, row.tip})} + outcomeLines(open, feature, catalogue))
                  .join(QLatin1Char('\n'));
    return row;
}

Row struckRow(const std::string& feature, const Catalogue& catalogue)
{
    Row row = testRow(feature, catalogue);
    row.subtitle = CaseWords::tr("excluded: neither ordered nor estimated");
    row.look = RowLook::StruckOut;
    return row;
}

QString stageText(domain::Stage stage)
{
    switch (stage) {
    case domain::Stage::Bedside:
        return CaseWords::tr("History and examination");
    case domain::Stage::Laboratory:
        return CaseWords::tr("Laboratory");
    case domain::Stage::Imaging:
        break;
    }
    return CaseWords::tr("Imaging");
}

/// "Laboratory (about 2 h)", or after the order "Ordered · Laboratory".
QString stageHeading(domain::Stage stage, bool isPlaced, const std::vector<std::string>& ordered,
                     const Catalogue& catalogue)
{
    if (isPlaced)
        return joined({CaseWords::tr("Ordered"), stageText(stage)});
    if (stage == domain::Stage::Bedside)
        return CaseWords::tr("History and examination, now");
    const int minutes = domain::totalsOf(ordered, catalogue).turnaroundMinutes;
    return minutes > 0 ? CaseWords::tr("%1 (about %2)")
                             .arg(stageText(stage), language::translated(domain::durationText(minutes)))
                       : stageText(stage);
}

void addStage(BatchView& view, const domain::StagedTests& group, const services::OpenCase& open,
              const domain::CaseBatch& batch, const Catalogue& catalogue)
{
    const bool isPlaced = open.document().content().isOrderPlaced;
    std::vector<std::string> ordered = group.tests;
    std::erase_if(ordered, [&](const std::string& test) { return !contains(batch.order, test); });
    view.rows << headingRow(stageHeading(group.stage, isPlaced, ordered, catalogue),
                            QString::number(ordered.size()));
    for (const std::string& test : group.tests) {
        const bool isOrdered = contains(batch.order, test);
        view.rows << (isOrdered ? orderRow(test, open, catalogue) : struckRow(test, catalogue));
        if (!isPlaced)
            view.rows.last().checked = isOrdered;
    }
}

/// By stage; struck-out tests stay in their stage.
void addOrders(BatchView& view, const services::OpenCase& open, const domain::CaseBatch& batch,
               const Catalogue& catalogue)
{
    std::vector<std::string> tests = batch.order;
    for (std::string& test : struckOut(*open.recommendation(), batch))
        tests.push_back(std::move(test));
    if (tests.empty())
        view.rows << headingRow(open.document().content().isOrderPlaced ? CaseWords::tr("Ordered")
                                                                        : CaseWords::tr("Order now"),
                                QString::number(0));
    for (const domain::StagedTests& group : domain::testsByStage(tests, open.recommendation(), catalogue))
        addStage(view, group, open, batch, catalogue);
}

/// Tests ordered in this round besides the batch. Returns them.
std::vector<std::string> addLaterOrders(BatchView& view, const domain::CaseDocument& document,
                                        const Catalogue& catalogue)
{
    std::vector<std::string> later;
    for (const domain::CaseOrder& order : document.orders()) {
        if (order.round != document.round() || order.kind == domain::CaseOrder::Kind::Batch)
            continue;
        const bool isFallBack = order.kind == domain::CaseOrder::Kind::FallBack;
        view.rows << headingRow(isFallBack ? CaseWords::tr("Ordered after estimation")
                                           : CaseWords::tr("Additional orders"),
                                QString::number(order.ordered.size()));
        for (const std::string& feature : order.ordered) {
            view.rows << testRow(feature, catalogue);
            view.rows.last().subtitle = isFallBack ? CaseWords::tr("its estimate was not accepted")
                                                   : CaseWords::tr("requested later");
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

QString expectedText(const services::OpenCase& open)
{
    const auto percent = [](double share) { return language::number(domain::percentText(share)); };
    const domain::Recommendation* recommendation = open.recommendation();
    const domain::Explanation* explanation = open.explanation();
    const double reached = explanation ? explanation->expectedConfidence : recommendation->confidenceExpected;
    const QString expected =
        CaseWords::tr("With these results, the most likely disease is expected to reach %1 (now %2).")
            .arg(percent(std::max(reached, recommendation->confidenceNow)),
                 percent(recommendation->confidenceNow));
    if (!explanation)
        return expected;
    return expected + QLatin1Char(' ') +
           CaseWords::tr("Expected accuracy %1; %2 if everything is ordered.")
               .arg(percent(explanation->expectedAccuracy), percent(explanation->accuracyIfAllOrdered));
}

QString standingText(TestStanding standing)
{
    switch (standing) {
    case TestStanding::Ordered:
        return CaseWords::tr("already in the batch");
    case TestStanding::IsKnown:
        return CaseWords::tr("already known");
    case TestStanding::Movable:
        return CaseWords::tr("recommended, not yet ordered");
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
        view.saved = CaseWords::tr("saves %1").arg(language::number(domain::costText(saved, currency)));
    addEstimates(view, open, estimated, catalogue);
    view.totals = joined({testsText(totals.tests), language::number(domain::costText(totals.cost, currency)),
                          CaseWords::tr("results in: %1")
                              .arg(language::translated(domain::durationText(totals.turnaroundMinutes)))});
    if (!open.document().content().isOrderPlaced)
        view.expected = expectedText(open);
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
    const QString then = language::number(domain::percentText(*accuracy));
    const QString now = language::number(domain::percentText(explanation->expectedAccuracy));
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
    if (explanation && canBeAdded)
        row.tip = (QStringList{row.tip} + outcomeLines(*explanation, choice.feature, catalogue))
                      .join(QLatin1Char('\n'));
    return row;
}

} // namespace genex::ui
