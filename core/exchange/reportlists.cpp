// SPDX-License-Identifier: GPL-3.0-or-later
#include "reportlists.h"

#include "reportwords.h"

#include "domain/casewording.h"
#include "domain/reasonwording.h"
#include "domain/wording.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace genex::exchange {

using namespace domain;

namespace {

bool contains(const std::vector<std::string>& features, const std::string& feature)
{
    return std::ranges::find(features, feature) != features.end();
}

double totalGain(const Recommendation& recommendation)
{
    double total = 0;
    for (const OrderItem& item : recommendation.order)
        total += std::max(item.expectedGain, 0.0);
    return total;
}

QString shareOfGain(double gain, double total)
{
    if (gain <= 0 || total <= 0)
        return Wording::tr("no gain expected on its own");
    return Wording::tr("%1 of the expected gain").arg(percent(gain / total));
}

const OrderItem* itemOf(const std::string& feature, const Recommendation* recommendation)
{
    if (!recommendation)
        return nullptr;
    const auto item = std::ranges::find(recommendation->order, feature, &OrderItem::feature);
    return item == recommendation->order.end() ? nullptr : &*item;
}

/// "+13 % · distinguishes Dengue from Malaria", in the words of the window.
QString personalReason(const OrderItem& item, const Catalogue& catalogue)
{
    const std::string gain = gainText(item.expectedGain);
    const QString added = gain.empty() ? Wording::tr("little information on its own") : numberText(gain);
    if (item.separates.size() != 2)
        return added;
    return QStringLiteral("%1 · %2").arg(added, Wording::tr("distinguishes %1 from %2")
                                                    .arg(nameOfDisease(catalogue, item.separates[0]),
                                                         nameOfDisease(catalogue, item.separates[1])));
}

QString reasonInBatch(const std::string& feature, const Recommendation* recommendation,
                      const Catalogue& catalogue)
{
    if (const OrderItem* item = itemOf(feature, recommendation))
        return recommendation->selection == "personal"
                   ? personalReason(*item, catalogue)
                   : shareOfGain(item->expectedGain, totalGain(*recommendation));
    if (recommendation && contains(recommendation->estimate, feature))
        return Wording::tr("ordered by the doctor instead of estimated");
    return Wording::tr("added by the doctor");
}

QStringList outcomesOf(const std::string& feature, const Recommendation* recommendation,
                       const Catalogue& catalogue)
{
    const OrderItem* item = itemOf(feature, recommendation);
    if (!item || item->separates.size() != 2)
        return {};
    const PartedDiseases parted =
        partedDiseases(item->separates[0], item->separates[1], recommendation->differential);
    QStringList lines;
    for (const Text& line :
         outcomeTexts(item->outcomes, named(parted, catalogue), catalogue.feature(feature)))
        lines << shownText(line);
    return lines;
}

QString reasonOf(const std::string& feature, CaseOrder::Kind kind, const Recommendation* recommendation,
                 const Catalogue& catalogue)
{
    switch (kind) {
    case CaseOrder::Kind::Batch:
        return reasonInBatch(feature, recommendation, catalogue);
    case CaseOrder::Kind::Further:
        return Wording::tr("also ordered by the doctor");
    case CaseOrder::Kind::FallBack:
        break;
    }
    return Wording::tr("fallback: its estimate was not accepted");
}

QString stageText(Stage stage)
{
    switch (stage) {
    case Stage::Bedside:
        return Wording::tr("at the bedside");
    case Stage::Laboratory:
        return Wording::tr("laboratory");
    case Stage::Imaging:
        break;
    }
    return Wording::tr("imaging");
}

std::vector<OrderedTest> ofThisRound(const ReportContext& context)
{
    std::vector<OrderedTest> tests = orderedTests(context);
    std::erase_if(tests, [&](const OrderedTest& test) { return test.round != context.document.round(); });
    return tests;
}

ReportEntries entriesOf(const std::vector<OrderedTest>& tests, const Catalogue& catalogue)
{
    ReportEntries entries;
    for (const OrderedTest& test : tests)
        entries.entries.push_back({ReportSign::None, nameOfFeature(catalogue, test.feature),
                                   QStringLiteral("%1 · %2").arg(stageText(test.stage), test.reason)});
    return entries;
}

/// Whether the batch is the bucket's or personal. Empty without a batch in this round.
std::optional<ReportBlock> choiceBlock(const Recommendation* recommendation)
{
    if (!recommendation)
        return std::nullopt;
    const QString text =
        recommendation->selection == "personal"
            ? Wording::tr("Chosen for this patient.")
            : Wording::tr("Chosen for patients like this one (bucket %1).").arg(recommendation->bucket);
    return ReportText{text, ReportTone::Quiet};
}

/// Placeholder in the estimates' frame before values are generated.
ReportEstimates toBeEstimated(const std::vector<std::string>& features, const Catalogue& catalogue)
{
    ReportEstimates frame{Wording::tr("≈ To be estimated, not ordered"),
                          {},
                          Wording::tr("The model will generate these values. They are not observations.")};
    for (const std::string& feature : features)
        frame.values.push_back({nameOfFeature(catalogue, feature), Wording::tr("≈ to be estimated")});
    return frame;
}

/// In this round and not yet replaced by results.
std::vector<std::string> leftToEstimate(const ReportContext& context)
{
    std::vector<std::string> features;
    for (const std::string& feature : context.document.batch().estimate) {
        const auto isOrdered = [&](const OrderedTest& test) { return test.feature == feature; };
        if (!context.document.content().isKnown(feature) &&
            std::ranges::none_of(ofThisRound(context), isOrdered))
            features.push_back(feature);
    }
    return features;
}

ReportBlock estimatesBlock(const ReportContext& context)
{
    const CaseDocument& document = context.document;
    if (const CaseEstimates* estimates = document.estimates())
        return framed(Wording::tr("≈ Estimated, not observed"), estimates->values,
                      Wording::tr("Generated by the model from what is known. Not observations."),
                      context.catalogue);
    if (const auto features = leftToEstimate(context); !features.empty() && !document.isClosed())
        return toBeEstimated(features, context.catalogue);
    if (context.record.hasFallenBack)
        return ReportText{Wording::tr("None: the estimates were not accepted, and the tests were ordered."),
                          ReportTone::Quiet};
    return ReportText{Wording::tr("Nothing is estimated."), ReportTone::Quiet};
}

void addUnreported(ReportEntries& list, const ReportContext& context)
{
    for (const UnavailableTest& test : context.document.unavailable())
        list.entries.push_back(
            {ReportSign::Missing, nameOfFeature(context.catalogue, test.feature),
             Wording::tr("unavailable: %1")
                 .arg(context.pseudonym.clean(shownText(domain::reasonText(test.reason))))});
    for (const std::string& feature : context.document.awaited())
        list.entries.push_back(
            {ReportSign::Missing, nameOfFeature(context.catalogue, feature), Wording::tr("pending")});
}

} // namespace

std::vector<OrderedTest> orderedTests(const ReportContext& context)
{
    std::vector<OrderedTest> tests;
    const std::vector<CaseOrder>& orders = context.document.orders();
    for (std::size_t i = 0; i < orders.size(); ++i) {
        const CaseOrder& order = orders[i];
        const Recommendation* recommendation = context.record.recommendationOfOrder.at(i);
        for (const std::string& feature : order.ordered)
            tests.push_back({feature, order.kind, order.round, order.atMs,
                             reasonOf(feature, order.kind, recommendation, context.catalogue),
                             stageOfTest(feature, recommendation, context.catalogue),
                             outcomesOf(feature, recommendation, context.catalogue)});
    }
    return tests;
}

std::vector<OrderedTest> testsToOrder(const ReportContext& context)
{
    std::vector<OrderedTest> tests;
    if (context.document.content().isOrderPlaced)
        return tests;
    for (const std::string& feature : context.document.batch().order)
        tests.push_back({feature, CaseOrder::Kind::Batch, context.document.round(), 0,
                         reasonInBatch(feature, context.document.recommendation(), context.catalogue),
                         stageOfTest(feature, context.document.recommendation(), context.catalogue),
                         outcomesOf(feature, context.document.recommendation(), context.catalogue)});
    return tests;
}

QString observed(const ReportContext& context, const Finding& finding)
{
    const QString text = shownText(observationText(finding, context.catalogue));
    return finding.state == FindingState::Category ? context.pseudonym.clean(text) : text;
}

QString reported(const ReportContext& context, const CaseResult& result)
{
    return context.pseudonym.clean(shownText(resultText(result.finding, result.unit, context.catalogue)));
}

ReportSign signOf(const Finding& finding)
{
    if (finding.state == FindingState::Present)
        return ReportSign::Present;
    return finding.state == FindingState::Absent ? ReportSign::Absent : ReportSign::None;
}

QString totalsText(const std::vector<OrderedTest>& tests, const Catalogue& catalogue)
{
    std::vector<std::string> features;
    for (const OrderedTest& test : tests)
        features.push_back(test.feature);
    const BatchTotals totals = totalsOf(features, catalogue);
    const QString count =
        totals.tests == 1 ? Wording::tr("1 test") : Wording::tr("%1 tests").arg(totals.tests);
    return Wording::tr("%1 · %2 · last result: %3")
        .arg(count, numberText(costText(totals.cost, catalogue.content().currency)),
             shownText(durationText(totals.turnaroundMinutes)));
}

ReportSection findingsSection(const ReportContext& context)
{
    ReportEntries list;
    for (const CaseFinding& entry : context.document.findings()) {
        const QString value = observed(context, entry.finding);
        list.entries.push_back(
            {signOf(entry.finding), nameOfFeature(context.catalogue, entry.finding.feature),
             entry.lateInRound > 0 ? Wording::tr("%1, after the order").arg(value) : value});
    }
    if (list.entries.empty())
        return {Wording::tr("Findings"), {ReportText{Wording::tr("None entered."), ReportTone::Quiet}}};
    return {Wording::tr("Findings"), {list}};
}

ReportSection orderSection(const ReportContext& context)
{
    const auto ordered = ofThisRound(context);
    const auto tests = ordered.empty() ? testsToOrder(context) : ordered;
    if (tests.empty())
        return {Wording::tr("Ordered"),
                {ReportText{Wording::tr("Nothing has been ordered."), ReportTone::Quiet}}};
    const QString heading =
        ordered.empty() ? Wording::tr("Recommended, not ordered yet") : Wording::tr("Orders and reasons");
    ReportSection section{heading, {ReportText{totalsText(tests, context.catalogue), ReportTone::Quiet}}};
    if (auto choice = choiceBlock(context.document.recommendation()))
        section.blocks.push_back(std::move(*choice));
    section.blocks.emplace_back(entriesOf(tests, context.catalogue));
    return section;
}

ReportSection resultsSection(const ReportContext& context)
{
    ReportEntries list;
    for (const CaseResult& result : context.document.results())
        list.entries.push_back({signOf(result.finding),
                                nameOfFeature(context.catalogue, result.finding.feature),
                                reported(context, result)});
    addUnreported(list, context);
    if (list.entries.empty())
        return {Wording::tr("Results"), {ReportText{Wording::tr("None reported."), ReportTone::Quiet}}};
    return {Wording::tr("Results"), {list}};
}

ReportSection estimatesSection(const ReportContext& context)
{
    return {Wording::tr("Estimates"), {estimatesBlock(context)}};
}

ReportEstimates framed(const QString& title, const std::vector<EstimatedValue>& values, const QString& remark,
                       const Catalogue& catalogue)
{
    ReportEstimates frame{title, {}, remark};
    for (const EstimatedValue& value : values)
        frame.values.push_back({nameOfFeature(catalogue, value.feature),
                                Wording::tr("%1, estimated").arg(estimateText(value, catalogue))});
    return frame;
}

} // namespace genex::exchange
