// SPDX-License-Identifier: GPL-3.0-or-later
#include "reportremarks.h"

#include "reportdifferential.h"
#include "reportwords.h"

namespace genex::exchange {

using namespace domain;

namespace {

QString leadingText(const Conclusion& conclusion, const Catalogue& catalogue)
{
    if (conclusion.abstains || conclusion.differential.empty())
        return Wording::tr("no diagnosis suggested");
    const Diagnosis& leading = conclusion.differential.front();
    return QStringLiteral("%1, %2").arg(nameOfDisease(catalogue, leading.disease),
                                        percent(leading.probability));
}

QString concludedText(const Conclusion& conclusion, const Catalogue& catalogue)
{
    if (conclusion.abstains || conclusion.differential.empty())
        return Wording::tr("No diagnosis suggested.");
    const Diagnosis& leading = conclusion.differential.front();
    return Wording::tr("Most likely: %1, %2.")
        .arg(nameOfDisease(catalogue, leading.disease), percent(leading.probability));
}

QString awaitedText(std::size_t count)
{
    return count == 1 ? Wording::tr("1 test result is pending.")
                      : Wording::tr("%1 test results are pending.").arg(count);
}

QString draftText(const CaseDocument& document)
{
    if (!document.recommendation())
        return Wording::tr("No tests have been recommended yet.");
    const std::size_t count = document.batch().order.size();
    if (count == 0)
        return Wording::tr("No test needs to be ordered.");
    return count == 1 ? Wording::tr("1 test is recommended but not yet ordered.")
                      : Wording::tr("%1 tests are recommended but not yet ordered.").arg(count);
}

ReportSection concernsSection(const std::vector<Concern>& concerns, bool abstains)
{
    ReportSection section{abstains ? Wording::tr("Why no diagnosis is suggested") : Wording::tr("Cautions"),
                          {}};
    for (const Concern& concern : concerns)
        section.blocks.emplace_back(ReportText{shownText(concern.text)});
    return section;
}

ReportSection amendedSection(const ReportContext& context, const SetAside& amended)
{
    const QString reason = context.pseudonym.clean(amended.amendment->reason);
    const QString before = leadingText(amended.conclusion->conclusion, context.catalogue);
    return {
        Wording::tr("Amended"),
        {ReportText{Wording::tr("%1, by %2: %3").arg(timeText(amended.atMs), plain(amended.who), reason),
                    ReportTone::Alarm},
         ReportText{Wording::tr("Before: %1 (concluded %2).").arg(before, timeText(amended.concludedAtMs))}}};
}

QStringList formerRow(const ReportContext& context, const SetAside& former)
{
    const Conclusion& conclusion = former.conclusion->conclusion;
    const QString why = former.amendment
                            ? Wording::tr("Amended by %1: %2")
                                  .arg(plain(former.who), context.pseudonym.clean(former.amendment->reason))
                            : Wording::tr("Another batch was started by %1.").arg(plain(former.who));
    return {shortTimeText(former.concludedAtMs), QString::number(former.round),
            leadingText(conclusion, context.catalogue),
            againstThreshold(conclusion.confidence, conclusion.threshold), why};
}

} // namespace

QString headlineOf(const ReportContext& context)
{
    const CaseDocument& document = context.document;
    if (const Conclusion* conclusion = document.conclusion())
        return concludedText(*conclusion, context.catalogue);
    if (const std::size_t awaited = document.awaited().size(); awaited > 0)
        return context.record.hasFallenBack
                   ? Wording::tr("The estimates were not accepted.") + QLatin1Char(' ') + awaitedText(awaited)
                   : awaitedText(awaited);
    if (context.record.amendment())
        return Wording::tr("Reopened for amendment, not yet concluded again.");
    return document.content().isOrderPlaced
               ? Wording::tr("All results are in. The case is not yet concluded.")
               : draftText(document);
}

std::vector<ReportSection> remarksOn(const ReportContext& context)
{
    std::vector<ReportSection> sections;
    if (const SetAside* amended = context.record.amendment())
        sections.push_back(amendedSection(context, *amended));
    const Conclusion* conclusion = context.document.conclusion();
    const Recommendation* recommendation = context.document.recommendation();
    if (conclusion && !conclusion->concerns.empty())
        sections.push_back(concernsSection(conclusion->concerns, conclusion->abstains));
    else if (!conclusion && recommendation && !recommendation->concerns.empty())
        sections.push_back(concernsSection(recommendation->concerns, false));
    return sections;
}

std::vector<ReportSection> formerConclusions(const ReportContext& context)
{
    if (context.record.setAside.empty())
        return {};
    ReportTable table{{Wording::tr("Concluded (UTC)"), Wording::tr("Round"), Wording::tr("Conclusion"),
                       Wording::tr("Confidence"), Wording::tr("Reason for amendment")},
                      {},
                      {4, 2, 5, 5, 7},
                      {}};
    for (const SetAside& former : context.record.setAside)
        table.rows.push_back(formerRow(context, former));
    return {{Wording::tr("Previous conclusions"), {table}}};
}

} // namespace genex::exchange
