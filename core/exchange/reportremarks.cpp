#include "reportremarks.h"

#include "reportdifferential.h"
#include "reportwords.h"

namespace genex::exchange {

using namespace domain;

namespace {

QString leadingText(const Conclusion& conclusion, const Catalogue& catalogue)
{
    if (conclusion.abstains || conclusion.differential.empty())
        return tr("no disease named");
    const Diagnosis& leading = conclusion.differential.front();
    return QStringLiteral("%1, %2").arg(nameOfDisease(catalogue, leading.disease),
                                        percent(leading.probability));
}

QString concludedText(const Conclusion& conclusion, const Catalogue& catalogue)
{
    if (conclusion.abstains || conclusion.differential.empty())
        return tr("The program names no disease.");
    const Diagnosis& leading = conclusion.differential.front();
    return tr("Most likely: %1, %2.")
        .arg(nameOfDisease(catalogue, leading.disease), percent(leading.probability));
}

QString awaitedText(std::size_t count)
{
    return count == 1 ? tr("The result of 1 test is awaited.")
                      : tr("The results of %1 tests are awaited.").arg(count);
}

QString draftText(const CaseDocument& document)
{
    if (!document.recommendation())
        return tr("No tests have been recommended yet.");
    const std::size_t count = document.batch().order.size();
    if (count == 0)
        return tr("No test needs to be ordered.");
    return count == 1 ? tr("1 test is recommended and not ordered yet.")
                      : tr("%1 tests are recommended and not ordered yet.").arg(count);
}

ReportSection concernsSection(const std::vector<Concern>& concerns, bool abstains)
{
    ReportSection section{abstains ? tr("No disease is named, because") : tr("To be careful about"), {}};
    for (const Concern& concern : concerns)
        section.blocks.emplace_back(ReportText{plain(concern.text)});
    return section;
}

ReportSection amendedSection(const ReportContext& context, const SetAside& amended)
{
    const QString reason = context.pseudonym.clean(amended.amendment->reason);
    const QString before = leadingText(amended.conclusion->conclusion, context.catalogue);
    return {tr("Amended"),
            {ReportText{tr("%1, by %2: %3").arg(timeText(amended.atMs), plain(amended.who), reason),
                        ReportTone::Alarm},
             ReportText{tr("Before: %1 (concluded %2).").arg(before, timeText(amended.concludedAtMs))}}};
}

QStringList formerRow(const ReportContext& context, const SetAside& former)
{
    const Conclusion& conclusion = former.conclusion->conclusion;
    const QString why = former.amendment
                            ? tr("Amended by %1: %2")
                                  .arg(plain(former.who), context.pseudonym.clean(former.amendment->reason))
                            : tr("Another batch was started by %1.").arg(plain(former.who));
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
                   ? tr("The estimates were not trusted.") + QLatin1Char(' ') + awaitedText(awaited)
                   : awaitedText(awaited);
    if (context.record.amendment())
        return tr("Reopened to be amended, and not concluded again yet.");
    return document.content().isOrderPlaced ? tr("All results are in. The case is not concluded yet.")
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
    ReportTable table{
        {tr("Concluded (UTC)"), tr("Round"), tr("It said"), tr("Confidence"), tr("Why it no longer stands")},
        {},
        {4, 2, 5, 5, 7},
        {}};
    for (const SetAside& former : context.record.setAside)
        table.rows.push_back(formerRow(context, former));
    return {{tr("What it was before"), {table}}};
}

} // namespace genex::exchange
