// SPDX-License-Identifier: GPL-3.0-or-later
#include "reportdifferential.h"

#include "reportwords.h"

#include "domain/cantmiss.h"

#include <algorithm>
#include <map>

namespace genex::exchange {

using namespace domain;

namespace {

constexpr std::size_t kDiseasesShown = 6;
constexpr std::size_t kPinnedShown = 3; ///< as bars; further ones are listed in a sentence
constexpr std::size_t kDiseasesListed = 300;

ReportBar barOf(const std::string& id, double now, const Catalogue& catalogue)
{
    ReportBar bar{nameOfDisease(catalogue, id), false, now, std::nullopt, std::nullopt};
    if (const Disease* disease = catalogue.disease(id); disease && disease->cantMiss) {
        bar.cantMiss = true;
        bar.cantMissFrom = disease->cantMissFrom;
    }
    return bar;
}

/// Every disease with its figures, most likely first.
ReportBars barsOf(const Conclusion& conclusion, const Recommendation* before, const Catalogue& catalogue)
{
    std::map<std::string_view, double> formerly;
    if (before) {
        for (const Likelihood& likelihood : before->differential)
            formerly[likelihood.disease] = likelihood.now;
    }
    ReportBars bars{Wording::tr("after"), before ? Wording::tr("before") : QString(), {}, {}};
    for (const Diagnosis& diagnosis : conclusion.differential) {
        const auto found = formerly.find(diagnosis.disease);
        bars.bars.push_back(barOf(diagnosis.disease, diagnosis.probability, catalogue));
        if (found != formerly.end())
            bars.bars.back().before = found->second;
    }
    return bars;
}

ReportBars barsOf(const Recommendation& recommendation, const Catalogue& catalogue)
{
    ReportBars bars{Wording::tr("now"), {}, Wording::tr("expected"), {}};
    for (const Likelihood& likelihood : recommendation.differential) {
        bars.bars.push_back(barOf(likelihood.disease, likelihood.now, catalogue));
        bars.bars.back().expected = likelihood.expected;
    }
    return bars;
}

std::optional<ReportBars> allBars(const ReportContext& context)
{
    const Recommendation* recommendation = context.document.recommendation();
    if (const Conclusion* conclusion = context.document.conclusion())
        return barsOf(*conclusion, recommendation, context.catalogue);
    if (recommendation)
        return barsOf(*recommendation, context.catalogue);
    return std::nullopt;
}

/// What the probabilities are based on.
QString legendOf(const ReportContext& context)
{
    const Conclusion* conclusion = context.document.conclusion();
    if (!conclusion)
        return Wording::tr("Now: from current findings. Expected: with the results of the batch.");
    const QString after = conclusion->usesEstimates
                              ? Wording::tr("After: with results and ≈ estimated values.")
                              : Wording::tr("After: with the results.");
    const bool hasBefore = context.document.recommendation() != nullptr;
    return hasBefore ? Wording::tr("Before: from the findings alone.") + QLatin1Char(' ') + after : after;
}

/// Keeps the most likely diseases and a few can't-miss ones at or above their thresholds. Returns those at or
/// above their thresholds without a bar.
std::vector<ReportBar> keepMostImportant(std::vector<ReportBar>& bars)
{
    std::vector<ReportBar> unshown;
    std::size_t pinned = 0;
    std::size_t position = 0;
    std::erase_if(bars, [&](const ReportBar& bar) {
        const bool isTop = position++ < kDiseasesShown;
        const bool isPinned = !isTop && bar.cantMiss && mustNotBeMissed(bar.now, bar.cantMissFrom);
        if (isPinned && pinned++ >= kPinnedShown)
            unshown.push_back(bar);
        return !isTop && (!isPinned || pinned > kPinnedShown);
    });
    return unshown;
}

ReportText alsoPinned(const std::vector<ReportBar>& bars)
{
    QStringList names;
    for (const ReportBar& bar : bars)
        names << QStringLiteral("%1 (%2)").arg(bar.name, percent(bar.now));
    return {Wording::tr("! Can't-miss diseases at or above their threshold: %1.")
                .arg(names.join(QStringLiteral(", "))),
            ReportTone::Alarm};
}

ReportText noAnswer()
{
    return {Wording::tr("No model has answered yet."), ReportTone::Quiet};
}

/// Consequence of the confidence for the estimates.
QString verdict(const Conclusion& conclusion, bool hasFallenBack)
{
    if (hasFallenBack)
        return Wording::tr("Fallback: the estimates were not accepted, and the tests were ordered.");
    if (conclusion.usesEstimates)
        return Wording::tr("No fallback: the estimates were accepted and are part of the differential.");
    return Wording::tr("No fallback: nothing was estimated.");
}

ReportGauge gaugeOf(const Conclusion& conclusion, bool hasFallenBack)
{
    return {conclusion.confidence, std::nullopt, conclusion.threshold,
            againstThreshold(conclusion.confidence, conclusion.threshold) + QLatin1Char(' ') +
                verdict(conclusion, hasFallenBack)};
}

ReportGauge gaugeOf(const Recommendation& recommendation, bool hasFallenBack)
{
    const QString now = againstThreshold(recommendation.confidenceNow, recommendation.threshold);
    // Results are never expected to leave less sure; temperatures before and after them differ.
    const double then = std::max(recommendation.confidenceExpected, recommendation.confidenceNow);
    const QString expected = Wording::tr("Expected with the batch: %1.").arg(percent(then));
    const QString fallBack =
        hasFallenBack ? Wording::tr("Fallback: the estimates were not accepted, and the tests were ordered.")
                      : Wording::tr("The fallback is decided when all results are in.");
    return {recommendation.confidenceNow, then, recommendation.threshold,
            QStringLiteral("%1 %2 %3").arg(now, expected, fallBack)};
}

QStringList rowOf(const ReportBar& bar, bool hasBefore)
{
    const std::optional<double> other = hasBefore ? bar.before : bar.expected;
    const QString name = bar.cantMiss
                             ? Wording::tr("! %1 (can’t miss, %2)").arg(bar.name, fromText(bar.cantMissFrom))
                             : bar.name;
    const QString otherText = other ? percent(*other) : QStringLiteral("–");
    return hasBefore ? QStringList{name, otherText, percent(bar.now)}
                     : QStringList{name, percent(bar.now), otherText};
}

} // namespace

QString againstThreshold(double confidence, double threshold)
{
    const auto [first, second] = percents(confidence, threshold);
    if (threshold <= 0)
        return Wording::tr("Confidence %1; the model has no threshold τ.").arg(first);
    return confidence >= threshold ? Wording::tr("Confidence %1, at or above τ = %2.").arg(first, second)
                                   : Wording::tr("Confidence %1, below τ = %2.").arg(first, second);
}

ReportSection differentialSection(const ReportContext& context)
{
    std::optional<ReportBars> bars = allBars(context);
    if (!bars)
        return {Wording::tr("Differential"), {noAnswer()}};
    const std::vector<ReportBar> unshown = keepMostImportant(bars->bars);
    ReportSection section{Wording::tr("Differential"),
                          {ReportText{legendOf(context), ReportTone::Quiet}, *bars}};
    if (!unshown.empty())
        section.blocks.emplace_back(alsoPinned(unshown));
    return section;
}

ReportSection confidenceSection(const ReportContext& context)
{
    const bool hasFallenBack = context.record.hasFallenBack;
    if (const Conclusion* conclusion = context.document.conclusion())
        return {Wording::tr("Confidence"), {gaugeOf(*conclusion, hasFallenBack)}};
    if (const Recommendation* recommendation = context.document.recommendation())
        return {Wording::tr("Confidence"), {gaugeOf(*recommendation, hasFallenBack)}};
    return {Wording::tr("Confidence"), {noAnswer()}};
}

ReportSection fullDifferential(const ReportContext& context)
{
    const std::optional<ReportBars> bars = allBars(context);
    if (!bars)
        return {Wording::tr("Differential"), {noAnswer()}};
    const bool hasBefore = bars->expectedLabel.isEmpty();
    ReportTable table{{Wording::tr("Disease"), hasBefore ? Wording::tr("Before") : Wording::tr("Now"),
                       hasBefore ? Wording::tr("After") : Wording::tr("Expected with the batch")},
                      {},
                      {6, 2, 2},
                      {false, true, true}};
    for (const ReportBar& bar : bars->bars) {
        if (table.rows.size() == kDiseasesListed)
            break;
        table.rows.push_back(rowOf(bar, hasBefore));
    }
    return {Wording::tr("Differential"), {ReportText{legendOf(context), ReportTone::Quiet}, table}};
}

} // namespace genex::exchange
