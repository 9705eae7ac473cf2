// SPDX-License-Identifier: GPL-3.0-or-later
#include "reportevidence.h"

#include "language/translated.h"
#include "reportlists.h"
#include "reportwords.h"

#include <algorithm>
#include <cmath>

namespace genex::exchange {

using namespace domain;

namespace {

constexpr auto kDiseasesExplained = std::size_t(5);

/// What is known about a feature: an observation, a generated value, or the patient's age or sex, which is
/// passed to the model without being a finding.
QString knownText(const ReportContext& context, const std::string& feature)
{
    for (const CaseFinding& entry : context.document.findings()) {
        if (entry.finding.feature == feature)
            return observed(context, entry.finding);
    }
    for (const CaseResult& result : context.document.results()) {
        if (result.finding.feature == feature)
            return reported(context, result);
    }
    const Conclusion* conclusion = context.document.conclusion();
    const auto isIt = [&](const EstimatedValue& value) { return value.feature == feature; };
    const bool isEstimated = conclusion && std::ranges::any_of(conclusion->estimates, isIt);
    return isEstimated ? Wording::tr("≈ estimated") : Wording::tr("from the patient's details");
}

QString evidenceText(const ReportContext& context, const Evidence& evidence)
{
    const QString sign = evidence.support < 0 ? QStringLiteral("−") : QStringLiteral("+");
    return QStringLiteral("%1: %2 (%3%4)")
        .arg(nameOfFeature(context.catalogue, evidence.feature), knownText(context, evidence.feature), sign,
             language::number(std::abs(evidence.support), 2));
}

ReportTable evidenceTable(const ReportContext& context, const Diagnosis& diagnosis)
{
    QStringList sides[2];
    for (const Evidence& evidence : diagnosis.evidence)
        sides[evidence.support < 0 ? 1 : 0] << evidenceText(context, evidence);
    ReportTable table{{Wording::tr("For"), Wording::tr("Against")}, {}, {1, 1}, {}};
    const qsizetype rows = std::max<qsizetype>({sides[0].size(), sides[1].size(), 1});
    for (qsizetype i = 0; i < rows; ++i) {
        const QString none = i == 0 ? Wording::tr("nothing") : QString();
        table.rows.push_back({sides[0].value(i, none), sides[1].value(i, none)});
    }
    return table;
}

} // namespace

std::vector<ReportSection> evidenceSections(const ReportContext& context)
{
    const Conclusion* conclusion = context.document.conclusion();
    if (!conclusion)
        return {};
    std::vector<ReportSection> sections;
    for (const Diagnosis& diagnosis : conclusion->differential) {
        if (diagnosis.evidence.empty() || sections.size() == kDiseasesExplained)
            break;
        sections.push_back(
            {Wording::tr("Evidence: %1, %2")
                 .arg(nameOfDisease(context.catalogue, diagnosis.disease), percent(diagnosis.probability)),
             {evidenceTable(context, diagnosis)}});
    }
    if (!sections.empty())
        sections.front().blocks.insert(
            sections.front().blocks.begin(),
            ReportText{Wording::tr("In brackets: how much the log probability would fall (+) or rise (−) "
                                   "without the finding."),
                       ReportTone::Quiet});
    return sections;
}

} // namespace genex::exchange
